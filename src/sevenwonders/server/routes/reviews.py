"""Reviews: what a strong player would say of a finished game, or of a record."""

from fastapi import APIRouter, Request, Response

from sevenwonders.core.record import Record, RecordError
from sevenwonders.records import read_record
from sevenwonders.server.guard import address_of
from sevenwonders.server.problems import Trouble
from sevenwonders.server.reviewing.models import RecordReviewWish, ReviewState, ReviewWish
from sevenwonders.server.reviewing.reviews import Reviews
from sevenwonders.server.routes.common import TheHall, TheLanguage, TheWork, problems
from sevenwonders.server.routes.lobby import Id
from sevenwonders.server.tables.live import LiveTable

router = APIRouter(tags=["reviews"])


@router.post("/tables/{table}/review", response_model=ReviewState, responses=problems(403, 404, 409, 503))
async def review(
    table: Id, wanted: ReviewWish, request: Request, hall: TheHall, lang: TheLanguage, work: TheWork
) -> Response:
    """The review of a finished game as far as it is; the first who asks begins it."""
    found = await hall.find(table)
    with work.paid():
        record = whole_record(found, lang)
    return await _state(record, wanted, request, lang)


@router.post("/review", response_model=ReviewState, responses=problems(409, 503))
async def review_text(wanted: RecordReviewWish, request: Request, lang: TheLanguage, work: TheWork) -> Response:
    """The same for any 7WN record that tells all cards."""
    try:
        record = await work.in_thread(read_record, wanted.record)
    except RecordError as error:
        raise Trouble(422, "record", reason=str(error)) from None
    return await _state(record, wanted, request, lang)


async def _state(record: Record, wanted: ReviewWish, request: Request, lang: str) -> Response:
    reviews: Reviews = request.app.state.reviews
    address = address_of(request.scope)
    text = await reviews.look(record, wanted.open_cards, wanted.since, lang, address)
    return Response(text, media_type="application/json")


def whole_record(table: LiveTable, lang: str) -> Record:
    """The record of a finished game. Before its end nobody has all of it."""
    if table.game is None:
        raise Trouble(409, "waiting" if table.status == "waiting" else "not_begun")
    if table.status != "over":
        raise Trouble(409, "not_over")
    return table.record(None, lang)
