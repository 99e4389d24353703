"""The rows of a wonder board: a stage, another way to build it, or something that embellishes it."""

from collections.abc import Sequence
from dataclasses import dataclass

from sevenwonders.classic.cards import Box, Stage, Wonder
from sevenwonders.classic.words.tooltips import cost_words
from sevenwonders.core.texts import Texts


@dataclass(frozen=True)
class Row:
    """One row of a board."""

    number: int
    """Its place on the board, from 0: what moves and events name."""
    stage: Stage
    place: int
    """The stage, from 1, that it builds or embellishes."""
    ways: int
    """In how many ways that stage can be built."""

    def told(self, texts: Texts) -> str:
        """The number of the stage, with its cost where that tells two ways apart."""
        if self.ways < 2 or self.stage.embellishes:
            return str(self.place)
        return texts("classic.row.way", n=self.place, cost=texts.together(cost_words(self.stage, texts)))


def rows_of(box: Box, board: Sequence[str]) -> list[Row]:
    """The rows of a board that is told as the view tells it: `giza_b.1`, `giza_b.2` …, perhaps of several boards."""
    stages, places = [], []
    last = 0
    for key in board:
        wonder, _, number = key.partition(".")
        row = box.rows[wonder]
        assert isinstance(row, Wonder)
        stage = row.stages[int(number) - 1]
        last += not (stage.alternative or stage.embellishes)
        stages.append(stage)
        places.append(stage.embellishes or last)
    built = [place for place, stage in zip(places, stages, strict=True) if not stage.embellishes]
    return [
        Row(number, stage, place, built.count(place))
        for number, (stage, place) in enumerate(zip(stages, places, strict=True))
    ]


def open_rows(rows: Sequence[Row], built: Sequence[bool]) -> list[Row]:
    """The rows that may be built next, if stages are built one after another."""
    standing = {row.place for row in rows if built[row.number] and not row.stage.embellishes}
    found = []
    for row in rows:
        if built[row.number]:
            continue
        if row.stage.embellishes:
            fits = row.place in standing
        else:
            fits = row.place not in standing and (row.place == 1 or row.place - 1 in standing)
        if fits:
            found.append(row)
    return found
