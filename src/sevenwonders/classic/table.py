"""What is on the table in 7 Wonders. The rules that move it are in rules.py."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from sevenwonders.classic.city import EFFECT_BITS, City
from sevenwonders.classic.codex import PLAY_CARD, Codex, Lists
from sevenwonders.classic.deal import Deal, sort_range
from sevenwonders.classic.hooks import FIRST
from sevenwonders.classic.setting import Setting
from sevenwonders.core.game import NOBODY, Event, Fact, Game
from sevenwonders.core.packed import bit

if TYPE_CHECKING:
    from sevenwonders.classic.rules import Rules

NO_MOVE: Final = -1
NO_PACK: Final = 15
"""The source of a card that does not come from a hand of the age."""
SPARE: Final = 1
"""Room for a card more than were dealt, in every hand."""

# A card that lies face down is a number in `Table.face_down`, packed from these fields.
CARD_BITS: Final = 1023
AGE_AT: Final = 10
TURN_AT: Final = 12
PACK_AT: Final = 16
"""The hand it came from."""
BY_AT: Final = 20
"""The city that put it there."""
BY_NOBODY: Final = 15
PLACE_AT: Final = 24
KNOWN_AT: Final = 26
"""Bits of the seats that have seen it. What stands above them, from bit 40 on, is for the rules of sets."""
IN_DISCARD: Final = 0
UNDER_STAGE: Final = 1
GONE: Final = 2
"""Built from the discard pile."""
DRAWN: Final = 3
"""Not a card but a note: this card was drawn into that hand on that turn, seen by one seat only."""

# When a decision of `Table.later` is due: the moment, then a rank, then the city.
DUE_AT: Final = 12
RANK_AT: Final = 4

# A card that a set keeps somewhere is a number in `Table.kept`, packed from these fields and CARD_BITS.
ZONE_AT: Final = 10
OWNER_AT: Final = 16
SEEN_AT: Final = 20
"""Bits of the seats that have seen it."""


def decision(phase: i64, seats: i64, argument: i64) -> i64:
    """A decision to come, as one number."""
    return phase | (seats << 8) | (argument << 24)


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
            self.sheet: vec[i64] = vec[i64]([i64(0)] * len(codex.categories))
            """Working space: the score sheet of one city."""
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
            self.sheet = like.sheet[:]
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

    def whole(self) -> "Rules":
        """This very table, with all of its rules: what hooks are given."""
        raise NotImplementedError

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

    # ---- hands and piles

    def pack_start(self, pack: i64) -> i64:
        """Where the cards of a hand begin in `packs`."""
        return pack * (self.deal.hand + SPARE)

    def cards_held(self, pack: i64) -> vec[i64]:
        """The cards of a hand, ascending, each once."""
        first: i64 = self.pack_start(pack)
        found = self.packs[first : first + self.sizes[pack]]
        place: i64 = len(found) - 1
        while place > 0:
            if found[place] == found[place - 1]:
                found, _ = pop(found, place)
            place -= 1
        return found

    def take_from_pack(self, pack: i64, card: i64) -> None:
        """Take one copy of a card out of a hand."""
        place: i64 = self.pack_start(pack)
        end: i64 = place + self.sizes[pack] - 1
        while self.packs[place] != card:
            place += 1
        while place < end:
            self.packs[place] = self.packs[place + 1]
            place += 1
        self.sizes[pack] -= 1

    def add_to_pack(self, pack: i64, card: i64) -> None:
        """Put a card into a hand; there must be room."""
        first: i64 = self.pack_start(pack)
        place: i64 = first + self.sizes[pack]
        while place > first and self.packs[place - 1] > card:
            self.packs[place] = self.packs[place - 1]
            place -= 1
        self.packs[place] = card
        self.sizes[pack] += 1

    def lay_face_down(self, card: i64, pack: i64, city: i64, place: i64, known: i64) -> None:
        """Put a card in the discard pile or under a stage; `known` are the seats that have seen it."""
        entry: i64 = card | (self.age << AGE_AT) | (self.turn << TURN_AT) | (pack << PACK_AT)
        entry |= (city << BY_AT) | (place << PLACE_AT) | (known << KNOWN_AT)
        self.face_down = append(self.face_down, entry)

    def discard_openly(self, card: i64) -> None:
        """Put a card that all have seen on the discard pile: no city has laid it face down."""
        self.lay_face_down(card, NO_PACK, BY_NOBODY, IN_DISCARD, bit(self.seats) - 1)

    def in_discard(self, card: i64) -> i64:
        """Where in `face_down` a copy of this card lies in the discard pile; -1 if none does."""
        for place in range(len(self.face_down)):
            entry: i64 = self.face_down[place]
            if entry & CARD_BITS == card and (entry >> PLACE_AT) & 3 == IN_DISCARD:
                return place
        return -1

    def show_discard_to(self, seat: i64) -> None:
        """A seat looks through the discard pile."""
        for place in range(len(self.face_down)):
            if (self.face_down[place] >> PLACE_AT) & 3 == IN_DISCARD:
                self.face_down[place] |= bit(KNOWN_AT + seat)

    def put(self, card: i64, zone: i64, owner: i64, seen: i64) -> None:
        """Put a card in a set's own zone; `seen` are the seats (bits) that know it."""
        self.kept = append(self.kept, card | (zone << ZONE_AT) | (owner << OWNER_AT) | (seen << SEEN_AT))

    def take(self, card: i64, zone: i64, owner: i64) -> None:
        """Take a card out of a zone."""
        for place in range(len(self.kept)):
            if self.kept[place] & 0xFFFFF == card | (zone << ZONE_AT) | (owner << OWNER_AT):
                self.kept, _ = pop(self.kept, place)
                return

    def cards_in(self, zone: i64, owner: i64) -> vec[i64]:
        """The cards of a zone, ascending."""
        found = vec[i64]([i64(0)] * 0)
        for entry in self.kept:
            if (entry >> ZONE_AT) & 0x3FF == zone | (owner << (OWNER_AT - ZONE_AT)):
                found = append(found, entry & CARD_BITS)
        sort_range(found, 0, len(found))
        return found

    def per_total(self, city: i64, rows: Lists, effect: i64) -> i64:
        """What an effect is worth that gives something for each thing counted in some cities."""
        total: i64 = 0
        row: i64 = rows.start[effect]
        while row < rows.start[effect + 1]:
            each: i64 = rows.items[row]
            what: i64 = rows.items[row + 1]
            where: i64 = rows.items[row + 2]
            counted: i64 = 0
            if where & 1:
                counted += self.cities[city].count[what]
            if where & 2:
                counted += self.cities[self.left_of(city)].count[what]
            if where & 4:
                counted += self.cities[self.right_of(city)].count[what]
            if rows.items[row + 3] > 1:
                counted //= rows.items[row + 3]
            total += each * counted
            row += 4
        return total

    def points_of(self, city: i64, effect: i64) -> i64:
        """The points of an effect for what is counted at the end."""
        return self.per_total(city, self.codex.vp_per, effect) + self.sets_total(city, effect)

    def sets_total(self, city: i64, effect: i64) -> i64:
        """Points for sets of one thing of each kind in each of some cities."""
        rows = self.codex.vp_sets
        first: i64 = rows.start[effect]
        if first == rows.start[effect + 1]:
            return 0
        where: i64 = rows.items[first + 1]
        sets: i64 = 1000
        for row in range(first + 2, rows.start[effect + 1]):
            what: i64 = rows.items[row]
            if where & 1 and self.cities[city].count[what] < sets:
                sets = self.cities[city].count[what]
            if where & 2 and self.cities[self.left_of(city)].count[what] < sets:
                sets = self.cities[self.left_of(city)].count[what]
            if where & 4 and self.cities[self.right_of(city)].count[what] < sets:
                sets = self.cities[self.right_of(city)].count[what]
        return rows.items[first] * sets

    # ---- decisions to come

    def ask(self, phase: i64, seats: i64, argument: i64 = 0) -> None:
        """Queue a decision for some seats (bits)."""
        self.queue = append(self.queue, decision(phase, seats, argument))

    def ask_at(self, moment: i64, phase: i64, seat: i64, city: i64, rank: i64 = 0) -> None:
        """Put a decision about a city to a seat at a moment of this turn, or at once if that is past.

        Those of one moment come by rank, then by city.
        """
        if self.moment > moment:
            self.ask(phase, bit(seat), city)
            return
        due: i64 = (moment << DUE_AT) | (rank << RANK_AT) | city
        kept = vec[i64]([i64(0)] * 0)
        place: i64 = 0
        while place < len(self.later) and self.later[place] <= due:
            kept = append(append(kept, self.later[place]), self.later[place + 1])
            place += 2
        kept = append(append(kept, due), decision(phase, bit(seat), city))
        while place < len(self.later):
            kept = append(kept, self.later[place])
            place += 1
        self.later = kept

    def ask_what_is_due(self, moment: i64) -> None:
        """The decisions that wait for this moment join the queue."""
        while len(self.later) and self.later[0] >> DUE_AT <= moment:
            self.queue = append(self.queue, self.later[1])
            self.later = self.later[2:]

    def ask_together(self, phase: i64, seats: i64) -> None:
        """Queue a decision, or let these seats (bits) join those that already wait for the same one."""
        for place in range(len(self.queue)):
            if self.queue[place] & 255 == phase and self.queue[place] >> 24 == 0:
                self.queue[place] |= seats << 8
                return
        self.ask(phase, seats)

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
            if codex.power[entry & EFFECT_BITS] == wanted:
                return entry & EFFECT_BITS
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
