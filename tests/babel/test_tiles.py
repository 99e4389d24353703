"""Each of the 24 tiles does what it says while it lies open."""

from pathlib import Path

import pytest

from sevenwonders.classic.game import Classic
from tests.arrange import LEFT, ME, RIGHT, CityPlan, at_babel, city
from tests.mixes import TOWER
from tests.playing import coins, end_age, home, turn, ways

from .facts import FACTS

AGES = (1, 2, 3)
OTHERS = ("double_defeats", "lesser_victories", "bonus_guild")
"""Three tiles that matter to no construction: they cover what was laid before."""


def table(tile: str, *plans: CityPlan, hand: str, age: int = 1, covered: bool = False) -> Classic:
    """A table where one tile lies open, or is covered already, and I hold a card."""
    tower = [tile, *OTHERS] if covered else [tile]
    return at_babel(*plans, sets=TOWER, age=age, hands=[[hand]], tower=tower)


def left_over(game: Classic, move: str) -> int:
    """The coins that I have after a move."""
    turn(game, move)
    return coins(game)[ME]


# ---- taxes


@pytest.mark.parametrize(
    ("tile", "cards", "free"),
    [
        ("tax_red", ("barracks", "walls", "circus"), "altar"),
        ("tax_blue", ("baths", "aqueduct", "town_hall"), "tavern"),
    ],
)
def test_tax_on_a_colour(tile: str, cards: tuple[str, ...], free: str) -> None:
    makers = ("ore_vein", "quarry", "stone_pit", "glassworks_1")
    for age, card in zip(AGES, cards, strict=True):
        rich, poor = city(*makers, coins=5), city(*makers, coins=age - 1)
        assert left_over(table(tile, rich, hand=card, age=age), f"build:{card}") == 5 - age
        assert ways(table(tile, poor, hand=card, age=age), ME, f"build:{card}") == []
        assert ways(table(tile, poor, hand=card, age=age, covered=True), ME, f"build:{card}") == [""]
    assert ways(table(tile, city(coins=0), hand=free), ME, f"build:{free}") == [""]


def test_tax_on_a_chained_card() -> None:
    game = table("tax_blue", city("altar", coins=2), hand="temple", age=2)
    assert left_over(game, "build:temple") == 0


def test_tax_wonder() -> None:
    for age in AGES:
        game = table("tax_wonder", city("stone_pit", coins=5), hand="tavern", age=age)
        assert left_over(game, "stage:tavern") == 5 - age
        game = table("tax_wonder", city("stone_pit", coins=age - 1), hand="tavern", age=age)
        assert ways(game, ME, "stage:tavern") == []
        assert ways(game, ME, "build:tavern") == [""]


def test_tax_chain() -> None:
    for age, card, parent in ((2, "temple", "altar"), (3, "pantheon", "temple")):
        game = table("tax_chain", city(parent, coins=5), hand=card, age=age)
        assert left_over(game, f"build:{card}") == 5 - age
        assert ways(table("tax_chain", city(parent, coins=age - 1), hand=card, age=age), ME, f"build:{card}") == []
    game = table("tax_chain", city("sawmill", "clay_pool", "glassworks_1", coins=0), hand="temple", age=2)
    assert ways(game, ME, "build:temple") == [""], "no chain, no tax"
    game = table("tax_chain", city("altar", "sawmill", "clay_pool", "glassworks_1", coins=2), hand="temple", age=2)
    assert ways(game, ME, "build:temple") == [""]
    assert ways(game, ME, "build.1:temple") == [""], "who has the resources need not use the chain"
    assert left_over(game, "build.1:temple") == 2


# ---- bounties


def test_bonus_blue() -> None:
    for age, card in zip(AGES, ("altar", "temple", "pantheon"), strict=True):
        game = table("bonus_blue", city("altar" if age == 2 else "temple", coins=0), hand=card, age=age)
        assert left_over(game, f"build:{card}") == age
    assert left_over(table("bonus_blue", city(coins=0), hand="tavern"), "build:tavern") == 5
    assert left_over(table("bonus_blue", city(coins=0), hand="altar", covered=True), "build:altar") == 0


def test_bonus_chain() -> None:
    game = table("bonus_chain", city("altar", coins=0), hand="temple", age=2)
    assert left_over(game, "build:temple") == 2
    game = table("bonus_chain", city("temple", coins=0), hand="pantheon", age=3)
    assert left_over(game, "build:pantheon") == 3
    assert left_over(table("bonus_chain", city(coins=0), hand="altar"), "build:altar") == 0


def test_bonus_guild() -> None:
    makers = ("glassworks_1", "loom_1", "press_1")
    game = table("bonus_guild", city(*makers, coins=0), hand="traders_guild", age=3)
    assert left_over(game, "build:traders_guild") == 5


# ---- costs


def test_free_red() -> None:
    for age, card in zip(AGES, ("stockade", "training_ground", "siege_workshop"), strict=True):
        assert ways(table("free_red", city(coins=0), hand=card, age=age), ME, f"build:{card}") == [""]
        game = table("free_red", city(coins=0), hand=card, age=age, covered=True)
        assert ways(game, ME, f"build:{card}") == []
    assert ways(table("free_red", city(coins=0), hand="school", age=2), ME, "build:school") == []


def test_free_wonder() -> None:
    """The coins in a cost are still paid."""
    game = table("free_wonder", city(coins=0), hand="tavern")
    assert left_over(game, "stage:tavern") == 0
    for purse, paid in ((7, [""]), (6, [])):
        game = at_babel(
            city(coins=purse, wonder="petra_a", stages=1),
            sets=("cities", *TOWER),
            tower=["free_wonder"],
            hands=[["tavern"]],
        )
        assert ways(game, ME, "stage:tavern") == paid


def test_blue_for_coins() -> None:
    game = table("blue_for_coins", city("quarry", "stone_pit", coins=6), hand="pantheon", age=3)
    assert ways(game, ME, "build:pantheon") == ["b6"]
    assert left_over(game, "build:pantheon:b6") == 0
    assert ways(table("blue_for_coins", city(coins=5), hand="pantheon", age=3), ME, "build:pantheon") == []
    game = table("blue_for_coins", city("temple", coins=0), hand="pantheon", age=3)
    assert ways(game, ME, "build:pantheon") == [""], "by the chain"
    game = table("blue_for_coins", city(coins=3), hand="baths")
    assert ways(game, ME, "build:baths") == ["b1"], "own stone is of no use"
    assert ways(table("blue_for_coins", city(coins=3), hand="altar"), ME, "build:altar") == [""]


def test_guild_for_coins() -> None:
    makers = ("glassworks_1", "loom_1", "press_1")
    game = table("guild_for_coins", city(*makers, coins=3), hand="traders_guild", age=3)
    assert ways(game, ME, "build:traders_guild") == ["b3"]
    assert left_over(game, "build:traders_guild:b3") == 0
    game = table("guild_for_coins", city(*makers, coins=2), hand="traders_guild", age=3)
    assert ways(game, ME, "build:traders_guild") == []


def test_shared_chains() -> None:
    """From both neighbours, not from cities further off."""
    for plans in ([city(), city("school")], [city(), city(), city("school")]):
        assert ways(table("shared_chains", *plans, hand="academy", age=3), ME, "build:academy") == [""]
        game = table("shared_chains", *plans, hand="academy", age=3, covered=True)
        assert ways(game, ME, "build:academy") == []
    far = at_babel(city(), city(), city("school"), city(), tower=["shared_chains"], age=3, hands=[["academy"]])
    assert ways(far, ME, "build:academy") == []


# ---- what cities make


def test_no_double_brown() -> None:
    """Neither for the owner nor for buyers; it can be built, and works again once the tile is covered."""
    for makers in (["sawmill"], ["timber_yard", "tree_farm"]):
        game = table("no_double_brown", city(*makers, coins=9), hand="caravansery", age=2)
        assert ways(game, ME, "build:caravansery") == []
        game = table("no_double_brown", city(coins=9), city(*makers), hand="caravansery", age=2)
        assert ways(game, ME, "build:caravansery") == []
        game = table("no_double_brown", city(*makers, coins=0), hand="caravansery", age=2, covered=True)
        assert ways(game, ME, "build:caravansery") == [""]
        game = table("no_double_brown", city(coins=9), city(*makers), hand="caravansery", age=2, covered=True)
        assert ways(game, ME, "build:caravansery") == ["l4"]
    game = table("no_double_brown", city("stone_pit", "lumber_yard", coins=0), hand="stockade")
    assert ways(game, ME, "build:stockade") == [""]
    game = at_babel(city(coins=1), tower=["no_double_brown"], age=2, hands=[["sawmill"]])
    turn(game, "build:sawmill")
    assert "sawmill" in home(game, ME).cards


def test_endless_single() -> None:
    """For the owner and for buyers; boards are not cards."""
    game = table("endless_single", city("lumber_yard", "clay_pool", coins=0), hand="siege_workshop", age=3)
    assert ways(game, ME, "build:siege_workshop") == [""]
    game = table("endless_single", city(coins=8), city("lumber_yard", "clay_pool"), hand="siege_workshop", age=3)
    assert "l8" in ways(game, ME, "build:siege_workshop")
    game = table("endless_single", city(coins=0), hand="walls", age=2)
    assert ways(game, ME, "build:walls") == [], "a board"
    game = table("endless_single", city("quarry", coins=0, wonder="rhodes_a"), hand="walls", age=2)
    assert ways(game, ME, "build:walls") == [], "it makes two"
    game = table("endless_single", city("glassworks_1", coins=0, wonder="alexandria_a", stages=2), hand="tavern")
    assert ways(game, ME, "stage:tavern") == [""], "glass from the board and from a grey card"
    game = table("endless_single", city("lumber_yard", coins=0), hand="caravansery", age=2, covered=True)
    assert ways(game, ME, "build:caravansery") == []


@pytest.mark.parametrize(
    ("tile", "cards"),
    [
        ("gift_wood_clay", ("stockade", "guard_tower")),
        ("gift_stone_ore", ("baths", "barracks")),
        ("gift_goods", ("apothecary", "workshop", "scriptorium")),
    ],
)
def test_gifts(tile: str, cards: tuple[str, ...]) -> None:
    mine = city(coins=0, wonder="giza_a" if tile == "gift_wood_clay" else "olympia_a")
    for card in cards:
        assert ways(table(tile, mine, hand=card), ME, f"build:{card}") == [""]
        assert ways(table(tile, mine, hand=card, covered=True), ME, f"build:{card}") == []


def test_gift_wood_clay() -> None:
    """One unit, and not for sale."""
    game = table("gift_wood_clay", city(coins=0), hand="caravansery", age=2)
    assert ways(game, ME, "build:caravansery") == []
    game = table("gift_wood_clay", city(coins=9), hand="caravansery", age=2)
    assert ways(game, ME, "build:caravansery") == [], "nobody sells the second wood"


def test_gift_stone_ore() -> None:
    game = table("gift_stone_ore", city("quarry", coins=0, wonder="rhodes_a"), hand="walls", age=2)
    assert ways(game, ME, "build:walls") == [""]


# ---- trade


def test_no_trade_cards() -> None:
    """No discounts and no units; but they can be built and still give chains."""
    posts = ("east_trading_post", "west_trading_post", "marketplace")
    for covered, price in ((False, 2), (True, 1)):
        game = table("no_trade_cards", city(*posts), hand="altar", covered=covered)
        mine = home(game, ME)
        assert set(mine.left_prices.values()) == set(mine.right_prices.values()) == {price}
    for covered, paid in ((False, []), (True, [""])):
        game = table("no_trade_cards", city("caravansery", coins=0), hand="stockade", covered=covered)
        assert ways(game, ME, "build:stockade") == paid
        game = table("no_trade_cards", city("forum", coins=0), hand="workshop", covered=covered)
        assert ways(game, ME, "build:workshop") == paid
    game = table("no_trade_cards", city("caravansery", coins=0), hand="lighthouse", age=3)
    assert ways(game, ME, "build:lighthouse") == [""]
    game = table("no_trade_cards", city("marketplace", coins=0), hand="caravansery", age=2)
    turn(game, "build:caravansery")
    assert "caravansery" in home(game, ME).cards


@pytest.mark.parametrize(
    ("tile", "raw", "goods"),
    [("raw_dearer", 3, 2), ("raw_cheaper", 1, 2), ("goods_dearer", 2, 3), ("goods_cheaper", 2, 1)],
)
def test_prices(tile: str, raw: int, goods: int) -> None:
    game = table(tile, city(), hand="altar")
    for place in (ME, LEFT, RIGHT):
        for prices in (home(game, place).left_prices, home(game, place).right_prices):
            assert prices == {letter: raw if letter in "WSCO" else goods for letter in "WSCOGLP"}
    assert set(home(table(tile, city(), hand="altar", covered=True), ME).left_prices.values()) == {2}


def test_raw_dearer() -> None:
    game = table("raw_dearer", city(coins=9), city("lumber_yard"), hand="stockade")
    assert ways(game, ME, "build:stockade") == ["l3"]
    turn(game, "build:stockade:l3")
    assert coins(game)[:2] == [6, 9], "the neighbour gets it all, and sold a card"


def test_raw_cheaper() -> None:
    """Not below nothing, with a trading post."""
    game = table("raw_cheaper", city("west_trading_post", coins=0), city("lumber_yard"), hand="stockade")
    assert ways(game, ME, "build:stockade") == [""]


def test_goods_dearer() -> None:
    game = table("goods_dearer", city("marketplace", coins=9), hand="scriptorium")
    assert ways(game, ME, "build:scriptorium") == ["l2"]


def test_goods_cheaper() -> None:
    game = table("goods_cheaper", city(coins=9), hand="scriptorium")
    assert ways(game, ME, "build:scriptorium") == ["l1"]


# ---- conflicts


@pytest.mark.parametrize(("age", "points"), [(1, 0), (2, 1), (3, 3)])
def test_lesser_victories(age: int, points: int) -> None:
    game = at_babel(city("stockade"), sets=TOWER, age=age, tower=["lesser_victories"])
    end_age(game)
    mine, loser = home(game, ME), home(game, LEFT)
    assert (mine.victories, mine.military) == (2 if points else 0, 2 * points)
    assert (loser.defeats, loser.military) == (1, -1)


def test_double_defeats() -> None:
    game = at_babel(city("stockade"), sets=TOWER, tower=["double_defeats"])
    end_age(game)
    assert (home(game, ME).victories, home(game, ME).military) == (2, 2)
    for loser in (LEFT, RIGHT):
        assert (home(game, loser).defeats, home(game, loser).military) == (2, -2)


def test_every_tile_has_a_test() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [row["key"] for row in FACTS["tile"] if f'"{row["key"]}"' not in text] == []
