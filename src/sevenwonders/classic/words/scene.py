"""One moment of 7 Wonders to be told or drawn: a view, the moves that its reader has, and the words for both."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from sevenwonders.classic.cards import Box, Card, Wonder
from sevenwonders.classic.moves import MoveParts, move_parts
from sevenwonders.classic.reckoning import CARD_USES, Reckoning
from sevenwonders.classic.seeing import CityView, ClassicView
from sevenwonders.classic.words.boards import Row, open_rows, rows_of
from sevenwonders.classic.words.names import city_name, city_names, hue, small_article, title
from sevenwonders.classic.words.tooltips import look_up
from sevenwonders.core.game import Decision
from sevenwonders.core.texts import Texts


def _dearness(move: MoveParts) -> tuple[int, int, int, int]:
    paid = move.payment
    return move.option, paid.total, paid.right, paid.left


@dataclass(frozen=True)
class Scene:
    """One moment at the table, seen from one seat."""

    view: ClassicView
    box: Box
    texts: Texts
    players: Sequence[str]
    """The names of the seats; the reader's own is a word for "you"."""
    move_texts: Sequence[str] = ()
    """The legal moves of the seat, if it has to decide."""
    sealed: Decision | None = None
    """The decision that the seat has answered and may still change: the view only lists those that are owed."""
    reckoning: Reckoning | None = None
    """What the game says of the decision besides: true prices, and what is lacking."""

    @property
    def me(self) -> int:
        return max(self.view.seat, 0)

    @property
    def here(self) -> CityView:
        """The city that the decision is about: nearly always the own one."""
        return self.view.cities[self.acting]

    @cached_property
    def moves(self) -> list[MoveParts]:
        return [move_parts(text) for text in self.move_texts]

    @cached_property
    def names(self) -> list[str]:
        """What each city is called in a sentence."""
        return city_names(self.box, [city.wonder for city in self.view.cities], self.players, self.texts)

    def heading(self, city: int) -> str:
        """What stands over a city: "Giza A (greedy)"."""
        name = f"{city_name(self.box, self.view.cities[city].wonder, self.texts)} {self.wonder(city).side}"
        player = self.names[city] if self.is_free(city) else self.players[city]
        player = small_article(player, self.texts)
        return self.texts("classic.city.player", city=name, player=player) if player else name

    # ---- the ring

    def left_of(self, city: int) -> int:
        return (city + 1) % len(self.view.cities)

    def right_of(self, city: int) -> int:
        return (city - 1) % len(self.view.cities)

    def is_free(self, city: int) -> bool:
        """Whether a city has no player of its own."""
        return city >= self.view.seats

    # ---- the decision

    @cached_property
    def decision(self) -> Decision | None:
        """What the reader has to decide, or has decided and may still change."""
        own = [decision for decision in self.view.decisions if decision.seat == self.view.seat]
        return own[0] if own else self.sealed

    @property
    def phase(self) -> str:
        return self.decision.kind if self.decision is not None else ""

    @cached_property
    def acting(self) -> int:
        """The city that the reader decides for: the own one, or a city without a player."""
        return self.decision.city if self.decision is not None and self.decision.city >= 0 else self.me

    @cached_property
    def asks_for_hand(self) -> bool:
        """Whether the decision is what to do with a card of the hand: the table shows the options then."""
        cards = {move.card for move in self.moves if move.card}
        verbs = {move.verb for move in self.moves}
        return bool(cards) and cards <= set(self.view.hand) and any(self.box.looks.verb(verb).of_hand for verb in verbs)

    @cached_property
    def is_card_turn(self) -> bool:
        """Whether cards of the hand are built, put under stages and sold, as every turn."""
        return self.asks_for_hand and any(move.verb in CARD_USES for move in self.moves)

    @property
    def about(self) -> str:
        """The card on the table that the decision is about; empty if it is about none."""
        card = self.view.extras.get(self.box.looks.about.get(self.phase, ""), "")
        return card if isinstance(card, str) else ""

    def option_card(self, move: MoveParts) -> str:
        """The card of one's own that the option of a move stands for; empty if it stands for none."""
        cards = self.view.extras.get(self.box.looks.verb(move.verb).option)
        return str(cards[move.option - 1]) if isinstance(cards, list) and 0 < move.option <= len(cards) else ""

    def uses(self, card: str, verb: str) -> list[MoveParts]:
        """The legal moves with a card and a verb, the cheapest first."""
        found = [move for move in self.moves if move.card == card and move.verb == verb]
        return sorted(found, key=_dearness)

    # ---- cards and boards

    def card(self, key: str) -> Card:
        row = look_up(self.box, key)
        assert isinstance(row, Card)
        return row

    def wonder(self, city: int) -> Wonder:
        row = look_up(self.box, self.view.cities[city].wonder)
        assert isinstance(row, Wonder)
        return row

    def rows(self, city: int) -> list[Row]:
        """The rows of a city's board: those of its own, or of another one that it copies."""
        if city not in self._rows:
            self._rows[city] = rows_of(self.box, self.view.cities[city].board)
        return self._rows[city]

    @cached_property
    def _rows(self) -> dict[int, list[Row]]:
        """Those of the cities that somebody asked for."""
        return {}

    def next_rows(self, city: int) -> list[Row]:
        """The rows whose turn has come: the next stage, in each way, and what may be embellished."""
        if city == self.acting and self.reckoning is not None:
            return [row for row in self.rows(city) if row.number in self.reckoning.open_rows]
        return open_rows(self.rows(city), self.view.cities[city].stages)

    def chain_for(self, city: int, card: str) -> str:
        """A card that makes another free for a city: one of its own, or one next door where a law allows it."""
        parents = self.card(card).chain_from
        if not parents:
            return ""
        names = {self.card(key).name for key in parents}
        around = [city]
        if city == self.acting and self.reckoning is not None and card in self.reckoning.chained:
            around += [self.left_of(city), self.right_of(city)]
        found = (key for each in around for key in self.view.cities[each].cards if self.card(key).name in names)
        return next(found, "")

    def title(self, key: str) -> str:
        return title(self.box, key, self.texts)

    def color(self, key: str) -> str:
        """A colour of cards as a word of its own."""
        return hue(self.box, key, self.texts)
