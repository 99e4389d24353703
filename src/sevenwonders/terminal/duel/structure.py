"""The structure of cards as it lies on the table: half a card aside from row to row, the nearer cards on top."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from sevenwonders.core.glyphs import COIN
from sevenwonders.core.texts import Texts
from sevenwonders.duel.cards import CardSet
from sevenwonders.duel.view import DuelView, SlotView
from sevenwonders.duel.words.names import title
from sevenwonders.duel.words.tooltips import look_up, marks
from sevenwonders.terminal.canvas import Canvas
from sevenwonders.terminal.duel.cardlist import kind_of
from sevenwonders.terminal.lines import fitted
from sevenwonders.terminal.palette import BACK, CAN, CANNOT, CHAIN, GUILD_BACK, SHADES

WIDEST = 24
HEAVY = "┏━┓┃┗┛"
LIGHT = "┌─┐│└┘"


def accessible(view: DuelView) -> list[SlotView]:
    """The cards that may be taken, in the order of their numbers: row by row, left to right."""
    return [slot for slot in view.slots if slot.accessible]


@dataclass(frozen=True)
class Layout:
    """Where the cards of an age go: sizes in characters."""

    left: int
    width: int
    """Of a card."""
    lines: int
    """Of a card that show when the next row lies on it."""


def layout(view: DuelView, card_set: CardSet, width: int, lines: int) -> Layout:
    columns = [slot.col for slot in card_set.structures[view.age - 1]]
    first, last = min(columns), max(columns)
    card = min(WIDEST, 2 * (width - 1) // (last - first + 2))
    whole = (last - first + 2) * card // 2
    return Layout(max(0, (width - whole) // 2) - first * card // 2, card, lines)


def structure(view: DuelView, card_set: CardSet, texts: Texts, width: int, lines: int) -> list[Text]:
    """The structure drawn, each row showing so many lines of its cards (2: name; 3: name and effect)."""
    place = layout(view, card_set, width, lines)
    rows = max(slot.row for slot in card_set.structures[view.age - 1])
    canvas = Canvas(width, rows * lines + 1)
    numbers = {}
    if any(decision.kind == "play_card" for decision in view.decisions):
        numbers = {(slot.row, slot.col): number for number, slot in enumerate(accessible(view), 1)}
    for slot in sorted(view.slots, key=lambda slot: slot.row):
        x, y = place.left + slot.col * place.width // 2, (slot.row - 1) * lines
        if slot.card:
            _draw_card(canvas, x, y, slot, view, card_set, texts, place, numbers)
        else:
            _draw_back(canvas, x, y, slot, texts, place)
    drawn = canvas.lines()
    while drawn and not drawn[0].plain.strip():  # rows that are gone leave no gap
        drawn.pop(0)
    while drawn and not drawn[-1].plain.strip():
        drawn.pop()
    return drawn


def _draw_box(canvas: Canvas, x: int, y: int, place: Layout, frame: str, style: str, inside: Sequence[str]) -> None:
    inner = place.width - 2
    canvas.write(x, y, frame[0] + frame[1] * inner + frame[2], style)
    for line in range(1, place.lines):
        text = inside[line - 1] if line <= len(inside) else ""
        canvas.write(x, y + line, frame[3] + fitted(text, inner) + frame[3], style)
    canvas.write(x, y + place.lines, frame[4] + frame[1] * inner + frame[5], style)


def _draw_back(canvas: Canvas, x: int, y: int, slot: SlotView, texts: Texts, place: Layout) -> None:
    is_guild = slot.back == "guild"
    name = texts(f"deck.{slot.back}")
    inner = place.width - 2
    pattern = "▒" if is_guild else "░"
    if len(name) + 2 > inner:
        name = name.split()[-1]
    filled = f" {name} ".center(inner, pattern)
    rest = [pattern * inner] * (place.lines - 2)
    _draw_box(canvas, x, y, place, LIGHT, GUILD_BACK if is_guild else BACK, [filled, *rest])


def _draw_card(
    canvas: Canvas,
    x: int,
    y: int,
    slot: SlotView,
    view: DuelView,
    card_set: CardSet,
    texts: Texts,
    place: Layout,
    numbers: Mapping[tuple[int, int], int],
) -> None:
    kind = kind_of(look_up(card_set, slot.card))
    shade = SHADES[kind].full if slot.accessible else SHADES[kind].dim
    name, effect = title(card_set, slot.card, texts), marks(card_set, slot.card, texts)
    inner = place.width - 2
    if place.lines == 2:  # one line for both: the name gives way
        room = inner - len(effect) - 1
        inside = [f"{fitted(_short(name, room, texts), room)} {effect}"]
    else:
        color = texts(f"color.{kind}")
        inside = [
            _short(name, inner, texts),
            effect + color.rjust(inner - len(effect)) if len(effect) + len(color) < inner else effect,
        ]
    _draw_box(canvas, x, y, place, HEAVY if slot.accessible else LIGHT, shade, inside)
    number = numbers.get((slot.row, slot.col))
    if number is not None:
        canvas.write(x + 1, y, f" {number} ", shade.replace("bold", "bold reverse"))
    price = price_tag(slot, view)
    canvas.write(x + place.width - 1 - len(price), y, price, shade)


def _short(name: str, room: int, texts: Texts) -> str:
    """A guild's name without the word for guild, where the whole does not fit: its colour tells."""
    return name if len(name) <= room else name.replace(texts("language.guild"), "").strip()


def price_tag(slot: SlotView, view: DuelView) -> str:
    """My price with a sign for whether I can pay it, and my rival's in brackets."""
    me = max(view.seat, 0)
    can = CAN if slot.prices[me] <= view.cities[me].coins else CANNOT
    mine = CHAIN if slot.chained[me] else f"{slot.prices[me]}{COIN}"
    theirs = CHAIN if slot.chained[1 - me] else str(slot.prices[1 - me])
    return f"{can}{mine}({theirs})"
