"""Playing a record again, move for move, and checking it on the way."""

from collections.abc import Iterator

from sevenwonders.core.game import Game, IllegalMove
from sevenwonders.core.record import Record, RecordError
from sevenwonders.games import GAMES


def replay_record(record: Record) -> Game:
    """The game at the end of a record. Raises RecordError, with the line where one is known."""
    game = begin(record)
    for _ in steps(record, game):
        pass
    return game


def begin(record: Record) -> Game:
    """The game at its beginning, as the record deals it."""
    if record.game not in GAMES:
        raise RecordError(f"unknown game '{record.game}'; known: {', '.join(sorted(GAMES))}")
    kind = GAMES[record.game]
    if len(record.players) not in kind.seats:
        raise RecordError(f"{len(record.players)} seats; {record.game} is played by {', '.join(map(str, kind.seats))}")
    try:
        return kind.from_record(record)
    except RecordError as error:
        raise RecordError(error.reason, error.part, record.lines.get(error.part, 0)) from None


def steps(record: Record, game: Game) -> Iterator[int]:
    """Play the recorded turns one by one, giving the number of each after it was played; then check the result."""
    for number, turn in enumerate(record.turns, 1):
        for seat, move in turn:
            try:
                game.play(seat, move)
            except IllegalMove as error:
                raise RecordError(f"turn {number}: {error}", line=record.lines.get(f"turn {number}", 0)) from None
        yield number
    found = game.record().result
    if record.result and record.result != found:
        told = ", ".join(f"{name} {value}" for name, value in record.result.items())
        real = ", ".join(f"{name} {value}" for name, value in found.items()) or "the game is not over"
        raise RecordError(
            f"the result does not fit the moves: told {told}; replayed {real}", line=record.lines["result"]
        )
