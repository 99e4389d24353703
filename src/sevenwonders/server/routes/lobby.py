"""Tables: making one, sitting down, beginning, playing again."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response
from pydantic import ValidationError

from sevenwonders.server.guard import address_of
from sevenwonders.server.models import AgreeHints, Join, NewTable, SetBot, TableId, TableLine
from sevenwonders.server.problems import Trouble
from sevenwonders.server.protocol import Options, TableState
from sevenwonders.server.routes.common import TheHall, TheVisitor, TheWork, problems, token_in
from sevenwonders.server.store.listing import Listed, public_tables, tables_of
from sevenwonders.server.tables.coached import read_notes
from sevenwonders.server.tables.hall import Hall
from sevenwonders.server.tables.live import progress_of
from sevenwonders.server.tables.services import now

router = APIRouter(prefix="/tables", tags=["tables"])
EMPTY_MILLISECONDS: Final = 180_000
"""A public table where nobody was for so long is not shown."""
Id = Annotated[str, Path(pattern="^[0-9a-z]{12}$")]


@router.get("", responses=problems())
async def public(request: Request, hall: TheHall) -> list[TableLine]:
    """The tables that are open to all, the newest first."""
    return _lines(await hall.services.database.read(public_tables(now() - EMPTY_MILLISECONDS)), hall, token_in(request))


@router.get("/mine", responses=problems())
async def mine(request: Request, hall: TheHall) -> list[TableLine]:
    """The tables where the visitor sits, the newest first."""
    token = token_in(request)
    if not token:
        return []
    return _lines(await hall.services.database.read(tables_of(token)), hall, token)


@router.post("", status_code=201, responses=problems(409, 503))
async def create(wanted: NewTable, request: Request, person: TheVisitor, hall: TheHall, work: TheWork) -> TableId:
    """A new table; its maker sits down at the first seat."""
    address = address_of(request.scope)
    if not request.app.state.new_tables.take(address):
        hall.services.metrics.limited.labels("tables").inc()
        raise Trouble(429, "too_many")
    table = await hall.create(wanted, person.token, person.name, address, work, person.emblem)
    return TableId(id=table.id, seat=0)


@router.get("/{table}", responses=problems(404, 503))
async def look(table: Id, request: Request, hall: TheHall) -> TableState:
    """A table and who sits there."""
    found, token = await hall.find(table), token_in(request)
    return found.state(token, found.seat_of(token))


@router.post("/{table}/join", responses=problems(403, 404, 409, 503))
async def join(table: Id, wanted: Join, request: Request, person: TheVisitor, hall: TheHall, work: TheWork) -> TableId:
    """Sit down. Whoever sits there already keeps the seat."""
    found = await hall.find(table)
    address = address_of(request.scope)
    seat = await hall.join(found, person.token, person.name, wanted.password, wanted.seat, address, work, person.emblem)
    return TableId(id=found.id, seat=seat)


@router.post("/{table}/leave", status_code=204, responses=problems(403, 404, 503))
async def leave(table: Id, person: TheVisitor, hall: TheHall) -> Response:
    """Get up: from an open table for good, from a game until one comes back."""
    await hall.leave(await hall.find(table), person.token)
    return Response(status_code=204)


@router.post("/{table}/start", status_code=204, responses=problems(403, 404, 409, 503))
async def start(table: Id, person: TheVisitor, hall: TheHall) -> Response:
    """Deal the cards: the host's word."""
    await hall.start_game(await hall.find(table), person.token)
    return Response(status_code=204)


@router.put("/{table}/seats/{seat}", status_code=204, responses=problems(403, 404, 409, 503))
async def set_bot(
    table: Id, seat: Annotated[int, Path(ge=0, le=7)], wanted: SetBot, person: TheVisitor, hall: TheHall
) -> Response:
    """Put a bot on a seat, or take it away: the host's word."""
    await hall.set_bot(await hall.find(table), person.token, seat, wanted.level)
    return Response(status_code=204)


@router.delete("/{table}/seats/{seat}", status_code=204, responses=problems(403, 404, 409, 503))
async def remove_person(
    table: Id, seat: Annotated[int, Path(ge=0, le=7)], person: TheVisitor, hall: TheHall
) -> Response:
    """Send somebody away: the host's word. In a game only who is not there, and a bot plays on."""
    await hall.remove_person(await hall.find(table), person.token, seat)
    return Response(status_code=204)


@router.put("/{table}/hints", status_code=204, responses=problems(403, 404, 409, 503))
async def agree_to_hints(table: Id, wanted: AgreeHints, person: TheVisitor, hall: TheHall) -> Response:
    """Say yes or no to hints, before the game. It begins with them if every person said yes."""
    await hall.agree_to_hints(await hall.find(table), person.token, wanted.agree)
    return Response(status_code=204)


@router.post("/{table}/rematch", responses=problems(403, 404, 409, 503))
async def rematch(table: Id, person: TheVisitor, hall: TheHall) -> TableId:
    """The table where the same people play again; the first who asks makes it."""
    made, seat = await hall.rematch(await hall.find(table), person.token)
    return TableId(id=made, seat=seat)


def _lines(found: list[Listed], hall: Hall, token: str) -> list[TableLine]:
    lines = []
    for each in found:
        try:
            lines.append(_line(each, Options.model_validate_json(each.options), hall, token))
        except ValidationError:
            continue  # damaged: whoever has its link is told so
    return lines


def _line(each: Listed, options: Options, hall: Hall, token: str) -> TableLine:
    live = hall.tables.get(each.id)
    you = next((n for n, seat in enumerate(each.seats) if token and seat.token == token), -1)
    status = live.status if live is not None else each.status
    is_on = status == "playing"
    progress = progress_of(live.game) if is_on and live is not None and live.game is not None else each.progress
    return TableLine(
        id=each.id,
        options=options,
        status=status,  # type: ignore[arg-type]
        locked=each.locked,
        players=[_name(seat.kind, seat.name, seat.level) for seat in each.seats if seat.kind != "open"],
        free=sum(seat.kind == "open" for seat in each.seats),
        you=you,
        your_turn=is_on and you >= 0 and bool(progress.waiting >> you & 1),
        age=progress.age if is_on else 0,
        created=each.created,
        hinted=bool((live.coach if live is not None else read_notes(each.coach)).hinted),
    )


def _name(kind: str, name: str, level: str) -> str:
    return f"[{level}]" if kind == "bot" else name
