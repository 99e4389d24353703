"""Old tables are removed, but never because a clock is wrong, and never without a record of what was played."""

import asyncio
import gzip
import logging
from pathlib import Path

import pytest

from sevenwonders.records import read_record
from sevenwonders.records.replay import begin, steps
from sevenwonders.server.store.queries import load_tables
from sevenwonders.server.tables import forgetting, services
from sevenwonders.server.tables.forgetting import forget_old_tables
from sevenwonders.server.tables.hall import Hall
from tests.server.inside import any_choice, hall_at, new_table

DAYS = 100 * 86_400_000


@pytest.fixture(autouse=True)
def ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is a hundred days ahead."""
    true = services.now
    monkeypatch.setattr(forgetting, "now", lambda: true() + DAYS)


def up_for_days(hall: Hall) -> None:
    hall.services.began -= 48 * 3600


async def finished(hall: Hall) -> str:
    table = await new_table(hall, "ada", "grace")
    number = 0
    while table.game is not None and not table.game.over():
        seat = table.game.to_act()[0]
        number += 1
        await table.choose(seat, any_choice(table, seat, str(number)), "en")
    while (await hall.services.database.read(load_tables([table.id])))[0].status != "over":
        await asyncio.sleep(0.01)
    return table.id


def test_a_wrong_clock_removes_nothing_after_a_start(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            made = await finished(hall)
            assert await forget_old_tables(hall.services) == 0
            assert (await hall.find(made)).status == "over"

    asyncio.run(story())


def test_a_game_that_is_on_is_never_too_old(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = await new_table(hall, "ada", "grace")
            up_for_days(hall)
            assert await forget_old_tables(hall.services) == 0
            await hall.drop(table)
            assert (await hall.find(table.id)).status == "playing"

    asyncio.run(story())


def test_what_is_removed_is_kept_as_a_record_and_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> str:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            made = await finished(hall)
            up_for_days(hall)
            with caplog.at_level(logging.WARNING, "sevenwonders.server"):
                assert await forget_old_tables(hall.services) == 1
            return made

    made = asyncio.run(story())
    assert "removed 1 table" in caplog.text
    assert made not in caplog.text  # an address of a table is an invitation
    file = tmp_path / "forgotten" / f"{made}.7wn.gz"
    record = read_record(gzip.decompress(file.read_bytes()).decode())
    assert record.players == ["ada", "grace"]
    game = begin(record, ())
    for _ in steps(record, game):
        pass
    assert game.over()
