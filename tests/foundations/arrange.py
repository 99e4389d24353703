"""Setting a table with foundations in a line or two.

    game = arrange(city("foundation_spear", stages=2, coins=4))
    build_stage(game)
    pay(game, 3)

Three cities: mine (seat 0), the left neighbour's (seat 1) and the right neighbour's (seat 2), with boards of Towers.
Stages cost no resources: every city has the Architect Cabinet. Who is given no foundation has one without effects.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from sevenwonders import NOBODY
from sevenwonders.classic.codex import COINS, SHIELDS
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moments import NEW_TURN
from sevenwonders.classic.piles import pack_start, put_in_zone
from sevenwonders.classic.turn import deal_hands, go_on
from sevenwonders.core.packed import bit
from sevenwonders.sets import setting_for
from sevenwonders.sets.foundations.laying import Laying
from sevenwonders.sets.foundations.tower import Growing
from sevenwonders.sets.leaders.recruit import Recruiting
from tests.classic.arrange import part, put_card, put_stage

SETS = ("leaders", "cities", "towers", "foundations")
ME, LEFT, RIGHT = 0, 1, 2
BOARDS = ("aksum_b", "tenochtitlan_b", "bodhgaya_b", "thebes_b", "athens_b", "babel_b", "ikaruga_b", "telanissos_b")
DULL = "foundation_patience"
FREE_STAGES = "architect_cabinet"


@dataclass(frozen=True)
class CityPlan:
    """What a city has when the test begins."""

    foundation: str
    cards: tuple[str, ...]
    wonder: str
    stages: int
    coins: int
    hand: tuple[str, ...]
    """Leaders in hand."""


def city(
    foundation: str = DULL,
    *cards: str,
    wonder: str = "",
    stages: int = 0,
    coins: int = 6,
    hand: Sequence[str] = (),
) -> CityPlan:
    return CityPlan(foundation, cards, wonder, stages, coins, tuple(hand))


def arrange(
    *plans: CityPlan,
    players: int = 3,
    age: int = 1,
    turn: int = 1,
    hands: Sequence[Sequence[str]] = (),
    leaders_left: Sequence[str] = (),
    leaders_out: Sequence[str] = (),
    seed: int = 1,
) -> Classic:
    """A game at the beginning of a turn. `leaders_left` were never dealt, `leaders_out` discarded by the right."""
    setting = setting_for(max(players, len(plans)) if players > 2 else 2, SETS)
    numbers = setting.codex.card_number
    everyone = [*plans, *[city()] * (int(setting.cities) - len(plans))]
    deal = Classic(setting, seed=seed).deal
    wanted = [plan.wonder for plan in everyone if plan.wonder]
    spare = iter([board for board in BOARDS if board not in wanted])
    for place, plan in enumerate(everyone):
        deal.wonders[place] = i64(setting.codex.wonder_number[plan.wonder or next(spare)])
    game = Classic(setting, deal=deal)
    game.queue = game.queue[:0]
    game.kept = game.kept[:0]
    zones = part(game, Recruiting).zones
    for place, plan in enumerate(everyone):
        _furnish(game, place, plan)
    for card in leaders_left:
        put_in_zone(game, numbers[card], zones.rest, 0, 0)
    for card in leaders_out:
        put_in_zone(game, numbers[card], zones.out, RIGHT, bit(RIGHT))
    game.age = age - 1
    deal_hands(game)
    game.turn = turn - 1
    for seat in range(int(game.seats)):
        _give_hand(game, seat, hands[seat] if seat < len(hands) else (), turn)
    game.moment = NEW_TURN
    game.asked = game.waiting = 0
    go_on(game)
    game.events.clear()
    return game


def _give_hand(game: Classic, seat: int, named: Sequence[str], turn: int) -> None:
    """The cards that a test names, and then what was dealt."""
    first, size = int(pack_start(game, seat)), int(game.deal.hand) - turn + 1
    dealt = [int(card) for card in game.packs[first : first + game.deal.hand]]
    held = sorted([*(game.codex.card_number[card] for card in named), *dealt][:size])
    for place, card in enumerate(held):
        game.packs[first + place] = i64(card)
    game.sizes[seat] = i64(size)


def _furnish(game: Classic, place: int, plan: CityPlan) -> None:
    mine, codex = game.cities[place], game.codex
    zones = part(game, Recruiting).zones
    for card in (*plan.cards, FREE_STAGES):
        put_card(game, place, card)
    if place < int(game.seats):
        part(game, Laying).lay_under(game, place, codex.card_number[plan.foundation])
    for stage in range(1, plan.stages + 1):
        put_stage(game, place, next(row for row in range(len(mine.board)) if mine.places[row] == stage))
    if place < int(game.seats):
        _wake_built(game, place, plan)
        for step, leader in enumerate(plan.hand):
            put_in_zone(game, codex.card_number[leader], zones.hand, place, bit(place))
            put_in_zone(game, codex.card_number[leader], zones.origin, place, (step << 8) << 16)
    mine.count[COINS] = i64(plan.coins)


def _wake_built(game: Classic, place: int, plan: CityPlan) -> None:
    """The effects whose stages stand have begun, and their debts are settled."""
    mine, codex = game.cities[place], game.codex
    card = codex.card_number[plan.foundation]
    for step in range(int(codex.first_step[card]), int(codex.first_step[card + 1])):
        if codex.step_at[step] <= plan.stages:
            mine.count[part(game, Growing).woken] += 1
            mine.adopt(codex, codex.step_effects + step, part(game, Laying).category)
            mine.add_tokens(codex, codex.step_effects + step)


# ---- what a test does


def turn(game: Classic, *moves: str) -> None:
    """All choose a card, seat by seat; those for whom there is no move, or an empty one, sell one."""
    assert kind(game) == "play_card"
    for seat in range(int(game.seats)):
        move = moves[seat] if seat < len(moves) else ""
        game.play(seat, move or options(game, seat, "sell:")[0])


def build_stage(game: Classic, *seats: int) -> None:
    """These seats (or I) build their next stage, the others sell a card."""
    builders = seats or (ME,)
    turn(game, *(options(game, s, "stage")[0] if s in builders else "" for s in range(int(game.seats))))


def pay(game: Classic, coins: int, seat: int = ME) -> None:
    assert kind(game) == "pay_own_debt"
    game.play(seat, f"pay:b{coins}" if coins else "pay")


def finish(game: Classic, until: str = "") -> None:
    """All sell cards until something is asked, or the game is over."""
    while not game.over() and kind(game) != until:
        for seat in game.to_act():
            moves = options(game, seat)
            dull = [move for move in moves if move.startswith(("sell:", "decline", "dismiss:"))]
            game.play(seat, (dull or moves)[0])


# ---- what a test asks


def kind(game: Classic) -> str:
    """What is being decided."""
    decisions = game.view(NOBODY).decisions
    return decisions[0].kind if decisions else ""


def options(game: Classic, seat: int, verb: str = "") -> list[str]:
    moves = [game.text(move) for move in game.moves(seat)]
    return [move for move in moves if move.startswith(verb)]


def coins(game: Classic, seat: int = ME) -> int:
    return int(game.cities[seat].count[COINS])


def debts(game: Classic, seat: int = ME) -> int:
    return counted(game, "debt", seat)


def shields(game: Classic, seat: int = ME) -> int:
    return int(game.cities[seat].count[SHIELDS])


def counted(game: Classic, what: str, seat: int = ME) -> int:
    return int(game.cities[seat].count[game.codex.count_index(what)])


def points(game: Classic, seat: int = ME, category: str = "foundations") -> int:
    return game.scores().points[seat][category]


def woken(game: Classic, seat: int = ME) -> int:
    steps = game.view(NOBODY).extras["foundation_steps"]
    assert isinstance(steps, list)
    return int(str(steps[seat]))
