"""No two things on one table have the same name, with all sets on it: a name that is read or typed means one thing."""

from collections import defaultdict

import pytest

from sevenwonders.classic.cards import Box
from sevenwonders.core.texts import LANGUAGES, plain
from sevenwonders.duel.cardfiles import standard
from sevenwonders.sets.loader import make_box, packaged_keys

TOLD = ("card", "wonder", "token")
"""The sections of names whose things lie on the table beside one another."""
SHARED = {
    # Famous people whom the makers of Towers and of the leaders by players both chose, with other effects.
    frozenset({"attila", "towers_attila"}): LANGUAGES,
    frozenset({"spartacus", "towers_spartacus"}): LANGUAGES,
    frozenset({"vercingetorix", "towers_vercingetorix"}): LANGUAGES,
    # The French rule books of Babel and of Towers both print "Port fluvial".
    frozenset({"river_port", "river_harbour"}): ("fr",),
}
"""Different things to which the published games give one name, and in which languages."""


def whole_box() -> Box:
    return make_box([key for key in packaged_keys() if key != "base"])


def things_by_name(box: Box, language: str) -> dict[str, set[str]]:
    """What each name may mean, as it is compared when someone types it. Cards of one building count as one thing."""
    building = {card.key: card.name for card in box.cards}
    found: dict[str, set[str]] = defaultdict(set)
    for each in box.sets:
        for section in TOLD:
            for key, name in each.names[language].get(section, {}).items():
                found[plain(name)].add(building.get(key, key))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_of_7_wonders_have_one_name(language: str) -> None:
    twice = {frozenset(things) for things in things_by_name(whole_box(), language).values() if len(things) > 1}
    assert twice == {things for things, languages in SHARED.items() if language in languages}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_building_has_one_name_on_all_its_cards(language: str) -> None:
    box = whole_box()
    names: dict[str, set[str]] = defaultdict(set)
    for card in box.cards:
        names[card.name].add(box.name(card.key, language))
    assert [name for name, told in names.items() if len(told) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_of_duel_have_one_name(language: str) -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for section in ("card", "wonder", "progress"):
        for key, name in standard().names[language][section].items():
            found[plain(name)].add(key)
    assert [things for things in found.values() if len(things) > 1] == []
