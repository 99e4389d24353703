"""What does not change while a server runs: words, cards, what a table may be."""

import json
from collections.abc import Callable, Sequence
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel, Field

from sevenwonders.core.cardfile import CardFileError
from sevenwonders.core.texts import catalogue as words
from sevenwonders.server.book_models import Book
from sevenwonders.server.catalogue import book_of, catalogue_of, choices, picture_of
from sevenwonders.server.catalogue_models import Catalogue
from sevenwonders.server.models import Choices
from sevenwonders.server.packing import Packs, answer
from sevenwonders.server.problems import Trouble
from sevenwonders.server.protocol import Language
from sevenwonders.server.routes.common import TheHall, TheLanguage, TheWork, problems
from sevenwonders.sets.shelf import Shelf

router = APIRouter(tags=["library"])
SetKey = Annotated[str, Path(pattern="^[a-z0-9_]{1,100}$")]


def packs_of(request: Request) -> Packs:
    packs: Packs = request.app.state.packs
    return packs


ThePacks = Annotated[Packs, Depends(packs_of)]
GameName = Literal["duel", "classic"]
SetList = Annotated[str, Query(max_length=1000)]


class Asker:
    """Whoever asks for something that there is of every mix of sets."""

    def __init__(self, request: Request, hall: TheHall, lang: TheLanguage, packs: ThePacks, work: TheWork) -> None:
        self.request = request
        self.shelf = hall.services.shelf
        self.lang = lang
        self.packs = packs
        self.work = work

    async def of_mix(self, of: Callable[[str, Sequence[str], str, Shelf], BaseModel], game: str, sets: str) -> Response:
        """What there is of a game with some sets; Trouble if there is no such mix."""
        wanted = tuple(sorted({each for each in sets.split(",") if each}))

        def make() -> bytes:
            return of(game, wanted, self.lang, self.shelf).model_dump_json().encode()

        try:
            if game == "duel" and wanted:
                raise ValueError("Duel has no sets")
            packed = await self.packs.get((of.__name__, game, wanted, self.lang), make, self.work)
        except (CardFileError, ValueError) as error:
            raise Trouble(422, "options", reason=str(error)) from None
        return answer(self.request, packed, JSON)


TheAsker = Annotated[Asker, Depends(Asker)]
Forms = Annotated[list[str], Field(min_length=2, max_length=2)]
"""A singular and a plural."""
DRAWING: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""What a picture may fetch and run: nothing, even if somebody opens it by itself."""


JSON: Final = "application/json"


@router.get("/texts/{lang}", response_model=dict[str, str | Forms], responses=problems())
async def texts(lang: Language, request: Request, packs: ThePacks, work: TheWork) -> Response:
    """All words of a language by key; two of them are a singular and a plural."""
    return answer(request, await packs.get(("texts", lang), lambda: _json_of_words(lang), work), JSON)


@router.get("/choices", responses=problems())
async def what_to_play(hall: TheHall, lang: TheLanguage) -> Choices:
    """The games, sets and levels there are."""
    return choices(lang, hall.services.shelf, tuple(hall.services.settings.programs))


@router.get("/sets/{key}/picture.svg", response_class=Response, responses=problems(404))
async def picture(key: SetKey, request: Request, hall: TheHall, packs: ThePacks, work: TheWork) -> Response:
    """The picture of a set: a drawing that may do nothing but be looked at."""
    found = picture_of(key, hall.services.shelf)
    if not found:
        raise Trouble(404, "not_found")
    packed = await packs.get(("picture", key), found.encode, work)
    return answer(request, packed, "image/svg+xml", {"Content-Security-Policy": DRAWING})


@router.get("/catalogue/{game}", response_model=Catalogue, responses=problems())
async def catalogue(game: GameName, asker: TheAsker, sets: SetList = "") -> Response:
    """Everything that there is to know of the cards of a game with some sets (`leaders,cities`)."""
    return await asker.of_mix(catalogue_of, game, sets)


@router.get("/book/{game}", response_model=Book, responses=problems())
async def book(game: GameName, asker: TheAsker, sets: SetList = "") -> Response:
    """The rules of a game with some sets (`leaders,cities`), and what each of its signs means."""
    return await asker.of_mix(book_of, game, sets)


def _json_of_words(lang: str) -> bytes:
    return json.dumps(words(lang), ensure_ascii=False).encode()
