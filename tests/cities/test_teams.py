"""The team game: a test for each of its rules."""

import pytest

from sevenwonders.classic.ranking import team_of
from sevenwonders.records import read_record, replay_record, write_record
from sevenwonders.sets import classic_game, setting_for
from tests.arrange import ME, at_cities, city
from tests.playing import coins, debts, finish_age, options, pay, peace, points, tokens, turn, ways

from .facts import NUMBERS


def test_rule_team_size() -> None:
    for players in NUMBERS["team_sizes"]:
        game = classic_game(players=players, sets=["cities"], seed=1, teams=True)
        assert [int(team_of(game, seat)) for seat in range(players)] == [seat // 2 for seat in range(players)]
    for players in (2, 3, 5, 7):
        with pytest.raises(ValueError, match="teams"):
            setting_for(players, ("cities",), (), True)
    with pytest.raises(ValueError, match="team"):
        setting_for(4, (), (), True)


def test_rule_team_talk() -> None:
    """No move gives a card or a coin away, and the engine shows nobody another hand: partners may talk."""
    game = classic_game(players=4, sets=["cities"], seed=1, teams=True)
    assert {move.split(":")[0] for seat in range(4) for move in options(game, seat)} <= {"build", "stage", "sell"}
    assert game.view(0).hand != game.view(1).hand


def test_rule_team_trade() -> None:
    """The partner is paid; symbols and coins are each one's own."""
    game = at_cities(city(coins=2), city("lumber_yard", "workshop"), players=4, teams=True, hands=[["stockade"]])
    assert ways(game, ME, "build:stockade") == ["l2"]
    turn(game, "build:stockade:l2")
    assert coins(game)[:2] == [0, 3 + 3 + 2]
    assert points(game, 0, "science") == 0


def test_rule_team_conflict() -> None:
    game = at_cities(city(), city("barracks"), city(), city(), players=4, turn=7, teams=True)
    turn(game)
    assert tokens(game) == [(0, 0), (2, 0), (0, 2), (0, 0)], "not the partner, the opponent twice"
    assert NUMBERS["team_conflict_tokens"] == 2


def test_rule_team_diplomacy() -> None:
    game = at_cities(city(), city("barracks"), city(diplomacy=1), city("barracks"), players=4, turn=7, teams=True)
    turn(game)
    assert tokens(game) == [(0, 2), (1, 0), (0, 1), (2, 0)]
    assert peace(game) == [0, 0, 0, 0]
    game = at_cities(city(), city("barracks", diplomacy=1), city(diplomacy=1), city(), players=4, turn=7, teams=True)
    turn(game)
    assert tokens(game) == [(0, 0)] * 4, "both at peace"


def test_rule_team_neighbour_effects() -> None:
    game = at_cities(city(), city(), players=4, teams=True, hands=[["gambling_den"], ["hideout"]])
    turn(game, "build:gambling_den", "build:hideout")
    assert coins(game) == [3 + 6, 3 + 1, 6, 6 + 1]
    assert game.to_act() == [0, 2, 3], "the partner loses too"
    pay(game, 0)
    assert debts(game) == [1, 0, 0, 0]
    masked = at_cities(city("pigeon_loft"), city("workshop"), players=4, teams=True)
    assert points(masked, 0, "science") == 1


def test_rule_team_win() -> None:
    game = at_cities(city("palace", "gardens"), city(), city("palace"), city("pantheon"), players=4, age=3, teams=True)
    finish_age(game)
    scores = game.scores()
    sums = [scores.totals[0] + scores.totals[1], scores.totals[2] + scores.totals[3]]
    best = sums.index(max(sums))
    assert scores.winners == [2 * best, 2 * best + 1]
    assert [game.payoff(seat) for seat in range(4)] == [0.5 * (seat // 2 == best) for seat in range(4)]


def test_rule_team_win_by_coins() -> None:
    """A tie is broken by the coins of both treasuries together."""
    game = at_cities(city(coins=0), city(coins=1), city(coins=0), city(coins=0), players=4, age=3, teams=True)
    finish_age(game)
    scores = game.scores()
    assert len(set(scores.totals)) == 1
    assert scores.winners == [0, 1]


def test_a_record_knows_the_teams() -> None:
    game = classic_game(players=4, sets=["cities"], seed=2, teams=True)
    while not game.over():
        for seat in game.to_act():
            moves = game.moves(seat)
            game.play(seat, moves[len(moves) // 2])
    again = replay_record(read_record(write_record(game.record())))
    assert again.scores() == game.scores()
