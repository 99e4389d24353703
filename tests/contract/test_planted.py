"""Leaks are planted, one at each place where a seat can read or ask something: the contract must find every one."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from sevenwonders import Event, Game, Rng
from sevenwonders.sets import classic_game

from .cases import random_move
from .laws import looks_the_same

SEAT = 1


class Spied:
    """A game whose answers may betray something that the seat cannot know: whether this is the other world."""

    def __init__(self, inner: Game, other_world: bool, leaks: dict[str, Callable[[Any], Any]]) -> None:
        self.inner = inner
        self.leaks = leaks if other_world else {}

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.inner, name)
        leak = self.leaks.get(name)
        if leak is None:
            return found
        return lambda *given: leak(found(*given))


def one_coin_more(view: Any) -> Any:
    cities = list(view.cities)
    cities[2] = replace(cities[2], coins=cities[2].coins + 1)
    return replace(view, cities=cities)


def truths_for_numbers(view: Any) -> Any:
    points = [{name: bool(n) if n in (0, 1) else n for name, n in each.items()} for each in view.scores.points]
    return replace(view, scores=replace(view.scores, points=points))


def other_order(view: Any) -> Any:
    points = [dict(reversed(each.items())) for each in view.scores.points]
    return replace(view, scores=replace(view.scores, points=points))


LEAKS: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "a number in a city": ("view", one_coin_more),
    "an extra": ("view", lambda view: replace(view, extras={**view.extras, "held": "altar"})),
    "the type of a number": ("view", truths_for_numbers),
    "the order of a mapping": ("view", other_order),
    "an event": ("events_for", lambda events: [*events, Event("draw", 0, {"card": "altar"}, only=0)]),
    "a fact of an event": ("events_for", lambda events: [replace(events[0], facts={"card": "altar"}), *events[1:]]),
    "the order of events": ("events_for", lambda events: events[::-1]),
    "a move": ("moves", lambda moves: moves[1:]),
    "the text of a move": ("text", lambda text: f"{text}:x"),
    "a reason": ("why_not", lambda why: why and f"{why} Altar."),
    "the deal of a record": ("record", lambda record: replace(record, deal={**record.deal, "age3.0": ["altar"]})),
    "the seed of a record": ("record", lambda record: replace(record, seed=3)),
    "what is drawn anew": ("resample", lambda game: cast(Any, moved_on(game))),
}


def moved_on(game: Game) -> Game:
    game.play(*random_move(game, Rng(1)))
    return game


def worlds(leaks: dict[str, Callable[[Any], Any]]) -> tuple[Game, Game]:
    """The same game twice, the second one with leaks."""
    game, rng = classic_game(players=3, seed=8), Rng(8)
    while len(game.turns) < 4 or len(game.to_act()) < 3:
        game.play(*random_move(game, rng))
    return cast(Game, Spied(game, False, leaks)), cast(Game, Spied(game.clone(), True, leaks))


def test_nothing_is_found_where_nothing_leaks() -> None:
    looks_the_same(*worlds({}), SEAT)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str) -> None:
    where, change = LEAKS[leak]
    with pytest.raises(AssertionError):
        looks_the_same(*worlds({where: change}), SEAT)
