"""Matches: fair seats, and the same result however the work is shared."""

import pytest

from sevenwonders.games import GameSpec
from sevenwonders.lab.arena import Outcome, Pairing, pairings, play, play_all
from sevenwonders.lab.tally import Tallier, wilson

DUEL = GameSpec("duel")


def test_each_deal_is_played_once_in_every_rotation() -> None:
    games = list(pairings(DUEL, ["greedy", "random"], 6, 1))
    assert [game.players for game in games[:2]] == [("greedy", "random"), ("random", "greedy")]
    assert games[0].seed == games[1].seed != games[2].seed
    assert len({game.bot_seed for game in games}) == 6


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    games = list(pairings(DUEL, ["greedy", "random"], 12, 7))
    assert list(play_all(games, 1)) == list(play_all(games, 2))


def test_random_seats_give_the_same_game_fast_or_slow() -> None:
    """The compiled loop for random bots is only a shortcut."""
    fast = play(Pairing(DUEL, ("random", "random"), 0, 5, 6))
    from sevenwonders import Duel, Rng
    from sevenwonders.players import Seat, make_bot

    game, seeds = Duel(seed=5), Rng(6)
    bots = [make_bot("random", seeds.seed()) for _ in range(2)]
    while not game.over():
        seat = game.to_act()[0]
        game.play(seat, bots[seat].choose(Seat(game, seat)))
    scores = game.scores()
    assert fast == Outcome(
        scores.victory, tuple(scores.winners), tuple(scores.totals), len(game.turns), tuple(scores.standings)
    )


def test_a_tally_follows_players_through_rotations_and_shares_ties() -> None:
    tallier = Tallier(["a", "b"])
    tallier.add(Pairing(DUEL, ("a", "b"), 0, 1, 1), Outcome("military", (0,), (10, 20), 50))
    tallier.add(Pairing(DUEL, ("b", "a"), 1, 1, 2), Outcome("points", (1,), (30, 40), 70))
    tallier.add(Pairing(DUEL, ("a", "b"), 0, 2, 3), Outcome("shared", (0, 1), (50, 50), 60))
    tally = tallier.tally()
    a, b = tally.players
    assert (a.wins, b.wins) == (2, 0)
    assert [a.share, a.mean_points] == pytest.approx([2.5 / 3, 100 / 3])
    assert [b.share, b.mean_points] == pytest.approx([0.5 / 3, 100 / 3])
    assert a.victories == {"military": 1, "points": 1}
    assert tally.victories == {"military": 1, "points": 1, "shared": 1}
    assert tally.first_seat[0] == pytest.approx(1.5 / 3)
    assert tally.mean_moves == 60


def test_wilson_interval_of_a_known_case() -> None:
    """Eight of ten: the textbook interval is 0.490 to 0.943."""
    share, low, high = wilson(8, 10)
    assert (share, round(low, 3), round(high, 3)) == (0.8, 0.490, 0.943)
    assert wilson(0, 5)[1] == 0.0
    assert wilson(5, 5)[2] == 1.0
