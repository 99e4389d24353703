"""Tooltips: every card, wonder and token, in every language, and every field of the data told."""

import dataclasses
import re

import pytest

from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.duel.cardfiles import standard
from sevenwonders.duel.cards import Card, CardSet, Progress, Wonder
from sevenwonders.duel.words.names import close_names, find, in_sentence, keys, title
from sevenwonders.duel.words.tooltips import cost_of, look_up, marks, tooltip

CARDS = standard()
SILENT = {"key", "deck", "color", "gives_chain", "applies_to", "art"}
"""Fields without a sentence of their own: names, the colour, a picture, and a part of another field."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", keys(CARDS))
def test_everything_has_a_tooltip(key: str, language: str) -> None:
    text = tooltip(CARDS, key, Texts(language))
    assert text.endswith(".")
    assert not re.search(r"[{}_\[\]]|  |\.\.|None", text), text
    assert text[0].isupper()


def with_row(row: Card | Wonder | Progress) -> CardSet:
    """The card set with one row replaced."""
    return dataclasses.replace(
        CARDS,
        cards=tuple(row if card.key == row.key and isinstance(row, Card) else card for card in CARDS.cards),
        wonders=tuple(row if w.key == row.key and isinstance(row, Wonder) else w for w in CARDS.wonders),
        progress=tuple(row if p.key == row.key and isinstance(row, Progress) else p for p in CARDS.progress),
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", keys(CARDS))
def test_every_field_is_told(key: str, language: str) -> None:
    """Take any one field away, and the tooltip is another."""
    texts, row = Texts(language), look_up(CARDS, key)
    told = tooltip(CARDS, key, texts)
    empty = {str: "", int: 0, bool: False, tuple: None}
    for field in dataclasses.fields(row):
        value = getattr(row, field.name)
        if not value or field.name in SILENT:
            continue
        nothing = () if field.name == "chain_from" else empty[type(value)]
        less = dataclasses.replace(row, **{field.name: nothing})  # type: ignore[arg-type]
        assert tooltip(with_row(less), key, texts) != told, field.name


def test_what_a_card_opens_is_told() -> None:
    for card in CARDS.cards:
        for parent in card.chain_from:
            assert title(CARDS, card.key, Texts("en")) in tooltip(CARDS, parent, Texts("en"))


@pytest.mark.parametrize(
    ("key", "language", "told"),
    [
        ("baths", "en", "Costs 1 stone. Worth 3 victory points. Lets you build Aqueduct for free later."),
        ("tavern", "nl", "Kost niets. Neem 4 munten van de bank. Later bouw je hierdoor gratis: Vuurtoren."),
        ("customs_house", "fr",
         "Coûte 4 pièces. Désormais, la banque vous vend le verre et le papyrus à 1 pièce l'unité."),
        ("horse_breeders", "fr",
         "Coûte 1 bois et 1 argile. Construction gratuite si votre cité possède «\u00a0Écuries\u00a0». "
         "1 bouclier\u00a0: le pion Conflit avance de 1 case vers la capitale adverse."),
        ("moneylenders_guild", "en",
         "Costs 2 wood and 2 stone. At the end: 1 victory point for every 3 coins in the city that has the most of "
         "them."),
        ("lighthouse", "nl",
         "Kost 2 klei en 1 glas. Gratis met Taverne in je stad. Bij het bouwen: neem 1 munt voor elke gele kaart in je "
         "stad, deze inbegrepen. Is 3 overwinningspunten waard."),
        ("appian_way", "en",
         "Costs 2 stone, 2 clay and 1 papyrus. Take 3 coins from the bank. Your rival loses 3 coins. Take another turn "
         "at once. Worth 3 victory points."),
        ("mathematics", "fr",
         "À la fin de la partie, 3 points de victoire pour chacun de vos jetons Progrès, celui-ci compris."),
        ("law", "nl", "Wetenschappelijk symbool: Weegschaal."),
    ],
)  # fmt: skip
def test_some_tooltips_word_by_word(key: str, language: str, told: str) -> None:
    assert tooltip(CARDS, key, Texts(language)) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_are_short_and_one_cell_wide(language: str) -> None:
    from rich.cells import cell_len

    for key in keys(CARDS):
        shown = marks(CARDS, key, Texts(language))
        assert shown, key
        assert cell_len(shown) == len(shown) <= 26, shown


def test_some_marks() -> None:
    english, french = Texts("en"), Texts("fr")
    assert marks(CARDS, "baths", english) == "★3 ∞"
    assert marks(CARDS, "sawmill", french) == "+BB"
    assert marks(CARDS, "forum", english) == "+G/P"
    assert marks(CARDS, "port", english) == "+2●/brown ★3"
    assert marks(CARDS, "sphinx", english) == "↻ ★6"
    assert marks(CARDS, "urbanism", english) == "+6● +4●/∞"


def test_letters_differ_within_a_language() -> None:
    for language in LANGUAGES:
        letters = [Texts(language)(f"letter.{key}") for key in ("wood", "stone", "clay", "glass", "papyrus")]
        assert len(set(letters)) == 5


def test_costs_in_words() -> None:
    library = look_up(CARDS, "forum")
    assert isinstance(library, Card)
    assert cost_of(library, Texts("en")) == "3 coins and 1 clay"


def test_articles_are_small_within_a_sentence() -> None:
    assert in_sentence(CARDS, "sphinx", Texts("en")) == "the Sphinx"
    assert in_sentence(CARDS, "pyramids", Texts("fr")) == "les Pyramides"
    assert in_sentence(CARDS, "baths", Texts("fr")) == "«\u00a0Bains\u00a0»"
    assert in_sentence(CARDS, "statue_of_zeus", Texts("nl")) == "het Zeusbeeld"


@pytest.mark.parametrize(
    ("typed", "language", "found"),
    [
        ("baths", "nl", ["baths"]),
        ("Bains", "en", ["baths"]),
        ("GREAT_LIBRARY", "en", ["great_library"]),
        ("grande bibliotheque", "fr", ["great_library"]),
        ("la grande bibliothèque", "fr", ["great_library"]),
        ("temple", "en", ["temple"]),
        ("pyr", "en", ["pyramids"]),
        ("caserne", "fr", ["garrison"]),
        ("kazerne", "fr", ["barracks"]),
        ("mine", "fr", ["stone_pit"]),
        ("quatsch", "en", []),
        ("", "en", []),
        ("!!", "en", []),
    ],
)
def test_finding_what_was_typed(typed: str, language: str, found: list[str]) -> None:
    assert find(CARDS, typed, language) == found


def test_an_unclear_name_finds_all_it_may_mean() -> None:
    assert len(find(CARDS, "guild", "en")) == 7


def test_every_name_in_every_language_is_found() -> None:
    for language in LANGUAGES:
        for key in keys(CARDS):
            assert find(CARDS, title(CARDS, key, Texts(language)), language) == [key]


def test_misspelt_names_bring_close_ones() -> None:
    assert close_names(CARDS, "batsh", "en") == ["Baths"]
    assert "Bibliothèque" in close_names(CARDS, "biblioteque", "fr")
    assert close_names(CARDS, "zzzzzz", "en") == []
