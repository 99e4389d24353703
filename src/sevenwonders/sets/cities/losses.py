"""Coins that black cards, and stages like them, make all others lose at the end of a turn.

With debt each victim says, unseen by the others, how much of it is paid.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.codex import COINS, STAGES, VICTORIES, Codex
from sevenwonders.classic.moments import LOSSES
from sevenwonders.classic.moves import NO_CARD, encode, payment_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.payment import BANK
from sevenwonders.classic.powers import column_of
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.cities.debt import NO_DEBT, lose

LOSS: Final = {"lose_1": 1, "lose_2": 2, "lose_3": 3, "lose_2_and_peace": 2}
"""Coins that every other player loses."""
PER_VICTORY: Final = {"lose_per_victory": 1}
PER_STAGE: Final = {"lose_per_stage": 1}
STORY_BITS: Final = 12
"""What an effect takes up in a list of them that is one number."""


class Losses(Part):
    """What is owed until the end of the turn. There is no debt: who cannot pay all of it pays what he has."""

    def __init__(self, codex: Codex, asks: str = "") -> None:
        super().__init__(codex, asks)
        self.loss: vec[i64] = column_of(codex, LOSS)
        self.per_victory: vec[i64] = column_of(codex, PER_VICTORY)
        self.per_stage: vec[i64] = column_of(codex, PER_STAGE)
        # What a city makes all others lose at the end of this turn: several losses add up (rule: loss_timing).
        self.owed: i64 = codex.add_counter()
        self.owed_per_victory: i64 = codex.add_counter()
        self.owed_per_stage: i64 = codex.add_counter()
        self.owed_by: i64 = codex.add_counter()
        """The effects that do so: for the story."""

    def moments(self) -> list[int]:
        return [LOSSES]

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        if not (self.loss[effect] or self.per_victory[effect] or self.per_stage[effect]):
            return
        mine = game.cities[city]
        mine.count[self.owed] += self.loss[effect]
        mine.count[self.owed_per_victory] += self.per_victory[effect]
        mine.count[self.owed_per_stage] += self.per_stage[effect]
        mine.count[self.owed_by] = _with_first(mine.count[self.owed_by], effect)

    def at(self, game: Table, moment: i64) -> None:
        if self.is_any_owed(game):
            self.collect(game)

    def is_any_owed(self, game: Table) -> bool:
        """Whether anybody makes others lose coins this turn."""
        for city in game.cities:
            if city.count[self.owed_by]:
                return True
        return False

    def collect(self, game: Table) -> None:
        """Everybody pays what he can."""
        for city in range(game.setting.cities):
            self.pay_all(game, city, NO_DEBT)
        self.settled(game)

    def pay_all(self, game: Table, city: i64, debt: i64) -> None:
        """A city pays as much of its loss as it can."""
        loss: i64 = self.loss_of(game, city)
        paid: i64 = game.cities[city].count[COINS]
        if loss < paid:
            paid = loss
        if loss:
            lose(game, city, paid, loss, debt, self.causes(game, city))

    def loss_of(self, game: Table, victim: i64) -> i64:
        """The coins that a city loses, by what it has now (rules: loss, loss_counts)."""
        mine = game.cities[victim]
        total: i64 = 0
        for city in range(game.setting.cities):
            if city != victim:
                other = game.cities[city]
                total += other.count[self.owed]
                total += other.count[self.owed_per_victory] * mine.count[VICTORIES]
                total += other.count[self.owed_per_stage] * mine.count[STAGES]
        return total

    def causes(self, game: Table, victim: i64) -> dict[str, Fact]:
        """What makes a city lose coins, and whose it is: facts of an event."""
        mine = game.cities[victim]
        sources: list[str] = []
        owners: list[int] = []
        for city in range(game.setting.cities):
            effects: i64 = game.cities[city].count[self.owed_by]
            while effects and city != victim:
                effect: i64 = _first_of(effects)
                effects = _after_first(effects)
                loss: i64 = self.loss[effect] + self.per_victory[effect] * mine.count[VICTORIES]
                if loss + self.per_stage[effect] * mine.count[STAGES]:
                    sources.append(game.effect_key(effect))
                    owners.append(int(city))
        return {"sources": sources, "owners": owners}

    def settled(self, game: Table) -> None:
        """All losses of the turn are paid, or have become debt."""
        for city in game.cities:
            city.count[self.owed] = 0
            city.count[self.owed_per_victory] = 0
            city.count[self.owed_per_stage] = 0
            city.count[self.owed_by] = 0


class LossesOrDebt(Losses):
    """The same where players may keep their coins, and take debt tokens for the rest (rule: loss)."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "pay_loss")
        self.debt: i64 = codex.count_index("debt")
        self.pay: i64 = self.add_verb("pay")

    def collect(self, game: Table) -> None:
        """Ask those who have a choice, all at once; the others have nothing to pay with."""
        asked: i64 = 0
        for city in range(game.setting.cities):
            if self._may_choose(game, city):
                asked |= bit(city)
            else:  # a city without a player pays what it has
                self.pay_all(game, city, self.debt)
        if asked:
            ask(game, self.decision, asked)
        else:
            self.settled(game)

    def _may_choose(self, game: Table, city: i64) -> bool:
        """Whether there is something to decide for a city."""
        return city < game.seats and game.cities[city].count[COINS] > 0 and self.loss_of(game, city) > 0

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        """From nothing to all of the loss, as far as the coins go."""
        most: i64 = self.loss_of(game, seat)
        coins: i64 = game.cities[seat].count[COINS]
        if coins < most:
            most = coins
        for paid in range(most + 1):
            into.add(encode(self.pay, 0, NO_CARD, paid << BANK))

    def settle(self, game: Table) -> None:
        """All have said what they pay."""
        for seat in range(game.seats):
            if self._may_choose(game, seat):
                paid: i64 = payment_of(game.answers[seat]) >> BANK
                lose(game, seat, paid, self.loss_of(game, seat), self.debt, self.causes(game, seat))
        self.settled(game)

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        """What each city is about to lose, while that is being settled."""
        losses = [int(self.loss_of(game, city)) for city in range(int(game.setting.cities))]
        return {"losses": losses} if any(losses) else {}


# ---- effects, from 1, in one number: the last that came is the first


def _with_first(effects: i64, effect: i64) -> i64:
    return (effects << STORY_BITS) | (effect + 1)


def _first_of(effects: i64) -> i64:
    return (effects & (bit(STORY_BITS) - 1)) - 1


def _after_first(effects: i64) -> i64:
    return effects >> STORY_BITS
