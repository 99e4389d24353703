"""A set's folder, anywhere on disk, as it was read: what was checked is what is played, whatever its files become."""

import json
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from sevenwonders.core.cardfile import CardFileError, Mistakes, parse
from sevenwonders.sets.picture import PICTURE, check_picture
from sevenwonders.sets.setfile import RULES

MOST_BYTES = 1_000_000
"""Far more than any file of a set has."""
CONTENT = ("set.toml", "cards.toml", "wonders.toml", RULES)
"""What a game with the set depends on: its names may change while one is played."""
PATTERNS = ("*.toml", "names/*.toml", "book/*.toml", RULES, PICTURE)
DRAWN = "art"
"""The field of cards and boards that no game depends on."""
MARK = "+"
"""Stands between the version of a set and the mark of its content."""


@dataclass(frozen=True)
class Folder:
    """The files of a folder."""

    place: str
    """Where it was, for people."""
    files: tuple[tuple[str, str], ...]
    """Name and content, by name."""

    @cached_property
    def texts(self) -> dict[str, str]:
        """The files of the set itself: all but its picture."""
        return {name: text for name, text in self.files if name != PICTURE}

    @cached_property
    def key(self) -> str:
        """The key of the set, as far as its file can be read; empty if it cannot."""
        try:
            found = parse("set.toml", self.texts.get("set.toml", "")).get("key")
        except CardFileError:
            return ""
        return found if isinstance(found, str) else ""

    @property
    def rules(self) -> str | None:
        """The program in it, if there is one."""
        return self.texts.get(RULES)

    @property
    def picture(self) -> str:
        return dict(self.files).get(PICTURE, "")

    @cached_property
    def mark(self) -> str:
        """Stands for the content: another one, another mark. Comments, layout, names and drawings do not matter."""
        told = []
        for name in CONTENT:
            text = self.texts.get(name, "")
            told.append(text if name == RULES else json.dumps(_undrawn(parse(name, text)), sort_keys=True, default=str))
        return sha256("\0".join(told).encode()).hexdigest()[:10]


def _undrawn(content: dict[str, object]) -> dict[str, object]:
    """A file without what its rows are drawn with."""
    return {
        section: [_without(row) if isinstance(row, dict) else row for row in rows] if isinstance(rows, list) else rows
        for section, rows in content.items()
    }


def _without(row: dict[str, object]) -> dict[str, object]:
    return {field: value for field, value in row.items() if field != DRAWN}


def read_folder(path: Path) -> Folder:
    """What is in a folder. Raises CardFileError with all files that cannot be read."""
    if not path.is_dir():
        raise CardFileError(f"{path}: there is no such folder")
    found: dict[str, str] = {}
    mistakes = Mistakes()
    for file in sorted(file for pattern in PATTERNS for file in path.glob(pattern)):
        with mistakes:
            found[file.relative_to(path).as_posix()] = _text(file)
    if PICTURE in found:
        with mistakes:
            check_picture(str(path / PICTURE), found[PICTURE])
    mistakes.complain()
    return Folder(str(path), tuple(sorted(found.items())))


def _text(file: Path) -> str:
    try:
        if file.stat().st_size > MOST_BYTES:
            raise CardFileError(f"{file}: larger than {MOST_BYTES // 1000} kB")
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CardFileError(f"{file}: cannot be read: {error}") from None


def is_version(recorded: str, version: str) -> bool:
    """Whether a record is of this version of a set. One that was written elsewhere may not know the content's mark.

    >>> is_version("1.0", "1.0+5f3a"), is_version("1.0+5f3a", "1.0+5f3a"), is_version("1.0+77aa", "1.0+5f3a")
    (True, True, False)
    """
    return recorded in (version, version.partition(MARK)[0])
