"""Matches between bots: many games, fair seats, the same result however many processes share the work.

>>> from sevenwonders.games import GameSpec
>>> games = list(pairings(GameSpec("duel"), ["greedy", "random"], games=2, seed=1))
>>> [pairing.players for pairing, outcome in play_all(games, jobs=1)]
[('greedy', 'random'), ('random', 'greedy')]
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context

from sevenwonders.core.moves import Moves
from sevenwonders.core.playout import playout_by_seat
from sevenwonders.core.rng import Rng
from sevenwonders.games import GameSpec
from sevenwonders.players import Seat, make_bot


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
    game = pairing.spec.begin(pairing.seed, quiet=True)
    seeds = Rng(pairing.bot_seed)
    bot_seeds = [seeds.seed() for _ in pairing.players]
    moves = 0
    if all(player == "random" for player in pairing.players):
        moves = int(playout_by_seat(game, [Rng(number) for number in bot_seeds], Moves()))
    else:
        bots = [make_bot(player, number) for player, number in zip(pairing.players, bot_seeds, strict=True)]
        chairs = [Seat(game, seat) for seat in range(len(bots))]
        while (seat := int(game.next_seat())) >= 0:
            game.apply(seat, bots[seat].choose(chairs[seat]))
            moves += 1
    scores = game.scores()
    return Outcome(scores.victory, tuple(scores.winners), tuple(scores.totals), moves)


def play_all(
    games: Sequence[Pairing], jobs: int, done: Callable[[int], None] = lambda _: None
) -> Iterator[tuple[Pairing, Outcome]]:
    """Play the games in so many processes and give the outcomes in order; `done` hears how many more have ended."""
    if jobs == 1:
        for pairing in games:
            outcome = play(pairing)
            done(1)
            yield pairing, outcome
        return
    size = max(1, min(200, len(games) // (jobs * 8)))
    left = iter(games)
    chunks = list(iter(lambda: list(islice(left, size)), []))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for chunk, outcomes in zip(chunks, pool.map(_play_chunk, chunks), strict=True):
            done(len(chunk))
            yield from zip(chunk, outcomes, strict=True)


def _play_chunk(chunk: list[Pairing]) -> list[Outcome]:
    return [play(pairing) for pairing in chunk]
