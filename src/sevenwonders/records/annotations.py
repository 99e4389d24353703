"""What people add to a record: lines that the game might have taken instead, and notes. See docs/7wn.md."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from sevenwonders.core.record import Record, RecordError
from sevenwonders.records.replay import begin, steps
from sevenwonders.sets.folder import Folder

Turn = list[tuple[int, str]]

MOST_LINES: Final = 200
GAME: Final = 0
"""The line that was played; the others are numbered from 1."""


@dataclass
class Variation:
    """Another way on: from a turn of the game, or of a line before it."""

    of: int
    """The line that it leaves."""
    turn: int
    """Its first turn, in place of the one with this number there."""
    words: str = ""
    turns: list[Turn] = field(default_factory=list)


@dataclass
class Annotations:
    """All that was added to one record."""

    lines: list[Variation] = field(default_factory=list)
    notes: dict[tuple[int, int], str] = field(default_factory=dict)
    """What somebody says of a turn: by line and turn; turn 0 is before the first."""

    def path(self, record: Record, line: int) -> list[Turn]:
        """All turns of a line, from the first of the game on."""
        if line == GAME:
            return record.turns
        mine = self.lines[line - 1]
        return self.path(record, mine.of)[: mine.turn - 1] + mine.turns

    def add(self, record: Record, turns: Sequence[Turn], words: str = "") -> int:
        """A game that went another way, from the same deal: the line that it is, a new one where it must be."""
        best, shared = GAME, -1
        for line in range(len(self.lines) + 1):
            same = _shared(self.path(record, line), turns)
            if same > shared:
                best, shared = line, same
        if shared == len(turns):
            return best
        if len(self.lines) >= MOST_LINES:
            raise RecordError(f"more than {MOST_LINES} lines: too many for one record")
        own = self.path(record, best)
        if best != GAME and shared == len(own):
            self.lines[best - 1].turns += [list(turn) for turn in turns[shared:]]  # it was tried further
            return best
        self.lines.append(Variation(best, shared + 1, words, [list(turn) for turn in turns[shared:]]))
        return len(self.lines)

    def check(self, record: Record, folders: Sequence[str | Folder] = ()) -> None:
        """Play every line. Raises RecordError: which one cannot have been played, and where."""
        for line in range(1, len(self.lines) + 1):
            tried = replaced(record, self.path(record, line))
            try:
                for _ in steps(tried, begin(tried, folders)):
                    pass
            except RecordError as error:
                raise RecordError(f"line {line} cannot be played: {error.reason}") from None


def replaced(record: Record, turns: list[Turn]) -> Record:
    """The same deal, played another way."""
    return Record(
        game=record.game,
        sets=record.sets,
        players=record.players,
        seed=record.seed,
        deal=record.deal,
        options=record.options,
        turns=turns,
    )


def checked(found: Annotations, record: Record) -> Annotations:
    """Whether every line and note is about a turn that there is. Raises RecordError."""
    for number, each in enumerate(found.lines, 1):
        if each.of >= number:
            raise RecordError(f"line {number} leaves line {each.of}, which does not stand before it")
        first = 1 if each.of == GAME else found.lines[each.of - 1].turn
        last = len(found.path(record, each.of)) + 1
        if not first <= each.turn <= last:
            raise RecordError(f"line {number} begins at turn {each.turn}; there it may be {first} to {last}")
        if not each.turns:
            raise RecordError(f"line {number} has no turns")
    for line, turn in found.notes:
        if line > len(found.lines):
            raise RecordError(f"a note is about line {line}, which there is not")
        first = 0 if line == GAME else found.lines[line - 1].turn
        if not first <= turn <= len(found.path(record, line)):
            raise RecordError(f"a note is about turn {turn} of line {line}, which there is not")
    return found


def write_annotations(found: Annotations) -> list[str]:
    """The statements, one a line of text."""
    told = []
    for number, each in enumerate(found.lines, 1):
        place = f"{each.of}/{each.turn}" if each.of else str(each.turn)
        told.append(f"line {number} {place} {_one_line(each.words)}".rstrip())
        for turn, moves in enumerate(each.turns, each.turn):
            told.append(f"{number}/{turn}. " + " | ".join(f"{seat} {move}" for seat, move in moves))
    for (line, turn), words in found.notes.items():
        told.append(f"note {f'{line}/{turn}' if line else turn} {_one_line(words)}".rstrip())
    return told


def _one_line(words: str) -> str:
    return " ".join(words.split())


def _shared(one: Sequence[Turn], other: Sequence[Turn]) -> int:
    """How many turns two games have in common."""
    number = 0
    for mine, theirs in zip(one, other, strict=False):
        if [tuple(move) for move in mine] != [tuple(move) for move in theirs]:
            break
        number += 1
    return number
