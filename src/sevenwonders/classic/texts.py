"""7 Wonders in words: the story of a game, sentence by sentence, its decisions and its moves.

Sets may bring words of their own for their events, decisions and moves: in their names files, or in texts/. What
has none is told in plain words made of its parts, so nothing is ever untold. Tooltips are in tooltips.py.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from sevenwonders.classic.cards import Box
from sevenwonders.classic.moves import MoveParts
from sevenwonders.classic.names import Dress, in_sentence, small_article, title
from sevenwonders.core.game import NOBODY, Event
from sevenwonders.core.texts import Texts

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

PAYEES: Final = ("left", "right", "bank")
MOST_KEPT: Final = 10_000
"""Moves that are remembered with their parts."""
_MOVE: Final = re.compile(r"([a-z_]+)(?:\.(\d+))?(?::([a-z][a-z0-9_]*|\?\?))?(?::((?:[lrb]\d+)+))?")
_PAYMENT: Final = re.compile(r"(?:[lrb]\d+)+")
_PAID: Final = re.compile(r"([lrb])(\d+)")


def sentence(
    box: Box, event: Event, texts: Texts, players: Sequence[str], reader: int = NOBODY, dress: Dress | None = None
) -> str:
    """One event as a line. `players` names every city, those without a player too; `reader` is addressed as "you"."""
    return _Teller(box, event, texts, players, reader, dress).told()


def paid(texts: Texts, players: Sequence[str], city: int, coins: Mapping[str, int], reader: int = NOBODY) -> str:
    """Who gets what from a city: "2 coins to Giza and 1 coin to the bank"; empty if it pays nothing."""
    parts = []
    for payee in PAYEES:
        amount = coins.get(payee, 0)
        if not amount:
            continue
        told = texts.count("count.coin", amount)
        other = (city + 1 if payee == "left" else city - 1) % max(1, len(players))
        if payee == "bank" or not players:
            parts.append(texts("classic.pay.to_bank", coins=told))
        elif other == reader:
            parts.append(texts("classic.pay.to_you", coins=told))
        else:
            parts.append(texts("classic.pay.to", coins=told, player=small_article(players[other], texts)))
    return texts.together(parts) if parts else ""


class _Teller:
    """Turns one event into a line: picks the text, then fills its fields from the facts."""

    def __init__(
        self, box: Box, event: Event, texts: Texts, players: Sequence[str], reader: int, dress: Dress | None
    ) -> None:
        self.box = box
        self.event = event
        self.texts = texts
        self.players = players
        self.reader = reader
        self.dress = dress

    def told(self) -> str:
        fields = self._fields()
        said = _words_of_set(self.box, "event", self.event.kind, self.texts)
        if said:
            filled = _filled(said, fields)
            if filled:
                return filled
        key = f"classic.event.{self._text_name()}"
        for form in (key, f"{key}.{self._form()}"):
            if self.texts.has(form):
                return self.texts(form, **fields)
        return self._in_plain_words(fields)

    def _text_name(self) -> str:
        """The kind of event, or a special case of it that has its own words."""
        kind = self.event.kind
        if kind == "build" and self._number("chain"):
            return "build_chain"
        if kind in ("build", "stage") and not any(self._number(payee) for payee in PAYEES):
            return f"{kind}_free"
        return kind

    def _form(self) -> str:
        mine = self._is_reader(self.event.seat)
        if self.event.kind != "conflict":
            return "you" if mine else "other"
        return f"{'you' if mine else 'other'}_{'you' if self._is_reader(self._number('loser')) else 'other'}"

    def _fields(self) -> dict[str, str]:
        """Every field that a text may ask for, as far as the facts give it."""
        facts, texts, seat = self.event.facts, self.texts, self.event.seat
        fields = {fact: str(value) for fact, value in facts.items() if isinstance(value, (str, int))}
        if seat != NOBODY:
            fields["player"] = self._player(seat)
            coins = {payee: self._number(payee) for payee in PAYEES}
            fields["paid"] = paid(texts, self.players, seat, coins, self.reader)
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
        known = ("card", "cards", "wonder", "coins", "points", *PAYEES)
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


@lru_cache(maxsize=MOST_KEPT)
def move_parts(move: str) -> MoveParts:
    """A move's text taken apart.

    >>> move_parts("stage.2:tavern:l2r1").left
    2
    """
    match = _MOVE.fullmatch(move)
    if match is None:
        return MoveParts(verb=move, card="", option=0, left=0, right=0, bank=0)
    card, payment = match[3] or "", match[4] or ""
    if not payment and _PAYMENT.fullmatch(card):
        card, payment = "", card  # a payment without a card
    coins = {payee: int(amount) for payee, amount in _PAID.findall(payment)}
    return MoveParts(
        verb=match[1],
        card=card,
        option=int(match[2] or 0),
        left=coins.get("l", 0),
        right=coins.get("r", 0),
        bank=coins.get("b", 0),
    )


def move_sentence(
    box: Box,
    move: str,
    texts: Texts,
    players: Sequence[str] = (),
    city: int = 0,
    reader: int = NOBODY,
    dress: Dress | None = None,
) -> str:
    """A move of a city, given by its text, as something to choose: "Build Baths, for 2 coins to Giza"."""
    parts = move_parts(move)
    fields = {"card": in_sentence(box, parts.card, texts, dress) if parts.card else "", "option": str(parts.option)}
    fields["coins"] = texts.count("count.coin", parts.bank)
    if players:
        around = {"left": city + 1, "right": city - 1, "player": parts.option - 1}
        fields |= {side: small_article(players[other % len(players)], texts) for side, other in around.items()}
    said = _words_for(box, parts, texts, fields)
    told = _filled(said, fields)
    if told and "{coins}" in said:
        return _capital(told)
    verb = "stage_n" if parts.verb == "stage" and parts.option else parts.verb
    if not told and texts.has(f"classic.move.{verb}"):
        told = texts(f"classic.move.{verb}", **fields)
    elif not told:
        told = " ".join(part for part in (parts.verb.replace("_", " "), fields["card"]) if part)
        if parts.option:
            told = f"{told}, {texts('classic.move.choice', option=parts.option)}"
    coins = paid(texts, players, city, {"left": parts.left, "right": parts.right, "bank": parts.bank}, reader)
    return _capital(texts("classic.move.paid", move=told, paid=coins) if coins else told)


def _words_for(box: Box, parts: MoveParts, texts: Texts, fields: Mapping[str, str]) -> str:
    """The words of a set for a verb of its own: for this option (`like_1`), or for all; empty if it has none."""
    for verb in (f"{parts.verb}_{parts.option}", parts.verb):
        said = _words_of_set(box, "move", verb, texts)
        if _filled(said, fields):
            return said
    return ""


def decision_sentence(box: Box, phase: str, texts: Texts, city: str = "") -> str:
    """The question of a decision; `city` names the city it is about, if that is not the player's own."""
    said = _words_of_set(box, "ask", phase, texts)
    if said:
        return _filled(said, {"city": city}) or said
    key = f"ask.classic.{phase}"
    if city and texts.has(f"{key}_other"):
        key = f"{key}_other"
    if texts.has(key):
        return texts(key, city=small_article(city, texts))
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
