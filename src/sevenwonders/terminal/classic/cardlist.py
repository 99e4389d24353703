"""The cards and boards of 7 Wonders as tables, and one of them in full."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.cards import Box, Card, Stage, Wonder
from sevenwonders.classic.words.names import deck_name, kind_name, title
from sevenwonders.classic.words.of_sets import words_of_set
from sevenwonders.classic.words.phrases import in_sentence
from sevenwonders.classic.words.tooltips import (
    all_effects,
    cost_words,
    effects,
    has_costs,
    look_up,
    opens,
    tooltip,
)
from sevenwonders.core.texts import Texts
from sevenwonders.terminal.classic.scene import shade_of
from sevenwonders.terminal.palette import EMBELLISHED, HEADING, QUIET, SHADES

WIDE: Final = 170
"""Columns from which a table may be wide."""
NARROW_COST: Final = 20
DECKS: Final = ("age1", "age2", "age3", "guild")
OWN: Final = "*"
GUESS: Final = "?"


def card_list(box: Box, texts: Texts, width: int) -> Iterator[RenderableType]:
    """All cards by age and colour, guilds, the decks of sets, then the boards."""
    own_decks = [deck for each in box.sets for deck in each.decks]
    for deck in (*DECKS, *own_decks):
        cards = [card for color in box.colors for card in box.cards if (card.deck, card.color) == (deck, color.key)]
        if cards:
            yield _cards(box, _deck_name(box, deck, texts), cards, texts, width)
    yield Text(texts("cards.classic.boards"), HEADING)
    for wonder in box.wonders:
        yield _board(box, wonder, texts, width)
    yield Text(texts("cards.classic.count", cards=len(box.cards), wonders=len(box.wonders)), QUIET)
    yield Text(texts("cards.classic.copies"), QUIET)
    if any(each.own_names[texts.language] for each in box.sets):
        yield Text(texts("cards.own_name"), QUIET)
    if any(stage.embellishes for wonder in box.wonders for stage in wonder.stages):
        yield Text(texts("cards.classic.embellished", sign=EMBELLISHED), QUIET)
    if any(card.guess for card in box.cards) or any(wonder.guess for wonder in box.wonders):
        yield Text(texts("cards.classic.guess"), QUIET)


def _deck_name(box: Box, deck: str, texts: Texts) -> str:
    if deck == "guild":
        return texts("kind.purple")
    return deck_name(box, deck, texts) or title(box, deck, texts).capitalize()


def _cards(box: Box, heading: str, cards: Sequence[Card], texts: Texts, width: int) -> RenderableType:
    """Where there is room, keys and chains have columns; otherwise the sentences tell the chains."""
    wide = width >= WIDE
    costs = has_costs(box, cards[0].deck)
    table = Table(title=heading, title_justify="left", title_style=HEADING, box=boxes.SIMPLE_HEAD, pad_edge=False)
    table.add_column(texts("cards.name"), no_wrap=True)
    if wide:
        table.add_column(texts("cards.key"), no_wrap=True, style=QUIET)
    if costs:
        table.add_column(texts("cards.classic.players"), no_wrap=True)
        table.add_column(texts("cards.cost"), max_width=None if wide else NARROW_COST, no_wrap=wide)
    if wide:
        table.add_column(texts("cards.chain"), no_wrap=True)
        table.add_column(texts("cards.opens"), no_wrap=True)
    table.add_column(texts("cards.effect"))
    last = ""
    for card in cards:
        if card.color != last and card.deck in DECKS[:3]:
            table.add_section()
            table.add_row(Text(_color_name(box, card.color, texts), shade_of(box, card.color).full))
        last = card.color
        cells: list[RenderableType] = [_name(box, card, texts)]
        if wide:
            cells.append(card.key)
        cells += [_copies(card), _cost(card, texts)] if costs else []
        if wide:
            cells += [_titles(box, card.chain_from, texts), _titles(box, opens(box, card.key), texts)]
        cells.append(" ".join(_told(box, card, texts, chains=not wide)))
        table.add_row(*cells)
    return table


def _color_name(box: Box, color: str, texts: Texts) -> str:
    return kind_name(box, color, texts)


def _told(box: Box, card: Card, texts: Texts, chains: bool) -> Iterator[str]:
    """What a card does, with its chains where they have no columns."""
    if chains and card.chain_from:
        parents = (in_sentence(box, parent, texts) for parent in card.chain_from)
        yield texts("tip.chain_from", cards=texts.together(parents, "or"))
    yield from all_effects(box, card, texts)
    children = opens(box, card.key)
    if chains and children:
        yield texts("tip.gives_chain", cards=texts.together(in_sentence(box, child, texts) for child in children))


def _copies(card: Card) -> str:
    """The least number of players for each copy; nothing for a card that is there whoever plays."""
    return " ".join(f"{least}+" for least in card.copies if least > 1)


def _cost(row: Card | Stage, texts: Texts) -> str:
    parts = cost_words(row, texts)
    return texts.together(parts) if parts else texts("cards.nothing")


def _board(box: Box, wonder: Wonder, texts: Texts, width: int) -> RenderableType:
    heading = Text.assemble((f" {_name(box, wonder, texts).plain} ", SHADES["wonder"].full))
    if width >= WIDE:
        heading.append(f"  {wonder.key}", QUIET)
    table = Table(title=heading, title_justify="left", box=boxes.SIMPLE_HEAD, pad_edge=False)
    table.add_column(texts("cards.classic.stage"), no_wrap=True)
    table.add_column(texts("cards.cost"), max_width=None if width >= WIDE else NARROW_COST)
    table.add_column(texts("cards.effect"))
    table.add_row(texts("cards.classic.start"), "", " ".join(effects(box, wonder.start, texts)))
    for place, stage in zip(wonder.places, wonder.stages, strict=True):
        number = texts("cards.classic.or", n=place) if stage.alternative else str(place)
        number = f"{place}{EMBELLISHED}" if stage.embellishes else number
        told = " ".join(effects(box, stage.effect, texts))
        table.add_row(f"{number}{GUESS if stage.guess else ''}", _cost(stage, texts), told)
    return table


def _name(box: Box, row: Card | Wonder, texts: Texts) -> Text:
    own = OWN if any(row.key in each.own_names[texts.language] for each in box.sets) else ""
    style = shade_of(box, row.color if isinstance(row, Card) else "wonder").text
    return Text(f"{title(box, row.key, texts)}{own}{GUESS if row.guess else ''}", style)


def _titles(box: Box, keys: Sequence[str], texts: Texts) -> str:
    return ", ".join(title(box, key, texts) for key in keys)


def _kinds(box: Box, card: Card, texts: Texts) -> Iterator[str]:
    """What kind of card it is: its deck, its colour, the players that it is for."""
    if card.deck != "guild":
        yield _deck_name(box, card.deck, texts)
    if box.looks.deck(card.deck).shared:
        yield title(box, card.color, texts)
    elif card.color != card.deck:
        yield _color_name(box, card.color, texts)
    if _copies(card):
        yield f"{texts('cards.classic.players').lower()} {_copies(card)}"


def one_card(box: Box, key: str, texts: Texts, more: Sequence[str] = ()) -> RenderableType:
    """A card, a side of a board or a token in full, with lines of what holds for it now."""
    if key in box.tokens:
        return _token(box, key, texts)
    row = look_up(box, key)
    if isinstance(row, Card):
        told = " · ".join(_kinds(box, row, texts))
        style = shade_of(box, row.color)
    else:
        told, style = texts("cards.classic.boards"), SHADES["wonder"]
    name = _name(box, row, texts).plain
    own = [Text(texts("cards.own_name"), QUIET)] if OWN in name else []
    heading = Text.assemble((f" {name} ", style.full), f" {told}")
    lines = [Text(tooltip(box, key, texts)), *(Text(line, "bold") for line in more), *own]
    return Panel(Group(*lines), title=heading, title_align="left", border_style=style.text, expand=False)


def _token(box: Box, key: str, texts: Texts) -> RenderableType:
    """What a token of a set is for."""
    heading = Text(f" {title(box, key, texts)} ", "bold reverse")
    told = words_of_set(box, "tip", key, texts) or title(box, key, texts)
    return Panel(Text(told), title=heading, title_align="left", expand=False)
