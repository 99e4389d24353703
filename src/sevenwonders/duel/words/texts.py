"""Duel in words: the story of a game, sentence by sentence, and its moves. Tooltips are in tooltips.py.

`sentence` and `move_sentence` speak to one reader as "you", or to nobody in particular (a spectator, a replay).
"""

from collections.abc import Sequence

from sevenwonders.core.game import NOBODY, Event
from sevenwonders.core.texts import Texts
from sevenwonders.duel.cards import CardSet
from sevenwonders.duel.moves import MoveParts
from sevenwonders.duel.table import LOOT
from sevenwonders.duel.words.names import Dress, in_sentence
from sevenwonders.duel.words.tooltips import tooltip

__all__ = ["EVENTS", "SUPREMACIES", "move_parts", "move_sentence", "sentence", "tooltip"]

EVENTS = (
    "offer",
    "draft",
    "age",
    "build",
    "gain",
    "lose",
    "pawn",
    "sell",
    "wonder",
    "wonders_end",
    "drawn",
    "progress",
    "destroy",
    "revive",
    "again",
    "reveal",
    "starter",
    "end",
)
"""Every kind of event that the rules tell."""

SUPREMACIES = ("military", "science")
"""Victories that end a game at once: points are not counted then."""

ABOUT_NOBODY = ("offer", "age", "reveal")


def sentence(
    card_set: CardSet,
    event: Event,
    texts: Texts,
    players: Sequence[str],
    reader: int = NOBODY,
    dress: Dress | None = None,
) -> str:
    """One event as a line. `players` are the names of the seats; the seat `reader` is addressed as "you"."""
    teller = _Teller(card_set, event, texts, players, reader, dress)
    return teller.told()


class _Teller:
    """Turns one event into a line: picks the text, then fills its fields from the facts."""

    def __init__(
        self,
        card_set: CardSet,
        event: Event,
        texts: Texts,
        players: Sequence[str],
        reader: int,
        dress: Dress | None,
    ) -> None:
        self.card_set = card_set
        self.event = event
        self.texts = texts
        self.players = players
        self.reader = reader
        self.dress = dress

    def told(self) -> str:
        kind = self._text_name()
        if self.event.kind == "starter":
            key = f"event.starter.{self._starter_form()}"
        elif self.event.kind in ABOUT_NOBODY:
            key = f"event.{kind}"
        else:
            key = f"event.{kind}.{'you' if self._is_reader(self.event.seat) else 'other'}"
        told = self.texts(key, **self._fields())
        return self.texts("event.by", told=told.removesuffix("."), source=self._source()) if self._source() else told

    def _source(self) -> str:
        """What brings or takes coins, or a turn; empty if the event does not say."""
        source = str(self.event.facts.get("source", ""))
        return self.texts("event.loot") if source == LOOT else self._name(source) if source else ""

    def _text_name(self) -> str:
        """The kind of event, or a special case of it that has its own words."""
        kind = self.event.kind
        if kind == "build" and self._number("chain"):
            return "build_chain"
        if kind in ("build", "wonder") and not self._number("coins"):
            return f"{kind}_free"
        if kind == "lose" and not self._number("coins"):
            return "lose_nothing"
        if kind == "pawn" and not self._spaces_left():
            return "pawn_capital"
        if kind == "progress" and self._number("coins"):
            return "progress_coins"
        if kind == "end":
            return f"end_{self.event.facts['victory']}"
        return kind

    def _starter_form(self) -> str:
        chooser, starter = self.event.seat, self._number("starter")
        if chooser == starter:
            return "you_self" if self._is_reader(chooser) else "other_self"
        if self._is_reader(chooser):
            return "you_other"
        return "other_you" if self._is_reader(starter) else "other_other"

    def _fields(self) -> dict[str, str]:
        """Every field that a text may ask for, as far as the facts give it."""
        facts, texts = self.event.facts, self.texts
        fields: dict[str, str] = {}
        if self.event.seat != NOBODY:
            fields["player"] = self.players[self.event.seat]
        for fact, value in facts.items():
            if fact in ("card", "wonder", "token"):
                fields[fact] = self._name(str(value))
            elif fact in ("cards", "wonders", "tokens") and isinstance(value, list):
                fields[fact] = texts.together(self._name(str(key)) for key in value)
        if "coins" in facts:
            fields["coins"] = texts.count("count.coin", self._number("coins"))
        if "shields" in facts:
            fields["spaces"] = texts.count("count.space", self._number("shields"))
            fields["left"] = texts.count("count.space", self._spaces_left())
        if "starter" in facts:
            fields["other"] = self.players[self._number("starter")]
        if "age" in facts:
            fields["age"] = texts(f"deck.age{facts['age']}")
        fields["symbols"] = str(self.card_set.setup.symbols_to_win)
        fields["number"] = str(self.card_set.setup.wonders_built_max)
        return fields

    def _spaces_left(self) -> int:
        ahead = self._number("pawn") if self.event.seat == 0 else -self._number("pawn")
        return max(0, self.card_set.capital - ahead)

    def _number(self, fact: str) -> int:
        value = self.event.facts.get(fact, 0)
        return value if isinstance(value, int) else 0

    def _is_reader(self, seat: int) -> bool:
        return seat != NOBODY and seat == self.reader

    def _name(self, key: str) -> str:
        return in_sentence(self.card_set, key, self.texts, self.dress)


def move_parts(move: str) -> MoveParts:
    """A move's text taken apart.

    >>> move_parts("wonder:pyramids:baths").wonder
    'pyramids'
    """
    verb, *names = move.split(":")
    if verb == "wonder":
        return MoveParts(verb, wonder=names[0], card=names[1])
    if verb == "draft":
        return MoveParts(verb, wonder=names[0])
    if verb == "progress":
        return MoveParts(verb, token=names[0])
    if verb == "starter":
        return MoveParts(verb, starter=int(names[0]))
    return MoveParts(verb, card=names[0])


def move_sentence(
    card_set: CardSet,
    move: str,
    texts: Texts,
    players: Sequence[str] = (),
    reader: int = NOBODY,
    dress: Dress | None = None,
) -> str:
    """A move, given by its text, as something to choose: "Build the Pyramids with Baths"."""
    parts = move_parts(move)
    if parts.verb == "starter":
        if parts.starter == reader:
            return texts("move.starter_you")
        number = texts("move.player", number=parts.starter + 1)
        return texts("move.starter", player=players[parts.starter] if players else number)
    fields = {
        field: in_sentence(card_set, key, texts, dress)
        for field, key in (("card", parts.card), ("wonder", parts.wonder), ("token", parts.token))
        if key
    }
    told = texts(f"move.{parts.verb}", **fields)
    return told[:1].upper() + told[1:]
