"""Leaders who build a wonder stage with no card under it: Stevie for coins, others for nothing (ruling: stevie)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.building import next_stages
from sevenwonders.classic.codex import COINS, STAGE
from sevenwonders.classic.draft import NOTE_AT
from sevenwonders.classic.moves import encode, option_of
from sevenwonders.classic.paying import terms_of
from sevenwonders.classic.piles import put_in_zone
from sevenwonders.classic.resolving import gain_from
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.base.free_city import player_of
from sevenwonders.sets.leaders.codes import Codes

CARD_AT: Final = 4
"""Where the leader stands in the argument of the decision, above the city."""
CITY_BITS: Final = 15


def stages_for_leader(game: Table, city: i64) -> vec[i64]:
    """The rows of a city's board that a leader may build: any new stage whose turn has come and nothing forbids."""
    mine = game.cities[city]
    found = vec[i64]([i64(0)] * 0)
    for row in next_stages(game, city):
        if not terms_of(game, city, STAGE, mine.board[row]).forbidden:
            found = append(found, row)
    return found


def coins_for_stage(game: Table, codes: Codes, city: i64, leader: i64, row: i64) -> i64:
    """What the bank gets for a stage that a leader builds who came at no cost: printed coins, but not for a gift."""
    terms = terms_of(game, city, STAGE, game.cities[city].board[row])
    if game.codex.power[leader] == codes.is_stevie:
        return terms.coins + terms.printed
    return terms.coins


def affordable_stages(game: Table, codes: Codes, city: i64, leader: i64) -> vec[i64]:
    """The rows that such a leader can build now."""
    found = vec[i64]([i64(0)] * 0)
    for row in stages_for_leader(game, city):
        if coins_for_stage(game, codes, city, leader, row) <= game.cities[city].count[COINS]:
            found = append(found, row)
    return found


def raise_stage(game: Table, codes: Codes, city: i64, leader: i64) -> None:
    """A leader who builds a stage has come into play: which one is asked where there is a choice."""
    mine = game.cities[city]
    chosen: i64 = mine.count[codes.stage_chosen]
    if chosen:  # and paid for, when the leader was recruited
        mine.count[codes.stage_chosen] = 0
        _build(game, codes, city, leader, chosen - 1, 0)
        return
    rows = affordable_stages(game, codes, city, leader)
    if len(rows) == 1:
        _build(game, codes, city, leader, rows[0], coins_for_stage(game, codes, city, leader, rows[0]))
    elif len(rows) > 1:
        ask(game, codes.raising, bit(player_of(game, city)), city | (leader << CARD_AT))


def raise_moves(game: Table, codes: Codes, argument: i64, into: Moves) -> None:
    leader: i64 = argument >> CARD_AT
    for row in affordable_stages(game, codes, argument & CITY_BITS, leader):
        into.add(encode(codes.raise_verb, row + 1, leader, 0))


def settle_raise(game: Table, codes: Codes, argument: i64) -> None:
    city: i64 = argument & CITY_BITS
    leader: i64 = argument >> CARD_AT
    row: i64 = option_of(game.answers[player_of(game, city)]) - 1
    _build(game, codes, city, leader, row, coins_for_stage(game, codes, city, leader, row))


def _build(game: Table, codes: Codes, city: i64, leader: i64, row: i64, coins: i64) -> None:
    mine = game.cities[city]
    mine.count[COINS] -= coins
    if not game.quiet:
        paid: dict[str, Fact] = {"left": 0, "right": 0, "bank": int(coins), "chain": 0}
        game.tell("stage", city, {"stage": int(row) + 1, **paid, **game.source_facts(leader)})
    mine.add_stage(game.codex, row)
    put_in_zone(game, leader, codes.builder, city, row << NOTE_AT)
    gain_from(game, city, game.codex.stage_effects + mine.board[row])
    for rules in game.setting.watchers:
        rules.played(game, city, STAGE, leader, False)
