"""A record turn by turn, for the slider of the page: made in a process of its own, for visitors in turn."""

import gzip
import time
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Final

from sevenwonders.core.game import NOBODY, Game
from sevenwonders.core.record import MissingSet, Record, RecordError
from sevenwonders.records import Annotations, read_annotated
from sevenwonders.records.annotations import replaced
from sevenwonders.records.ending import ENDINGS, ended_scores, resigned_in
from sevenwonders.records.replay import begin, steps
from sevenwonders.server.models import Frame, Replay, ReplayLine
from sevenwonders.server.problems import Trouble
from sevenwonders.server.telling import names_for, told
from sevenwonders.server.workers import Crew, Crowded, Order, Stuck, shelf_here
from sevenwonders.sets.shelf import Shelf

SECONDS: Final = 20.0
"""The longest that anybody's record may take, far more than a game needs."""
MOST_LETTERS: Final = 20_000_000
MOST_OF_ONE: Final = 4
"""Records of one visitor that may wait."""
SQUEEZE: Final = 5


@dataclass(frozen=True)
class Film:
    """A replay as the page gets it, compressed, and what it cost. Or what is wrong with the record."""

    packed: bytes = b""
    work: float = 0.0
    status: int = 200
    problem: str = ""
    fields: dict[str, str] = field(default_factory=dict)


class Replays:
    def __init__(self, shelf: Shelf = ()) -> None:
        self._crew = Crew(1, shelf, MOST_OF_ONE)

    async def film(self, record: str, seat: int, lang: str, visitor: str) -> Film:
        """All turns of a record as JSON, compressed. Raises Trouble where that cannot be."""
        try:
            found: Film = await self._crew.do(visitor, "", lambda: Order(_film, (record, seat, lang), SECONDS))
        except Crowded:
            raise Trouble(429, "too_many") from None
        except Stuck:
            raise Trouble(413, "too_large") from None
        return found

    def stop(self) -> None:
        self._crew.stop()


def _film(text: str, seat: int, lang: str) -> Film:
    """In the process."""
    began = time.process_time()

    def wrong(status: int, problem: str, **fields: str) -> Film:
        return Film(b"", time.process_time() - began, status, problem, fields)

    try:
        record, added = read_annotated(text)
        if seat >= len(record.players):
            return wrong(422, "no_seat")
        frames = replay_of(record, seat, lang, tuple(shelf_here), added).model_dump_json()
    except MissingSet as error:
        return wrong(422, "record_sets", sets=", ".join(error.sets))
    except RecordError as error:
        return wrong(422, "record", reason=str(error))
    if len(frames) > MOST_LETTERS:
        return wrong(413, "too_large")
    packed = gzip.compress(frames.encode(), SQUEEZE)
    return Film(packed, time.process_time() - began)


def replay_of(record: Record, seat: int, lang: str, shelf: Shelf = (), added: Annotations | None = None) -> Replay:
    """All turns, seen from a seat (or by a spectator); so the lines that were not played. Raises RecordError."""
    game = begin(record, shelf)
    names = names_for(game, record.players, lang, seat)
    frames = _frames(record, game, seat, lang, names)
    how = record.result.get("victory", "")
    if how in ENDINGS and not game.over():
        resigned = resigned_in(record.result, int(game.seats))
        last = frames[-1].view
        ended = ended_scores(game.scores(), how, resigned, int(game.seats))
        frames[-1] = frames[-1].model_copy(update={"view": replace(last, over=True, scores=ended)})
    return Replay.model_construct(
        game=record.game,
        sets=[key for key in record.sets if key not in ("base", "duel")],
        players=names[: len(record.players)],
        seat=seat,
        hinted=list(record.hinted),
        frames=frames,
        lines=_lines(record, added or Annotations(), seat, lang, shelf, names),
    )


def _frames(record: Record, game: Game, seat: int, lang: str, names: list[str], first: int = 0) -> list[Frame]:
    """From a turn on."""
    frames: list[Frame] = []
    seen = 0
    for number in chain([0], steps(record, game)):
        if number >= first:
            frames.append(_frame(game, seen, seat, lang, names))
        seen = len(game.events_for(seat))
    return frames


def _lines(
    record: Record, added: Annotations, seat: int, lang: str, shelf: Shelf, names: list[str]
) -> list[ReplayLine]:
    found = []
    for number, each in enumerate(added.lines, 1):
        tried = replaced(record, added.path(record, number))
        try:
            frames = _frames(tried, begin(tried, shelf), seat, lang, names, each.turn)
        except RecordError as error:
            raise RecordError(f"line {number} cannot be played: {error.reason}") from None
        found.append(ReplayLine.model_construct(of=each.of, turn=each.turn, words=each.words, frames=frames))
    return found


def _frame(game: Game, seen: int, seat: int, lang: str, names: list[str]) -> Frame:
    events = game.events_for(seat if seat >= 0 else NOBODY)[seen:]
    return Frame.model_construct(
        view=game.view(seat), events=told(game, events, seat, lang, names, seen + 1) if events else []
    )
