"""The foundation under a tower: laid before the game, its effects begin as the tower grows."""

from mypy_extensions import i64

from sevenwonders.classic.codex import STAGES
from sevenwonders.classic.resolving import gain_from
from sevenwonders.classic.table import Table
from sevenwonders.sets.foundations.aside import ask_for_guild, ask_for_leader, ask_to_recruit
from sevenwonders.sets.foundations.codes import Codes
from sevenwonders.sets.foundations.debts import owe


def lay(game: Table, codes: Codes, city: i64, card: i64) -> None:
    """The Foundation step of the board is built for nothing, and works at once (ruling: foundation_mode)."""
    mine = game.cities[city]
    mine.count[codes.laid] = card + 1
    mine.count[STAGES] += 1  # ruling: foundation_stage_count
    if not game.quiet:
        game.tell("lay", city, {"card": game.card_key(card)})
    ground: i64 = codes.ground[mine.wonder]
    if ground >= 0:
        mine.adopt(codes.codex, ground, codes.category)
        gain_from(game, city, ground)


def wake(game: Table, codes: Codes, city: i64) -> None:
    """A stage is built: begin the effects, in order, whose stages stand (ruling: foundation_effects)."""
    mine = game.cities[city]
    codex = codes.codex
    card: i64 = mine.count[codes.laid] - 1
    if card < 0:
        return
    while True:
        step: i64 = codex.first_step[card] + mine.count[codes.woken]
        if step >= codex.first_step[card + 1] or not mine.is_built(codex, codex.step_at[step]):
            return
        mine.count[codes.woken] += 1
        if not game.quiet:
            game.tell("wake", city, {"card": game.card_key(card), "step": int(mine.count[codes.woken])})
        _begin(game, codes, city, step)


def _begin(game: Table, codes: Codes, city: i64, step: i64) -> None:
    """What asks its owner something is settled first; then the debt is owed."""
    effect: i64 = codes.codex.step_effects + step
    game.cities[city].adopt(codes.codex, effect, codes.category)
    gain_from(game, city, effect)
    power: i64 = codes.codex.power[effect]
    asked: bool = False
    if power == 0:
        asked = False
    elif power == codes.is_enlisting:
        asked = ask_for_leader(game, codes, city, step)
    elif power == codes.is_building:
        asked = ask_for_guild(game, codes, city, step)
    elif power == codes.is_recruiting:
        asked = ask_to_recruit(game, codes, city, step)
    if not asked:
        owe(game, codes, city, codes.codex.step_debt[step])


def score(game: Table, codes: Codes, city: i64) -> None:
    """Points for what data cannot count at the end."""
    mine = game.cities[city]
    if not mine.count[codes.laid]:
        return
    points: i64 = 0
    ground: i64 = codes.ground[mine.wonder]
    if ground >= 0:
        points += codes.for_chains[ground] * mine.count[codes.chains]
        if codes.recoveries >= 0:
            points += codes.for_recoveries[ground] * mine.count[codes.recoveries]
        if codes.for_shields[ground]:
            points += codes.for_shields[ground] * _shield_cards(game, codes, city)
    game.sheet[codes.category] += points


def _shield_cards(game: Table, codes: Codes, city: i64) -> i64:
    """How many cards of a city have a shield."""
    total: i64 = 0
    for card in codes.shield_cards:
        if game.cities[city].has(codes.codex, card):
            total += 1
    return total
