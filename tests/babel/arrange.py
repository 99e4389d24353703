"""Setting a table with the Tower of Babel or the Great Projects in a line or two.

    game = arrange(city(coins=2), tower=["tax_red"], hands=[["stockade"]])
    turn(game, "build:stockade")

Three cities: mine (seat 0), the left neighbour's (seat 1) and the right neighbour's (seat 2).
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from sevenwonders.classic.codex import COINS
from sevenwonders.classic.conflicts import take_victory
from sevenwonders.classic.draft import STEP_AT
from sevenwonders.classic.entries import IN_DISCARD
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moments import END_AGE, NEW_TURN
from sevenwonders.classic.piles import lay_face_down, pack_start, put_in_zone
from sevenwonders.classic.turn import deal_hands, go_on
from sevenwonders.core.packed import bit
from sevenwonders.sets import setting_for
from sevenwonders.sets.babel_projects.projects import Projects
from sevenwonders.sets.babel_tower.tiles import Tiles
from sevenwonders.sets.babel_tower.tower import Tower
from tests.classic.arrange import asked, coins, happened, home, options, part, points, put_card, put_stage

__all__ = [
    "BOTH",
    "FACTS",
    "FREE_CITY",
    "LEFT",
    "ME",
    "PROJECTS",
    "RIGHT",
    "TOWER",
    "CityPlan",
    "abstain",
    "arrange",
    "asked",
    "city",
    "coins",
    "end_age",
    "finish_age",
    "happened",
    "home",
    "options",
    "part",
    "points",
    "seen",
    "token",
    "turn",
    "ways",
]

FACTS: dict[str, Any] = tomllib.loads((Path(__file__).parents[1] / "facts" / "babel.toml").read_text(encoding="utf-8"))
ME, LEFT, RIGHT = 0, 1, 2
FREE_CITY = 2
TOWER = ("babel_tower",)
PROJECTS = ("babel_projects",)
BOTH = ("babel_tower", "babel_projects")
BOARDS = ("giza_a", "ephesos_a", "babylon_a", "rhodes_a", "olympia_a", "alexandria_a", "halicarnassus_a", "petra_a")
"""Boards of cities for which a test names none: stone, papyrus, clay, …"""


@dataclass(frozen=True)
class CityPlan:
    """What a city has when the test begins."""

    cards: tuple[str, ...]
    wonder: str
    stages: int
    coins: int
    victories: tuple[int, ...]
    """Values of its victory tokens."""
    tokens: dict[str, int]


def city(
    *cards: str, wonder: str = "", stages: int = 0, coins: int = 3, victories: Sequence[int] = (), **tokens: int
) -> CityPlan:
    return CityPlan(cards, wonder, stages, coins, tuple(victories), tokens)


def arrange(
    *plans: CityPlan,
    sets: tuple[str, ...] = BOTH,
    players: int = 3,
    age: int = 1,
    turn: int = 1,
    hands: Sequence[Sequence[str]] = (),
    tiles: Sequence[Sequence[str]] = (),
    tower: Sequence[str] = (),
    project: str = "",
    left: int = -1,
    discard: Sequence[str] = (),
) -> Classic:
    """A game at the beginning of a turn, all about to choose a card.

    tiles: what the seats have in hand; tower: tiles laid before, in this order.
    project: that of the age; left: the participation tokens on it, or as many as at the beginning.
    """
    setting = setting_for(max(players, len(plans)) if players > 2 else 2, sets)
    number = setting.codex.card_number
    everyone = [*plans, *[city()] * (int(setting.cities) - len(plans))]
    deal = Classic(setting, seed=1).deal
    for place, board in enumerate(_boards(everyone)):
        deal.wonders[place] = i64(setting.codex.wonder_number[board])
    if project:
        deal.piles["projects"][age - 1] = number[project]
    game = Classic(setting, deal=deal)
    game.queue, game.kept = game.queue[:0], game.kept[:0]
    game.age = age - 1
    deal_hands(game)
    game.turn = turn - 1
    _deal_hands(game, hands, everyone)
    for key in discard:
        lay_face_down(game, number[key], 0, 0, IN_DISCARD, 0)
    for place, plan in enumerate(everyone):
        _furnish(game, place, plan)
    _lay_tiles(game, tiles, tower)
    if project and turn > 1:
        part(game, Projects).reveal(game, number[project])
    game.moment = NEW_TURN
    game.asked = game.waiting = 0
    go_on(game)
    if left >= 0:
        projects = part(game, Projects)
        game.count[projects.left] = game.count[projects.open] = i64(left)
    game.events.clear()
    return game


def _boards(plans: Sequence[CityPlan]) -> list[str]:
    wanted = [plan.wonder[:-2] for plan in plans if plan.wonder]
    spare = iter([board for board in BOARDS if board[:-2] not in wanted])
    return [plan.wonder or next(spare) for plan in plans]


def _deal_hands(game: Classic, hands: Sequence[Sequence[str]], plans: Sequence[CityPlan]) -> None:
    """The cards that are named, then as dealt: those last that a city has already."""
    number = game.codex.card_number
    built = {number[card] for plan in plans for card in plan.cards}
    for seat in range(int(game.seats)):
        first, size = int(pack_start(game, seat)), int(game.deal.hand - game.turn)
        wanted = [number[card] for card in (hands[seat] if seat < len(hands) else ())]
        dealt = [int(card) for card in game.packs[first : first + game.deal.hand]]
        dealt.sort(key=lambda card: card in built)
        for place, card in enumerate(sorted([*wanted, *dealt][:size])):
            game.packs[first + place] = i64(card)
        game.sizes[seat] = i64(size)


def _furnish(game: Classic, place: int, plan: CityPlan) -> None:
    mine, codex = game.cities[place], game.codex
    for card in plan.cards:
        put_card(game, place, card)
    for stage in range(plan.stages):
        put_stage(game, place, stage)
    for value in plan.victories:
        take_victory(game, place, value)
    for name, count in plan.tokens.items():
        mine.count[codex.count_index(name)] = i64(count)
    mine.count[COINS] = i64(plan.coins)


def _lay_tiles(game: Classic, tiles: Sequence[Sequence[str]], tower: Sequence[str]) -> None:
    number = game.codex.card_number
    for seat, keys in enumerate(tiles):
        for step, key in enumerate(keys):
            put_in_zone(game, number[key], part(game, Tiles).hand, seat, bit(seat), (step << STEP_AT) | seat)
    for key in tower:
        part(game, Tower).lay(game, 0, number[key])


# ---- what a test does


def turn(game: Classic, *moves: str) -> None:
    """All choose, seat by seat; those for whom there is no move, or an empty one, sell a card."""
    for seat in range(int(game.seats)):
        idle = options(game, seat, "sell:")[0]
        game.play(seat, moves[seat] if seat < len(moves) and moves[seat] else idle)


def abstain(game: Classic) -> None:
    """Nobody who is asked takes part."""
    for seat in game.to_act():
        game.play(seat, "abstain")


def finish_age(game: Classic) -> None:
    """All sell cards until the age is over; nobody builds or takes part."""
    age = game.age
    while game.age == age and not game.over():
        for seat in game.to_act():
            moves = options(game, seat)
            dull = [move for move in moves if move.startswith(("sell:", "decline", "throw:", "abstain", "dismiss"))]
            game.play(seat, (dull or moves)[-1])


def end_age(game: Classic) -> None:
    """The age is over at once: its project, then the conflicts, then the next age."""
    game.events.clear()
    game.turn = game.last_turn
    game.moment = END_AGE
    game.asked = game.waiting = 0
    game.queue = game.queue[:0]
    go_on(game)


# ---- what a test asks


def ways(game: Classic, seat: int, use: str) -> list[str]:
    """The payments with which a seat may do something: `l2` for two coins to the left, an empty one for nothing."""
    found = [move for move in options(game, seat) if move == use or move.startswith(f"{use}:")]
    return [move.removeprefix(use).removeprefix(":") for move in found]


def token(game: Classic, name: str) -> list[int]:
    """How many of a token each city has."""
    return [int(each.count[game.codex.count_index(name)]) for each in game.cities]


def seen(game: Classic, key: str, seat: int = ME) -> Any:
    """What a seat sees of these sets."""
    return game.view(seat).extras[key]
