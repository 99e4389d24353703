"""Setting a table in a line or two, so that a test reads like the rule book.

The players are those of the rule book's examples: Antoine is the first player (seat 0), Bruno the second (seat 1).

    game = arrange(city("baths", coins=0), city("shelf_quarry"), accessible=["aqueduct"])
    game.play(ANTOINE, "build:aqueduct")

The game is a real one with a real deal: the cards in the slots, the wonders and tokens are those that the test names,
and then any that are left. Cards of a city that lie in no slot, and cards taken from slots that nobody owns, are out of
the way, as if they had stayed in the box.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from mypy_extensions import u8

from sevenwonders import Duel
from sevenwonders.core.packed import bit
from sevenwonders.duel.codex import Codex, standard_tables
from sevenwonders.duel.effects import add_symbol, advance
from sevenwonders.duel.notation import deal_from_keys
from sevenwonders.duel.table import DISCARDED, IN_CITY, UNDER_WONDER
from sevenwonders.duel.view import DECISIONS, CityView

from .facts import CARDS, TOKENS, WONDERS, age_of, free_slots

ANTOINE, BRUNO = 0, 1
GUILDS = [card for card, row in CARDS.items() if row["deck"] == "guild"]


@dataclass(frozen=True)
class CityPlan:
    """What a city has when the test begins."""

    cards: tuple[str, ...]
    coins: int
    wonders: tuple[str, ...]
    """Not built yet; others fill up to four."""
    built: tuple[str, ...]
    tokens: tuple[str, ...]


def city(
    *cards: str, coins: int = 7, wonders: Sequence[str] = (), built: Sequence[str] = (), tokens: Sequence[str] = ()
) -> CityPlan:
    return CityPlan(cards, coins, tuple(wonders), tuple(built), tuple(tokens))


NEW_CITY = city()


def arrange(
    antoine: CityPlan = NEW_CITY,
    bruno: CityPlan = NEW_CITY,
    *,
    age: int | None = None,
    accessible: Sequence[str] = (),
    slots: Mapping[int, str] | None = None,
    left: int | None = None,
    discard: Sequence[str] = (),
    board: Sequence[str] | None = None,
    box: Sequence[str] = (),
    pawn: int | Sequence[int] = 0,
    to_act: int = ANTOINE,
    last_player_begins: bool = False,
    codex: Codex | None = None,
) -> Duel:
    """A game in the middle of an age, with a player about to take a card.

    age: that of the accessible cards, or the first.
    accessible: cards that can be taken. slots: cards by slot, where the place matters.
    left: how many cards still lie, the far ones; as many as possible if the test does not care.
    board: the progress tokens that lie there; five if the test does not care. box: the first tokens in the box.
    pawn: where it stands (above 0: Bruno's side), or all the places to which it went from the middle.
    """
    plans = (antoine, bruno)
    slots = dict(slots or {})
    known = codex or standard_tables()
    if age is None:
        age = age_of(accessible[0]) if accessible else 1
    owned = [*antoine.cards, *bruno.cards, *discard]
    named = [*owned, *accessible, *slots.values()]
    assert len(set(named)) == len(named), "a card stands in two places"
    built = [*antoine.built, *bruno.built]
    spare = [card for card in CARDS if card not in named and age_of(card) <= age and card not in GUILDS]
    under = dict(zip(built, spare, strict=False))
    assert len(under) == len(built)
    layout, left = _layout(age, accessible, slots, left, [*owned, *under.values()])
    wonders = _wonders(plans)
    tokens_owned = [*antoine.tokens, *bruno.tokens]
    lying, boxed = _tokens(tokens_owned, board, box)
    parts = {f"age{number}": layout if number == age else ["??"] * 20 for number in (1, 2, 3)}
    deal = deal_from_keys(known, {"wonders": wonders, **parts, "board": lying, "box": boxed})
    game = Duel(deal=deal, first_game=True, last_player_begins=last_player_begins, codex=known)
    for number in range(2, age + 1):
        _take_all_but(game, 0)
        game._lay_out(number)
    _take_all_but(game, left)
    game._reveal()
    _move_pawn(game, [pawn] if isinstance(pawn, int) else pawn)
    for card in discard:
        game.places[card_number(game, card)] = u8(DISCARDED)
    for seat, plan in enumerate(plans):
        _furnish(game, seat, plan, under)
    if len(built) == 7:
        game.city0.wonders = game.city1.wonders = 0
    for token in TOKENS:
        if token in tokens_owned or (board is not None and token not in board):
            game.board &= ~bit(token_number(game, token))
    game.queue = 0
    game.active = to_act
    game.events.clear()
    assert not game.over()
    return game


def _layout(
    age: int, accessible: Sequence[str], slots: Mapping[int, str], left: int | None, away: Sequence[str]
) -> tuple[list[str], int]:
    """The card of every slot of an age, and how many of them still lie. Cards that are away lie in none of those."""
    named = [*accessible, *slots.values()]
    rest = sorted((card for card in CARDS if age_of(card) == age and card not in named), key=lambda card: card in away)
    guilds = [card for card in [*named, *rest] if card in GUILDS][:3]
    others = [card for card in [*named, *rest] if card not in GUILDS][: 20 - len(guilds)]
    fillers = [card for card in rest if card in guilds or card in others]
    present = sum(card not in away for card in fillers)
    for lying in range(20, 0, -1) if left is None else (left,):
        free = sorted(free_slots(age, set(range(lying))) - set(slots), reverse=True)
        chosen = {**slots, **dict(zip(free, accessible, strict=False))}
        if len(chosen) == len(named) and lying - len(chosen) <= present:
            order = iter(fillers)
            return [chosen[slot] if slot in chosen else next(order) for slot in range(20)], lying
    raise AssertionError("these cards do not fit into the structure of this age")


def _wonders(plans: Iterable[CityPlan]) -> list[str]:
    wanted = [[*plan.built, *plan.wonders] for plan in plans]
    spare = iter([wonder for wonder in WONDERS if not any(wonder in wonders for wonders in wanted)])
    for wonders in wanted:
        while len(wonders) < 4:
            wonders.append(next(spare))
    return [wonder for wonders in wanted for wonder in wonders]


def _tokens(owned: Sequence[str], board: Sequence[str] | None, box: Sequence[str]) -> tuple[list[str], list[str]]:
    wanted = [*(board or ()), *owned]
    spare = [token for token in TOKENS if token not in wanted and token not in box]
    order = [*wanted[:5], *spare, *wanted[5:]]
    lying = order[:5]
    return lying, [*box, *(token for token in TOKENS if token not in lying and token not in box)]


def _take_all_but(game: Duel, left: int) -> None:
    first = int(game.codex.first_slot[game.age])
    for slot in range(19, left - 1, -1):
        game.structure.take(int(game.deal.cards[first + slot]))


def _move_pawn(game: Duel, places: Sequence[int]) -> None:
    for place in places:
        steps = place - int(game.pawn)
        if steps:
            advance(game, ANTOINE if steps > 0 else BRUNO, abs(steps))


def _furnish(game: Duel, seat: int, plan: CityPlan, under: Mapping[str, str]) -> None:
    home, codex = game.city(seat), game.codex
    for card in plan.cards:
        number = card_number(game, card)
        game.places[number] = u8(IN_CITY + seat)
        home.add_card(codex, number)
        if codex.science[number]:
            add_symbol(game, seat, codex.science[number])
    for wonder in plan.built:
        number = wonder_number(game, wonder)
        game.places[card_number(game, under[wonder])] = u8(UNDER_WONDER + number)
        home.add_wonder(codex, number)
    for token in plan.tokens:
        number = token_number(game, token)
        home.add_progress(codex, number)
        if codex.p_science[number]:
            add_symbol(game, seat, codex.p_science[number])
    home.coins = plan.coins


# ---- numbers of keys


def card_number(game: Duel, card: str) -> int:
    return [row.key for row in game.codex.card_set.cards].index(card)


def wonder_number(game: Duel, wonder: str) -> int:
    return [row.key for row in game.codex.card_set.wonders].index(wonder)


def token_number(game: Duel, token: str) -> int:
    return [row.key for row in game.codex.card_set.progress].index(token)


# ---- what a test asks afterwards


def asked(game: Duel) -> tuple[int, str]:
    """Who owes a decision, and of what kind."""
    return int(game.next_seat()), DECISIONS[game.decision]


def options(game: Duel, verb: str = "") -> list[str]:
    """The legal moves of whoever is to act, as texts, perhaps only those with one verb."""
    moves = [game.text(move) for seat in game.to_act() for move in game.moves(seat)]
    return [move for move in moves if move.startswith(verb)]


def play(game: Duel, *moves: str) -> None:
    """Make moves, each by whoever is to act."""
    for move in moves:
        game.play(game.to_act()[0], move)


def sell_one(game: Duel) -> str:
    """Whoever is to act sells a card that does not matter; returns which one."""
    move = options(game, "sell:")[0]
    play(game, move)
    return move.removeprefix("sell:")


def home(game: Duel, seat: int) -> CityView:
    """A city, as everyone sees it."""
    return game.view(seat).cities[seat]


def coins(game: Duel) -> list[int]:
    """The coins of Antoine and Bruno."""
    return [int(game.city0.coins), int(game.city1.coins)]


def price(game: Duel, seat: int, key: str) -> int:
    """What a card or a wonder would cost a seat now."""
    if key in CARDS:
        return int(game.card_price(seat, card_number(game, key)))
    return int(game.wonder_price(seat, wonder_number(game, key)))


def points(game: Duel, seat: int, category: str) -> int:
    return game.scores().points[seat][category]


def happened(game: Duel, kind: str) -> int:
    """How many events of a kind there were since the table was set."""
    return sum(event.kind == kind for event in game.events)
