"""What the events of a game told so far, and the two views between which something was settled."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from sevenwonders.classic.cards import Box, Card, Effect, Stage, Wonder
from sevenwonders.classic.seeing import CityView, ClassicView
from sevenwonders.core.game import Event

NO_EFFECT = Effect()


class Facts:
    """The cards of a box by key: what is printed, nothing of how it is played."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.cards: dict[str, Card] = {card.key: card for card in box.cards}
        self.wonders: dict[str, Wonder] = {wonder.key: wonder for wonder in box.wonders}
        self.column: dict[str, str] = {color.key: color.category for color in box.colors}
        self.sets = {each.key for each in box.sets}
        self.setup = box.setup

    def stage(self, key: str) -> Stage:
        """A stage by the key that views use: `giza_a.1`."""
        wonder, _, number = key.rpartition(".")
        return self.wonders[wonder].stages[int(number) - 1]

    def color(self, card: str) -> str:
        return self.cards[card].color


@dataclass
class Settled:
    """What lies between two decisions: the table before and after, and what was told."""

    before: ClassicView
    after: ClassicView
    events: list[Event]
    answers: dict[int, str] = field(default_factory=dict)
    """What each seat answered."""


def number(event: Event, fact: str) -> int:
    value = event.facts.get(fact, 0)
    return value if isinstance(value, int) else 0


def word(event: Event, fact: str) -> str:
    value = event.facts.get(fact, "")
    return value if isinstance(value, str) else ""


class Story:
    """What a careful listener writes down: all that matters later and that no view shows."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.copied_stages: defaultdict[int, list[str]] = defaultdict(list)
        """For each city: the stages that Herodotus copied."""
        self.copied_from: dict[tuple[int, str], int] = {}
        """For a city and a stage that it copied: where it stood."""
        self.buried: defaultdict[int, list[str]] = defaultdict(list)
        self.rewards: defaultdict[int, list[str]] = defaultdict(list)
        """The projects whose reward a city took, once for each time."""
        self.shown: dict[int, str] = {}
        """The card that lies face up under a stage that counts a colour."""
        self.price: dict[str, int] = {}
        """What was paid for a leader; for Stevie the resources of the stage that he built."""
        self.stevie = -1
        """The city that Stevie came to, until his stage is told."""
        self.blue_chains: Counter[int] = Counter()
        self.recoveries: Counter[int] = Counter()
        self.victories: defaultdict[int, list[int]] = defaultdict(list)
        self.defeats: Counter[int] = Counter()
        self.debts: Counter[int] = Counter()
        self.penalties: Counter[int] = Counter()
        self.tiles: Counter[int] = Counter()
        self.kinds: Counter[str] = Counter()
        """How often each kind of event was told."""

    def hear(self, settled: Settled) -> None:
        for event in settled.events:
            self._hear(event, settled.before.cities)

    def _hear(self, event: Event, cities: Sequence[CityView]) -> None:
        kind, seat = event.kind, event.seat
        self.kinds[kind] += 1
        if kind == "copy_stage":
            key = word(event, "copied")
            self.copied_stages[seat].append(key)
            self.copied_from[seat, key] = number(event, "other")
        elif kind == "bury":
            self.buried[seat].append(word(event, "card"))
        elif kind == "reward":
            self.rewards[seat] += [word(event, "card")] * number(event, "number")
        elif kind == "shown":
            self.shown[seat] = word(event, "card")
        elif kind in ("recruit", "enlist"):
            self.price[word(event, "card")] = number(event, "coins")
            self.stevie = seat if word(event, "card") == "stevie" else self.stevie
        elif kind == "stage" and self.stevie == seat:
            self.price["stevie"] = len(self.facts.stage(cities[seat].board[number(event, "stage") - 1]).cost)
            self.stevie = -1
        elif kind == "build" and number(event, "chain") and self.facts.color(word(event, "card")) == "blue":
            self.blue_chains[seat] += 1
        elif kind in ("recover", "drop"):
            self.recoveries[seat] += 1
        elif kind == "loss":
            self.debts[seat] += number(event, "debt")
        elif kind == "penalty":
            self.penalties[seat] += number(event, "points")
        elif kind == "tile":
            self.tiles[seat] += 1


def left_of(cities: Sequence[CityView], place: int) -> int:
    """The next city clockwise."""
    return (place + 1) % len(cities)


def right_of(cities: Sequence[CityView], place: int) -> int:
    return (place - 1) % len(cities)
