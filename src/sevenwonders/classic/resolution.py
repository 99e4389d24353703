"""What was chosen happens, step by step for all cities together (ruling: end_of_turn_order)."""

from mypy_extensions import i64

from sevenwonders.classic.codex import BUILD, COINS, SELL, STAGE
from sevenwonders.classic.conflicts import Conflicts
from sevenwonders.classic.moves import FAVOUR, card_of, option_of, payment_of, verb_of
from sevenwonders.classic.payees import BANK, FAR, FARTHER, LEFT, RIGHT, coins_in
from sevenwonders.classic.table import IN_DISCARD, NO_MOVE, NO_PACK, UNDER_STAGE
from sevenwonders.core.game import NOBODY, Fact
from sevenwonders.core.packed import FIELD, bit


class Resolution(Conflicts):
    """A table at which moves are carried out."""

    def choose_for(self, city: i64, pack: i64, move: i64) -> None:
        """A city's move for this turn is settled, though not yet shown."""
        self.sealed[city] = move
        self.source[city] = pack

    def resolve_alone(self, city: i64, pack: i64, move: i64) -> None:
        """One city plays a card after all the others."""
        for other in range(self.setting.cities):
            self.sealed[other] = NO_MOVE
        self.choose_for(city, pack, move)
        self.resolve_moves()

    def resolve_moves(self) -> None:
        """Carry out the sealed moves of all cities that have one, step by step for all together."""
        cities: i64 = self.setting.cities
        for city in range(cities):
            if self.sealed[city] != NO_MOVE and self.source[city] != NO_PACK:
                self.take_from_pack(self.source[city], card_of(self.sealed[city]))
        for city in range(cities):
            if self.sealed[city] != NO_MOVE:
                self.pay(city, self.sealed[city])
        for offset in range(cities):  # cities without a player are revealed first
            shown: i64 = (self.seats + offset) % cities
            if self.sealed[shown] != NO_MOVE:
                self.place(shown, self.sealed[shown])
        for city in range(cities):
            if self.sealed[city] != NO_MOVE:
                self.credit(city, self.sealed[city])
        for city in range(cities):
            if self.sealed[city] != NO_MOVE:
                self.take_coins(city, self.sealed[city])

    def pay(self, city: i64, move: i64) -> None:
        """Step 1: every payment comes from the coins held at the start of the turn."""
        mine = self.cities[city]
        self.chained &= ~bit(city)
        if self.uses_chain(city, move):
            self.chained |= bit(city)
        self.to_bank[city] = self.printed_coins(city, move)
        spent: i64 = coins_in(payment_of(move)) + self.to_bank[city]
        for rules in self.setting.cashiers:
            rules.paid(self.whole(), city, move)
        if option_of(move) & FAVOUR and (verb_of(move) == BUILD or verb_of(move) == STAGE):
            self._use_favour(city, move)
        mine.count[COINS] -= spent
        mine.budget -= spent

    def _use_favour(self, city: i64, move: i64) -> None:
        verb: i64 = verb_of(move)
        what: i64 = card_of(move)
        if verb == STAGE:
            what = self.cities[city].board[self.stage_of(self.cities[city], move)]
        for rules in self.setting.favourers:
            if rules.favour(self.whole(), city, verb, what):
                rules.favour_used(self.whole(), city, verb)
                return

    def place(self, city: i64, move: i64) -> None:
        """Step 2: cards and stages are built, sold cards join the discard pile."""
        codex = self.codex
        verb: i64 = verb_of(move)
        card: i64 = card_of(move)
        mine = self.cities[city]
        if verb == BUILD:
            if not self.quiet:
                self.tell_use("build", city, move, {"card": self.card_key(card)})
            mine.add_card(codex, card)
        elif verb == STAGE:
            stage: i64 = self.stage_of(mine, move)
            if not self.quiet:
                self.tell_use("stage", city, move, {"stage": int(stage) + 1})
                self.tell("used", city, {"card": self.card_key(card)}, self.chooser_of(city))
            self.lay_down(card, city, UNDER_STAGE)
            mine.add_stage(codex, stage)
        elif verb == SELL:
            if not self.quiet:
                self.tell("sell", city, {"coins": int(codex.sell_coins)})
                self.tell("used", city, {"card": self.card_key(card)}, self.chooser_of(city))
            self.lay_down(card, city, IN_DISCARD)
        else:
            self.setting.verb_rules[int(verb)].place(self.whole(), city, move)
            if codex.free_verbs >> verb & 1:
                self._tell_tax(city, self.to_bank[city], card)

    def lay_down(self, card: i64, city: i64, place: i64) -> None:
        """A city lays its card face down: whoever chose it knows it."""
        self.lay_face_down(card, self.source[city], city, place, bit(self.chooser_of(city)))

    def chooser_of(self, city: i64) -> i64:
        """The seat that chose the card of a city: its player, or whoever holds the hand that the card came from."""
        if city < self.seats:
            return city
        return self.holder_of(self.source[city])

    def tell_use(self, kind: str, city: i64, move: i64, facts: dict[str, Fact]) -> None:
        """Tell what a city builds, with all that it pays."""
        facts.update(self.payment_facts(city, payment_of(move)))
        facts["bank"] = int(((payment_of(move) >> BANK) & FIELD) + self.to_bank[city])
        facts["chain"] = int(self.chained >> city & 1)
        self.tell(kind, city, facts)

    def payment_facts(self, city: i64, payment: i64) -> dict[str, Fact]:
        """What an event says of a payment: the coins of each payee."""
        facts: dict[str, Fact] = {
            "left": int((payment >> LEFT) & FIELD),
            "right": int((payment >> RIGHT) & FIELD),
            "bank": int((payment >> BANK) & FIELD),
        }
        for slot, shift in enumerate((FAR, FARTHER)):
            if (payment >> shift) & FIELD:
                facts[f"far{slot + 1}"] = int((payment >> shift) & FIELD)
                facts[f"far{slot + 1}_city"] = int(self.cities[city].far_city[slot])
        return facts

    def credit(self, city: i64, move: i64) -> None:
        """Step 3: what neighbours are paid, and the coins for a sold card."""
        payment: i64 = payment_of(move)
        self._receive(self.left_of(city), (payment >> LEFT) & FIELD)
        self._receive(self.right_of(city), (payment >> RIGHT) & FIELD)
        if payment >> FAR:
            far = self.cities[city].far_city
            self._receive(far[0], (payment >> FAR) & FIELD)
            self._receive(far[1], (payment >> FARTHER) & FIELD)
        if verb_of(move) == SELL:
            self.cities[city].count[COINS] += self.codex.sell_coins
            self.banked(city)

    def _receive(self, city: i64, coins: i64) -> None:
        if coins:
            self.cities[city].count[COINS] += coins
            self.cities[city].received += coins

    def take_coins(self, city: i64, move: i64) -> None:
        """Step 4: coins at once, counting everything placed in this turn (ruling: vineyard_bazar_same_turn)."""
        codex = self.codex
        verb: i64 = verb_of(move)
        card: i64 = card_of(move)
        mine = self.cities[city]
        if verb == STAGE:
            self.gain_from(city, codex.stage_effects + mine.board[mine.last_stage])
        elif codex.building_verbs >> verb & 1:
            self.gain_from(city, card)
        for rules in self.setting.watchers:
            rules.played(self.whole(), city, verb, card, (self.chained >> city & 1) != 0)

    def take_in(self, city: i64, card: i64) -> None:
        """A card that was built before comes to stand in a city: what lasts of it counts, what it brings once not."""
        self.cities[city].add_card(self.codex, card)
        self.settle_in(city, card)

    def settle_in(self, city: i64, effect: i64) -> None:
        """Let the rules of sets know that an effect stands in a city now."""
        for rules in self.setting.settlers:
            rules.stands(self.whole(), city, effect)

    def gain_from(self, city: i64, effect: i64) -> None:
        """An effect has just come to a city by a construction: what it brings once, by data and by rules of sets."""
        codex = self.codex
        self.settle_in(city, effect)
        self.cities[city].add_tokens(codex, effect)
        coins: i64 = codex.coins_now[effect] + self.per_total(city, codex.coins_per, effect)
        if coins:
            self.take_from_bank(city, coins, effect)
        if codex.shields[effect]:
            self.shielded(city, codex.shields[effect])
        if codex.victory_now[effect]:
            if not self.quiet:
                self.tell("victory", city, {"points": int(codex.victory_now[effect]), **self.source_facts(effect)})
            self.take_victory(city, codex.victory_now[effect])
        for rules in self.setting.givers:
            rules.gained(self.whole(), city, effect)

    def take_from_bank(self, city: i64, coins: i64, effect: i64, owner: i64 = NOBODY) -> None:
        """Coins that a city takes from the bank, told to all: by which effect, and whose that is if not its own."""
        self.cities[city].count[COINS] += coins
        if not self.quiet:
            self.tell("gain", city, {"coins": int(coins), **self.source_facts(effect, owner)})
        self.banked(city)

    def banked(self, city: i64) -> None:
        """Let the rules of sets know that a city has taken coins from the bank."""
        for rules in self.setting.bankers:
            rules.banked(self.whole(), city)

    def build_free(self, city: i64, card: i64) -> None:
        """Build a card that comes free, outside the normal course of a turn: its coins come at once."""
        self.pay_tax(city, BUILD, card)
        self.cities[city].add_card(self.codex, card)
        self.gain_from(city, card)
        for rules in self.setting.watchers:
            rules.played(self.whole(), city, BUILD, card, False)

    def pay_tax(self, city: i64, verb: i64, what: i64) -> None:
        """A construction comes free: what the rules of sets ask of every one is paid at once."""
        coins: i64 = self.tax_on(city, verb, what)
        self.cities[city].count[COINS] -= coins
        self.cities[city].budget -= coins
        self._tell_tax(city, coins, what)

    def _tell_tax(self, city: i64, coins: i64, card: i64) -> None:
        if coins and not self.quiet:
            self.tell("tax", city, {"coins": int(coins), **self.source_facts(card)})
