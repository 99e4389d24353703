"""Writing and reading 7WN, a line-based text that a person can read. docs/7wn.md specifies it."""

from typing import TypeVar

from sevenwonders.core.record import Record, RecordError
from sevenwonders.core.rng import MAX_SEED
from sevenwonders.records.annotations import MOST_LINES, Annotations, Variation, checked, write_annotations

K = TypeVar("K")
V = TypeVar("V")

FIRST_LINE = "7WN 1"
MOST_SEATS = 8
MOST_TURNS = 10_000
WORDS = ("note ", "line ")
"""Statements that end with words: `#` is a letter there."""
MOST_CHARACTERS = 1_000_000
"""Far beyond any game: a longer text is not a record."""


def write_record(record: Record, annotations: Annotations | None = None) -> str:
    """The 7WN text of a record, with what was added to it.

    >>> from sevenwonders import Duel
    >>> write_record(Duel(seed=7).record()).splitlines()[:2]
    ['7WN 1', 'game duel']
    """
    lines = [FIRST_LINE, f"game {record.game}"]
    lines += [f"set {name} {version}" for name, version in record.sets.items()]
    lines += [f"option {name} {value}" for name, value in record.options.items()]
    lines += [f"seat {number} {' '.join(name.split())}".rstrip() for number, name in enumerate(record.players)]
    if record.hinted:
        lines.append("hints " + " ".join(map(str, record.hinted)))
    if record.seed is not None:
        lines.append(f"seed {record.seed}")
    lines += [f"deal {part} {' '.join(keys)}" for part, keys in record.deal.items()]
    for number, turn in enumerate(record.turns, 1):
        lines.append(f"{number}. " + " | ".join(f"{seat} {move}" for seat, move in turn))
    lines += [f"result {name} {value}" for name, value in record.result.items()]
    lines += write_annotations(annotations) if annotations is not None else []
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The record in a 7WN text. Raises RecordError with the line and the reason.

    >>> read_record("once upon a time")
    Traceback (most recent call last):
        ...
    sevenwonders.core.record.RecordError: line 1: a record begins with '7WN 1'
    """
    return read_annotated(text)[0]


def read_annotated(text: str) -> tuple[Record, Annotations]:
    """The record, and the lines and notes that were added to it. Raises RecordError."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(f"longer than {MOST_CHARACTERS} characters: not a game record")
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), 1):
        try:
            said = line.strip()
            reader.read(said if said.startswith(WORDS) else said.split("#", 1)[0].strip(), number)
        except RecordError as error:
            raise RecordError(error.reason, line=number) from None
    record = reader.finish(len(text.splitlines()))
    return record, checked(reader.annotations, record)


class _Reader:
    def __init__(self) -> None:
        self.begun = False
        self.game = ""
        self.seed: int | None = None
        self.sets: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.seats: dict[int, str] = {}
        self.deal: dict[str, list[str]] = {}
        self.turns: list[list[tuple[int, str]]] = []
        self.result: dict[str, str] = {}
        self.hinted: dict[int, bool] = {}
        self.lines: dict[str, int] = {}
        self.annotations = Annotations()

    def read(self, line: str, number: int) -> None:
        if not line:
            return
        if not self.begun:
            if line != FIRST_LINE:
                raise RecordError(f"a record begins with '{FIRST_LINE}'")
            self.begun = True
            return
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word.endswith(".") and "/" in word:
            self._line_turn(word, rest)
        elif word.endswith("."):
            self._turn(word, rest, number)
        elif word == "line":
            self._line(rest)
        elif word == "note":
            place, _, words = rest.partition(" ")
            self._once(self.annotations.notes, _place(place), words.strip(), "a note on")
        elif word == "game":
            if self.game:
                raise RecordError("the game is named twice")
            self.game = _needed(rest, "the name of the game")
        elif word == "seed":
            if self.seed is not None:
                raise RecordError("a second seed")
            self.seed = _number(rest, "a seed", MAX_SEED)
        elif word == "seat":
            seat, _, name = rest.partition(" ")
            self._once(self.seats, _number(seat, "a seat", MOST_SEATS - 1), name.strip(), "seat")
        elif word == "hints":
            if self.hinted:
                raise RecordError("the seats with hints are named twice")
            for seat in _needed(rest, "a seat with hints").split():
                self._once(self.hinted, _number(seat, "a seat", MOST_SEATS - 1), True, "hints for seat")
        elif word in ("set", "option", "result"):
            name, _, value = rest.partition(" ")
            table = {"set": self.sets, "option": self.options, "result": self.result}[word]
            self._once(table, _needed(name, f"the name of a {word}"), value.strip(), word)
            self.lines[word] = number
        elif word == "deal":
            part, *keys = rest.split() or [""]
            self._once(self.deal, _needed(part, "the part of the deal"), keys, "deal")
            self.lines[f"deal {part}"] = number
        else:
            raise RecordError(f"'{word[:40]}' begins no line of a record")

    def _once(self, table: dict[K, V], key: K, value: V, what: str) -> None:
        if key in table:
            raise RecordError(f"{what} {key} stands twice")
        table[key] = value

    def _turn(self, word: str, rest: str, number: int) -> None:
        expected = len(self.turns) + 1
        if word != f"{expected}.":
            raise RecordError(f"turn '{word[:40]}' is out of order; expected '{expected}.'")
        self.turns.append(_moves(rest))
        self.lines[f"turn {expected}"] = number

    def _line(self, rest: str) -> None:
        number, _, rest = rest.partition(" ")
        expected = len(self.annotations.lines) + 1
        if number != str(expected) or expected > MOST_LINES:
            raise RecordError(f"line '{number[:40]}' is out of order; expected 'line {min(expected, MOST_LINES)}'")
        place, _, words = rest.strip().partition(" ")
        of, turn = _place(place)
        self.annotations.lines.append(Variation(of, turn, words.strip()))

    def _line_turn(self, word: str, rest: str) -> None:
        line, turn = _place(word[:-1])
        if not 1 <= line <= len(self.annotations.lines):
            raise RecordError(f"'{word[:40]}' belongs to a line that does not stand before it")
        mine = self.annotations.lines[line - 1]
        expected = mine.turn + len(mine.turns)
        if turn != expected:
            raise RecordError(f"turn '{word[:40]}' is out of order; expected '{line}/{expected}.'")
        mine.turns.append(_moves(rest))

    def finish(self, last: int) -> Record:
        if not self.begun:
            raise RecordError(f"a record begins with '{FIRST_LINE}'; this text is empty", line=1)
        if not self.game:
            raise RecordError("no line names the game", line=last)
        if not self.seats or sorted(self.seats) != list(range(len(self.seats))):
            raise RecordError("the seats are not numbered 0, 1, 2, …", line=last)
        if max(self.hinted, default=0) >= len(self.seats):
            raise RecordError(f"hints for seat {max(self.hinted)}, which is none of this game", line=last)
        return Record(
            game=self.game,
            sets=self.sets,
            players=[self.seats[seat] for seat in sorted(self.seats)],
            seed=self.seed,
            deal=self.deal,
            options=self.options,
            turns=self.turns,
            result=self.result,
            hinted=sorted(self.hinted),
            lines=self.lines,
        )


def _moves(text: str) -> list[tuple[int, str]]:
    """The moves of one turn."""
    turn: list[tuple[int, str]] = []
    for entry in text.split("|"):
        parts = entry.split()
        if len(parts) != 2:
            raise RecordError(f"'{entry.strip()[:60]}' is not a seat and a move")
        seat = _number(parts[0], "a seat", MOST_SEATS - 1)
        if any(seat == other for other, _ in turn):
            raise RecordError(f"seat {seat} moves twice in one turn")
        turn.append((seat, parts[1]))
    return turn


def _place(text: str) -> tuple[int, int]:
    """A turn of the game, `12`, or of a line, `1/12`."""
    line, slash, turn = text.rpartition("/")
    return (_number(line, "a line", MOST_LINES) if slash else 0), _number(turn, "a turn", MOST_TURNS)


def _needed(text: str, what: str) -> str:
    if not text:
        raise RecordError(f"{what} is missing")
    return text


def _number(text: str, what: str, most: int) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 20 or int(text) > most:
        raise RecordError(f"'{text[:40]}' is not {what}: expected a whole number from 0 to {most}")
    return int(text)
