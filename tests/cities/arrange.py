"""Setting a table with Cities, the Wonder Pack or other sets, in a line or two.

    game = arrange(city(coins=2), city("baths"), hands=[["hideout"]])
    turn(game, "build:hideout")

Cities stand clockwise: mine (seat 0), that of the left-hand neighbour (seat 1), …, that of the right-hand one (last).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from sevenwonders import NOBODY
from sevenwonders.classic.codex import COINS, DEFEATS, MILITARY, VICTORIES
from sevenwonders.classic.entries import IN_DISCARD
from sevenwonders.classic.game import Classic
from sevenwonders.classic.market import market_of
from sevenwonders.classic.moments import NEW_TURN
from sevenwonders.classic.paying import ways_to_pay
from sevenwonders.classic.piles import lay_face_down, pack_start
from sevenwonders.classic.terms import Terms
from sevenwonders.classic.turn import deal_hands, go_on
from sevenwonders.core.resources import pack
from sevenwonders.sets import setting_for
from tests.classic.arrange import put_card, put_stage

ME, LEFT, RIGHT = 0, 1, 2
BOARDS = ("giza_a", "ephesos_a", "babylon_a", "rhodes_a", "olympia_a", "alexandria_a", "halicarnassus_a", "petra_a")
"""Boards of cities for which a test names none: stone, papyrus, clay, …"""
CITIES = ("cities",)
BOTH = ("cities", "wonder_pack")


@dataclass(frozen=True)
class CityPlan:
    """What a city has when the test begins."""

    cards: tuple[str, ...]
    wonder: str
    stages: tuple[int, ...]
    coins: int
    tokens: tuple[int, ...]
    peace: int


def city(
    *cards: str,
    wonder: str = "",
    stages: int | tuple[int, ...] = 0,
    coins: int = 3,
    tokens: Sequence[int] = (),
    peace: int = 0,
) -> CityPlan:
    """`stages` are so many, or those (from 0); `tokens` values of conflict tokens; `peace` diplomacy tokens."""
    built = tuple(range(stages)) if isinstance(stages, int) else stages
    return CityPlan(cards, wonder, built, coins, tuple(tokens), peace)


def arrange(
    *plans: CityPlan,
    sets: tuple[str, ...] = CITIES,
    players: int = 3,
    age: int = 1,
    turn: int = 1,
    hands: Sequence[Sequence[str]] = (),
    discard: Sequence[str] = (),
    teams: bool = False,
) -> Classic:
    """A game at the beginning of a turn, all about to choose a card. Hands hold what is named and cards as dealt."""
    setting = setting_for(max(players, len(plans)) if players > 2 else 2, sets, (), teams)
    number = setting.codex.card_number
    everyone = [*plans, *[city()] * (int(setting.cities) - len(plans))]
    deal = Classic(setting, seed=1).deal
    for place, board in enumerate(_boards(everyone)):
        deal.wonders[place] = i64(setting.codex.wonder_number[board])
    game = Classic(setting, deal=deal)
    game.queue = game.queue[:0]
    game.age = age - 1
    deal_hands(game)
    game.turn = turn - 1
    built = {number[card] for plan in everyone for card in plan.cards}
    for seat in range(int(game.seats)):
        first, size = int(pack_start(game, seat)), int(deal.hand) - turn + 1
        wanted = [number[card] for card in (hands[seat] if seat < len(hands) else ())]
        dealt = [int(card) for card in game.packs[first : first + deal.hand]]
        dealt.sort(key=lambda card: card in built)
        held = sorted([*wanted, *dealt][:size])
        for place, card in enumerate(held):
            game.packs[first + place] = i64(card)
        game.sizes[seat] = i64(size)
    for key in discard:
        lay_face_down(game, number[key], 0, 0, IN_DISCARD, 0)
    for place, plan in enumerate(everyone):
        _furnish(game, place, plan)
    game.moment = NEW_TURN
    game.asked = game.waiting = 0
    go_on(game)
    game.events.clear()
    return game


def _boards(plans: Sequence[CityPlan]) -> list[str]:
    wanted = [plan.wonder[:-2] for plan in plans if plan.wonder]
    spare = iter([board for board in BOARDS if board[:-2] not in wanted])
    return [plan.wonder or next(spare) for plan in plans]


def _furnish(game: Classic, place: int, plan: CityPlan) -> None:
    home, codex = game.cities[place], game.codex
    for card in plan.cards:
        put_card(game, place, card)
    for stage in plan.stages:
        put_stage(game, place, stage)
    for value in plan.tokens:
        home.count[VICTORIES if value > 0 else DEFEATS] += 1
        home.points[MILITARY] += value
    if plan.peace:
        home.count[codex.count_index("diplomacy")] = i64(plan.peace)
    home.count[COINS] = i64(plan.coins)


# ---- what a test does


def turn(game: Classic, *moves: str) -> None:
    """All choose, seat by seat; those for whom there is no move, or an empty one, sell a card."""
    for seat in range(int(game.seats)):
        idle = options(game, seat, "sell:")[0]
        game.play(seat, moves[seat] if seat < len(moves) and moves[seat] else idle)


def pay(game: Classic, *coins: int) -> None:
    """Those who lose coins, in the order of their seats, pay so much, or all they can."""
    assert kind(game) == "pay_loss"
    for place, seat in enumerate(game.to_act()):
        paid = coins[place] if place < len(coins) else -1
        game.play(seat, options(game, seat)[-1] if paid < 0 else f"pay:b{paid}" if paid else "pay")


def finish_age(game: Classic) -> None:
    """All sell cards until the age is over, pay what they lose, and use no power."""
    age = game.age
    while game.age == age and not game.over():
        for seat in game.to_act():
            moves = options(game, seat)
            dull = [move for move in moves if move.startswith(("sell:", "decline", "throw:"))]
            game.play(seat, (dull or moves)[-1])


# ---- what a test asks


def kind(game: Classic) -> str:
    """What is being decided."""
    decisions = game.view(NOBODY).decisions
    return decisions[0].kind if decisions else ""


def options(game: Classic, seat: int, verb: str = "") -> list[str]:
    """The legal moves of a seat, as texts, perhaps only those with one verb."""
    moves = [game.text(move) for move in game.moves(seat)]
    return [move for move in moves if move.startswith(verb)]


def ways(game: Classic, seat: int, use: str) -> list[str]:
    """The payments with which a seat may use a card so: `l2` for two coins to the left, an empty one for nothing."""
    found = [move for move in options(game, seat) if move == use or move.startswith(f"{use}:")]
    return [move.removeprefix(use).removeprefix(":") for move in found]


def makes(game: Classic, seat: int, letters: str) -> bool:
    """Whether a city can have these resources this turn without buying any."""
    return len(ways_to_pay(market_of(game, seat), Terms(0, pack(letters, game.codex.letters)), 0)) > 0


def coins(game: Classic) -> list[int]:
    return [int(each.count[COINS]) for each in game.cities]


def debts(game: Classic) -> list[int]:
    return [int(each.count[game.codex.count_index("debt")]) for each in game.cities]


def peace(game: Classic) -> list[int]:
    return [int(each.count[game.codex.count_index("diplomacy")]) for each in game.cities]


def tokens(game: Classic) -> list[tuple[int, int]]:
    """Victory and defeat tokens of all cities."""
    return [(int(each.count[VICTORIES]), int(each.count[DEFEATS])) for each in game.cities]


def points(game: Classic, seat: int, category: str) -> int:
    return game.scores().points[seat][category]


def happened(game: Classic, what: str) -> list[tuple[int, dict[str, object]]]:
    """The events of a kind since the table was set: city and facts."""
    return [(event.seat, dict(event.facts)) for event in game.events if event.kind == what]
