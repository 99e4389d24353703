"""Cities: the own one in full, neighbours side by side, the others in a line each."""

from rich.text import Text

from sevenwonders.classic.prices import for_sale, next_stage, why_no_stage
from sevenwonders.classic.tooltips import opens
from sevenwonders.terminal.classic.marks import cost_marks, letters_of, marks
from sevenwonders.terminal.classic.prices import reason_in_short, ways_in_short
from sevenwonders.terminal.classic.scene import Scene
from sevenwonders.terminal.lines import fitted, side_by_side
from sevenwonders.terminal.palette import (
    BAD,
    BUILT,
    CAN,
    CANNOT,
    CHAIN,
    COIN,
    GLORY,
    GOOD,
    HEADING,
    LEFT,
    MONEY,
    POINT,
    QUIET,
    RIGHT,
    SHADES,
    SHIELD,
    UNBUILT,
    shade,
)

SHORT = 3
"""Letters of a symbol's name where there is little room."""
AGES = ("age1", "age2", "age3")
LONGEST_HEADING = 26
STAGE_ROOM = 36
"""Characters for what a stage does, on the line of the own wonder."""


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
    """Built and unbuilt stages as signs: ■■□."""
    built = scene.view.cities[city].stages
    return Text("".join(BUILT if done else UNBUILT for done in built), SHADES["wonder"].text)


def colors(scene: Scene, city: int, short: bool = False) -> list[Text]:
    """The number of cards of each colour, then science symbols and tokens."""
    here, parts = scene.view.cities[city], []
    for color in scene.box.colors:
        number = here.counts.get(color.key, 0)
        if number:
            word = _brief(scene, color.key) if short else scene.color(color.key)
            parts.append(Text(f" {number} {word} ", shade(color.key).full))
    return parts + counted(scene, city, short)


def _brief(scene: Scene, color: str) -> str:
    """A colour in two letters."""
    key = f"classic.brief.{color}"
    return scene.texts(key) if scene.texts.has(key) else scene.title(color)[:2]


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
    wonder = Text.assemble(stages(scene, city), " ")
    stage = next_stage(scene, city)
    if stage is None:
        wonder.append(texts("classic.ui.complete"), QUIET)
    else:
        wonder.append(f"{texts('classic.ui.next')} ", QUIET)
        wonder.append(cost_marks(stage.coins, stage.cost, texts))
        room = max(0, width - wonder.cell_len - 3)
        wonder.append(f" → {fitted(marks(scene.box, stage.effect, texts), room).rstrip()}", QUIET)
    prices = mine.left_prices if side == "left" else mine.right_prices
    body = [
        *side_by_side([part for part in (strength, war(scene, city)) if part.plain], width),
        *side_by_side(sale(scene, city, prices), width),
        *side_by_side([wonder], width),
        *side_by_side(colors(scene, city) or [Text(texts("say.no_cards"), QUIET)], width, " "),
    ]
    return [head, *body]


def sale(scene: Scene, city: int, prices: dict[str, int]) -> list[Text]:
    """What a city sells, by the price that the reader pays for a unit."""
    units = for_sale(scene, city)
    if not units:
        return [Text(scene.texts("classic.ui.nothing_for_sale"), QUIET)]
    by_price: dict[str, list[str]] = {}
    for unit in units:
        each = sorted({prices[letter] for letter in unit.replace("/", "")})
        by_price.setdefault("/".join(map(str, each)), []).append(letters_of(unit, scene.texts))
    parts = [Text(scene.texts("classic.ui.sells"), QUIET)]
    for price in sorted(by_price):
        goods = Text(" ".join(by_price[price]), "bold")
        parts.append(Text.assemble(goods, (f" ({price}{COIN})", MONEY if price == "1" else QUIET)))
    return parts


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
    signs.append(" " * (max(len(city.stages) for city in scene.view.cities) - len(here.stages)))
    line.append_text(signs)
    line.append(f" {SHIELD}{here.shields:<2}", "bold")
    line.append(f" {_military(scene, city):>3} ", QUIET)
    parts = colors(scene, city, short=True)
    chips = [part for part in parts if part.plain.startswith(" ")]
    line.append_text(Text("").join(chips))
    line.append_text(Text(" ").join([Text(), *(part for part in parts if part not in chips)]))
    line.truncate(width, overflow="ellipsis")
    return line


# ---- the own city


def own_city(scene: Scene, city: int, width: int) -> list[Text]:
    """The city that the reader plays: treasury and strength, the wonder, what it makes, its cards by name."""
    view, texts = scene.view, scene.texts
    here = view.cities[city]
    head = Text("━━ ", QUIET, no_wrap=True)
    head.append(f"{city + 1} {scene.heading(city)}  ", HEADING)
    head.append_text(treasury(scene, city))
    head.append(f"  {SHIELD}{here.shields}", "bold")
    others = (view.cities[scene.left_of(city)], view.cities[scene.right_of(city)])
    head.append(f" ({LEFT}{SHIELD}{others[0].shields} {RIGHT}{SHIELD}{others[1].shields})  ", QUIET)
    head.append_text(war(scene, city))
    head.append(f" {'━' * max(0, width - head.cell_len - 1)}", QUIET)
    made = [letters_of(unit, texts) for unit in (*here.production, *here.choices)]
    makes = Text.assemble((f"{texts('classic.ui.makes')} ", QUIET), (" ".join(made), "bold"))
    if not made:
        makes = Text(texts("classic.ui.makes_nothing"), QUIET)
    later = [Text(f"{CHAIN} {scene.title(key)}", QUIET) for key in free_later(scene, city)]
    if later:
        later[0] = Text.assemble((f"{texts('classic.ui.later')} ", QUIET), later[0])
    return [
        head,
        *side_by_side(_own_stages(scene, city, width), width, "  "),
        *side_by_side([makes, *counted(scene, city), *later], width),
        *side_by_side(_by_name(scene, city), width, " "),
    ]


def _own_stages(scene: Scene, city: int, width: int) -> list[Text]:
    """The stages one by one: what they cost and do; the next one with its price now."""
    here, texts = scene.view.cities[city], scene.texts
    following, parts = next_stage(scene, city), []
    for number, (stage, built) in enumerate(zip(scene.stages(city), here.stages, strict=False), 1):
        effect = fitted(marks(scene.box, stage.effect, texts), STAGE_ROOM).rstrip()
        if built:
            parts.append(Text(f" {BUILT} {number} {effect} ", SHADES["wonder"].full))
            continue
        part = Text.assemble((f"{UNBUILT} {number} ", "bold"), cost_marks(stage.coins, stage.cost, texts))
        part.append(f" → {effect}", "" if stage is following else QUIET)
        if stage is following and scene.is_card_turn and scene.acting == city:
            ways = scene.uses(next((move.card for move in scene.moves if move.verb == "stage"), ""), "stage")
            if ways:
                part.append(f" {CAN} {ways_in_short(scene, ways, width - part.cell_len - 3)}", GOOD)
            else:
                part.append(f" {CANNOT} {reason_in_short(scene, why_no_stage(scene))}", BAD)
        part.truncate(width, overflow="ellipsis")
        parts.append(part)
    return parts


def _by_name(scene: Scene, city: int) -> list[Text]:
    """The cards by colour, by name."""
    here, parts = scene.view.cities[city], []
    for color in scene.box.colors:
        names = [scene.title(key) for key in here.cards if scene.card(key).color == color.key]
        if names:
            commas = [f"{name}," for name in names[:-1]] + names[-1:]
            word = Text(f" {len(names)} {scene.color(color.key)} ", shade(color.key).full)
            parts.append(Text.assemble(word, f" {commas[0]}"))
            parts += [Text(name) for name in commas[1:]]
    return parts or [Text(scene.texts("say.no_cards"), QUIET)]


def free_later(scene: Scene, city: int) -> list[str]:
    """The cards of this age and later ones that chains make free for a city and that it has not built."""
    here = scene.view.cities[city]
    names = {scene.card(key).name for key in here.cards}
    ages = AGES[max(scene.view.age, 1) - 1 :]
    found = dict.fromkeys(key for card in here.cards for key in opens(scene.box, card))
    return [key for key in found if scene.card(key).deck in ages and scene.card(key).name not in names]
