"""The argument of a decision that is about a city and something more: a card, or a step."""

from typing import Final

from mypy_extensions import i64

CITY: Final = 15
"""The bits of the city; what else it is about stands above them."""
WHAT_AT: Final = 4


def about(city: i64, what: i64) -> i64:
    return city | (what << WHAT_AT)


def city_in(argument: i64) -> i64:
    return argument & CITY


def what_in(argument: i64) -> i64:
    return argument >> WHAT_AT
