"""A record turn by turn, for the slider of the page."""

from sevenwonders.core.game import NOBODY, Game
from sevenwonders.core.record import Record
from sevenwonders.records.replay import begin, steps
from sevenwonders.server.models import Frame, Replay
from sevenwonders.server.telling import names_for, told
from sevenwonders.sets.shelf import Shelf


def replay_of(record: Record, seat: int, lang: str, shelf: Shelf = ()) -> Replay:
    """All turns, seen from a seat (or by a spectator). Raises RecordError."""
    game = begin(record, shelf)
    names = names_for(game, record.players, lang, seat)
    frames: list[Frame] = []
    frames.append(_frame(game, 0, seat, lang, names))
    seen = len(game.events_for(seat))
    for _ in steps(record, game):
        frames.append(_frame(game, seen, seat, lang, names))
        seen = len(game.events_for(seat))
    return Replay.model_construct(
        game=record.game,
        sets=[key for key in record.sets if key not in ("base", "duel")],
        players=names[: len(record.players)],
        seat=seat,
        frames=frames,
    )


def _frame(game: Game, seen: int, seat: int, lang: str, names: list[str]) -> Frame:
    events = game.events_for(seat if seat >= 0 else NOBODY)[seen:]
    return Frame.model_construct(
        view=game.view(seat), events=told(game, events, seat, lang, names, seen + 1) if events else []
    )
