"""Babel, Towers and Foundations in words: tooltips as players read them, and powers in a few words."""

import re

import pytest

from sevenwonders.classic.cards import Card, Effect, Wonder
from sevenwonders.classic.words.powers import power_mark, power_sentence
from sevenwonders.classic.words.tooltips import effects, tooltip
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.sets.loader import make_box
from sevenwonders.terminal.classic.marks import all_marks, marks

NEW_SETS = ("babel_tower", "babel_projects", "towers", "foundations")
BOX = make_box(("leaders", "cities", *NEW_SETS))
CARDS = [card for each in BOX.sets if each.key in NEW_SETS for card in each.cards]
BOARDS = [wonder for each in BOX.sets if each.key in NEW_SETS for wonder in each.wonders]
ROWS: list[Card | Wonder] = [*CARDS, *BOARDS]
LONGEST_MARK = 56


def all_effects() -> list[Effect]:
    found = [card.effect for card in CARDS] + [step.effect for card in CARDS for step in card.steps]
    return found + [stage.effect for board in BOARDS for stage in board.stages]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_board_is_told(language: str) -> None:
    texts = Texts(language)
    for row in ROWS:
        told = tooltip(BOX, row.key, texts)
        for line in told.splitlines():
            assert line.endswith("."), line
            assert line[0].isupper() or line[0].isdigit(), line
            assert not re.search(r"[{}_\[\]]|  |\.\.|None", line), line
        assert row.guess == (texts("classic.tip.guess") in told.splitlines()[-1]), row.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_has_a_few_words_besides_its_sentence(language: str) -> None:
    texts = Texts(language)
    for effect in filter(lambda each: each.power, all_effects()):
        short, whole = power_mark(BOX, effect, texts), power_sentence(BOX, effect, texts)
        assert 0 < len(short) <= LONGEST_MARK, (effect.power, short)
        assert len(short) < len(whole)
        assert "{" not in short + whole
        assert short in marks(BOX, effect, texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_twin_of_a_thing_is_told_alike(language: str) -> None:
    """Two cards with other numbers or powers never read the same."""
    texts = Texts(language)
    told: dict[str, Effect] = {}
    for effect in all_effects():
        words = " ".join(effects(BOX, effect, texts))
        assert told.setdefault(words, effect) == effect, words


@pytest.mark.parametrize(
    ("key", "language", "told"),
    [
        ("tax_blue", "en",
         "Whoever builds a blue card pays the bank 1 coin in Age I, 2 coins in Age II, 3 coins in Age III."),
        ("money_changer", "en",
         "To take part, pay 1 coin when you have built a yellow card. If it succeeds, for each part that you took – "
         "Take 4 coins from the bank. If it fails and you have no part in it – Lose all your coins. If you cannot, you "
         "lose 1 victory point. Some of its numbers are our guess: the printed ones are not known."),
        ("sargon", "en",
         "Costs 2 coins. From now on each turquoise card costs you 1 unit less of glass, textile, papyrus or tool. "
         "Some of its numbers are our guess: the printed ones are not known."),
        ("ground_tenochtitlan", "fr", "Désormais, chaque carte rouge vous coûte 1 unité de moins (bois)."),
        ("foundation_dove", "nl",
         "Met fase 2 van je wonder, voor 2 munten of schuld – Neem 1 fiche: Diplomatie. Aan het einde van het tijdperk "
         "blijft deze stad buiten de conflicten en geeft ze de fiche terug. Haar twee buren vechten dan met elkaar. "
         "Met fase 4 van je wonder, voor 1 munt of schuld – Is 1 overwinningspunt waard. Aan het einde van het "
         "spel ben je ook de munten schuldig van effecten die niet actief zijn geworden. "
         "Sommige getallen zijn "
         "onze schatting: de gedrukte zijn niet bekend."),
    ],
)  # fmt: skip
def test_some_tooltips_word_by_word(key: str, language: str, told: str) -> None:
    assert tooltip(BOX, key, Texts(language)) == told


@pytest.mark.parametrize(
    ("key", "language", "part"),
    [
        ("magicians_guild", "en", "Science symbols: 2 × Astrolabe."),
        ("lawmakers_guild", "fr",
         "2 points de victoire pour chaque série comprenant une carte turquoise dans chacune des deux cités voisines."),
        ("telanissos_a", "en", "Stage 2 – Costs 2 stone. Each turn you may buy one raw material from each of your "
         "neighbours for 1 coin."),
        ("telanissos_a", "nl", "Fase 2 verfraaid, zodra die gebouwd is – Kost 1 hout. Neem 3 munten van de bank."),
        ("aksum_b", "en", "From now on each wonder stage costs you one resource less (your choice) for each shield"),
        ("aksum_b", "nl", "Vanaf nu mag je voor elke rode kaart hulpbronnen uit de kostprijs vervangen door munten: 1"),
        ("babel_b", "fr", "Étape 3, autre façon – Coûte 3 argiles et 1 textile. Vaut 6 points de victoire."),
        ("armoury", "en", "Also, with Cellar in the same city – 1 shield in every conflict from now on."),
        ("agora", "en", "1 victory point for each purple card in your city and the two neighbouring ones. If it fails"),
    ],
)  # fmt: skip
def test_parts_of_tooltips(key: str, language: str, part: str) -> None:
    assert part in tooltip(BOX, key, Texts(language))


def test_what_is_no_building_says_nothing_of_a_cost() -> None:
    for key in ("tax_blue", "foundation_dove", "ground_thebes"):
        assert "Costs" not in tooltip(BOX, key, Texts("en"))
    assert tooltip(BOX, "bank", Texts("en")).startswith("Costs nothing.")


def test_marks_of_what_comes_later() -> None:
    english = Texts("en")
    rows = {card.key: card for card in CARDS}
    assert all_marks(BOX, rows["armoury"], english) == "▼ + Cellar: ▼"
    assert all_marks(BOX, rows["foundation_dove"], english) == "2: +1 Diplomacy −2● 4: ★1 −1●"
    assert all_marks(BOX, rows["tax_red"], english) == "✦ tax on red cards: 1/2/3 coins by age"
