"""Games as Parquet, a row for each decision: what the seat saw, what it could do, what it did, and how it ended.

| column | what |
| --- | --- |
| `game`, `step` | the number of the game in the file, and of the decision in the game, from 0 |
| `seat`, `player` | who decides, and the name of the bot or person |
| `observation` | what the seat sees, as in `lab/observations.py`; the file's metadata names its blocks |
| `legal` | the actions that it may take, as in `lab/actions.py` |
| `action`, `move` | what it does, by number and in the words of a record |
| `reward`, `points`, `place`, `victory` | how it ended for the seat: 1 to -1, points, place from 1, kind of victory |

Nothing before the last row of the table above tells more than the seat could know: no seed, no deal.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sevenwonders.core.game import Game
from sevenwonders.core.record import Record, RecordError
from sevenwonders.core.rng import Rng
from sevenwonders.games import GameSpec
from sevenwonders.lab.actions import ActionTable, actions_of
from sevenwonders.lab.extra import missing
from sevenwonders.lab.layout import Block, Layout
from sevenwonders.lab.observations import Observer, observer_of
from sevenwonders.players import Seat, make_bot
from sevenwonders.records.replay import begin, replay_record
from sevenwonders.sets.folder import Folder

try:
    import numpy as np
    import pyarrow as pa
    from pyarrow import parquet
except ImportError as error:
    raise missing("pyarrow") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

ABOUT: Final = b"sevenwonders"
"""The key of the metadata."""
GROUP: Final = 4096
"""Rows that are written together: all that is ever in memory."""
Row = dict[str, object]


class DatasetError(Exception):
    """A file, or games, that cannot be used; a sentence says why."""


class Scribe:
    """Writes down the decisions of games of one kind."""

    def __init__(self, game: Game) -> None:
        """`game`: any of them."""
        self._observer: Observer = observer_of(game)
        self._actions: ActionTable = actions_of(game)

    def row(self, game: Game, seat: int, move: int) -> Row:
        """A decision, before it is made: from what the seat may know alone."""
        return {
            "seat": seat,
            "observation": self._observer.vector(game, seat),
            "legal": sorted(self._actions.open(game, seat)),
            "action": self._actions.action(game, seat, move),
            "move": game.text(move),
        }

    def about(self, game: Game) -> dict[str, object]:
        """What a file says of itself."""
        blocks = [[block.name, block.size, block.scale] for block in self._observer.layout.blocks]
        return {"game": game.name, "seats": int(game.seats), "actions": self._actions.size, "blocks": blocks}


def ended(rows: Sequence[Row], game: Game, number: int, players: Sequence[str]) -> list[Row]:
    """The decisions of a game with how it ended."""
    scores = game.scores()
    return [
        {
            **row,
            "game": number,
            "step": step,
            "player": players[seat],
            "reward": 2 * game.payoff(seat) - 1,
            "points": scores.totals[seat],
            "place": scores.standings[seat],
            "victory": scores.victory,
        }
        for step, row in enumerate(rows)
        for seat in [int(str(row["seat"]))]
    ]


@dataclass(frozen=True)
class Match:
    """A game of bots to be written down."""

    spec: GameSpec
    bots: tuple[str, ...]
    number: int
    seed: int


def play_match(match: Match) -> list[Row]:
    """Play it."""
    rng = Rng(match.seed)
    game = match.spec.begin(rng.seed(), quiet=True)
    scribe = _scribe_for(match.spec)
    bots = [make_bot(bot, rng.seed()) for bot in match.bots]
    chairs = [Seat(game, seat) for seat in range(len(bots))]
    rows = []
    while (seat := int(game.next_seat())) >= 0:
        move = bots[seat].choose(chairs[seat])
        rows.append(scribe.row(game, seat, move))
        game.apply(seat, move)
    return ended(rows, game, match.number, match.bots)


_scribes: Final[dict[GameSpec, Scribe]] = {}


def _scribe_for(spec: GameSpec) -> Scribe:
    if spec not in _scribes:
        _scribes.clear()
        _scribes[spec] = Scribe(spec.begin(0, quiet=True))
    return _scribes[spec]


def read_match(record: Record, number: int, folders: Sequence[str | Folder] = ()) -> list[Row]:
    """The decisions of a recorded game. Raises RecordError if it cannot be replayed, or is not over."""
    replay_record(record, folders)
    game = begin(record, folders)
    scribe, rows = Scribe(game), []
    for turn in record.turns:
        for seat, text in turn:
            move = game.parse(text)
            rows.append(scribe.row(game, seat, move))
            game.play(seat, move)
    if not game.over():
        raise RecordError("the game is not over: nobody knows how its decisions ended")
    return ended(rows, game, number, [name or str(seat + 1) for seat, name in enumerate(record.players)])


def schema_of(game: Game) -> Any:
    """The schema of a file of such games."""
    scribe = Scribe(game)
    text = pa.dictionary(pa.int32(), pa.string())
    fields = [
        ("game", pa.int64()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("player", text),
        ("observation", pa.list_(pa.float32(), scribe._observer.size)),
        ("legal", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("move", pa.string()),
        ("reward", pa.float32()),
        ("points", pa.int32()),
        ("place", pa.int8()),
        ("victory", text),
    ]
    return pa.schema(fields, metadata={ABOUT: json.dumps(scribe.about(game)).encode()})


def write_dataset(file: Path, schema: Any, games: Iterable[list[Row]]) -> int:
    """Write games as they come; returns how many decisions there were."""
    half = file.with_name(file.name + ".half")
    waiting: list[Row] = []
    written = 0
    with parquet.ParquetWriter(half, schema, compression="zstd") as writer:
        for rows in games:
            waiting += rows
            while len(waiting) >= GROUP:
                writer.write_table(pa.Table.from_pylist(waiting[:GROUP], schema=schema))
                del waiting[:GROUP]
                written += GROUP
        if waiting:
            writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
    half.replace(file)
    return written + len(waiting)


@dataclass(frozen=True)
class Decisions:
    """Some rows as arrays."""

    observations: "NDArray[np.float32]"
    masks: "NDArray[np.bool_]"
    actions: "NDArray[np.int32]"
    rewards: "NDArray[np.float32]"
    seats: "NDArray[np.int8]"
    games: "NDArray[np.int64]"
    rows: Any
    """The same as a table of pyarrow, with all columns."""


class Dataset:
    """A file that `write_dataset` wrote.

    >>> for some in Dataset(Path("games.parquet")):  # doctest: +SKIP
    ...     some.observations, some.masks, some.actions, some.rewards
    """

    def __init__(self, file: Path) -> None:
        """Raises DatasetError if it is none."""
        try:
            self._file = parquet.ParquetFile(file)
            about = json.loads(self._file.schema_arrow.metadata[ABOUT])
        except (OSError, KeyError, TypeError, ValueError) as error:
            raise DatasetError(f"'{file}' is no dataset of sevenwonders: {error}") from None
        self.game: str = about["game"]
        self.seats: int = about["seats"]
        self.actions: int = about["actions"]
        self.layout = Layout([Block(*block) for block in about["blocks"]])

    def __len__(self) -> int:
        return int(self._file.metadata.num_rows)

    def __iter__(self) -> Iterator[Decisions]:
        """All of it, group by group."""
        for number in range(self._file.num_row_groups):
            rows = self._file.read_row_group(number)
            masks = np.zeros((len(rows), self.actions), dtype=np.bool_)
            legal = rows["legal"].combine_chunks()
            lengths = np.diff(legal.offsets.to_numpy())
            masks[np.repeat(np.arange(len(rows)), lengths), legal.values.to_numpy()] = True
            seen = rows["observation"].combine_chunks().values.to_numpy().reshape(len(rows), -1)
            yield Decisions(
                observations=seen,
                masks=masks,
                actions=rows["action"].to_numpy(),
                rewards=rows["reward"].to_numpy(),
                seats=rows["seat"].to_numpy(),
                games=rows["game"].to_numpy(),
                rows=rows,
            )
