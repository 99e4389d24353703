"""Is a review long enough? How often a grade is the same with ten times the thought."""

from typing import Final

from bench.coach.games import PLAYERS, Job, played, some
from bench.coach.kept import Row, Work
from sevenwonders.coach.expert import Expert
from sevenwonders.coach.grades import GRADES

TIMES: Final = 10
LOOKS: Final = 10
"""Decisions of one game."""


def look(job: Job) -> list[Row]:
    """Both grades of some decisions; by players of all strengths, so that there is something to grade."""
    _, positions = played(job.spec, PLAYERS[job.number % len(PLAYERS)], job.seed)
    experts = Expert(job.rounds), Expert(TIMES * job.rounds)
    return [
        [float(GRADES.index(each.judged(expert).grade)) for expert in experts] for each in some(positions, job, LOOKS)
    ]


def agreement(work: Work, games: int) -> None:
    pairs = [row for rows in work.looks("agreement", look, games) for row in rows]
    same = sum(quick == slow for quick, slow in pairs) / len(pairs)
    near = sum(abs(quick - slow) <= 1 for quick, slow in pairs) / len(pairs)
    print(
        f"\ragreement with {TIMES * work.rounds} rounds: {same:.1%} of {len(pairs)} grades of {games} games, ", end=""
    )
    print(f"{near:.1%} within one grade\n", flush=True)
