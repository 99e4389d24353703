"""The cards of Duel as tables, and one card in full."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sevenwonders.core.texts import Texts
from sevenwonders.duel.cards import COLORS, DECKS, Card, CardSet, Progress, Wonder
from sevenwonders.duel.words.names import title
from sevenwonders.duel.words.tooltips import cost_of, effects, look_up, opens, tooltip
from sevenwonders.terminal.palette import HEADING, QUIET, SHADES

WIDE: Final = 170
"""Columns from which a table may be wide."""
NARROW_COST: Final = 20


def kind_of(row: Card | Wonder | Progress) -> str:
    """The colour of a card, or "wonder" or "progress"."""
    if isinstance(row, Card):
        return row.color
    return "wonder" if isinstance(row, Wonder) else "progress"


def card_list(card_set: CardSet, texts: Texts, width: int) -> Iterator[RenderableType]:
    """All cards by age and colour, then wonders and tokens."""
    for deck in DECKS:
        cards = [card for color in COLORS for card in card_set.cards if (card.deck, card.color) == (deck, color)]
        heading = texts("kind.purple") if deck == "guild" else texts(f"deck.{deck}")
        yield _table(card_set, heading, cards, texts, width)
    yield _table(card_set, texts("cards.wonders"), card_set.wonders, texts, width)
    yield _table(card_set, texts("cards.progress"), card_set.progress, texts, width)
    count = texts(
        "cards.count", cards=len(card_set.cards), wonders=len(card_set.wonders), tokens=len(card_set.progress)
    )
    yield Text(count, QUIET)
    if card_set.own_names[texts.language]:
        yield Text(texts("cards.own_name"), QUIET)


def _table(
    card_set: CardSet, heading: str, rows: Sequence[Card | Wonder | Progress], texts: Texts, width: int
) -> RenderableType:
    """Where there is room, keys and chains have columns; otherwise the sentences tell the chains."""
    wide = width >= WIDE
    chained = wide and any(isinstance(row, Card) and (row.chain_from or opens(card_set, row.key)) for row in rows)
    table = Table(title=heading, title_justify="left", title_style=HEADING, box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(texts("cards.name"), no_wrap=True)
    if wide:
        table.add_column(texts("cards.key"), no_wrap=True, style=QUIET)
    if not all(isinstance(row, Progress) for row in rows):
        table.add_column(texts("cards.cost"), max_width=None if wide else NARROW_COST, no_wrap=wide)
    if chained:
        table.add_column(texts("cards.chain"), no_wrap=True)
        table.add_column(texts("cards.opens"), no_wrap=True)
    table.add_column(texts("cards.effect"))
    last = ""
    for row in rows:
        kind = kind_of(row)
        if kind != last and isinstance(row, Card) and row.deck != "guild":
            table.add_section()
            table.add_row(Text(texts(f"kind.{kind}"), SHADES[kind].full))
        last = kind
        cells: list[RenderableType] = [_name(card_set, row.key, kind, texts)]
        if wide:
            cells.append(row.key)
        if not isinstance(row, Progress):
            cells.append(cost_of(row, texts) or texts("cards.nothing"))
        if chained and isinstance(row, Card):
            cells += [_titles(card_set, row.chain_from, texts), _titles(card_set, opens(card_set, row.key), texts)]
            cells.append(" ".join(effects(card_set, row.key, texts)))
        else:
            cells.append(tooltip(card_set, row.key, texts, with_cost=False))
        table.add_row(*cells)
    return table


def _name(card_set: CardSet, key: str, kind: str, texts: Texts) -> Text:
    own = "*" if key in card_set.own_names[texts.language] else ""
    return Text(f"{title(card_set, key, texts)}{own}", SHADES[kind].text)


def _titles(card_set: CardSet, keys: Sequence[str], texts: Texts) -> str:
    return ", ".join(title(card_set, key, texts) for key in keys)


def one_card(card_set: CardSet, key: str, texts: Texts, more: Sequence[str] = ()) -> RenderableType:
    """A card, wonder or token in full, with lines of what holds for it now."""
    row = look_up(card_set, key)
    kind = kind_of(row)
    where = f"{texts(f'deck.{row.deck}')} · " if isinstance(row, Card) and row.deck != "guild" else ""
    own = [Text(texts("cards.own_name"), QUIET)] if key in card_set.own_names[texts.language] else []
    heading = Text.assemble(
        (f" {_name(card_set, key, kind, texts).plain} ", SHADES[kind].full), f" {where}{texts(f'kind.{kind}')}"
    )
    lines = [Text(tooltip(card_set, key, texts)), *(Text(line, "bold") for line in more), *own]
    return Panel(Group(*lines), title=heading, title_align="left", border_style=SHADES[kind].text, expand=False)
