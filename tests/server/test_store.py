"""The database: its shape, its commits, its forgetting."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text

from sevenwonders.server.store.database import Database, DatabaseError
from sevenwonders.server.store.people import name_of, set_name
from sevenwonders.server.store.queries import (
    Choice,
    Seat,
    StoredTable,
    add_choices,
    add_table,
    load_tables,
    remove,
    untouched,
)
from sevenwonders.server.store.schema import Base


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = Database(f"sqlite:///{tmp_path / 't.sqlite'}")
    yield opened
    asyncio.run(opened.stop())


def stored(name: str, changed: int = 0) -> StoredTable:
    seats = [Seat("human", "Ada", "", "a" * 64), Seat("bot", "1", "easy")]
    return StoredTable(name, 0, changed, "open", True, "{}", "", "a" * 64, "", None, "", seats, [])


def test_the_migrations_give_exactly_the_schema_of_the_models(database: Database, tmp_path: Path) -> None:
    database.migrate()
    engine = create_engine(f"sqlite:///{tmp_path / 't.sqlite'}")
    with engine.connect() as connection:
        options = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, Base.metadata) == []
        for change in ("DROP INDEX tables_by_status", "ALTER TABLE people ADD COLUMN odd INTEGER"):
            connection.execute(text(change))
        assert len(compare_metadata(context, Base.metadata)) == 2  # it does compare
    engine.dispose()


def test_a_database_of_a_newer_version_is_refused_in_words(tmp_path: Path) -> None:
    opened = Database(f"sqlite:///{tmp_path / 't.sqlite'}")
    opened.migrate()
    asyncio.run(opened.stop())
    engine = create_engine(f"sqlite:///{tmp_path / 't.sqlite'}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    newer = Database(f"sqlite:///{tmp_path / 't.sqlite'}")
    with pytest.raises(DatabaseError, match="9999"):
        newer.migrate()
    asyncio.run(newer.stop())


@pytest.mark.parametrize("url", ["nonsense", "sqlite:////proc/none/t.sqlite", "mysql://x/y", "postgresql://x:1/y"])
def test_a_database_that_cannot_be_used_is_refused_in_words(url: str) -> None:
    with pytest.raises(DatabaseError):
        Database(url).migrate()


def test_one_failing_job_of_a_group_keeps_the_others(database: Database) -> None:
    def fail(_: Connection) -> None:
        raise KeyError("no")

    async def story() -> None:
        await database.start()
        jobs = [set_name("1", "Ada"), fail, set_name("2", "Grace"), fail, set_name("1", "Countess")]
        done = await asyncio.gather(*(database.write(job) for job in jobs), return_exceptions=True)
        assert [type(each) for each in done] == [type(None), KeyError, type(None), KeyError, type(None)]
        assert await database.read(name_of("1")) == "Countess"
        assert await database.read(name_of("2")) == "Grace"
        await database.stop()

    asyncio.run(story())


def test_a_job_that_fails_leaves_nothing_behind(database: Database) -> None:
    def half(connection: Connection) -> None:
        set_name("1", "Ada")(connection)
        raise KeyError("no")

    async def story() -> None:
        await database.start()
        with pytest.raises(KeyError):
            await database.write(half)
        assert await database.read(name_of("1")) == ""
        await database.stop()

    asyncio.run(story())


def test_what_waits_when_the_server_stops_is_committed(tmp_path: Path) -> None:
    async def story() -> None:
        database = Database(f"sqlite:///{tmp_path / 't.sqlite'}")
        await database.start()
        waiting = [asyncio.create_task(database.write(set_name(str(each), "Ada"))) for each in range(1200)]
        await asyncio.sleep(0)
        await database.stop()
        assert all(task.done() for task in waiting) or await asyncio.gather(*waiting)
        again = Database(f"sqlite:///{tmp_path / 't.sqlite'}")
        await again.start()
        assert await again.read(name_of("1199")) == "Ada"
        await again.stop()

    asyncio.run(story())


def test_two_choices_never_count_as_one(database: Database) -> None:
    async def story() -> None:
        await database.start()
        await database.write(add_table(stored("t")))
        choice = Choice(0, "1", "0", "draft:x")
        await database.write(add_choices("t", 0, [choice]))
        with pytest.raises(Exception, match="UNIQUE"):
            await database.write(add_choices("t", 0, [choice]))
        await database.write(add_choices("t", 2, [choice]))
        found = (await database.read(load_tables(["t"])))[0]
        assert len(found.choices) == 2
        assert found.damaged  # there is no choice 1
        await database.stop()

    asyncio.run(story())


def test_old_tables_are_removed_with_all_that_belongs_to_them(database: Database) -> None:
    async def story() -> None:
        await database.start()
        for number in range(150):
            await database.write(add_table(stored(f"old{number}", 99)))
        await database.write(add_table(stored("new", 100)))
        await database.write(add_table(replace(stored("played", 99), status="playing")))
        for table in ("old7", "new", "played"):
            await database.write(add_choices(table, 0, [Choice(0, "1", "0", "draft:x")]))
        removed = 0
        while some := await database.read(untouched(100)):
            assert len(some) <= 100
            removed += await database.write(remove([*some, "new", "played"], 100))
        assert removed == 150

        def rows(connection: Connection) -> dict[str, set[str]]:
            names = {"tables": "id", "seats": '"table"', "choices": '"table"'}
            return {name: set(connection.scalars(text(f"SELECT {key} FROM {name}"))) for name, key in names.items()}

        left = {"new", "played"}
        assert await database.read(rows) == {"tables": left, "seats": left, "choices": left}
        await database.stop()

    asyncio.run(story())


def test_lists_find_their_tables_by_index(database: Database) -> None:
    database.migrate()
    with database._writer.engine.connect() as connection:
        indexes = {index["name"] for table in ("tables", "seats") for index in inspect(connection).get_indexes(table)}
    assert indexes == {"tables_by_status", "seats_by_person"}
