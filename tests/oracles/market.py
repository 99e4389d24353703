"""What a city makes, may buy and from whom, at the beginning of a turn: from what lies on the table."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from sevenwonders.classic.cards import Effect

from .standing import City, Ring, Source

RAW, GOODS = "WSCO", "GLPT"
ORIGINAL = "WSCOGLP"
"""The resources of the base game: its effects, and those of its expansions, know no tool."""
NO_TOOL = ("marketplace",)
"""Cards of the base game whose discount on manufactured goods knows no tool."""
CLASSES = {"raw": RAW, "manufactured": GOODS}
ENDLESS = 10
"""More units than anything costs."""


@dataclass
class Seller:
    """Who sells to a city: its units, and what one of each costs."""

    who: str
    units: list[str]
    prices: dict[str, int]
    rebate: int = 0
    """Coins off the first unit."""
    no_rebate: str = "T"
    """Docks know the resources of the base game."""
    once: list[tuple[str, int]] = field(default_factory=list)
    """Offers for one unit a turn: which resources, and the price."""


@dataclass
class Market:
    """All that a city may use for one construction."""

    own: list[str]
    """Units made for the owner, as the letters that each may be."""
    doubled: list[str]
    """Those of them of which a warehouse makes one more, the same."""
    warehouses: int
    sellers: list[Seller]
    bank: list[str]
    """Units that the bank sells for 1 coin each, as letters."""
    share: int
    """Coins for a unit of which bank and neighbours get a third each; 0: none."""


def letters(unit: str) -> str:
    return unit.replace("/", "")


def laws_of(ring: Ring) -> list[Effect]:
    """The tiles that lie open on the tower."""
    tower = ring.view.extras.get("tower", [])
    tiles = [tile for tile in tower if isinstance(tile, str) and tile] if isinstance(tower, list) else []
    return [ring.facts.cards[tile].effect for tile in tiles]


def market_of(ring: Ring, place: int) -> Market:
    city, around = ring.cities[place], ring.around(place)
    laws = laws_of(ring)
    sold = {side: _sold(ring, other) for side, other in around.items()}
    own = [unit for source in city.sources for unit in _made(ring, source)]
    own += [letters(law.power_of) for law in laws if law.power == "resource_gift"]
    own += [letters(source.effect.power_of.split("/")[ring.view.age - 1]) for source in city.having("makes_by_age")]
    own += _harbour(city, sold)
    doubled = _of_brown_grey_board(ring, city)
    missing = "".join(letter for letter in ORIGINAL if not any(letter in unit for unit in doubled))
    own += [missing] * len(city.having("make_missing")) if missing else []
    sellers = [_seller(ring, city, side, sold[side], laws) for side in ("left", "right")]
    sellers += [Seller(f"far {far.city}", _sold(ring, ring.cities[far.city]), far.prices) for far in city.seen.far]
    bank = [source.effect.bank_goods or ORIGINAL for source in city.sources for _ in range(source.effect.bank_buy)]
    return Market(own, doubled, len(city.having("make_owned")), sellers, bank, city.seen.share_price)


def _is_single(effect: Effect) -> bool:
    return len(effect.produces) == 1 and "/" not in effect.produces[0]


def _made(ring: Ring, source: Source) -> list[str]:
    """The units of one source this turn; tiles 3, 4 and 20 put some to sleep and make others endless."""
    units = [letters(unit) for unit in source.effect.produces]
    if source.kind not in ("card",) or not units:
        return units
    color = ring.facts.color(source.key)
    for law in laws_of(ring):
        if law.power == "idle_double" and color == "brown" and not _is_single(source.effect):
            return []
        if law.power == "closed_markets" and source.key in law.power_of.split("+"):
            return []
        if law.power == "endless_single" and color == "brown" and _is_single(source.effect):
            units = units * ENDLESS
    return units


def _sold(ring: Ring, city: City) -> list[str]:
    """Ruling: what_can_be_bought."""
    return [unit for source in city.sources if source.effect.tradeable for unit in _made(ring, source)]


def _of_brown_grey_board(ring: Ring, city: City) -> list[str]:
    """Rulings: warehouse, black_market."""
    return [
        unit
        for source in city.sources
        if source.kind == "start" or (source.kind == "card" and ring.facts.color(source.key) in ("brown", "grey"))
        for unit in _made(ring, source)
    ]


def _harbour(city: City, sold: dict[str, list[str]]) -> list[str]:
    """Ruling: river_harbour. A raw material of the left, or a manufactured good of the right."""
    raw = {letter for unit in sold["left"] for letter in unit if letter in RAW}
    goods = {letter for unit in sold["right"] for letter in unit if letter in GOODS}
    unit = "".join(sorted(raw | goods))
    return [unit] * len(city.having("copy_next_door")) if unit else []


def _seller(ring: Ring, city: City, side: str, units: list[str], laws: Sequence[Effect]) -> Seller:
    """A neighbour: 2 coins a unit, less with discounts, then what the tower says, and never below 0."""
    known = ring.facts.box.resources
    prices = dict.fromkeys(known, 2)
    once: list[tuple[str, int]] = []
    rebate = 0
    for source in _awake(city, laws):
        effect = source.effect
        rebate += effect.rebate.get(side, 0)
        if effect.discount and side in effect.discount.sides:
            goods = CLASSES.get(effect.discount.goods, effect.discount.goods)
            if source.key in NO_TOOL:
                goods = goods.replace("T", "")
            if effect.discount.once:
                once.append((goods, effect.discount.price))
            else:
                prices |= {letter: min(prices[letter], effect.discount.price) for letter in goods if letter in known}
        if effect.power == "victory_price":
            offer = max(0, effect.power_n - city.seen.victories)
            prices |= {letter: min(prices[letter], offer) for letter in letters(effect.power_of)}
    changed = {letter: _change(letter, laws) for letter in known}
    found = Seller(side, units, {letter: max(0, prices[letter] + changed[letter]) for letter in known}, rebate)
    found.once = _offers(once, changed, known)
    return found


def _offers(once: Iterable[tuple[str, int]], changed: dict[str, int], known: str) -> list[tuple[str, int]]:
    """Offers for one unit a turn, with what the tower says of each class of goods."""
    found = []
    for goods, price in once:
        mine = [letter for letter in goods if letter in known]
        found.append(("".join(mine), max(0, price + changed[mine[0]])))
    return found


def _awake(city: City, laws: Sequence[Effect]) -> list[Source]:
    """Without the trade cards that tile 4 closes."""
    closed = {key for law in laws if law.power == "closed_markets" for key in law.power_of.split("+")}
    return [source for source in city.sources if source.key not in closed]


def _change(letter: str, laws: Sequence[Effect]) -> int:
    total = 0
    for law in laws:
        if law.power in ("dearer", "cheaper") and letter in CLASSES[law.power_of]:
            total += law.power_n if law.power == "dearer" else -law.power_n
    return total
