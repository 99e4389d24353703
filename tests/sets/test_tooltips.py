"""Cards and boards in words: every key, every language, every field."""

from dataclasses import replace

import pytest

from sevenwonders.classic.cards import Box, Card, Count, Discount, Effect
from sevenwonders.classic.words.tooltips import effects, look_up, tooltip
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.sets.checks import box_of
from sevenwonders.sets.loader import load_set, make_box, packaged

from .files import EXAMPLE, example_texts, in_every_language, small

BOX = make_box([], [EXAMPLE])
KEYS = [card.key for card in BOX.cards] + [wonder.key for wonder in BOX.wonders]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    texts = Texts(language)
    said = {key: tooltip(BOX, key, texts) for key in KEYS}
    for key, text in said.items():
        assert len(text) > 15, key
        assert "{" not in text, key
        assert "}" not in text, key
        assert "  " not in text, key
        assert text.endswith((".", "!")), key
    other_names = {card.name for card in BOX.cards}
    assert len({said[card.key] for card in BOX.cards}) >= len(other_names) - 10, "cards differ in what they say"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_tells_its_stages_on_a_line_each(language: str) -> None:
    for wonder in BOX.wonders:
        assert len(tooltip(BOX, wonder.key, Texts(language)).splitlines()) == 1 + len(wonder.stages)


def test_examples_in_english() -> None:
    texts = Texts("en")
    assert tooltip(BOX, "forum", texts) == (
        "Costs 2 clay. Free if your city has East Trading Post or West Trading Post. "
        "Produces one unit of your choice every turn: glass, textile or papyrus. Your neighbours cannot buy from it. "
        "Lets you build Haven for free later."
    )
    assert tooltip(BOX, "east_trading_post", texts) == (
        "Costs nothing. From the next turn on you buy wood, stone, clay and ore from your right neighbour "
        "for 1 coin a unit. Lets you build Forum for free later."
    )
    assert tooltip(BOX, "lighthouse", texts) == (
        "Costs 1 stone and 1 glass. Free if your city has Caravansery. "
        "When built: take 1 coin for each yellow card in your city, this one included. "
        "At the end: 1 victory point for each yellow card in your city, this one included."
    )
    assert tooltip(BOX, "rhodes_b", texts).splitlines()[1] == (
        "Stage 1 – Costs 3 stone. Take 3 coins from the bank. 1 shield in every conflict from now on. "
        "Worth 3 victory points."
    )


def test_examples_in_french_and_dutch() -> None:
    assert tooltip(BOX, "shipowners_guild", Texts("fr")) == (
        "Coûte 3 bois, 1 verre et 1 papyrus. À la fin de la partie, 1 point de victoire pour chaque carte marron, "
        "grise ou violette dans votre cité, celle-ci comprise."
    )
    assert tooltip(BOX, "strategists_guild", Texts("nl")) == (
        "Kost 1 steen, 2 erts en 1 textiel. "
        "Aan het einde: 1 overwinningspunt voor elke nederlaagfiche in de twee buursteden."
    )


def with_token() -> Box:
    """A box with a set that has a token, a power of its own and a guess."""
    texts = small(
        set='tokens = ["debt"]\n',
        cards='power = "swap"\ntokens = { debt = 2 }\nguess = true\n',
        names='[token]\ndebt = "Debt"\n[power]\nswap = "Swap two cards {so}."\n',
        rules="",
    )
    return box_of([packaged("base"), load_set(texts)])


def test_a_set_brings_the_words_of_its_powers() -> None:
    assert tooltip(with_token(), "inn", Texts("nl")) == (
        "Kost 1 hout. Neem 2 munten van de bank. Neem 2 fiches: Debt. Swap two cards {so}. "
        "Sommige getallen zijn onze schatting: de gedrukte zijn niet bekend."
    )


EFFECTS = [
    Effect(produces=("W", "W", "S", "W/C", "G/L/P"), tradeable=True),
    Effect(discount=Discount(("left",), "T", 1)),
    Effect(coins_per=Count(2, ("coins", "shields", "victory", "gear", "debt"), ("left",))),
    Effect(vp_per=Count(-1, ("victory", "red"), ("self", "right"))),
    Effect(vp_per=Count(3, ("stage",), ("self", "left"))),
    Effect(coins_per=Count(1, ("defeat",), ("right",)), vp_per=Count(1, ("debt",), ("left", "right", "self"))),
    Effect(science=("gear", "gear", "tablet", "compass/gear"), shields=5, vp=1, coins_now=1),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effect", EFFECTS)
def test_any_effect_has_words(effect: Effect, language: str) -> None:
    said = list(effects(with_token(), effect, Texts(language), "red"))
    assert said
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in said)


def test_points_that_are_lost() -> None:
    said = list(effects(with_token(), EFFECTS[3], Texts("en"), "red"))
    assert said == [
        "At the end you lose 1 victory point for each red card and each victory token "
        "in your city and the one on your right."
    ]


def test_guesses_are_marked() -> None:
    mark = Texts("en")("classic.tip.guess")
    guessed = replace(packaged("base"), wonders=tuple(replace(w, guess=True) for w in packaged("base").wonders))
    assert tooltip(Box((guessed,)), "giza_a", Texts("en")).endswith(mark)
    whole = replace(
        guessed,
        wonders=tuple(replace(w, stages=tuple(replace(s, guess=True) for s in w.stages)) for w in guessed.wonders),
    )
    assert tooltip(Box((whole,)), "giza_a", Texts("en")).count(mark) == 1  # once is enough
    stages = tuple(replace(stage, guess=True) for stage in guessed.wonders[0].stages)
    staged = replace(guessed, wonders=(replace(guessed.wonders[0], guess=False, stages=stages),))
    assert tooltip(Box((staged,)), guessed.wonders[0].key, Texts("en")).count(mark) == len(stages)


def test_articles_are_small_within_a_sentence() -> None:
    texts = in_every_language(example_texts(), '"Olive Grove"', '"The Olive Grove"')
    box = box_of([packaged("base"), load_set(texts)])
    assert "Free if your city has the Olive Grove." in tooltip(box, "oil_market", Texts("en"))


def test_unknown_keys() -> None:
    assert isinstance(look_up(BOX, "altar"), Card)
    with pytest.raises(KeyError):
        tooltip(BOX, "atlantis", Texts("en"))
