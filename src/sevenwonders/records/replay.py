"""Playing a record again, move for move, and checking it on the way."""

from collections.abc import Iterator, Sequence

from sevenwonders.core.game import Game, IllegalMove
from sevenwonders.core.record import MissingSet, Record, RecordError
from sevenwonders.games import begin_record
from sevenwonders.records.ending import ENDINGS, RESIGNED, ended_scores, resigned_in
from sevenwonders.sets.folder import Folder


def replay_record(record: Record, folders: Sequence[str | Folder] = ()) -> Game:
    """The game at the end of a record, every move and the result checked; `folders` hold sets that are not ours.

    Raises RecordError, with the line where one is known.
    """
    game = begin(record, folders)
    for _ in steps(record, game):
        pass
    return game


def begin(record: Record, folders: Sequence[str | Folder] = ()) -> Game:
    """The game at its beginning, as the record deals it; `folders` hold sets that are not ours."""
    try:
        return begin_record(record, folders)
    except MissingSet:
        raise
    except RecordError as error:
        raise RecordError(error.reason, error.part, record.lines.get(error.part, 0)) from None


def steps(record: Record, game: Game) -> Iterator[int]:
    """Play the recorded turns one by one, giving the number of each after it was played; then check the result."""
    for number, turn in enumerate(record.turns, 1):
        line = record.lines.get(f"turn {number}", 0)
        if [seat for seat, _ in turn] != game.to_act()[: len(turn)] or len(turn) < len(game.to_act()):
            asked = ", ".join(map(str, game.to_act())) or "nobody"
            told = ", ".join(str(seat) for seat, _ in turn)
            raise RecordError(f"turn {number}: moves of seats {told}; to decide: {asked}", line=line)
        for seat, move in turn:
            try:
                game.play(seat, move)
            except IllegalMove as error:
                raise RecordError(f"turn {number}: {error}", line=line) from None
        yield number
    found = game.record().result
    seats = int(game.seats)
    resigned, how = resigned_in(record.result, seats), record.result.get("victory", "")
    if how in ENDINGS and not game.over():
        found = ended_scores(game.scores(), how, resigned, seats).result()
    if resigned:
        found = found | {RESIGNED: " ".join(map(str, resigned))}
    if any(found.get(name) != value for name, value in record.result.items()):  # older records tell less
        told = ", ".join(f"{name} {value}" for name, value in record.result.items())
        real = ", ".join(f"{name} {value}" for name, value in found.items()) or "the game is not over"
        raise RecordError(
            f"the result does not fit the moves: told {told}; replayed {real}", line=record.lines["result"]
        )
