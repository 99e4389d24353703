"""A course of training: generations of games, nets fitted to them, and a match against the generation before.

Everything lies in one folder, so a course goes on where it was stopped: the lessons, the newest weights, and a history
with a line for each generation.
"""

from __future__ import annotations

import json
import time
from collections import deque
from dataclasses import asdict, dataclass, field
from functools import lru_cache, partial
from itertools import islice
from typing import TYPE_CHECKING, Final

from sevenwonders.core.rng import Rng
from sevenwonders.games import CLASSIC, DUEL, GameSpec
from sevenwonders.lab.farm import HERE, run_all
from sevenwonders.lab.training.classic_school import ClassicSchool
from sevenwonders.lab.training.duel_school import DuelSchool
from sevenwonders.lab.training.lessons import Lesson, read_lesson, read_lessons
from sevenwonders.lab.training.plot import plot_history
from sevenwonders.lab.training.selfplay import Effort, play_lesson
from sevenwonders.players.judges import judge_for
from sevenwonders.players.thinking import Thought
from sevenwonders.players.weights import WeightsFile, packaged_weights, read_weights, write_weights

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from sevenwonders.players.judge import Judge

SCHOOLS: Final[dict[str, type[DuelSchool] | type[ClassicSchool]]] = {DUEL: DuelSchool, CLASSIC: ClassicSchool}
RATE: Final = 2e-3
ENOUGH: Final = 5000
"""Games from which on it is learned at the full rate: what few games seem to say is soon unlearned again."""
MATCH_ROUNDS: Final = 100
"""How long the players of the match think about a move."""


@dataclass(frozen=True)
class Plan:
    """What a course does in each generation."""

    game: str
    sets: tuple[str, ...] | None = None
    """7 Wonders: always these; None: many mixes."""
    seed: int = 1
    jobs: int = 1
    on: str = HERE
    """Processes of this machine, or a Ray cluster."""
    minutes: float = 10.0
    """Playing time of a generation."""
    remember: int = 60_000
    """Games of earlier runs that are learned from."""
    passes: int = 4
    match: int = 40
    """Games against the generation before."""
    effort: Effort = field(default_factory=Effort)


@dataclass(frozen=True)
class Generation:
    """One line of the history."""

    number: int
    games: int
    report: dict[str, float]
    score: float
    """Share of the match against the generation before; even is 0.5."""


class Course:
    """A folder in which a game is being learned."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._plan = plan
        self._weights = folder / f"{plan.game}.net"
        self._lessons = folder / "lessons.jsonl"
        self._history = folder / "history.jsonl"
        self._school = SCHOOLS[plan.game]()
        self._taken = 0
        """Games that the school knows."""
        if not self._weights.exists():
            self._begin()

    def history(self) -> list[Generation]:
        if not self._history.exists():
            return []
        return [Generation(**json.loads(line)) for line in self._history.read_text().splitlines()]

    def run(self, hours: float, tell: Callable[[Generation], None]) -> None:
        """Go on for so long, and for a generation at least; the one that has begun is finished."""
        end = time.monotonic() + 3600 * hours
        tell(self._next())
        while time.monotonic() < end:
            tell(self._next())

    def _begin(self) -> None:
        """From what comes with the package, or else from nothing."""
        found = packaged_weights(self._plan.game)
        nets = found.nets if found else SCHOOLS[self._plan.game]().fresh(self._plan.seed)
        write_weights(self._weights, nets, {"game": self._plan.game, "games": 0})

    def _next(self) -> Generation:
        plan, number = self._plan, len(self.history()) + 1
        seeds = Rng(plan.seed + 1000 * number)
        games = self._learn_about(self._play(seeds.seed()))
        raw = self._weights.read_bytes()
        rate = RATE * min(1.0, games / ENOUGH)
        nets, report = self._school.fit(plan.passes, rate, plan.seed + number, read_weights(raw).nets)
        made: dict[str, str | int] = {
            "game": plan.game,
            "seed": plan.seed,
            "generation": number,
            "games": games,
            "date": time.strftime("%Y-%m-%d"),
            "command": f"sevenwonders train {plan.game}",
        }
        write_weights(self._weights, nets, made)
        score = match(plan, self._weights.read_bytes(), raw, seeds.seed())
        found = Generation(number, games, report, score)
        with self._history.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(found)) + "\n")
        plot_history(self.history(), self._folder / "history.svg")
        return found

    def _learn_about(self, lines: Sequence[str]) -> int:
        """Take in the newest games; at first, those of earlier runs too. Returns how many are known."""
        if self._taken == 0:
            lessons: Iterable[Lesson] = deque(read_lessons(self._lessons), maxlen=self._plan.remember)
        else:
            lessons = map(read_lesson, lines)
        for lesson in lessons:
            self._school.take(lesson)
            self._taken += 1
        return self._taken

    def _play(self, seed: int) -> list[str]:
        """The games of a generation, kept as they come, until its time is over."""
        plan = self._plan
        played: list[str] = []
        end = time.monotonic() + 60 * plan.minutes
        play = partial(_play_line, plan, self._weights.read_bytes())
        lines = run_all(play, _seeds(seed), on=plan.on, workers=plan.jobs, ordered=False)
        with self._lessons.open("a", encoding="utf-8") as file:
            for line in lines:
                file.write(line + "\n")
                played.append(line)
                if time.monotonic() >= end:
                    break
        return played


def _seeds(seed: int) -> Iterator[int]:
    """One for each game, without end."""
    source = Rng(seed)
    while True:
        yield source.seed()


def spec_of(plan: Plan, rng: Rng) -> GameSpec:
    spec = SCHOOLS[plan.game].spec(rng)
    return spec if plan.sets is None else GameSpec(plan.game, players=spec.players, sets=plan.sets)


def _play_line(plan: Plan, raw: bytes, seed: int) -> str:
    rng = Rng(seed)
    spec = spec_of(plan, rng)
    return play_lesson(spec, _judge(spec, raw), rng, plan.effort).line()


def match(plan: Plan, one: bytes, other: bytes, seed: int) -> float:
    """The share of wins of one against a table of the other, as a score in which even is 0.5."""
    points, fair = 0.0, 0.0
    games = islice(_seeds(seed), plan.match)
    for payoff, part in run_all(partial(_play_match, plan, one, other), games, on=plan.on, workers=plan.jobs):
        points += payoff
        fair += part
    return 0.5 * points / fair if points <= fair else 0.5 + 0.5 * (points - fair) / max(plan.match - fair, 1e-9)


def _play_match(plan: Plan, one: bytes, other: bytes, seed: int) -> tuple[float, float]:
    """What the one seat got of a game, and what would be fair."""
    rng = Rng(seed)
    spec = spec_of(plan, rng)
    game = spec.begin(rng.seed(), quiet=True)
    judges = [_judge(spec, one), _judge(spec, other)]
    mine = int(rng.below(spec.players))
    while (seat := int(game.next_seat())) >= 0:
        thought = Thought(game, seat, judges[int(seat != mine)], rng)
        thought.run(MATCH_ROUNDS)
        game.apply(seat, thought.best())
    return float(game.payoff(mine)), 1 / spec.players


@lru_cache(maxsize=2)
def _weights(raw: bytes) -> WeightsFile:
    return read_weights(raw)


@lru_cache(maxsize=64)
def _judge(spec: GameSpec, raw: bytes) -> Judge:
    found = judge_for(spec.begin(1, quiet=True), _weights(raw))
    assert found is not None
    return found
