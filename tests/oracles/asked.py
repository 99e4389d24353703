"""Building from the discard pile: who must be asked, and in which order."""

from collections import Counter
from dataclasses import dataclass

from sevenwonders.classic.seeing import ClassicView
from sevenwonders.core.game import Event

from .arrivals import Arrival, arrivals_of
from .story import Facts, Settled, word

STEPS = ("halicarnassus", "great_wall", "manneken_pis")
"""Ruling: discard_pick_order. After these boards come others, then Solomon, then a copy of Solomon."""
OTHER_BOARD, SOLOMON, COPY = 3, 4, 5


@dataclass(frozen=True, order=True)
class Right:
    """A right to build from the discard pile: the step of the order, and the city."""

    step: int
    city: int


class Diggers:
    """The rights of this turn, who was asked so far, and what surely lies in the discard pile."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.rights: list[Right] = []
        self.last: Right | None = None
        """The right that was asked for last in this turn."""
        self.pile: Counter[str] = Counter()
        self.put_away = ""

    def judge(self, settled: Settled) -> list[str]:
        """Rights that nobody was asked about, and those asked for out of order."""
        found = []
        for event in settled.events:
            if event.kind in ("turn", "age", "end"):
                found += self._forgotten(settled.before)
                self.rights, self.last = [], None
            self._hear(event, settled)
        for decision in settled.after.decisions:
            if decision.kind == "take_from_discard":
                found += self._ask(decision.city)
        return found

    def _hear(self, event: Event, settled: Settled) -> None:
        card = word(event, "card")
        if event.kind in ("sell", "tower"):
            self.put_away = event.kind
        elif event.kind == "used":
            if self.put_away and self.facts.color(card) != "white":
                self.pile[card] += 1
            self.put_away = ""
        elif event.kind in ("destroyed", "give_up", "discarded"):
            self.pile[card] += 1
        elif event.kind == "revive" and self.pile[card]:
            self.pile[card] -= 1
        for arrival in arrivals_of(self.facts, settled.before.cities, event):
            if arrival.effect.power in ("build_from_discard", "dig_in_discard"):
                self.rights.append(Right(self._step(arrival, settled.before), event.seat))

    def _step(self, arrival: Arrival, view: ClassicView) -> int:
        if arrival.kind == "copied leader":
            return COPY
        if arrival.effect.power == "dig_in_discard":
            return SOLOMON
        board = self.facts.wonders[view.cities[arrival.seat].wonder].city
        return STEPS.index(board) if board in STEPS and arrival.kind == "stage" else OTHER_BOARD

    def _ask(self, city: int) -> list[str]:
        mine = sorted(right for right in self.rights if right.city == city)
        if not mine:
            return [f"discard pile: city {city} is asked and has no right to it"]
        right = mine[0]
        self.rights.remove(right)
        late = self.last is not None and right < self.last and OTHER_BOARD not in (right.step, self.last.step)
        last, self.last = self.last, right
        return [f"discard pile: {right} is asked after {last}"] if late else []

    def _forgotten(self, view: ClassicView) -> list[str]:
        """Rights of the turn that is over, of cities for which the pile surely had something."""
        found = []
        for right in self.rights:
            names = {self.facts.cards[card].name for card in view.cities[right.city].cards}
            fitting = [
                card for card, copies in self.pile.items() if copies and self.facts.cards[card].name not in names
            ]
            if fitting:
                found.append(f"discard pile: {right} was never asked, and {fitting[0]} lay there")
        return found
