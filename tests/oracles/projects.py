"""The Great Projects: who may take part, whether a project is done, who is rewarded and who pays."""

from collections import Counter, defaultdict

from sevenwonders.core.game import Event

from .arrivals import arrivals_of
from .standing import Ring
from .story import Facts, Settled, Story, number, word

PAID = {
    "lose_all_coins": "coins_lost",
    "discard_own": "discarded",
    "lose_victories": "victories_lost",
    "lose_start": "start_lost",
}
"""For each penalty the event that tells that it was paid; whoever cannot pay takes a penalty token."""


class Projects:
    """The project of the age, and what happened to it so far."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.card = ""
        self.tokens = 0
        self.joined: Counter[int] = Counter()
        self.built: defaultdict[int, list[str]] = defaultdict(list)
        """The colours of what each city built this turn and did not yet take part with."""
        self.result = ""
        self.paid: defaultdict[int, list[Event]] = defaultdict(list)
        """Rewards and penalties since the project was settled."""

    def judge(self, story: Story, settled: Settled) -> list[str]:
        found = []
        for event in settled.events:
            kind, seat = event.kind, event.seat
            if kind in ("age", "end") and self.result:
                found += self._compare(Ring(self.facts, story, settled.after), settled)
            if kind in ("turn", "age"):
                self.built.clear()
            if kind == "project":
                self.card, self.tokens = word(event, "card"), number(event, "number")
                if self.tokens != settled.after.seats - 1:
                    found.append(f"project: {self.tokens} tokens")
            for arrival in arrivals_of(self.facts, settled.before.cities, event):
                if arrival.kind == "building":
                    self.built[seat].append(self.facts.color(arrival.key))
            if kind in ("join", "join_any"):
                found += self._join(event)
            elif kind in ("project_done", "project_failed"):
                self.result = kind
                if (kind == "project_done") != (sum(self.joined.values()) >= self.tokens):
                    found.append(f"project: {kind}, and {sum(self.joined.values())} of {self.tokens} tokens are taken")
            elif self.result and kind in ("reward", "penalty", *PAID.values()):
                self.paid[seat].append(event)
        return found

    def _join(self, event: Event) -> list[str]:
        """Rulings: project_take_part, project_shortage."""
        seat, project = event.seat, self.facts.cards[self.card]
        self.joined[seat] += 1
        found = []
        fitting = [color for color in self.built[seat] if event.kind == "join_any" or color == project.color]
        if fitting:
            self.built[seat].remove(fitting[0])
        else:
            found.append(f"project: city {seat} takes part with {self.built[seat]} for {project.color}")
        coins = sum(number(event, payee) for payee in ("left", "right", "far1", "far2", "bank"))
        if coins < project.coins:
            found.append(f"project: city {seat} pays {coins} coins, not {project.coins}")
        return found

    def _compare(self, ring: Ring, settled: Settled) -> list[str]:
        """Rulings: project_success, project_failure, project_cannot_pay."""
        effect = self.facts.cards[self.card].steps[0].effect
        found = []
        for seat in range(settled.after.seats):
            told = [event.kind for event in self.paid[seat]]
            tokens = self.joined[seat]
            if self.result == "project_done":
                rewarded = [number(event, "number") for event in self.paid[seat] if event.kind == "reward"]
                if rewarded != ([tokens] if tokens else []) or len(told) != len(rewarded):
                    found.append(f"project: city {seat} has {tokens} tokens, and {told} is told")
            elif tokens:
                if told:
                    found.append(f"project: city {seat} took part, and {told} is told")
            elif told not in ([PAID[effect.power]], ["penalty"]):
                found.append(f"project: the penalty of city {seat} is {effect.power}, and {told} is told")
            else:
                found += self._penalty(ring, seat, self.paid[seat][0], effect.power_of)
        self.result = ""
        self.paid.clear()
        self.joined.clear()
        return found

    def _penalty(self, ring: Ring, seat: int, event: Event, color: str) -> list[str]:
        """Whoever could pay has no token; a card that was given up has the colour."""
        city = ring.cities[seat]
        if event.kind == "penalty" and color and city.colors[color]:
            return [f"project: city {seat} takes a penalty token and has a {color} card"]
        if event.kind == "discarded" and self.facts.color(word(event, "card")) != color:
            return [f"project: city {seat} gives up {word(event, 'card')}, which is not {color}"]
        return []
