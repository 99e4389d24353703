"""Games to learn from, one line of JSON each: small, since a game is its deal and its moves."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sevenwonders.games import GameSpec


@dataclass(frozen=True)
class Choice:
    """One decision: who chose what, and what was tried how often where somebody thought hard."""

    seat: int
    move: int
    tried: dict[int, int] | None = None
    value: float = 0.5
    """What the seat thought its position was worth, where it thought hard."""


@dataclass(frozen=True)
class Lesson:
    """One game."""

    game: str
    players: int
    sets: tuple[str, ...]
    teams: bool
    seed: int
    choices: list[Choice]
    payoffs: list[float]
    leads: list[int]
    """By seat: points less those of the best of the others."""

    @property
    def spec(self) -> GameSpec:
        return GameSpec(self.game, players=self.players, sets=self.sets, teams=self.teams)

    def line(self) -> str:
        choices = [
            [each.seat, each.move, None if each.tried is None else list(each.tried.items()), each.value]
            for each in self.choices
        ]
        row = [self.game, self.players, list(self.sets), self.teams, self.seed, choices, self.payoffs, self.leads]
        return json.dumps(row, separators=(",", ":"))


def read_lessons(path: Path) -> Iterator[Lesson]:
    """The games of a file; a last line that was cut off is passed over."""
    if not path.exists():
        return
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            if line.endswith("\n"):
                yield read_lesson(line)


def read_lesson(line: str) -> Lesson:
    """A game from its line."""
    game, players, sets, teams, seed, rows, payoffs, leads = json.loads(line)
    choices = [Choice(seat, move, None if tried is None else dict(tried), value) for seat, move, tried, value in rows]
    return Lesson(game, players, tuple(sets), teams, seed, choices, payoffs, leads)
