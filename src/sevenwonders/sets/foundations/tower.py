"""The effects of a foundation begin as the tower grows (ruling: foundation_effects)."""

from mypy_extensions import i64

from sevenwonders.classic.codex import STAGE, Codex
from sevenwonders.classic.moments import FINAL
from sevenwonders.classic.parts import Part
from sevenwonders.classic.resolving import gain_from
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.sets.foundations.debts import OwnDebts
from sevenwonders.sets.foundations.fetching import Fetching
from sevenwonders.sets.foundations.laying import Laying


class Growing(Part):
    """Which effects of each foundation have begun."""

    def __init__(self, codex: Codex, laying: Laying, debts: OwnDebts, fetching: list[Fetching]) -> None:
        super().__init__(codex)
        self.laying: Laying = laying
        self.debts: OwnDebts = debts
        self.fetching: list[Fetching] = fetching
        self.woken: i64 = codex.add_counter()
        """How many effects of its foundation have begun in a city."""

    def played(self, game: Table, city: i64, verb: i64, card: i64, chained: bool) -> None:
        """After a stage's own effect come those of the foundation, in order, whose stages stand."""
        if verb != STAGE:
            return
        codex, mine = self.codex, game.cities[city]
        foundation: i64 = self.laying.foundation_of(mine)
        if foundation < 0:
            return
        while True:
            step: i64 = codex.first_step[foundation] + mine.count[self.woken]
            if step >= codex.first_step[foundation + 1] or not mine.is_built(codex, codex.step_at[step]):
                return
            mine.count[self.woken] += 1
            if not game.quiet:
                game.tell("wake", city, {"card": game.card_key(foundation), "step": int(mine.count[self.woken])})
            self._begin(game, city, step)

    def _begin(self, game: Table, city: i64, step: i64) -> None:
        """What asks its owner something is settled first; then the debt is owed."""
        effect: i64 = self.codex.step_effects + step
        game.cities[city].adopt(self.codex, effect, self.laying.category)
        gain_from(game, city, effect)
        for fetching in self.fetching:
            if self.codex.power[effect] == fetching.power and fetching.offer(game, city, step):
                return
        self.debts.owe(game, city, self.codex.step_debt[step])

    def moments(self) -> list[int]:
        return [FINAL]

    def at(self, game: Table, moment: i64) -> None:
        """The debts of all effects that never began (ruling: foundation_end)."""
        codex = self.codex
        for seat in range(game.seats):
            mine = game.cities[seat]
            foundation: i64 = self.laying.foundation_of(mine)
            if foundation < 0:
                continue
            owed: i64 = 0
            for step in range(codex.first_step[foundation] + mine.count[self.woken], codex.first_step[foundation + 1]):
                owed += codex.step_debt[step]
            self.debts.owe(game, seat, owed)

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        return {"foundation_steps": [int(city.count[self.woken]) for city in game.cities]}
