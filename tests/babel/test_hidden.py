"""What a seat cannot know of tiles and projects never reaches it, and is drawn anew from nothing but what it knows."""

import json

import pytest

from sevenwonders import NOBODY, Rng
from sevenwonders.classic.game import Classic
from sevenwonders.records import read_record, replay_record, write_record
from sevenwonders.sets import classic_game
from tests.arrange import LEFT, ME, at_babel, city
from tests.contract.cases import seen_by
from tests.mixes import BABEL, PROJECTS, TOWER
from tests.playing import asked, extra, options, turn

from .worlds import other_babel

MIXES = [(TOWER, 3, 0), (TOWER, 4, 1), (BABEL, 3, 2), (BABEL, 5, 3), (PROJECTS, 4, 4), (BABEL, 7, 5)]


def games(players: int, seed: int, stride: int, sets: tuple[str, ...]) -> list[Classic]:
    """Positions of a random game."""
    game = classic_game(players=players, sets=sets, seed=seed)
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


def tiles_of(game: Classic, seat: int) -> list[str]:
    return [str(tile) for tile in extra(game, "tile_hand", seat)]


@pytest.mark.parametrize(("sets", "players", "seed"), MIXES)
def test_other_worlds_look_the_same(sets: tuple[str, ...], players: int, seed: int) -> None:
    differed = 0
    for number, game in enumerate(games(players, seed, 7 + players, sets)):
        for seat in range(players):
            other = other_babel(game, seat)
            assert isinstance(other, Classic)
            assert seen_by(other, seat) == seen_by(game, seat)
            assert other.record(seat) == game.record(seat)
            differed += other.deal.piles != game.deal.piles
            drawn, drawn_too = game.resample(seat, Rng(number)), other.resample(seat, Rng(number))
            for who in range(players):
                assert drawn.moves(who) == drawn_too.moves(who)
                assert drawn.view(who).extras == drawn_too.view(who).extras
    assert differed


@pytest.mark.parametrize("players", [2, 3, 6])
def test_resample_keeps_what_a_seat_knows(players: int) -> None:
    rng = Rng(players)
    for game in games(players, players, 6, BABEL):
        for seat in range(players):
            other = game.resample(seat, rng)
            assert other.view(seat) == game.view(seat)
            assert other.moves(seat) == game.moves(seat)
            held = [tile for who in range(players) for tile in tiles_of(other, who)]
            assert len(set(held)) == len(held)
            assert not set(held) & set(extra(other, "tower"))


def test_nobody_else_sees_a_tile() -> None:
    for game in games(4, 9, 3, BABEL):
        for seat in range(-1, 4):
            others = [tile for who in range(4) if who != seat for tile in tiles_of(game, who)]
            told = json.dumps([dict(event.facts) for event in game.events_for(seat)])
            shown = json.dumps(game.view(seat).extras)
            record = repr(game.record(seat)) if not game.over() else ""
            for tile in others:
                assert f'"{tile}"' not in shown
                assert f'"{tile}"' not in told
                assert tile not in record


def test_a_tile_that_is_being_laid_is_not_seen() -> None:
    """It lies face down until all have acted."""
    tiles = [["free_red", "tax_blue"], ["tax_chain"]]
    mine = city("foundry", wonder="halicarnassus_b", coins=9)
    game = at_babel(mine, city(), city(), hands=[["altar"], ["altar"]], tiles=tiles, discard=["tavern"], sets=TOWER)
    turn(game, "stage:altar", "tower.1:altar")
    assert asked(game) == ([ME], "take_from_discard")
    assert extra(game, "tile_hands") == [2, 0, 0]
    assert extra(game, "tower") == ["", "", ""]
    assert "tax_chain" not in seen_by(game, ME)
    assert [move for who, move in game.record(ME).turns[-1] if who == LEFT] == ["tower:??"]
    game.play(ME, "decline")
    assert extra(game, "tower") == ["tax_chain", "", ""]


def test_any_tile_of_the_hand_may_be_the_one_that_is_laid() -> None:
    tiles = [[], ["free_red", "tax_blue", "tax_chain"]]
    mine = city("foundry", wonder="halicarnassus_b", coins=9)
    game = at_babel(mine, city(), city(), hands=[["altar"], ["altar"]], tiles=tiles, discard=["tavern"], sets=TOWER)
    turn(game, "stage:altar", "tower.1:altar")
    laid = set()
    for number in range(40):
        other = game.resample(ME, Rng(number))
        other.play(ME, "decline")
        laid.add(extra(other, "tower")[0])
        same = game.resample(LEFT, Rng(number))
        assert tiles_of(same, LEFT) == ["tax_blue", "tax_chain"], "who lays it knows it"
    assert laid == {"free_red", "tax_blue", "tax_chain"}


def test_a_draft_is_remembered() -> None:
    """A seat knows the tiles of the pack that it passed on."""
    game = classic_game(players=3, sets=TOWER, seed=11)
    passed = options(game, 0)[1:]
    for seat in range(3):
        game.play(seat, game.moves(seat)[0])
    for number in range(10):
        other = game.resample(0, Rng(number))
        assert options(other, 2) == passed, "it went to the right"
        assert options(other, 0) == options(game, 0)


def test_records_hide_tiles_and_projects() -> None:
    game = games(4, 3, 1000, BABEL)[0]
    for _ in range(2):
        for seat in range(4):
            game.play(seat, game.moves(seat)[0])
    for seat in range(4):
        game.play(seat, options(game, seat, "tower")[0])
    record = game.record(1)
    own = [move for turn in record.turns for who, move in turn if who == 1]
    others = [move for turn in record.turns for who, move in turn if who != 1]
    assert all("??" not in move for move in own)
    assert set(others) == {"keep_tile:??", "tower:??"}
    hidden = [part for part in record.deal if part.startswith(("tile.", "projects"))]
    assert len(hidden) == 6
    assert all(key == "??" for part in hidden for key in record.deal[part])


def test_projects_to_come_are_drawn_anew() -> None:
    """Not the one that lies there."""
    game = classic_game(players=3, sets=PROJECTS, seed=3)
    drawn = [game.resample(ME, Rng(number)).deal.piles["projects"] for number in range(60)]
    assert len({pile[0] for pile in drawn}) == 1
    assert len({pile[1] for pile in drawn}) == len({pile[2] for pile in drawn}) == 5
    assert game.deal.piles["projects"][0] == drawn[0][0]
    for card in game.deal.piles["projects"][1:]:
        assert repr(game.card_key(card)) not in seen_by(game, NOBODY)


@pytest.mark.parametrize(("sets", "players", "seed"), MIXES)
def test_a_record_replays(sets: tuple[str, ...], players: int, seed: int) -> None:
    game = games(players, seed, 1000, sets)[-1]
    again = replay_record(read_record(write_record(game.record())))
    assert again.record() == game.record()
    assert again.scores() == game.scores()
    assert again.events == game.events
