"""The city that the reader plays: treasury and strength, the wonder, what it makes, its cards by name."""

from rich.text import Text

from sevenwonders.classic.words.boards import Row
from sevenwonders.classic.words.prices import for_sale, row_of, why_no_stage
from sevenwonders.classic.words.tooltips import opens
from sevenwonders.core.glyphs import COIN, LEFT, RIGHT, SHIELD
from sevenwonders.terminal.classic.city import counted, in_letters, treasury, war
from sevenwonders.terminal.classic.extras import of_city, under_board
from sevenwonders.terminal.classic.marks import cost_marks, marks
from sevenwonders.terminal.classic.prices import reason_in_short, ways_in_short
from sevenwonders.terminal.classic.scene import Scene
from sevenwonders.terminal.lines import fitted, side_by_side
from sevenwonders.terminal.palette import (
    BAD,
    BUILT,
    CAN,
    CANNOT,
    CHAIN,
    EMBELLISHED,
    GOOD,
    HEADING,
    QUIET,
    SHADES,
    UNBUILT,
)

AGES = ("age1", "age2", "age3")
STAGE_ROOM = 36
"""Characters for what a stage does, on the line of the own wonder."""


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
    made = in_letters(scene, [*here.production, *here.choices])
    makes = Text.assemble((f"{texts('classic.ui.makes')} ", QUIET), (made, "bold"))
    if not made:
        makes = Text(texts("classic.ui.makes_nothing"), QUIET)
    beneath = under_board(scene, city)
    later = [Text(f"{CHAIN} {scene.title(key)}", QUIET) for key in free_later(scene, city)]
    if later:
        later[0] = Text.assemble((f"{texts('classic.ui.later')} ", QUIET), later[0])
    return [
        head,
        *side_by_side(_own_stages(scene, city, width), width, "  "),
        *(side_by_side(beneath, width, "  ") if beneath else []),
        *side_by_side([makes, *_from_afar(scene, city), *counted(scene, city), *of_city(scene, city), *later], width),
        *side_by_side(_by_name(scene, city), width, " "),
    ]


def _from_afar(scene: Scene, city: int) -> list[Text]:
    """Cities further off that sell to this one, by the price."""
    found = []
    for seller in scene.view.cities[city].far:
        sold = [unit for unit in for_sale(scene, seller.city) if set(unit.replace("/", "")) & set(seller.prices)]
        prices = sorted({seller.prices[letter] for unit in sold for letter in unit if letter in seller.prices})
        if sold:
            told = scene.texts("classic.ui.from_afar", player=scene.names[seller.city], goods=in_letters(scene, sold))
            found.append(Text(f"{told} ({'/'.join(map(str, prices))}{COIN})", "bold"))
    if scene.view.cities[city].share_price:
        coins = scene.texts.count("count.coin", scene.view.cities[city].share_price)
        found.append(Text(scene.texts("classic.ui.bank_shares", coins=coins)))
    return found


def _own_stages(scene: Scene, city: int, width: int) -> list[Text]:
    """The stages one by one: what they cost and do; those that come next with their price now."""
    here, texts = scene.view.cities[city], scene.texts
    rows, following = scene.rows(city), scene.next_rows(city)
    standing = {row.place for row in rows if here.stages[row.number] and not row.stage.embellishes}
    parts = []
    for row in rows:
        effect = fitted(marks(scene.box, row.stage.effect, texts), STAGE_ROOM).rstrip()
        number = f"{row.place}{EMBELLISHED if row.stage.embellishes else ''}"
        if here.stages[row.number]:
            parts.append(Text(f" {BUILT} {number} {effect} ", SHADES["wonder"].full))
            continue
        if row.place in standing and not row.stage.embellishes:  # it was built in the other way
            continue
        part = Text.assemble((f"{UNBUILT} {number} ", "bold"), cost_marks(row.stage.coins, row.stage.cost, texts))
        part.append(f" → {effect}", "" if row in following else QUIET)
        if row in following and scene.is_card_turn and scene.acting == city:
            part.append_text(_price_now(scene, row, width - part.cell_len - 3))
        part.truncate(width, overflow="ellipsis")
        parts.append(part)
    return parts


def _price_now(scene: Scene, row: Row, room: int) -> Text:
    """What a stage costs now, or why it cannot be built."""
    card = next((move.card for move in scene.moves if move.verb == "stage"), "")
    ways = [move for move in scene.uses(card, "stage") if row_of(scene, move) == row]
    if ways:
        return Text(f" {CAN} {ways_in_short(scene, ways, room)}", GOOD)
    return Text(f" {CANNOT} {reason_in_short(scene, why_no_stage(scene, row))}", BAD)


def _by_name(scene: Scene, city: int) -> list[Text]:
    """The cards by colour, by name."""
    here, parts = scene.view.cities[city], []
    for color in scene.box.colors:
        names = [scene.title(key) for key in here.cards if scene.card(key).color == color.key]
        if names:
            commas = [f"{name}," for name in names[:-1]] + names[-1:]
            word = Text(f" {len(names)} {scene.color(color.key)} ", scene.color_shade(color.key).full)
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
