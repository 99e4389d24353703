"""What holds after every move of every game, told from the facts and from what the moves and events say."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from librt.vecs import vec
from mypy_extensions import u8

from sevenwonders import Event
from sevenwonders.classic.codex import COINS, DEFEATS, SHIELDS, STAGES, VICTORIES
from sevenwonders.classic.entries import CARD_BITS, IN_DISCARD, PLACE_AT, UNDER_STAGE
from sevenwonders.classic.game import Classic
from sevenwonders.classic.notation import deal_keys
from sevenwonders.classic.piles import pack_start
from sevenwonders.classic.seeing import CityView, ClassicView
from sevenwonders.core.packed import field
from sevenwonders.core.resources import unpack
from tests.playing import options

from .facts import CARDS, COLORS, LETTERS, SETUP, WONDERS, name_of
from .slow import (
    CATEGORIES,
    card_moves,
    choices,
    fixed,
    has_name,
    own_units,
    prices,
    rows_of,
    sheet_of,
    sold_units,
    stage_rows,
    standings,
    symbols,
)

KEYS = list(CARDS)
AT_ONCE = {"build_from_discard"}
"""Powers that no city keeps."""


def holder(view: ClassicView) -> int:
    """Who plays for the Free City."""
    return (view.turn - 1 + (view.age == 2)) % 2


def held(game: Classic, seat: int) -> list[str]:
    """The hand of a seat; quicker than a view."""
    pack = game.pack_of(seat)
    first = int(pack_start(game, pack))
    return [KEYS[int(game.packs[place])] for place in range(first, first + int(game.sizes[pack]))]


def kind_of(view: ClassicView) -> str:
    """What is being decided."""
    return view.decisions[0].kind if view.decisions else ""


def check_cards(game: Classic, view: ClassicView) -> None:
    """Every dealt card is in one place: a hand, a city, the discard pile, under a stage, or the pile."""
    keys = deal_keys(game, None)
    drawn = int(game.turn)
    dealt: Counter[str] = Counter()
    for age in range(1, int(game.age) + 1):
        for part, cards in keys.items():
            if part.startswith(f"age{age}."):
                dealt.update(cards)
    found = Counter(card for seat in range(int(game.seats)) for card in held(game, seat))
    found.update(card for city in view.cities for card in city.cards)
    lying: Counter[int] = Counter()
    for entry in game.face_down:
        place = (int(entry) >> PLACE_AT) & 3
        if place in (IN_DISCARD, UNDER_STAGE):
            found[KEYS[int(entry) & CARD_BITS]] += 1
            lying[place] += 1
    if len(game.cities) > game.seats and not (drawn == 6 and leftovers_gone(view)):
        found.update(keys[f"age{int(game.age)}.pile"][drawn:])
    assert found == dealt
    assert lying[UNDER_STAGE] == sum(sum(city.stages) for city in view.cities)
    assert lying[IN_DISCARD] == view.discards


def leftovers_gone(view: ClassicView) -> bool:
    """Whether the last cards of an age, those of the pile too, have left the hands."""
    return view.over or kind_of(view) in ("play_last_card", "take_from_discard")


def check_city(game: Classic, place: int, seen: CityView, at_start: CityView) -> None:
    """The counters of a city against a recount of what stands in it; `at_start` is how it was when the turn began."""
    city, rows = game.cities[place], rows_of(seen)
    own, sold = own_units(seen), sold_units(seen)
    assert city.count[COINS] == seen.coins >= 0
    assert city.count[SHIELDS] == seen.shields == sum(row.get("shields", 0) for row in rows)
    assert city.count[STAGES] == sum(seen.stages) == int(city.stages).bit_count()
    assert seen.stages == sorted(seen.stages, reverse=True), "in order"
    assert (city.count[VICTORIES], city.count[DEFEATS]) == (seen.victories, seen.defeats)
    counts, free = symbols(seen)
    colors = Counter(CARDS[card]["color"] for card in seen.cards)
    assert seen.counts == {color: colors[color] for color in COLORS} | dict(counts)
    assert len(city.free_symbols) == free
    assert Counter(unpack(int(city.production), LETTERS)) == Counter(seen.production) == fixed(own)
    assert Counter(unpack(int(city.for_sale), LETTERS)) == Counter(seen.for_sale) == fixed(sold)
    assert city.choices == len(choices(own)) == len(seen.choices)
    assert sorted(choice.replace("/", "") for choice in seen.choices) == sorted(choices(own))
    check_reach(city.own_reach, choices(own))
    check_reach(city.sale_reach, choices(sold))
    for side, now, then in (
        ("left", city.left_prices, city.next_left),
        ("right", city.right_prices, city.next_right),
    ):
        assert unpacked(int(then)) == prices(seen, side)
        assert unpacked(int(now)) == prices(at_start, side), "discounts count from the next turn on"
    assert (seen.left_prices, seen.right_prices) == (prices(at_start, "left"), prices(at_start, "right"))
    names = [name_of(card) for card in seen.cards]
    assert len(set(names)) == len(names)
    assert sum(bool(each) for each in city.owned) == len(names)
    powers = {str(row["power"]) for row in rows if "power" in row} - AT_ONCE
    assert {name for i, name in enumerate(game.codex.powers) if int(city.powers) >> i & 1} == powers
    categories = game.codex.categories
    assert city.points[categories.index("wonder")] == sum(row.get("vp", 0) for row in stage_rows(seen))
    for color, category in CATEGORIES.items():
        worth = sum(CARDS[card].get("vp", 0) for card in seen.cards if CARDS[card]["color"] == color)
        assert city.points[categories.index(category)] == worth


def check_reach(reach: vec[u8], units: list[str]) -> None:
    """For every set of resources: how many choice units can give one of them."""
    masks = [sum(1 << LETTERS.index(letter) for letter in unit) for unit in units]
    assert [int(each) for each in reach] == [
        sum(bool(mask & wanted) for mask in masks) for wanted in range(1 << len(LETTERS))
    ]


def unpacked(packed: int) -> dict[str, int]:
    return {letter: int(field(packed, place)) for place, letter in enumerate(LETTERS)}


def check_scores(game: Classic, view: ClassicView) -> None:
    scores = view.scores
    for seat in range(view.seats):
        assert scores.points[seat] == sheet_of(view.cities, seat)
        assert scores.totals[seat] == sum(scores.points[seat].values())
    assert view.over == game.over() == (not view.decisions)
    places = standings(view) if view.over else []
    expected = [seat for seat, place in enumerate(places) if place == 1]
    assert (scores.winners, scores.standings) == (expected, places)
    if view.over:
        assert (scores.victory == "shared") == (len(expected) > 1)
        share = 1 / len(expected)
        assert [game.payoff(seat) for seat in range(view.seats)] == [share * (s in expected) for s in range(view.seats)]


def check_moves(game: Classic, view: ClassicView, used_free: set[int], budgets: Sequence[int]) -> None:
    """The legal moves of those who are asked, from hands, cities and the slow payments.

    budgets: what is left of the coins that the cities had when the turn began.
    """
    able = [replace(each, coins=budget) for each, budget in zip(view.cities, budgets, strict=True)]
    seats, kind = [decision.seat for decision in view.decisions], kind_of(view)
    for seat in range(view.seats):
        found = options(game, seat)
        assert len(set(found)) == len(found)
        if seat not in seats:
            assert found == []
            continue
        cards = held(game, seat)
        if kind == "play_card":
            free = may_build_free(view, seat, used_free)
            assert set(found) == card_moves(cards, able, seat, free)
        elif kind == "take_from_discard":
            place = view.seats if free_city_asks(view) else seat
            pile = game.view(seat).discard
            assert len(pile) == view.discards
            fitting = {card for card in pile if not has_name(card, view.cities[place])}
            assert set(found) == {"decline", *(f"revive:{card}" for card in fitting)}
        elif kind == "play_free_city":
            rest = list(cards)
            rest.remove(game.text(int(game.sealed[seat])).split(":")[1])
            check_free_city(found, rest, able, may_build_free(view, view.seats, used_free))
        elif "play_last_card" in [row.get("power") for row in stage_rows(view.cities[seat])]:
            assert len(cards) == 1
            assert set(found) == {f"throw:{cards[0]}"} | card_moves(cards, able, seat, False)
        else:
            assert len(cards) == 1
            check_free_city(found, cards, able, False)


def free_city_asks(view: ClassicView) -> bool:
    return len(view.cities) > view.seats and view.cities[view.seats].wonder.startswith("halicarnassus")


def may_build_free(view: ClassicView, place: int, used: set[int]) -> bool:
    powers = [row.get("power") for row in stage_rows(view.cities[place])]
    return "free_build_per_age" in powers and place not in used


def check_free_city(found: list[str], cards: list[str], cities: Sequence[CityView], free: bool) -> None:
    """It must play if it can, by a chain if there is one; else it sells."""
    mine = cities[2]
    every = card_moves(cards, cities, 2, free)
    played = {move for move in every if not move.startswith("sell:")}
    chained = {f"build:{card}" for card in cards if set(CARDS[card]["chain_from"]) & set(mine.cards)} & played
    for move in chained:
        card = move.removeprefix("build:")
        played -= {other for other in played if other.split(":")[1] == card and other != move}
    assert set(found) == (played or every)


def check_hands(view: ClassicView) -> None:
    kind = kind_of(view)
    full = 8 - view.turn
    if kind == "play_card":
        expected = [full] * view.seats
        if len(view.cities) > view.seats:
            expected[holder(view)] += 1
        assert view.hands == expected
    elif kind == "play_last_card":
        assert sum(view.hands) == 1
        assert view.turn == 6
    elif view.over:
        assert view.hands == [0] * view.seats


def coins_told(before: ClassicView, events: list[Event]) -> list[int]:
    """The coins of all cities, from those before and what the events say."""
    coins = [city.coins for city in before.cities]
    for event in events:
        facts = {key: value for key, value in event.facts.items() if isinstance(value, int)}
        if event.kind in ("build", "stage"):
            coins[event.seat] -= facts["left"] + facts["right"] + facts["bank"]
            coins[(event.seat + 1) % len(coins)] += facts["left"]
            coins[event.seat - 1] += facts["right"]
        elif event.kind in ("sell", "gain"):
            coins[event.seat] += facts["coins"]
        else:
            assert "coins" not in facts
    return coins


def spent(before: ClassicView, events: list[Event]) -> list[int]:
    """What is left of the coins of before when only what was paid is counted."""
    coins = [city.coins for city in before.cities]
    for event in events:
        if event.kind in ("build", "stage"):
            paid = [event.facts[payee] for payee in ("left", "right", "bank")]
            coins[event.seat] -= sum(each for each in paid if isinstance(each, int))
    return coins


def check_conflicts(before: ClassicView, after: ClassicView) -> None:
    """The tokens of an age that has just ended."""
    value = SETUP["victory_token"][before.age - 1]
    for place, city in enumerate(after.cities):
        around = [after.cities[(place + 1) % len(after.cities)], after.cities[place - 1]]
        won = sum(city.shields > other.shields for other in around)
        lost = sum(city.shields < other.shields for other in around)
        old = before.cities[place]
        assert (city.victories - old.victories, city.defeats - old.defeats) == (won, lost)
        assert city.military - old.military == won * value - lost


def stage_key(wonder: str, stage: int) -> str:
    assert 1 <= stage <= len(WONDERS[wonder]["stage"])
    return f"stage:{wonder}:{stage}"
