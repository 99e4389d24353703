"""How much one visitor may ask for: buckets that fill with time and empty with use."""

import time
from collections import OrderedDict
from typing import Final

MOST_KEPT: Final = 20_000


class Bucket:
    """Allows `rate` uses a second on average, and `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more use is allowed now."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True


class Buckets:
    """A bucket for each visitor; those who were not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._kept.get(key)
        if bucket is None:
            bucket = self._kept[key] = Bucket(self._rate, self._burst)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return bucket.take()


class Counts:
    """How many of something each visitor has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        if self._open.get(key, 0) >= self._most:
            return False
        self._open[key] = self._open.get(key, 0) + 1
        return True

    def leave(self, key: str) -> None:
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


class Lockouts:
    """Those who failed too often must wait, longer each time; who was not seen for longest is forgotten."""

    def __init__(self, seconds: float = 30.0, longest: float = 3600.0) -> None:
        self._seconds = seconds
        self._longest = longest
        self._failures: OrderedDict[str, tuple[int, float]] = OrderedDict()
        """How often each failed, and until when it must wait."""

    def is_allowed(self, key: str) -> bool:
        return self._failures.get(key, (0, 0.0))[1] <= time.monotonic()

    def failed(self, key: str, most: int) -> None:
        """One more failure; after `most` of them each makes the wait twice as long."""
        number = self._failures.get(key, (0, 0.0))[0] + 1
        wait = min(self._longest, self._seconds * 2.0 ** min(number - most, 20)) if number >= most else 0.0
        self._failures[key] = (number, time.monotonic() + wait)
        self._failures.move_to_end(key)
        if len(self._failures) > MOST_KEPT:
            self._failures.popitem(last=False)
