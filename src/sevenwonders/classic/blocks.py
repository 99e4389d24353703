"""The parts of what a seat sees of 7 Wonders, as `sight.py` writes them: name, length and scale of each."""

from collections.abc import Iterator
from typing import Final

from sevenwonders.classic.setting import Setting

AGES: Final = 4
EXTRAS: Final = 512
"""Places for what sets add."""


def blocks_of(setting: Setting) -> Iterator[tuple[str, int, int]]:
    codex, seats = setting.codex, int(setting.players)
    cards, verbs = int(codex.cards), len(codex.verbs)
    yield "age", AGES, 1
    yield "turn", 1, 8
    yield "last_turn", 1, 8
    yield "passes_left", 1, 1
    yield "over", 1, 1
    yield "decision", len(codex.phases), 1
    yield "waiting", seats, 1
    yield "hand", cards, 1
    for own in ("chosen", "sealed"):
        yield f"{own}_verb", verbs, 1
        yield f"{own}_card", cards, 1
    yield "hands", seats, 8
    yield "discards", 1, 20
    yield "discard", cards, 1
    for city in range(int(setting.cities)):
        for name, size, scale in _city_blocks(setting):
            yield f"city{city}_{name}", size, scale
    yield "extras", EXTRAS, 1


def _city_blocks(setting: Setting) -> Iterator[tuple[str, int, int]]:
    codex = setting.codex
    cards, stages, kinds = int(codex.cards), len(codex.stage_keys), int(codex.kinds)
    yield "wonder", int(codex.wonders), 1
    yield "starts", 1, 1
    yield "board", stages, 1
    yield "stages", stages, 1
    yield "coins", 1, 20
    yield "cards", cards, 1
    for units in ("production", "choices", "for_sale", "choices_for_sale", "left_prices", "right_prices"):
        yield units, kinds, 4
    yield "far", int(setting.cities), 1
    yield "share_price", 1, 4
    yield "shields", 1, 10
    yield "victories", 1, 6
    yield "defeats", 1, 6
    yield "military", 1, 20
    yield "counts", len(codex.counted) - int(codex.first_color), 5
    yield "under_stages", cards, 1
    yield "points", len(codex.categories), 20
