"""Every kind of event that any set can tell has its sentence: for its player and for the others, in each language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sevenwonders
from sevenwonders import NOBODY, Event
from sevenwonders.classic.cards import Box
from sevenwonders.classic.codex import COINS
from sevenwonders.classic.words.of_sets import words_of_set
from sevenwonders.classic.words.story import sentence
from sevenwonders.core.texts import LANGUAGES, Texts, catalogue
from sevenwonders.sets.loader import make_box
from tests.contract.cases import EVERY_SET

from .told_games import rare_events, told_games

SOURCES = Path(sevenwonders.__file__).parent
PLAYERS = ["Adélaïde", "Éloïse", "Yvonne", "Urbain", "Oscar", "Ignace", "Héloïse", "Anatole", "Ondine"]
"""Names that begin with a vowel, which French elides before."""
PRIVATE = ("used", "draw")
"""What only the player reads, and of which he knows that it is about him."""
HANDED_ON = ("partner_trade", "partner_war", "sacrifice")
"""Kinds that a part names when it is made."""
FOUND_IN_CITY = ("gain", "loss", "shields", "victory", "destroyed", "penalty", "coins_lost", "victories_lost", "tax")
"""Kinds of events that bring or take something: they say by what."""


def told_kinds() -> set[str]:
    """The kinds that the code tells: what `tell` and `tell_use` are given, and what a part hands on to be told."""
    kinds = set(HANDED_ON)
    for folder in ("classic", "sets"):
        for file in (SOURCES / folder).rglob("*.py"):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            for function in ast.walk(tree):
                if isinstance(function, ast.FunctionDef):
                    kinds.update(_kinds_in(function))
    return kinds


def _kinds_in(function: ast.FunctionDef) -> Iterator[str]:
    for call in ast.walk(function):
        if not isinstance(call, ast.Call):
            continue
        method = call.func.attr if isinstance(call.func, ast.Attribute) else ""
        plain = call.func.id if isinstance(call.func, ast.Name) else ""
        if method == "tell" or plain == "tell_use":
            first = call.args[0 if method else 1]
            yield from _texts_in(first)
            if isinstance(first, ast.Name):  # what the function puts in that variable
                for put in ast.walk(function):
                    if isinstance(put, ast.Assign):
                        yield from _assigned(put, first.id)


def _assigned(put: ast.Assign, name: str) -> Iterator[str]:
    for target in put.targets:
        if isinstance(target, ast.Name) and target.id == name:
            yield from _texts_in(put.value)
        elif isinstance(target, ast.Tuple) and isinstance(put.value, ast.Tuple):
            for each, value in zip(target.elts, put.value.elts, strict=True):
                if isinstance(each, ast.Name) and each.id == name:
                    yield from _texts_in(value)


def _texts_in(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from _texts_in(node.body)
        yield from _texts_in(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def told_events() -> Iterator[tuple[Box, list[list[str]], Event]]:
    for game in told_games():
        boards = [city.board for city in game.view(NOBODY).cities]
        for event in game.events:
            yield game.codex.box, boards, event
    box = make_box(EVERY_SET)
    for event in rare_events():
        yield box, [], event


def test_all_kinds_of_events_are_told_in_these_games() -> None:
    assert {event.kind for _, _, event in told_events()} == told_kinds()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_sentence_for_its_player_and_for_others(language: str) -> None:
    texts = Texts(language)
    for box, boards, event in told_events():
        other = 1 if event.seat != 1 else 2
        for reader in (NOBODY, event.seat, other):
            told = sentence(box, event, texts, PLAYERS, reader, boards=boards)
            assert told.endswith("."), told
            assert not re.search(r"[{}_]|  | \.|\( *\)|None|-1|\w\.\d", told), told
            assert not re.search(r"\b0 (coin|pièce|munt)", told), told
            assert not re.search(r"\b1 (coins|tokens|jetons|pièces|points|munten|punten|fiches)\b", told), told
            assert not re.search(r"\b1 (victory|debt|defeat) \w+s\b|\b1 \w+fiches\b", told), told
            assert event.kind in PRIVATE or _names_its_player(event, reader, told), (event, told)


def _names_its_player(event: Event, reader: int, told: str) -> bool:
    """Whether a sentence speaks to the reader of himself, and of others by name."""
    if event.seat == NOBODY or event.kind == "tile_covered":
        return True
    return (PLAYERS[event.seat] in told) == (reader != event.seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_event_is_told_in_words_of_the_engine(language: str) -> None:
    texts, box = Texts(language), make_box(EVERY_SET)
    own = "classic.event"
    for kind in told_kinds():
        if texts.has(f"{own}.{kind}") or texts.keys_under(f"{own}.{kind}."):
            continue
        assert words_of_set(box, "event", kind, texts), kind
        yours = words_of_set(box, "event", f"{kind}_you", texts)
        assert yours or "{player}" not in words_of_set(box, "event", kind, texts), kind


def test_whatever_is_given_or_taken_says_by_what() -> None:
    for _, _, event in told_events():
        if event.kind in FOUND_IN_CITY:
            assert event.facts.get("source") or event.facts.get("sources"), event


def test_every_coin_that_moves_is_told() -> None:
    """Each city has at the end what it began with, and what the events say that it got and paid."""
    for game in told_games():
        cities = int(game.setting.cities)
        coins = [int(game.codex.start_coins)] * cities
        for number, wonder in enumerate(game.deal.wonders):
            coins[number] += int(game.codex.coins_now[game.codex.start_effects + wonder])
        for event in game.events:
            facts = {fact: value for fact, value in event.facts.items() if isinstance(value, int)}
            for payee, city in (
                ("left", (event.seat + 1) % cities),
                ("right", (event.seat - 1) % cities),
                ("far1", facts.get("far1_city", 0)),
                ("far2", facts.get("far2_city", 0)),
                ("bank", NOBODY),
            ):
                coins[event.seat] -= facts.get(payee, 0)
                if city != NOBODY:
                    coins[city] += facts.get(payee, 0)
            if "coins" in facts:
                coins[event.seat] += facts["coins"] if event.kind in ("gain", "sell", "drop") else -facts["coins"]
        assert coins == [int(city.count[COINS]) for city in game.cities], (game.seed, game.codex.box.sets)


FRENCH_NAMES = "player|card|cards|other|other_card|to|from|loser|wonder|token|tokens|copied|city|source"


def test_french_sentences_need_no_elision() -> None:
    """Before a name stands nothing that a vowel would shorten: no "de Adélaïde", no "que Ondine"."""
    lines = [text for key, text in catalogue("fr").items() if re.match(r"(classic\.)?event\.", key)]
    for each in make_box(EVERY_SET).sets:
        lines += each.names["fr"].get("event", {}).values()
    for line in lines:
        assert not re.search(rf"\b(de|du|que|ne|se|le|la) \{{({FRENCH_NAMES})\}}", str(line)), line
