"""Does what is called a blunder lose? Both lines are played out many times by a search, from the same draws."""

from typing import Final

from bench.coach.games import PLAYERS, Job, Position, drawn, played
from bench.coach.kept import Row, Work, first
from sevenwonders.coach.expert import Expert
from sevenwonders.coach.grades import BLUNDER
from sevenwonders.core.rng import Rng
from sevenwonders.players import Seat, make_bot

PLAYED_OUT: Final = 400
"""Games of each line."""
SEARCHES: Final = {"duel": "search:8", "classic": "search:4"}
"""Who plays them out."""
WANTED: Final = 0.5


def look(job: Job) -> list[Row]:
    """One blunder of a game of weak players, by lot: what is claimed, and what is lost. None if there is none."""
    _, positions = played(job.spec, PLAYERS[job.number % 2], job.seed)
    expert = Expert(job.rounds)
    for each in drawn(positions, job):
        judged = each.judged(expert)
        if judged.grade == BLUNDER:
            lost = sum(
                outcome(job, each, judged.best.move, draw) - outcome(job, each, judged.played.move, draw)
                for draw in range(PLAYED_OUT)
            )
            return [[judged.loss, lost / PLAYED_OUT]]
    return []


def outcome(job: Job, position: Position, move: str, draw: int) -> float:
    """What the seat gets of one game that goes on with a move, where all then play as the search does.

    What the seat cannot know is drawn, the same for both lines, so that luck cancels.
    """
    rng = Rng(job.seed + draw)
    game = Seat(position.game, position.seat).resample(rng)
    game.apply(position.seat, game.parse(move))
    bots = [make_bot(SEARCHES[job.game], rng.seed()) for _ in range(int(game.seats))]
    while (mover := int(game.next_seat())) >= 0:
        game.apply(mover, bots[mover].choose(Seat(game, mover)))
    return game.payoff(position.seat)


def blunders(work: Work, samples: int) -> None:
    found = list(first(samples, work.looks("blunders", look, -1)))
    held = sum(lost >= WANTED * claimed for claimed, lost in found)
    claimed, lost = (sum(row[which] for row in found) / len(found) for which in (0, 1))
    print(
        f"\rblunders, each line played out {PLAYED_OUT} times by `{SEARCHES[work.game]}`: {held} of {len(found)} ",
        end="",
    )
    print(f"lose half of what was claimed or more; claimed {claimed:.1%}, lost {lost:.1%} on average\n", flush=True)
