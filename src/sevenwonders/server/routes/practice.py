"""Practice: play on from a position of a finished game or of a record, and take moves back there."""

from fastapi import APIRouter, Request, Response

from sevenwonders.core.record import Record, RecordError
from sevenwonders.records import read_annotated
from sevenwonders.records.annotations import replaced
from sevenwonders.server.guard import address_of
from sevenwonders.server.limits import Work
from sevenwonders.server.models import RecordTryWish, TableId, TryWish
from sevenwonders.server.problems import Trouble
from sevenwonders.server.routes.common import TheHall, TheLanguage, TheVisitor, TheWork, Visitor, problems
from sevenwonders.server.routes.lobby import Id
from sevenwonders.server.routes.reviews import whole_record
from sevenwonders.server.tables.hall import Hall
from sevenwonders.server.tables.practice import Somebody

router = APIRouter(tags=["practice"])


@router.post("/tables/{table}/try", status_code=201, responses=problems(404, 409, 503))
async def play_on(
    table: Id, wanted: TryWish, request: Request, person: TheVisitor, hall: TheHall, lang: TheLanguage, work: TheWork
) -> TableId:
    """A new private table that goes on from a position of a finished game, against bots."""
    found = await hall.find(table)
    with work.paid():
        record = whole_record(found, lang)
    return await _sit_down(record, wanted, request, person, hall, work)


@router.post("/try", status_code=201, responses=problems(409, 503))
async def play_on_record(
    wanted: RecordTryWish, request: Request, person: TheVisitor, hall: TheHall, work: TheWork
) -> TableId:
    """The same from any 7WN record that tells all cards."""
    try:
        record, added = await work.in_thread(read_annotated, wanted.record)
    except RecordError as error:
        raise Trouble(422, "record", reason=str(error)) from None
    if wanted.line > len(added.lines):
        raise Trouble(422, "no_line", line=wanted.line)
    if wanted.line:
        record = replaced(record, added.path(record, wanted.line))
    return await _sit_down(record, wanted, request, person, hall, work)


@router.post("/tables/{table}/take_back", status_code=204, responses=problems(403, 404, 409, 503))
async def take_back(table: Id, person: TheVisitor, hall: TheHall) -> Response:
    """At a practice table: one's last choice, and all that followed from it, never was."""
    found = await hall.find(table)
    await hall.services.finish(hall.take_back(found, person.token))
    return Response(status_code=204)


async def _sit_down(
    record: Record, wanted: TryWish, request: Request, person: Visitor, hall: Hall, work: Work
) -> TableId:
    address = address_of(request.scope)
    if not request.app.state.new_tables.take(address):
        hall.services.metrics.limited.labels("tables").inc()
        raise Trouble(429, "too_many")
    somebody = Somebody(person.token, person.name, person.emblem)
    table = await hall.try_from(record, wanted, somebody, address, work)
    return TableId(id=table.id, seat=wanted.seat)
