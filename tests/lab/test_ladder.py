"""The ladder of bots: ratings follow who beats whom."""

from bench.ladder import ANCHOR, ANCHORED, LADDER, intervals, ratings, results, tables
from sevenwonders.games import CLASSIC, DUEL, GameSpec
from sevenwonders.lab.arena import Outcome, Pairing


def test_whoever_wins_three_of_four_is_191_points_ahead() -> None:
    found = [("search:300", ANCHOR, 1.0)] * 7500 + [("search:300", ANCHOR, 0.0)] * 2500
    rated = ratings(found)
    assert rated[ANCHOR] == ANCHORED
    assert abs(rated["search:300"] - ANCHORED - 190.8) < 1.0
    low, high = intervals(found)["search:300"]
    assert low < rated["search:300"] < high
    assert high - low < 40


def test_ratings_are_known_through_third_players() -> None:
    found = [("search:300", ANCHOR, 1.0), ("search:300", ANCHOR, 0.0), (ANCHOR, "novice", 1.0)] * 100
    rated = ratings(found)
    assert rated["search:300"] > rated["novice"] + 200


def test_a_table_of_three_is_three_games() -> None:
    pairing = Pairing(GameSpec(CLASSIC, 3), ("novice", "greedy", "casual"), 0, 1, 1)
    outcome = Outcome("points", (2,), (40, 50, 50), 60)  # the third won by coins
    assert list(results(pairing, outcome)) == [
        ("novice", "greedy", 0.0),
        ("novice", "casual", 0.0),
        ("greedy", "casual", 0.0),
    ]


def test_a_win_of_duel_counts_whatever_the_points() -> None:
    pairing = Pairing(GameSpec(DUEL), ("novice", "greedy"), 0, 1, 1)
    assert list(results(pairing, Outcome("science", (0,), (20, 60), 50))) == [("novice", "greedy", 1.0)]
    assert list(results(pairing, Outcome("shared", (0, 1), (40, 40), 50))) == [("novice", "greedy", 0.5)]


def test_everybody_meets_everybody() -> None:
    met = {frozenset(each.players) for each in tables(GameSpec(DUEL), 2, 1)}
    assert len(met) == len(LADDER) * (len(LADDER) - 1) // 2
