"""A puzzle: a position of a game that was played, a seat to move, and the one right answer."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sevenwonders.core.game import Game
from sevenwonders.games import CLASSIC, DUEL, GameSpec

Row = Mapping[str, str | int | float | list[str]]
LEVELS: Final = (("easy", 0), ("medium", 1100), ("hard", 1450))
"""What ratings are called, each from its least on."""


@dataclass(frozen=True)
class Puzzle:
    """All that a puzzle is made from. The engine deals the same cards for a seed, so the moves give the position."""

    spec: GameSpec
    seed: int
    moves: tuple[str, ...]
    """Those before the position, each of the first seat that owes one."""
    seat: int
    answers: tuple[str, ...]
    """The best move first; others are as good, as far as can be told, and do the same with another card or payment."""
    second: str
    """The best of all other moves."""
    theme: str
    rating: int
    """How hard it is, as ratings of players are."""
    chance: float
    """To win, with the answer."""
    behind: float
    """The same with `second`."""
    number: int = 0
    """From 1, in the order in which they are kept; 0 before."""

    def position(self, *, quiet: bool = False) -> Game:
        """The game as it stands. Raises ValueError if cards or rules have changed since the puzzle was made."""
        game = self.before(0, quiet=quiet)
        if self.seat not in game.to_act():
            raise ValueError(f"puzzle {self.number}: seat {self.seat} is not asked")
        return game

    def before(self, last: int, *, quiet: bool = False) -> Game:
        """The game without the last moves before the position."""
        game = self.spec.begin(self.seed, quiet=quiet)
        for move in self.moves[: len(self.moves) - last]:
            game.play(game.to_act()[0], move)
        return game

    @property
    def level(self) -> str:
        """`easy`, `medium` or `hard`."""
        return [name for name, least in LEVELS if self.rating >= least][-1]

    @property
    def key(self) -> str:
        """What it is known by, also in a version in which it has another number."""
        told = f"{self.mix} {self.seed} {len(self.moves)} {self.seat}"
        return hashlib.sha256(told.encode()).hexdigest()[:12]

    @property
    def mix(self) -> str:
        """The game, for how many, and with which sets: `duel`, `classic 4 leaders`."""
        spec = self.spec
        return spec.game if spec.game == DUEL else " ".join([spec.game, str(spec.players), *spec.sets])

    def row(self) -> Row:
        """As it is kept."""
        return {
            "mix": self.mix,
            "seed": self.seed,
            "moves": " ".join(self.moves),
            "seat": self.seat,
            "answers": list(self.answers),
            "second": self.second,
            "theme": self.theme,
            "rating": self.rating,
            "chance": self.chance,
            "behind": self.behind,
        }


def puzzle_of(row: Row, number: int = 0) -> Puzzle:
    """A puzzle as it was kept."""
    answers = row["answers"]
    assert isinstance(answers, list)
    return Puzzle(
        spec=_spec_of(str(row["mix"])),
        seed=int(_number(row, "seed")),
        moves=tuple(str(row["moves"]).split()),
        seat=int(_number(row, "seat")),
        answers=tuple(answers),
        second=str(row["second"]),
        theme=str(row["theme"]),
        rating=int(_number(row, "rating")),
        chance=_number(row, "chance"),
        behind=_number(row, "behind"),
        number=number,
    )


def _number(row: Row, field: str) -> float:
    found = row[field]
    assert isinstance(found, int | float)
    return found


def _spec_of(mix: str) -> GameSpec:
    game, *rest = mix.split()
    return GameSpec(DUEL) if game == DUEL else GameSpec(CLASSIC, int(rest[0]), tuple(rest[1:]))
