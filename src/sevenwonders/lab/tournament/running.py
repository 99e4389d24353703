"""Playing a tournament, from where it was left, until its question is answered or its games are used up."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from sevenwonders.core.rng import Rng
from sevenwonders.games import DUEL
from sevenwonders.lab.arena import Pairing, play_all
from sevenwonders.lab.farm import HERE
from sevenwonders.lab.tournament.rating import Rating, Skill, elo
from sevenwonders.lab.tournament.records import Records
from sevenwonders.lab.tournament.schedule import endless_round_robin, games_of_round, swiss_tables
from sevenwonders.lab.tournament.spec import SWISS, TOLD_APART, Tournament
from sevenwonders.lab.tournament.store import Played, Store
from sevenwonders.lab.tournament.verdict import OPEN, Answer, answer, undecided

LOOKS: Final = 20
"""Deals between two looks at a ladder: rating it takes longer than a game of random bots."""


@dataclass(frozen=True)
class Standing:
    """Where a tournament stands."""

    plan: Tournament
    records: Records
    ratings: list[Rating]
    """Best first."""
    answer: Answer | None
    apart: list[tuple[str, str]]
    """Neighbours that are not told apart."""

    @property
    def is_decided(self) -> bool:
        if self.answer is not None:
            return self.answer.verdict != OPEN
        return self.plan.end == TOLD_APART and not self.apart


class Contest:
    """A tournament and its games, those that are kept and those that are still to be played."""

    def __init__(self, plan: Tournament, store: Store) -> None:
        self._plan = plan
        self._store = store
        self._seats = plan.game.players
        self._most = max(1, plan.games // self._seats) * self._seats  # no deal in some rotations only
        self._records = Records(plan.bots)
        self._skill = None if plan.game.game == DUEL else Skill(plan.bots)

    def standing(self) -> Standing:
        plan, question = self._plan, self._plan.question
        ratings = elo(self._records, plan.anchor) if self._skill is None else self._skill.ratings()
        found = answer(self._records.between(question.better, question.than), question) if question else None
        return Standing(plan, self._records, ratings, found, undecided(self._records, [each.bot for each in ratings]))

    def run(self, workers: int = 1, on: str = HERE, tell: Callable[[int], None] = lambda _: None) -> Standing:
        """Go on to the end; `tell` hears how many games there are now. What was played is kept, whatever happens."""
        games = self._swiss(workers, on) if self._plan.system == SWISS else self._round_robin(workers, on)
        try:
            for played in games:
                self._count(played)
                tell(self._records.games)
                if self._records.games % self._seats == 0 and self._is_answered():
                    break
        finally:
            games.close()
            self._store.seal()
        return self.standing()

    def count_kept(self) -> Standing:
        """Play nothing: only count what is there."""
        for played in islice(self._store.games(), self._most):
            self._count(played)
        return self.standing()

    def _count(self, played: Played) -> None:
        self._records.add(played.pairing, played.outcome)
        if self._skill is not None:
            self._skill.add(played.pairing, played.outcome)

    def _is_answered(self) -> bool:
        """Asked after whole deals alone."""
        plan, deals = self._plan, self._records.games // self._seats
        if plan.question is not None:
            return (
                answer(self._records.between(plan.question.better, plan.question.than), plan.question).verdict != OPEN
            )
        return plan.end == TOLD_APART and deals % LOOKS == 0 and self.standing().is_decided

    def _round_robin(self, workers: int, on: str) -> Generator[Played, None, None]:
        kept = 0
        for played in islice(self._store.games(), self._most):
            kept += 1
            yield played
        games = islice(endless_round_robin(self._plan), kept, self._most)
        yield from self._store.append(play_all(games, workers, on), kept)

    def _swiss(self, workers: int, on: str) -> Generator[Played, None, None]:
        """Round by round: who meets whom depends on the results so far."""
        kept, number, done = self._store.games(), 0, 0
        while done < self._most:
            games = self._swiss_round(number)[: self._most - done]
            there = list(islice(kept, len(games)))
            yield from there
            if len(there) < len(games):
                fresh = play_all(games[len(there) :], workers, on)
                yield from self._store.append(fresh, done + len(there))
            number, done = number + 1, done + len(games)

    def _swiss_round(self, number: int) -> list[Pairing]:
        plan = self._plan
        rng = Rng((plan.seed + number) % (1 << 62))
        return list(games_of_round(plan, number, swiss_tables(self._records, plan.game.players, rng)))
