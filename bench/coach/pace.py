"""How long a review takes, and how long whoever asks a server for one waits for the first of it."""

import multiprocessing
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from bench.coach.games import GAMES, SEED, record_of
from bench.coach.kept import table_of
from sevenwonders.coach import review
from sevenwonders.games import CLASSIC, DUEL, GameSpec
from sevenwonders.records import write_record
from sevenwonders.server.reviewing.judging import judge_some
from tests.server.client import Json, Player
from tests.server.running import Server

PLAYER: Final = "search:30"
QUICK: Final = "casual"
EVERY_SET: Final = ("leaders", "cities", "wonder_pack", "babel_tower", "babel_projects", "towers", "foundations")
MIXES: Final = {
    "Duel": GAMES[DUEL],
    "7 Wonders, 4 players, three sets": GAMES[CLASSIC],
    "7 Wonders, 8 players, every set": GameSpec(CLASSIC, 8, EVERY_SET),
}
PATIENCE: Final = 300.0


def pace(game: str, rounds: int) -> None:
    record = record_of(GAMES[game], PLAYER, SEED)
    began = time.process_time()
    found = review(record, rounds=rounds)
    seconds = time.process_time() - began
    decisions = sum(len(seat.judged) for seat in found.seats)
    print(f"time: {seconds:.1f} s of the processor for {decisions} decisions at {rounds} rounds\n", flush=True)


def first_results() -> None:
    """From the question until the first decision is told.

    Of the processor: what the process needs that makes reviews, when it is new and when it runs already. By the clock:
    by a server, for a reader, with whatever else the machine does.
    """
    rows = []
    for name, spec in MIXES.items():
        texts = [write_record(record_of(spec, QUICK, number)) for number in range(2)]
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
            work = [process.submit(work_for, text).result() for text in texts]
        rows.append((name, *(f"{seconds:.2f} s" for seconds in (*work, *waits(texts)))))
    print("first results\n")
    heads = ("game", "of the processor, new", "of the processor, running", "by the clock, new", "by the clock, running")
    print(table_of(heads, rows), flush=True)


def work_for(text: str) -> float:
    """In the process: the whole of its life if this is its first review."""
    before = time.process_time() if _met else 0.0
    _met.append(text)
    found = judge_some(text, text, False, 0, 0, 0.0)
    assert len(found.looked) == 1
    return time.process_time() - before


_met: Final[list[str]] = []


def waits(texts: Sequence[str]) -> Iterator[float]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/tables.sqlite", Path(folder) / "log.txt", review_rounds=0).start()
        try:
            visitor = Player(server.address)
            for text in texts:
                yield wait(visitor, text)
        finally:
            server.stop()


def wait(visitor: Player, record: str) -> float:
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE:
        answer = visitor.post("/api/review", {"record": record})
        assert answer.status_code == 200, answer.text
        state: Json = answer.json()
        if state["decisions"]:
            return time.monotonic() - began
    raise RuntimeError("there is no review")
