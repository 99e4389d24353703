"""Black cards in the decks of the ages."""

from sevenwonders.classic.dealing import cards_of
from sevenwonders.classic.parts import Part


class BlackCards(Part):
    """As many as there are players, or cities for two of them (rule: setup_black)."""

    def pools(self, age: int, players: int) -> list[tuple[list[int], int]]:
        return [(cards_of(self.codex, f"black{age}"), players if players > 3 else 3)]
