"""What the sets in play show besides: laws and projects on the table, own cards, and what belongs to each city.

An extra whose key is not known here is shown by its name and its values, so that sets of our users are seen too.
"""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from sevenwonders.terminal.classic.marks import cost_marks, failure_marks, marks, step_marks
from sevenwonders.terminal.classic.scene import Scene
from sevenwonders.terminal.lines import side_by_side
from sevenwonders.terminal.palette import BUILT, HEADING, QUIET, UNBUILT, shade

LISTED: Final = ("tower", "tile_hand")
"""Cards that are shown with what they do."""
PAIRS: Final = ("trade_routes", "wars", "oracle")
"""Cities two by two."""
CITIES: Final = ("recovers_next",)
"""Numbers of cities."""
UNDER: Final = ("foundations", "foundation_steps", "groundworks")
"""What lies under a board."""
ELSEWHERE: Final = ("leader_pack", "tile_pack", "foundation_pack", "leaders_aside", "project_tokens", *UNDER)
"""What a question lists anyway, or what is shown with something else."""
HELD: Final = ("leaders", "tile_hand", "foundation_hand", "leaders_given")
"""Cards that the reader holds besides the hand."""
AT: Final = "classic.at."
"""The texts of what each city has: their keys are the extras that have a value for each city."""


def on_table(scene: Scene, width: int) -> list[Text]:
    """Everything that belongs to no city."""
    lines: list[Text] = []
    plain: list[Text] = []
    for key, fact in scene.view.extras.items():
        if key in ELSEWHERE or scene.texts.has(f"{AT}{key}") or fact in ("", []):
            continue
        if key == "project":
            lines += side_by_side(list(_project(scene, str(fact))), width, " · ")
        elif key in LISTED:
            lines += side_by_side(list(_with_effects(scene, key)), width)
        else:
            plain += _plain(scene, key)
    return [*lines, *(side_by_side(plain, width, " ") if plain else [])]


def of_city(scene: Scene, city: int) -> list[Text]:
    """What belongs to one city, in a few words each."""
    texts, found = scene.texts, []
    for key in scene.view.extras:
        if not texts.has(f"{AT}{key}"):
            continue
        items = _items(scene, key)
        value = items[city] if city < len(items) else ""
        if value not in ("", 0):
            found.append(Text(texts(f"{AT}{key}", n=_words(scene, value)), "bold"))
    return found


def foundation_of(scene: Scene, city: int) -> list[Text]:
    """The foundation of a city, and how many of its effects have begun."""
    card = str(_at(scene, "foundations", city) or "")
    if not card:
        return []
    begun = _at(scene, "foundation_steps", city) or 0
    return [Text(f"{scene.title(card)} {begun}/{len(scene.card(card).steps)}", "bold")]


def under_board(scene: Scene, city: int) -> list[Text]:
    """The foundation of a city, effect by effect, and what its board has besides."""
    parts = []
    ground = str(_at(scene, "groundworks", city) or "")
    if ground:
        told = marks(scene.box, scene.card(ground).effect, scene.texts)
        parts.append(Text(f" {BUILT} {told} ", shade("wonder").full))
    card = str(_at(scene, "foundations", city) or "")
    if not card:
        return parts
    begun = int(_at(scene, "foundation_steps", city) or 0)
    for number, step in enumerate(scene.card(card).steps):
        told = f"{BUILT if number < begun else UNBUILT} {step.at} {step_marks(scene.box, step, scene.texts)}"
        parts.append(Text(f" {told} ", shade("wonder").full) if number < begun else Text(told, QUIET))
    name = Text(scene.title(card), HEADING)
    return [Text.assemble(name, " ", parts[0]), *parts[1:]] if parts else [name]


def beneath(scene: Scene, city: int) -> list[str]:
    """The cards under the board of a city."""
    return [str(card) for card in (_at(scene, "groundworks", city), _at(scene, "foundations", city)) if card]


def held(scene: Scene) -> list[str]:
    """The cards that the reader holds besides the hand."""
    return [str(item) for key in HELD for item in _items(scene, key)]


def in_force(scene: Scene) -> list[str]:
    """The cards that lie open on the table and are there for all."""
    return [str(item) for key in ("tower", "project") for item in _items(scene, key) if item]


def _items(scene: Scene, key: str) -> list[object]:
    fact = scene.view.extras.get(key, [])
    return list(fact) if isinstance(fact, list) else [fact]


def _at(scene: Scene, key: str, city: int) -> str | int:
    items = _items(scene, key)
    value = items[city] if city < len(items) else ""
    return value if isinstance(value, (str, int)) else ""


def _label(scene: Scene, key: str) -> Text:
    known = f"classic.extra.{key}"
    return Text(scene.texts(known) if scene.texts.has(known) else key.replace("_", " "), HEADING)


def _words(scene: Scene, value: object) -> str:
    """A value in words: a name, words that have a text of their own, or the number."""
    if not isinstance(value, str):
        return str(value)
    known = [f"classic.word.{word}" for word in value.split()]
    if known and all(scene.texts.has(key) for key in known):
        return ", ".join(scene.texts(key) for key in known)
    return scene.title(value)


def _plain(scene: Scene, key: str) -> Iterator[Text]:
    """A name and its values, one after another."""
    items = [item for item in _items(scene, key) if item != ""]
    told = [_words(scene, item) for item in items]
    if key in PAIRS:
        names = [scene.names[int(str(item))] for item in items]
        told = [f"{one}–{other}" for one, other in zip(names[::2], names[1::2], strict=False)]
    elif key in CITIES:
        told = [scene.names[int(str(item))] for item in items]
    commas = [f"{item}," for item in told[:-1]] + told[-1:]
    for place, item in enumerate(commas):
        yield Text(item) if place else Text.assemble(_label(scene, key), " ", item)


def _with_effects(scene: Scene, key: str) -> Iterator[Text]:
    """Cards with what they do."""
    cards = [str(item) for item in _items(scene, key)]
    label = _label(scene, key)
    for number, card in enumerate(cards, 1):
        if not card:
            continue
        row = scene.card(card)
        part = Text.assemble(f"{number} ", (scene.title(card), shade(row.color).text))
        part.append(f" {marks(scene.box, row.effect, scene.texts)}")
        yield Text.assemble(label, " ", part) if label.plain else part
        label = Text()
    if label.plain:  # none lies there
        yield Text.assemble(label, (" –", QUIET))


def _project(scene: Scene, key: str) -> Iterator[Text]:
    """The project of the age: its tokens, what a part in it costs and brings, and what failure costs."""
    texts, row = scene.texts, scene.card(key)
    color = f"({scene.color(row.color)})"
    yield Text.assemble(_label(scene, "project"), " ", (f"{scene.title(key)} {color}", shade(row.color).text))
    left = scene.view.extras.get("project_tokens", 0)
    yield Text(texts.count("classic.ui.parts_left", left if isinstance(left, int) else 0), "bold")
    cost, reward = cost_marks(row.coins, row.cost, texts), marks(scene.box, row.effect, texts)
    yield Text(texts("classic.ui.part", cost=cost, reward=reward))
    yield Text(texts("classic.ui.failure", what=failure_marks(scene.box, row, texts)), QUIET)
