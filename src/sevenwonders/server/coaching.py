"""The coach thinks in a process of its own, below everything else: bots, and the games of others, never wait for it.

What it says hangs on rounds, never on time: in two games that a seat cannot tell apart it is the same.
"""

import os
from collections.abc import Callable, Sequence
from typing import Any, Final

from sevenwonders.coach.danger import Danger
from sevenwonders.coach.dangers import dangers
from sevenwonders.coach.estimating import WORLDS, Estimate, estimate
from sevenwonders.coach.expert import ROUNDS
from sevenwonders.coach.hinting import Hint, hint
from sevenwonders.server.bots import Moves, game_at
from sevenwonders.server.limits import Buckets
from sevenwonders.server.workers import Crew, Crowded, Order
from sevenwonders.sets.shelf import Shelf

SECONDS: Final = 60.0
"""The longest that an answer may take: it needs a tenth of one on an idle machine, and stands back on a busy one."""
MOST_OF_ONE: Final = 8
"""Questions of one visitor that may wait."""
FEWEST_ROUNDS: Final = 64
FEWEST_WORLDS: Final = 4
CALM: Final = 5
"""How far the process stands back behind all others."""
BURST_SECONDS: Final = 30.0

Job = Callable[[str, str, Moves, int, float], Any]
"""Table, deal, moves, seat, and the share of its usual rounds that the coach has time for."""


class CoachPool:
    """The process, started when somebody first asks, and who waits for it."""

    def __init__(self, shelf: Shelf = (), per_second: float = 2.0) -> None:
        self._crew = Crew(1, shelf, MOST_OF_ONE)
        self._uses = Buckets(per_second, BURST_SECONDS * per_second)

    async def ask(
        self, job: Job, table: str, deal: str, moves: Sequence[tuple[int, str]], seat: int, visitor: str
    ) -> Any:
        """What a job says. Raises Crowded if the visitor asks for too much, Stuck if it takes too long."""
        if not self._uses.take(visitor):
            raise Crowded
        played = tuple(moves)

        def order() -> Order:
            return Order(job, (table, deal, played, seat, 1.0 / (1 + self._crew.waiting)), SECONDS)

        return await self._crew.do(visitor, table, order)

    def stop(self) -> None:
        self._crew.stop()


# ---- in the process


def calmly() -> None:
    """Whoever is in a hurry goes first."""
    os.nice(max(0, CALM - os.nice(0)))


def hint_at(table: str, deal: str, moves: Moves, seat: int, share: float) -> Hint:
    calmly()
    game = game_at(table, deal, moves)
    return hint(game, seat, rounds=max(FEWEST_ROUNDS, int(share * ROUNDS[game.name])))


def signs_at(table: str, deal: str, moves: Moves, seat: int, _: float) -> tuple[Danger, ...]:
    calmly()
    return dangers(game_at(table, deal, moves), seat)


def estimate_at(table: str, deal: str, moves: Moves, seat: int, share: float) -> Estimate:
    calmly()
    return estimate(game_at(table, deal, moves), seat, worlds=max(FEWEST_WORLDS, int(share * WORLDS)))
