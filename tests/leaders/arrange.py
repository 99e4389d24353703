"""Setting a table with leaders in a line or two.

    game = recruiting(city(coins=6), leaders=[["caesar"]])
    game.play(0, "recruit:caesar")

Three cities: mine (seat 0), the left neighbour's (seat 1) and the right neighbour's (seat 2). Who is given no leaders
has Sappho and the like in hand, one for each seat, so that there is always something to discard.
"""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from sevenwonders import NOBODY
from sevenwonders.classic.codex import COINS, DEFEATS, MILITARY, VICTORIES
from sevenwonders.classic.deal import new_deal
from sevenwonders.classic.entries import IN_DISCARD
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moments import NEW_AGE, NEW_TURN
from sevenwonders.classic.parts import part_in
from sevenwonders.classic.piles import lay_face_down, pack_start, put_in_zone
from sevenwonders.classic.turn import deal_hands, go_on
from sevenwonders.core.packed import bit
from sevenwonders.core.rng import Rng
from sevenwonders.sets import setting_for
from sevenwonders.sets.leaders.draft import LeaderDraft
from sevenwonders.sets.leaders.zones import Zones
from tests.classic.arrange import CityPlan, answer, asked, coins, home, options, points, put_card, put_stage

__all__ = [
    "CARDS",
    "FACTS",
    "LEFT",
    "ME",
    "RIGHT",
    "CityPlan",
    "all_do",
    "answer",
    "asked",
    "at_turn",
    "city",
    "coins",
    "home",
    "leaders_of",
    "options",
    "points",
    "recruited",
    "recruiting",
    "stages_of",
    "zones_of",
]

FACTS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[1] / "facts" / "leaders.toml").read_text(encoding="utf-8")
)
CARDS: dict[str, dict[str, Any]] = {row["key"]: row for row in FACTS["card"]}
ME, LEFT, RIGHT = 0, 1, 2
BOARDS = ("giza_a", "ephesos_a", "babylon_a", "rhodes_a", "olympia_a", "alexandria_a", "halicarnassus_a")
DULL = ("sappho", "zenobia", "nefertiti", "cleopatra", "hannibal", "caesar", "varro")
"""A leader for each seat that is given none."""


def city(*cards: str, wonder: str = "", stages: int = 0, coins: int = 6, tokens: Sequence[int] = ()) -> CityPlan:
    return CityPlan(cards, wonder, stages, coins, tuple(tokens))


def draft_of(game: Classic) -> LeaderDraft:
    draft = part_in(game.codex, LeaderDraft)
    assert draft is not None
    return draft


def zones_of(game: Classic) -> Zones:
    return draft_of(game).zones


def _table(
    plans: Sequence[CityPlan],
    players: int,
    sets: tuple[str, ...],
    leaders: Sequence[Sequence[str]],
    rest: Sequence[str],
) -> Classic:
    players = max(players, len(plans))
    setting = setting_for(players, sets)
    everyone = [*plans, *[city()] * (players - len(plans))]
    deal = new_deal(setting.codex, setting.decks, players, int(setting.cities), "", Rng(1))
    wanted = [plan.wonder[:-2] for plan in everyone if plan.wonder]
    spare = iter([board for board in BOARDS if board[:-2] not in wanted])
    for place, plan in enumerate(everyone):
        deal.wonders[place] = i64(setting.codex.wonder_number[plan.wonder or next(spare)])
    game = Classic(setting, seed=1)
    deal.piles = game.deal.piles
    game = Classic(setting, deal=deal)
    draft_of(game).deal(game, Rng(1))
    zones, numbers = zones_of(game), game.codex.card_number
    game.kept = game.kept[:0]
    for seat in range(players):
        hand = leaders[seat] if seat < len(leaders) else [DULL[seat]]
        for step, card in enumerate(hand):
            put_in_zone(game, numbers[card], zones.hand, seat, bit(seat))
            put_in_zone(game, numbers[card], zones.origin, seat, (step << 8) << 16)
    for card in rest:
        put_in_zone(game, numbers[card], zones.rest, 0, 0)
    for place, plan in enumerate(everyone):
        _furnish(game, place, plan)
    game.queue = game.queue[:0]
    game.asked = game.waiting = 0
    return game


def _furnish(game: Classic, place: int, plan: CityPlan) -> None:
    mine = game.cities[place]
    for card in plan.cards:
        put_card(game, place, card)
    for stage in range(plan.stages):
        put_stage(game, place, stage)
    for value in plan.tokens:
        mine.count[VICTORIES if value > 0 else DEFEATS] += 1
        mine.points[MILITARY] += value
    mine.count[COINS] = i64(plan.coins)


def recruiting(
    *plans: CityPlan,
    leaders: Sequence[Sequence[str]] = (),
    age: int = 1,
    players: int = 3,
    discard: Sequence[str] = (),
    rest: Sequence[str] = (),
    sets: tuple[str, ...] = ("leaders",),
) -> Classic:
    """A game in which all are about to choose a leader. `rest` are the leaders set aside, as they will be drawn."""
    game = _table(plans, players, sets, leaders, rest)
    game.age = age - 1
    for card in discard:
        lay_face_down(game, game.codex.card_number[card], 0, 0, IN_DISCARD, 0)
    game.moment = NEW_AGE
    go_on(game)
    game.events.clear()
    return game


def at_turn(
    *plans: CityPlan,
    hands: Sequence[Sequence[str]] = (),
    leaders: Sequence[Sequence[str]] = (),
    age: int = 1,
    turn: int = 1,
    players: int = 3,
    discard: Sequence[str] = (),
    rest: Sequence[str] = (),
    sets: tuple[str, ...] = ("leaders",),
) -> Classic:
    """A game in which all are about to choose a card of the age."""
    game = _table(plans, players, sets, leaders, rest)
    game.age = age - 1
    deal_hands(game)
    game.turn = turn - 1
    for card in discard:
        lay_face_down(game, game.codex.card_number[card], 0, 0, IN_DISCARD, 0)
    for seat in range(int(game.seats)):
        pack = int(game.pack_of(seat))
        first, size = int(pack_start(game, pack)), int(game.deal.hand) - turn + 1
        named = [game.codex.card_number[card] for card in (hands[seat] if seat < len(hands) else ())]
        filler = [int(game.packs[first + place]) for place in range(int(game.sizes[pack]))]
        for place, number in enumerate(sorted((named + filler)[:size])):
            game.packs[first + place] = i64(number)
        game.sizes[pack] = i64(size)
    game.moment = NEW_TURN
    go_on(game)
    game.events.clear()
    return game


def all_do(game: Classic, *moves: str) -> None:
    """All who are asked answer, seat by seat; those for whom there is no move, or an empty one, sell something."""
    for seat in game.to_act():
        move = moves[seat] if seat < len(moves) else ""
        game.play(seat, move or options(game, seat, "dismiss" if "recruit" in asked(game)[1] else "sell")[0])


def recruited(leader: str, plan: CityPlan, *, age: int = 1, sets: tuple[str, ...] = ("leaders",)) -> Classic:
    """The same city after it has recruited a leader, paid or not."""
    game = recruiting(plan, leaders=[[leader, "hiram"]], age=age, sets=sets)
    all_do(game, f"recruit:{leader}")
    return game


def leaders_of(game: Classic, seat: int) -> list[str]:
    found = game.view(seat).extras["leaders"]
    assert isinstance(found, list)
    return [str(key) for key in found]


def stages_of(game: Classic, seat: int) -> int:
    return sum(game.view(NOBODY).cities[seat].stages)
