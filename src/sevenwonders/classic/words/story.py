"""The story of a game of 7 Wonders, sentence by sentence.

Sets bring words of their own for their events in their names files: `kind` as others are told it, `kind_you` for the
player himself, both also with `_no_coins` (`_no_debt`, `_no_paid` …) before that, where a fact is 0 and one says it
differently; and `kind_on_you` for the one to whom it is done. What has no words is told in plain words made of its
parts, so nothing is ever untold.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from sevenwonders.classic.cards import Box
from sevenwonders.classic.payment import Payment
from sevenwonders.classic.words.boards import Row, rows_of
from sevenwonders.classic.words.names import Dress, in_sentence, small_article, stage_name, title
from sevenwonders.classic.words.of_sets import capital, filled, words_of_set
from sevenwonders.classic.words.paid import paid
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
PAID: Final = {"left": "left", "right": "right", "far": "far1", "farther": "far2", "bank": "bank"}
"""For each payee: the fact of an event that has its coins."""
NUMBERS: Final = {
    "coins": ("coins", "count.coin"),
    "points": ("points", "count.point"),
    "shields": ("shields", "count.shield"),
    "debts": ("debt", "count.debt"),
    "defeats": ("defeats", "count.defeat"),
    "victories": ("number", "count.victory"),
}
"""Fields that tell a number with what it counts: the fact, and the words."""
SEATS: Final = ("loser", "other", "to", "from")
"""Facts that name another city."""


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
    """Turns one event into a line: picks the text, fills its fields from the facts, and adds what brought it about."""

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
        self.payment = Payment(**{payee: self._number(fact) for payee, fact in PAID.items()})
        """What the city pays."""
        self.row = _row_of(box, event, boards)
        """The row of the board that it builds."""

    def told(self) -> str:
        fields = self._fields()
        told = self._words_of_set(fields) or self._own_words(fields) or self._in_plain_words(fields)
        source = self._source()
        return self.texts("classic.event.by", told=told.removesuffix("."), source=source) if source else told

    # ---- which words

    def _words_of_set(self, fields: Mapping[str, str]) -> str:
        """The words of a set for its event, as they are said to the player himself or of others; empty if none."""
        said = [(name, words_of_set(self.box, "event", name, self.texts)) for name in self._names()]
        if self._is_reader(self.event.seat):
            for name, _ in said:
                told = filled(words_of_set(self.box, "event", f"{name}_you", self.texts), fields)
                if told:
                    return told
        about_reader = any(fact in SEATS and self._is_reader(self._number(fact)) for fact in self.event.facts)
        to_him = words_of_set(self.box, "event", f"{self.event.kind}_on_you", self.texts) if about_reader else ""
        return filled(to_him, fields) or next((told for _, words in said if (told := filled(words, fields))), "")

    def _names(self) -> Iterator[str]:
        """The kind of event, after the special cases of it in which a fact is 0."""
        kind, facts = self.event.kind, self.event.facts
        none = [fact for fact, value in facts.items() if value == 0 and fact not in (*SEATS, *PAID.values())]
        if "left" in facts and not self.payment.total:
            none.append("paid")
        if len(none) > 1:
            yield f"{kind}_no_{'_'.join(none)}"
        for fact in none:
            yield f"{kind}_no_{fact}"
        yield kind

    def _own_words(self, fields: Mapping[str, str]) -> str:
        """The words of the base game; empty if it has none."""
        key = f"classic.event.{self._text_name()}"
        for form in (key, f"{key}.{self._form()}"):
            if self.texts.has(form):
                return self.texts(form, **fields)
        return ""

    def _text_name(self) -> str:
        """The kind of event, or a special case of it that has its own words."""
        kind = self.event.kind
        if kind == "used" and "for" in self.event.facts:
            return f"used_{self.event.facts['for']}"
        if kind not in ("build", "stage"):
            return kind
        pays = self.payment.total > 0
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

    def _in_plain_words(self, fields: Mapping[str, str]) -> str:
        """What nobody wrote a text for: the kind and all facts, one after another."""
        what = self.event.kind.replace("_", " ")
        told = [fields[fact] for fact in self.event.facts if fact in ("card", "cards", "wonder", "coins", "points")]
        if fields.get("paid"):
            told.append(fields["paid"])
        known = ("card", "cards", "wonder", "coins", "points", *PAID.values(), "far1_city", "far2_city")
        known += ("source", "sources", "owner", "owners")
        for fact, value in self.event.facts.items():
            if fact not in known and value not in (0, ""):
                items = [str(item) for item in value] if isinstance(value, list) else [fields.get(fact, str(value))]
                names = ", ".join(title(self.box, item, self.texts) for item in items)
                told.append(f"{fact.replace('_', ' ')} {names}")
        if told:
            what = f"{what} – {', '.join(told)}"
        if self.event.seat == NOBODY:
            return self.texts("classic.event.nobody", what=capital(what))
        return self.texts("classic.event.other", player=self._player(self.event.seat), what=what)

    # ---- what the words ask for

    def _fields(self) -> dict[str, str]:
        """Every field that a text may ask for, as far as the facts give it."""
        facts, texts, seat = self.event.facts, self.texts, self.event.seat
        fields = {fact: str(value) for fact, value in facts.items() if isinstance(value, (str, int))}
        if seat != NOBODY:
            fields["player"] = self._player(seat)
            fields["city"] = self._city(seat)
            far = [self._number("far1_city"), self._number("far2_city")]
            fields["paid"] = paid(texts, self.players, seat, self.payment, self.reader, far)
        if self.row is not None:
            fields["stage"] = self.row.told(texts)
        for fact, value in facts.items():
            fields |= self._in_words(fact, value)
            if fact.rstrip("s") in ("card", "other_card", "wonder", "token"):
                keys = value if isinstance(value, list) else [value]
                fields[fact] = texts.together(self._name(str(key)) for key in keys)
        for field, (fact, unit) in NUMBERS.items():
            if fact in facts:
                fields[field] = texts.count(unit, self._number(fact))
        for fact in SEATS:
            if fact in facts and 0 <= self._number(fact) < len(self.players):
                fields[fact] = self._city(self._number(fact))
        if "copied" in facts:
            fields["copied"] = self._name(str(facts["copied"]))
        if self.event.kind == "conflict":
            fields["lost"] = texts.count("count.point", self._number("defeats") if "defeats" in facts else 1)
        if "age" in facts:
            fields["age"] = texts(f"deck.age{facts['age']}")
            fields["side"] = texts("classic.event.to_right" if facts["age"] == 2 else "classic.event.to_left")
        return fields

    def _in_words(self, fact: str, value: object) -> dict[str, str]:
        """A fact that is a word for which a set has a text."""
        said = words_of_set(self.box, "word", value, self.texts) if isinstance(value, str) else ""
        return {fact: said} if said else {}

    def _source(self) -> str:
        """What brought it about, and whose it is if not that of the city itself; empty if the event does not say."""
        facts = self.event.facts
        if "strength" in facts:
            shields = self.texts.count("count.shield", self._number("strength"))
            return self.texts("classic.event.strength", shields=shields, against=self._number("against"))
        if "source" in facts:
            return self._source_of(facts["source"], facts.get("owner", self.event.seat))
        sources, owners = facts.get("sources"), facts.get("owners")
        if not isinstance(sources, list) or not isinstance(owners, list):
            return ""
        return ", ".join(self._source_of(source, owner) for source, owner in zip(sources, owners, strict=True))

    def _source_of(self, source: object, owner: object) -> str:
        key = str(source)
        if owner == self.event.seat or not isinstance(owner, int):
            return self._name(key)
        is_card = any(card.key == key for card in self.box.cards)
        form = f"{'your' if self._is_reader(owner) else 'their'}_{'card' if is_card else 'stage'}"
        return self.texts(f"classic.event.by_{form}", player=self._city(owner), source=self._name(key))

    def _city(self, city: int) -> str:
        """A city within a sentence."""
        if self._is_reader(city):
            return self.texts("classic.city.you")
        return small_article(self._player(city), self.texts)

    def _player(self, seat: int) -> str:
        return self.players[seat] if 0 <= seat < len(self.players) else str(seat + 1)

    def _number(self, fact: str) -> int:
        value = self.event.facts.get(fact, 0)
        return value if isinstance(value, int) else 0

    def _is_reader(self, seat: int) -> bool:
        return seat != NOBODY and seat == self.reader

    def _name(self, key: str) -> str:
        """A card, a board, a token, or a stage such as `giza_b.2`."""
        if "." in key:
            return stage_name(self.box, key, self.texts)
        return in_sentence(self.box, key, self.texts, self.dress)


def _row_of(box: Box, event: Event, boards: Sequence[Sequence[str]]) -> Row | None:
    """The row of a board that an event builds, if the board is known."""
    if event.kind != "stage" or not 0 <= event.seat < len(boards):
        return None
    rows = rows_of(box, boards[event.seat])
    number = event.facts.get("stage", 0)
    return rows[number - 1] if isinstance(number, int) and 0 < number <= len(rows) else None
