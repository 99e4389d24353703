"""The rows of a set's files, each checked by itself: cards, wonders, names. What they say of one another: checks.py."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

from sevenwonders.classic.cards import Card, Stage, Step, Wonder
from sevenwonders.core.cardfile import CardFileError, Mistakes, Row, parse
from sevenwonders.core.resources import LETTERS
from sevenwonders.core.texts import LANGUAGES
from sevenwonders.sets.effects import key_list, read_effect

AGES: Final = ("age1", "age2", "age3")
GUILD: Final = "guild"
MOST_PLAYERS: Final = 10
ALWAYS: Final[tuple[int, ...]] = (1,)
"""The copies of a card that is in every game: one."""
NAMED: Final = ("card", "wonder", "color", "symbol", "token")
"""Sections of a names file that name exactly what the set has."""
SECTIONS: Final = (*NAMED, "city", "category", "power")
"""A board, a column of the score sheet or a power may have its words in another set: see checks.py."""
WHEN: Final = ("beside", "stage", "failure")
"""When a later effect of a card comes."""
SAYINGS: Final = ("event", "move", "ask", "mark", "cost", "tip", "set")
"""Words for what the rules of a set tell, let do and ask: by the kind of event, the verb, the phase; short words for a
power, what a thing with a power costs where its row does not say that, what a token is for, and the set itself."""
OF_THE_SET: Final = ("name", "text")
"""What the set itself may have: a name, and what it brings in one line."""
LOOKS: Final = ("show", "show_at", "show_word", "word", "sign", "deck", "kind", "hue", "brief", "phase", "command")
"""Words for looks: what is shown, of one city, and what its values mean; words for values of facts; signs that the set
draws; decks; what cards of a colour are called together; the colour itself; two letters for it; what a player is busy
with while a decision is open; words to type for a verb."""
T = TypeVar("T")


def _all(rows: Iterable[Row], read: Callable[[Row], T]) -> list[T]:
    """Every row read; the mistakes of all of them together."""
    mistakes, found = Mistakes(), []
    for row in rows:
        with mistakes:
            found.append(read(row))
    mistakes.complain()
    return found


def read_cards(file: Row, most_players: int) -> list[tuple[Row, Card, frozenset[str]]]:
    """The cards, each with its row and with the sets that must be on the table for it."""
    return _all(file.rows("card", key="key"), lambda row: (row, *_card(row, most_players)))


def _card(row: Row, most_players: int) -> tuple[Card, frozenset[str]]:
    key = row.key()
    needs = frozenset(key_list(row, "needs"))
    deck = row.text("deck")
    copies = ALWAYS
    if row.has("copies") or deck in AGES:
        copies = tuple(row.numbers("copies", 1, MOST_PLAYERS))
        if not 1 <= len(copies) <= 20:
            raise row.error("copies", "expected the least number of players for each copy, such as [3, 5]")
        if max(copies) > most_players:
            raise row.error("copies", f"no copy for {max(copies)} players is needed: the set is for {most_players}")
        if deck == GUILD and len(copies) > 1:
            raise row.error("copies", "there is only one copy of a guild")
    card = Card(
        key=key,
        name=row.key("name") if row.has("name") else key,
        deck=deck,
        color=row.text("color"),
        copies=copies,
        coins=row.number("coins", 0),
        cost=row.letters("cost", LETTERS),
        chain_from=key_list(row, "chain_from"),
        effect=read_effect(row),
        guess=row.flag("guess"),
        steps=tuple(_step(step) for step in (row.rows("step") if row.has("step") else [])),
        art=row.text("art", ""),
    )
    row.close()
    if key in card.chain_from:
        raise row.error("chain_from", "a card cannot make itself free")
    return card, needs


def read_wonders(file: Row) -> list[tuple[Row, Wonder, frozenset[str]]]:
    """The board sides, each with its row and with the sets that must be on the table for it."""
    found = _all(file.rows("wonder", key="key"), lambda row: (row, *_wonder(row)))
    sides = set()
    for row, wonder, _ in found:
        if (wonder.city, wonder.side) in sides:
            raise row.error("side", f"side {wonder.side} of '{wonder.city}' stands twice")
        sides.add((wonder.city, wonder.side))
    return found


def _wonder(row: Row) -> tuple[Wonder, frozenset[str]]:
    key = row.key()
    needs = frozenset(key_list(row, "needs"))
    start = row.row("start")
    stages = row.rows("stage") if row.has("stage") else []
    if not 1 <= len(stages) <= 10:
        raise row.error("stage", f"{len(stages)} stages; expected 1 to 10, each a table [[wonder.stage]]")
    wonder = Wonder(
        key=key,
        city=row.key("city"),
        side=row.one_of("side", ("A", "B")),
        start=read_effect(start),
        stages=tuple(_stage(stage) for stage in stages),
        guess=row.flag("guess"),
        art=row.text("art", ""),
    )
    start.close()
    row.close()
    if wonder.stages[0].alternative:
        raise stages[0].error("or", "there is no stage before it")
    for inner, stage in zip(stages, wonder.stages, strict=True):
        if stage.embellishes > max(wonder.places):
            raise inner.error("embellishes", f"there is no stage {stage.embellishes}")
    return wonder, needs


def _step(row: Row) -> Step:
    when = row.one_of("when", WHEN)
    step = Step(
        when=when,
        effect=read_effect(row),
        card=row.key("card") if when == "beside" else "",
        at=row.number("at", low=1, high=10) if when == "stage" else 0,
        debt=row.number("debt", 0, high=20) if when == "stage" else 0,
    )
    row.close()
    return step


def _stage(row: Row) -> Stage:
    stage = Stage(
        coins=row.number("coins", 0),
        cost=row.letters("cost", LETTERS),
        effect=read_effect(row),
        guess=row.flag("guess"),
        alternative=row.flag("or"),
        embellishes=row.number("embellishes", 0, high=10),
    )
    row.close()
    if stage.alternative and stage.embellishes:
        raise row.error("or", "it embellishes a stage: it cannot be another way to build one")
    return stage


Names = dict[str, dict[str, str]]


def read_names(
    texts: Mapping[str, str], label: str, wanted: Mapping[str, Iterable[str]]
) -> tuple[dict[str, Names], dict[str, frozenset[str]]]:
    """The names in every language, by section, and the keys of those that are our own."""
    found: dict[str, Names] = {}
    own: dict[str, frozenset[str]] = {}
    mistakes = Mistakes()
    for language in LANGUAGES:
        with mistakes:
            file = f"{label}names/{language}.toml"
            found[language], own[language] = _read_language(file, texts[f"names/{language}.toml"], wanted)
    mistakes.complain()
    _check_alike(found, label)
    return found, own


def _read_language(file: str, text: str, wanted: Mapping[str, Iterable[str]]) -> tuple[Names, frozenset[str]]:
    top = Row(file, "", parse(file, text))
    ours = top.texts("ours", ())
    names: Names = {}
    mistakes = Mistakes()
    for section in (*SECTIONS, *SAYINGS, *LOOKS):
        with mistakes:
            names[section] = top.row(section).names() if top.has(section) else {}
            if section in SECTIONS:
                _check_section(file, section, names[section], list(wanted.get(section, ())))
    with mistakes:
        top.close()
    mistakes.complain()
    for key in names["set"]:
        if key not in OF_THE_SET:
            raise CardFileError(f"{file}, set, field '{key}': unknown field; known: {', '.join(OF_THE_SET)}")
    for key in ours:
        if not any(key in section for section in names.values()):
            raise CardFileError(f"{file}, field 'ours': there is nothing called '{key}'")
    return names, frozenset(ours)


def _check_section(file: str, section: str, names: dict[str, str], wanted: list[str]) -> None:
    mistakes: list[str] = []
    for key, name in names.items():
        if section != "category" and key not in wanted:
            mistakes.append(f"{file}, {section}, field '{key}': there is no {section} '{key}'")
        elif not name.strip() or not name.replace("\u00a0", " ").isprintable():
            mistakes.append(f"{file}, {section}, field '{key}': expected a name on one line")
    if section in NAMED:
        missing = [key for key in wanted if key not in names]
        mistakes += [f"{file}, {section}, field '{key}': is missing: no name for '{key}'" for key in missing]
    if mistakes:
        raise CardFileError(*mistakes)


def _check_alike(names: Mapping[str, Names], label: str) -> None:
    """What is named in one language is named in all."""
    mistakes = [
        f"{label}names/{language}.toml, {section}, field '{key}': is missing: other languages name it"
        for section in (*SECTIONS, *SAYINGS, *LOOKS)
        for language in LANGUAGES
        for key in sorted({key for other in LANGUAGES for key in names[other][section]})
        if key not in names[language][section]
    ]
    if mistakes:
        raise CardFileError(*mistakes)
