"""Records: to download, and to see again turn by turn."""

import gzip
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from sevenwonders.core.record import Record, RecordError
from sevenwonders.records import read_annotated, read_record, write_record
from sevenwonders.server.guard import address_of
from sevenwonders.server.limits import Work
from sevenwonders.server.models import LinesWish, RecordText, Replay
from sevenwonders.server.packing import takes_gzip
from sevenwonders.server.problems import Trouble
from sevenwonders.server.routes.common import TheHall, TheLanguage, TheWork, problems, token_in
from sevenwonders.server.routes.lobby import Id
from sevenwonders.server.tables.hall import Hall
from sevenwonders.server.tables.live import LiveTable

router = APIRouter(tags=["records"])
Eyes = Annotated[int, Query(ge=-1, le=7)]


@router.get("/tables/{table}/record", response_class=Response, responses=problems(403, 404, 409, 503))
async def record(table: Id, request: Request, hall: TheHall, lang: TheLanguage, work: TheWork) -> Response:
    """The game as a 7WN record: all of it once it is over, before that what the visitor may know."""
    found = await hall.find(table)
    with work.paid():
        text = write_record(_record(found, token_in(request), lang))
    name = f'attachment; filename="{found.options.game}-{found.id}.7wn"'
    return Response(text, media_type="text/plain; charset=utf-8", headers={"Content-Disposition": name})


@router.get("/tables/{table}/replay", response_model=Replay, responses=problems(403, 404, 409, 503))
async def replay(
    table: Id, request: Request, hall: TheHall, lang: TheLanguage, work: TheWork, seat: Eyes = -1
) -> Response:
    """A finished game turn by turn, through the eyes of a seat or of a spectator."""
    found = await hall.find(table)
    if found.status != "over":
        raise Trouble(409, "waiting" if found.status == "waiting" else "not_over")
    with work.paid():
        text = write_record(_record(found, token_in(request), lang))
    return await _film(text, seat, lang, request, hall, work)


@router.post("/replay", response_model=Replay, responses=problems())
async def replay_text(
    wanted: RecordText, request: Request, hall: TheHall, lang: TheLanguage, work: TheWork, seat: Eyes = -1
) -> Response:
    """Any 7WN record turn by turn."""
    return await _film(wanted.record, seat, lang, request, hall, work)


@router.post("/lines", responses=problems())
async def with_lines(wanted: LinesWish, work: TheWork) -> RecordText:
    """A record with lines of games that began as it does and went another way: as a tree, each way once."""
    return RecordText(record=await work.in_thread(_with_lines, wanted.record, wanted.tried))


def _with_lines(text: str, tried: list[str]) -> str:
    try:
        record, added = read_annotated(text)
        for each in tried:
            other = read_record(each)
            if (other.game, other.sets, other.deal, other.options) != (
                record.game,
                record.sets,
                record.deal,
                record.options,
            ):
                raise Trouble(422, "other_deal")
            added.add(record, other.turns)
        return write_record(record, added)
    except RecordError as error:
        raise Trouble(422, "record", reason=str(error)) from None


async def _film(record: str, seat: int, lang: str, request: Request, hall: Hall, work: Work) -> Response:
    film = await hall.services.replays.film(record, seat, lang, address_of(request.scope))
    work.spent(film.work)
    if film.problem:
        raise Trouble(film.status, film.problem, **film.fields)
    if takes_gzip(request):
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(film.packed, media_type="application/json", headers=headers)
    return Response(
        gzip.decompress(film.packed), media_type="application/json", headers={"Content-Encoding": "identity"}
    )


def _record(table: LiveTable, token: str, lang: str) -> Record:
    if table.game is None:
        raise Trouble(409, "waiting" if table.status == "waiting" else "not_begun")
    if table.password and table.status != "over" and table.seat_of(token) < 0:
        raise Trouble(403, "password")  # as with watching
    seat = table.seat_of(token)
    practises = table.options.practice is not None and seat >= 0  # whoever made the table had the whole record
    return table.record(None if table.status == "over" or practises else seat, lang)
