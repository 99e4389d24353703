"""Names and emblems of people."""

import json
from dataclasses import replace
from typing import Final

from fastapi import APIRouter, Request

from sevenwonders.server.emblems import emblem_of, written
from sevenwonders.server.guard import address_of
from sevenwonders.server.models import Me, NewName
from sevenwonders.server.problems import Trouble
from sevenwonders.server.protocol import Emblem
from sevenwonders.server.relay.together import RENAMED, REPAINTED
from sevenwonders.server.routes.common import TheHall, TheVisitor, Visitor, problems, token_in
from sevenwonders.server.secrets import clean_name, is_reserved
from sevenwonders.server.store.people import Known, person, see_person, set_emblem, set_name
from sevenwonders.server.tables.hall import Hall
from sevenwonders.server.tables.services import now

router = APIRouter(tags=["people"])
DAY: Final = 86_400_000


async def _known(request: Request, visitor: Visitor, hall: Hall) -> Known:
    """What is kept of the visitor so far. One address does not make us keep thousands of people."""
    known = await hall.services.database.read(person(visitor.token))
    if not (known.name or known.seen) and not request.app.state.new_people.take(address_of(request.scope)):
        raise Trouble(429, "too_many")
    return known


@router.get("/me", responses=problems())
async def who_am_i(request: Request, hall: TheHall) -> Me:
    """The visitor's name, empty if there is none yet, and emblem."""
    token = token_in(request)
    if not token:
        return _me(Known())
    known = await hall.services.database.read(person(token))
    if known.name and now() - known.seen > DAY:
        await hall.services.database.write(see_person(token, now()))
    return _me(known)


@router.put("/me", responses=problems())
async def call_me(wanted: NewName, request: Request, visitor: TheVisitor, hall: TheHall) -> Me:
    """Take a name. Whoever has no secret yet gets one, in a cookie."""
    name = clean_name(wanted.name)
    if not name or is_reserved(name):
        raise Trouble(422, "name" if not name else "name_reserved")
    known = await _known(request, visitor, hall)
    await hall.services.database.write(set_name(visitor.token, name, now()))
    await hall.rename(visitor.token, name)
    if request.app.state.post is not None:
        request.app.state.post.tell_all(RENAMED, json.dumps([visitor.token, name]))
    return _me(replace(known, name=name))


@router.put("/me/emblem", responses=problems())
async def know_me_by(wanted: Emblem, request: Request, visitor: TheVisitor, hall: TheHall) -> Me:
    """Take an emblem, by which one is known at every table from now on."""
    emblem = written(wanted)
    known = await _known(request, visitor, hall)
    await hall.services.database.write(set_emblem(visitor.token, emblem, now()))
    hall.repaint(visitor.token, emblem)
    if request.app.state.post is not None:
        request.app.state.post.tell_all(REPAINTED, json.dumps([visitor.token, emblem]))
    return _me(replace(known, emblem=emblem))


def _me(known: Known) -> Me:
    return Me(name=known.name, emblem=emblem_of(known.emblem))
