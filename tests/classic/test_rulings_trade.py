"""Rulings of trade: who sells what to whom, and at what price."""

import pytest

from sevenwonders import IllegalMove
from tests.arrange import LEFT, ME, RIGHT, arrange, city
from tests.playing import answer, coins, hand, home, options, turn, ways

from .facts import CARDS, LETTERS


def test_coins_at_turn_start() -> None:
    """My neighbour buys from me this turn: those coins are for the next one."""
    game = arrange(
        city("stone_pit", wonder="giza_a", coins=1),
        city(wonder="ephesos_a", coins=4),
        city(wonder="rhodes_a", coins=0),
        hands=[["scriptorium"], ["aqueduct"], ["scriptorium"]],
    )
    game.play(LEFT, "stage:aqueduct:r4")
    assert ways(game, ME, "build:scriptorium") == []
    with pytest.raises(IllegalMove):
        game.play(ME, "build:scriptorium:l2")
    turn(game, "stage:scriptorium", "stage:aqueduct:r4", "sell:scriptorium")
    assert coins(game)[ME] == 1 + 4
    game = arrange(
        city("stone_pit", wonder="giza_a", coins=1),
        city(wonder="ephesos_a", coins=4),
        hands=[[], ["aqueduct"], ["scriptorium"]],
    )
    turn(game, "", "stage:aqueduct:r4")
    assert ways(game, ME, "build:scriptorium") == ["l2"], "on the next turn they may be spent"
    even = arrange(city(wonder="giza_a", coins=2), city(wonder="ephesos_a", coins=0), hands=[["scriptorium"]])
    turn(even, "build:scriptorium:l2")
    assert coins(even)[:2] == [0, 2 + 3], "the last coin may go"


def test_all_coin_gains_next_turn() -> None:
    """Only Babylon's seventh card can ask for it: nothing gained by the sixth pays for the seventh."""
    for sixth, gain in (("build:tavern", 5), ("sell:tavern", 3), ("build:vineyard", 1)):
        card = sixth.split(":")[1]
        game = arrange(
            city(wonder="babylon_b", stages=2, coins=1),
            city("lumber_yard", wonder="giza_a"),
            hands=[[card, "stockade"]],
            turn=6,
        )
        turn(game, sixth)
        assert coins(game)[ME] == 1 + gain
        assert ways(game, ME, "build:stockade") == []
        assert set(options(game, ME)) == {"sell:stockade", "throw:stockade"}
    paid = arrange(
        city(wonder="babylon_b", stages=2, coins=2),
        city("lumber_yard", wonder="giza_a"),
        hands=[["tavern", "stockade"]],
        turn=6,
    )
    turn(paid, "build:tavern")
    answer(paid, "build:stockade:l2")
    assert coins(paid)[ME] == 5


def test_neighbours() -> None:
    game = arrange(
        city(coins=9, wonder="giza_a"),
        city(wonder="ephesos_a"),
        city("lumber_yard", "ore_vein", "barracks", wonder="olympia_a"),
        city(wonder="babylon_a"),
        hands=[["stockade", "barracks", "scriptorium", "guard_tower"]],
    )
    assert ways(game, ME, "build:stockade") == ways(game, ME, "build:barracks") == [], "the city opposite is too far"
    assert ways(game, ME, "build:scriptorium") == ["l2"], "the next clockwise is on the left"
    assert ways(game, ME, "build:guard_tower") == ["r2"]
    turn(game, "build:scriptorium:l2")
    assert coins(game)[LEFT] == 3 + 3 + 2
    three = arrange(city(coins=9, wonder="giza_a"), city(wonder="olympia_a"), city(wonder="babylon_a"))
    for seat, letters in ((0, "WC"), (1, "CS"), (2, "SW")):
        left, right = home(three, (seat + 1) % 3), home(three, (seat + 2) % 3)
        assert left.for_sale + right.for_sale == letters, "everyone is a neighbour of everyone"
    far = arrange(city(), city(), city("barracks", "guard_tower", "lumber_yard"), city(), age=3, turn=6)
    turn(far)
    assert [home(far, seat).defeats for seat in range(4)] == [0, 1, 0, 1], "conflicts go no further"
    guild = arrange(city("workers_guild"), city("lumber_yard"), city("ore_vein"), city("stone_pit", "clay_pool"))
    assert guild.scores().points[ME]["guilds"] == 3, "nor do guilds"


def test_what_can_be_bought() -> None:
    hands = [["stockade", "barracks", "baths", "guard_tower", "workshop", "apothecary", "scriptorium"]]
    mine = city(coins=9, wonder="rhodes_a")
    sold = {"stockade": "W", "baths": "S", "guard_tower": "C", "workshop": "G", "apothecary": "L", "scriptorium": "P"}

    def bought(*cards: str, wonder: str = "giza_a", stages: int = 0) -> str:
        """What I can buy from a left-hand neighbour with such a city."""
        game = arrange(mine, city(*cards, wonder=wonder, stages=stages), city(wonder="halicarnassus_a"), hands=hands)
        return "".join(letter for card, letter in sold.items() if "l2" in ways(game, ME, f"build:{card}"))

    assert bought() == "S", "the resource of the board"
    assert bought("lumber_yard", "press_1") == "WSP"
    assert bought("sawmill", "excavation", "tree_farm") == "WSC"
    assert bought("forum", "caravansery") == "S", "never those of yellow cards"
    assert bought(wonder="alexandria_b", stages=2) == "G", "nor those of stages"
    for card, row in CARDS.items():
        letters = "".join(row.get("produces", ())).replace("/", "")
        expected = {*letters} if row["color"] in ("brown", "grey") else set()
        assert set(bought(card)) == (expected | {"S"}) - {"O"}


def test_price() -> None:
    def paid(*cards: str, wonder: str = "giza_a", stages: int = 0, left: str = "", money: int = 9) -> list[str]:
        """How I can pay an aqueduct or a courthouse, two units of which I lack."""
        mine = city(*cards, wonder=wonder, stages=stages, coins=money)
        other = city("brickyard", "loom_1", "quarry", "foundry", wonder="rhodes_a")
        return ways(arrange(mine, other, age=2, hands=[["courthouse", "walls"]]), ME, left or "build:courthouse")

    assert paid() == ["l6"]
    assert paid("west_trading_post") == ["l4"], "one coin for each unit that it is good for"
    assert paid("marketplace") == ["l5"]
    assert paid("west_trading_post", "marketplace") == ["l3"]
    assert paid("east_trading_post") == ["l6"], "not for this side"
    assert paid(money=6) == ["l6"]
    assert paid(money=5) == []
    game = arrange(city(coins=5, wonder="giza_a"), city("quarry", wonder="rhodes_a"), age=2, hands=[["walls"]])
    turn(game, "build:walls:l4")
    assert coins(game)[:2] == [1, 3 + 4 + 3], "its owner is paid"
    floor = arrange(
        city("west_trading_post", "east_trading_post", "marketplace", wonder="olympia_b", stages=1),
    )
    assert set(home(floor, ME).left_prices.values()) == set(home(floor, ME).right_prices.values()) == {1}


def test_discounts_do_not_add() -> None:
    plain = dict(zip(LETTERS, (1, 1, 1, 1, 2, 2, 2), strict=True))
    for cards in ((), ("east_trading_post",), ("west_trading_post",), ("east_trading_post", "west_trading_post")):
        game = arrange(
            city(*cards, wonder="olympia_b", stages=1, coins=2),
            city("quarry", wonder="babylon_a"),
            city(wonder="ephesos_a"),
            hands=[["east_trading_post", "west_trading_post", "stockade"]],
        )
        assert home(game, ME).left_prices == home(game, ME).right_prices == plain
        assert ways(game, ME, "stage:stockade") == ["l2"], "one coin a stone"
        buildable = {move.removeprefix("build:") for move in options(game, ME, "build:") if "post" in move}
        assert buildable == {"east_trading_post", "west_trading_post"} - set(cards), "the posts may still be built"


def test_trading_post_sides() -> None:
    def prices(card: str) -> tuple[dict[str, int], dict[str, int]]:
        game = arrange(hands=[[card]])
        turn(game, f"build:{card}")
        mine = home(game, ME)
        return mine.left_prices, mine.right_prices

    dear = dict.fromkeys(LETTERS, 2)
    raw = dear | dict.fromkeys("WSCO", 1)
    goods = dear | dict.fromkeys("GLP", 1)
    assert prices("east_trading_post") == (dear, raw)
    assert prices("west_trading_post") == (raw, dear)
    assert prices("marketplace") == (goods, goods)
    game = arrange(
        city("east_trading_post", wonder="giza_a", coins=4),
        city("lumber_yard", wonder="babylon_a"),
        city("lumber_yard", wonder="ephesos_a"),
        hands=[["stockade"]],
    )
    assert ways(game, ME, "build:stockade") == ["l2", "r1"]
    turn(game, "build:stockade:r1")
    assert coins(game) == [3, 3 + 3, 3 + 3 + 1]


def test_sale_uses_nothing_up() -> None:
    """Two neighbours buy both my stones while I build with them."""
    seller = city("stone_pit", wonder="giza_a", coins=0)
    buyer = city(coins=4, wonder="ephesos_a")
    other = city(coins=4, wonder="alexandria_a")
    game = arrange(seller, buyer, other, hands=[["altar"], ["theater"], ["tavern"]])
    turn(game, "stage:altar", "stage:theater:r4", "stage:tavern:l4")
    assert [sum(home(game, seat).stages) for seat in (ME, LEFT, RIGHT)] == [1, 1, 1]
    assert coins(game) == [8, 0, 0]
    assert home(game, ME).production == "SS", "nothing is spent"
    assert home(game, ME).for_sale == "SS"


def test_one_unit_per_buyer() -> None:
    stones = {0: [], 1: [], 2: ["l4"]}
    for number, expected in stones.items():
        cards = {0: (), 1: ("stone_pit",), 2: ("quarry",)}[number]
        game = arrange(city(coins=9, wonder="giza_a"), city(*cards, wonder="rhodes_a"), age=2, hands=[["walls"]])
        assert ways(game, ME, "build:walls") == expected, "3 stone, of which I have one"
    both = arrange(
        city(coins=9, wonder="giza_a"),
        city("stone_pit", wonder="rhodes_a"),
        city("stone_pit", wonder="babylon_a"),
        age=2,
        hands=[["walls"]],
    )
    assert ways(both, ME, "build:walls") == ["l2r2"], "one of each, though I could pay for two of the same"
    choice = arrange(
        city(coins=9, wonder="giza_a"), city("timber_yard", "mine", wonder="babylon_a"), age=2, hands=[["walls"]]
    )
    assert ways(choice, ME, "build:walls") == ["l4"]
    alone = arrange(city("stone_pit", coins=9, wonder="giza_a"), city(wonder="rhodes_a"), age=2, hands=[["walls"]])
    assert ways(alone, ME, "build:walls") == [], "the own two stones do not make three"


def test_bought_unit_lasts_one_turn() -> None:
    game = arrange(
        city(coins=3, wonder="giza_a"),
        city("lumber_yard", wonder="rhodes_a"),
        hands=[["stockade"], [], ["theater", "stockade"]],
    )
    turn(game, "build:stockade:l2")
    mine = home(game, ME)
    assert (mine.production, mine.for_sale, mine.choices) == ("S", "S", [])
    assert coins(game)[ME] == 1
    game = arrange(
        city("stockade", coins=3, wonder="olympia_a"),
        city("sawmill", wonder="rhodes_a"),
        hands=[["altar"], [], ["sawmill", "caravansery"]],
        age=1,
    )
    turn(game, "stage:altar:l2")
    assert sum(home(game, ME).stages) == 1
    assert coins(game)[ME] == 1
    assert ways(game, ME, "build:caravansery") == [], "the wood must be bought again, and there is one coin"
    rich = arrange(
        city(coins=9, wonder="olympia_a"), city("sawmill", wonder="rhodes_a"), hands=[[], [], ["caravansery"]]
    )
    turn(rich, f"stage:{hand(rich, ME)[0]}:l2")
    assert ways(rich, ME, "build:caravansery") == ["l2"]
