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

from sevenwonders.duel.codex import Codex

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


def parts_of(codex: Codex, move: int) -> MoveParts:
    """Take a move id apart. Raises ValueError for a number that is no move."""
    cards, wonders, tokens = codex.card_set.cards, codex.card_set.wonders, codex.card_set.progress
    if not 0 <= move < int(codex.all_moves):
        raise ValueError(f"there is no move {move}")
    number: i64 = move
    if number < codex.sell_at:
        return MoveParts("build", card=cards[number].key)
    if number < codex.wonder_at:
        return MoveParts("sell", card=cards[number - codex.sell_at].key)
    if number < codex.draft_at:
        pair: i64 = number - codex.wonder_at
        return MoveParts("wonder", wonder=wonders[pair // codex.cards].key, card=cards[pair % codex.cards].key)
    if number < codex.progress_at:
        return MoveParts("draft", wonder=wonders[number - codex.draft_at].key)
    if number < codex.destroy_at:
        return MoveParts("progress", token=tokens[number - codex.progress_at].key)
    if number < codex.revive_at:
        return MoveParts("destroy", card=cards[number - codex.destroy_at].key)
    if number < codex.starter_at:
        return MoveParts("revive", card=cards[number - codex.revive_at].key)
    return MoveParts("starter", starter=int(number - codex.starter_at))


def texts(codex: Codex) -> list[str]:
    """The text of every move, by id."""
    return [parts_of(codex, move).text() for move in range(codex.all_moves)]
