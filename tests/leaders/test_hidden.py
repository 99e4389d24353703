"""What a seat cannot know of leaders never reaches it, and is drawn anew from nothing but what it knows."""

import json

import pytest

from sevenwonders import NOBODY, Rng
from sevenwonders.classic.game import Classic
from sevenwonders.records import read_record, replay_record, write_record
from sevenwonders.sets import classic_game
from tests.arrange import recruiting
from tests.contract.cases import seen_by
from tests.playing import all_do, asked, leaders_of, options

from .worlds import Untold, other_with_leaders


def games(players: int, seed: int, stride: int) -> list[Classic]:
    """Positions of a random game."""
    game = classic_game(players=players, sets=["leaders"], seed=seed)
    rng, found, number = Rng(seed), [], 0
    while not game.over():
        if number % stride == 0:
            found.append(game.clone())
        waiting = game.to_act()
        seat = waiting[rng.below(len(waiting))]
        moves = game.moves(seat)
        game.play(seat, moves[rng.below(len(moves))])
        number += 1
    return [*found, game]


@pytest.mark.parametrize(("players", "seed"), [(3, 0), (3, 1), (4, 2), (5, 3), (7, 4)])
def test_other_worlds_look_the_same(players: int, seed: int) -> None:
    differed = 0
    for number, game in enumerate(games(players, seed, 7 + players)):
        for seat in range(players):
            try:
                other = other_with_leaders(game, seat)
            except Untold:
                continue
            assert isinstance(other, Classic)
            assert seen_by(other, seat) == seen_by(game, seat)
            differed += other.deal.piles != game.deal.piles
            drawn, drawn_too = game.resample(seat, Rng(number)), other.resample(seat, Rng(number))
            assert seen_by(drawn, seat) == seen_by(drawn_too, seat)
            for who in range(players):
                assert drawn.moves(who) == drawn_too.moves(who)
                assert drawn.view(who).extras == drawn_too.view(who).extras
    assert differed


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_resample_keeps_what_a_seat_knows(players: int) -> None:
    rng = Rng(players)
    for game in games(players, players, 6):
        for seat in range(players):
            other = game.resample(seat, rng)
            assert other.view(seat) == game.view(seat)
            assert other.moves(seat) == game.moves(seat)
            held = [card for who in range(players) for card in leaders_of(other, who)]
            assert len(set(held)) == len(held)
            open_leaders = {card for each in other.view(NOBODY).cities for card in each.cards}
            assert not open_leaders & set(held)


def test_nobody_else_sees_a_hand() -> None:
    for game in games(4, 9, 5):
        for seat in range(-1, 4):
            others = [card for who in range(4) if who != seat for card in leaders_of(game, who)]
            told = json.dumps([dict(event.facts) for event in game.events_for(seat)])
            shown = json.dumps(game.view(seat).extras)
            for card in others:
                if not game.over():
                    assert f'"{card}"' not in shown
                assert seat >= 0 or f'"{card}"' not in told


def test_records_hide_what_others_keep_and_dismiss() -> None:
    game = games(4, 3, 1000)[-2]
    for _ in range(3):
        for seat in range(4):
            game.play(seat, game.moves(seat)[0])
    all_do(game)
    record = game.record(1)
    own = [move for turn in record.turns for who, move in turn if who == 1]
    others = [move for turn in record.turns for who, move in turn if who != 1]
    assert all("??" not in move for move in own)
    assert all("??" in move for move in others)
    assert all(key == "??" for part, keys in record.deal.items() if part.startswith("leaders") for key in keys)


def test_a_record_replays() -> None:
    for seed in range(4):
        game = games(3 + seed, seed, 1000)[-1]
        record = read_record(write_record(game.record()))
        again = replay_record(record)
        assert again.record() == game.record()
        assert again.scores() == game.scores()


def test_a_draft_is_remembered() -> None:
    """A seat knows the leaders of the pack that it passed on: two rivals have them, and no other leaders of it."""
    game = classic_game(players=3, sets=["leaders"], seed=11)
    passed = {move.removeprefix("keep:") for move in options(game, 0)[1:]}
    for seat in range(3):
        game.play(seat, game.moves(seat)[0])
    for number in range(10):
        other = game.resample(0, Rng(number))
        pack = {move.removeprefix("keep:") for move in options(other, 2)}
        assert pack == passed, "it went to the right"
        assert options(other, 0) == options(game, 0)


def test_what_lies_face_down_may_be_any_leader_of_its_owner() -> None:
    game = recruiting(leaders=[["caesar", "hiram"], ["nero", "plato", "midas"]], leaders_left=["solomon", "ramses"])
    all_do(game, "dismiss:caesar", "dismiss:nero")
    hands = {tuple(leaders_of(game.resample(0, Rng(number)), 1)) for number in range(60)}
    assert len(hands) > 3
    assert {card for hand in hands for card in hand} >= {"nero", "plato", "midas"}
    assert all(leaders_of(game.resample(1, Rng(number)), 1) == ["midas", "plato"] for number in range(5))
    assert asked(game)[1] == "play_card"
