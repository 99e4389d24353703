"""Cities of others: neighbours side by side, the rest in a line each; and what all cities have."""

from rich.text import Text

from sevenwonders.classic.seeing import MOST_SHOWN
from sevenwonders.classic.words.of_sets import words_of_set
from sevenwonders.classic.words.prices import for_sale
from sevenwonders.core.glyphs import COIN, LEFT, POINT, RIGHT, SHIELD
from sevenwonders.terminal.classic.extras import of_city, steps_of
from sevenwonders.terminal.classic.marks import cost_marks, letters_of, marks
from sevenwonders.terminal.classic.scene import Scene
from sevenwonders.terminal.lines import fitted, side_by_side
from sevenwonders.terminal.palette import BAD, BUILT, EMBELLISHED, GLORY, GOOD, HEADING, MONEY, QUIET, SHADES, UNBUILT

SHORT = 3
"""Letters of a symbol's name where there is little room."""
LONGEST_HEADING = 26


# ---- parts that every city has


def treasury(scene: Scene, city: int, room: int = 0) -> Text:
    """Coins, and the points so far of cities that compete; in columns where there is room."""
    text = Text(f"{scene.view.cities[city].coins:>{room}}{COIN}", MONEY)
    if not scene.is_free(city):
        text.append(f" {scene.view.scores.totals[city]:>{room}}{POINT}", GLORY)
    return text


def war(scene: Scene, city: int) -> Text:
    """Points of conflict tokens, with how many conflicts were won and lost."""
    here = scene.view.cities[city]
    if not here.victories and not here.defeats:
        return Text()
    told = f"{scene.texts('classic.ui.war')} {_military(scene, city)} ({here.victories}–{here.defeats})"
    return Text(told, QUIET)


def _military(scene: Scene, city: int) -> str:
    """The points of conflict tokens with their sign."""
    points = scene.view.cities[city].military
    return f"{points:+d}".replace("-", "−") if points else "0"


def stages(scene: Scene, city: int) -> Text:
    """Built and unbuilt stages as signs: ■■□; a stage that is embellished has a ◆ behind it."""
    built, rows = scene.view.cities[city].stages, scene.rows(city)
    signs = ""
    for place in dict.fromkeys(row.place for row in rows):
        standing = [row for row in rows if row.place == place and built[row.number]]
        signs += BUILT if any(not row.stage.embellishes for row in standing) else UNBUILT
        signs += EMBELLISHED * any(row.stage.embellishes for row in standing)
    return Text(signs, SHADES["wonder"].text)


def colors(scene: Scene, city: int, short: bool = False) -> list[Text]:
    """The number of cards of each colour, then science symbols and tokens."""
    here, parts = scene.view.cities[city], []
    for color in scene.box.colors:
        number = here.counts.get(color.key, 0)
        if number:
            word = _brief(scene, color.key) if short else scene.color(color.key)
            parts.append(Text(f" {number} {word} ", scene.color_shade(color.key).full))
    return [*parts, *counted(scene, city, short), *of_city(scene, city), *steps_of(scene, city)]


def _brief(scene: Scene, color: str) -> str:
    """A colour in two letters."""
    key = f"classic.brief.{color}"
    said = words_of_set(scene.box, "brief", color, scene.texts)
    return said or (scene.texts(key) if scene.texts.has(key) else scene.title(color)[:2])


def counted(scene: Scene, city: int, short: bool = False) -> list[Text]:
    """Science symbols and tokens of sets."""
    counts = scene.view.cities[city].counts
    styles = dict.fromkeys(scene.box.symbols, SHADES["green"].text) | dict.fromkeys(scene.box.tokens, "bold")
    length = SHORT if short else None
    return [
        Text(f"{counts[key]} {scene.title(key)[:length]}", style) for key, style in styles.items() if counts.get(key)
    ]


# ---- a neighbour


def neighbour(scene: Scene, city: int, side: str, width: int) -> list[Text]:
    """A neighbour of the reader: strength against the own, wonder, what it sells at which price, cards by colour."""
    texts, here, mine = scene.texts, scene.view.cities[city], scene.view.cities[scene.me]
    head = Text(no_wrap=True)
    head.append(f"━ {LEFT if side == 'left' else RIGHT} {city + 1} ", QUIET)
    head.append(f"{fitted(scene.heading(city), width - head.cell_len - 14).rstrip()} ", HEADING)
    head.append_text(treasury(scene, city))
    head.append(f" {'━' * max(0, width - head.cell_len - 1)}", QUIET)
    stronger = here.shields > mine.shields
    style = BAD if stronger else GOOD if here.shields < mine.shields else "bold"
    strength = Text.assemble(
        (f"{SHIELD}{here.shields} ", style), (texts("classic.ui.against", n=f"{SHIELD}{mine.shields}"), QUIET)
    )
    prices = mine.left_prices if side == "left" else mine.right_prices
    body = [
        *side_by_side([part for part in (strength, war(scene, city)) if part.plain], width),
        *side_by_side(sale(scene, city, prices), width),
        _wonder(scene, city, width),
        *side_by_side(colors(scene, city) or [Text(texts("say.no_cards"), QUIET)], width, " "),
    ]
    return [head, *body]


def _wonder(scene: Scene, city: int, width: int) -> Text:
    """The stages of a neighbour, and what it may build next."""
    texts, line = scene.texts, Text.assemble(stages(scene, city), " ")
    following = scene.next_rows(city)
    if not following:
        line.append(texts("classic.ui.complete"), QUIET)
        return line
    line.append(f"{texts('classic.ui.next')} ", QUIET)
    ways = [
        f"{cost_marks(row.stage.coins, row.stage.cost, texts)} → {marks(scene.box, row.stage.effect, texts)}"
        for row in following
    ]
    line.append(fitted(" · ".join(ways), max(0, width - line.cell_len - 1)).rstrip(), QUIET)
    return line


def sale(scene: Scene, city: int, prices: dict[str, int]) -> list[Text]:
    """What a city sells, by the price that the reader pays for a unit."""
    units = for_sale(scene, city)
    if not units:
        return [Text(scene.texts("classic.ui.nothing_for_sale"), QUIET)]
    by_price: dict[str, list[str]] = {}
    for unit in units:
        each = sorted({prices[letter] for letter in unit.replace("/", "")})
        by_price.setdefault("/".join(map(str, each)), []).append(unit)
    parts = [Text(scene.texts("classic.ui.sells"), QUIET)]
    for price in sorted(by_price):
        goods = Text(in_letters(scene, by_price[price]), "bold")
        parts.append(Text.assemble(goods, (f" ({price}{COIN})", MONEY if price == "1" else QUIET)))
    return parts


def in_letters(scene: Scene, units: list[str]) -> str:
    """Units one after another: "W W C/O"; as many of one kind as anything costs may have no end: "W5+"."""
    told = []
    for unit in dict.fromkeys(units):
        letters, number = letters_of(unit, scene.texts), units.count(unit)
        told.append(f"{letters}{MOST_SHOWN}+" if number >= MOST_SHOWN else " ".join([letters] * number))
    return " ".join(told)


def pair(one: list[Text], other: list[Text], width: int) -> list[Text]:
    """Two blocks side by side, each of half the width."""
    half, lines = width // 2, []
    for place in range(max(len(one), len(other))):
        line = Text(no_wrap=True)
        line.append_text(one[place] if place < len(one) else Text())
        line.append(" " * (half - line.cell_len))
        line.append_text(other[place] if place < len(other) else Text())
        lines.append(line)
    return lines


def in_a_line(scene: Scene, city: int, width: int) -> Text:
    """A city that is no neighbour."""
    here = scene.view.cities[city]
    line = Text(f"  {city + 1} ", QUIET, no_wrap=True)
    line.append(fitted(scene.heading(city), min(LONGEST_HEADING, width // 4)), "bold")
    line.append_text(Text.assemble(" ", treasury(scene, city, 2), "  "))
    signs = stages(scene, city)
    longest = max(stages(scene, other).cell_len for other in range(len(scene.view.cities)))
    signs.append(" " * (longest - signs.cell_len))
    line.append_text(signs)
    line.append(f" {SHIELD}{here.shields:<2}", "bold")
    line.append(f" {_military(scene, city):>3} ", QUIET)
    parts = colors(scene, city, short=True)
    chips = [part for part in parts if part.plain.startswith(" ")]
    line.append_text(Text("").join(chips))
    line.append_text(Text(" ").join([Text(), *(part for part in parts if part not in chips)]))
    line.truncate(width, overflow="ellipsis")
    return line
