"""What leaders do for as long as they are there: richer science, tokens of war, hands that stay."""

from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.city import City
from sevenwonders.classic.codex import DEFEATS, Codex
from sevenwonders.classic.moments import SEALED
from sevenwonders.classic.moves import NO_CARD, encode, verb_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.payment import MANY
from sevenwonders.classic.powers import color_of, number_of
from sevenwonders.classic.table import Table
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.base.discard import TAKE, ask_to_revive


class Lasting(Part):
    """Aristotle and Ramses, come or gone: `used` remembers whether they have been reckoned with."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.science: i64 = codex.power_bit("science_sets")
        self.guilds: i64 = codex.power_bit("free_guilds")
        self.purple: i64 = color_of(codex, "purple")

    def stands(self, game: Table, city: i64, effect: i64) -> None:
        self._mend(game.cities[city])

    def removed(self, game: Table, city: i64, effect: i64) -> None:
        self._mend(game.cities[city])

    def _mend(self, mine: City) -> None:
        changed: i64 = (mine.powers ^ mine.used) & (self.science | self.guilds)
        if not changed:
            return
        if changed & self.science:
            more: i64 = 3
            if not mine.powers & self.science:
                more = -3
            mine.set_points += more
            mine.four_points += more  # ruling: astrolabe_bonus
        if changed & self.guilds:
            saved: i64 = MANY
            if not mine.powers & self.guilds:
                saved = -MANY
            mine.save(self.purple, saved)
        mine.used ^= changed


class War(Part):
    """Semiramis is stronger by her defeats, Tomyris gives hers to the winner."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.tomyris: i64 = codex.power_bit("defeats_to_winner")
        self.semiramis: i64 = codex.power_bit("shields_for_defeats")

    def strength(self, game: Table, city: i64) -> i64:
        """Ruling: semiramis_tokens."""
        if game.cities[city].powers & self.semiramis:
            return game.cities[city].count[DEFEATS]
        return 0

    def defeat_taker(self, game: Table, winner: i64, loser: i64, taker: i64, tokens: i64) -> i64:
        """Rulings: tomyris_token, tomyris_both."""
        if taker < 0 or not game.cities[loser].powers & self.tomyris:
            return taker
        goes: i64 = winner
        if game.cities[winner].powers & self.tomyris:
            goes = -1
        if not game.quiet and tokens > 0:
            facts = game.source_facts(game.effect_with(loser, "defeats_to_winner"))
            facts["defeats"] = int(tokens)
            if goes >= 0:
                facts["to"] = int(goes)
            game.tell("defeat_passed" if goes >= 0 else "defeat_undone", loser, facts)
        return goes


class KeepHands(Part):
    """Esteban: once, the hands are not passed (ruling: esteban_when)."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "stop_passing")
        self.power: i64 = codex.power_bit("keep_hands")
        self.stop: i64 = self.add_verb("stop")
        self.decline: i64 = codex.verbs.index("decline")

    def moments(self) -> list[int]:
        return [SEALED] if self.power else []

    def at(self, game: Table, moment: i64) -> None:
        if game.turn >= game.last_turn:
            return
        for seat in range(game.seats):
            if game.cities[seat].powers & ~game.cities[seat].used & self.power:
                ask(game, self.decision, bit(seat), seat)

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        into.add(encode(self.decline, 0, NO_CARD, 0))
        into.add(encode(self.stop, 0, NO_CARD, 0))

    def settle(self, game: Table) -> None:
        seat: i64 = game.argument
        if verb_of(game.answers[seat]) != self.stop:
            return
        game.cities[seat].used |= self.power
        game.stays |= bit(game.age * 16 + game.turn)
        if not game.quiet:
            game.tell("stop", seat, game.source_facts(game.effect_with(seat, "keep_hands")))


class Dig(Part):
    """Solomon: a building from the discard pile."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.power: i64 = number_of(codex, "dig_in_discard")
        self.asks: i64 = codex.phases.index(TAKE)

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        if self.codex.power[effect] == self.power:
            ask_to_revive(game, self.asks, city, effect)
