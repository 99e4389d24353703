"""Rulings of Babylon B, which may play the seventh card of an age."""

import pytest

from sevenwonders.classic.game import Classic
from tests.arrange import LEFT, ME, RIGHT, arrange, city
from tests.playing import answer, asked, coins, hand, home, options, turn, ways


def babylon(*cards: str, stages: int = 2, money: int = 0, hand_of_two: tuple[str, str], age: int = 1) -> Classic:
    """Babylon on the sixth turn of an age."""
    return arrange(
        city(*cards, wonder="babylon_b", stages=stages, coins=money),
        city("lumber_yard", wonder="giza_a"),
        city(wonder="rhodes_a"),
        hands=[hand_of_two],
        turn=6,
        age=age,
    )


@pytest.mark.parametrize("age", [1, 2, 3])
def test_play_last_card(age: int) -> None:
    game = babylon("brickyard", "press_1", "lumber_yard", money=1, hand_of_two=("altar", "stockade"), age=age)
    turn(game, "build:altar")
    assert asked(game) == ([ME], "play_last_card")
    assert hand(game, ME) == ["stockade"]
    assert [len(hand(game, seat)) for seat in (LEFT, RIGHT)] == [0, 0], "the others have no such right"
    assert options(game, ME) == ["build:stockade", "stage:stockade", "sell:stockade", "throw:stockade"]
    results = {}
    for move in options(game, ME):
        trial = game.clone()
        answer(trial, move)
        mine = home(trial, ME)
        results[move.split(":")[0]] = ("stockade" in mine.cards, sum(mine.stages), mine.coins)
        thrown = move.startswith(("sell", "throw"))
        assert ("stockade" in trial.view(ME).discard) == thrown
        assert trial.over() if age == 3 else trial.age == age + 1
    assert results == {"build": (True, 2, 1), "stage": (False, 3, 1), "sell": (False, 2, 4), "throw": (False, 2, 1)}
    fresh = babylon("sawmill", "glassworks_1", stages=1, hand_of_two=("altar", "theater"), age=age)
    turn(fresh, "stage:altar")
    assert asked(fresh) == ([ME], "play_last_card"), "also when the stage is built on this very turn"
    answer(fresh, "build:theater")
    assert "theater" in home(fresh, ME).cards
    without = babylon("sawmill", "glassworks_1", stages=1, hand_of_two=("altar", "theater"), age=age)
    turn(without, "build:altar")
    assert asked(without)[1] != "play_last_card"
    poor = babylon(hand_of_two=("altar", "palace"), age=age)
    turn(poor, "build:altar")
    assert options(poor, ME) == ["sell:palace", "throw:palace"], "it must be paid"


def test_babylon_two_stages() -> None:
    makers = ("sawmill", "glassworks_1", "brickyard", "press_1")
    game = babylon(*makers, stages=1, hand_of_two=("altar", "theater"))
    turn(game, "stage:altar")
    assert ways(game, ME, "stage:theater") == [""]
    answer(game, "stage:theater")
    assert home(game, ME).stages == [True, True, True]
    assert game.view(ME).cities[ME].under_stages == ["altar", "theater"]


def test_babylon_seventh_card_sequence() -> None:
    chain = babylon(hand_of_two=("theater", "statue"))
    turn(chain, "build:theater")
    assert ways(chain, ME, "build:statue") == [""], "the chain of the sixth card stands"
    name = babylon(hand_of_two=("altar", "altar"))
    turn(name, "build:altar")
    assert ways(name, ME, "build:altar") == [], "so does its name"
    made = babylon(hand_of_two=("lumber_yard", "stockade"))
    turn(made, "build:lumber_yard")
    assert ways(made, ME, "build:stockade") == [""], "and what it makes"
    anew = babylon("ore_vein", hand_of_two=("barracks", "guard_tower"))
    turn(anew, "build:barracks")
    assert ways(anew, ME, "build:guard_tower") == [""]
    units = babylon(money=4, hand_of_two=("stockade", "caravansery"))
    turn(units, "build:stockade:l2")
    assert ways(units, ME, "build:caravansery") == [], "the one wood bought is gone, and there is one to buy"
    bought = babylon("tree_farm", money=4, hand_of_two=("stockade", "caravansery"))
    turn(bought, "build:stockade")
    assert ways(bought, ME, "build:caravansery") == ["l2"], "the own unit serves again"
    answer(bought, "build:caravansery:l2")
    assert coins(bought)[ME] == 2
    again = arrange(
        city(wonder="babylon_b", stages=2, coins=4),
        city("sawmill", wonder="giza_a"),
        city(wonder="rhodes_a"),
        hands=[["stockade", "caravansery"], ["altar", "theater"]],
        turn=6,
    )
    turn(again, "build:stockade:l2", "build:altar")
    assert ways(again, ME, "build:caravansery") == [], "each purchase is paid anew: 2 coins are left, it needs 4"
    post = babylon(money=4, hand_of_two=("west_trading_post", "stockade"))
    turn(post, "build:west_trading_post")
    assert ways(post, ME, "build:stockade") == ["l2"], "a discount begins on the next turn"


def test_babylon_seventh_card_budget() -> None:
    for money, sixth, left in (
        (4, "build:stockade:l2", True),
        (3, "build:stockade:l2", False),
        (2, "sell:stockade", True),
    ):
        game = arrange(
            city(wonder="babylon_b", stages=2, coins=money),
            city("lumber_yard", wonder="giza_a"),
            city(wonder="rhodes_a"),
            hands=[["stockade", "baths"], ["altar", "theater"], ["altar", "theater"]],
            turn=6,
        )
        turn(game, sixth, "build:altar", "build:altar")
        assert ways(game, ME, "build:baths") == (["l2"] if left else [])
    sold = babylon(money=1, hand_of_two=("stockade", "baths"))
    turn(sold, "sell:stockade")
    assert coins(sold)[ME] == 4
    assert ways(sold, ME, "build:baths") == [], "coins gained on turn six do not count"
    income = arrange(
        city("loom_1", wonder="babylon_b", stages=2, coins=0),
        city("lumber_yard", wonder="giza_a", coins=9),
        city(wonder="rhodes_a"),
        hands=[["altar", "stockade"], ["apothecary", "theater"]],
        turn=6,
    )
    turn(income, "build:altar", "build:apothecary:r2")
    assert coins(income)[ME] == 2
    assert ways(income, ME, "build:stockade") == []
