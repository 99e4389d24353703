"""Features by name, so that one net serves every mix of sets: what a mix does not have is never named, and what the net
never saw is not said."""

from collections.abc import Iterable
from typing import Final

UNKNOWN: Final = -1


class Vocabulary:
    """The names that a net knows, in the order of its inputs. One that learns takes in every name it hears."""

    def __init__(self, names: Iterable[str] = (), *, learns: bool = False) -> None:
        self._numbers = {name: number for number, name in enumerate(names)}
        self._learns = learns

    def number(self, name: str) -> int:
        """The input of a feature, or UNKNOWN."""
        if self._learns:
            return self._numbers.setdefault(name, len(self._numbers))
        return self._numbers.get(name, UNKNOWN)

    def names(self) -> list[str]:
        return list(self._numbers)
