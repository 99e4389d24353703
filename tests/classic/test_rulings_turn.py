"""Rulings of the course of a turn."""

import pytest

from sevenwonders import NOBODY, IllegalMove
from sevenwonders.sets import classic_game
from tests.arrange import LEFT, ME, RIGHT, arrange, city
from tests.playing import answer, asked, coins, finish_age, hand, happened, home, options, turn, ways

from .facts import SETUP


def test_turn_order() -> None:
    game = arrange(hands=[["altar"], ["theater"], ["tavern"]])
    before = [hand(game, seat) for seat in (ME, LEFT, RIGHT)]
    assert asked(game) == ([ME, LEFT, RIGHT], "play_card")
    game.play(LEFT, "build:theater")
    game.play(ME, "build:altar")
    assert asked(game) == ([RIGHT], "play_card")
    assert [home(game, seat).cards for seat in (ME, LEFT, RIGHT)] == [[], [], []], "nothing happens before all chose"
    assert [hand(game, seat) for seat in (ME, LEFT, RIGHT)] == before
    assert game.events == []
    game.play(RIGHT, "build:tavern")
    assert [home(game, seat).cards for seat in (ME, LEFT, RIGHT)] == [["altar"], ["theater"], ["tavern"]]
    assert [seat for seat, _ in happened(game, "build")] == [ME, LEFT, RIGHT]
    for seat, card in ((ME, "altar"), (LEFT, "theater"), (RIGHT, "tavern")):
        before[seat].remove(card)
    assert [hand(game, seat) for seat in (ME, LEFT, RIGHT)] == [before[RIGHT], before[ME], before[LEFT]]
    assert asked(game) == ([ME, LEFT, RIGHT], "play_card"), "and again, all together"


def test_start_of_turn_state() -> None:
    """What neighbours build this turn helps nobody this turn; neither does what I build."""
    mine = city(wonder="giza_a")
    game = arrange(
        mine,
        city(wonder="babylon_a"),
        city(wonder="ephesos_a"),
        hands=[["stockade", "west_trading_post"], ["lumber_yard", "stockade"], ["stockade"]],
    )
    game.play(LEFT, "build:lumber_yard")
    assert ways(game, ME, "build:stockade") == [], "the wood is not there yet"
    with pytest.raises(IllegalMove):
        game.play(ME, "build:stockade:l2")
    assert ways(game, RIGHT, "build:stockade") == []
    turn(game, "build:west_trading_post", "build:lumber_yard")
    assert ways(game, ME, "build:stockade") == ["l1"], "on the next turn it is, and the discount as well"
    game = arrange(
        mine, city("clay_pool", wonder="rhodes_a"), hands=[["west_trading_post"], ["guard_tower"], ["guard_tower"]]
    )
    assert home(game, ME).left_prices["C"] == 2
    game.play(ME, "build:west_trading_post")
    assert home(game, ME).left_prices["C"] == 2
    turn(game, "build:west_trading_post")
    assert home(game, ME).left_prices["C"] == 1
    assert ways(game, ME, "build:guard_tower") == ["l1"]


def test_end_of_turn_order() -> None:
    """Each step counts what the steps before it did, and nothing of the later ones."""
    # 1 before 3: with 2 coins at the start, 2 may be spent, whatever comes in
    game = arrange(
        city("stone_pit", wonder="giza_a", coins=2),
        city(wonder="ephesos_a", coins=2),
        city(wonder="babylon_b", coins=0),
        hands=[["scriptorium"], ["baths"], []],
    )
    turn(game, "build:scriptorium:l2", "build:baths:r2", "")
    assert coins(game) == [2, 2, 3], "all pay, then all are paid, then the bank gives for the card sold"
    # 2 before 4: coins for what is placed in the same turn, in all cities
    game = arrange(city(coins=0), hands=[["vineyard", "sawmill"], ["quarry", "vineyard"], ["vineyard"]], age=2)
    turn(game, "build:vineyard", "build:quarry", "build:vineyard")
    assert coins(game) == [1, 2, 4], "1 for the quarry of this turn, whose coin is paid"
    # 5, 6, 7 on turn six: leftovers, the seventh card of Babylon, Halicarnassus, conflicts
    game = arrange(
        city("ore_vein", "foundry", wonder="halicarnassus_a", stages=1),
        city(wonder="babylon_b", stages=2),
        city(wonder="giza_a"),
        hands=[["altar", "tavern"], ["barracks", "guard_tower"], ["stockade", "theater"]],
        turn=6,
    )
    turn(game, "stage:altar", "sell:barracks", "sell:theater")
    assert asked(game) == ([LEFT], "play_last_card")
    assert (game.age, home(game, ME).cards) == (1, ["ore_vein", "foundry"])
    answer(game, "sell:guard_tower")
    assert asked(game) == ([ME], "take_from_discard")
    found = {move.removeprefix("revive:") for move in options(game, ME, "revive:")}
    assert found == {"barracks", "guard_tower", "stockade", "theater", "tavern"}, "all of this turn"
    assert [home(game, seat).victories for seat in (ME, LEFT, RIGHT)] == [0, 0, 0], "no conflict yet"
    answer(game, "revive:guard_tower")
    assert [home(game, seat).victories for seat in (ME, LEFT, RIGHT)] == [2, 0, 0]
    assert (game.age, game.turn) == (2, 1), "then the next age"
    assert [len(hand(game, seat)) for seat in (ME, LEFT, RIGHT)] == [7, 7, 7]


def test_three_actions() -> None:
    cards = ["altar", "barracks", "baths", "loom_1", "press_1", "stockade", "tavern"]
    game = arrange(city("stone_pit", wonder="giza_a", coins=0), hands=[cards])
    free = ["altar", "baths", "loom_1", "press_1", "tavern"]
    assert set(options(game, ME, "build:")) == {f"build:{card}" for card in free}
    assert set(options(game, ME, "stage:")) == {f"stage:{card}" for card in cards}
    assert set(options(game, ME, "sell:")) == {f"sell:{card}" for card in cards}, "always allowed"
    assert len(options(game, ME)) == 5 + 7 + 7, "and nothing else"
    for move, built, stages, money in (
        ("build:altar", ["stone_pit", "altar"], 0, 0),
        ("stage:altar", ["stone_pit"], 1, 0),
        ("sell:altar", ["stone_pit"], 0, 3),
    ):
        trial = game.clone()
        turn(trial, move)
        mine = home(trial, ME)
        assert (mine.cards, sum(mine.stages), mine.coins) == (built, stages, money)
        assert "altar" not in hand(trial, LEFT)
        assert len(hand(trial, LEFT)) == 6


def test_unplayable_choice() -> None:
    game = arrange(city(wonder="rhodes_a", coins=0), hands=[["apothecary", "palace"]])
    assert [move for move in options(game, ME) if "palace" in move] == ["sell:palace"]
    for move in ("build:palace", "stage:palace", "build:palace:l2r2"):
        with pytest.raises(IllegalMove, match="palace"):
            game.play(ME, move)
    assert asked(game)[0] == [ME, LEFT, RIGHT], "nothing was chosen"
    turn(game, "sell:palace")
    assert coins(game)[ME] == 3
    assert game.view(ME).discard == ["palace"]


def test_sixth_turn() -> None:
    for age in (1, 2, 3):
        game = arrange(city(coins=1), city(coins=1), city(coins=1), age=age, turn=6)
        held = [hand(game, seat) for seat in (ME, LEFT, RIGHT)]
        assert [len(cards) for cards in held] == [2, 2, 2]
        turn(game, *(f"sell:{cards[0]}" for cards in held))
        assert coins(game) == [4, 4, 4], "no coins for the second card"
        assert game.view(NOBODY).discards == 6
        assert sorted(game.view(ME).discard) == sorted(held[ME] if age < 3 else [*held[ME], *held[LEFT], *held[RIGHT]])
        assert game.turn == (1 if age < 3 else 6)
        assert game.over() == (age == 3)
    built = arrange(hands=[["altar", "theater"]], turn=6)
    turn(built, "build:altar")
    assert home(built, ME).cards == ["altar"], "one is used, the other is not"
    assert "theater" in built.view(ME).discard


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_pass_direction(players: int, age: int) -> None:
    game = arrange(players=players, age=age)
    way = {"left": 1, "right": -1}[SETUP["pass_to"][age - 1]]
    assert game.view(ME).passes_left == (way == 1)
    for number in range(1, 7):
        assert game.turn == number
        before = [hand(game, seat) for seat in range(players)]
        assert [len(cards) for cards in before] == [8 - number] * players
        turn(game, *(f"sell:{cards[0]}" for cards in before))
        if number < 6:
            for seat in range(players):
                assert hand(game, (seat + way) % players) == before[seat][1:]
    if age < 3:
        start = age * players * 7
        dealt = [[int(card) for card in game.deal.hands[start + 7 * s : start + 7 * s + 7]] for s in range(players)]
        assert [[game.codex.card_number[card] for card in hand(game, s)] for s in range(players)] == dealt


def test_hidden_information() -> None:
    game = arrange(
        city("stone_pit", wonder="giza_a", coins=4, tokens=[1, -1]),
        city(coins=5),
        hands=[["altar", "baths"], ["theater"], ["tavern"]],
        turn=5,
        discard=["palace"],
    )
    plain = game.clone()
    game.play(ME, "stage:altar")
    for seat in (LEFT, RIGHT, NOBODY):
        seen = game.view(seat)
        assert seen.chosen == ""
        assert seen.hand == (hand(plain, seat) if seat != NOBODY else [])
        assert seen.cities == plain.view(seat).cities
        assert seen.discards == 1
        assert seen.discard == [], "the pile lies face down"
        assert [(each.coins, each.military) for each in seen.cities] == [(4, 0), (5, 0), (3, 0)], "coins are open"
        assert (seen.cities[ME].victories, seen.cities[ME].defeats) == (1, 1), "so are tokens"
        assert seen.hands == [3, 3, 3]
    assert game.view(ME).chosen == "stage:altar"
    game.play(LEFT, "sell:theater")
    game.play(RIGHT, "build:tavern")
    assert [game.view(seat).cities[ME].under_stages for seat in (ME, LEFT, RIGHT, NOBODY)] == [["altar"], [], [], []]
    assert [game.view(seat).discard for seat in (ME, LEFT, RIGHT, NOBODY)] == [[], ["theater"], [], []]
    assert game.view(NOBODY).cities[RIGHT].cards == ["tavern"], "what is built is open"
    assert game.view(NOBODY).cities[ME].stages == [True, False, False]
    for seat in (RIGHT, NOBODY):
        told = repr(game.events_for(seat))
        assert "altar" not in told
        assert "theater" not in told
        assert "tavern" in told
    guilds = [classic_game(players=3, seed=seed) for seed in range(2)]
    for each in guilds:
        assert not any("guild" in repr(each.view(seat)).replace("'guilds'", "") for seat in (ME, LEFT, RIGHT, NOBODY))
        finish_age(each)
        assert each.age == 2
