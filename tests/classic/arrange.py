"""Setting a table in a line or two, so that a test reads like the rule book.

Most tables have three cities: mine (seat 0), that of the left-hand neighbour (seat 1, the next clockwise) and that of
the right-hand one (seat 2). With two players the third is the Free City.

    game = arrange(city(coins=2), city("stone_pit"), hands=[["baths"]])
    turn(game, "build:baths:l2")

The game is a real one with a real deal: hands hold the cards that the test names, and then any of the deck that are
left. What a city has was built by the methods with which the engine builds.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from mypy_extensions import i64

from sevenwonders import NOBODY
from sevenwonders.classic.codex import COINS, DEFEATS, MILITARY, VICTORIES
from sevenwonders.classic.deal import Deal, new_deal
from sevenwonders.classic.entries import IN_DISCARD, UNDER_STAGE
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moments import NEW_TURN
from sevenwonders.classic.parts import Part, part_in
from sevenwonders.classic.piles import lay_face_down, take_from_pack
from sevenwonders.classic.resolving import settle_in, take_in
from sevenwonders.classic.setting import Setting
from sevenwonders.classic.turn import deal_hands, go_on
from sevenwonders.classic.view import CityView
from sevenwonders.core.rng import Rng
from sevenwonders.sets import setting_for

from .facts import CARDS, GUILDS

P = TypeVar("P", bound=Part)
ME, LEFT, RIGHT = 0, 1, 2
FREE_CITY = 2
"""The city without a player, at a table of two."""
BOARDS = ("giza_a", "ephesos_a", "babylon_a", "rhodes_a", "olympia_a", "alexandria_a", "halicarnassus_a")
"""Boards of cities for which a test names none, from the first: stone, papyrus, clay, …"""


@dataclass(frozen=True)
class CityPlan:
    """What a city has when the test begins."""

    cards: tuple[str, ...]
    wonder: str
    stages: int
    coins: int
    tokens: tuple[int, ...]
    """Values of its conflict tokens."""


def city(*cards: str, wonder: str = "", stages: int = 0, coins: int = 3, tokens: Sequence[int] = ()) -> CityPlan:
    return CityPlan(cards, wonder, stages, coins, tuple(tokens))


NEW_CITY = city()


def arrange(
    *plans: CityPlan,
    free_city: CityPlan | None = None,
    players: int = 3,
    age: int = 1,
    turn: int = 1,
    hands: Sequence[Sequence[str]] = (),
    discard: Sequence[str] = (),
    pile: Sequence[str] = (),
) -> Classic:
    """A game at the beginning of a turn, all about to choose a card.

    plans: cities clockwise from seat 0; new ones follow. free_city: makes it a game of two.
    hands: cards in the hands of the seats, from seat 0.
    pile: what the Free City's pile holds, from the card that is drawn this turn.
    """
    players = 2 if free_city else max(players, len(plans))
    setting = setting_for(players)
    everyone = [*plans, *[NEW_CITY] * (players - len(plans)), *([free_city] if free_city else [])]
    deal = new_deal(setting.codex, setting.decks, players, len(everyone), "", Rng(1))
    for place, board in enumerate(_boards(everyone)):
        deal.wonders[place] = i64(setting.codex.wonder_number[board])
    passes = (turn - 1) * (1 if age == 2 else players - 1) % players
    gone = _deal_hands(setting, deal, age, turn, passes, hands, [card for plan in everyone for card in plan.cards])
    for place, card in enumerate(pile):
        deal.rest[(age - 1) * 7 + turn - 1 + place] = i64(setting.codex.card_number[card])
    game = Classic(setting, deal=deal)
    game.age = age - 1
    deal_hands(game)
    game.turn = turn - 1
    game.passes = passes
    for pack, cards in enumerate(gone):
        for number in cards:
            take_from_pack(game, pack, number)
    game.face_down = game.face_down[:0]
    for card in discard:
        lay_face_down(game, setting.codex.card_number[card], 0, 0, IN_DISCARD, 0)
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


def _deal_hands(
    setting: Setting, deal: Deal, age: int, turn: int, passes: int, hands: Sequence[Sequence[str]], built: Sequence[str]
) -> list[list[int]]:
    """Deal an age so that the hands of this turn hold what is wanted; returns what has left each hand before."""
    players, size = int(deal.players), 8 - turn
    numbers = setting.codex.card_number
    least = max(3, players)
    deck = [
        numbers[card]
        for card, row in CARDS.items()
        for copy in row["copies"]
        if row["age"] == age and copy <= least and card not in GUILDS
    ]
    if age == 3:
        named = [card for hand in hands for card in hand]
        deck += [numbers[card] for card in sorted(GUILDS, key=lambda card: card not in named)[: least + 2]]
    for hand in hands:
        assert len(hand) <= size, "more cards than a hand has on this turn"
        for card in hand:
            if numbers[card] in deck:
                deck.remove(numbers[card])
    deck.sort(key=lambda number: setting.codex.box.cards[number].key in built)
    rest = iter(deck)
    held = [[numbers[card] for card in hand] for hand in [*hands, *[()] * (players - len(hands))]]
    for cards in held:
        cards += [next(rest) for _ in range(size - len(cards))]
    gone = [[next(rest) for _ in range(turn - 1)] for _ in range(players)]
    for seat in range(players):
        pack = (seat + passes) % players
        start = ((age - 1) * players + pack) * 7
        for place, number in enumerate(sorted(held[seat] + gone[pack])):
            deal.hands[start + place] = i64(number)
    return gone


def put_card(game: Classic, place: int, card: str) -> None:
    """A card stands in a city as if it had been built on an earlier turn: with its tokens, without its coins."""
    number = game.codex.card_number[card]
    take_in(game, place, number)
    game.cities[place].add_tokens(game.codex, number)


def put_stage(game: Classic, place: int, row: int) -> None:
    """The same for a row of the city's board."""
    home = game.cities[place]
    home.add_stage(game.codex, row)
    effect = game.codex.stage_effects + home.board[row]
    settle_in(game, place, effect)
    home.add_tokens(game.codex, effect)


def _furnish(game: Classic, place: int, plan: CityPlan) -> None:
    home, codex = game.cities[place], game.codex
    for card in plan.cards:
        put_card(game, place, card)
    for stage in range(plan.stages):
        put_stage(game, place, stage)
        lay_face_down(game, codex.card_number[_marker(plan)], 0, place, UNDER_STAGE, 0)
    for value in plan.tokens:
        home.count[VICTORIES if value > 0 else DEFEATS] += 1
        home.points[MILITARY] += value
    home.count[COINS] = i64(plan.coins)


def _marker(plan: CityPlan) -> str:
    """A card to lie under a stage."""
    return next(card for card in CARDS if card not in plan.cards)


# ---- what a test does


def idle(game: Classic, seat: int) -> str:
    """A move that does not matter: the first card is sold, most likely none that the test has named."""
    return options(game, seat, "sell:")[0]


def turn(game: Classic, *moves: str) -> None:
    """All choose, seat by seat; those for whom there is no move, or an empty one, sell a card."""
    for seat in range(int(game.seats)):
        game.play(seat, moves[seat] if seat < len(moves) and moves[seat] else idle(game, seat))


def answer(game: Classic, *moves: str) -> None:
    """Whoever is asked, and is the only one, answers."""
    for move in moves:
        (seat,) = game.to_act()
        game.play(seat, move)


def finish_age(game: Classic) -> None:
    """All sell cards until the age is over, and use no power."""
    age = game.age
    while game.age == age and not game.over():
        for seat in game.to_act():
            moves = options(game, seat)
            dull = [move for move in moves if move.startswith(("sell:", "decline", "throw:"))]
            game.play(seat, (dull or moves)[-1])


# ---- what a test asks


def asked(game: Classic) -> tuple[list[int], str]:
    """Who owes a decision, and of what kind."""
    decisions = game.view(NOBODY).decisions
    return [decision.seat for decision in decisions], decisions[0].kind if decisions else ""


def options(game: Classic, seat: int, verb: str = "") -> list[str]:
    """The legal moves of a seat, as texts, perhaps only those with one verb."""
    moves = [game.text(move) for move in game.moves(seat)]
    return [move for move in moves if move.startswith(verb)]


def ways(game: Classic, seat: int, use: str) -> list[str]:
    """The payments with which a seat may use a card so: `l2` for two coins to the left, an empty one for nothing."""
    assert use.split(":")[1] in hand(game, seat), "the test asks for a card that is not in this hand"
    found = [move for move in options(game, seat) if move == use or move.startswith(f"{use}:")]
    return [move.removeprefix(use).removeprefix(":") for move in found]


def home(game: Classic, place: int) -> CityView:
    """A city, as everyone sees it."""
    return game.view(NOBODY).cities[place]


def coins(game: Classic) -> list[int]:
    """The coins of all cities."""
    return [int(each.count[COINS]) for each in game.cities]


def hand(game: Classic, seat: int) -> list[str]:
    return game.view(seat).hand


def points(game: Classic, seat: int, category: str) -> int:
    return game.scores().points[seat][category]


def happened(game: Classic, kind: str) -> list[tuple[int, dict[str, object]]]:
    """The events of a kind since the table was set: city and facts."""
    return [(event.seat, dict(event.facts)) for event in game.events if event.kind == kind]


def part(game: Classic, kind: type[P]) -> P:
    """What a set brings to this table, of some kind."""
    found = part_in(game.codex, kind)
    assert found is not None
    return found
