"""Chaos over three servers: a storm on every socket, and processes that are killed, stopped and frozen at any moment.

Then: every acknowledged choice is in the record once, every game equals its replay, every seat saw only what it may.

    python -m tests.server.chaos --wire nats --seconds 600
"""

import argparse
import asyncio
import contextlib
import json
import random
import signal
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sevenwonders.records import read_record, replay_record
from tests.patience import PATIENCE
from tests.server.client import Json, Player
from tests.server.knowledge import Knowledge
from tests.server.machines import WIRES, Machines, machines
from tests.server.postgres import Cluster
from tests.server.storm import Storm

SILENCE_SECONDS = 3.0
"""A player who hears nothing for so long begins again."""
GAMES: tuple[Json, ...] = (
    {"game": "duel", "players": 2},
    {"game": "classic", "players": 3},
    {"game": "duel", "players": 2},
    {"game": "classic", "players": 3, "sets": ["leaders", "cities"]},
)


@dataclass
class Seat:
    """Somebody who plays through the storm."""

    person: Player
    table: str
    number: int
    think: float
    acknowledged: dict[str, tuple[str, str]] = field(default_factory=dict)
    """By message: its request and move."""
    waiting: Json | None = None
    """A choice that was sent and not answered."""
    seq: int = 0
    view: Json = field(default_factory=dict)
    ask: Json | None = None
    lives: int = 0

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.person.http.cookies.items())

    async def play(self, port: int) -> None:
        """Until the game is over, however often the line breaks."""
        while not self.view.get("over"):
            self.lives += 1
            with contextlib.suppress(OSError, TimeoutError, ConnectionClosed, InvalidHandshake):
                async with connect(
                    f"ws://127.0.0.1:{port}/api/tables/{self.table}/ws",
                    additional_headers={"Cookie": self.cookie},
                    max_size=None,
                    compression=None,
                    close_timeout=1,
                    proxy=None,
                ) as line:
                    await self._live(line)
            await asyncio.sleep(0.1)

    async def _live(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"type": "hello", "version": 1, "since": self.seq}))
        if self.waiting is not None:
            await line.send(json.dumps(self.waiting))
        self.ask = None
        while not self.view.get("over"):
            try:
                text = await asyncio.wait_for(line.recv(), SILENCE_SECONDS)
            except TimeoutError:
                if self.waiting is not None or self.ask is None:
                    return  # something was lost
                await line.send('{"type":"ping"}')
                text = await asyncio.wait_for(line.recv(), SILENCE_SECONDS)
            if not self._take(json.loads(text)):
                return
            if self._owes():
                await asyncio.sleep(random.uniform(0.5, 1.5) * self.think)
                await self._choose(line)

    def _owes(self) -> bool:
        """Whether there is something to choose. A late message may ask once more for what was acknowledged."""
        if self.ask is None or self.ask["chosen"] or self.waiting is not None:
            return False
        return all(request != self.ask["request"] for request, _ in self.acknowledged.values())

    async def _choose(self, line: ClientConnection) -> None:
        assert self.ask is not None
        request, move = self.ask["request"], random.choice(self.ask["offers"])["move"]
        name = f"{self.number}/{request}/{len(self.acknowledged)}"
        self.waiting = {"type": "choose", "id": name, "request": request, "move": move}
        await line.send(json.dumps(self.waiting))

    def _take(self, message: Json) -> bool:
        """False: something is missing; begin again with what is known."""
        if message["type"] == "update":
            first = message["events"][0]["n"] if message["events"] else message["seq"] + 1
            if message["reset"]:
                pass
            elif first > self.seq + 1:
                return False
            if message["seq"] >= self.seq or message["reset"]:
                self.seq = message["seq"]
                if message["view"] is not None:
                    self.view, self.ask = message["view"], message["ask"]
        elif message["type"] == "ack":
            waiting = self.waiting
            if waiting is not None and message["id"] == waiting["id"]:
                self.acknowledged[message["id"]] = (waiting["request"], waiting["move"])
                self.waiting, self.ask = None, None
        elif message["type"] == "refused" and self.waiting is not None and message["id"] == self.waiting["id"]:
            assert message["code"] in ("late", "stopped"), message
            if message["code"] == "late":
                self.waiting = None
                return False
        return True


class Monkey:
    """Breaks things, and mends them."""

    def __init__(self, shared: Machines, seed: int) -> None:
        self._shared = shared
        self._chance = random.Random(seed)
        self.done: list[str] = []
        self._ways: list[Callable[[], None]] = [
            self._kill,
            self._stop,
            self._freeze,
            self._database,
            self._freeze_database,
        ]
        if shared.nats is not None:
            self._ways += [self._nats, self._freeze_nats]

    async def rage(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await asyncio.sleep(self._chance.uniform(0.5, 2.0))
            way = self._chance.choice(self._ways)
            self.done.append(way.__name__.strip("_"))
            await asyncio.to_thread(way)

    def _pause(self, most: float) -> None:
        time.sleep(self._chance.uniform(0.1, most))

    def _kill(self) -> None:
        server = self._chance.choice(self._shared.servers)
        server.kill()
        self._pause(2.0)
        server.start()

    def _stop(self) -> None:
        server = self._chance.choice(self._shared.servers)
        server.stop()
        server.start()

    def _freeze(self) -> None:
        server = self._chance.choice(self._shared.servers)
        server.freeze()
        self._pause(9.0)
        server.wake()

    def _database(self) -> None:
        self._shared.cluster.stop()
        self._pause(1.0)
        self._shared.cluster.start()

    def _freeze_database(self) -> None:
        self._shared.cluster.signal(signal.SIGSTOP)
        self._pause(4.0)
        self._shared.cluster.signal(signal.SIGCONT)

    def _nats(self) -> None:
        assert self._shared.nats is not None
        self._shared.nats.stop()
        self._pause(2.0)
        self._shared.nats.start()

    def _freeze_nats(self) -> None:
        assert self._shared.nats is not None
        self._shared.nats.signal(signal.SIGSTOP)
        self._pause(4.0)
        self._shared.nats.signal(signal.SIGCONT)


def sit_down(shared: Machines, options: Json, think: float) -> list[Seat]:
    """People at one table, each come in by another server; nobody plays for who is away."""
    people = [Player(shared.servers[n % 3].address, f"Player {n}") for n in range(options["players"])]
    table = people[0].create(**options, away="wait")
    for person in people[1:]:
        assert person.post(f"/api/tables/{table}/join", {}).status_code == 200
    assert people[0].post(f"/api/tables/{table}/start").status_code == 204
    return [Seat(person, table, number, think) for number, person in enumerate(people)]


async def chaos(shared: Machines, seconds: float, seed: int, think: float = 0.4) -> str:
    """Play through the storm, then look at everything; returns what happened."""
    tables = [sit_down(shared, options, think) for options in GAMES]
    seats = [seat for table in tables for seat in table]
    monkey = Monkey(shared, seed)
    async with Storm([server.address for server in shared.servers], seed) as storm:
        playing = [asyncio.create_task(seat.play(storm.port)) for seat in seats]
        try:
            await monkey.rage(seconds)
            storm.is_raging = False
            for seat in seats:
                seat.think = 0.0
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*playing)
        except TimeoutError:
            stands = [
                f"{seat.table} {seat.number}: {seat.ask} {seat.waiting} lives {seat.lives}"[:300] for seat in seats
            ]
            raise AssertionError(f"games that do not end after {monkey.done}: {stands}") from None
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        for table in tables:
            await asyncio.to_thread(check, shared, storm, table)
    choices = sum(len(seat.acknowledged) for seat in seats)
    lives = sum(seat.lives for seat in seats)
    return f"{choices} choices acknowledged, {lives} connections, {len(monkey.done)} blows: {', '.join(monkey.done)}"


def check(shared: Machines, storm: Storm, seats: list[Seat]) -> None:
    table = seats[0].table
    address = f"{shared.servers[0].address}/api/tables/{table}/record"
    record = read_record(httpx.get(address, timeout=PATIENCE).text)
    assert replay_record(record).over()
    with psycopg.connect(shared.database) as database:
        rows = database.execute(
            'SELECT seat, message, request, move FROM choices WHERE "table" = %s ORDER BY number', (table,)
        ).fetchall()
    assert len(rows) == sum(len(turn) for turn in record.turns)
    for seat in seats:
        for message, (request, move) in seat.acknowledged.items():
            kept = [row for row in rows if row[:2] == (seat.number, message)]
            assert kept == [(seat.number, message, request, move)], "an acknowledged choice is there once"
            assert [each for each in record.turns[int(request)] if each[0] == seat.number] == [(seat.number, move)]
        knowledge = Knowledge(record, seat.number)
        for heard in storm.heard:
            if heard.table == table and heard.cookie == seat.cookie:
                for turns, frame in knowledge.moments(heard.frames):
                    leaks = knowledge.leaks(frame, turns, {})
                    assert not leaks, (leaks, seat.number, turns, frame)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wire", choices=WIRES, nargs="+", default=WIRES)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    options = parser.parse_args()
    for wire in options.wire:
        print(f"{wire}, seed {options.seed}", flush=True)
        with tempfile.TemporaryDirectory(prefix="sevenwonders-", ignore_cleanup_errors=True) as folder:
            cluster = Cluster(Path(folder) / "cluster")
            try:
                with machines(Path(folder), wire, cluster) as shared:
                    think = options.seconds / 60
                    print(asyncio.run(chaos(shared, options.seconds, options.seed, think)), flush=True)
            finally:
                cluster.stop()


if __name__ == "__main__":
    main()
