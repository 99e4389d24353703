"""One set from the text of its files: pure, no disk. docs/write-a-set.md explains the files."""

from collections.abc import Collection, Mapping
from typing import Final

from sevenwonders.classic.cards import COUNTED, Card, CardSet, Color, Wonder
from sevenwonders.classic.looks import ColorLook
from sevenwonders.core.book import BOOK_FILES, read_book
from sevenwonders.core.cardfile import CardFileError, Mistakes, Row, parse, unique
from sevenwonders.core.resources import LETTERS
from sevenwonders.core.texts import LANGUAGES
from sevenwonders.sets.effects import counts, fields_of, is_key, is_table, key_list
from sevenwonders.sets.looks import check_words, read_color, read_looks
from sevenwonders.sets.rows import AGES, GUILD, MOST_PLAYERS, read_cards, read_names, read_wonders

BASE: Final = "base"
NEEDED: Final = ("set.toml", *(f"names/{language}.toml" for language in LANGUAGES))
FILES: Final = (*NEEDED, "cards.toml", "wonders.toml", *BOOK_FILES)
RULES: Final = "rules.py"
SETUP: Final = {
    "coins": (0, 100),
    "hand": (2, 20),
    "sell_coins": (0, 20),
    "trade_price": (0, 20),
    "coins_per_point": (1, 100),
    "guilds_added": (0, 20),
    "victory1": (0, 20),
    "victory2": (0, 20),
    "victory3": (0, 20),
}
"""The numbers that the base game gives and any set may change, with their limits."""
HAND_MORE: Final = "hand_more"
"""Cards that a set adds to every hand: those of all sets in the box add up."""
MORE_SETUP: Final = {HAND_MORE: (0, 10), "science_four": (0, 50)}
"""Numbers that the base game does without."""
LONGEST_KEY: Final = 40
RANK: Final = 100
"""Where a set stands among those that are offered, if it does not say: last."""


def load_set(texts: Mapping[str, str], label: str = "", beside: Collection[str] | None = None) -> CardSet:
    """Check the files of a set, given as name and content, and make a card set of them. Raises CardFileError.

    `label` stands before file names in errors. Rows that need a set which is not in `beside` are left out; None leaves
    nothing out.
    """
    label = f"{label}/" if label else ""
    mistakes = Mistakes()
    for file in texts:
        with mistakes:
            if file not in (*FILES, RULES):
                raise CardFileError(f"{label}{file}: a set has no such file; known: {', '.join((*FILES, RULES))}")
            if file != RULES:
                parse(f"{label}{file}", texts[file])
    mistakes.found += [f"{label}{file}: this file is missing" for file in NEEDED if file not in texts]
    mistakes.complain()
    return _Reader(texts, label, beside).read()


class _Reader:
    """Reads one set, file by file."""

    def __init__(self, texts: Mapping[str, str], label: str, beside: Collection[str] | None) -> None:
        self.texts = texts
        self.label = label
        self.beside = beside
        self.has_rules = RULES in texts

    def read(self) -> CardSet:
        mistakes = Mistakes()
        with mistakes:
            return self._set()
        with mistakes:  # a mistake in one file does not hide those in the others
            self._cards(MOST_PLAYERS)
        with mistakes:
            self._wonders()
        mistakes.complain()
        raise AssertionError

    def _set(self) -> CardSet:
        top = self._file("set.toml")
        key, version, needs = top.key(), top.text("version"), key_list(top, "needs")
        if len(key) > LONGEST_KEY:
            raise top.error("key", f"longer than {LONGEST_KEY} letters")
        if not 1 <= len(version) <= 20 or not all(c.isascii() and (c.isalnum() or c in ".-_") for c in version):
            raise top.error("version", f"'{version[:40]}' is not a version: use letters, digits, dots, - and _")
        rank = top.number("rank", RANK, high=1000)
        if key in needs:
            raise top.error("needs", "a set cannot need itself")
        players = tuple(top.numbers("players", 2, MOST_PLAYERS))
        if not players or sorted(set(players)) != list(players):
            raise top.error("players", "expected the numbers of players, ascending, such as [3, 4, 5]")
        letters = top.letters("resources", LETTERS)
        if len(set(letters)) != len(letters):
            raise top.error("resources", "a letter stands twice")
        colors, color_looks = _colors(top)
        symbols, tokens, decks = key_list(top, "symbols", 8), key_list(top, "tokens"), key_list(top, "decks")
        if decks and not self.has_rules:
            raise top.error("decks", f"a deck of its own is dealt by the set's {RULES}, and there is none")
        for field, listed in (("colors", [color.key for color in colors]), ("symbols", symbols), ("tokens", tokens)):
            for word in listed:
                if word in COUNTED:
                    raise top.error(field, f"'{word}' is something that every game counts: choose another key")
        setup = self._setup(top, key)
        at_once = key_list(top, "at_once", 100)
        after = key_list(top, "after")
        described = decks if key != BASE else (*AGES, GUILD)
        looks = read_looks(top, color_looks, described, tokens, self.has_rules)
        top.close()
        cards = self._cards(max(players))
        wonders = self._wonders()
        powers = [e.power for card, _ in cards for e in (card.effect, *(step.effect for step in card.steps))]
        powers += [e.power for side, _ in wonders for e in (side.start, *(stage.effect for stage in side.stages))]
        powers += [f"{e.power}_{e.power_of}" for card, _ in cards for e in (card.effect,) if e.power_of]
        for power in at_once:
            if power not in powers:
                raise top.error("at_once", f"nothing has the power '{power}'")
        wanted = {
            "card": [card.key for card, _ in cards],
            "wonder": [wonder.key for wonder, _ in wonders],
            "city": [wonder.city for wonder, _ in wonders],
            "color": [color.key for color in colors],
            "symbol": symbols,
            "token": tokens,
            "power": powers,
        }
        names, own = read_names(self.texts, self.label, wanted)
        check_words(names, looks, self.label)
        present = None if self.beside is None else {key, *self.beside}
        kept = tuple(card for card, others in cards if present is None or others <= present)
        sides = tuple(wonder for wonder, others in wonders if present is None or others <= present)
        for section, rows in (("card", {card.key for card in kept}), ("wonder", {side.key for side in sides})):
            for language in LANGUAGES:
                every = names[language][section]
                names[language][section] = {row: name for row, name in every.items() if row in rows}
        return CardSet(
            key,
            version,
            needs,
            players,
            letters,
            colors,
            symbols,
            tokens,
            decks,
            setup,
            kept,
            sides,
            names,
            own,
            at_once,
            after,
            rank,
            looks=looks,
            has_rules=self.has_rules,
            book=read_book(self.texts, self.label, present),
        )

    def _file(self, file: str) -> Row:
        place = f"{self.label}{file}"
        return Row(place, "", parse(place, self.texts.get(file, "")))

    def _setup(self, top: Row, key: str) -> dict[str, int]:
        row = top.row("setup") if top.has("setup") else Row(top.file, "setup", {})
        found = counts(row, -100, 100)
        limits = {**SETUP, **MORE_SETUP}
        for name, number in found.items():
            if name not in limits:
                if not self.has_rules:
                    raise row.error(name, f"unknown number, and there is no {RULES}; known: {', '.join(limits)}")
            elif not limits[name][0] <= number <= limits[name][1]:
                raise row.error(name, f"{number} is not between {limits[name][0]} and {limits[name][1]}")
        for name in SETUP:
            if key == BASE and name not in found:
                raise row.error(name, "is missing")
        return found

    def _cards(self, most_players: int) -> list[tuple[Card, frozenset[str]]]:
        file = self._file("cards.toml")
        found = read_cards(file, most_players) if file.has("card") else []
        file.close()
        unique([row for row, _, _ in found], [card.key for _, card, _ in found])
        return [(card, others) for _, card, others in found]

    def _wonders(self) -> list[tuple[Wonder, frozenset[str]]]:
        file = self._file("wonders.toml")
        found = read_wonders(file) if file.has("wonder") else []
        file.close()
        unique([row for row, _, _ in found], [wonder.key for _, wonder, _ in found])
        return [(wonder, others) for _, wonder, others in found]


def _colors(top: Row) -> tuple[tuple[Color, ...], dict[str, ColorLook]]:
    """The colours, each with the column that its points go to, and how they look."""
    if not top.has("colors"):
        return (), {}
    row = top.row("colors")
    found, looks = [], {}
    for color in fields_of(row):
        if is_table(row, color):
            category, looks[color] = read_color(row.row(color))
        else:
            category = row.text(color)
        for word in (color, category):
            if not is_key(word):
                raise row.error(color, f"'{word}' is not a key: use small letters, digits and _")
        found.append(Color(color, category))
    return tuple(found), looks
