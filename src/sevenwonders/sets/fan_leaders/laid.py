"""Stages that were copied, a wonder that is gone and what was foretold, on a table of cardboard."""

from typing import Final

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.game import Classic
from sevenwonders.classic.laid import Entry, Told, effects_with
from sevenwonders.classic.parts import part_in
from sevenwonders.classic.piles import put_in_zone
from sevenwonders.classic.resolving import settle_in
from sevenwonders.sets.fan_leaders.choices import CopyStage
from sevenwonders.sets.fan_leaders.destruction import lose_wonder
from sevenwonders.sets.fan_leaders.oracle import Oracle

APART: Final[tuple[str, ...]] = ()


def entries(codex: Codex) -> list[Entry]:
    return [
        Entry("copied_stages", "stages", among=tuple(codex.stage_keys), beside=effects_with(codex, "copy_stage")),
        Entry("foretold", "seat", beside=effects_with(codex, "oracle")),
        Entry("wonder_gone", "flag"),
    ]


def lay(game: Classic, place: int, told: Told) -> None:
    codex = game.codex
    copying, oracle = part_in(codex, CopyStage), part_in(codex, Oracle)
    assert copying is not None
    assert oracle is not None
    for key in told.words("copied_stages"):
        effect = codex.stage_effects + codex.stage_keys.index(key)
        game.cities[place].adopt(codex, effect, copying.leaders)
        settle_in(game, place, effect)
    if told.number("foretold"):
        put_in_zone(game, told.number("foretold") - 1, oracle.zone, place, 0)
    if told.number("wonder_gone"):
        lose_wonder(game, place, place)
