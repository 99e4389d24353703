"""What a construction costs at the least, by trying everything, and whether that is what the moves offer."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from sevenwonders.classic.game import Classic
from sevenwonders.classic.payments import move_parts
from sevenwonders.classic.view import ClassicView

from .market import Market, Seller, laws_of, market_of
from .standing import City, Ring
from .story import Facts, Story

NOT_JUDGED = {
    "miracle, sacrifice, tokens": "only build, stage and free buildings of Ramses and Axelous are priced here",
    "a free building under a tax of its colour": "the tower's taxes on what comes free are told by their own tests",
    "the last card of an age, recovered cards, the Free City": "they have budgets of their own",
}
NEVER = 10**6
DOUBLE = "*"
"""After the letters of a unit of which a warehouse makes one more, the same."""


@dataclass(frozen=True)
class Cost:
    """What a construction asks for."""

    letters: str
    coins: int
    """For the bank, whatever is done."""
    saved: int = 0
    """Resources that need not be paid."""
    helps: tuple[str, ...] = ()
    """For each: one resource of these letters need not be paid."""
    in_coins: bool = False
    """Each resource is paid as a coin."""
    may_coin: bool = False


@dataclass(frozen=True)
class State:
    """What is left to use, and what was bought from each seller."""

    own: tuple[str, ...]
    sold: tuple[tuple[str, ...], ...]
    bought: tuple[str, ...]
    bank: tuple[str, ...]
    helps: tuple[str, ...]
    saved: int
    coins: int


def least(cost: Cost, market: Market) -> int:
    """The fewest coins for the resources of a cost; NEVER if there is no way."""
    if cost.in_coins:
        helped = sum(bool(set(help_) & set(cost.letters)) for help_ in cost.helps)
        return max(0, len(cost.letters) - cost.saved - helped)
    if cost.saved >= len(cost.letters):
        return 0
    return min(_least(cost, market, own) for own in _with_warehouse(market))


def _with_warehouse(market: Market) -> Iterator[list[str]]:
    """Every way to use a warehouse: each unit that it may double."""
    yield market.own
    if not market.warehouses:
        return
    for unit in set(market.doubled):
        if len(unit) == 1:
            yield [*market.own, unit]
        else:
            own = list(market.own)
            own.remove(unit)
            yield [*own, unit + DOUBLE]


def _least(cost: Cost, market: Market, own: Sequence[str]) -> int:
    fixed = Counter(unit for unit in own if len(unit) == 1)
    lacking = Counter(cost.letters) - fixed
    useful = set(lacking)
    choices = tuple(sorted(unit for unit in own if len(unit) > 1 and useful & set(unit)))
    sold = tuple(tuple(sorted(u for u in seller.units if useful & set(u))) for seller in market.sellers)
    start = State(choices, sold, ("",) * len(sold), tuple(market.bank), cost.helps, cost.saved, 0)
    states = {start}
    for letter in sorted(lacking.elements()):
        states = {after for state in states for after in _ways(state, letter, market, cost)}
    return min((_total(state, market) for state in states), default=NEVER)


def _ways(state: State, letter: str, market: Market, cost: Cost) -> Iterator[State]:
    """Every way to come by one unit."""
    for unit in set(state.own):
        if letter in unit:
            rest = _without(state.own, unit)
            if unit.endswith(DOUBLE):
                rest = tuple(sorted((*rest, letter)))
            yield replace(state, own=rest)
    if state.saved:
        yield replace(state, saved=state.saved - 1)
    for help_ in set(state.helps):
        if letter in help_:
            yield replace(state, helps=_without(state.helps, help_))
    for place, seller in enumerate(market.sellers):
        for unit in set(state.sold[place]):
            if letter in unit and letter in seller.prices:
                sold, bought = list(state.sold), list(state.bought)
                sold[place] = _without(sold[place], unit)
                bought[place] = "".join(sorted(bought[place] + letter))
                yield replace(state, sold=tuple(sold), bought=tuple(bought))
    for unit in set(state.bank):
        if letter in unit:
            yield replace(state, bank=_without(state.bank, unit), coins=state.coins + 1)
    if cost.may_coin:
        yield replace(state, coins=state.coins + 1)
    if market.share:
        yield replace(state, coins=state.coins + market.share)


def _without(units: tuple[str, ...], unit: str) -> tuple[str, ...]:
    place = units.index(unit)
    return units[:place] + units[place + 1 :]


def _total(state: State, market: Market) -> int:
    return state.coins + sum(_bill(s, bought) for s, bought in zip(market.sellers, state.bought, strict=True))


def _bill(seller: Seller, bought: str) -> int:
    """What a seller takes: offers for one unit serve where they save most, then the rebate on one unit."""
    prices = [(seller.prices[letter], letter) for letter in bought]
    for goods, offer in seller.once:
        fitting = [price for price in prices if price[1] in goods and price[0] > offer]
        if fitting:
            prices.remove(max(fitting))
            prices.append((offer, "-"))
    dearest = max((price for price, _ in prices), default=0)
    return sum(price for price, _ in prices) - min(seller.rebate, dearest)


# ---- what cards and stages ask for


def chained(ring: Ring, place: int, card: str) -> bool:
    """Whether a building makes it free: one's own, or with tile 7 one next door."""
    cities = [ring.cities[place]]
    if any(law.power == "chains_next_door" for law in laws_of(ring)):
        cities += ring.around(place).values()
    parents = set(ring.facts.cards[card].chain_from)
    return any(parents & set(city.cards) for city in cities)


def tax(ring: Ring, power: str, of: str = "") -> int:
    return ring.view.age * sum(law.power == power and law.power_of == of for law in laws_of(ring))


def cost_of_card(ring: Ring, place: int, key: str) -> Cost:
    card, city = ring.facts.cards[key], ring.cities[place]
    laws = laws_of(ring)
    about = {law.power for law in laws if law.power_of == card.color}
    letters = "" if "free_resources" in about else card.cost
    return replace(
        _saved(city, letters, card.color),
        coins=card.coins + tax(ring, "tax", card.color),
        in_coins="coins_instead" in about,
        may_coin=any(card.color in source.effect.payable_in_coins for source in city.sources),
    )


def cost_of_stage(ring: Ring, place: int, key: str) -> Cost:
    stage, city = ring.facts.stage(key), ring.cities[place]
    free = any(law.power == "free_stages" for law in laws_of(ring))
    coins = stage.coins + tax(ring, "stage_tax")
    return replace(_saved(city, "" if free else stage.cost, "stage"), coins=coins)


def _saved(city: City, letters: str, kind: str) -> Cost:
    saved, helps = 0, []
    for source in city.sources:
        effect = source.effect
        if kind in effect.saves and effect.saves_of:
            helps += [effect.saves_of] * effect.saves[kind]
        else:
            saved += effect.saves.get(kind, 0)
        if effect.saves_per and effect.saves_per.on == kind:
            saved += city.count(effect.saves_per.of)
    return Cost(letters, 0, saved, tuple(helps))


def open_rows(ring: Ring, place: int) -> list[int]:
    """The rows of the board that may be built now, from 1: the next stage or any, its ways, embellishments."""
    city = ring.cities[place]
    board = [ring.facts.stage(key) for key in city.seen.board]
    built = [bool(done) for done in city.seen.stages[: len(board)]]
    slots, last = [], -1
    for stage in board:
        last += not (stage.alternative or stage.embellishes)
        slots.append(last)
    done = {
        slot for slot, is_built, stage in zip(slots, built, board, strict=True) if is_built and not stage.embellishes
    }
    left = sorted(set(range(last + 1)) - done)
    if not (city.having("any_order") or city.having("stages_any_order")):
        left = left[:1]
    found = []
    for row, stage in enumerate(board):
        if built[row]:
            continue
        if stage.embellishes:
            if stage.embellishes - 1 in done:
                found.append(row + 1)
        elif slots[row] in left:
            found.append(row + 1)
    return found


# ---- against the moves


class Offers:
    """The moves of a seat at the beginning of a turn: for each card and each stage the fewest coins in their texts."""

    def __init__(self, game: Classic, seat: int) -> None:
        self.cards: dict[str, int] = {}
        self.rows: dict[int, int] = {}
        for move in game.moves(seat):
            parts = move_parts(game.text(move))
            if parts.option >= 16:
                continue
            if parts.verb == "build":
                self.cards[parts.card] = min(self.cards.get(parts.card, NEVER), parts.coins)
            elif parts.verb == "stage":
                self.rows[parts.option] = min(self.rows.get(parts.option, NEVER), parts.coins)


def judge(game: Classic, facts: Facts, story: Story, view: ClassicView, seat: int) -> list[str]:
    """Differences between the fewest coins by the rules and in the moves of a seat that is asked for its card."""
    seen = game.view(seat)
    assert isinstance(seen, ClassicView)
    ring, offers = Ring(facts, story, view), Offers(game, seat)
    market, city = market_of(ring, seat), ring.cities[seat]
    names = {facts.cards[card].name for card in city.cards}
    found = []

    @cache
    def fewest(cost: Cost) -> int:
        coins = least(cost, market)
        return coins if coins + cost.coins <= city.seen.coins else NEVER

    if view.decisions[0].kind == "play_card":
        for card in sorted(set(seen.hand)):
            mine = _card_price(ring, seat, card, fewest) if facts.cards[card].name not in names else NEVER
            real = offers.cards.get(card, NEVER)
            if mine is not None and mine != real:
                found.append(f"price for seat {seat} of {card}: {told(real)}, by the rules {told(mine)}")
    return found + _stages(ring, seat, offers, fewest)


def _card_price(ring: Ring, seat: int, card: str, fewest: Callable[[Cost], int]) -> int | None:
    """The fewest coins in the text of a move that builds it; None: not judged."""
    city, row = ring.cities[seat], ring.facts.cards[card]
    taxed = tax(ring, "tax", row.color)
    if chained(ring, seat, card):
        duty = taxed + tax(ring, "chain_tax")
        if duty > city.seen.coins and not tax(ring, "chain_tax"):
            return NEVER
        return 0 if duty <= city.seen.coins else fewest(cost_of_card(ring, seat, card))
    if row.color == "purple" and city.having("free_guilds"):
        return 0
    if row.color == "blue" and city.having("free_blue_in_peace") and not city.shields():
        return None if taxed else 0
    return fewest(cost_of_card(ring, seat, card))


def _stages(ring: Ring, seat: int, offers: Offers, fewest: Callable[[Cost], int]) -> list[str]:
    found = []
    rows = open_rows(ring, seat)
    if ring.cities[seat].having("miracle"):
        rows = []  # whoever has Jesus builds no stage
    expected = {row: fewest(cost_of_stage(ring, seat, ring.cities[seat].seen.board[row - 1])) for row in rows}
    expected = {row: coins for row, coins in expected.items() if coins != NEVER}
    real = {row if row else (open_rows(ring, seat) or [0])[0]: coins for row, coins in offers.rows.items()}
    for row in sorted(set(expected) | set(real)):
        mine, offered = expected.get(row, NEVER), real.get(row, NEVER)
        if mine != offered:
            found.append(f"price for seat {seat} of stage {row}: {told(offered)}, by the rules {told(mine)}")
    return found


def told(coins: int) -> str:
    return "not offered" if coins == NEVER else f"{coins} coins"
