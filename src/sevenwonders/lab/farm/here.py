"""Processes of this machine."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait as wait_for
from typing import Any, Final, Generic, TypeVar

from sevenwonders.lab.farm.crew import TRIES, do_chunk, lost_too_often

Job = TypeVar("Job")
Result = TypeVar("Result")


@dataclass
class _UnderWay(Generic[Job, Result]):
    chunk: Sequence[Job]
    future: "Future[tuple[list[Result], float]]"
    tries: int = 1


class ProcessCrew(Generic[Job, Result]):
    """Some processes. If one dies the others are stopped too, and new ones go on with what was not done."""

    def __init__(self, function: Callable[[Job], Result], workers: int) -> None:
        self._function = function
        self._workers = workers
        self._under_way: dict[int, _UnderWay[Job, Result]] = {}
        self._pool = self._started()

    def size(self) -> int:
        return self._workers

    def give(self, number: int, chunk: Sequence[Job]) -> None:
        self._under_way[number] = _UnderWay(chunk, self._submitted(chunk))

    def take(self) -> tuple[int, list[Result], float]:
        while True:
            wait([each.future for each in self._under_way.values()], return_when=FIRST_COMPLETED)
            for number, each in self._under_way.items():
                if not each.future.done() or isinstance(each.future.exception(), BrokenProcessPool):
                    continue
                del self._under_way[number]
                results, seconds = each.future.result()
                return number, results, seconds
            self._replace()

    def stop(self) -> None:
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        # Not forked: a copy of a process with threads may hang.
        spawned = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, spawned, initializer=_begin, initargs=(self._function,))

    def _submitted(self, chunk: Sequence[Job]) -> "Future[tuple[list[Result], float]]":
        try:
            return self._pool.submit(_work, chunk)
        except BrokenProcessPool as error:  # noticed by `take`, with all others that were lost
            lost: Future[tuple[list[Result], float]] = Future()
            lost.set_exception(error)
            return lost

    def _replace(self) -> None:
        self.stop()
        self._pool = self._started()
        for each in self._under_way.values():
            if each.future.done() and not isinstance(each.future.exception(), BrokenProcessPool):
                continue  # done in the meantime
            if each.tries >= TRIES:
                raise lost_too_often()
            each.tries += 1
            each.future = self._submitted(each.chunk)


# ---- in the processes

_function: Final[list[Callable[[Any], Any]]] = []


def _begin(function: Callable[[Any], Any]) -> None:
    """Ctrl-C goes to every process of a terminal: whoever asked for the work ends it. If that one dies, nobody does."""
    _function[:] = [function]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_die_after, args=(parent.sentinel,), daemon=True).start()


def _die_after(parent: int) -> None:
    wait_for([parent])
    os._exit(1)


def _work(chunk: Sequence[Any]) -> tuple[list[Any], float]:
    return do_chunk(_function[0], chunk)
