"""The price solver against an oracle that tries every way to use choices and savings."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from sevenwonders.core.packed import field
from sevenwonders.core.resources import pack
from sevenwonders.duel.city import City
from sevenwonders.duel.codex import standard_tables
from sevenwonders.duel.price import trade_cost, unit_prices

from .arrange import ANTOINE, BRUNO, arrange, city, price
from .facts import CARDS, TOKENS, WONDERS
from .slow import LETTERS, least_cost, price_of, prices

TABLES = standard_tables()
units = st.text(LETTERS, max_size=6)


def test_least_cost_by_hand() -> None:
    """The oracle itself, on sums that can be done in the head."""
    two = dict.fromkeys(LETTERS, 2)
    dear_stone = {**two, "S": 5}
    assert least_cost("", Counter(), [], two) == 0
    assert least_cost("WWG", Counter("W"), [], two) == 4
    assert least_cost("WS", Counter(), ["WSC"], dear_stone) == 2
    assert least_cost("WS", Counter(), ["WSC", "WSC"], dear_stone) == 0
    assert least_cost("SSG", Counter("S"), ["GP"], dear_stone, 1) == 0
    assert least_cost("SSG", Counter("S"), ["WSC"], dear_stone, 1) == 0
    assert least_cost("SS", Counter(), [], dear_stone, 1) == 5


@given(
    cost=units,
    made=units,
    raw=st.integers(0, 3),
    goods=st.integers(0, 3),
    saved=st.integers(0, 4),
    unit=st.lists(st.integers(1, 9), min_size=5, max_size=5),
)
@settings(max_examples=300)
def test_trade_cost(cost: str, made: str, raw: int, goods: int, saved: int, unit: list[int]) -> None:
    home = City(TABLES, None)
    home.production = pack(made, LETTERS)
    home.raw_choice, home.goods_choice = raw, goods
    packed = sum(coins << (8 * place) for place, coins in enumerate(unit))
    expected = least_cost(
        cost, Counter(made), ["WSC"] * raw + ["GP"] * goods, dict(zip(LETTERS, unit, strict=True)), saved
    )
    assert trade_cost(pack(cost, LETTERS), home, packed, saved) == expected


trading = [card for card, row in CARDS.items() if row.keys() & {"produces", "produces_one_of", "trade_one"}]
cards_apart = st.lists(st.sampled_from(trading), unique=True, max_size=12)
wonders_apart = st.lists(st.sampled_from(list(WONDERS)), unique=True, max_size=5)
tokens_apart = st.lists(st.sampled_from(list(TOKENS)), unique=True, max_size=4)


@given(cards=cards_apart, split=st.integers(0, 12), base=st.integers(0, 5))
@settings(max_examples=100)
def test_unit_prices(cards: list[str], split: int, base: int) -> None:
    index = {card.key: number for number, card in enumerate(TABLES.card_set.cards)}
    mine, theirs = City(TABLES, None), City(TABLES, None)
    for place, card in enumerate(cards):
        (mine if place < split else theirs).add_card(TABLES, index[card])
    packed = unit_prices(mine, theirs, base)
    usual = prices(cards[:split], cards[split:])
    fixed = {letter for card in cards[:split] for letter in CARDS[card].get("trade_one", "")}
    for place, letter in enumerate(LETTERS):
        assert field(packed, place) == (1 if letter in fixed else usual[letter] - 2 + base)


@given(
    cards=cards_apart,
    split=st.integers(0, 12),
    built=wonders_apart,
    tokens=tokens_apart,
    token_split=st.integers(0, 4),
)
@settings(max_examples=60)
def test_price_of_everything(
    cards: list[str], split: int, built: list[str], tokens: list[str], token_split: int
) -> None:
    """Every building and wonder for two whole cities of the published cards."""
    game = arrange(
        city(*cards[:split], built=built[:3], tokens=tokens[:token_split]),
        city(*cards[split:], built=built[3:], tokens=tokens[token_split:]),
        age=3,
    )
    cities = game.view(ANTOINE).cities
    for seat in (ANTOINE, BRUNO):
        for key in (*CARDS, *WONDERS):
            assert price(game, seat, key) == price_of(key, cities[seat], cities[1 - seat]), key
