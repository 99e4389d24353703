"""How a game ends before its end. At a table of two whoever resigns loses; at a larger one a bot plays on for them."""

from collections.abc import Collection
from dataclasses import replace
from typing import Literal, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from sevenwonders.core.game import Game, View
from sevenwonders.records.ending import AGREED, RESIGNED, TWO, ended_scores

V = TypeVar("V", bound=View)


class Ending(BaseModel):
    """What people at a table said about its end. Never changed: another one takes its place."""

    model_config = ConfigDict(frozen=True)

    resigned: frozenset[int] = frozenset()
    agreed: frozenset[int] = frozenset()
    """Who would like to end it now, or agrees."""
    how: Literal["", "resigned", "agreed"] = ""
    """Why the game is over, if not by its rules."""

    def resign(self, seat: int, people: Collection[int], seats: int) -> "Ending":
        """A seat gives up. With two seats, or with the last person, the game is over."""
        resigned = self.resigned | {seat}
        over = seats == TWO or not set(people) - resigned
        return Ending(resigned=resigned, agreed=self.agreed - {seat}, how=RESIGNED if over else "")

    def answer(self, seat: int, agree: bool, needed: Collection[int]) -> "Ending":
        """A seat offers to end the game, or agrees; or it does not, and the offer is gone for all."""
        agreed = self.agreed | {seat} if agree else frozenset[int]()
        over = agree and set(needed) - self.resigned <= agreed
        return Ending(resigned=self.resigned, agreed=agreed, how=AGREED if over else "")


def read_ending(text: str | None) -> Ending:
    """As it was kept; nothing, where nothing was or it is damaged."""
    try:
        return Ending.model_validate_json(text) if text else Ending()
    except ValidationError:
        return Ending()


def ended_view(view: V, ending: Ending, game: Game) -> V:
    """What a seat sees of a game that people ended: the points as they stood."""
    if not ending.how or view.over:
        return view
    scores = ended_scores(view.scores, ending.how, sorted(ending.resigned), int(game.seats))
    return replace(view, over=True, scores=scores)
