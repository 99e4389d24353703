"""Very many random games: none may fail, and interpreted and compiled play must agree to the last coin."""

import hashlib

from sevenwonders import Duel, Rng, is_compiled
from sevenwonders.core.moves import Moves
from sevenwonders.core.playout import playout
from sevenwonders.records import write_record


def test_a_hundred_thousand_games_without_an_error() -> None:
    games = 100_000 if is_compiled() else 300
    rng, moves = Rng(2026), Moves()
    victories = [0] * 5
    for seed in range(games):
        game = Duel(
            seed=seed,
            quiet=True,
            first_game=seed % 5 == 0,
            last_player_begins=seed % 3 == 0,
        )
        assert 7 < playout(game, rng, moves) < 120
        assert game.over()
        assert game.city0.coins >= 0
        assert game.city1.coins >= 0
        victories[game.victory] += 1
    assert victories[0] == 0
    assert all(victories[1:]) or games < 1000


def test_compiled_and_interpreted_play_the_same() -> None:
    """The digest was made by interpreted play; it holds everywhere, and changes only with the rules or the cards."""
    digest = hashlib.sha256()
    rng = Rng(1)
    for seed in range(40):
        game = Duel(seed=seed)
        while not game.over():
            seat = game.to_act()[0]
            moves = game.moves(seat)
            game.play(seat, moves[rng.below(len(moves))])
        digest.update(write_record(game.record()).encode())
    assert digest.hexdigest() == "40195254bc2c1ca6983718b9d4536a21aa5616f8c23746d6ebe8f12cd8cb99cb"
