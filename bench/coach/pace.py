"""How long a review takes, and how long whoever asks a server for one waits for the first of it."""

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bench.coach.games import GAMES, SEED, record_of
from bench.coach.kept import table_of
from sevenwonders.coach import review
from sevenwonders.games import CLASSIC, DUEL, GameSpec
from sevenwonders.records import write_record
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
    """From the question until the first decision is told: by a server that was just started, and again by the same."""
    rows = [(name, *(f"{seconds:.2f} s" for seconds in waits(spec))) for name, spec in MIXES.items()]
    print("first results\n")
    print(table_of(("game", "first review of a server", "next review"), rows), flush=True)


def waits(spec: GameSpec) -> Iterator[float]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/tables.sqlite", Path(folder) / "log.txt", review_rounds=0).start()
        try:
            visitor = Player(server.address)
            for number in range(2):
                yield wait(visitor, write_record(record_of(spec, QUICK, number)))
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
