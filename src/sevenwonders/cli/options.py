"""What several commands share: their common options, and the error that ends a command with one clear line."""

import argparse
import secrets
from collections.abc import Callable

from sevenwonders.core.rng import MAX_SEED

Commands = "argparse._SubParsersAction[argparse.ArgumentParser]"
Run = Callable[[argparse.Namespace], int]


class UsageError(Exception):
    """Something the user gave cannot be used; the text says what and what to do."""


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """A parser for an option that takes a whole number in a range."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number") from None
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"{number} is not between {low} and {high}")
        return number

    return parse


seed_number = whole_number(0, MAX_SEED)


def random_seed() -> int:
    """A seed for a game that nobody asked to repeat."""
    return secrets.randbelow(MAX_SEED)
