"""Sets of cards from folders, put together in a box. Every mistake is a CardFileError."""

import importlib.util
import sys
import traceback
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module, resources
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from sevenwonders.classic.cards import Box, CardSet
from sevenwonders.core.cardfile import CardFileError
from sevenwonders.sets.checks import box_of
from sevenwonders.sets.setfile import BASE, FILES, RULES, load_set

if TYPE_CHECKING:
    from sevenwonders.classic.codex import Codex
    from sevenwonders.classic.parts import Part

    PartsMaker = Callable[[Codex], list[Part]]

__all__ = ["load_set", "make_box", "packaged", "packaged_keys", "parts_for", "parts_of", "read_folder"]

PACKAGE = "sevenwonders.sets"


def packaged_keys() -> list[str]:
    """The sets that come with this package, the base game first."""
    found = [folder.name for folder in resources.files(PACKAGE).iterdir() if (folder / "set.toml").is_file()]
    return sorted(found, key=lambda key: (key != BASE, key))


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


def read_folder(path: Path) -> dict[str, str]:
    """The files of a set's folder, anywhere on disk: name and content."""
    if not path.is_dir():
        raise CardFileError(f"{path}: there is no such folder")
    found = {}
    for file in sorted([*path.glob("*.toml"), *path.glob("names/*.toml"), *path.glob(RULES)]):
        try:
            found[file.relative_to(path).as_posix()] = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise CardFileError(f"{file}: cannot be read: {error}") from None
    return found


def make_box(keys: Sequence[str] = (), folders: Sequence[Path] = ()) -> Box:
    """The base game with packaged sets, by key, and with sets from folders."""
    chosen = [*([] if BASE in keys else [BASE]), *keys]
    read = [(str(folder), read_folder(folder)) for folder in folders]
    beside = frozenset([*chosen, *(load_set(texts, label).key for label, texts in read)])
    found = [_packaged(key, beside) for key in chosen]
    return box_of([*found, *(load_set(texts, label, beside) for label, texts in read)])


def parts_of(place: str | Path) -> "PartsMaker | None":
    """The function `parts` of a packaged set, by key, or of a set's folder; None if it has no rules of its own."""
    if isinstance(place, str) and place in packaged_keys():
        return _maker_in(import_module(f"{PACKAGE}.{place}.rules"), place) if _has_rules(place) else None
    file = Path(place) / RULES
    return _maker_in(_module(file), str(place)) if file.is_file() else None


def parts_for(codex: "Codex", folders: Sequence[Path] = ()) -> "list[Part]":
    """The parts of all sets in a box, in its order."""
    places: dict[str, str | Path] = {load_set(read_folder(folder), str(folder)).key: folder for folder in folders}
    makers = [parts_of(places.get(each.key, each.key)) for each in codex.box.sets]
    return [part for maker in makers if maker is not None for part in maker(codex)]


def _module(file: Path) -> ModuleType:
    """A Python file as a module whose name no other folder has."""
    name = f"sevenwonders_set_{sha256(str(file.resolve()).encode()).hexdigest()[:16]}"
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None:
        raise CardFileError(f"{file}: is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and the like look their module up
    try:
        # compiled here and not by the import system, which would leave a __pycache__ in a folder that is not ours
        exec(compile(file.read_bytes(), str(file), "exec"), vars(module))
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise _error_in(str(file), error) from error
    return module


def _error_in(file: str, error: BaseException) -> CardFileError:
    return CardFileError(f"{file}, line {_line_of(error, file)}: {type(error).__name__}: {error}")


def _line_of(error: BaseException, file: str) -> int:
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
