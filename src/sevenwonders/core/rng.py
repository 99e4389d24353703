"""The one source of chance: a small generator that gives the same numbers everywhere.

The algorithm is Chris Doty-Humphrey's "sfc32" (public domain): four 32-bit words, a period of 2**32 at least, a clean
record in the usual statistical tests. It needs only additions, shifts and masks below 2**62, so interpreted Python and
compiled code agree bit for bit on every machine.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
MAX_SEED: Final = 2**63 - 1


class Rng:
    """A seeded stream of random numbers.

    >>> dice, same_dice = Rng(7), Rng(7)
    >>> [dice.below(6) for _ in range(5)] == [same_dice.below(6) for _ in range(5)]
    True
    """

    def __init__(self, seed: int) -> None:
        if not 0 <= seed <= MAX_SEED:
            raise ValueError(f"a seed is a whole number from 0 to {MAX_SEED}, not {seed}")
        number: i64 = seed
        self._a: i64 = number & WORD
        self._b: i64 = (number >> 32) & WORD
        self._c: i64 = 0x9E3779B9
        self._count: i64 = 1
        rounds: i64 = 12  # enough to spread a small seed over all words
        while rounds > 0:
            self._next()
            rounds -= 1

    def _next(self) -> i64:
        result: i64 = (self._a + self._b + self._count) & WORD
        self._count = (self._count + 1) & WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & WORD
        self._c = ((((self._c << 21) | (self._c >> 11)) & WORD) + result) & WORD
        return result

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely (0 < n <= 2**31)."""
        product: i64 = self._next() * n
        low: i64 = product & WORD
        if low < n:  # Lemire's method: throw away the few draws that would favour small numbers
            threshold: i64 = (WORD + 1 - n) % n
            while low < threshold:
                product = self._next() * n
                low = product & WORD
        return product >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items in a random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            other: i64 = items[j]
            items[j] = items[i]
            items[i] = other
            i -= 1

    def seed(self) -> int:
        """A seed for another generator that shares nothing with this one's later numbers."""
        high: i64 = self._next() >> 1
        return int((high << 32) | self._next())
