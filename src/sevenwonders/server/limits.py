"""How much one visitor may ask for: buckets that fill with time and empty with use."""

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeVar

T = TypeVar("T")
MOST_KEPT: Final = 20_000
WORTH_TELLING: Final = 0.01
"""The part of a limit below which other servers need not know what was used of it."""
MANY: Final = 0.1
"""The part of a limit below which they need not know what is open."""
STALE_SECONDS: Final = 10.0
"""What a server said so long ago counts no more: perhaps it is dead."""
WORK_BURST: Final = 4.0
"""Seconds of an allowance of work that may be used at once: to open a page with every set costs some 0.6 s."""
NETWORK_BITS: Final = 64
"""Whoever has one IPv6 address has a whole network of them: all of it counts as one visitor."""


@lru_cache(maxsize=4096)
def visitor_of(address: str) -> str:
    """Whom an address stands for.

    >>> visitor_of("2001:db8::1") == visitor_of("2001:db8::2:3"), visitor_of("::ffff:192.0.2.7"), visitor_of("")
    (True, '192.0.2.7', '')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> NETWORK_BITS << NETWORK_BITS)}/{NETWORK_BITS}"


class Proxies:
    """Addresses and networks whose word on a visitor's address is taken, as the setting writes them.

    >>> [Proxies("127.0.0.1, 10.0.0.0/8").have(each) for each in ("127.0.0.1", "10.1.2.3", "192.0.2.7", "")]
    [True, True, False, False]
    >>> Proxies("*").have("192.0.2.7")
    True
    """

    def __init__(self, written: str) -> None:
        named = [each.strip() for each in written.split(",")]
        self._is_everyone = "*" in named
        self._networks: list[IPv4Network | IPv6Network] = []
        for each in named:
            with contextlib.suppress(ValueError):
                self._networks.append(ip_network(each, strict=False))

    def have(self, address: str) -> bool:
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return self._is_everyone
        found = getattr(found, "ipv4_mapped", None) or found
        return self._is_everyone or any(found in network for network in self._networks)


class Bucket:
    """Allows `rate` uses a second on average, and `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = time.monotonic()
        self.used = 0.0
        """Here, since other servers were told."""
        self.turn = asyncio.Lock()

    def take(self) -> bool:
        """Whether one more use is allowed now."""
        if self._filled() < 1.0:
            return False
        self.charge(1.0)
        return True

    def charge(self, amount: float) -> None:
        """What was used, once that is known. It may be more than there was: then one waits longer."""
        self.charge_elsewhere(amount)
        self.used += amount

    def charge_elsewhere(self, amount: float) -> None:
        """What was used at another server."""
        self._level = self._filled() - amount

    def seconds_to_wait(self) -> float:
        """Until there is something to use again; 0: now."""
        level = self._filled()
        return 0.0 if level > 0.0 else -level / self._rate + 0.001

    def _filled(self) -> float:
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        return self._level


class Buckets:
    """A bucket for each visitor; those who were not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        return self.of(key).take()

    def of(self, key: str) -> Bucket:
        bucket = self._kept.get(key)
        if bucket is None:
            bucket = self._kept[key] = Bucket(self._rate, self._burst)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return bucket

    def news(self) -> dict[str, float]:
        """What was used here since the last time, for servers that share the limits."""
        used = {key: each.used for key, each in self._kept.items() if each.used > WORTH_TELLING * self._burst}
        for key in used:
            self._kept[key].used = 0.0
        return used

    def heard(self, used: Mapping[str, float]) -> None:
        """The news of another server."""
        for key, amount in used.items():
            self.of(key).charge_elsewhere(amount)


class Work:
    """The processor's time that a visitor may use: each pays what it costs, not a price for each message.

    Without a purse it is free.
    """

    def __init__(self, *purses: Bucket) -> None:
        self._purses = purses

    def seconds_to_wait(self) -> float:
        return max((purse.seconds_to_wait() for purse in self._purses), default=0.0)

    async def turn(self) -> None:
        """Wait in line with whatever else the same visitor wants at this moment: others come in between."""
        for purse in self._purses:
            async with purse.turn:
                await asyncio.sleep(0)  # a round of the event loop

    def spent(self, seconds: float) -> None:
        for purse in self._purses:
            purse.charge(seconds)

    @contextlib.contextmanager
    def paid(self) -> Iterator[None]:
        """What is done inside, without waiting for anything, is paid for."""
        began = time.thread_time()
        try:
            yield
        finally:
            self.spent(time.thread_time() - began)

    async def in_thread(self, job: Callable[..., T], *arguments: object) -> T:
        """The result of something that takes long, done beside the event loop."""

        def timed() -> T:
            with self.paid():
                return job(*arguments)

        return await asyncio.to_thread(timed)


FREE: Final = Work()
"""What nobody pays for."""


class Counts:
    """How many of something each visitor has open, here and at servers that share the limits."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}
        self._elsewhere: dict[str, tuple[float, Mapping[str, int]]] = {}
        """By server: when it said so, and what each visitor has open there."""

    def enter(self, key: str) -> bool:
        since = time.monotonic() - STALE_SECONDS
        others = sum(counts.get(key, 0) for at, counts in self._elsewhere.values() if at > since)
        if self._open.get(key, 0) + others >= self._most:
            return False
        self._open[key] = self._open.get(key, 0) + 1
        return True

    def leave(self, key: str) -> None:
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    def news(self) -> dict[str, int]:
        return {key: number for key, number in self._open.items() if number > MANY * self._most}

    def heard(self, server: str, counts: Mapping[str, int]) -> None:
        now = time.monotonic()
        self._elsewhere = {key: told for key, told in self._elsewhere.items() if now - told[0] < STALE_SECONDS}
        self._elsewhere[server] = (now, counts)


class Lockouts:
    """Those who failed too often must wait, longer each time; who was not seen for longest is forgotten."""

    def __init__(self, seconds: float = 30.0, longest: float = 3600.0) -> None:
        self._seconds = seconds
        self._longest = longest
        self._failures: OrderedDict[str, tuple[int, float]] = OrderedDict()
        """How often each failed, and until when it must wait."""

    def is_allowed(self, key: str) -> bool:
        return self._failures.get(key, (0, 0.0))[1] <= time.monotonic()

    def lately(self, key: str) -> int:
        """How often one failed, unless the last time is long ago."""
        number, until = self._failures.get(key, (0, 0.0))
        return number if time.monotonic() - until < self._longest else 0

    def failed(self, key: str, most: int) -> None:
        """One more failure; after `most` of them each makes the wait twice as long."""
        number = self._failures.get(key, (0, 0.0))[0] + 1
        wait = min(self._longest, self._seconds * 2.0 ** min(number - most, 20)) if number >= most else 0.0
        self._failures[key] = (number, time.monotonic() + wait)
        self._failures.move_to_end(key)
        if len(self._failures) > MOST_KEPT:
            self._failures.popitem(last=False)

    def forgive(self, key: str) -> None:
        self._failures.pop(key, None)
