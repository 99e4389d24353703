"""What holds after every move of every game, told from the facts and from what the moves and events say."""

from collections import Counter

from sevenwonders import NOBODY, Duel, Event
from sevenwonders.core.packed import field
from sevenwonders.core.resources import unpack
from sevenwonders.duel.cards import KINDS
from sevenwonders.duel.table import CHOOSE_DRAWN_PROGRESS, DISCARDED, IN_CITY, UNDER_WONDER, UNPLAYED
from sevenwonders.duel.view import DuelView

from .facts import CARDS, SLOTS, TOKENS, WONDERS, free_slots
from .slow import LETTERS, choices, color_count, pairs, points, price_of, prices, production, saved_units, symbols

CARD_KEYS, WONDER_KEYS, TOKEN_KEYS = list(CARDS), list(WONDERS), list(TOKENS)


def keys_of(mask: int, keys: list[str]) -> list[str]:
    return [key for place, key in enumerate(keys) if mask >> place & 1]


def check_all(game: Duel) -> DuelView:
    """Everything that can be told from one position; returns what a spectator sees of it."""
    view = game.view(NOBODY)
    check_cards(game)
    check_structure(game, view)
    check_tokens(game)
    check_wonders(game)
    for seat in (0, 1):
        check_city(game, view, seat)
        assert view.scores.points[seat] == points(view, seat)
        assert view.scores.totals[seat] == sum(points(view, seat).values())
    check_end(game, view)
    if view.decisions and view.decisions[0].kind == "play_card":
        check_moves(game, view)
    return view


def check_cards(game: Duel) -> None:
    """Each card is in one place: a city, under one wonder, in the discard, in the structure or not yet out."""
    lying: set[int] = set()
    gone: set[int] = set()
    for age in (1, 2, 3):
        first = int(game.codex.first_slot[age])
        for slot in range(20):
            card = int(game.deal.cards[first + slot])
            taken = age < game.age or (age == game.age and not game.structure.laid >> slot & 1)
            (gone if taken else lying).add(card)
    assert len(lying) + len(gone) == 60
    places = [int(place) for place in game.places]
    assert {card for card, place in enumerate(places) if place != UNPLAYED} == gone
    built = int(game.city0.built) | int(game.city1.built)
    under = sorted(place - UNDER_WONDER for place in places if place >= UNDER_WONDER)
    assert under == [wonder for wonder in range(12) if built >> wonder & 1], "one card under each wonder built"


def check_structure(game: Duel, view: DuelView) -> None:
    """Accessible is what no card lies on; what is face up was so from the start or is accessible."""
    if not game.age:
        assert view.slots == []
        return
    slots = SLOTS[int(game.age)]
    laid = {slot for slot in range(20) if game.structure.laid >> slot & 1}
    free = free_slots(int(game.age), laid)
    first = int(game.codex.first_slot[game.age])
    cards = {slot: CARD_KEYS[game.deal.cards[first + slot]] for slot in laid}
    begin = int(game.codex.first_card[game.age])
    assert {slot for slot in range(20) if game.structure.free >> slot & 1} == free
    assert set(keys_of(int(game.structure.open) << begin, CARD_KEYS)) == {cards[slot] for slot in free}
    between_turns = bool(view.decisions) and view.decisions[0].kind in ("play_card", "choose_starter")
    for slot, seen in zip(sorted(laid), view.slots, strict=True):
        assert (seen.row, seen.col, seen.back) == (slots[slot]["row"], slots[slot]["col"], CARDS[cards[slot]]["deck"])
        assert seen.accessible == (slot in free)
        assert seen.card in ("", cards[slot])
        if slots[slot]["up"]:
            assert seen.card
        elif slot not in free:
            assert not seen.card
        elif between_turns:
            assert seen.card, "accessible cards are face up"


def check_tokens(game: Duel) -> None:
    board, first, second = (int(game.board), int(game.city0.progress), int(game.city1.progress))
    assert not board & first
    assert not board & second
    assert not first & second
    on_board = {int(token) for token in game.deal.board}
    in_box = {int(token) for token in game.deal.box}
    assert on_board | in_box == set(range(10))
    owned = {token for token in range(10) if (first | second) >> token & 1}
    assert {token for token in range(10) if board >> token & 1} == on_board - owned
    library = "great_library" in keys_of(int(game.city0.built | game.city1.built), WONDER_KEYS)
    assert len(owned & in_box) == int(library and game.decision != CHOOSE_DRAWN_PROGRESS)


def check_wonders(game: Duel) -> None:
    hands = [int(mask) for city in (game.city0, game.city1) for mask in (city.wonders, city.built)]
    assert sum(mask.bit_count() for mask in hands) == (hands[0] | hands[1] | hands[2] | hands[3]).bit_count()
    built = hands[1].bit_count() + hands[3].bit_count()
    assert built <= 7
    dealt = {int(wonder) for wonder in game.deal.wonders}
    assert all(mask >> wonder & 1 == 0 or wonder in dealt for mask in hands for wonder in range(12))
    if game.age:
        left = hands[0].bit_count() + hands[2].bit_count()
        assert left == (0 if built == 7 else 8 - built)


def check_city(game: Duel, view: DuelView, seat: int) -> None:
    """The counters of a city against a recount of what stands in it."""
    city, seen = game.city(seat), view.cities[seat]
    cards = [card for card, place in zip(CARD_KEYS, game.places, strict=True) if place == IN_CITY + seat]
    built, tokens = keys_of(int(city.built), WONDER_KEYS), keys_of(int(city.progress), TOKEN_KEYS)
    assert seen.cards == cards
    assert seen.progress == tokens
    assert [wonder.key for wonder in seen.wonders if wonder.built] == built
    assert city.coins == seen.coins >= 0
    assert Counter(unpack(int(city.production), LETTERS)) == production(cards)
    sold = production(card for card in cards if CARDS[card]["color"] in ("brown", "grey"))
    assert Counter(unpack(int(city.for_sale), LETTERS)) == sold
    chosen = choices(cards, built)
    assert (city.raw_choice, city.goods_choice) == (chosen.count("WSC"), chosen.count("GP"))
    counts = [*(color_count(cards, kind) for kind in KINDS[:-1]), len(built)]
    assert [field(city.counts, place) for place in range(len(KINDS))] == counts
    names = list(game.codex.card_set.symbols)
    assert set(keys_of(int(city.symbols), names)) == symbols(cards, tokens)
    assert set(keys_of(int(city.pairs), names)) == pairs(cards)
    assert seen.unit_prices == prices(cards, view.cities[1 - seat].cards)
    assert seen.sale == 2 + color_count(cards, "yellow")
    for card, row in CARDS.items():
        if "gives_chain" in row:
            number = CARD_KEYS.index(card)
            assert bool(city.chains & game.codex.chain_gives[number]) == (card in cards)
    for place, kind in enumerate(KINDS):
        assert field(city.less, place) == saved_units(tokens, kind)
        assert field(city.extra_shields, place) == int("strategy" in tokens and kind == "red")
    assert bool(city.wonders_again) == ("theology" in tokens)
    assert bool(city.takes_trade) == ("economy" in tokens)
    assert city.chain_coins == (4 if "urbanism" in tokens else 0)
    assert city.vp_per_token == (3 if "mathematics" in tokens else 0)


def check_end(game: Duel, view: DuelView) -> None:
    """The game is over exactly when somebody has won or Age III is."""
    scores = view.scores
    learned = [len(symbols(city.cards, city.progress)) for city in view.cities]
    if abs(view.pawn) >= 9:
        assert abs(view.pawn) == 9
        expected: tuple[str, list[int]] = ("military", [0 if view.pawn > 0 else 1])
    elif max(learned) >= 6:
        expected = ("science", [learned.index(max(learned))])
    elif view.age == 3 and not view.slots and not view.decisions:
        sheets = [points(view, 0), points(view, 1)]
        ranks = [(sum(sheet.values()), sheet["blue"]) for sheet in sheets]
        expected = ("points", [ranks.index(max(ranks))]) if ranks[0] != ranks[1] else ("shared", [0, 1])
        assert (scores.tie_break == "blue") == (ranks[0][0] == ranks[1][0] and ranks[0] != ranks[1])
    else:
        expected = ("", [])
    assert (scores.victory, scores.winners) == expected
    assert scores.standings == ([1 if seat in expected[1] else 2 for seat in (0, 1)] if expected[1] else [])
    assert view.over == game.over() == bool(expected[0])
    assert [game.payoff(seat) for seat in (0, 1)] == [
        (seat in expected[1]) / max(1, len(expected[1])) for seat in (0, 1)
    ]


def check_moves(game: Duel, view: DuelView) -> None:
    """The legal moves of a turn, from open cards, coins and the slow price."""
    seat = view.decisions[0].seat
    mine, theirs = view.cities[seat], view.cities[1 - seat]
    cards = sorted((slot.card for slot in view.slots if slot.accessible), key=CARD_KEYS.index)
    paid = {slot.card: slot.prices[seat] for slot in view.slots if slot.card}
    assert all(price == price_of(card, mine, theirs) for card, price in paid.items())
    expected = [f"build:{card}" for card in cards if paid[card] <= mine.coins]
    expected += [f"sell:{card}" for card in cards]
    for wonder in mine.wonders:
        if not wonder.built:
            assert wonder.price == price_of(wonder.key, mine, theirs)
            if wonder.price <= mine.coins:
                expected += [f"wonder:{wonder.key}:{card}" for card in cards]
    assert [game.text(move) for move in game.moves(seat)] == expected
    assert game.moves(1 - seat) == []


def coins_told(before: DuelView, events: list[Event]) -> list[int]:
    """The coins of both after a move, from those before it and what the events say."""
    coins = [city.coins for city in before.cities]
    for event in events:
        amount = event.facts.get("coins", 0)
        assert isinstance(amount, int)
        if event.kind in ("build", "wonder") or event.kind == "lose":
            coins[event.seat] -= amount
        elif event.kind in ("gain", "sell", "progress"):
            coins[event.seat] += amount
        else:
            assert amount == 0
    return coins


def discarded(game: Duel) -> list[str]:
    return [card for card, place in zip(CARD_KEYS, game.places, strict=True) if place == DISCARDED]
