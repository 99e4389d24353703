"""Tables in memory: what must hold however the waiting of several people interleaves."""

import asyncio
import threading
import time
from pathlib import Path
from typing import cast

import pytest
from fastapi import WebSocket
from sqlalchemy import Connection as Sql
from sqlalchemy import text

from sevenwonders.server.models import NewTable
from sevenwonders.server.problems import Elsewhere, Trouble
from sevenwonders.server.protocol import Acknowledged, Options, Refused
from sevenwonders.server.secrets import hash_password, is_password
from sevenwonders.server.tables import hall as halls
from sevenwonders.server.tables import keeper, shown
from sevenwonders.server.tables.connection import Connection
from sevenwonders.server.tables.hall import Hall
from sevenwonders.server.tables.live import LiveTable
from sevenwonders.server.tables.owner import Claim, Owner
from tests.patience import PATIENCE
from tests.server.inside import Ear, any_choice, hall_at, listen, new_table, until


class SlowDisk:
    """Holds all writing back until it is let go."""

    def __init__(self, hall: Hall) -> None:
        self._free = threading.Event()
        self._hall = hall
        self._held = hall.services.spawn(hall.services.database.write(self._hold))

    def _hold(self, _: Sql) -> None:
        self._free.wait(30)

    async def let_go(self) -> None:
        self._free.set()
        await self._held


async def pause() -> None:
    """Let everything that can run, run."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_choice_whose_sender_goes_away_is_kept_whole(tmp_path: Path) -> None:
    """It is in the database: if the table did not know it, no further choice could be kept."""

    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = await new_table(hall, "ada", "grace")
            first = table.game.to_act()[0] if table.game else 0
            disk = SlowDisk(hall)
            choice = any_choice(table, first)
            sending = asyncio.create_task(table.choose(first, choice, "en"))
            await pause()
            sending.cancel()
            await disk.let_go()
            async with table.lock:
                assert table.moves == [(first, choice.move)]
            assert isinstance(await table.choose(first, choice, "en"), Acknowledged)
            assert table.game is not None
            other = table.game.to_act()[0]
            assert isinstance(await table.choose(other, any_choice(table, other), "en"), Acknowledged)

    asyncio.run(story())


def test_a_person_who_comes_back_while_the_bot_moves_finds_a_whole_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = await new_table(hall, "ada", "grace")
            assert table.game is not None
            seat = table.game.to_act()[0]
            names = ("ada", "grace")
            await listen(hall, table, names[1 - seat])
            driver = hall.drivers[table.id]
            disk = SlowDisk(hall)
            table.away.add(seat)
            move = any_choice(table, seat).move
            answering = hall.services.spawn(hall.services.finish(driver._answer(table.request, {seat: move})))
            driver._thinking[seat] = (table.request, answering)
            await pause()
            await listen(hall, table, names[seat])
            assert answering.cancelling()
            await disk.let_go()
            async with table.lock:
                assert table.moves == [(seat, move)]

    asyncio.run(story())


def test_a_choice_that_may_or_may_not_be_kept_makes_the_table_be_read_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As when the connection to a database breaks in the middle of a commit."""

    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = await new_table(hall, "ada", "grace")
            assert table.game is not None
            seat = table.game.to_act()[0]
            ear, _ = await listen(hall, table, "ada")
            choice = any_choice(table, seat)

            def behind(connection: Sql) -> None:
                values = {"t": table.id, "s": seat, "m": choice.move}
                insert = """INSERT INTO choices ("table", number, seat, message, request, move)"""
                connection.execute(text(f"{insert} VALUES (:t, 0, :s, '1', '0', :m)"), values)

            await hall.services.database.write(behind)
            refused = await table.choose(seat, choice, "en")
            assert isinstance(refused, Refused)
            assert refused.code == "stopped"
            assert "IntegrityError" in caplog.text
            assert table.id not in caplog.text  # a table's id is an invitation
            assert choice.move not in caplog.text
            await pause()
            assert ear.closed == 1012
            again = await hall.find(table.id)
            assert again is not table
            assert again.moves == [(seat, choice.move)]
            assert isinstance(await again.choose(seat, choice, "en"), Acknowledged)
            late = await table.choose(1 - seat, any_choice(again, 1 - seat), "en")
            assert isinstance(late, Refused)  # nobody plays on at the one that is gone

    asyncio.run(story())


def test_those_who_ask_for_a_table_at_once_find_the_same(tmp_path: Path) -> None:
    class Reluctant(Owner):
        """Says no to the first, and takes its time."""

        asked = 0

        async def claim(self, table: str) -> Claim:
            self.asked += 1
            number = self.asked
            await asyncio.sleep(0.01)
            return Claim(is_ours=number != 2)  # 1 is the making of the table

    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite", Reluctant()) as hall:
            table = await new_table(hall, "ada", "grace")
            await hall.drop(table)
            assert hall.tables == {}
            refused = await asyncio.gather(*(hall.find(table.id) for _ in range(3)), return_exceptions=True)
            assert [type(each) for each in refused] == [Elsewhere] * 3
            found = await asyncio.gather(*(hall.find(table.id) for _ in range(5)))
            assert len({id(each) for each in found}) == 1
            assert hall._loading == {}
            with pytest.raises(Trouble):
                await hall.find("222222222222")
            assert hall._loading == {}

    asyncio.run(story())


def test_a_table_where_nobody_is_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            idle = await new_table(hall, "ada", "grace")
            watched = await new_table(hall, "ada", "grace")
            clocked = await new_table(hall, "ada", "grace", clock="days", clock_time=1)
            await listen(hall, watched, "")
            for _ in range(keeper.IDLE_SWEEPS):
                await hall._drop_idle()
            assert set(hall.tables) == set(hall.drivers) == {watched.id, clocked.id}
            assert idle.gone
            assert set(hall._idle) == set(hall.tables)
            with pytest.raises(Trouble):
                await hall.leave(idle, "ada")
            assert (await hall.find(idle.id)).status == "playing"

    asyncio.run(story())


def test_a_sweep_that_fails_is_not_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "SWEEP_SECONDS", 0.0)

    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            sweeps = 0
            enough = asyncio.Event()

            async def tidy(**_: bool) -> None:
                nonlocal sweeps
                sweeps += 1
                if sweeps > 2:
                    enough.set()
                raise OSError("the database is away")

            monkeypatch.setattr(hall, "_tidy", tidy)
            await asyncio.wait_for(enough.wait(), PATIENCE)

    asyncio.run(story())


def test_one_reader_that_cannot_be_told_does_not_hurt_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = await new_table(hall, "ada", "grace")
            good, _ = await listen(hall, table, "ada")
            bad, _ = await listen(hall, table, "")
            update = LiveTable.update

            def broken(self: LiveTable, reader: object, **how: bool) -> object:
                if reader.seat < 0:  # type: ignore[attr-defined]
                    raise KeyError("a text")
                return update(self, reader, **how)  # type: ignore[arg-type]

            monkeypatch.setattr(LiveTable, "update", broken)
            await pause()
            before = len(good.heard)
            assert table.game is not None
            seat = table.game.to_act()[0]
            assert isinstance(await table.choose(seat, any_choice(table, seat), "en"), Acknowledged)
            await pause()
            assert len(good.heard) == before + 1
            assert bad.closed == 1011

    asyncio.run(story())


def test_a_game_that_ended_in_the_last_moment_of_a_server_is_over_in_the_lists_too(tmp_path: Path) -> None:
    """The choice was kept, the note that the game is over was not."""

    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = await new_table(hall, "ada", "grace")
            assert table.game is not None
            while not table.game.over():
                seat = table.game.to_act()[0]
                await table.choose(seat, any_choice(table, seat, table.request), "en")
            await hall.services.database.write(lambda sql: sql.execute(text("UPDATE tables SET status = 'playing'")))
        async with hall_at(tmp_path / "t.sqlite") as hall:
            assert hall.tables[table.id].status == "over"

            def status(sql: Sql) -> str:
                return str(sql.scalar(text("SELECT status FROM tables")))

            await hall.services.database.write(lambda _: None)  # notes are written in their order
            assert await hall.services.database.read(status) == "over"

    asyncio.run(story())


def test_many_who_leave_at_once_do_not_drown_a_player(tmp_path: Path) -> None:
    """Comings and goings are gathered; one word of them waits at the most, in front of nothing."""

    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = await new_table(hall, "ada", "grace")
            ear, player = await listen(hall, table, "ada")
            await pause()
            heard = len(ear.heard)
            watchers = [(await listen(hall, table, ""))[1] for _ in range(190)]
            for watcher in watchers:
                hall.exit(table, watcher)
            await pause()
            assert not player.is_closing
            assert len(ear.heard) == heard  # nothing at once
            await until(lambda: len(ear.heard) > heard, "who is there")
            assert len(ear.heard) == heard + 1
            assert ear.heard[-1]["table"]["spectators"] == 0
            for _ in range(300):  # even if nothing of it can be sent
                player.send_presence("{}")
            assert not player.is_closing

    asyncio.run(story())


def test_those_who_watch_are_told_of_comings_and_goings_less_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shown, "PRESENCE_SECONDS", 0.02)

    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = await new_table(hall, "ada", "grace")
            player, _ = await listen(hall, table, "ada")
            watcher, _ = await listen(hall, table, "")
            for _ in range(12):
                heard = len(player.heard)
                _, other = await listen(hall, table, "")
                await until(lambda: len(player.heard) > heard, "who came")  # noqa: B023
                hall.exit(table, other)
            told = watcher.heard[-1]["table"]["spectators"] if watcher.heard else 0
            await until(lambda: bool(watcher.heard) and watcher.heard[-1]["table"]["spectators"] == 1, "the last word")
            assert len(player.heard) >= 2 * len(watcher.heard), told

    asyncio.run(story())


def test_who_is_there_never_overtakes_what_happened(tmp_path: Path) -> None:
    """A reader who is slow is not told of events that are still on their way as if it had them."""

    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = await new_table(hall, "ada", "grace")
            assert table.game is not None
            ear = Ear()
            slow = Connection(cast(WebSocket, ear), "ada", 0, "en")
            slow.seq = len(table._events.get(0, []))
            await hall.enter(table, slow)
            table._tell_presence()
            seat = table.game.to_act()[0]
            await table.choose(seat, any_choice(table, seat), "en")
            table._tell_presence()
            sending = asyncio.create_task(slow.send_on())
            await until(lambda: len(ear.heard) == 2, "an update and a word of who is there")
            happened, presence = ear.heard
            assert happened["events"]
            assert happened["seq"] == presence["seq"]
            sending.cancel()

    asyncio.run(story())


def test_a_wrong_password_never_holds_the_table_up_and_cannot_be_guessed_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, tried = threading.Event(), []

    def slow(password: str, kept: str) -> bool:
        tried.append(password)
        thinking.wait(PATIENCE)
        return is_password(password, kept)

    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = await new_table(hall, "ada", "grace")
            table.password = hash_password("open sesame")
            monkeypatch.setattr(halls, "is_password", slow)
            guess = asyncio.create_task(hall.join(table, "eve", "Eve", "wrong", None, "192.0.2.1"))
            await until(lambda: bool(tried), "the guess")
            assert not table.lock.locked()
            thinking.set()
            with pytest.raises(Trouble, match="password"):
                await guess
            for _ in range(4):
                with pytest.raises(Trouble, match="password"):
                    await hall.join(table, "eve", "Eve", "wrong", None, "192.0.2.1")
            with pytest.raises(Trouble, match="too_many"):
                await hall.join(table, "eve", "Eve", "open sesame", None, "192.0.2.1")
            assert len(tried) == 5  # it was not even looked at
            with pytest.raises(Trouble, match="begun"):  # another one knows it
                await hall.join(table, "joan", "Joan", "open sesame", None, "192.0.2.2")

    asyncio.run(story())


def test_the_guesses_of_strangers_lock_nobody_else_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "SLOW_SECONDS", 0.0)

    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = await new_table(hall, "ada", "grace")
            table.password = hash_password("open sesame")
            for number in range(45):
                with pytest.raises(Trouble, match="password"):
                    await hall.join(table, "eve", "Eve", "wrong", None, f"192.0.2.{number}")
            with pytest.raises(Trouble, match="begun"):
                await hall.join(table, "joan", "Joan", "open sesame", None, "198.51.100.1")

    asyncio.run(story())


def test_passwords_of_a_table_are_tried_one_after_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many guess at once: all of them together use one core."""
    tried: list[int] = []
    at_once = 0

    def counted(password: str, kept: str) -> bool:
        nonlocal at_once
        at_once += 1
        tried.append(at_once)
        time.sleep(0.01)
        at_once -= 1
        return is_password(password, kept)

    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = await new_table(hall, "ada", "grace")
            table.password = hash_password("open sesame")
            monkeypatch.setattr(halls, "is_password", counted)
            guesses = (hall.join(table, "eve", "Eve", "wrong", None, f"192.0.2.{number}") for number in range(8))
            answers = await asyncio.gather(*guesses, return_exceptions=True)
            assert [str(answer) for answer in answers] == ["password"] * 8

    asyncio.run(story())
    assert tried == [1] * 8


def test_bots_think_on_the_account_of_whoever_made_the_table(tmp_path: Path) -> None:
    """Even before anybody opens a line to it: else the first moves of all such tables would share one account."""

    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            wanted = NewTable(options=Options(game="duel"), bots=["expert"], start=True)
            table = await hall.create(wanted, "ada", "Ada", "198.51.100.1")
            assert table.visitor == "198.51.100.1"

    asyncio.run(story())
