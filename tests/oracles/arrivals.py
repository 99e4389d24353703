"""What came into play between two positions, in the order in which it was told."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sevenwonders.classic.cards import Effect
from sevenwonders.classic.seeing import CityView
from sevenwonders.core.game import Event

from .story import Facts, number, word

BUILT = ("build", "revive", "free", "miracle", "sacrifice", "guild_aside")
"""Events that tell of a building."""
RECRUITED = ("recruit", "enlist")


@dataclass(frozen=True)
class Arrival:
    """An effect that begins in a city."""

    seat: int
    key: str
    effect: Effect
    kind: str
    """`building`, `leader`, `stage`, `copied leader`, `copied stage` or `foundation`."""
    event: Event


def arrivals(facts: Facts, cities: Sequence[CityView], events: Sequence[Event]) -> Iterator[Arrival]:
    for event in events:
        yield from arrivals_of(facts, cities, event)


def arrivals_of(facts: Facts, cities: Sequence[CityView], event: Event) -> Iterator[Arrival]:
    kind, seat, card = event.kind, event.seat, word(event, "card")
    if kind in BUILT and card:
        yield Arrival(seat, card, facts.cards[card].effect, "building", event)
    elif kind in RECRUITED:
        yield Arrival(seat, card, facts.cards[card].effect, "leader", event)
    elif kind == "copy":
        yield Arrival(seat, card, facts.cards[card].effect, "copied leader", event)
    elif kind == "stage" and number(event, "stage") <= len(cities[seat].board):
        key = cities[seat].board[number(event, "stage") - 1]
        yield Arrival(seat, key, facts.stage(key).effect, "stage", event)
    elif kind == "copy_stage":
        key = word(event, "copied")
        yield Arrival(seat, key, facts.stage(key).effect, "copied stage", event)
    elif kind == "wake":
        yield Arrival(seat, card, facts.cards[card].steps[number(event, "step") - 1].effect, "foundation", event)
