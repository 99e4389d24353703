"""Rulings of trade: which units, from which of the two neighbours."""

import pytest

from sevenwonders import IllegalMove
from tests.arrange import LEFT, ME, RIGHT, arrange, city
from tests.playing import coins, home, options, turn, ways


def test_choice_unit_owner() -> None:
    hands = [["stockade", "guard_tower", "stables", "temple"]]
    mine = city("tree_farm", "ore_vein", "glassworks_1", wonder="ephesos_a", coins=9)
    around = city(wonder="giza_a"), city(wonder="rhodes_a")
    game = arrange(mine, *around, hands=hands)
    assert ways(game, ME, "build:stockade") == [""], "wood"
    assert ways(game, ME, "build:guard_tower") == [""], "or clay"
    assert ways(game, ME, "build:stables") == ways(game, ME, "build:temple") == [], "not both at once"
    second = arrange(city("tree_farm", "clay_pit", "foundry", wonder="ephesos_a", coins=0), hands=hands)
    assert ways(second, ME, "build:stables") == [""], "W/C gives wood, C/O gives clay"
    again = arrange(mine, *around, hands=[["guard_tower"], [], ["lumber_yard", "stockade"]])
    turn(again, "build:guard_tower")
    assert ways(again, ME, "build:stockade") == [""], "another kind on another turn"


def test_choice_unit_neighbour() -> None:
    """Owner, left and right buyer use three picks of the same card in one turn."""
    game = arrange(
        city("tree_farm", wonder="ephesos_a", coins=0),
        city(wonder="rhodes_a", coins=2),
        city(wonder="halicarnassus_a", coins=4),
        hands=[["stockade"], ["guard_tower"], ["stockade", "stables", "courthouse"]],
    )
    assert ways(game, RIGHT, "build:stockade") == ["l2"]
    turn(game, "build:stockade", "build:guard_tower:r2", "build:stockade:l2")
    assert [home(game, seat).cards[-1] for seat in (ME, LEFT, RIGHT)] == ["stockade", "guard_tower", "stockade"]
    assert coins(game) == [4, 0, 2]
    one = arrange(city(wonder="rhodes_a", coins=9), city("tree_farm", wonder="ephesos_a"), age=2, hands=[["stables"]])
    assert ways(one, ME, "build:stables") == [], "one unit a turn for each buyer: not wood and clay"
    two = arrange(
        city(wonder="rhodes_a", coins=9),
        city("tree_farm", wonder="ephesos_a"),
        city("tree_farm", wonder="giza_a"),
        age=2,
        hands=[["stables"]],
    )
    assert ways(two, ME, "build:stables") == ["l2r2"]


def test_both_neighbours() -> None:
    game = arrange(
        city(wonder="giza_a", coins=9),
        city("sawmill", wonder="rhodes_a"),
        city("lumber_yard", "ore_vein", wonder="babylon_a"),
        age=2,
        hands=[["archery_range"]],
    )
    assert ways(game, ME, "build:archery_range") == ["l6", "l4r2", "l2r4"], "2 wood, 1 ore"
    turn(game, "build:archery_range:l2r4")
    assert coins(game) == [3, 3 + 3 + 2, 3 + 3 + 4]
    dear = arrange(
        city("west_trading_post", wonder="giza_a", coins=9),
        city("lumber_yard", wonder="rhodes_a"),
        city("lumber_yard", wonder="babylon_a"),
        hands=[["stockade"]],
    )
    assert ways(dear, ME, "build:stockade") == ["l1", "r2"], "even the dearer one"
    turn(dear, "build:stockade:r2")
    assert coins(dear) == [7, 6, 8]


def test_no_refusal() -> None:
    game = arrange(
        city(wonder="giza_a", coins=2), city("lumber_yard", wonder="rhodes_a"), hands=[["stockade"], ["altar"]]
    )
    game.play(LEFT, "build:altar")
    game.play(RIGHT, options(game, RIGHT, "sell:")[0])
    game.play(ME, "build:stockade:l2")
    assert home(game, ME).cards == ["stockade"]
    assert game.to_act() == [ME, LEFT, RIGHT], "nobody was asked whether to sell"


def test_buy_only_for_cost() -> None:
    game = arrange(
        city("lumber_yard", wonder="giza_a", coins=9),
        city("sawmill", wonder="rhodes_a"),
        city("sawmill", wonder="babylon_a"),
        hands=[["stockade", "altar", "caravansery"]],
        age=2,
    )
    assert ways(game, ME, "build:stockade") == [""], "what the city makes is not bought"
    assert ways(game, ME, "build:altar") == [""]
    assert ways(game, ME, "build:caravansery") == ["l2", "r2"], "one wood is lacking, one is bought"
    for move in ("build:stockade:l2", "build:altar:l2", "build:caravansery:l4", "build:caravansery:l2r2"):
        with pytest.raises(IllegalMove):
            game.play(ME, move)
    split = arrange(
        city("tree_farm", wonder="rhodes_a", coins=9),
        city("lumber_yard", wonder="giza_a"),
        city("clay_pool", wonder="ephesos_a"),
        hands=[["stables", "stockade"]],
        age=2,
    )
    assert ways(split, ME, "build:stables") == ["l2", "r2"], "the own unit is wood, or it is clay"
    assert ways(split, ME, "build:stockade") == [""]
    gift = arrange(
        city("west_trading_post", "marketplace", wonder="giza_a", coins=9),
        city("lumber_yard", "press_1", wonder="rhodes_a"),
        city("lumber_yard", "press_2", wonder="babylon_a"),
        hands=[["school"]],
        age=2,
    )
    assert ways(gift, ME, "build:school") == ["l2", "l1r1", "r3"], "l1r2 would only give the right one a coin more"


def test_trade_pays_stage() -> None:
    game = arrange(
        city("west_trading_post", wonder="giza_a", coins=5),
        city("stone_pit", wonder="rhodes_a"),
        city("stone_pit", wonder="babylon_a"),
        hands=[["altar", "palace"]],
    )
    for card in ("altar", "palace"):
        assert ways(game, ME, f"stage:{card}") == ["l1", "r2"]
    turn(game, "stage:palace:r2")
    assert sum(home(game, ME).stages) == 1
    assert coins(game) == [3, 6, 8]
    poor = arrange(city(wonder="giza_a", coins=1), city("stone_pit", wonder="rhodes_a"), hands=[["altar"]])
    assert ways(poor, ME, "stage:altar") == []
