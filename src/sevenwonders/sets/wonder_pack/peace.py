"""The Great Wall without Cities: nobody else keeps diplomacy tokens, or shows them."""

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.sets.cities.diplomacy import Diplomacy


class Peace(Diplomacy):
    """Diplomacy with a counter of its own for the tokens."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, codex.add_counter())

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        """Who is at peace."""
        peaceful = [int(city.count[self.token]) for city in game.cities]
        return {"peace": peaceful} if any(peaceful) else {}
