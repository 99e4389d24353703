"""What holds now for a card or a board: where it is and what it would cost."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from sevenwonders.classic.cards import Wonder
from sevenwonders.classic.moves import FAVOUR, MoveParts
from sevenwonders.classic.words.names import small_article
from sevenwonders.classic.words.prices import in_words, price_of, reason, why_no_card
from sevenwonders.classic.words.tooltips import look_up, tooltip
from sevenwonders.core.glyphs import SHIELD
from sevenwonders.terminal.classic.city import colors, counted, stages, treasury, war
from sevenwonders.terminal.classic.extras import beneath, held, in_force, of_city
from sevenwonders.terminal.classic.marks import all_marks, cost_marks
from sevenwonders.terminal.classic.scene import Scene
from sevenwonders.terminal.lines import side_by_side
from sevenwonders.terminal.palette import HEADING, QUIET, SHADES

PAGE_WIDTH: Final = 100


def situation(scene: Scene, key: str) -> list[str]:
    """Sentences, from what the seat may know."""
    if isinstance(look_up(scene.box, key), Wonder):
        return [_owner(scene, city) for city, here in enumerate(scene.view.cities) if here.wonder == key]
    return [*_in_hand(scene, key), *_on_table(scene, key), *_elsewhere(scene, key)]


def _owner(scene: Scene, city: int) -> str:
    if city == scene.view.seat:
        return scene.texts("say.owned_you")
    return scene.texts("say.owned_other", player=small_article(scene.names[city], scene.texts))


def _in_hand(scene: Scene, key: str) -> Iterator[str]:
    if key not in scene.view.hand:
        return
    texts = scene.texts
    yield texts("say.classic.in_hand")
    if not scene.is_card_turn:
        return
    ways = scene.uses(key, "build")
    if not any(not move.option & FAVOUR for move in ways):
        yield reason(scene, why_no_card(scene, key))
    if ways:
        yield texts("say.classic.price_now", price=" / ".join(_price(scene, move) for move in ways))


def _price(scene: Scene, move: MoveParts) -> str:
    texts, told = scene.texts, in_words(scene, price_of(scene, move))
    if move.option & FAVOUR:
        return texts("classic.pay.token")
    if not told and not move.option and scene.chain_for(scene.acting, move.card):
        return texts("classic.pay.chained")
    return told or texts("classic.pay.free")


def _on_table(scene: Scene, key: str) -> Iterator[str]:
    """Cards of sets that lie elsewhere than in cities and hands of the age."""
    if key in held(scene):
        yield scene.texts("say.classic.in_hand")
    if key in in_force(scene):
        yield scene.texts("say.classic.in_force")
    for city in range(len(scene.view.cities)):
        if key in beneath(scene, city):
            yield _owner(scene, city)


def _elsewhere(scene: Scene, key: str) -> Iterator[str]:
    if key in scene.view.discard:
        yield scene.texts("say.in_discard")
    for city, here in enumerate(scene.view.cities):
        if key in here.cards:
            yield _owner(scene, city)
        if key in here.under_stages:
            yield scene.texts("say.classic.under_stage", city=small_article(scene.names[city], scene.texts))
    if key not in scene.view.hand and scene.chain_for(scene.me, key) and key not in scene.view.cities[scene.me].cards:
        yield scene.texts("say.classic.chain_ready")


def one_city(scene: Scene, city: int) -> RenderableType:
    """A city in full: its wonder stage by stage, its cards with what they do."""
    here, wonder, texts = scene.view.cities[city], scene.wonder(city), scene.texts
    head = Text.assemble((f"{city + 1} {scene.heading(city)}  ", HEADING), treasury(scene, city))
    head.append(f"  {SHIELD}{here.shields}  ", "bold")
    head.append_text(war(scene, city))
    lines = [head, Text.assemble((f" {scene.title(wonder.key)} ", SHADES["wonder"].full), " ", stages(scene, city))]
    lines += [Text(f"  {line}") for line in tooltip(scene.box, wonder.key, texts).splitlines()]
    for key in beneath(scene, city):
        lines.append(Text.assemble((f" {scene.title(key)} ", scene.shade(key).full), " "))
        lines[-1].append(tooltip(scene.box, key, texts))
    for color in scene.box.colors:
        for key in here.cards:
            row = scene.card(key)
            if row.color == color.key:
                part = Text.assemble((f" {scene.title(key)} ", scene.color_shade(color.key).full), " ")
                part.append(all_marks(scene.box, row, texts))
                part.append(f"  {texts('classic.ui.cost')} {cost_marks(row.coins, row.cost, texts)}", QUIET)
                lines.append(part)
    if not here.cards:
        lines.append(Text(texts("say.no_cards"), QUIET))
    besides = [*counted(scene, city), *of_city(scene, city)]
    lines += side_by_side(besides, PAGE_WIDTH) if besides else []
    if here.under_stages and (city == scene.me or scene.view.over):
        names = ", ".join(scene.title(key) for key in here.under_stages)
        lines.append(Text(f"{texts('say.classic.under_stage', city=scene.names[city])} {names}", QUIET))
    return Group(*lines)


def all_cities(scene: Scene, width: int) -> RenderableType:
    """Every city with its cards by name, colour by colour."""
    lines: list[Text] = []
    for city, here in enumerate(scene.view.cities):
        head = Text.assemble((f"{city + 1} {scene.heading(city)}  ", HEADING), treasury(scene, city), "  ")
        head.append_text(stages(scene, city))
        lines.append(head)
        parts = [Text(scene.title(key), scene.shade(key).text) for key in here.cards]
        lines += [Text.assemble("   ", line) for line in side_by_side(parts, width - 3, " · ")] if parts else []
        counts = colors(scene, city)
        lines += [Text.assemble("   ", line) for line in side_by_side(counts, width - 3, " ")] if counts else []
    return Group(*lines)
