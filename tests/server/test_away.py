"""People who leave and come back, and clocks."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from sevenwonders.server.tables.services import now
from tests.server.client import Line, Player
from tests.server.inside import hall_at, listen, new_table, until
from tests.server.running import Server

DAY = 86_400_000


@pytest.fixture
def ada(server: Server) -> Player:
    return Player(server.address, "Ada")


@pytest.fixture
def grace(server: Server) -> Player:
    return Player(server.address, "Grace")


def duel(ada: Player, grace: Player, away: str = "bot") -> str:
    table = ada.create("duel", away=away)
    assert grace.post(f"/api/tables/{table}/join", {}).json()["seat"] == 1
    assert ada.post(f"/api/tables/{table}/start").status_code == 204
    return table


def is_away(line: Line, seat: int) -> bool:
    return bool(line.table) and bool(line.table["seats"][seat]["away"])


def let_a_bot_think(person: Player) -> None:
    """A bot of another table answers: whatever bots were asked before has been answered too, there is one process."""
    with person.line(person.create("duel", ["easy"], start=True)) as line:
        line.until(Line.owes)
        for _ in range(2):
            assert line.ask is not None
            line.choose(line.ask["offers"][0]["move"])
            line.until(Line.owes)


def test_a_bot_plays_for_who_left_and_makes_room_for_who_returns(ada: Player, grace: Player) -> None:
    table = duel(ada, grace)
    with ada.line(table) as line:
        with grace.line(table) as other:
            other.until(lambda each: bool(each.view))
            line.until(lambda each: bool(each.table) and each.table["seats"][1]["online"])
        line.until(lambda each: not each.table["seats"][1]["online"])
        assert not is_away(line, 1)  # a tab that was closed is not yet a player who left
        assert grace.post(f"/api/tables/{table}/leave").status_code == 204
        line.until(lambda each: is_away(each, 1))
        for _ in range(5):
            line.until(Line.owes)
            assert line.ask is not None
            line.choose(line.ask["offers"][0]["move"])
        line.until(Line.owes)
        played = [event for event in line.events if event["seat"] == 1]
        assert len(played) >= 3
        with grace.line(table) as other:
            other.until(lambda each: bool(each.view))
            line.until(lambda each: not is_away(each, 1))
            assert other.table["you"] == 1
            assert line.ask is not None
            line.choose(line.ask["offers"][0]["move"])
            other.until(lambda each: each.owes() or each.is_over() or each.view["active"] == 0)
            if other.owes():
                assert other.ask is not None
                assert other.choose(other.ask["offers"][0]["move"])["type"] == "ack"


def test_a_choice_of_who_left_brings_the_seat_back(ada: Player, grace: Player) -> None:
    """Left in one tab, and chose in another."""
    table = duel(ada, grace, away="wait")
    with ada.line(table) as line, grace.line(table) as other:
        line.until(Line.owes)
        assert ada.post(f"/api/tables/{table}/leave").status_code == 204
        other.until(lambda each: is_away(each, 0))
        assert line.ask is not None
        assert line.choose(line.ask["offers"][0]["move"])["type"] == "ack"
        other.until(lambda each: not is_away(each, 0))


def test_alone_at_a_table_everything_waits(ada: Player, grace: Player) -> None:
    table = ada.create("duel", ["easy"], start=True)
    with ada.line(table) as line:
        line.until(Line.owes)
        asked, events = line.ask, line.events
    with grace.line(table) as watching:  # a spectator is nobody to go on for
        assert ada.post(f"/api/tables/{table}/leave").status_code == 204
        watching.until(lambda each: is_away(each, 0))
        let_a_bot_think(grace)
    with ada.line(table) as line:
        line.until(Line.owes)
        assert (line.ask, line.events) == (asked, events)


def test_where_the_table_says_so_all_wait_for_who_left(ada: Player, grace: Player) -> None:
    table = duel(ada, grace, away="wait")
    with grace.line(table) as line:
        line.until(lambda each: bool(each.view))
        assert ada.post(f"/api/tables/{table}/leave").status_code == 204
        line.until(lambda each: is_away(each, 0))
        let_a_bot_think(grace)
        with ada.line(table) as back:
            back.until(Line.owes)
            assert back.ask is not None
            assert back.ask["request"] == "0"
            line.until(lambda each: not is_away(each, 0))


def test_a_person_is_away_some_time_after_the_last_tab_is_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = await new_table(hall, "ada", "grace")
            table.options = table.options.model_copy(update={"away_after": 0})
            ear, _ = await listen(hall, table, "ada")
            _, one = await listen(hall, table, "grace")
            _, other = await listen(hall, table, "grace")
            hall.exit(table, one)
            await asyncio.sleep(0.01)
            assert table.away == set()
            assert table.is_online(1)
            hall.exit(table, other)
            await until(lambda: 1 in table.away, "Grace to be away")
            await until(lambda: any(each["table"]["seats"][1]["away"] for each in ear.heard), "Ada to hear of it")
            await listen(hall, table, "grace")
            assert table.away == set()

    asyncio.run(story())


# ---- clocks


def test_when_the_clock_of_a_turn_runs_out_a_bot_answers(ada: Player) -> None:
    table = ada.create("duel", ["easy"], start=True, clock="turn", clock_time=1)
    with ada.line(table) as line:
        line.until(Line.owes)
        first = line.ask
        assert line.table["deadline"] - line.table["now"] <= 1000
        line.until(lambda each: each.owes() and each.ask != first)
        assert any(event["kind"] == "draft" and event["seat"] == 0 for event in line.events)
        assert not line.table["seats"][0]["away"]


def test_a_clock_of_turns_waits_while_nobody_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = await new_table(hall, "ada", "grace", clock="turn", clock_time=30)
            driver = hall.drivers[table.id]
            assert table.deadline is not None
            table.deadline = now() - 1
            driver._ring()
            assert table.state("", -1).deadline is None
            assert table.expired == ""
            await listen(hall, table, "")
            assert table.deadline is None  # a spectator cannot play
            came = now()
            await listen(hall, table, "ada")
            assert table.deadline is not None
            assert came + 30_000 <= table.deadline <= now() + 30_000
            table.deadline = now() - 1
            driver._ring()
            assert table.expired == table.request
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = hall.tables[table.id]
            assert table.deadline is None  # a restart is nobody's fault
            await listen(hall, table, "grace")
            assert table.deadline is not None

    asyncio.run(story())


def test_a_deadline_of_days_survives_a_restart(own_server: Server) -> None:
    ada = Player(own_server.address)
    tables = [ada.create("duel", ["easy"], start=True, clock="days", clock_time=2) for _ in range(2)]
    deadlines = []
    for table in tables:
        with ada.line(table) as line:
            line.until(Line.owes)
            assert line.ask is not None
            line.choose(line.ask["offers"][0]["move"])
            line.until(Line.owes)
            deadlines.append(line.table["deadline"])
            assert DAY < deadlines[-1] - line.table["now"] <= 2 * DAY
    own_server.kill()
    with sqlite3.connect(own_server.database) as database:
        stored = dict(database.execute("SELECT id, deadline FROM tables").fetchall())
        assert [stored[table] for table in tables] == deadlines
        database.execute("UPDATE tables SET deadline = ? WHERE id = ?", (now() - DAY, tables[1]))
    database.close()
    own_server.start()
    assert ada.http.get(f"/api/tables/{tables[0]}").json()["deadline"] == deadlines[0]
    with ada.line(tables[1]) as line:  # a bot has answered for her, or does so now
        line.until(lambda each: bool(each.table) and (each.table["deadline"] or 0) > each.table["now"])
        line.until(lambda each: sum(event["seat"] == 0 for event in each.events) > 1)
