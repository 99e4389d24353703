"""Debt: what a city could not, or would not, pay; each token is a point less at the end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import COINS, Codex
from sevenwonders.classic.parts import Part
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact

NO_DEBT: Final = -1


class Debt(Part):
    """Debt tokens at the end of the game (rule: debt_tokens)."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.debt: i64 = codex.count_index("debt")
        self.column: i64 = codex.add_category("debts")

    def score(self, game: Table, city: i64, mine: City, sheet: vec[i64]) -> None:
        sheet[self.column] -= mine.count[self.debt]


def lose(game: Table, city: i64, paid: i64, loss: i64, debt: i64, causes: dict[str, Fact]) -> None:
    """Pay to the bank, and take debt for the rest (`debt` is where a city counts it), unless there is NO_DEBT."""
    mine = game.cities[city]
    mine.count[COINS] -= paid
    taken: i64 = 0
    if debt != NO_DEBT:
        taken = loss - paid
        mine.count[debt] += taken
    if not game.quiet:
        game.tell("loss", city, {"coins": int(paid), "debt": int(taken), **causes})
