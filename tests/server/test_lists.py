"""Lists of tables tell the truth, also of tables that are not in memory; what nobody needs leaves them."""

import asyncio
from pathlib import Path

import pytest

from sevenwonders.server.models import NewTable
from sevenwonders.server.problems import Trouble
from sevenwonders.server.protocol import Options
from sevenwonders.server.routes.lobby import EMPTY_MILLISECONDS, _lines
from sevenwonders.server.store.listing import public_tables, tables_of
from sevenwonders.server.store.people import forget_people, name_of, set_name
from sevenwonders.server.store.queries import see_tables
from sevenwonders.server.tables.hall import Hall
from sevenwonders.server.tables.live import LiveTable
from sevenwonders.server.tables.services import now
from tests.server.inside import any_choice, hall_at, listen, new_table


async def mine(hall: Hall, person: str) -> tuple[bool, int]:
    (line,) = _lines(await hall.services.database.read(tables_of(person)), hall, person)
    return line.your_turn, line.age


async def play_some(table: LiveTable, wanted_age: int) -> None:
    number = 0
    while table.game is not None and int(getattr(table.game, "age", 0)) < wanted_age:
        number += 1
        seat = table.game.to_act()[0]
        await table.choose(seat, any_choice(table, seat, str(number)), "en")


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("classic", 3)])
def test_whose_turn_it_is_is_known_of_tables_that_left_the_memory(tmp_path: Path, game: str, players: int) -> None:
    people = ["ada", "grace", "joan"][:players]

    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = await new_table(hall, *people, game=game, players=players)
            for age in (0, 2):
                await play_some(table, age)
                if game == "classic":  # the first seat has chosen, and waits for the others
                    await table.choose(0, any_choice(table, 0, f"sealed {age}"), "en")
                said = {person: await mine(hall, person) for person in people}
                assert {turn for turn, _ in said.values()} == {True, False}
                await hall.drop(table)
                assert table.id not in hall.tables
                assert {person: await mine(hall, person) for person in people} == said
                table = await hall.find(table.id)
            assert (await mine(hall, "ada"))[1] == 2

    asyncio.run(story())


def test_a_public_table_where_nobody_is_leaves_the_list(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            read, write = hall.services.database.read, hall.services.database.write
            table = await new_table(hall, "ada", "grace", public=True)
            since = now() - EMPTY_MILLISECONDS
            assert [each.id for each in await read(public_tables(since))] == [table.id]  # it is new
            await write(see_tables([table.id], since - 1))
            await hall._tidy(forget_old=False, at_times=True)
            assert await read(public_tables(since)) == []
            await listen(hall, table, "ada")
            await hall._tidy(forget_old=False, at_times=True)
            assert [each.id for each in await read(public_tables(since))] == [table.id]

    asyncio.run(story())


# ---- people


def test_names_of_people_who_sit_nowhere_are_not_kept_for_ever(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            read, write = hall.services.database.read, hall.services.database.write
            await new_table(hall, "ada", "grace")
            for person, seen in (("ada", 1), ("joan", 1), ("mary", 100)):
                await write(set_name(person, person, seen))
            assert await write(forget_people(50, 10)) == 1
            assert [await read(name_of(person)) for person in ("ada", "joan", "mary")] == ["ada", "", "mary"]
            for number in range(20):
                await write(set_name(f"crowd {number}", "Crowd", 200 + number))
            while await write(forget_people(-1, 10)):
                pass
            kept = [await read(name_of(f"crowd {number}")) for number in range(20)]
            assert kept == [""] * 11 + ["Crowd"] * 9  # and Ada, who sits at a table
            assert await read(name_of("ada")) == "ada"

    asyncio.run(story())


# ---- the host's word


async def open_with(hall: Hall, *people: str) -> LiveTable:
    table = await hall.create(NewTable(options=Options(game="duel")), people[0], people[0])
    for person in people[1:]:
        await hall.join(table, person, person, "", None)
    return table


def test_the_host_sends_somebody_away_before_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            other = await open_with(hall, "ada", "eve")
            with pytest.raises(Trouble, match="not_host"):
                await hall.remove_person(other, "eve", 0)
            with pytest.raises(Trouble, match="no_person"):
                await hall.remove_person(other, "ada", 0)
            _, socket = await listen(hall, other, "eve")
            await hall.remove_person(other, "ada", 1)
            assert other.seats[1].kind == "open"
            assert socket.seat < 0  # who was sent away may watch
            with pytest.raises(Trouble, match="removed"):
                await hall.join(other, "eve", "Eve", "", None)
            assert await hall.join(other, "grace", "Grace", "", None) == 1

    asyncio.run(story())


def test_in_a_game_a_bot_takes_the_seat_of_who_is_not_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = await new_table(hall, "ada", "grace")
            _, socket = await listen(hall, table, "grace")
            with pytest.raises(Trouble, match="still_here"):
                await hall.remove_person(table, "ada", 1)
            hall.exit(table, socket)
            await hall.remove_person(table, "ada", 1)
            assert (table.seats[1].kind, table.seats[1].level) == ("bot", table.options.away_level)
            assert hall.drivers[table.id].level_of(1)
            await hall.drop(table)
            again = await hall.find(table.id)
            assert again.seats[1].kind == "bot"

    asyncio.run(story())


def test_where_they_play_again_anybody_who_sits_there_gives_the_word(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = await new_table(hall, "ada", "grace")
            table.host = ""  # as at a table of a rematch
            with pytest.raises(Trouble, match="not_host"):
                await hall.remove_person(table, "eve", 0)
            await hall.remove_person(table, "grace", 0)
            assert table.seats[0].kind == "bot"

    asyncio.run(story())
