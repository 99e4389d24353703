"""Losses and debts: what every city has to pay or owe, against what is told."""

from collections import Counter

from .arrivals import Arrival, arrivals_of
from .standing import Ring
from .story import Facts, Settled, Story, number

FIXED = {"lose_1": 1, "lose_2": 2, "lose_3": 3, "lose_2_and_peace": 2}
COUNTED = ("lose_per_victory", "lose_per_stage")
SETTLED = ("loss", "project_done", "project_failed", "conflict", "peace", "turn", "age", "end")
"""Events before which the losses of a turn have been settled."""
NOT_JUDGED = {
    "stages that are lost in the moment in which losses are settled": "whether before or after is not told",
}


class Losses:
    """What each city is about to lose, since the losses of the last turn were settled."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.due: Counter[int] = Counter()
        self.told: Counter[int] = Counter()
        self.unclear = False
        self.counted: list[tuple[int, str]] = []
        """Losses for each victory or stage of the victim: who brought them, and what they count."""

    def judge(self, story: Story, settled: Settled) -> list[str]:
        """At the end of each turn: differences between what was due and what was told."""
        found: list[str] = []
        ring = Ring(self.facts, story, settled.after)
        self.unclear |= any(event.kind in ("stage_lost", "wonder_gone") for event in settled.events)
        for event in settled.events:
            if event.kind in SETTLED:
                self._count(ring, settled)
            if event.kind == "loss":
                self.told[event.seat] += number(event, "coins") + number(event, "debt")
            if event.kind == "end":
                self._never_woken(ring)
            if event.kind in ("turn", "age", "end"):
                found += self._compare(ring)
            for arrival in arrivals_of(self.facts, settled.before.cities, event):
                self._arrive(arrival, settled)
        return found

    def _arrive(self, arrival: Arrival, settled: Settled) -> None:
        power, seat = arrival.effect.power, arrival.seat
        if arrival.kind == "foundation":
            self.due[seat] += self.facts.cards[arrival.key].steps[number(arrival.event, "step") - 1].debt
        if power in FIXED:
            for city in range(len(settled.before.cities)):
                self.due[city] += FIXED[power] if city != seat else 0
        elif power in COUNTED:
            self.counted.append((seat, power))

    def _never_woken(self, ring: Ring) -> None:
        """Ruling: foundation_end."""
        for city in ring.cities:
            if city.foundation:
                self.due[city.place] += sum(step.debt for step in self.facts.cards[city.foundation].steps[city.woken :])

    def _count(self, ring: Ring, settled: Settled) -> None:
        """Rule: loss_counts. What the victims have when losses are settled; conflicts come later."""
        for seat, power in self.counted:
            for city in ring.cities:
                counts = settled.before.cities[city.place].victories if power == COUNTED[0] else city.stages_built()
                self.due[city.place] += counts if city.place != seat else 0
        self.counted.clear()

    def _is_paid(self, place: int) -> bool:
        """Without Cities there is no debt: everybody pays what he can."""
        if "cities" in self.facts.sets:
            return self.told[place] == self.due[place]
        return self.told[place] <= self.due[place]

    def _compare(self, ring: Ring) -> list[str]:
        found = [
            f"losses of city {city.place}: {self.told[city.place]} coins, by the rules {self.due[city.place]}"
            for city in ring.cities
            if not self._is_paid(city.place) and not self.unclear
        ]
        self.due.clear()
        self.told.clear()
        self.unclear = False
        return found
