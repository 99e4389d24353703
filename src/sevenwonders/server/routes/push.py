"""Being told of one's turn while no page is open."""

from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import Field

from sevenwonders.server.models import Body
from sevenwonders.server.problems import Trouble
from sevenwonders.server.protocol import Language
from sevenwonders.server.push.posting import check_endpoint
from sevenwonders.server.push.pushes import id_of
from sevenwonders.server.push.sealing import POINT_BYTES, SALT_BYTES, decode
from sevenwonders.server.routes.common import TheHall, TheVisitor, problems
from sevenwonders.server.store.pushing import Push
from sevenwonders.server.tables.services import now

router = APIRouter(prefix="/push", tags=["push"])
Endpoint = Annotated[str, Field(min_length=8, max_length=1000)]


class PushKey(Body):
    key: str
    """Our public key, in base64 as addresses bear it."""


class NewPush(Body):
    """What a browser's push service gave out."""

    endpoint: Endpoint
    key: Annotated[str, Field(max_length=100)]
    secret: Annotated[str, Field(max_length=40)]
    lang: Language = "en"


class OldPush(Body):
    endpoint: Endpoint


@router.get("", responses=problems())
async def push_key(hall: TheHall) -> PushKey:
    """What a browser must know of us before it lets us tell it anything."""
    return PushKey(key=await hall.services.pushes.public_key())


@router.post("", status_code=204, responses=problems())
async def tell_me(wanted: NewPush, person: TheVisitor, hall: TheHall) -> None:
    """Tell the visitor of turns, also while no page is open. Whoever has no secret yet gets one, in a cookie."""
    try:
        check_endpoint(wanted.endpoint, hall.services.settings.push_origin)
        if len(decode(wanted.key)) != POINT_BYTES or len(decode(wanted.secret)) != SALT_BYTES:
            raise ValueError("not the keys of a browser")
    except ValueError as error:
        raise Trouble(422, "malformed", reason=str(error)) from None
    made = now()
    push = Push(id_of(wanted.endpoint), person.token, wanted.endpoint, wanted.key, wanted.secret, wanted.lang, made)
    # No answer of our own making: it would come without the cookie.
    await hall.services.pushes.add(push)


@router.post("/forget", status_code=204, responses=problems())
async def tell_me_no_more(wanted: OldPush, person: TheVisitor, hall: TheHall) -> Response:
    """Do not tell the visitor any more."""
    await hall.services.pushes.forget(wanted.endpoint, person.token)
    return Response(status_code=204)
