"""Manneken Pis: stages that cost and do what a stage of a neighbour's board costs and does."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import stages_of
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.moments import BEGIN
from sevenwonders.classic.parts import Part
from sevenwonders.classic.table import Table

FIRST_LEFT: Final = "copy_first_left"
SECOND_RIGHT: Final = "copy_second_right"
LAST_LEFT: Final = "copy_last_left"


class CopiedStages(Part):
    """The stages of neighbours take the place of those that copy them: boards never change afterwards."""

    def moments(self) -> list[int]:
        return [BEGIN]

    def at(self, game: Table, moment: i64) -> None:
        codex = game.codex
        for city in range(game.setting.cities):
            if _copies(codex, game.cities[city].wonder):
                _copy_board(game, city)


def _copy_board(game: Table, city: i64) -> None:
    mine, codex = game.cities[city], game.codex
    board = vec[i64]([i64(0)] * 0)
    places = vec[i64]([i64(0)] * 0)
    own = stages_of(codex, mine.wonder)
    for place in range(len(own)):
        rows = _copied(game, codex, city, own[place])
        if not len(rows):  # no such stage: neither it nor those after it can be built (ruling: manneken_two_stages)
            break
        for row in rows:  # a stage that can be built in two ways is copied with both
            board = append(board, row)
            places = append(places, place + 1)
    mine.set_board(codex, board, places)


def _copies(codex: Codex, wonder: i64) -> bool:
    """Whether a board has stages that stand for others."""
    for stage in stages_of(codex, wonder):
        if codex.powers[int(codex.power[codex.stage_effects + stage])] in (FIRST_LEFT, SECOND_RIGHT, LAST_LEFT):
            return True
    return False


def _copied(game: Table, codex: Codex, city: i64, stage: i64) -> vec[i64]:
    """The rows of the stage that a stage stands for: itself, one of a neighbour, or none if that is not there."""
    power = codex.powers[int(codex.power[codex.stage_effects + stage])]
    if power == FIRST_LEFT:
        return _rows_of(codex, game.cities[game.left_of(city)].wonder, 1)
    if power == SECOND_RIGHT:
        return _rows_of(codex, game.cities[game.right_of(city)].wonder, 2)
    if power == LAST_LEFT:
        wonder: i64 = game.cities[game.left_of(city)].wonder
        last: i64 = 0
        for theirs in stages_of(codex, wonder):
            if codex.stage_place[theirs] > last:
                last = codex.stage_place[theirs]
        return _rows_of(codex, wonder, last)
    return vec[i64]([stage])


def _rows_of(codex: Codex, wonder: i64, place: i64) -> vec[i64]:
    """The rows by which a board builds one of its stages."""
    found = vec[i64]([i64(0)] * 0)
    for stage in stages_of(codex, wonder):
        if codex.stage_place[stage] == place and not codex.embellishes[stage]:
            found = append(found, stage)
    return found
