"""The hand as large cards: what each does, what it costs, and what it costs the reader now."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from sevenwonders.classic.moves import FAVOUR
from sevenwonders.classic.words.prices import price_of, why_no_card
from sevenwonders.classic.words.tooltips import opens
from sevenwonders.terminal.canvas import Canvas
from sevenwonders.terminal.classic.marks import all_marks, cost_marks
from sevenwonders.terminal.classic.prices import in_short, reason_in_short, ways_in_short
from sevenwonders.terminal.classic.scene import Scene
from sevenwonders.terminal.lines import fitted, side_by_side
from sevenwonders.terminal.palette import CAN, CANNOT, CHAIN, HEADING

IN_A_ROW: Final = 4
WIDEST: Final = 30
MOST_LINES: Final = 5
LEAST_LINES: Final = 3
HEAVY: Final = "┏━┓┃┗┛"
LIGHT: Final = "┌─┐│└┘"


@dataclass(frozen=True)
class Face:
    """A card as it is drawn."""

    name: str
    effect: str
    color: str
    cost: str
    opens: str
    now: str
    can: bool
    style: str


def hand(scene: Scene, width: int, lines: int) -> list[Text]:
    """The cards in rows, each with so many lines inside; a hand that nobody asks for is named in a line."""
    cards = scene.view.hand
    if not cards:
        return []
    if not scene.asks_for_hand:
        parts = [Text(scene.texts("classic.ui.hand"), HEADING)]
        parts += [Text(scene.title(card), scene.shade(card).text) for card in cards]
        return side_by_side(parts, width)
    in_a_row = min(IN_A_ROW, max(1, len(cards)))
    across = min(WIDEST, width // in_a_row)
    canvas = Canvas(width, -(-len(cards) // IN_A_ROW) * (lines + 2))
    for place, card in enumerate(cards):
        x, y = place % IN_A_ROW * across, place // IN_A_ROW * (lines + 2)
        _draw(canvas, x, y, _face(scene, card, across - 2), place + 1, across, lines)
    return canvas.lines()


def _face(scene: Scene, card: str, room: int) -> Face:
    row, texts = scene.card(card), scene.texts
    ways = scene.uses(card, "build")
    can = bool(ways) or not scene.is_card_turn
    shade = scene.shade(card)
    later = opens(scene.box, card)
    return Face(
        name=scene.title(card),
        effect=all_marks(scene.box, row, texts),
        color=scene.color(row.color),
        cost=f"{texts('classic.ui.cost')} {cost_marks(row.coins, row.cost, texts)}",
        opens=f"{CHAIN} {', '.join(scene.title(key) for key in later)}" if later else "",
        now=_now(scene, card, room) if scene.is_card_turn else "",
        can=can,
        style=shade.full if can else shade.dim,
    )


def _now(scene: Scene, card: str, room: int) -> str:
    """What building it costs now, or why it cannot be built; what some power or token allows is offered besides."""
    texts, ways = scene.texts, scene.uses(card, "build")
    paid = [move for move in ways if not move.option & FAVOUR]
    other = _other_way(scene, card, bool(ways) and not paid)
    if not paid:
        return f"{CANNOT} {reason_in_short(scene, why_no_card(scene, card))}{other}"
    parent = scene.chain_for(scene.acting, card)
    if not parent:
        return f"{CAN} {ways_in_short(scene, paid, room - 2)}"
    price = price_of(scene, paid[0])
    if price.total == 0:
        return f"{CAN} {texts('classic.pay.chain', card=scene.title(parent))}"
    return f"{CAN} {in_short(scene, price)} {texts('classic.pay.by_chain', card=scene.title(parent))}"


def _other_way(scene: Scene, card: str, token: bool) -> str:
    """What makes a card free that could not be paid for."""
    if token:
        return f" · {CAN} {scene.texts('classic.pay.token')}"
    looks = scene.box.looks
    free = any(looks.verb(move.verb).cost == "free" for move in scene.moves if move.card == card)
    return f" · {CAN} {scene.texts('classic.pay.free')}" if free else ""


def _draw(canvas: Canvas, x: int, y: int, face: Face, number: int, across: int, lines: int) -> None:
    inner = across - 2
    frame = HEAVY if face.can else LIGHT
    inside = [face.name, face.effect]
    inside += [face.cost] if lines > LEAST_LINES else []
    inside += [face.opens] if lines >= MOST_LINES else []
    inside += [face.now]
    canvas.write(x, y, frame[0] + frame[1] * inner + frame[2], face.style)
    canvas.write(x + 1, y, f" {number} ", face.style.replace("bold", "bold reverse") if face.can else face.style)
    color = f" {face.color} "
    canvas.write(x + across - 2 - len(color), y, color, face.style)
    for line, text in enumerate(inside, 1):
        canvas.write(x, y + line, frame[3] + fitted(text, inner) + frame[3], face.style)
    canvas.write(x, y + lines + 1, frame[4] + frame[1] * inner + frame[5], face.style)
