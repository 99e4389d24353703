"""Sets of cards from folders, put together in a box. Every mistake is a CardFileError."""

import importlib.util
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from hashlib import sha256
from importlib import import_module, resources
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from sevenwonders.classic.cards import Box, CardSet
from sevenwonders.core.cardfile import CardFileError, Mistakes
from sevenwonders.sets.checks import box_of
from sevenwonders.sets.folder import MARK, Folder, read_folder
from sevenwonders.sets.picture import PICTURE
from sevenwonders.sets.setfile import BASE, FILES, RULES, load_set

if TYPE_CHECKING:
    from sevenwonders.classic.codex import Codex
    from sevenwonders.classic.parts import Part

    PartsMaker = Callable[[Codex], list[Part]]

__all__ = [
    "Folder",
    "Place",
    "folder_set",
    "line_of",
    "load_set",
    "make_box",
    "opened",
    "packaged",
    "packaged_keys",
    "packaged_picture",
    "parts_for",
    "parts_of",
    "read_folder",
]

Place = Path | Folder
"""Where a set is that is not ours: a folder, or what was read from one."""
PACKAGE = "sevenwonders.sets"


@cache
def packaged_keys() -> tuple[str, ...]:
    """The sets that come with this package, the base game first."""
    found = [folder.name for folder in resources.files(PACKAGE).iterdir() if (folder / "set.toml").is_file()]
    return tuple(sorted(found, key=lambda key: (key != BASE, key)))


def packaged(key: str) -> CardSet:
    """A set that comes with this package."""
    return _packaged(key, None)


@cache
def _packaged(key: str, beside: frozenset[str] | None) -> CardSet:
    known = packaged_keys()
    if key not in known:
        raise CardFileError(f"there is no set '{key}'; known: {', '.join(known)}")
    folder = resources.files(PACKAGE) / key
    texts = {file: (folder / file).read_text(encoding="utf-8") for file in FILES if (folder / file).is_file()}
    if _has_rules(key):
        texts[RULES] = ""
    return load_set(texts, key, beside)


def _has_rules(key: str) -> bool:
    """Whether a packaged set has rules: perhaps as a compiled module only."""
    return importlib.util.find_spec(f"{PACKAGE}.{key}.rules") is not None


def packaged_picture(key: str) -> str:
    """The picture of a set that comes with this package; empty if it has none."""
    file = resources.files(PACKAGE) / key / PICTURE
    return file.read_text(encoding="utf-8") if key in packaged_keys() and file.is_file() else ""


def opened(place: Place) -> Folder:
    """What is in a folder."""
    return place if isinstance(place, Folder) else read_folder(place)


def folder_set(folder: Folder, beside: frozenset[str] | None = None) -> CardSet:
    """The set in a folder. Records name its version with a mark of its content: other cards, another version."""
    found = load_set(folder.texts, folder.place, beside)
    return replace(found, version=f"{found.version}{MARK}{folder.mark}")


def make_box(keys: Sequence[str] = (), folders: Sequence[Place] = ()) -> Box:
    """The base game with packaged sets, by key, and with sets from folders."""
    chosen = [*([] if BASE in keys else [BASE]), *keys]
    mistakes, read, named = Mistakes(), [], []
    for place in folders:
        with mistakes:
            folder = opened(place)
            named.append(folder_set(folder).key)
            read.append(folder)
    mistakes.complain()
    beside = frozenset([*chosen, *named])
    found = [_packaged(key, beside) for key in chosen]
    return box_of([*found, *(folder_set(folder, beside) for folder in read)])


def parts_of(place: str | Place) -> "PartsMaker | None":
    """The function `parts` of a packaged set, by key, or of a set's folder; None if it has no rules of its own."""
    if isinstance(place, str):
        return _maker_in(import_module(f"{PACKAGE}.{place}.rules"), place) if _has_rules(place) else None
    folder = opened(place)
    return None if folder.rules is None else _maker_in(_module(folder), folder.place)


def parts_for(codex: "Codex", folders: Sequence[Place] = ()) -> "list[Part]":
    """The parts of all sets in a box, in its order."""
    places = {folder.key: folder for folder in map(opened, folders)}
    makers = [parts_of(places.get(each.key, each.key)) for each in codex.box.sets]
    return [part for maker in makers if maker is not None for part in maker(codex)]


def _module(folder: Folder) -> ModuleType:
    """The program of a folder as a module whose name no other folder has."""
    file, text = f"{folder.place}/{RULES}", folder.rules or ""
    name = f"sevenwonders_set_{sha256(f'{file}:{text}'.encode()).hexdigest()[:16]}"
    spec = importlib.util.spec_from_loader(name, loader=None, origin=file)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    module.__file__ = file
    sys.modules[name] = module  # dataclasses and the like look their module up
    try:
        # compiled here and not by the import system, which would leave a __pycache__ in a folder that is not ours
        exec(compile(text, file, "exec"), vars(module))
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise _error_in(str(file), error) from error
    return module


def _error_in(file: str, error: BaseException) -> CardFileError:
    return CardFileError(f"{file}, line {line_of(error, file)}: {type(error).__name__}: {error}")


def line_of(error: BaseException, file: str) -> int:
    """Where in a file an error came up."""
    if isinstance(error, SyntaxError) and error.filename == file:
        return error.lineno or 1
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    return (lines[-1] if lines else None) or 1


def _maker_in(module: ModuleType, place: str) -> "PartsMaker":
    from sevenwonders.classic.parts import Part

    maker: object = getattr(module, "parts", None)
    if not callable(maker):
        raise CardFileError(f"{place}/{RULES}: there is no function 'parts'")

    def checked(codex: "Codex") -> list[Part]:
        try:
            made: object = maker(codex)
        except (Exception, SystemExit) as error:
            raise _error_in(str(getattr(module, "__file__", place)), error) from error
        if not isinstance(made, list) or not all(isinstance(part, Part) for part in made):
            raise CardFileError(f"{place}/{RULES}: parts(codex) must give a list of parts (sevenwonders.classic.parts)")
        return made

    return checked
