"""A Ray cluster: its own scheduler shares the work out, and gives what a lost node had to another."""

import logging
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from sevenwonders import __version__
from sevenwonders.lab.farm.crew import TRIES, FarmError, do_chunk, lost_too_often

try:
    import ray
    from ray.exceptions import RayError, RayTaskError
except ImportError:
    raise FarmError("ray is not installed; playing on a cluster needs it: pip install 'sevenwonders[ray]'") from None

KNOCK_SECONDS: Final = 10.0
RETRIES: Final = 3
"""How often Ray itself tries again, before we do."""

Job = TypeVar("Job")
Result = TypeVar("Result")


@dataclass
class _UnderWay(Generic[Job]):
    number: int
    chunk: Sequence[Job]
    tries: int = 1


class RayCrew(Generic[Job, Result]):
    """As many workers as the cluster has processors, also those that join it later."""

    def __init__(self, function: Callable[[Job], Result], address: str) -> None:
        self._own = not ray.is_initialized()
        if self._own:
            _connect(address)
        self._function = ray.put(function)
        self._remote = ray.remote(num_cpus=1, max_retries=RETRIES)(_work)
        self._under_way: dict[Any, _UnderWay[Job]] = {}

    def size(self) -> int:
        resources = ray.cluster_resources()  # type: ignore[no-untyped-call]
        return max(1, int(resources.get("CPU", 1)))

    def give(self, number: int, chunk: Sequence[Job]) -> None:
        self._submit(_UnderWay(number, chunk))

    def _submit(self, each: _UnderWay[Job]) -> None:
        self._under_way[self._remote.remote(self._function, __version__, each.chunk)] = each

    def take(self) -> tuple[int, list[Result], float]:
        while True:
            done, _ = ray.wait(list(self._under_way), num_returns=1)
            each = self._under_way.pop(done[0])
            try:
                results, seconds = ray.get(done[0])
            except RayTaskError as error:  # raised by the function itself
                raise error.cause from None
            except RayError:
                if each.tries >= TRIES:
                    raise lost_too_often() from None
                each.tries += 1
                self._submit(each)
            else:
                return each.number, results, seconds

    def stop(self) -> None:
        for reference in self._under_way:
            ray.cancel(reference, force=True)
        self._under_way.clear()
        if self._own:
            ray.shutdown()


def _connect(address: str) -> None:
    """To the cluster at an address; without one to that of this machine, or to a new one."""
    place = f"ray:{address}" if address.startswith("//") else address or None
    _knock(address.removeprefix("//"))
    try:
        ray.init(address=place, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError, ImportError) as error:
        reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        raise FarmError(f"no Ray cluster at '{address or 'this machine'}': {reason}") from None


def _knock(address: str) -> None:
    """Whether anybody is there: Ray itself would try for many minutes."""
    host, colon, port = address.rpartition(":")
    if not address or address == "auto":
        return
    if not colon or not port.isdigit():
        raise FarmError(f"'{address}' is no address of a Ray cluster; write HOST:PORT, as in ray:10.0.0.1:6379")
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise FarmError(f"no Ray cluster at '{address}': {error}") from None


# ---- on the cluster


def _work(function: Callable[[Any], Any], version: str, chunk: Sequence[Any]) -> tuple[list[Any], float]:
    if version != __version__:  # other rules, other games
        raise FarmError(
            f"a node of the cluster has sevenwonders {__version__}, this machine {version}: install the same"
        )
    return do_chunk(function, chunk)
