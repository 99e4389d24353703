"""Keeping the game in a file, so that nothing is lost whatever happens to the program."""

import os
from pathlib import Path
from typing import Final

from sevenwonders.core.record import Record
from sevenwonders.records import write_record

PERSON: Final = "You"
"""How records name the seat of whoever sits at the terminal."""


def default_folder() -> Path:
    """Where games are kept unless the player says otherwise."""
    home = os.environ.get("XDG_DATA_HOME", "")
    base = Path(home) if home and Path(home).is_absolute() else Path.home() / ".local" / "share"
    return base / "sevenwonders"


def free_path(folder: Path, name: str) -> Path:
    """A file that does not exist yet: name.7wn, name-2.7wn, …"""
    path = folder / f"{name}.7wn"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}.7wn"
        number += 1
    return path


def write_whole(path: Path, record: Record) -> None:
    """Write a record so that the file always holds a whole one, the old or the new. Raises OSError or ValueError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.part")
    with part.open("w", encoding="utf-8") as file:
        file.write(write_record(record))
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
