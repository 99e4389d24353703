"""What a set's `set.toml` says of looks, checked by itself. What it refers to in other sets: checks.py."""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Final

from sevenwonders.classic.cards import Box, CardSet
from sevenwonders.classic.looks import (
    COSTS,
    HOUSE_COLORS,
    HOUSE_ICONS,
    LISTED,
    MEANS,
    PLACES,
    TINTS,
    ColorLook,
    ColumnLook,
    DeckLook,
    Drawing,
    Looks,
    Show,
    Sign,
    TokenLook,
    VerbLook,
)
from sevenwonders.core.art import check_card_art, check_scene
from sevenwonders.core.cardfile import CardFileError, Row
from sevenwonders.core.texts import LANGUAGES
from sevenwonders.sets.effects import fields_of, is_key

LEAST_CONTRAST: Final = 4.5
LONGEST_PATH: Final = 4000
_PATH: Final = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9 ,.\-]+")
_FILL: Final = re.compile(r"#[0-9a-f]{6}")


def read_looks(
    top: Row, colors: dict[str, ColorLook], decks: Collection[str], tokens: Collection[str], has_rules: bool
) -> Looks:
    """The looks of a set; `colors` were read with the colours, `decks` and `tokens` are what it may describe."""
    shows = [_show(row) for row in (top.rows("shows", "show", key="key") if top.has("shows") else [])]
    looks = Looks(
        shows={show.key: show for show in shows},
        colors=colors,
        columns={key: _column(row) for key, row in _tables(top, "column")},
        decks={key: _deck(row) for key, row in _tables(top, "deck")},
        tokens={key: _token(row) for key, row in _tables(top, "token")},
        verbs={key: _verb(row) for key, row in _tables(top, "verb")},
        about={key: _about(row) for key, row in _tables(top, "decision")},
        drawings=_drawings(top),
    )
    for field, declared in (("shows", looks.shows), ("verb", looks.verbs), ("decision", looks.about)):
        if declared and not has_rules:
            raise top.error(field, "only rules bring such a thing, and there is no rules.py")
    for field, described, known in (("deck", looks.decks, decks), ("token", looks.tokens, tokens)):
        for key in described:
            if key not in known:
                raise top.error(field, f"unknown {field} '{key}'; known: {', '.join(known) or 'none'}")
    if len(shows) != len(looks.shows):
        raise top.error("shows", "two of them have the same key")
    return looks


def read_color(row: Row) -> tuple[str, ColorLook]:
    """The column of the score sheet of a colour, and how it looks."""
    column = row.text("column")
    fill = _color(row, "fill") if row.has("fill") else ""
    ink = _color(row, "ink") if fill else ""
    look = ColorLook(fill, ink, row.key("icon") if row.has("icon") else "card")
    row.close()
    if fill and contrast(fill, ink) < LEAST_CONTRAST:
        found = f"{contrast(fill, ink):.1f}"
        raise row.error("ink", f"'{ink}' on '{fill}' is hard to read: its contrast is {found}, not {LEAST_CONTRAST}")
    return column, look


def check_words(names: Mapping[str, Mapping[str, Mapping[str, str]]], looks: Looks, label: str) -> None:
    """Everything that is shown or drawn has a name, and nothing else has one."""
    for language in LANGUAGES:
        file = f"{label}names/{language}.toml"
        known = {"show": looks.shows, "show_at": looks.shows, "sign": looks.drawings}
        for section, declared in known.items():
            for key in names[language][section]:
                if key not in declared:
                    raise CardFileError(f"{file}, {section}, field '{key}': set.toml declares no '{key}'")
        for key in looks.shows:
            if key not in names[language]["show"]:
                raise CardFileError(f"{file}, show, field '{key}': is missing: no name for '{key}'")


def check_looks(box: Box, each: CardSet) -> None:
    """Whatever the looks of a set refer to is in the box. Raises CardFileError."""
    file, looks = f"{each.key}/set.toml", each.looks
    icons = {*HOUSE_ICONS, *box.looks.drawings}
    shades = {*HOUSE_COLORS, *(color.key for color in box.colors)}
    for other in box.sets:
        twice = [key for key in looks.shows if key in other.looks.shows and other is not each]
        if twice:
            raise CardFileError(f"{file}, show '{twice[0]}': the set '{other.key}' shows '{twice[0]}' too")
    for key, show in looks.shows.items():
        place = f"{file}, show '{key}'"
        if show.of and show.of not in box.looks.shows:
            raise CardFileError(f"{place}, field 'of': nothing shows '{show.of}'")
        if show.sign is not None:
            known = {"card": shades, "token": set(box.tokens)}.get(show.sign.icon)
            if known is not None and show.sign.key not in known:
                raise CardFileError(f"{place}, sign, field 'key': there is no {show.sign.icon} '{show.sign.key}'")
            if known is None:
                _check_icon(f"{place}, sign", show.sign.icon, icons)
    for key, column in looks.columns.items():
        if column.shade not in shades:
            raise CardFileError(f"{file}, column, {key}, field 'shade': unknown colour '{column.shade}'")
        if key not in each.names[LANGUAGES[0]]["category"]:
            raise CardFileError(f"{file}, column, {key}: the set names no category '{key}'")
        _check_icon(f"{file}, column, {key}", column.icon, icons)
    for key, color in looks.colors.items():
        _check_icon(f"{file}, colors, {key}", color.icon, icons)
    for key, deck in looks.decks.items():
        _check_icon(f"{file}, deck, {key}", deck.icon, icons)
        if deck.unable and deck.unable not in box.setup:
            raise CardFileError(f"{file}, deck, {key}, field 'unable': there is no number '{deck.unable}' in [setup]")
    for key, token in looks.tokens.items():
        _check_icon(f"{file}, token, {key}", token.icon, icons)
    for key, verb in looks.verbs.items():
        _check_icon(f"{file}, verb, {key}", verb.icon, icons)
        if verb.option and verb.option not in box.looks.shows:
            raise CardFileError(f"{file}, verb, {key}, field 'option': nothing shows '{verb.option}'")
    for key, about in looks.about.items():
        if about not in box.looks.shows:
            raise CardFileError(f"{file}, decision, {key}, field 'about': nothing shows '{about}'")
    for card in each.cards:
        check_card_art(f"{each.key}/cards.toml, card '{card.key}'", card.art, looks.drawings)
    for wonder in each.wonders:
        check_scene(f"{each.key}/wonders.toml, wonder '{wonder.key}'", wonder.art)


def _check_icon(place: str, icon: str, known: Collection[str]) -> None:
    if icon and icon not in known:
        raise CardFileError(f"{place}, field 'icon': nobody draws '{icon}'; known: {', '.join(sorted(known))}")


def contrast(one: str, other: str) -> float:
    """How well a colour reads on another: from 1 to 21, as the accessibility guidelines reckon it.

    >>> round(contrast("#ffffff", "#000000"))
    21
    """
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: str) -> float:
    parts = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _tables(top: Row, field: str) -> Iterator[tuple[str, Row]]:
    """The tables within a table, by key."""
    if not top.has(field):
        return
    row = top.row(field)
    for key in fields_of(row):
        if not is_key(key):
            raise row.error(key, f"'{key}' is not a key: use small letters, digits and _")
        yield key, row.row(key)


def _key(row: Row, field: str) -> str:
    """A key, if the row has the field."""
    return row.key(field) if row.has(field) else ""


def _color(row: Row, field: str) -> str:
    value = row.text(field).lower()
    if not _FILL.fullmatch(value):
        raise row.error(field, f"'{value}' is not a colour: write it as \"#1f5fa8\"")
    return value


def _show(row: Row) -> Show:
    sign = None
    key = row.key()
    if row.has("sign"):
        inner = row.row("sign")
        sign = Sign(inner.key("icon"), _key(inner, "key"))
        inner.close()
    show = Show(
        key=key,
        place=row.one_of("place", PLACES, ""),
        sign=sign,
        of=_key(row, "of"),
        listed=row.one_of("listed", LISTED, ""),
        means=row.one_of("means", MEANS, ""),
        event=_key(row, "event"),
    )
    row.close()
    if show.means and show.place != "city":
        raise row.error("means", 'only something with place = "city" has a meaning for conflicts')
    if show.of == key:
        raise row.error("of", "a thing cannot belong to itself")
    return show


def _column(row: Row) -> ColumnLook:
    look = ColumnLook(row.key("shade"), row.key("icon"))
    row.close()
    return look


def _deck(row: Row) -> DeckLook:
    look = DeckLook(
        _color(row, "fill") if row.has("fill") else "", _key(row, "icon"), row.flag("shared"), _key(row, "unable")
    )
    row.close()
    return look


def _token(row: Row) -> TokenLook:
    look = TokenLook(_key(row, "icon"), row.one_of("means", MEANS, ""), _key(row, "event"))
    row.close()
    return look


def _verb(row: Row) -> VerbLook:
    look = VerbLook(row.one_of("cost", COSTS, ""), _key(row, "option"), row.flag("of_hand"), _key(row, "icon"))
    row.close()
    return look


def _about(row: Row) -> str:
    about = row.key("about")
    row.close()
    return about


def _drawings(top: Row) -> dict[str, Drawing]:
    found = {}
    for key, row in _tables(top, "drawing"):
        drawing = Drawing(row.text("solid", ""), row.text("lines", ""), row.one_of("tint", TINTS, ""))
        row.close()
        if key in HOUSE_ICONS:
            raise row.error("solid", f"the page has a sign '{key}' already: choose another key")
        for field, path in (("solid", drawing.solid), ("lines", drawing.lines)):
            if path and (len(path) > LONGEST_PATH or not _PATH.fullmatch(path)):
                raise row.error(field, f"expected an SVG path of at most {LONGEST_PATH} characters")
        if not drawing.solid and not drawing.lines:
            raise row.error("solid", "is missing: a path that is filled, or 'lines', one that is drawn")
        found[key] = drawing
    return found
