"""Puzzles: a list, the one of the day, a position, and an answer."""

import datetime
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Request, Response

from sevenwonders.coach.puzzles.collection import daily, puzzles
from sevenwonders.coach.puzzles.puzzle import Puzzle
from sevenwonders.server.packing import Packs, answer
from sevenwonders.server.problems import Trouble
from sevenwonders.server.puzzling import (
    PuzzleAnswer,
    PuzzleList,
    PuzzleOfDay,
    PuzzlePosition,
    PuzzleVerdict,
    line_of,
    position_of,
    verdict_on,
)
from sevenwonders.server.routes.common import TheLanguage, TheWork, problems

router = APIRouter(prefix="/puzzles", tags=["puzzles"])
Number = Annotated[int, Path(ge=1, le=1_000_000)]
JSON: Final = "application/json"


def packs_of(request: Request) -> Packs:
    """Positions are kept apart from cards and words: many puzzles must not push those out."""
    packs: Packs = request.app.state.puzzle_packs
    return packs


ThePacks = Annotated[Packs, Depends(packs_of)]


@router.get("", response_model=PuzzleList, responses=problems())
async def every(request: Request, packs: ThePacks, work: TheWork) -> Response:
    """All puzzles there are, without their positions."""

    def make() -> bytes:
        return PuzzleList(puzzles=[line_of(each) for each in puzzles()]).model_dump_json().encode()

    return answer(request, await packs.get("all", make, work), JSON)


@router.get("/daily", responses=problems())
async def of_the_day() -> PuzzleOfDay:
    """The puzzle of this day: the same at every server of this version."""
    day = datetime.datetime.now(datetime.UTC).date()
    return PuzzleOfDay(number=daily(day).number, day=day.isoformat())


@router.get("/{number}", response_model=PuzzlePosition, responses=problems(404))
async def position(number: Number, request: Request, packs: ThePacks, lang: TheLanguage, work: TheWork) -> Response:
    """A position as the seat that is to move sees it."""
    puzzle = _puzzle(number)
    packed = await packs.get((number, lang), lambda: position_of(puzzle, lang).model_dump_json().encode(), work)
    return answer(request, packed, JSON)


@router.post("/{number}/answer", responses=problems(404))
async def answered(number: Number, chosen: PuzzleAnswer, lang: TheLanguage, work: TheWork) -> PuzzleVerdict:
    """Whether a move is right, which is best, and why."""
    return await work.in_thread(verdict_on, _puzzle(number), chosen.move, lang)


def _puzzle(number: int) -> Puzzle:
    if number > len(puzzles()):
        raise Trouble(404, "no_puzzle", number=number, last=len(puzzles()))
    return puzzles()[number - 1]
