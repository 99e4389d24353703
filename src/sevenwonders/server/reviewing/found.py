"""What is known of a review, in all languages, without the names of the players."""

import gzip
import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pydantic import Field, ValidationError

from sevenwonders import __version__
from sevenwonders.coach.grades import BLUNDER, LIMITS
from sevenwonders.coach.results import Choice, Judged, Review
from sevenwonders.core.record import Record
from sevenwonders.core.texts import LANGUAGES
from sevenwonders.records import write_record
from sevenwonders.server.models import Body
from sevenwonders.server.reviewing.judging import NAME, Spoken
from sevenwonders.server.reviewing.models import (
    GradeLimit,
    ReviewedDecision,
    ReviewedMove,
    ReviewedSeat,
    ReviewedTheme,
    ReviewedTurn,
    ReviewedTurningPoint,
    ReviewState,
)

FORM: Final = 1
"""Of what is kept: it grows when older ones cannot be read any more."""
SQUEEZE: Final = 5
GRADE_LIMITS: Final = [
    *(GradeLimit.model_validate({"grade": grade, "below": limit}) for limit, grade in LIMITS),
    GradeLimit(grade=BLUNDER, below=1.0),
]


def nameless(record: Record) -> Record:
    """A game as the coach sees it: who played it, and from which seed, makes no difference."""
    return replace(record, players=[""] * len(record.players), seed=None)


def key_of(record: Record, open_cards: bool, rounds: int) -> str:
    """By what a review is found again, of a nameless game; another version of the coach looks again."""
    told = f"{FORM} {__version__} {open_cards} {rounds}\n{write_record(record)}"
    return hashlib.sha256(told.encode()).hexdigest()


class Found(Body):
    """What the coach found so far, or all of it."""

    decisions: dict[str, list[ReviewedDecision]] = Field(default_factory=lambda: _in_every_language())
    """By language."""
    rounds: int = 0
    finished: bool = False
    seats: list[ReviewedSeat] = Field(default_factory=list)
    curve: list[ReviewedTurn] = Field(default_factory=list)
    turning_points: list[ReviewedTurningPoint] = Field(default_factory=list)

    def add(self, judged: Judged, spoken: dict[str, Spoken]) -> None:
        for lang, told in spoken.items():
            self.decisions[lang].append(_decision(judged, told))

    def sum_up(self, review: Review) -> None:
        """The sums of all turns that are complete."""
        self.rounds, self.finished = review.rounds, review.finished
        self.seats = _seats(review)
        self.curve = [
            ReviewedTurn(turn=each.turn, chances=list(each.chances), luck=list(each.luck)) for each in review.curve
        ]
        self.turning_points = [
            ReviewedTurningPoint.model_validate(
                {"turn": e.turn, "seat": e.seat, "change": e.change, "cause": e.cause, "by": e.by}
            )
            for e in review.turning_points
        ]

    def packed(self) -> bytes:
        return gzip.compress(self.model_dump_json().encode(), SQUEEZE)

    def told(self, state: ReviewState, lang: str, since: int, players: Sequence[str]) -> str:
        """All that a reader does not have yet, as JSON."""
        mine = self.decisions[lang]
        text = state.model_copy(
            update={
                "next": len(mine),
                "decisions": mine[since:],
                "finished": self.finished,
                "rounds": self.rounds,
                "seats": self.seats,
                "curve": self.curve,
                "turning_points": self.turning_points,
                "limits": GRADE_LIMITS,
            }
        ).model_dump_json()
        for seat, name in enumerate(players):
            text = text.replace(chr(NAME + seat), json.dumps(name, ensure_ascii=False)[1:-1])
        return text


def _in_every_language() -> dict[str, list[ReviewedDecision]]:
    return {lang: [] for lang in LANGUAGES}


def unpacked(kept: bytes) -> Found | None:
    """A review that was kept; None if it is damaged."""
    try:
        return Found.model_validate_json(gzip.decompress(kept))
    except (OSError, EOFError, ValidationError, ValueError):
        return None


def _decision(judged: Judged, told: Spoken) -> ReviewedDecision:
    def move(choice: Choice, text: str) -> ReviewedMove:
        return ReviewedMove(move=choice.move, text=text, chance=choice.chance)

    return ReviewedDecision.model_validate(
        {
            "turn": judged.turn,
            "seat": judged.seat,
            "age": judged.age,
            "kind": judged.decision,
            "grade": judged.grade,
            "theme": judged.theme,
            "loss": judged.loss,
            "points": judged.points,
            "played": move(judged.played, told.played),
            "best": move(judged.best, told.best),
            "better": list(told.better),
            "worse": list(told.worse),
        }
    )


def _seats(review: Review) -> list[ReviewedSeat]:
    return [
        ReviewedSeat.model_validate(
            {
                "name": chr(NAME + each.seat),
                "grades": dict(each.grades),
                "forced": each.forced,
                "mean_loss": each.mean_loss,
                "luck": review.luck[each.seat],
                "themes": [
                    ReviewedTheme(theme=theme.theme, decisions=theme.decisions, loss=theme.loss)
                    for theme in each.themes
                ],
            }
        )
        for each in review.seats
    ]
