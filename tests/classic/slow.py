"""A slow and obvious reading of the rules, from keys and the facts file alone: what the engine is held against."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import product

from sevenwonders.classic.seeing import CityView, ClassicView

from .facts import CARDS, GUILDS, LETTERS, SYMBOLS, WONDERS, Fact, name_of

Prices = Mapping[str, int]
CATEGORIES = {"blue": "civilian", "green": "science", "yellow": "commerce", "purple": "guilds"}


def stage_rows(city: CityView) -> list[Fact]:
    """The stages that are built."""
    rows: list[Fact] = WONDERS[city.wonder]["stage"]
    return [row for row, built in zip(rows, city.stages, strict=True) if built]


def rows_of(city: CityView) -> list[Fact]:
    """All that a city has: cards and stages."""
    return [*(CARDS[card] for card in city.cards), *stage_rows(city)]


def own_units(city: CityView) -> list[str]:
    """Every unit that a city makes for itself, as the letters that it may be."""
    made = [unit for row in rows_of(city) for unit in row.get("produces", ())]
    return [unit.replace("/", "") for unit in (WONDERS[city.wonder]["start"], *made)]


def sold_units(city: CityView) -> list[str]:
    """Those that a neighbour may buy: of the board, of brown and of grey cards."""
    rows = [CARDS[card] for card in city.cards if CARDS[card]["color"] in ("brown", "grey")]
    made = [unit for row in rows for unit in row["produces"]]
    return [unit.replace("/", "") for unit in (WONDERS[city.wonder]["start"], *made)]


def fixed(units: Iterable[str]) -> Counter[str]:
    return Counter(unit for unit in units if len(unit) == 1)


def choices(units: Iterable[str]) -> list[str]:
    return [unit for unit in units if len(unit) > 1]


def prices(city: CityView, side: str) -> dict[str, int]:
    """What a unit of each resource costs from a side."""
    found = dict.fromkeys(LETTERS, 2)
    for row in rows_of(city):
        discount = row.get("discount")
        if discount and side in discount["from"]:
            found |= dict.fromkeys(discount["goods"], discount["price"])
    return found


def payments(
    cost: str, own: Sequence[str], left: Sequence[str], right: Sequence[str], at_left: Prices, at_right: Prices
) -> set[tuple[int, int]]:
    """Every way to pay: each unit lacking is taken from a choice unit, from the left or from the right, one by one."""
    lacking = Counter(cost) - fixed(own)
    states = {((*sorted(choices(own)),), (*sorted(left),), (*sorted(right),), 0, 0)}
    for letter in lacking.elements():
        after = set()
        for mine, theirs, others, to_left, to_right in states:
            for place, unit in enumerate(mine):
                if letter in unit:
                    after.add((mine[:place] + mine[place + 1 :], theirs, others, to_left, to_right))
            for place, unit in enumerate(theirs):
                if letter in unit:
                    rest = theirs[:place] + theirs[place + 1 :]
                    after.add((mine, rest, others, to_left + at_left[letter], to_right))
            for place, unit in enumerate(others):
                if letter in unit:
                    rest = others[:place] + others[place + 1 :]
                    after.add((mine, theirs, rest, to_left, to_right + at_right[letter]))
        states = after
    return {(to_left, to_right) for _, _, _, to_left, to_right in states}


def undominated(found: Iterable[tuple[int, int]], budget: int) -> set[tuple[int, int]]:
    """Those that can be paid and that no other beats."""
    able = {way for way in found if sum(way) <= budget}
    return {
        way for way in able if not any(other != way and other[0] <= way[0] and other[1] <= way[1] for other in able)
    }


def ways(cost: str, printed: int, cities: Sequence[CityView], place: int) -> set[tuple[int, int]]:
    """The payments, to the left and to the right, with which a city may build something now."""
    mine = cities[place]
    left, right = cities[(place + 1) % len(cities)], cities[place - 1]
    found = payments(cost, own_units(mine), sold_units(left), sold_units(right), mine.left_prices, mine.right_prices)
    return undominated(found, mine.coins - printed)


def is_chained(card: str, city: CityView) -> bool:
    return bool(set(CARDS[card]["chain_from"]) & set(city.cards))


def has_name(card: str, city: CityView) -> bool:
    return name_of(card) in {name_of(each) for each in city.cards}


def card_moves(cards: Iterable[str], cities: Sequence[CityView], place: int, free_build: bool) -> set[str]:
    """What a city may do with one of these cards, at the beginning of a turn."""
    mine = cities[place]
    found = set()
    stages: list[Fact] = WONDERS[mine.wonder]["stage"]
    built = sum(mine.stages)
    staged: set[tuple[int, int]] = set()
    if built < len(stages):
        staged = ways(stages[built]["cost"], stages[built]["coins"], cities, place)
    for card in set(cards):
        found.add(f"sell:{card}")
        found |= {told(f"stage:{card}", way) for way in staged}
        if has_name(card, mine):
            continue
        row = CARDS[card]
        paid = {(0, 0)} if is_chained(card, mine) else ways(row["cost"], row["coins"], cities, place)
        found |= {told(f"build:{card}", way) for way in paid}
        costly = paid != {(0, 0)} or bool(row["coins"])
        if free_build and costly:
            found.add(f"free:{card}")
    return found


def told(use: str, way: tuple[int, int]) -> str:
    """A move as text."""
    paid = "".join(f"{payee}{coins}" for payee, coins in zip("lr", way, strict=True) if coins)
    return f"{use}:{paid}" if paid else use


# ---- points


def count_in(city: CityView, what: str) -> int:
    if what == "stage":
        return sum(city.stages)
    if what == "defeat":
        return city.defeats
    return sum(CARDS[card]["color"] == what for card in city.cards)


def per(rule: Fact | None, cities: Sequence[CityView], place: int) -> int:
    """What something is worth that gives so much for each thing in some cities."""
    if rule is None:
        return 0
    where = {"self": place, "left": (place + 1) % len(cities), "right": (place - 1) % len(cities)}
    return int(rule["n"]) * sum(count_in(cities[where[side]], what) for side in rule["where"] for what in rule["of"])


def symbols(city: CityView) -> tuple[Counter[str], int]:
    """Symbols, and how many are of free choice."""
    found = Counter(symbol for row in rows_of(city) for symbol in row.get("science", ()))
    return Counter({symbol: found[symbol] for symbol in SYMBOLS}), found["compass/gear/tablet"]


def science(counts: Sequence[int], free: int) -> int:
    """The best of all ways to choose the free symbols."""
    best = 0
    for chosen in product(range(3), repeat=free):
        tried = [count + chosen.count(place) for place, count in enumerate(counts)]
        best = max(best, sum(count * count for count in tried) + 7 * min(tried))
    return best


def plain_sheet(cities: Sequence[CityView], place: int) -> dict[str, int]:
    """The score sheet of a city that copies no guild."""
    city = cities[place]
    sheet = dict.fromkeys(("military", "treasury", "wonder", "civilian", "science", "commerce", "guilds"), 0)
    sheet["military"] = city.military
    sheet["treasury"] = city.coins // 3
    sheet["wonder"] = sum(row.get("vp", 0) + per(row.get("vp_per"), cities, place) for row in stage_rows(city))
    counts, free = symbols(city)
    sheet["science"] = science([counts[symbol] for symbol in SYMBOLS], free)
    for card in city.cards:
        row = CARDS[card]
        worth = row.get("vp", 0) + per(row.get("vp_per"), cities, place)
        assert not worth or row["color"] in CATEGORIES
        if worth:
            sheet[CATEGORIES[row["color"]]] += worth
    return sheet


def sheet_of(cities: Sequence[CityView], place: int) -> dict[str, int]:
    """The score sheet of a city, with the best guild of a neighbour if it may copy one."""
    sheet = plain_sheet(cities, place)
    if not any(row.get("power") == "copy_guild" for row in stage_rows(cities[place])):
        return sheet
    around = cities[(place + 1) % len(cities)].cards + cities[place - 1].cards
    best = 0
    for guild in {card for card in around if card in GUILDS}:
        tried = list(cities)
        tried[place] = replace(cities[place], cards=[*cities[place].cards, guild])
        best = max(best, sum(plain_sheet(tried, place).values()) - sum(sheet.values()))
    sheet["guilds"] += best
    return sheet


def standings(view: ClassicView) -> list[int]:
    """Most points, then most coins: the first is 1, and whoever has as much shares the place."""
    ranks = [(sum(sheet_of(view.cities, seat).values()), view.cities[seat].coins) for seat in range(view.seats)]
    return [1 + sorted(ranks, reverse=True).index(rank) for rank in ranks]
