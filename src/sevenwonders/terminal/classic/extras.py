"""What the sets in play show besides: on the table, the reader's own cards, and what belongs to each city.

Each set declares where its facts belong and how they are listed (`classic/looks.py`). What nobody declared is shown by
its name and its values, so that nothing is hidden from anybody.
"""

from collections.abc import Iterator

from rich.text import Text

from sevenwonders.classic.looks import Show
from sevenwonders.classic.words.of_sets import words_of_set
from sevenwonders.terminal.classic.marks import cost_marks, failure_marks, marks, step_marks
from sevenwonders.terminal.classic.scene import Scene
from sevenwonders.terminal.lines import side_by_side
from sevenwonders.terminal.palette import BUILT, HEADING, QUIET, UNBUILT, shade

ELSEWHERE = ("city", "question")
"""Places that are not the table: what belongs to one city, and what a question lists anyway."""


def on_table(scene: Scene, width: int) -> list[Text]:
    """Everything that belongs to no city."""
    lines: list[Text] = []
    plain: list[Text] = []
    for show, fact in _shown(scene):
        if show.place in ELSEWHERE or show.of or fact in ("", []):
            continue
        if show.listed == "part":
            lines += side_by_side(list(_to_take_part_in(scene, show, str(fact))), width, " · ")
        elif show.listed == "effects":
            lines += side_by_side(list(_with_effects(scene, show)), width)
        else:
            plain += _plain(scene, show)
    return [*lines, *(side_by_side(plain, width, " ") if plain else [])]


def of_city(scene: Scene, city: int) -> list[Text]:
    """What belongs to one city, in a few words each."""
    found = []
    for show in _places(scene, "city"):
        value = _at(scene, show.key, city)
        if show.listed or show.of or value in ("", 0):
            continue
        said = words_of_set(scene.box, "show_at", show.key, scene.texts) or f"{_name(scene, show)} {{n}}"
        found.append(Text(said.replace("{n}", _words(scene, value)), "bold"))
    return found


def steps_of(scene: Scene, city: int) -> list[Text]:
    """The cards under the board of a city whose effects come one after another, and how many have begun."""
    found = []
    for show in _places(scene, "city"):
        card = str(_at(scene, show.key, city) or "")
        if show.listed == "steps" and card:
            found.append(Text(f"{scene.title(card)} {_begun(scene, show, city)}/{len(scene.card(card).steps)}", "bold"))
    return found


def under_board(scene: Scene, city: int) -> list[Text]:
    """The cards under the board of a city, effect by effect."""
    parts: list[Text] = []
    for show in _places(scene, "city"):
        card = str(_at(scene, show.key, city) or "")
        if not show.listed or not card:
            continue
        if show.listed == "effects":
            told = marks(scene.box, scene.card(card).effect, scene.texts)
            parts.append(Text(f" {BUILT} {told} ", shade("wonder").full))
            continue
        begun = _begun(scene, show, city)
        for number, step in enumerate(scene.card(card).steps):
            told = f"{BUILT if number < begun else UNBUILT} {step.at} {step_marks(scene.box, step, scene.texts)}"
            parts.append(Text(f" {told} ", shade("wonder").full) if number < begun else Text(told, QUIET))
        name = Text(scene.title(card), HEADING)
        parts = [Text.assemble(name, " ", parts[0]), *parts[1:]] if parts else [name]
    return parts


def beneath(scene: Scene, city: int) -> list[str]:
    """The cards under the board of a city."""
    return [str(card) for show in _places(scene, "city") if show.listed and (card := _at(scene, show.key, city))]


def held(scene: Scene) -> list[str]:
    """The cards that the reader holds besides the hand."""
    return [str(item) for show in _places(scene, "own") for item in _items(scene, show.key)]


def in_force(scene: Scene) -> list[str]:
    """The cards that lie open on the table and are there for all."""
    return [str(item) for show in _places(scene, "table") for item in _items(scene, show.key) if item]


def _shown(scene: Scene) -> Iterator[tuple[Show, object]]:
    looks = scene.box.looks
    yield from ((looks.show(key), fact) for key, fact in scene.view.extras.items())


def _places(scene: Scene, place: str) -> Iterator[Show]:
    """What is shown in a place, as the sets declare it."""
    yield from (show for key, show in scene.box.looks.shows.items() if show.place == place and key in scene.view.extras)


def _items(scene: Scene, key: str) -> list[object]:
    fact = scene.view.extras.get(key, [])
    return list(fact) if isinstance(fact, list) else [fact]


def _at(scene: Scene, key: str, city: int) -> str | int:
    items = _items(scene, key)
    value = items[city] if city < len(items) else ""
    return value if isinstance(value, (str, int)) else ""


def _begun(scene: Scene, show: Show, city: int) -> int:
    """How many steps of a card have come: another fact says it."""
    others = (each.key for each in _places(scene, "city") if each.of == show.key)
    return next((int(_at(scene, key, city) or 0) for key in others), 0)


def _name(scene: Scene, show: Show) -> str:
    return words_of_set(scene.box, "show", show.key, scene.texts) or show.key.replace("_", " ")


def _label(scene: Scene, show: Show) -> Text:
    return Text(_name(scene, show), HEADING)


def _words(scene: Scene, value: object) -> str:
    """A value in words: a name, words that a set has for it, or the number."""
    if not isinstance(value, str):
        return str(value)
    known = [words_of_set(scene.box, "word", word, scene.texts) for word in value.split()]
    return ", ".join(known) if known and all(known) else scene.title(value)


def _plain(scene: Scene, show: Show) -> Iterator[Text]:
    """A name and its values, one after another."""
    items = [item for item in _items(scene, show.key) if item != ""]
    told = [_words(scene, item) for item in items]
    if show.place in ("pairs", "cities"):
        told = [scene.names[int(str(item))] for item in items]
    if show.place == "pairs":
        told = [f"{one}–{other}" for one, other in zip(told[::2], told[1::2], strict=False)]
    commas = [f"{item}," for item in told[:-1]] + told[-1:]
    for place, item in enumerate(commas):
        yield Text(item) if place else Text.assemble(_label(scene, show), " ", item)


def _with_effects(scene: Scene, show: Show) -> Iterator[Text]:
    """Cards with what they do."""
    cards = [str(item) for item in _items(scene, show.key)]
    label = _label(scene, show)
    for number, card in enumerate(cards, 1):
        if not card:
            continue
        part = Text.assemble(f"{number} ", (scene.title(card), scene.shade(card).text))
        part.append(f" {marks(scene.box, scene.card(card).effect, scene.texts)}")
        yield Text.assemble(label, " ", part) if label.plain else part
        label = Text()
    if label.plain:  # none lies there
        yield Text.assemble(label, (" –", QUIET))


def _to_take_part_in(scene: Scene, show: Show, key: str) -> Iterator[Text]:
    """A card that many take part in: its tokens, what a part costs and brings, and what failure costs."""
    texts, row = scene.texts, scene.card(key)
    color = f"({scene.color(row.color)})"
    yield Text.assemble(_label(scene, show), " ", (f"{scene.title(key)} {color}", scene.shade(key).text))
    for other, fact in _shown(scene):
        if other.of == show.key and isinstance(fact, int):
            yield Text(texts.count("classic.ui.parts_left", fact), "bold")
    cost, reward = cost_marks(row.coins, row.cost, texts), marks(scene.box, row.effect, texts)
    yield Text(texts("classic.ui.part", cost=cost, reward=reward))
    yield Text(texts("classic.ui.failure", what=failure_marks(scene.box, row, texts)), QUIET)
