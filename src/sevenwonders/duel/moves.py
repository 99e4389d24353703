"""The moves of Duel: one row of integer ids, and a text for each.

| ids from | move | text |
| --- | --- | --- |
| 0 | build a card | `build:baths` |
| `sell_at` | discard a card for coins | `sell:baths` |
| `wonder_at` | build a wonder with a card | `wonder:pyramids:baths` |
| `draft_at` | take a wonder | `draft:pyramids` |
| `progress_at` | take a progress token | `progress:law` |
| `destroy_at` | put a card of the rival in the discard | `destroy:quarry` |
| `revive_at` | build a card of the discard | `revive:baths` |
| `starter_at` | say who begins the age | `starter:1` |
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from sevenwonders.duel.tables import Tables

VERBS: Final = ("build", "sell", "wonder", "draft", "progress", "destroy", "revive", "starter")


@dataclass(frozen=True)
class MoveParts:
    """A move taken apart: a verb, and the keys or the seat that it names."""

    verb: str
    card: str = ""
    wonder: str = ""
    token: str = ""
    starter: int = -1

    def text(self) -> str:
        if self.verb == "starter":
            return f"starter:{self.starter}"
        return ":".join(part for part in (self.verb, self.wonder, self.token, self.card) if part)


def parts_of(tables: Tables, move: int) -> MoveParts:
    """Take a move id apart. Raises ValueError for a number that is no move."""
    cards, wonders, tokens = tables.card_set.cards, tables.card_set.wonders, tables.card_set.progress
    if not 0 <= move < int(tables.all_moves):
        raise ValueError(f"there is no move {move}")
    number: i64 = move
    if number < tables.sell_at:
        return MoveParts("build", card=cards[number].key)
    if number < tables.wonder_at:
        return MoveParts("sell", card=cards[number - tables.sell_at].key)
    if number < tables.draft_at:
        pair: i64 = number - tables.wonder_at
        return MoveParts("wonder", wonder=wonders[pair // tables.cards].key, card=cards[pair % tables.cards].key)
    if number < tables.progress_at:
        return MoveParts("draft", wonder=wonders[number - tables.draft_at].key)
    if number < tables.destroy_at:
        return MoveParts("progress", token=tokens[number - tables.progress_at].key)
    if number < tables.revive_at:
        return MoveParts("destroy", card=cards[number - tables.destroy_at].key)
    if number < tables.starter_at:
        return MoveParts("revive", card=cards[number - tables.revive_at].key)
    return MoveParts("starter", starter=int(number - tables.starter_at))


def texts(tables: Tables) -> list[str]:
    """The text of every move, by id."""
    return [parts_of(tables, move).text() for move in range(tables.all_moves)]
