"""Puzzles from games that the search plays against itself. A game is one line of a file, so that it goes on where it
was stopped; the same seed gives the same puzzles, however often that was."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sevenwonders.coach.puzzles.finding import Finder
from sevenwonders.coach.puzzles.puzzle import Puzzle, Row
from sevenwonders.core.rng import Rng
from sevenwonders.games import BASE, DUEL, GameSpec
from sevenwonders.players.bot import Seat
from sevenwonders.players.roster import make_bot
from sevenwonders.sets.loader import packaged_keys

GAME_STEP: Final = 7919
"""Seeds of games: apart, and the same in every process."""
MOST_OF_ONE: Final = 4
"""Puzzles of one game."""
APART: Final = 3
"""Moves of each seat between two of them: who knows one should not know the next."""
PLAYERS: Final = (3, 4, 5)
PLAIN: Final = 3
"""Of so many games of 7 Wonders in a row, all but one are played without further sets."""
STRAYS: Final = 12
"""Moves in a hundred that are somebody else's, for positions that good players alone would not come to."""


def make(game: str, seed: int, file: Path, minutes: float) -> Iterator[tuple[int, list[Row]]]:
    """Play games until the time is over, and give the number of each with its puzzles; the file has all of them."""
    ends = time.monotonic() + 60 * minutes
    finder = Finder()
    number = len(read(file))
    while time.monotonic() < ends:
        found = [each.row() for each in puzzles_of(game, seed + GAME_STEP * number, finder)]
        with file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(found, separators=(",", ":")) + "\n")
        number += 1
        yield number, found


def read(file: Path) -> list[list[Row]]:
    """The puzzles of each game that was played; a last line that was cut short is cut off."""
    games: list[list[Row]] = []
    if file.exists():
        whole = file.read_text(encoding="utf-8")
        ended = whole.rfind("\n") + 1
        if ended < len(whole.encode()):
            file.write_text(whole[:ended], encoding="utf-8")
        games = [json.loads(line) for line in whole[:ended].splitlines()]
    return games


class Playing:
    """One game that is played and looked at on the way."""

    def __init__(self, game: str, seed: int, finder: Finder) -> None:
        self._rng = Rng(seed)
        self._finder = finder
        self._spec = spec_for(game, self._rng)
        self._seed = self._rng.seed()
        self._table = self._spec.begin(self._seed, quiet=True)
        self._stray = make_bot("casual", self._rng.seed())
        self._greedy = make_bot("greedy", self._rng.seed())
        self._moves: list[str] = []
        self.found: list[Puzzle] = []

    def to_the_end(self) -> None:
        """Where all choose at the same time, one of them thinks and the others go by first sight."""
        table = self._table
        while not table.over():
            asked = table.to_act()
            thinks = asked[self._rng.below(len(asked))]
            chosen = [self._thought(seat) if seat == thinks else self._sight(seat) for seat in asked]
            for seat, move in zip(asked, chosen, strict=True):
                self._moves.append(table.text(move))
                table.apply(seat, move)

    def _sight(self, seat: int) -> int:
        return self._greedy.choose(Seat(self._table, seat))

    def _thought(self, seat: int) -> int:
        move, promising = self._finder.glance(self._table, seat, self._rng)
        apart = len(self._moves) - (len(self.found[-1].moves) if self.found else 0)
        if promising and len(self.found) < MOST_OF_ONE and apart >= APART * int(self._table.seats):
            self._look(seat, move)
        return self._stray.choose(Seat(self._table, seat)) if self._rng.below(100) < STRAYS else move

    def _look(self, seat: int, likely: int) -> None:
        table = self._table
        found = self._finder.look(table, seat, likely, self._rng)
        if found is not None:
            self.found.append(
                Puzzle(
                    spec=self._spec,
                    seed=self._seed,
                    moves=tuple(self._moves),
                    seat=seat,
                    answers=tuple(map(table.text, found.answers)),
                    second=table.text(found.second),
                    theme=found.theme,
                    rating=found.rating,
                    chance=found.chance,
                    behind=found.behind,
                )
            )


def puzzles_of(game: str, seed: int, finder: Finder) -> list[Puzzle]:
    """The puzzles of one game."""
    playing = Playing(game, seed, finder)
    playing.to_the_end()
    return playing.found


def spec_for(game: str, rng: Rng) -> GameSpec:
    """Which game is played next."""
    if game == DUEL:
        return GameSpec(DUEL)
    players = PLAYERS[rng.below(len(PLAYERS))]
    if rng.below(PLAIN):
        return GameSpec(game, players)
    known = [key for key in packaged_keys() if key != BASE]
    sets = tuple(sorted({known[rng.below(len(known))] for _ in range(1 + rng.below(2))}))
    spec = GameSpec(game, players, sets)
    try:
        spec.begin(0, quiet=True)
    except ValueError:  # one of them needs another, or another number of players
        return GameSpec(game, players)
    return spec
