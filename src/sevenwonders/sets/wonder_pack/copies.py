"""Manneken Pis: stages that cost and do what a stage of a neighbour's board costs and does."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import stages_of
from sevenwonders.classic.rules import Rules as Table
from sevenwonders.classic.tables import Tables

FIRST_LEFT: Final = "copy_first_left"
SECOND_RIGHT: Final = "copy_second_right"
LAST_LEFT: Final = "copy_last_left"


def copy_boards(game: Table) -> None:
    """Put the stages of neighbours in the place of those that copy them: boards never change afterwards."""
    tables = game.tables
    for city in range(game.setting.cities):
        mine = game.cities[city]
        plan = vec[i64]([i64(0)] * 0)
        for stage in stages_of(tables, mine.wonder):
            copied: i64 = _copied(game, tables, city, stage)
            if copied < 0:  # no such stage: neither it nor those after it can be built (ruling: manneken_two_stages)
                break
            plan = append(plan, copied)
        mine.board = plan


def _copied(game: Table, tables: Tables, city: i64, stage: i64) -> i64:
    """The stage that a stage stands for: itself, one of a neighbour, or -1 if that is not there."""
    power = tables.powers[int(tables.power[tables.stage_effects + stage])]
    if power == FIRST_LEFT or power == LAST_LEFT:
        theirs = stages_of(tables, game.cities[game.left_of(city)].wonder)
        return theirs[0] if power == FIRST_LEFT else theirs[len(theirs) - 1]
    if power == SECOND_RIGHT:
        theirs = stages_of(tables, game.cities[game.right_of(city)].wonder)
        return theirs[1] if len(theirs) > 1 else -1
    return stage
