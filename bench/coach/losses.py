"""Do the grades mean something? What decisions of players of different strength cost on average."""

import math
from typing import Final

from bench.coach.games import PLAYERS, Job, record_of
from bench.coach.kept import Row, Work, table_of
from sevenwonders.coach import review
from sevenwonders.coach.grades import BLUNDER, GRADES, MISTAKE

BAD: Final = [GRADES.index(grade) for grade in (MISTAKE, BLUNDER)]


def look(job: Job) -> list[Row]:
    """Loss and grade of each decision of a game that a player plays against itself."""
    found = review(record_of(job.spec, PLAYERS[job.number % len(PLAYERS)], job.seed), rounds=job.rounds)
    return [[each.loss, GRADES.index(each.grade)] for seat in found.seats for each in seat.judged]


def losses(work: Work, games: int) -> None:
    by_game = list(work.looks("losses", look, games))
    print(f"\rmean loss per decision, {games} games\n")
    rows = []
    for number, player in enumerate(PLAYERS):
        mine = by_game[number :: len(PLAYERS)]
        decisions = [row for game in mine for row in game]
        mean = sum(row[0] for row in decisions) / len(decisions)
        off = [sum(row[0] - mean for row in game) for game in mine]
        error = math.sqrt(sum(each * each for each in off)) / len(decisions)
        bad = sum(row[1] in BAD for row in decisions) / len(decisions)
        rows.append((f"`{player}`", len(mine), len(decisions), f"{mean:.2%}", f"{error:.2%}", f"{bad:.1%}"))
    print(table_of(("player", "games", "decisions", "mean loss", "error", "mistakes, blunders"), rows), flush=True)
