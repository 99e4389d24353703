"""A city in a few lines: treasure, resources with their prices, cards by colour, wonders, science."""

from rich.table import Table
from rich.text import Text

from sevenwonders.core.glyphs import COIN, POINT
from sevenwonders.core.resources import KEYS, LETTERS
from sevenwonders.core.texts import Texts
from sevenwonders.duel.cards import COLORS, DECKS, CardSet
from sevenwonders.duel.view import CityView, DuelView, WonderView
from sevenwonders.duel.words.names import title
from sevenwonders.duel.words.tooltips import look_up, marks
from sevenwonders.terminal.duel.cardlist import kind_of
from sevenwonders.terminal.lines import fitted, side_by_side
from sevenwonders.terminal.palette import BAD, CAN, CANNOT, CHAIN, GLORY, GOOD, HEADING, MONEY, QUIET, SHADES


def city(view: DuelView, seat: int, card_set: CardSet, texts: Texts, name: str, width: int) -> list[Text]:
    """The lines of one city."""
    here = view.cities[seat]
    return [
        _title_line(view, seat, texts, name, width),
        *side_by_side(_resources(here, card_set, texts), width),
        *side_by_side(_cards(view, seat, card_set, texts), width),
        *_wonders(here, card_set, texts, width),
    ]


def _title_line(view: DuelView, seat: int, texts: Texts, name: str, width: int) -> Text:
    here = view.cities[seat]
    line = Text(no_wrap=True)
    line.append("━━ ", QUIET)
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
        part.append(f"{texts(f'letter.{key}')} {texts(f'resource.{key}')} ", "" if made else QUIET)
        part.append(str(made), "bold" if made else QUIET)
        part.append(f" ({here.unit_prices[letter]}{COIN})", MONEY if here.unit_prices[letter] == 1 else QUIET)
        parts.append(part)
    for count, kind in ((here.raw_choices, "raw"), (here.goods_choices, "goods")):
        if count:
            parts.append(Text(f"{count} {texts(f'resource.{kind}')}", "bold"))
    return parts


def _cards(view: DuelView, seat: int, card_set: CardSet, texts: Texts) -> list[Text]:
    """Cards by colour, science symbols, progress tokens, and what chains will make free."""
    here = view.cities[seat]
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
    coming = (title(card_set, card, texts) for card in _free_later(view, seat, card_set))
    return parts + [Text(f"{CHAIN} {name}", QUIET) for name in coming]


def _free_later(view: DuelView, seat: int, card_set: CardSet) -> list[str]:
    """The cards that chains make free for a city and that may still come."""
    gone = {*view.discard, *(card for here in view.cities for card in here.cards)}
    gone |= {wonder.card for here in view.cities for wonder in here.wonders}
    ages = DECKS[max(view.age, 1) - 1 :]
    return [
        card.key
        for card in card_set.cards
        if card.deck in ages and card.key not in gone and set(card.chain_from) & set(view.cities[seat].cards)
    ]


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


def wonder_letter(texts: Texts) -> str:
    """What stands before a wonder's number, and what a player types: w 3 2."""
    return texts.words("command.wonder")[0]


def _wonder(number: int, wonder: WonderView, here: CityView, card_set: CardSet, texts: Texts, width: int) -> Text:
    effect = marks(card_set, wonder.key, texts)
    if wonder.built:
        sign, style = "■", SHADES["wonder"].text
    elif wonder.price <= here.coins:
        sign, style = f"{CAN}{wonder.price}{COIN}", GOOD
    else:
        sign, style = f"{CANNOT}{wonder.price}{COIN}", BAD
    line = Text(no_wrap=True)
    line.append(f"{wonder_letter(texts)}{number} ", "bold" if not wonder.built else QUIET)
    line.append(f"{sign} ", style)
    room = width - line.cell_len - len(effect) - 1
    name = title(card_set, wonder.key, texts)
    line.append(fitted(name, room).rstrip(), SHADES["wonder"].text if wonder.built else "")
    line.append(f" {effect}", QUIET if wonder.built else "")
    return line


def city_cards(view: DuelView, card_set: CardSet, texts: Texts, players: list[str]) -> Table:
    """Both cities card by card: a row for each kind, a column for each player."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("", no_wrap=True)
    for player in players:
        table.add_column(Text(player, HEADING))
    for kind in (*COLORS, "wonder", "progress"):
        cells = [_names_of(here, kind, card_set, texts) for here in view.cities]
        table.add_row(Text(f" {texts(f'kind.{kind}')} ", SHADES[kind].full), *cells)
    return table


def _names_of(here: CityView, kind: str, card_set: CardSet, texts: Texts) -> str:
    if kind == "wonder":
        keys = [wonder.key for wonder in here.wonders if wonder.built]
    elif kind == "progress":
        keys = here.progress
    else:
        keys = [card for card in here.cards if kind_of(look_up(card_set, card)) == kind]
    return ", ".join(title(card_set, key, texts) for key in keys) or "–"
