"""The rows of a set's files, each checked by itself: cards, wonders, names. What they say of one another: checks.py."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from sevenwonders.classic.cards import LANGUAGES, WHERE, Card, Count, Discount, Effect, SavesPer, Stage, Step, Wonder
from sevenwonders.core.cardfile import CardFileError, Row, parse
from sevenwonders.core.resources import CLASSES, LETTERS

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
SAYINGS: Final = ("event", "move", "ask", "mark")
"""Words for what the rules of a set tell, let do and ask: by the kind of event, the verb, the phase; and short words
for a power."""


def is_key(text: str) -> bool:
    return bool(text) and text.isascii() and all(c.islower() or c.isdigit() or c == "_" for c in text)


def counts(row: Row, low: int, high: int) -> dict[str, int]:
    """All fields of a row as numbers."""
    return {field: row.number(field, low=low, high=high) for field in list(row._fields)}


def key_list(row: Row, field: str, most: int = 20) -> tuple[str, ...]:
    """A list of different keys; none if the field is not there."""
    found = several(row, field) if row.has(field) else ()
    for key in found:
        if not is_key(key):
            raise row.error(field, f"'{key}' is not a key: use small letters, digits and _")
    if len(found) > most:
        raise row.error(field, f"more than {most}")
    return found


def several(row: Row, field: str, known: Sequence[str] = ()) -> tuple[str, ...]:
    """A list of different texts, each one of the known ones where those are given."""
    found = tuple(row.texts(field))
    for number, text in enumerate(found):
        if known and text not in known:
            raise row.error(field, f"unknown value '{text}'; known: {', '.join(known)}")
        if text in found[:number]:
            raise row.error(field, f"'{text}' stands twice")
    return found


def read_cards(file: Row, most_players: int) -> list[tuple[Row, Card, frozenset[str]]]:
    """The cards, each with its row and with the sets that must be on the table for it."""
    return [(row, *_card(row, most_players)) for row in file.rows("card", key="key")]


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
        effect=_effect(row),
        guess=row.flag("guess"),
        steps=tuple(_step(step) for step in (row.rows("step") if row.has("step") else [])),
    )
    row.close()
    if key in card.chain_from:
        raise row.error("chain_from", "a card cannot make itself free")
    return card, needs


def read_wonders(file: Row) -> list[tuple[Row, Wonder, frozenset[str]]]:
    """The board sides, each with its row and with the sets that must be on the table for it."""
    found = [(row, *_wonder(row)) for row in file.rows("wonder", key="key")]
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
        start=_effect(start),
        stages=tuple(_stage(stage) for stage in stages),
        guess=row.flag("guess"),
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
        effect=_effect(row),
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
        effect=_effect(row),
        guess=row.flag("guess"),
        alternative=row.flag("or"),
        embellishes=row.number("embellishes", 0, high=10),
    )
    row.close()
    if stage.alternative and stage.embellishes:
        raise row.error("or", "it embellishes a stage: it cannot be another way to build one")
    return stage


def _effect(row: Row) -> Effect:
    tokens, saves, rebate = (
        counts(row.row(field), 1, 20) if row.has(field) else {} for field in ("tokens", "saves", "rebate")
    )
    for side in rebate:
        if side not in ("left", "right"):
            raise row.error("rebate", f"unknown side '{side}'; known: left, right")
    bank_buy = row.number("bank_buy", 0, high=20)
    effect = Effect(
        produces=_choices(row, "produces", LETTERS),
        tradeable=row.flag("tradeable"),
        discount=_discount(row),
        coins_now=row.number("coins_now", 0),
        coins_per=_count(row, "coins_per", low=1),
        vp=row.number("vp", 0),
        vp_per=_count(row, "vp_per", low=-20),
        shields=row.number("shields", 0, high=20),
        science=_choices(row, "science"),
        saves=saves,
        bank_buy=bank_buy,
        rebate=rebate,
        tokens=tokens,
        saves_of=_restriction(row, "saves_of", bool(saves), "saves"),
        saves_per=_saves_per(row),
        payable_in_coins=several(row, "payable_in_coins") if row.has("payable_in_coins") else (),
        bank_goods=_restriction(row, "bank_goods", bank_buy > 0, "bank_buy"),
        vp_per_set=_count(row, "vp_per_set", low=1),
        victory=row.number("victory", 0, high=20),
        power=row.key("power") if row.has("power") else "",
        power_of=row.text("power_of") if row.has("power_of") else "",
        power_n=row.number("power_n", 0, low=-20, high=20),
    )
    if (effect.power_of or effect.power_n) and not effect.power:
        raise row.error("power_of" if effect.power_of else "power_n", "there is no field 'power' that it belongs to")
    if effect.tradeable and not effect.produces:
        raise row.error("tradeable", "there is nothing to sell: it has no field 'produces'")
    return effect


def _restriction(row: Row, field: str, has_other: bool, other: str) -> str:
    """Letters to which another field is restricted."""
    letters = row.letters(field, LETTERS)
    if letters and not has_other:
        raise row.error(field, f"there is no field '{other}' that it belongs to")
    return letters


def _saves_per(row: Row) -> SavesPer | None:
    if not row.has("saves_per"):
        return None
    inner = row.row("saves_per")
    found = SavesPer(inner.text("on"), inner.text("of"))
    inner.close()
    return found


def _choices(row: Row, field: str, alphabet: str = "") -> tuple[str, ...]:
    """Things, or choices between several: `W`, `W/C`."""
    found = tuple(row.texts(field, ()))
    if len(found) > 9:
        raise row.error(field, "more than 9")
    for unit in found:
        options = unit.split("/")
        if len(set(options)) != len(options):
            raise row.error(field, f"'{unit}' offers the same twice")
        for option in options:
            if alphabet and (len(option) != 1 or option not in alphabet):
                raise row.error(field, f"unknown resource '{option}'; known: {', '.join(alphabet)}")
            if not option:
                raise row.error(field, f"'{unit}' has an empty choice")
    return found


def _discount(row: Row) -> Discount | None:
    if not row.has("discount"):
        return None
    inner = row.row("discount")
    sides = several(inner, "from", ("left", "right"))
    goods = inner.text("goods")
    if not sides:
        raise inner.error("from", "is empty: name left, right or both")
    if goods not in CLASSES:
        if not goods or len(set(goods)) != len(goods):
            raise inner.error("goods", f'expected each resource once, such as "GLP", or one of {", ".join(CLASSES)}')
        for letter in goods:
            if letter not in LETTERS:
                raise inner.error("goods", f"unknown resource '{letter}'; known: {', '.join(LETTERS)}")
    discount = Discount(sides, goods, inner.number("price", low=1, high=20), inner.flag("once"))
    inner.close()
    return discount


def _count(row: Row, field: str, low: int) -> Count | None:
    if not row.has(field):
        return None
    inner = row.row(field)
    count = Count(
        inner.number("n", low=low, high=20),
        several(inner, "of"),
        several(inner, "where", WHERE),
        inner.number("each", 1, low=1, high=20),
    )
    inner.close()
    if not count.n:
        raise inner.error("n", "0 for each is nothing")
    for name, listed in (("of", count.of), ("where", count.where)):
        if not listed:
            raise inner.error(name, "is empty")
    return count


Names = dict[str, dict[str, str]]


def read_names(
    texts: Mapping[str, str], label: str, wanted: Mapping[str, Iterable[str]]
) -> tuple[dict[str, Names], dict[str, frozenset[str]]]:
    """The names in every language, by section, and the keys of those that are our own."""
    found: dict[str, Names] = {}
    own: dict[str, frozenset[str]] = {}
    for language in LANGUAGES:
        file = f"{label}names/{language}.toml"
        top = Row(file, "", parse(file, texts[f"names/{language}.toml"]))
        ours = top.texts("ours", ())
        names: Names = {}
        for section in SECTIONS:
            names[section] = top.row(section).names() if top.has(section) else {}
            _check_section(file, section, names[section], list(wanted.get(section, ())))
        for section in SAYINGS:
            names[section] = top.row(section).names() if top.has(section) else {}
        top.close()
        for key in ours:
            if not any(key in section for section in names.values()):
                raise CardFileError(f"{file}, field 'ours': there is nothing called '{key}'")
        found[language], own[language] = names, frozenset(ours)
    _check_alike(found, label)
    return found, own


def _check_section(file: str, section: str, names: dict[str, str], wanted: list[str]) -> None:
    for key, name in names.items():
        if section != "category" and key not in wanted:
            raise CardFileError(f"{file}, {section}, field '{key}': there is no {section} '{key}'")
        if not name.strip() or not name.isprintable():
            raise CardFileError(f"{file}, {section}, field '{key}': expected a name on one line")
    if section in NAMED:
        for key in wanted:
            if key not in names:
                raise CardFileError(f"{file}, {section}, field '{key}': is missing: no name for '{key}'")


def _check_alike(names: Mapping[str, Names], label: str) -> None:
    """What is named in one language is named in all."""
    for section in (*SECTIONS, *SAYINGS):
        every = sorted({key for language in LANGUAGES for key in names[language][section]})
        for language in LANGUAGES:
            for key in every:
                if key not in names[language][section]:
                    file = f"{label}names/{language}.toml"
                    raise CardFileError(f"{file}, {section}, field '{key}': is missing: other languages name it")
