"""Games of hunters with every mix of sets, under the eyes of the oracles. `make soak` plays others."""

from pathlib import Path

import pytest

from sevenwonders import is_compiled
from tests.mixes import MIXES

from .mixes import Table, seats_for, table_for
from .soak import replayed
from .watch import watched

PARTS = 60
"""The games are cut into so many tests, so that all cores have something to do."""
BY_MIX = [Table(seats_for(mix)[number % len(seats_for(mix))], mix, number) for number, mix in enumerate(MIXES)]
"""Each mix once, the numbers of players taking turns."""
MIXED = [table_for(number) for number in range(220)]
"""Sides, teams, and large mixes more often."""
TABLES = BY_MIX + MIXED
STRIDE = 1 if is_compiled() else 12
"""Interpreted play is slow: every so manieth game must do."""


@pytest.mark.parametrize("part", range(PARTS))
def test_games_hold_against_the_oracles(part: int) -> None:
    wrong = []
    for table in TABLES[::STRIDE][part::PARTS]:
        found = watched(table).found
        if found:
            wrong.append(f"{table}:\n  " + "\n  ".join(found))
    assert not wrong, "\n" + "\n".join(wrong)


RECORDS = sorted((Path(__file__).parents[1] / "records" / "games").glob("classic-*.7wn"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_recorded_games_hold_against_the_oracles(file: Path) -> None:
    assert replayed(file) == []
