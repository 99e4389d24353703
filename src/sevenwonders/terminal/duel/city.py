"""A city in a few lines: treasure, resources with their prices, cards by colour, wonders, science."""

from rich.table import Table
from rich.text import Text

from sevenwonders.core.resources import KEYS, LETTERS
from sevenwonders.core.texts import Texts
from sevenwonders.duel.cards import COLORS, CardSet
from sevenwonders.duel.names import title
from sevenwonders.duel.tooltips import look_up, marks, opens
from sevenwonders.duel.view import CityView, DuelView, WonderView
from sevenwonders.terminal.canvas import fitted
from sevenwonders.terminal.duel.cardlist import kind_of
from sevenwonders.terminal.palette import BAD, CAN, CANNOT, COIN, GLORY, GOOD, HEADING, MONEY, POINT, QUIET, SHADES


def city(view: DuelView, seat: int, card_set: CardSet, texts: Texts, name: str, width: int) -> list[Text]:
    """The lines of one city."""
    here = view.cities[seat]
    return [
        _title_line(view, seat, texts, name, width),
        *_wrapped(_resources(here, card_set, texts), width),
        *_wrapped(_cards(here, card_set, texts), width),
        *_wonders(here, card_set, texts, width),
    ]


def _title_line(view: DuelView, seat: int, texts: Texts, name: str, width: int) -> Text:
    here = view.cities[seat]
    line = Text("━━ ", QUIET, no_wrap=True)
    line.append(name, HEADING)
    line.append(f"  {here.coins}{COIN}", MONEY)
    line.append(f"  {view.scores.totals[seat]}{POINT}", GLORY)
    line.append(f"  {texts('ui.sale')} +{here.sale}{COIN} ", QUIET)
    line.append("━" * (width - line.cell_len), QUIET)
    return line


def _resources(here: CityView, card_set: CardSet, texts: Texts) -> list[Text]:
    """How much the city makes of each resource, and what one more unit costs it."""
    parts = []
    for letter in card_set.resources:
        key = KEYS[LETTERS.index(letter)]
        made = here.production.count(letter)
        part = Text()
        part.append(f"{made} ", "bold" if made else QUIET)
        part.append(f"{texts(f'resource.{key}')} {texts(f'letter.{key}')}", "" if made else QUIET)
        part.append(f" {here.unit_prices[letter]}{COIN}", MONEY if here.unit_prices[letter] == 1 else QUIET)
        parts.append(part)
    for count, kind in ((here.raw_choices, "raw"), (here.goods_choices, "goods")):
        if count:
            parts.append(Text(f"{count} {texts(f'resource.{kind}')}", "bold"))
    return parts


def _cards(here: CityView, card_set: CardSet, texts: Texts) -> list[Text]:
    """Cards by colour, science symbols, progress tokens, and what chains will make free."""
    colors = [kind_of(look_up(card_set, card)) for card in here.cards]
    parts = [
        Text.assemble((f" {colors.count(color)} {texts(f'color.{color}')} ", SHADES[color].full))
        for color in COLORS
        if color in colors
    ]
    if not parts:
        parts.append(Text(texts("say.no_cards"), QUIET))
    if here.symbols:
        symbols = " ".join(title(card_set, symbol, texts).split()[0] for symbol in here.symbols)
        parts.append(Text(f"{texts('ui.symbols')} {len(here.symbols)}/{card_set.setup.symbols_to_win}: {symbols}"))
    parts += [
        Text.assemble((title(card_set, token, texts), SHADES["progress"].text), f" {marks(card_set, token, texts)}")
        for token in here.progress
    ]
    free = [title(card_set, child, texts) for card in here.cards for child in opens(card_set, card)]
    owned = {title(card_set, card, texts) for card in here.cards}
    coming = [name for name in dict.fromkeys(free) if name not in owned]
    if coming:
        parts.append(Text(f"∞ {', '.join(coming)}", QUIET))
    return parts


def _wrapped(parts: list[Text], width: int) -> list[Text]:
    """Parts side by side, none of them broken over two lines."""
    lines = [Text()]
    for part in parts:
        if lines[-1].plain and lines[-1].cell_len + 3 + part.cell_len > width:
            lines.append(Text())
        if lines[-1].plain:
            lines[-1].append("  ")
        lines[-1].append_text(part)
    return lines


def _wonders(here: CityView, card_set: CardSet, texts: Texts, width: int) -> list[Text]:
    """The wonders two by two, each with its number, its price now or that it stands, and what it does."""
    half = width // 2
    cells = [_wonder(number, wonder, here, card_set, texts, half - 1) for number, wonder in enumerate(here.wonders, 1)]
    lines = []
    for first in range(0, len(cells), 2):
        line = Text(no_wrap=True)
        line.append_text(cells[first])
        if first + 1 < len(cells):
            line.append(" " * (half - line.cell_len))
            line.append_text(cells[first + 1])
        lines.append(line)
    return lines


def _wonder(
    number: int, wonder: WonderView, here: CityView, card_set: CardSet, texts: Texts, width: int
) -> Text:
    effect = marks(card_set, wonder.key, texts)
    if wonder.built:
        sign, style = "■", SHADES["wonder"].text
    elif wonder.price <= here.coins:
        sign, style = f"{CAN}{wonder.price}{COIN}", GOOD
    else:
        sign, style = f"{CANNOT}{wonder.price}{COIN}", BAD
    line = Text(f"w{number} ", "bold" if not wonder.built else QUIET, no_wrap=True)
    line.append(f"{sign} ", style)
    room = width - line.cell_len - len(effect) - 1
    name = title(card_set, wonder.key, texts)
    line.append(fitted(name, room).rstrip(), SHADES["wonder"].text if wonder.built else "")
    line.append(f" {effect}", QUIET if wonder.built else "")
    return line


def city_cards(view: DuelView, card_set: CardSet, texts: Texts, players: list[str]) -> Table:
    """Both cities card by card."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for player in players:
        table.add_column(Text(player, HEADING))
    for kind in COLORS:
        cells = []
        for here in view.cities:
            names = [title(card_set, card, texts) for card in here.cards if kind_of(look_up(card_set, card)) == kind]
            cells.append(Text.assemble((f" {texts(f'kind.{kind}')} ", SHADES[kind].full), " ", ", ".join(names) or "–"))
        table.add_row(*cells)
    wonders = []
    for here in view.cities:
        built = [title(card_set, wonder.key, texts) for wonder in here.wonders if wonder.built]
        wonders.append(
            Text.assemble((f" {texts('kind.wonder')} ", SHADES["wonder"].full), " ", ", ".join(built) or "–")
        )
    table.add_row(*wonders)
    progress = []
    for here in view.cities:
        names = [title(card_set, token, texts) for token in here.progress]
        progress.append(
            Text.assemble((f" {texts('kind.progress')} ", SHADES["progress"].full), " ", ", ".join(names) or "–")
        )
    table.add_row(*progress)
    return table
