"""Whole games as digests of every position, to hold one engine against the other.

The same moves are played compiled and interpreted. A digest holds what the rules say of a position: who owes what,
every legal move with its payments, what a seat sees, what was told, what is refused and why, what could be drawn anew,
and how that would end. Now and then the bots say what they would do.
`python -m tests.contract.engines 0 8` writes the first of eight shares.
"""

import hashlib
import sys
from collections.abc import Iterator

from sevenwonders import Duel, Game, Rng, is_compiled
from sevenwonders.core.moves import Moves
from sevenwonders.core.playout import playout
from sevenwonders.players import Seat, make_bot

from .cases import CASES, Case, everything, positions

BOTS = ("novice", "greedy", "search:4", "search1:4")
SEED = 77


def digests(case: Case) -> Iterator[str]:
    """A line for each position of one game."""
    heard = 0
    for number, game in enumerate(positions(case, SEED)):
        digest = hashlib.sha256(repr(standing(game, number)).encode())
        digest.update(repr(game.events[heard:]).encode())
        heard = len(game.events)
        if number % (3 * case.stride) == 0:
            digest.update(repr(looking_ahead(game, number)).encode())
        if number % (10 * case.stride) == 1 or (number % 20 == 1 and isinstance(game, Duel)):
            digest.update(repr(bots(game)).encode())
        if game.over():
            digest.update(everything(game).encode())
        yield f"{case.name}, position {number}: {digest.hexdigest()[:16]}"


def standing(game: Game, number: int) -> object:
    """Who owes what, what they may do, and how it looks from one seat, which is another one each time."""
    seat = number % (int(game.seats) + 1) - 1
    moves = {each: [(move, game.text(move)) for move in game.moves(each)] for each in game.to_act()}
    reasons = [game.why_not(each, move) for each in game.to_act()[:1] for move in range(0, 3000, 577)]
    return game.to_act(), moves, game.view(seat), reasons


def looking_ahead(game: Game, number: int) -> object:
    """What a seat could believe, and how it ends when all play at random."""
    seat, rng = number % int(game.seats), Rng(number)
    drawn = game.resample(seat, rng)
    view = drawn.view(seat)
    played = playout(drawn, rng, Moves())
    return view, int(played), drawn.scores(), [drawn.payoff(each) for each in range(int(game.seats))]


def bots(game: Game) -> list[int]:
    return [make_bot(name, 3).choose(Seat(game, seat)) for seat in game.to_act()[:1] for name in BOTS]


def part(number: int, parts: int) -> list[str]:
    """The digests of a share of all cases."""
    return [line for case in CASES[number::parts] for line in digests(case)]


if __name__ == "__main__":
    print("compiled" if is_compiled() else "interpreted")
    print("\n".join(part(int(sys.argv[1]), int(sys.argv[2]))))
