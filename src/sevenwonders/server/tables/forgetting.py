"""Tables that nobody touched for long are removed: never where a game is on, and what was played is kept as a record.

A clock may be wrong: nothing is removed soon after a start, however old it looks.
"""

import asyncio
import gzip
import time
from pathlib import Path
from typing import Final

from sevenwonders.core.texts import Texts
from sevenwonders.records import read_record, write_record
from sevenwonders.records.ending import ended_scores, result_of
from sevenwonders.records.replay import begin
from sevenwonders.server.settings import data_folder
from sevenwonders.server.store.people import forget_people
from sevenwonders.server.store.queries import StoredTable, load_tables, remove, untouched
from sevenwonders.server.store.reviews import forget_reviews
from sevenwonders.server.tables.ending import read_ending
from sevenwonders.server.tables.services import Services, log, now
from sevenwonders.sets.shelf import Shelf

DAY: Final = 86_400_000
NEVER: Final = -1
FOLDER: Final = "forgotten"


async def forget_old_tables(services: Services) -> int:
    """Remove what is old, some at a time so that choices need not wait long; returns how many."""
    settings = services.settings
    while await services.database.write(forget_people(NEVER, settings.people)):
        pass  # there are more than anybody needs, whatever the clock says
    while await services.database.write(forget_reviews(NEVER, settings.reviews)):
        pass
    up = time.monotonic() - services.began
    if not settings.keep_days or up < 3600 * settings.forget_after_hours:
        return 0
    before, removed = now() - settings.keep_days * DAY, 0
    while await services.database.write(forget_people(before, settings.people)):
        pass
    while await services.database.write(forget_reviews(before, settings.reviews)):
        pass
    folder = export_folder(services)
    while ids := await services.database.read(untouched(before)):
        tables = await services.database.read(load_tables(ids))
        await asyncio.to_thread(export, [table for table in tables if table.status == "over"], folder, services.shelf)
        done = await services.database.write(remove(ids, before))
        if not done:
            break
        removed += done
    if removed:
        log.warning(
            "removed %d tables untouched for %d days; their games are in %s", removed, settings.keep_days, folder
        )
    return removed


def export_folder(services: Services) -> Path:
    if services.settings.exports:
        return Path(services.settings.exports)
    file = "" if services.database.shared else services.database.url.database
    return (Path(file).parent if file else data_folder()) / FOLDER


def export(tables: list[StoredTable], folder: Path, shelf: Shelf) -> None:
    """Their games as compressed records. What cannot be replayed here is kept as its deal and its choices."""
    folder.mkdir(parents=True, exist_ok=True)
    for table in tables:
        (folder / f"{table.id}.7wn.gz").write_bytes(gzip.compress(_record(table, shelf).encode()))


def _record(table: StoredTable, shelf: Shelf) -> str:
    try:
        game = begin(read_record(table.deal), shelf)
        for choice in table.choices:
            game.play(choice.seat, choice.move)
        record, ending = game.record(None), read_ending(table.ending)
        if ending.how and not game.over():
            seats = sorted(ending.resigned)
            record.result = result_of(ended_scores(game.scores(), ending.how, seats, len(table.seats)), seats)
        bot = Texts("en")
        record.players = [bot("server.bot", n=seat.name) if seat.kind == "bot" else seat.name for seat in table.seats]
        return write_record(record)
    except Exception:  # a set that is gone, a damaged table: keep what there is
        return "\n".join([table.deal, *(f"; {choice.seat} {choice.move}" for choice in table.choices), ""])
