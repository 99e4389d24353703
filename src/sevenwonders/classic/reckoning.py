"""What only the game can tell of a decision: what each move really costs, and why something cannot be built.

Laws, leaders, boards and whatever else a set brings change prices, each by rules of its own. So nothing is worked out
here a second time: the engine is asked, with more coins or for fewer resources than there are. All of it is about the
seat's own decision and comes from what lies open on the table.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from sevenwonders.classic.asking import city_asked
from sevenwonders.classic.building import open_stages
from sevenwonders.classic.codex import BUILD, COINS, STAGE
from sevenwonders.classic.game import Classic
from sevenwonders.classic.market import Market, market_of
from sevenwonders.classic.paying import is_chained, printed_coins, terms_of, ways_to_pay
from sevenwonders.classic.piles import pack_start
from sevenwonders.classic.terms import Terms
from sevenwonders.core.resources import pack, unpack

PLENTY: Final = 120
"""More coins than anything costs."""
CARD_USES: Final = ("build", "stage", "sell")
"""The verbs of every turn: where one of them is offered, the others are at least explained."""


@dataclass(frozen=True)
class Lack:
    """Why something cannot be built."""

    kind: str
    """`owned`, `stages` (all built), `coins`, `trade`, `missing`, `own_card`, or `never`: for whatever else."""
    card: str = ""
    """What stands already."""
    coins: int = 0
    """How many are needed: in all, or to buy units."""
    units: str = ""
    """Letters of units that nobody has."""
    owned: int = -1
    """The coins that may be spent, where the city has others that it may not; -1: all that it has."""


NEVER: Final = Lack("never")


@dataclass(frozen=True)
class Reckoning:
    """The engine's word on the decision of a seat."""

    coins: Mapping[str, int] = field(default_factory=dict)
    """For each legal move: the coins for the bank besides its payment."""
    chained: frozenset[str] = frozenset()
    """The cards of the hand that a chain makes free, wherever it begins."""
    cards: Mapping[str, Lack] = field(default_factory=dict)
    """What is lacking for each card of the hand that cannot be paid for."""
    open_rows: frozenset[int] = frozenset()
    """The rows of the board whose turn has come, from 0."""
    stages: Mapping[int, Lack] = field(default_factory=dict)
    """What is lacking for those that cannot be paid for."""


def reckon(game: Classic, seat: int, moves: Mapping[str, int]) -> Reckoning:
    """What the engine says of the decision of a seat, given its legal moves by their texts."""
    city = int(city_asked(game, seat))
    coins = {text: int(printed_coins(game, city, move)) for text, move in moves.items()}
    cards = _hand(game, seat) if game.turn and any(text.startswith(CARD_USES) for text in moves) else {}
    board = game.cities[city].board
    stages = {int(row): int(board[row]) for row in open_stages(game, city)}
    return Reckoning(
        coins=coins,
        chained=frozenset(key for key, card in cards.items() if is_chained(game, city, card)),
        cards={key: lack for key, card in cards.items() if (lack := what_lacks(game, city, BUILD, card))},
        open_rows=frozenset(stages),
        stages={row: lack for row, stage in stages.items() if (lack := what_lacks(game, city, STAGE, stage))},
    )


def _hand(game: Classic, seat: int) -> dict[str, int]:
    """The cards that a seat holds, by key."""
    pack_held = game.pack_of(seat)
    first = int(pack_start(game, pack_held))
    cards = (int(game.packs[place]) for place in range(first, first + int(game.sizes[pack_held])))
    return {game.card_key(card): card for card in cards}


def what_lacks(game: Classic, city: int, verb: int, what: int) -> Lack | None:
    """What a city lacks to pay for a card or a stage (by its number through all boards); None if it can."""
    terms = terms_of(game, city, verb, what)
    if terms.forbidden:
        return NEVER
    market = market_of(game, city)
    budget = int(game.cities[city].budget)
    fixed = int(terms.coins + terms.printed)
    by_chain = int(terms.coins + terms.chain_coins) if terms.chained else PLENTY
    if by_chain <= budget or len(ways_to_pay(market, terms, budget)):
        return None
    if by_chain == PLENTY and not len(ways_to_pay(market, terms, PLENTY)):
        return Lack("missing", units=_missing(game, market, terms))
    trade = next((coins for coins in range(budget, PLENTY) if len(ways_to_pay(market, terms, coins))), PLENTY)
    plain = fixed or terms.in_coins or by_chain <= trade
    owned = budget if budget < int(game.cities[city].count[COINS]) else -1
    return Lack("coins" if plain else "trade", coins=min(by_chain, trade), owned=owned)


def _missing(game: Classic, market: Market, terms: Terms) -> str:
    """The fewest resources without which the rest could be paid."""
    letters = game.codex.letters
    cost = unpack(int(terms.cost), letters)

    def can_do_with(units: str) -> bool:
        terms.cost = pack(units, letters)
        return len(ways_to_pay(market, terms, PLENTY)) > 0

    surely = ""
    for letter in dict.fromkeys(cost):
        while not can_do_with(letter * (cost.count(letter) - surely.count(letter))):
            surely += letter
    rest = _without(cost, surely)
    for number in range(len(rest) + 1):
        for more in dict.fromkeys(combinations(rest, number)):
            if can_do_with(_without(rest, "".join(more))):
                return surely + "".join(more)
    return cost


def _without(units: str, fewer: str) -> str:
    for letter in fewer:
        units = units.replace(letter, "", 1)
    return units
