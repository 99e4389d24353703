"""The score pad for games on a real table."""

from typing import Annotated

from fastapi import APIRouter, Query

from sevenwonders.server.catalogue import catalogue_of
from sevenwonders.server.pad import (
    PadBook,
    PadDuel,
    PadForm,
    PadScores,
    PadTable,
    book_of,
    duel_score_of,
    form_of,
    score_of,
)
from sevenwonders.server.routes.common import TheHall, TheLanguage, TheWork, problems

router = APIRouter(prefix="/pad", tags=["pad"])


@router.get("", responses=problems())
async def book(hall: TheHall, work: TheWork) -> PadBook:
    """What each set brings to a score sheet: all that counting by category takes."""
    with work.paid():
        return book_of(hall.services.shelf)


@router.get("/classic", responses=problems())
async def form(
    hall: TheHall,
    lang: TheLanguage,
    work: TheWork,
    players: Annotated[int, Query(ge=2, le=8)] = 3,
    sets: Annotated[str, Query(max_length=1000)] = "",
) -> PadForm:
    """What can be entered for a game of 7 Wonders with some sets (`leaders,cities`)."""
    with work.paid():
        return form_of(players, [each for each in sets.split(",") if each], lang, hall.services.shelf)


@router.post("/classic", responses=problems())
async def score(table: PadTable, hall: TheHall, lang: TheLanguage, work: TheWork) -> PadScores:
    """The score sheet of a finished game of 7 Wonders, counted from what lies in each city."""
    with work.paid():
        return score_of(table, lang, hall.services.shelf)


@router.post("/duel", responses=problems())
async def duel_score(table: PadDuel, hall: TheHall, lang: TheLanguage, work: TheWork) -> PadScores:
    """The score sheet of a finished Duel."""
    with work.paid():
        names = {key: face.name for key, face in catalogue_of("duel", (), lang, hall.services.shelf).faces.items()}
        return duel_score_of(table, names, lang)
