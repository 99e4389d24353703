"""Puzzles for the page: a position as its seat sees it, and what is said of an answer, which stays here until then."""

from typing import Annotated, Literal

from pydantic import Field

from sevenwonders.classic.seeing import ClassicView
from sevenwonders.coach.puzzles.answering import explained, verdict
from sevenwonders.coach.puzzles.puzzle import Puzzle
from sevenwonders.coach.words import Words
from sevenwonders.core.game import Game, IllegalMove
from sevenwonders.core.texts import Texts
from sevenwonders.duel.view import DuelView
from sevenwonders.server.models import Body
from sevenwonders.server.problems import Trouble
from sevenwonders.server.protocol import Ask, Told
from sevenwonders.server.telling import ask_of, names_for, told

REQUEST = "puzzle"


class PuzzleLine(Body):
    """A puzzle in a list: all but the position."""

    number: int
    key: str
    """What it is known by, also in a version in which it has another number."""
    game: Literal["duel", "classic"]
    players: int
    sets: list[str]
    theme: str
    level: Literal["easy", "medium", "hard"]
    rating: int


class PuzzleList(Body):
    puzzles: list[PuzzleLine]


class PuzzleOfDay(Body):
    number: int
    day: str
    """By the clock of the world (UTC): 2026-11-18."""


class PuzzlePosition(Body):
    """A position as the seat that is to move sees it, and the moves it may choose from."""

    line: PuzzleLine
    seat: int
    names: list[str]
    """Of each city, in the words of whoever looks."""
    view: ClassicView | DuelView
    events: list[Told]
    """The last turn."""
    ask: Ask


class PuzzleAnswer(Body):
    move: Annotated[str, Field(max_length=100)]


class PuzzleVerdict(Body):
    right: bool
    best: str
    """The move; the one that was chosen, if it is as good."""
    theme: str
    chance: float
    """To win, with the best move."""
    behind: float
    """The same with the best of all others."""
    lines: list[str]
    """Why, in words."""


def line_of(puzzle: Puzzle) -> PuzzleLine:
    spec = puzzle.spec
    return PuzzleLine.model_validate(
        {
            "number": puzzle.number,
            "key": puzzle.key,
            "game": spec.game,
            "players": spec.players,
            "sets": list(spec.sets),
            "theme": puzzle.theme,
            "level": puzzle.level,
            "rating": puzzle.rating,
        }
    )


def position_of(puzzle: Puzzle, lang: str) -> PuzzlePosition:
    """What may be known before an answer."""
    seat, game = puzzle.seat, puzzle.position()
    names = _names(game, seat, lang)
    view = game.view(seat)
    ask = ask_of(game, seat, lang, names, REQUEST, view)
    assert ask is not None
    seen = len(puzzle.before(min(int(game.seats), len(puzzle.moves))).events_for(seat))
    return PuzzlePosition.model_construct(
        line=line_of(puzzle),
        seat=seat,
        names=names,
        view=view,
        events=told(game, game.events_for(seat)[seen:], seat, lang, names, seen + 1),
        ask=ask,
    )


def verdict_on(puzzle: Puzzle, move: str, lang: str) -> PuzzleVerdict:
    """What is said of an answer. Raises Trouble if the move is none."""
    game = puzzle.position()
    try:
        found = verdict(puzzle, game, move)
    except IllegalMove:
        raise Trouble(422, "no_answer", move=move[:40]) from None
    words = Words(game, Texts(lang), _names(game, puzzle.seat, lang)[: int(game.seats)])
    return PuzzleVerdict(
        right=found.right,
        best=found.best,
        theme=puzzle.theme,
        chance=found.chance,
        behind=found.behind,
        lines=explained(found, puzzle, words),
    )


def _names(game: Game, seat: int, lang: str) -> list[str]:
    return names_for(game, [""] * int(game.seats), lang, seat)
