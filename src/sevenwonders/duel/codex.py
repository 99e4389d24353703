"""The card set as flat tables of integers: what the rules look up at every step.

A card, wonder or token is its index in the card set; a resource, colour or symbol is a place in a packed integer or a
bit.
"""

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.core.packed import BITS, FIELD
from sevenwonders.core.resources import pack
from sevenwonders.duel.cardfiles import standard
from sevenwonders.duel.cards import COIN_SETS, COLORS, KINDS, CardSet

RESOURCES: Final = 5
RAW_KINDS: Final = 3
"""Wood, stone and clay come first, then glass and papyrus."""

BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6
WONDER: Final = 7
COINS: Final = 8
"""In `guild_counts`: full sets of coins."""


def _column(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def _bit(name: str, names: tuple[str, ...]) -> int:
    return 1 << names.index(name) if name else 0


def _is_choice(letters: str, member: str) -> int:
    return int(member in letters)


class Codex:
    """One card set, ready for play."""

    def __init__(self, card_set: CardSet) -> None:
        self.card_set: CardSet = card_set
        letters = card_set.resources
        cards = card_set.cards
        parents = sorted({parent for card in cards for parent in card.chain_from})
        countable = (*KINDS, COIN_SETS)

        self.cards: i64 = len(cards)
        self.cost: vec[i64] = _column([pack(c.cost, letters) for c in cards])
        self.coins: vec[i64] = _column([c.coins for c in cards])
        self.color: vec[i64] = _column([COLORS.index(c.color) for c in cards])
        self.produces: vec[i64] = _column([pack(c.produces, letters) for c in cards])
        self.raw_choice: vec[i64] = _column([_is_choice(c.produces_one_of, "W") for c in cards])
        self.goods_choice: vec[i64] = _column([_is_choice(c.produces_one_of, "G") for c in cards])
        self.fixed_price: vec[i64] = _column([FIELD * pack("".join(set(c.trade_one)), letters) for c in cards])
        """All bits of the counters of the resources that cost one coin."""
        self.gain: vec[i64] = _column([c.coins_gain for c in cards])
        self.gain_kind: vec[i64] = _column([KINDS.index(c.coins_per[0]) if c.coins_per else 0 for c in cards])
        self.gain_each: vec[i64] = _column([c.coins_per[1] if c.coins_per else 0 for c in cards])
        self.guild_counts: vec[i64] = _column(
            [sum(1 << countable.index(what) for what in c.guild[0]) if c.guild else 0 for c in cards]
        )
        self.guild_coins: vec[i64] = _column([c.guild[1] if c.guild else 0 for c in cards])
        self.guild_vp: vec[i64] = _column([c.guild[2] if c.guild else 0 for c in cards])
        self.shields: vec[i64] = _column([c.shields for c in cards])
        self.science: vec[i64] = _column([_bit(c.science, card_set.symbols) for c in cards])
        self.vp: vec[i64] = _column([c.vp for c in cards])
        self.chain_needs: vec[i64] = _column([sum(1 << parents.index(p) for p in c.chain_from) for c in cards])
        self.chain_gives: vec[i64] = _column([1 << parents.index(c.key) if c.key in parents else 0 for c in cards])
        self.is_guild: vec[i64] = _column([int(c.deck == "guild") for c in cards])
        sizes = [sum(c.deck == deck for c in cards) for deck in ("age1", "age2", "age3", "guild")]
        self.first_card: vec[i64] = _column([0, 0, sizes[0], sizes[0] + sizes[1]])
        self.after_card: vec[i64] = _column([0, sizes[0], sizes[0] + sizes[1], len(cards)])
        self.first_guild: i64 = len(cards) - sizes[3]

        wonders = card_set.wonders
        self.wonders: i64 = len(wonders)
        self.w_cost: vec[i64] = _column([pack(w.cost, letters) for w in wonders])
        self.w_coins: vec[i64] = _column([w.coins for w in wonders])
        self.w_vp: vec[i64] = _column([w.vp for w in wonders])
        self.w_shields: vec[i64] = _column([w.shields for w in wonders])
        self.w_gain: vec[i64] = _column([w.coins_gain for w in wonders])
        self.w_rival_loses: vec[i64] = _column([w.opponent_loses for w in wonders])
        self.w_again: vec[i64] = _column([int(w.play_again) for w in wonders])
        self.w_raw_choice: vec[i64] = _column([_is_choice(w.produces_one_of, "W") for w in wonders])
        self.w_goods_choice: vec[i64] = _column([_is_choice(w.produces_one_of, "G") for w in wonders])
        self.w_destroys: vec[i64] = _column([COLORS.index(w.discard_opponent or "purple") for w in wonders])
        """The colour, or PURPLE: nothing."""
        self.w_draws: vec[i64] = _column([w.draw_progress for w in wonders])
        self.most_drawn: i64 = max(w.draw_progress for w in wonders)
        self.w_revives: vec[i64] = _column([int(w.build_from_discard) for w in wonders])

        tokens = card_set.progress
        self.tokens: i64 = len(tokens)
        self.p_vp: vec[i64] = _column([p.vp for p in tokens])
        self.p_gain: vec[i64] = _column([p.coins_gain for p in tokens])
        self.p_science: vec[i64] = _column([_bit(p.science, card_set.symbols) for p in tokens])
        kinds = [KINDS.index(p.applies_to) if p.applies_to else 0 for p in tokens]
        self.p_less: vec[i64] = _column([p.resources_less << (BITS * k) for p, k in zip(tokens, kinds, strict=True)])
        self.p_shields: vec[i64] = _column([p.extra_shields << (BITS * k) for p, k in zip(tokens, kinds, strict=True)])
        self.p_again: vec[i64] = _column([int(p.play_again) for p in tokens])
        self.p_takes_trade: vec[i64] = _column([int(p.takes_rival_trade_coins) for p in tokens])
        self.p_chain_coins: vec[i64] = _column([p.coins_per_chain for p in tokens])
        self.p_vp_per_token: vec[i64] = _column([p.vp_per_token for p in tokens])

        setup = card_set.setup
        self.start_coins: i64 = setup.coins
        self.sell_coins: i64 = setup.sell_coins
        self.sell_per_yellow: i64 = setup.sell_coins_per_yellow
        self.trade_price: i64 = setup.trade_price
        self.coins_per_point: i64 = setup.coins_per_point
        self.symbols_to_win: i64 = setup.symbols_to_win
        self.wonders_max: i64 = setup.wonders_built_max
        self.on_board: i64 = setup.progress_on_board
        self.draft: vec[i64] = _column(list(setup.wonder_draft))
        self.guilds_added: i64 = setup.guilds_added

        self.capital: i64 = card_set.capital
        spaces = range(card_set.capital + 1)
        zone_of = [next((z for z in card_set.zones if z.first <= s <= z.last), None) for s in spaces]
        self.space_vp: vec[i64] = _column([z.vp if z else 0 for z in zone_of])
        self.space_loot: vec[i64] = _column(
            [z.loot if z and z.first == s else 0 for s, z in zip(spaces, zone_of, strict=True)]
        )
        """Coins lost by the rival when the pawn enters this space for the first time."""

        slots = card_set.structures
        self.slots: vec[i64] = _column([0, *(len(age) for age in slots)])
        self.first_slot: vec[i64] = _column([0, 0, len(slots[0]), len(slots[0]) + len(slots[1])])
        self.all_slots: i64 = sum(len(age) for age in slots)
        self.covers: vec[i64] = _column([sum(1 << c for c in slot.covered_by) for age in slots for slot in age])
        """For each slot, age after age: the slots that lie on it."""
        self.lies_on: vec[i64] = _column(
            [
                sum(1 << t for t, other in enumerate(age) if s in other.covered_by)
                for age in slots
                for s in range(len(age))
            ]
        )
        """For each slot: the slots under it."""
        self.uncovered: vec[i64] = _column(
            [0, *(sum(1 << s for s, slot in enumerate(age) if not slot.covered_by) for age in slots)]
        )
        """For each age: the slots on which nothing lies."""
        self.face_up: vec[i64] = _column([0, *(sum(1 << s for s, slot in enumerate(age) if slot.up) for age in slots)])

        # Where each kind of move begins in the row of move ids; see duel/moves.py.
        self.sell_at: i64 = self.cards
        self.wonder_at: i64 = 2 * self.cards
        self.draft_at: i64 = self.wonder_at + self.wonders * self.cards
        self.progress_at: i64 = self.draft_at + self.wonders
        self.destroy_at: i64 = self.progress_at + self.tokens
        self.revive_at: i64 = self.destroy_at + self.cards
        self.starter_at: i64 = self.revive_at + self.cards
        self.all_moves: i64 = self.starter_at + 2


@cache
def standard_tables() -> Codex:
    """The published game."""
    return Codex(standard())
