"""Choices are sealed: they may be changed until the last is in, and nobody sees them before."""

from dataclasses import replace

import pytest

from sevenwonders import NOBODY, IllegalMove, Rng
from sevenwonders.classic.game import Classic
from sevenwonders.sets import classic_game
from tests.arrange import LEFT, ME, RIGHT, arrange, city
from tests.contract.cases import seen_by
from tests.playing import answer, asked, coins, hand, happened, home, options, turn


def others(game: Classic, seat: int) -> list[int]:
    return [each for each in (NOBODY, *range(int(game.seats))) if each != seat]


def test_a_choice_may_be_changed_until_the_last_is_in() -> None:
    game = arrange(hands=[["altar", "theater", "tavern"], ["pawnshop"], ["loom_1"]])
    before = options(game, ME)
    for move in ("build:altar", "sell:altar", "build:theater", "build:theater", "build:tavern"):
        game.play(ME, move)
        assert game.view(ME).chosen == move
        assert options(game, ME) == before, "all moves are still open"
        assert game.to_act() == [LEFT, RIGHT]
    game.play(LEFT, "build:pawnshop")
    game.play(ME, "build:altar")
    assert game.to_act() == [RIGHT], "changing is not choosing twice"
    game.play(RIGHT, "build:loom_1")
    assert home(game, ME).cards == ["altar"], "the last one counts"
    assert {"theater", "tavern"} <= set(hand(game, LEFT))
    assert coins(game) == [3, 3, 3]
    assert game.turns == [
        [(0, game.parse("build:altar")), (1, game.parse("build:pawnshop")), (2, game.parse("build:loom_1"))]
    ]
    assert [card for _, facts in happened(game, "build") for card in [facts["card"]]] == ["altar", "pawnshop", "loom_1"]


def test_after_the_last_choice_nothing_can_be_changed() -> None:
    game = arrange(hands=[["altar", "theater"], ["pawnshop"], ["loom_1"]], turn=5)
    turn(game, "build:altar", "build:pawnshop", "build:loom_1")
    assert game.view(ME).chosen == ""
    with pytest.raises(IllegalMove, match="theater"):
        game.play(ME, "build:theater")
    assert home(game, ME).cards == ["altar"]
    last = arrange(age=3, turn=6)
    turn(last)
    assert [last.moves(seat) for seat in range(3)] == [[], [], []]
    with pytest.raises(IllegalMove, match="over"):
        last.play(ME, "build:altar")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_nobody_sees_a_sealed_choice(players: int) -> None:
    """Whatever a seat chooses, and changes it to, others see only who is still awaited."""
    game, rng = classic_game(players=players, seed=players + 20), Rng(players)
    while not game.over():
        waiting = game.to_act()
        seat = waiting[rng.below(len(waiting))]
        moves = game.moves(seat)
        move = moves[rng.below(len(moves))]
        if len(waiting) > 1 and rng.below(3) == 0:
            before = {each: game.view(each) for each in others(game, seat)}
            told = list(game.events)
            texts = set()
            for tried in (moves[0], moves[-1], move):
                game.play(seat, tried)
                texts.add("".join(seen_by(game, each) for each in others(game, seat)))
            assert len(texts) == 1, "the choice itself shows nowhere"
            assert game.events == told
            for each, view in before.items():
                awaited = [decision for decision in view.decisions if decision.seat != seat]
                assert game.view(each) == replace(view, decisions=awaited)
            assert game.view(seat).chosen == game.text(move)
            assert game.moves(seat) == moves
        else:
            game.play(seat, move)


def test_a_changed_choice_leaves_no_trace() -> None:
    """The game goes on as if the first choice had never been."""
    plain = classic_game(players=3, seed=5)
    changed = plain.clone()
    for game, first in ((plain, []), (changed, ["sell", "stage", "build", "sell"])):
        for verb in first:
            for move in options(game, ME, verb)[:1]:
                game.play(ME, move)
        turn(game)
    assert [seen_by(plain, seat) for seat in (NOBODY, 0, 1, 2)] == [
        seen_by(changed, seat) for seat in (NOBODY, 0, 1, 2)
    ]
    assert plain.record() == changed.record()


def test_the_choice_for_the_own_city_is_final_before_that_for_the_free_city() -> None:
    game = arrange(
        city(),
        city(),
        free_city=city(wonder="rhodes_a"),
        turn=5,
        hands=[["altar", "theater", "loom_1"]],
        pile=["tavern"],
    )
    turn(game, "build:altar")
    assert asked(game) == ([0], "play_free_city")
    assert "build:altar" not in options(game, 0)
    assert game.moves(1) == []
    with pytest.raises(IllegalMove):
        game.play(1, options(game.clone(), 0)[0])
    answer(game, "build:theater")
    assert (home(game, 0).cards, home(game, 2).cards) == (["altar"], ["theater"])
