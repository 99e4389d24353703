"""What is known of boards and wonders."""

from fastapi import APIRouter, Request, Response

from sevenwonders.server.openings import Openings, what_is_known
from sevenwonders.server.packing import answer
from sevenwonders.server.routes.common import TheWork, problems
from sevenwonders.server.routes.library import JSON, ThePacks

router = APIRouter(tags=["library"])


@router.get("/openings", response_model=Openings, responses=problems())
async def known_boards(request: Request, packs: ThePacks, work: TheWork) -> Response:
    """How often each board of 7 Wonders and each wonder of Duel won in many games of bots, and what winners built."""
    packed = await packs.get("openings", lambda: what_is_known().model_dump_json().encode(), work)
    return answer(request, packed, JSON)
