"""Names of people."""

from fastapi import APIRouter, Request

from sevenwonders.server.models import Me, NewName
from sevenwonders.server.problems import Trouble
from sevenwonders.server.routes.common import TheHall, TheVisitor, problems, token_in
from sevenwonders.server.secrets import clean_name
from sevenwonders.server.store.queries import name_of, set_name

router = APIRouter(tags=["people"])


@router.get("/me", responses=problems())
async def who_am_i(request: Request, hall: TheHall) -> Me:
    """The visitor's name; empty if there is none yet."""
    token = token_in(request)
    return Me(name=await hall.services.database.read(name_of(token)) if token else "")


@router.put("/me", responses=problems())
async def call_me(wanted: NewName, person: TheVisitor, hall: TheHall) -> Me:
    """Take a name. Whoever has no secret yet gets one, in a cookie."""
    name = clean_name(wanted.name)
    if not name:
        raise Trouble(422, "name")
    await hall.services.database.write(set_name(person.token, name))
    await hall.rename(person.token, name)
    return Me(name=name)
