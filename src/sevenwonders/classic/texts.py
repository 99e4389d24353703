"""7 Wonders in words: the story of a game, sentence by sentence, its decisions and its moves.

Sets may bring words of their own for their events, decisions and moves: in their names files, or in texts/. What
has none is told in plain words made of its parts, so nothing is ever untold. Tooltips are in tooltips.py.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from sevenwonders.classic.boards import Row, rows_of
from sevenwonders.classic.cards import Box
from sevenwonders.classic.moves import FAVOUR, UNCHAINED, MoveParts
from sevenwonders.classic.names import Dress, in_sentence, small_article, title
from sevenwonders.classic.payments import coins_of, move_parts, paid
from sevenwonders.classic.view import CityView
from sevenwonders.core.game import NOBODY, Event
from sevenwonders.core.texts import TextError, Texts

EVENTS: Final = (
    "age",
    "turn",
    "build",
    "stage",
    "used",
    "sell",
    "gain",
    "conflict",
    "draw",
    "revive",
    "free",
    "end",
)
"""Every kind of event that the rules of the base game tell."""
FACTS: Final = {"left": "left", "right": "right", "far": "far1", "farther": "far2", "bank": "bank"}
"""For each payee: the fact of an event that has its coins."""
ROW: Final = 15
"""The part of a stage's option that names the row of the board, from 1."""


def sentence(
    box: Box,
    event: Event,
    texts: Texts,
    players: Sequence[str],
    reader: int = NOBODY,
    dress: Dress | None = None,
    boards: Sequence[Sequence[str]] = (),
) -> str:
    """One event as a line. `players` names every city, those without a player too; `reader` is addressed as "you".

    `boards` are the rows of the cities' boards (CityView.board): they tell which stage was built in which way.
    """
    return _Teller(box, event, texts, players, reader, dress, boards).told()


class _Teller:
    """Turns one event into a line: picks the text, then fills its fields from the facts."""

    def __init__(
        self,
        box: Box,
        event: Event,
        texts: Texts,
        players: Sequence[str],
        reader: int,
        dress: Dress | None,
        boards: Sequence[Sequence[str]],
    ) -> None:
        self.box = box
        self.event = event
        self.texts = texts
        self.players = players
        self.reader = reader
        self.dress = dress
        self.coins = {payee: self._number(fact) for payee, fact in FACTS.items()}
        """What the city pays, by payee."""
        self.row = _row_of(box, event, boards)
        """The row of the board that it builds."""

    def told(self) -> str:
        fields = self._fields()
        told = self._words_of_set(fields)
        if told:
            return told
        key = f"classic.event.{self._text_name()}"
        for form in (key, f"{key}.{self._form()}"):
            if self.texts.has(form):
                return self.texts(form, **fields)
        return self._in_plain_words(fields)

    def _words_of_set(self, fields: Mapping[str, str]) -> str:
        """The words of a set for its event, as they are said to the player himself or of others; empty if none."""
        kind = self.event.kind
        said = _words_of_set(self.box, "event", kind, self.texts)
        if said and self._is_reader(self.event.seat):
            told = _filled(_words_of_set(self.box, "event", f"{kind}_you", self.texts), fields)
            return told or self._to_player(fields) or _filled(said, fields)
        return _filled(said, fields)

    def _to_player(self, fields: Mapping[str, str]) -> str:
        """Our own words for an event of a set; empty if we have none, or they ask for what is not there."""
        key = f"classic.event_you.{self.event.kind}"
        try:
            return self.texts(key, **fields) if self.texts.has(key) else ""
        except TextError:
            return ""

    def _text_name(self) -> str:
        """The kind of event, or a special case of it that has its own words."""
        kind = self.event.kind
        if kind not in ("build", "stage"):
            return kind
        pays = any(self.coins.values())
        if self._number("chain"):
            return "build_chain_paid" if pays else "build_chain"
        if self.row is not None and self.row.stage.embellishes:
            kind = "embellish"
        return kind if pays else f"{kind}_free"

    def _form(self) -> str:
        mine = self._is_reader(self.event.seat)
        if self.event.kind != "conflict":
            return "you" if mine else "other"
        form = f"{'you' if mine else 'other'}_{'you' if self._is_reader(self._number('loser')) else 'other'}"
        unharmed = form == "other_you" and self.event.facts.get("defeats") == 0
        return f"{form}_unharmed" if unharmed else form

    def _fields(self) -> dict[str, str]:
        """Every field that a text may ask for, as far as the facts give it."""
        facts, texts, seat = self.event.facts, self.texts, self.event.seat
        fields = {fact: str(value) for fact, value in facts.items() if isinstance(value, (str, int))}
        if seat != NOBODY:
            fields["player"] = self._player(seat)
            far = [self._number("far1_city"), self._number("far2_city")]
            fields["paid"] = paid(texts, self.players, seat, self.coins, self.reader, far)
        if self.row is not None:
            fields["stage"] = self.row.told(texts)
        for fact, value in facts.items():
            if fact.rstrip("s") in ("card", "wonder", "token"):
                keys = value if isinstance(value, list) else [value]
                fields[fact] = texts.together(self._name(str(key)) for key in keys)
        for fact, unit in (("coins", "count.coin"), ("points", "count.point"), ("shields", "count.shield")):
            if fact in facts:
                fields[fact] = texts.count(unit, self._number(fact))
        for fact in ("loser", "other", "to", "from"):
            if fact in facts and 0 <= self._number(fact) < len(self.players):
                fields[fact] = small_article(self._player(self._number(fact)), texts)
                if self._is_reader(self._number(fact)):
                    fields[fact] = texts("classic.city.you")
        if self.event.kind == "conflict":
            fields["defeats"] = str(facts.get("defeats", 1))
        if "age" in facts:
            fields["age"] = texts(f"deck.age{facts['age']}")
            fields["side"] = texts("classic.event.to_right" if facts["age"] == 2 else "classic.event.to_left")
        return fields

    def _in_plain_words(self, fields: Mapping[str, str]) -> str:
        """What nobody wrote a text for: the kind and all facts, one after another."""
        what = self.event.kind.replace("_", " ")
        told = [fields[fact] for fact in self.event.facts if fact in ("card", "cards", "wonder", "coins", "points")]
        if fields.get("paid"):
            told.append(fields["paid"])
        known = ("card", "cards", "wonder", "coins", "points", *FACTS.values(), "far1_city", "far2_city")
        for fact, value in self.event.facts.items():
            if fact not in known and value not in (0, ""):
                items = [str(item) for item in value] if isinstance(value, list) else [fields.get(fact, str(value))]
                names = ", ".join(title(self.box, item, self.texts) for item in items)
                told.append(f"{fact.replace('_', ' ')} {names}")
        if told:
            what = f"{what} – {', '.join(told)}"
        if self.event.seat == NOBODY:
            return self.texts("classic.event.nobody", what=_capital(what))
        return self.texts("classic.event.other", player=self._player(self.event.seat), what=what)

    def _player(self, seat: int) -> str:
        return self.players[seat] if 0 <= seat < len(self.players) else str(seat + 1)

    def _number(self, fact: str) -> int:
        value = self.event.facts.get(fact, 0)
        return value if isinstance(value, int) else 0

    def _is_reader(self, seat: int) -> bool:
        return seat != NOBODY and seat == self.reader

    def _name(self, key: str) -> str:
        return in_sentence(self.box, key, self.texts, self.dress)


def _row_of(box: Box, event: Event, boards: Sequence[Sequence[str]]) -> Row | None:
    """The row of a board that an event builds, if the board is known."""
    if event.kind != "stage" or not 0 <= event.seat < len(boards):
        return None
    rows = rows_of(box, boards[event.seat])
    number = event.facts.get("stage", 0)
    return rows[number - 1] if isinstance(number, int) and 0 < number <= len(rows) else None


def move_sentence(
    box: Box,
    move: str,
    texts: Texts,
    players: Sequence[str] = (),
    city: int = 0,
    reader: int = NOBODY,
    dress: Dress | None = None,
    at: CityView | None = None,
) -> str:
    """A move of a city, given by its text, as something to choose: "Build Baths, for 2 coins to Giza".

    `at` shows the city: which stages its board has, and who sells to it from afar.
    """
    parts = move_parts(move)
    fields = {"card": in_sentence(box, parts.card, texts, dress) if parts.card else "", "option": str(parts.option)}
    fields["coins"] = texts.count("count.coin", parts.bank)
    rows = rows_of(box, at.board) if at is not None else []
    if 0 < parts.option <= len(rows):
        fields["stage"] = rows[parts.option - 1].told(texts)
    if players:
        around = {"left": city + 1, "right": city - 1, "player": parts.option - 1}
        fields |= {side: small_article(players[other % len(players)], texts) for side, other in around.items()}
    rows = rows_of(box, at.board) if at is not None else []
    if 0 < parts.option <= len(rows):
        fields["stage"] = rows[parts.option - 1].told(texts)
    said = _words_for(box, parts, texts, fields)
    told = _filled(said, fields)
    if told and "{coins}" in said:
        return _capital(told)
    if not told:
        told = _construction(box, parts, texts, fields, at) or _in_plain_words(parts, texts, fields)
    far = [each.city for each in at.far] if at is not None else []
    coins = paid(texts, players, city, coins_of(parts), reader, far)
    return _capital(texts("classic.move.paid", move=told, paid=coins) if coins else told)


def _construction(box: Box, parts: MoveParts, texts: Texts, fields: Mapping[str, str], at: CityView | None) -> str:
    """The words of the base game for a verb and its option; empty if it has none."""
    verb, favoured = parts.verb, ""
    if verb in ("build", "stage") and parts.option & FAVOUR:
        favoured = "_favour"
    elif verb == "build" and parts.option == UNCHAINED:
        favoured = "_unchained"
    row = parts.option & ROW
    if verb == "stage" and row:
        rows = rows_of(box, at.board) if at is not None else []
        verb = "embellish" if row <= len(rows) and rows[row - 1].stage.embellishes else "stage_n"
        fields = {**fields, "option": rows[row - 1].told(texts) if row <= len(rows) else str(row)}
    key = f"classic.move.{verb}"
    told = texts(key, **fields) if texts.has(key) else ""
    return texts(f"classic.move.{parts.verb}{favoured}", move=told) if favoured else told


def _in_plain_words(parts: MoveParts, texts: Texts, fields: Mapping[str, str]) -> str:
    """A move that nobody wrote a text for."""
    told = " ".join(part for part in (parts.verb.replace("_", " "), fields["card"]) if part)
    return f"{told}, {texts('classic.move.choice', option=parts.option)}" if parts.option else told


def _words_for(box: Box, parts: MoveParts, texts: Texts, fields: Mapping[str, str]) -> str:
    """The words of a set for a verb of its own: for this option (`like_1`), this card, or all; empty if it has none."""
    for verb in (f"{parts.verb}_{parts.option}", f"{parts.verb}_{parts.card}", parts.verb):
        said = _words_of_set(box, "move", verb, texts)
        if _filled(said, fields):
            return said
    return ""


def decision_sentence(box: Box, phase: str, texts: Texts, city: str = "") -> str:
    """The question of a decision; `city` names the city it is about, if that is not the player's own."""
    for form in (f"{phase}_other", phase) if city else (phase,):
        said = _filled(_words_of_set(box, "ask", form, texts), {"city": city})
        if said:
            return said
        if texts.has(f"ask.classic.{form}"):
            return texts(f"ask.classic.{form}", city=small_article(city, texts))
    return texts("ask.classic.other", what=_capital(phase.replace("_", " ")))


def _words_of_set(box: Box, section: str, key: str, texts: Texts) -> str:
    """The words that a set of the box brings for something of its own."""
    for each in box.sets:
        said = each.names[texts.language].get(section, {}).get(key)
        if said:
            return said
    return ""


def _filled(text: str, fields: Mapping[str, str]) -> str:
    """A set's text with its fields; empty if it asks for what is not there."""
    try:
        return text.format(**fields)
    except (KeyError, IndexError, ValueError):
        return ""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
