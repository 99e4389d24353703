"""A slow and obvious reading of the rules, from keys and the facts file alone: what the engine is held against."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, product

from sevenwonders.duel.view import CityView, DuelView

from .facts import CARDS, FACTS, TOKENS, WONDERS

LETTERS = "WSCGP"


def production(cards: Iterable[str]) -> Counter[str]:
    return Counter(letter for card in cards for letter in CARDS[card].get("produces", ""))


def choices(cards: Iterable[str], built: Iterable[str]) -> list[str]:
    """The letters that each choice producer of a city chooses from."""
    rows = [*(CARDS[card] for card in cards), *(WONDERS[wonder] for wonder in built)]
    return [row["produces_one_of"] for row in rows if "produces_one_of" in row]


def color_count(cards: Iterable[str], color: str) -> int:
    return sum(CARDS[card]["color"] == color for card in cards)


def prices(mine: Iterable[str], theirs: Iterable[str]) -> dict[str, int]:
    """What a unit of each resource costs a city at the bank."""
    fixed = {letter for card in mine for letter in CARDS[card].get("trade_one", "")}
    raising = production(card for card in theirs if CARDS[card]["color"] in ("brown", "grey"))
    return {letter: 1 if letter in fixed else 2 + raising[letter] for letter in LETTERS}


def least_cost(
    cost: str, made: Counter[str], choosing: Sequence[str], prices_of: dict[str, int], saved: int = 0
) -> int:
    """Coins for a cost: the best of every way to use each choice producer and every way to leave out saved units."""
    best = None
    for kept in combinations(cost, max(0, len(cost) - saved)):
        for chosen in product(*choosing):
            missing = Counter(kept) - made - Counter(chosen)
            coins = sum(prices_of[letter] * count for letter, count in missing.items())
            best = coins if best is None else min(best, coins)
    assert best is not None
    return best


def saved_units(tokens: Iterable[str], kind: str) -> int:
    return sum(TOKENS[token].get("resources_less", 0) for token in tokens if TOKENS[token].get("applies_to") == kind)


def price_of(row: str, mine: CityView, theirs: CityView) -> int:
    """What a building or wonder costs a city, in coins."""
    built = [wonder.key for wonder in mine.wonders if wonder.built]
    fact = CARDS.get(row) or WONDERS[row]
    if set(fact.get("chain_from", ())) & set(mine.cards):
        return 0
    return int(fact["coins"]) + least_cost(
        fact["cost"],
        production(mine.cards),
        choices(mine.cards, built),
        prices(mine.cards, theirs.cards),
        saved_units(mine.progress, fact.get("color", "wonder")),
    )


def symbols(cards: Iterable[str], tokens: Iterable[str]) -> set[str]:
    rows = [*(CARDS[card] for card in cards), *(TOKENS[token] for token in tokens)]
    return {row["science"] for row in rows if "science" in row}


def pairs(cards: Iterable[str]) -> set[str]:
    found = Counter(CARDS[card]["science"] for card in cards if "science" in CARDS[card])
    return {symbol for symbol, count in found.items() if count == 2}


def guild_count(city: CityView, counted: Iterable[str]) -> int:
    """How many of the things that a guild counts stand in a city."""
    total = 0
    for what in counted:
        if what == "coins3":
            total += city.coins // 3
        elif what == "wonder":
            total += sum(wonder.built for wonder in city.wonders)
        else:
            total += color_count(city.cards, what)
    return total


def military_vp(ahead: int) -> int:
    """Points for the pawn this many spaces on the rival's side."""
    return next((int(zone["vp"]) for zone in FACTS["military_zone"] if zone["from"] <= ahead <= zone["to"]), 0)


def points(view: DuelView, seat: int) -> dict[str, int]:
    """The score sheet of a seat, from what lies on the table."""
    city = view.cities[seat]
    sheet = {
        "military": military_vp(view.pawn if seat == 0 else -view.pawn),
        **dict.fromkeys(("blue", "green", "yellow", "purple"), 0),
        "wonders": sum(WONDERS[wonder.key].get("vp", 0) for wonder in city.wonders if wonder.built),
        "progress": sum(TOKENS[token].get("vp", 0) for token in city.progress),
        "coins": city.coins // 3,
    }
    for card in city.cards:
        row = CARDS[card]
        if row["color"] in sheet:
            sheet[row["color"]] += row.get("vp", 0)
        if "guild" in row:
            most = max(guild_count(each, row["guild"]["count"]) for each in view.cities)
            sheet["purple"] += row["guild"]["vp"] * most
    if "mathematics" in city.progress:
        sheet["progress"] += 3 * len(city.progress)
    return sheet
