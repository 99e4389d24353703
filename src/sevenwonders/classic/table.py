"""What is on the table in 7 Wonders: the one state, over which the rooms of this package are plain functions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import PLAY_CARD, Codex
from sevenwonders.classic.dealing import Deal
from sevenwonders.classic.entries import effect_in
from sevenwonders.classic.moments import FIRST
from sevenwonders.classic.setting import Setting
from sevenwonders.core.game import NOBODY, Event, Fact, Game
from sevenwonders.core.packed import bit

NO_MOVE: Final = -1
NO_PACK: Final = 15
"""The source of a card that does not come from a hand of the age."""
SPARE: Final = 1
"""Room for a card more than were dealt, in every hand."""


class Table(Game):
    """A table of 7 Wonders with everything on it. `like` makes it a copy of another table."""

    def __init__(self, setting: Setting, deal: Deal, quiet: bool, like: "Table | None") -> None:
        super().__init__(int(setting.players), quiet, like)
        codex = setting.codex
        self.takes_turns = False
        self.setting: Setting = setting
        self.codex: Codex = codex
        self.deal: Deal = deal
        self.cities: list[City] = []
        self.age: i64 = 0
        self.turn: i64 = 0
        self.last_turn: i64 = deal.hand - 1
        self.phase: i64 = PLAY_CARD
        self.asked: i64 = 0
        """Seats that the phase asks, as bits."""
        self.waiting: i64 = 0
        """Those among them that have not answered yet."""
        self.argument: i64 = 0
        """What the phase is about, where it needs saying."""
        self.moment: i64 = FIRST
        """What comes when nothing is left to be asked."""
        self.keeping: i64 = 0
        """Cities that keep the last card of the age in hand, as bits."""
        self.ended: bool = False
        self.passes: i64 = 0
        """How far the hands have been passed in this age."""
        self.stays: i64 = 0
        """Turns after which the hands are not passed, as bits: 16 times the age, and the turn."""
        self.chained: i64 = 0
        """Cities whose construction of this turn is free by a chain, as bits."""
        self.at_peace: i64 = 0
        """Cities that take part in no conflict of this age, as bits."""
        if like is None:
            for city in range(setting.cities):
                self.cities.append(City(codex, deal.wonders[city], None))
            self.packs: vec[i64] = vec[i64]([i64(0)] * ((deal.hand + SPARE) * deal.players))
            """The cards of each hand, ascending, one hand after another."""
            self.sizes: vec[i64] = vec[i64]([i64(0)] * deal.players)
            self.sealed: vec[i64] = vec[i64]([i64(NO_MOVE)] * setting.cities)
            """What each city does this turn: hidden until all have chosen."""
            self.source: vec[i64] = vec[i64]([i64(0)] * setting.cities)
            """The hand that the card of each city comes from."""
            self.answers: vec[i64] = vec[i64]([i64(NO_MOVE)] * setting.players)
            """What each seat has answered to the decision at hand: sealed until the last answer is in."""
            self.spent_units: vec[i64] = vec[i64]([i64(0)] * setting.cities)
            """The resources that each city's last construction asked for, less what it saved, packed."""
            self.spent_coins: vec[i64] = vec[i64]([i64(0)] * setting.cities)
            """What each city paid for them: a payment."""
            self.to_bank: vec[i64] = vec[i64]([i64(0)] * setting.cities)
            """The other coins that it cost."""
            self.queue: vec[i64] = vec[i64]([i64(0)] * 0)
            """Decisions to come: phase, seats and argument, packed."""
            self.later: vec[i64] = vec[i64]([i64(0)] * 0)
            """Pairs, ascending: when in the turn a decision is due, packed, and the decision as in `queue`."""
            self.face_down: vec[i64] = vec[i64]([i64(0)] * 0)
            """Every card in the discard pile and under stages."""
            self.kept: vec[i64] = vec[i64]([i64(0)] * 0)
            """Cards that sets keep in places of their own."""
            self.conflicts: vec[i64] = vec[i64]([i64(0)] * 0)
            """Pairs of cities that are about to fight, packed."""
            self.count: vec[i64] = vec[i64]([i64(0)] * codex.table_counters)
            """Numbers that parts of sets keep for the whole table: see Codex.add_table_counter."""
        else:
            for copied in like.cities:
                self.cities.append(City(codex, copied.wonder, copied))
            self.packs = like.packs[:]
            self.sizes = like.sizes[:]
            self.sealed = like.sealed[:]
            self.source = like.source[:]
            self.answers = like.answers[:]
            self.spent_units = like.spent_units[:]
            self.spent_coins = like.spent_coins[:]
            self.to_bank = like.to_bank[:]
            self.queue = like.queue[:]
            self.later = like.later
            self.face_down = like.face_down[:]
            self.kept = like.kept[:]
            self.conflicts = like.conflicts[:]
            self.count = like.count[:]
            self.age = like.age
            self.turn = like.turn
            self.last_turn = like.last_turn
            self.phase = like.phase
            self.asked = like.asked
            self.waiting = like.waiting
            self.argument = like.argument
            self.moment = like.moment
            self.keeping = like.keeping
            self.ended = like.ended
            self.passes = like.passes
            self.stays = like.stays
            self.chained = like.chained
            self.at_peace = like.at_peace

    def tell(self, kind: str, seat: i64, facts: dict[str, Fact], only: i64 = NOBODY) -> None:
        self.events.append(Event(kind, int(seat), facts, int(only)))

    # ---- who sits where

    def left_of(self, city: i64) -> i64:
        """The next city clockwise."""
        return city + 1 if city + 1 < self.setting.cities else city + 1 - self.setting.cities

    def right_of(self, city: i64) -> i64:
        return city - 1 if city > 0 else self.setting.cities - 1

    def pack_of(self, seat: i64) -> i64:
        """The hand that a seat holds: hands are not moved, only counted on."""
        return (seat + self.passes) % self.setting.players

    def holder_of(self, pack: i64) -> i64:
        """The seat that holds a hand."""
        return (pack + self.setting.players - self.passes) % self.setting.players

    # ---- names

    def card_key(self, card: i64) -> str:
        return self.codex.box.cards[card].key

    def effect_key(self, effect: i64) -> str:
        """What has an effect: a card, a stage (`giza_b.2`) or a board; a later step is its card's."""
        codex = self.codex
        if effect < codex.stage_effects:
            return self.card_key(effect)
        if effect < codex.start_effects:
            return codex.stage_keys[effect - codex.stage_effects]
        if effect < codex.step_effects:
            return codex.box.wonders[effect - codex.start_effects].key
        card: i64 = 0
        while codex.first_step[card + 1] <= effect - codex.step_effects:
            card += 1
        return self.card_key(card)

    def effect_with(self, city: i64, power: str) -> i64:
        """The effect by which a city has a power: what the story of the game names."""
        codex = self.codex
        mine = self.cities[city]
        wanted: i64 = codex.powers.index(power)
        for card in range(codex.cards):
            if codex.power[card] == wanted and mine.has(codex, card):
                return card
        for place in range(len(mine.board)):
            stage: i64 = codex.stage_effects + mine.board[place]
            if mine.stages & bit(place) and codex.power[stage] == wanted:
                return stage
        for entry in mine.adopted:
            if codex.power[effect_in(entry)] == wanted:
                return effect_in(entry)
        effect: i64 = 0
        while codex.power[effect] != wanted:  # its card has gone again
            effect += 1
        return effect

    def source_facts(self, effect: i64, owner: i64 = NOBODY) -> dict[str, Fact]:
        """The facts that name what brought something about, and whose it is if not that of the event's city."""
        facts: dict[str, Fact] = {"source": self.effect_key(effect)}
        if owner != NOBODY:
            facts["owner"] = int(owner)
        return facts

    def wonder_key(self, city: i64) -> str:
        return self.codex.box.wonders[self.cities[city].wonder].key
