"""Reading card files strictly: every mistake is one sentence that names the file, the row and the field."""

import tomllib
from collections.abc import Iterable, Sequence


class CardFileError(ValueError):
    """A card file that cannot be used, and why: the first of all mistakes that were found."""

    def __init__(self, *mistakes: str) -> None:
        super().__init__(mistakes[0])
        self.mistakes = mistakes


class Mistakes:
    """Gathers the mistakes of many rows or files, so that whoever wrote them hears of all at once.

    A mistake within `with` ends what is done there, and is remembered.
    """

    def __init__(self) -> None:
        self.found: list[str] = []

    def __enter__(self) -> None:
        return

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        if isinstance(error, CardFileError):
            self.found += error.mistakes
        return isinstance(error, CardFileError)

    def complain(self) -> None:
        """Complain, if there is anything to complain of."""
        if self.found:
            raise CardFileError(*dict.fromkeys(self.found))


def parse(file: str, text: str) -> dict[str, object]:
    """The tables of one TOML file."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: not TOML, or a number of thousands of digits
        raise CardFileError(f"{file}: not valid TOML: {error}") from None


class Row:
    """One table of a card file, read field by field; `close` complains of whatever nobody asked for."""

    def __init__(self, file: str, label: str, fields: object) -> None:
        self.file = file
        self.label = label
        if not isinstance(fields, dict):
            raise CardFileError(f"{self.place()}: expected a table, found {_kind(fields)}")
        self._fields: dict[str, object] = dict(fields)

    def place(self, field: str = "") -> str:
        parts = [self.file]
        if self.label:
            parts.append(self.label)
        if field:
            parts.append(f"field '{field}'")
        return ", ".join(parts)

    def error(self, field: str, reason: str) -> CardFileError:
        return CardFileError(f"{self.place(field)}: {reason}")

    def has(self, field: str) -> bool:
        return field in self._fields

    def _take(self, field: str) -> object:
        if field not in self._fields:
            raise self.error(field, "is missing")
        return self._fields.pop(field)

    def text(self, field: str, default: str | None = None) -> str:
        if default is not None and field not in self._fields:
            return default
        value = self._take(field)
        if not isinstance(value, str):
            raise self.error(field, f"expected a text in quotes, found {_kind(value)}")
        return value

    def key(self, field: str = "key") -> str:
        value = self.text(field)
        if not value or not all(c.islower() or c.isdigit() or c == "_" for c in value) or not value.isascii():
            raise self.error(field, f"'{value}' is not a key: use small letters, digits and _")
        return value

    def number(self, field: str, default: int | None = None, low: int = 0, high: int = 100) -> int:
        if default is not None and field not in self._fields:
            return default
        value = self._take(field)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error(field, f"expected a whole number, found {_kind(value)}")
        if not low <= value <= high:
            shown = str(value) if abs(value) < 10**18 else "a number of that size"
            raise self.error(field, f"{shown} is not between {low} and {high}")
        return value

    def flag(self, field: str) -> bool:
        if field not in self._fields:
            return False
        value = self._take(field)
        if not isinstance(value, bool):
            raise self.error(field, f"expected true or false, found {_kind(value)}")
        return value

    def one_of(self, field: str, known: Iterable[str], default: str | None = None) -> str:
        value = self.text(field, default)
        names = sorted(known)
        if value not in names and value != default:
            raise self.error(field, f"unknown value '{value}'; known: {', '.join(names)}")
        return value

    def letters(self, field: str, alphabet: str, default: str | None = "") -> str:
        value = self.text(field, default)
        for letter in value:
            if letter not in alphabet:
                raise self.error(field, f"unknown resource '{letter}'; known: {', '.join(alphabet)}")
        if len(value) > 15:
            raise self.error(field, "more than 15 units")
        return value

    def texts(self, field: str, default: Sequence[str] | None = None) -> list[str]:
        if default is not None and field not in self._fields:
            return list(default)
        value = self._take(field)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.error(field, "expected a list of texts")
        return value

    def numbers(self, field: str, low: int = 0, high: int = 100) -> list[int]:
        value = self._take(field)
        good = isinstance(value, list) and all(
            isinstance(item, int) and not isinstance(item, bool) and low <= item <= high for item in value
        )
        if not good or not isinstance(value, list):
            raise self.error(field, f"expected a list of whole numbers between {low} and {high}")
        return value

    def row(self, field: str) -> "Row":
        """A table inside this one."""
        return Row(self.file, f"{self.label}, {field}" if self.label else field, self._take(field))

    def rows(self, field: str, label: str = "", key: str = "") -> list["Row"]:
        """A list of tables inside this one; the value of `key`, where there is one, names the row in errors."""
        value = self._take(field)
        if not isinstance(value, list):
            raise self.error(field, f"expected a list of tables, found {_kind(value)}")
        found = []
        for number, item in enumerate(value, 1):
            name = item.get(key) if key and isinstance(item, dict) else None
            tail = f"'{name}'" if isinstance(name, str) else str(number)
            place = f"{label or field} {tail}"
            found.append(Row(self.file, f"{self.label}, {place}" if self.label else place, item))
        return found

    def names(self) -> dict[str, str]:
        """All fields of this row as a dictionary of texts (for name lists)."""
        return {field: self.text(field) for field in list(self._fields)}

    def close(self) -> None:
        """Complain if a field is left that nobody read."""
        for field in self._fields:
            raise self.error(field, "unknown field")


def unique(rows: Sequence[Row], keys: Sequence[str]) -> None:
    """Complain if two rows share a key."""
    seen: set[str] = set()
    for row, key in zip(rows, keys, strict=True):
        if key in seen:
            raise row.error("key", f"'{key}' stands twice")
        seen.add(key)


def _kind(value: object) -> str:
    names = {bool: "true or false", int: "a number", float: "a number", str: "a text", list: "a list", dict: "a table"}
    return names.get(type(value), "something else")
