"""What choice units can give: for each set of resources (bits), how many of them can give one of the set."""

from librt.vecs import vec
from mypy_extensions import i64, u8


def with_choice(reach: vec[u8], choice: i64) -> vec[u8]:
    """A new table with one more choice unit; the old one may be shared with copies of the city."""
    wider: vec[u8] = reach[:]
    for wanted in range(len(wider)):
        if wanted & choice:
            wider[wanted] = u8(wider[wanted] + 1)
    return wider


def without_choice(reach: vec[u8], choice: i64) -> vec[u8]:
    """A new table with one choice unit less."""
    less: vec[u8] = reach[:]
    for wanted in range(len(less)):
        if wanted & choice:
            less[wanted] = u8(less[wanted] - 1)
    return less
