"""Practice tables: a game goes on from a position of a record, against bots, and moves may be taken back there.

They are tables as all others: the choices of the record stand before those that are made there.
"""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection as DatabaseConnection
from sqlalchemy import delete

from sevenwonders.coach.reviewing import tells_not_all
from sevenwonders.core.record import MissingSet, Record, RecordError
from sevenwonders.games import BASE, DUEL
from sevenwonders.records import write_record
from sevenwonders.records.replay import begin, steps
from sevenwonders.server.limits import FREE, Work
from sevenwonders.server.models import TryWish
from sevenwonders.server.problems import Trouble
from sevenwonders.server.protocol import Options
from sevenwonders.server.secrets import new_table_id
from sevenwonders.server.store.queries import (
    Choice,
    Progress,
    Seat,
    StoredTable,
    add_choices,
    add_table,
    change_table,
    note_progress,
)
from sevenwonders.server.store.schema import ChoiceRow
from sevenwonders.server.tables.keeper import Keeper
from sevenwonders.server.tables.live import LiveTable, progress_of
from sevenwonders.server.tables.services import now
from sevenwonders.sets.shelf import Shelf


@dataclass(frozen=True)
class Somebody:
    """Who sits down."""

    token: str
    name: str
    emblem: str = ""


class PracticeHall(Keeper):
    async def try_from(
        self, record: Record, wanted: TryWish, person: Somebody, address: str = "", work: Work = FREE
    ) -> LiveTable:
        """A table where somebody goes on from a position of a whole record. Raises Trouble."""
        stored, progress = await work.in_thread(laid, record, wanted, person, self.services.shelf)

        def job(connection: DatabaseConnection) -> None:
            add_table(stored)(connection)
            if stored.choices:
                add_choices(stored.id, 0, stored.choices)(connection)
            note_progress(stored.id, progress)(connection)

        await self.services.database.write(job)
        table = await self.find(stored.id)
        table.visitor = address
        return table

    async def take_back(self, table: LiveTable, token: str) -> None:
        """The last choice of whoever practises, and all that followed from it, never was."""
        async with self._at(table):
            seat, first = table.seat_of(token), table.options.practice
            if seat < 0:
                raise Trouble(403, "not_seated")
            if first is None:
                raise Trouble(409, "no_practice")
            number = table.last_choice(seat)
            if number < 0:
                raise Trouble(409, "nothing_back")
            await table.write(_take_back(table.id, number))
            table.rewind(number)
            if table.game is not None:
                await table.write(note_progress(table.id, progress_of(table.game)))
            self.drivers[table.id].rewound()


def _take_back(table: str, number: int) -> Callable[[DatabaseConnection], None]:
    def job(connection: DatabaseConnection) -> None:
        connection.execute(delete(ChoiceRow).where(ChoiceRow.table == table, ChoiceRow.number >= number))
        change_table(table, status="playing", ending="", changed=now())(connection)

    return job


def laid(record: Record, wanted: TryWish, person: Somebody, shelf: Shelf) -> tuple[StoredTable, Progress]:
    """The table as it is kept: the deal of the record, its choices before the turn, bots on the other seats."""
    players = len(record.players)
    if tells_not_all(record):
        raise Trouble(422, "record_hidden")
    if wanted.seat >= players:
        raise Trouble(422, "no_seat")
    if wanted.turn > len(record.turns) + 1:
        raise Trouble(422, "no_turn", turn=wanted.turn, last=len(record.turns) + 1)
    try:
        game = begin(record, shelf)
        deal, choices = write_record(game.record()), []
        turns = steps(record, game)
        for turn in record.turns[: wanted.turn - 1]:
            choices += [Choice(seat, "", str(len(game.turns)), move) for seat, move in turn]
            next(turns)
    except MissingSet as error:
        raise Trouble(422, "record_sets", sets=", ".join(error.sets)) from None
    except RecordError as error:
        raise Trouble(422, "record", reason=str(error)) from None
    if game.over():
        raise Trouble(409, "over_there")
    options = Options(
        game="duel" if record.game == DUEL else "classic",
        players=players,
        sets=[key for key in record.sets if key not in (BASE, DUEL)],
        first_game=record.options.get("first_game") == "yes",
        teams=record.options.get("teams") == "yes",
        away="wait",
        practice=len(choices),
    )
    at, bots = now(), iter(range(1, players))
    seats = [
        Seat("human", person.name, "", person.token, person.emblem)
        if seat == wanted.seat
        else Seat("bot", str(next(bots)), wanted.level)
        for seat in range(players)
    ]
    table = StoredTable(
        id=new_table_id(),
        created=at,
        changed=at,
        status="playing",
        public=False,
        options=options.model_dump_json(),
        password="",
        host=person.token,
        deal=deal,
        deadline=None,
        rematch="",
        seats=seats,
        choices=choices,
        seen=at,
    )
    return table, progress_of(game)
