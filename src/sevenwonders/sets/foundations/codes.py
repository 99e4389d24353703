"""The numbers by which the rules of Foundations know their cards, powers, decisions and counters."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.deal import cards_of
from sevenwonders.classic.powers import color_of, number_of, numbers_of
from sevenwonders.sets.leaders.codes import Codes as LeaderCodes

PHASES: Final = ("choose_foundation", "pay_own_debt", "recruit_set_aside", "build_set_aside_guild", "recruit_now")
"""The decisions besides the draft."""


class Codes:
    """Looked up once for a box. The verbs, phases and zones must have been added before."""

    def __init__(self, codex: Codex) -> None:
        self.codex: Codex = codex
        self.leaders: LeaderCodes = LeaderCodes(codex)
        self.category: i64 = codex.categories.index("foundations")
        self.debt: i64 = codex.count_index("debt")
        self.astrolabe: i64 = codex.count_index("astrolabe")
        self.blue: i64 = color_of(codex, "blue")
        self.recoveries: i64 = codex.shared.get("recoveries", -1)
        """Where a city counts its recoveries; -1: nobody does."""
        self.back: i64 = codex.zones.index("foundation_back")
        """The foundation that each player put back."""
        self.aside: i64 = codex.zones.index("guild_aside")
        """Guilds that are not in the game, from when somebody has looked at them."""
        self.lay: i64 = codex.verbs.index("lay")
        self.pay: i64 = codex.verbs.index("pay")
        self.revive: i64 = codex.verbs.index("revive")
        self.decline: i64 = codex.verbs.index("decline")
        self.choosing: i64 = codex.phases.index("choose_foundation")
        self.paying: i64 = codex.phases.index("pay_own_debt")
        self.enlisting: i64 = codex.phases.index("recruit_set_aside")
        self.building: i64 = codex.phases.index("build_set_aside_guild")
        self.recruiting: i64 = codex.phases.index("recruit_now")
        self.is_enlisting: i64 = number_of(codex, "recruit_set_aside")
        self.is_building: i64 = number_of(codex, "build_set_aside_guild")
        self.is_recruiting: i64 = number_of(codex, "recruit_now")
        self.is_fours: i64 = number_of(codex, "points_for_fours")
        self.is_astrolabes: i64 = number_of(codex, "coins_for_astrolabes")
        # Points for each thing that a Foundation step counts, by effect.
        self.for_shields: vec[i64] = numbers_of(codex, "points_for_shield_cards")
        self.for_chains: vec[i64] = numbers_of(codex, "points_for_blue_chains")
        self.for_recoveries: vec[i64] = numbers_of(codex, "points_for_recoveries")
        self.laid: i64 = codex.add_counter()
        """The foundation under a tower: its number and 1; 0: none."""
        self.woken: i64 = codex.add_counter()
        """How many of its effects have begun."""
        self.owed: i64 = codex.add_counter()
        """Coins that a city owes and is about to be asked for."""
        self.chains: i64 = codex.add_counter()
        """Blue cards built by a chain."""
        self.astrolabe_coins: i64 = codex.add_counter()
        """Coins for each astrolabe gained."""
        self.ground: vec[i64] = vec[i64]([i64(0)] * 0)
        """For each side of a board: the card that is its Foundation step; -1: it has none."""
        for wonder in codex.box.wonders:
            card = codex.card_number.get(f"ground_{wonder.city}", -1) if wonder.side == "B" else -1
            self.ground = append(self.ground, i64(card))
        self.guilds: vec[i64] = vec[i64]([i64(card) for card in cards_of(codex, "guild")])
        self.shield_cards: vec[i64] = vec[i64]([i64(0)] * 0)
        for number in range(codex.cards):
            if codex.shields[number] > 0:
                self.shield_cards = append(self.shield_cards, number)
