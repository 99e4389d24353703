"""The foundation of a city and what it counts, on a table of cardboard."""

from typing import Final

from sevenwonders.classic.codex import STAGES, Codex
from sevenwonders.classic.game import Classic
from sevenwonders.classic.laid import Entry, Told
from sevenwonders.classic.parts import part_in
from sevenwonders.classic.resolving import settle_in
from sevenwonders.sets.foundations.laying import Laying
from sevenwonders.sets.foundations.points import Fours, Groundwork
from sevenwonders.sets.foundations.tower import Growing

APART: Final[tuple[str, ...]] = ("foundation", "groundwork")


def entries(codex: Codex) -> list[Entry]:
    laid = tuple(card.key for card in codex.box.cards if card.deck == "foundation")
    return [
        Entry("foundation", "card", among=laid),
        Entry("foundation_steps", "number"),
        Entry("blue_chains", "number", beside=_boards(codex, "points_for_blue_chains")),
        Entry("recoveries", "number", beside=_boards(codex, "points_for_recoveries")),
    ]


def _boards(codex: Codex, power: str) -> tuple[str, ...]:
    """The sides of boards whose Foundation step has a power."""
    laying = part_in(codex, Laying)
    assert laying is not None
    steps = [card.key for card in codex.box.cards if card.effect.power == power]
    grounds = [(wonder, int(laying.ground[number])) for number, wonder in enumerate(codex.box.wonders)]
    return tuple(wonder.key for wonder, card in grounds if card >= 0 and codex.box.cards[card].key in steps)


def lay(game: Classic, place: int, told: Told) -> None:
    codex, mine = game.codex, game.cities[place]
    if not told.word("foundation"):
        return
    laying, groundwork, growing = part_in(codex, Laying), part_in(codex, Groundwork), part_in(codex, Growing)
    assert laying is not None
    assert groundwork is not None
    assert growing is not None
    foundation = codex.card_number[told.word("foundation")]
    mine.count[laying.laid] = foundation + 1
    if len(mine.board):  # a board may have been given up, with its steps
        mine.count[STAGES] += 1
    if laying.ground[mine.wonder] >= 0:
        _adopt(game, place, int(laying.ground[mine.wonder]), int(laying.category))
    for step in range(int(codex.first_step[foundation]), int(codex.first_step[foundation + 1])):
        if mine.count[growing.woken] < told.number("foundation_steps"):
            mine.count[growing.woken] += 1
            _adopt(game, place, int(codex.step_effects) + step, int(laying.category))
    mine.count[groundwork.chains] = told.number("blue_chains")
    if groundwork.recoveries >= 0:
        mine.count[groundwork.recoveries] = told.number("recoveries")


def _adopt(game: Classic, place: int, effect: int, column: int) -> None:
    game.cities[place].adopt(game.codex, effect, column)
    settle_in(game, place, effect)
    fours = part_in(game.codex, Fours)
    assert fours is not None
    game.cities[place].four_points += fours.more[effect]
