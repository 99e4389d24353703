"""Short and whole games for the coach to look at."""

from collections.abc import Sequence

from sevenwonders import Game
from sevenwonders.core.record import Record
from sevenwonders.games import GameSpec
from sevenwonders.players import Seat, make_bot

FEW = 16
"""Rounds for a decision: enough to look at everything that is done, not to believe it."""


def play(game: Game, bots: Sequence[str] = ("greedy", "random"), turns: int = 1000) -> Game:
    """Let bots play, one after another around the table, for so many turns."""
    players = [make_bot(bots[seat % len(bots)], seat) for seat in range(int(game.seats))]
    while not game.over() and len(game.turns) < turns:
        seat = game.to_act()[0]
        game.play(seat, players[seat].choose(Seat(game, seat)))
    return game


def recorded(spec: GameSpec, seed: int = 3, turns: int = 1000) -> Record:
    record = play(spec.begin(seed), turns=turns).record()
    record.players = ["Anne", "Bruno", "Carla", "Dirk"][: len(record.players)]
    return record
