"""Tokens that make up for the cost of a building or a stage (ruling: project_tokens)."""

from mypy_extensions import i64

from sevenwonders.classic.codex import BUILD, Codex
from sevenwonders.classic.parts import Part
from sevenwonders.classic.table import Table


class Favours(Part):
    """A token is given up for the cost."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.free_building: i64 = codex.count_index("free_building")
        self.free_stage: i64 = codex.count_index("free_wonder_stage")

    def favour(self, game: Table, city: i64, verb: i64) -> bool:
        return game.cities[city].count[self._token_for(verb)] > 0

    def favour_used(self, game: Table, city: i64, verb: i64) -> None:
        token: i64 = self._token_for(verb)
        game.cities[city].count[token] -= 1
        if not game.quiet:
            game.tell("token_used", city, {"token": self.codex.counted[token]})

    def _token_for(self, verb: i64) -> i64:
        if verb == BUILD:
            return self.free_building
        return self.free_stage
