"""Records: to download, and to see again turn by turn."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.concurrency import run_in_threadpool

from sevenwonders.core.record import MissingSet, Record, RecordError
from sevenwonders.records import read_record, write_record
from sevenwonders.server.models import RecordText, Replay
from sevenwonders.server.problems import Trouble
from sevenwonders.server.replaying import replay_of
from sevenwonders.server.routes.common import TheHall, TheLanguage, problems, token_in
from sevenwonders.server.routes.lobby import Id
from sevenwonders.server.tables.hall import Hall
from sevenwonders.server.tables.live import LiveTable

router = APIRouter(tags=["records"])
Eyes = Annotated[int, Query(ge=-1, le=7)]


@router.get("/tables/{table}/record", response_class=Response, responses=problems(403, 404, 409, 503))
async def record(table: Id, request: Request, hall: TheHall, lang: TheLanguage) -> Response:
    """The game as a 7WN record: all of it once it is over, before that what the visitor may know."""
    found = await hall.find(table)
    text = write_record(_record(found, token_in(request), lang))
    name = f'attachment; filename="{found.options.game}-{found.id}.7wn"'
    return Response(text, media_type="text/plain; charset=utf-8", headers={"Content-Disposition": name})


@router.get("/tables/{table}/replay", response_model=Replay, responses=problems(403, 404, 409, 503))
async def replay(table: Id, request: Request, hall: TheHall, lang: TheLanguage, seat: Eyes = -1) -> Response:
    """A finished game turn by turn, through the eyes of a seat or of a spectator."""
    found = await hall.find(table)
    if found.status != "over":
        raise Trouble(409, "waiting" if found.status == "waiting" else "not_over")
    return await _frames(_record(found, token_in(request), lang), seat, lang, hall)


@router.post("/replay", response_model=Replay, responses=problems())
async def replay_text(wanted: RecordText, hall: TheHall, lang: TheLanguage, seat: Eyes = -1) -> Response:
    """Any 7WN record turn by turn."""
    try:
        return await _frames(read_record(wanted.record), seat, lang, hall)
    except MissingSet as error:
        raise Trouble(422, "record_sets", sets=", ".join(error.sets)) from None
    except RecordError as error:
        raise Trouble(422, "record", reason=str(error)) from None


async def _frames(record: Record, seat: int, lang: str, hall: Hall) -> Response:
    if seat >= len(record.players):
        raise Trouble(422, "no_seat")
    frames = await run_in_threadpool(replay_of, record, seat, lang, hall.services.shelf)
    return Response(frames.model_dump_json(), media_type="application/json")


def _record(table: LiveTable, token: str, lang: str) -> Record:
    if table.game is None:
        raise Trouble(409, "waiting" if table.status == "waiting" else "not_begun")
    if table.password and table.status != "over" and table.seat_of(token) < 0:
        raise Trouble(403, "password")  # as with watching
    seat = table.seat_of(token)
    found = table.game.record(None if table.status == "over" else seat)
    found.players = table.people(lang)
    return found
