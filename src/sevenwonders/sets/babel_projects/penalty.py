"""Points that a failed project costs."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.parts import Part
from sevenwonders.classic.table import Table
from sevenwonders.sets.babel_projects.projects import AGES


class PenaltyPoints(Part):
    """Tokens that each are a point less at the end."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.category: i64 = codex.add_category("projects")
        self.penalty: i64 = codex.count_index("penalty")
        self.by_age: list[int] = [0, *(codex.box.setup[f"penalty{age}"] for age in AGES)]

    def cannot(self, game: Table, seat: i64, penalty: i64) -> None:
        """Who cannot bear a penalty in full loses points of the age instead (ruling: project_cannot_pay)."""
        self.lose(game, seat, self.by_age[int(game.age)], penalty)

    def lose(self, game: Table, seat: i64, points: i64, penalty: i64) -> None:
        game.cities[seat].count[self.penalty] += points
        if not game.quiet:
            game.tell("penalty", seat, {"points": int(points), **game.source_facts(penalty)})

    def score(self, game: Table, city: i64, mine: City, sheet: vec[i64]) -> None:
        sheet[self.category] -= mine.count[self.penalty]
