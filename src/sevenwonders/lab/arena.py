"""Matches between bots: many games, fair seats, the same result however many processes share the work.

>>> from sevenwonders.games import GameSpec
>>> games = list(pairings(GameSpec("duel"), ["greedy", "random"], games=2, seed=1))
>>> [pairing.players for pairing, outcome in play_all(games)]
[('greedy', 'random'), ('random', 'greedy')]
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import tee

from sevenwonders.core.moves import Moves
from sevenwonders.core.playout import playout_by_seat
from sevenwonders.core.rng import Rng
from sevenwonders.games import GameSpec
from sevenwonders.lab.farm import HERE, run_all
from sevenwonders.players import Seat, make_bot
from sevenwonders.players.engine_bot import PREFIX, fault_of


@dataclass(frozen=True)
class Pairing:
    """One game of a match: its deal, and who sits where."""

    spec: GameSpec
    players: tuple[str, ...]
    """By seat."""
    rotation: int
    """The player of seat s is number (s - rotation) of the match."""
    seed: int
    bot_seed: int


@dataclass(frozen=True)
class Outcome:
    """How one game ended; winners and points by seat."""

    victory: str
    winners: tuple[int, ...]
    points: tuple[int, ...]
    moves: int
    standings: tuple[int, ...] = ()
    """The place of each seat, from 1; equals share theirs."""
    faults: tuple[str, ...] = ()
    """By seat: what a program that plays there did wrong, if any did."""


def pairings(spec: GameSpec, players: Sequence[str], games: int, seed: int) -> Iterator[Pairing]:
    """The games of a match. Each deal is played once in every rotation of the seats, so no player has better cards."""
    source = Rng(seed)
    seats = len(players)
    deal = 0
    for number in range(games):
        rotation = number % seats
        if rotation == 0:
            deal = source.seed()
        seated = tuple(players[(seat - rotation) % seats] for seat in range(seats))
        yield Pairing(spec, seated, rotation, deal, source.seed())


def play(pairing: Pairing) -> Outcome:
    """Play one game of a match."""
    quiet = not any(player.startswith(f"{PREFIX}:") for player in pairing.players)  # programs may ask for the record
    game = pairing.spec.begin(pairing.seed, quiet=quiet)
    seeds = Rng(pairing.bot_seed)
    bot_seeds = [seeds.seed() for _ in pairing.players]
    moves, faults = 0, tuple[str, ...]()
    if all(player == "random" for player in pairing.players):
        moves = int(playout_by_seat(game, [Rng(number) for number in bot_seeds], Moves()))
    else:
        bots = [make_bot(player, number) for player, number in zip(pairing.players, bot_seeds, strict=True)]
        chairs = [Seat(game, seat) for seat in range(len(bots))]
        while (seat := int(game.next_seat())) >= 0:
            move = bots[seat].choose(chairs[seat])
            game.keep(seat, move)
            game.apply(seat, move)
            moves += 1
        told = tuple(map(fault_of, bots))
        faults = told if any(told) else ()
        for bot in bots:
            bot.close()
    scores = game.scores()
    return Outcome(scores.victory, tuple(scores.winners), tuple(scores.totals), moves, tuple(scores.standings), faults)


def play_all(games: Iterable[Pairing], workers: int = 1, on: str = HERE) -> Iterator[tuple[Pairing, Outcome]]:
    """Play the games, in so many processes or on a cluster, and give the outcomes in order."""
    asked, played = tee(games)
    return zip(asked, run_all(play, played, on=on, workers=workers), strict=True)
