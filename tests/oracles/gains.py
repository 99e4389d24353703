"""Coins from the bank: what every arrival, purchase, token and stage brings, against the gains that are told."""

from collections import Counter, defaultdict
from dataclasses import dataclass

from sevenwonders.core.game import Event

from .arrivals import Arrival, arrivals_of
from .ledger import PAID
from .standing import City, Ring
from .story import Facts, Settled, Story, left_of, number, right_of, word

NOT_JUDGED = {
    "hatshepsut, sell_to_all": "what was bought is not told, only what was paid: a range is allowed",
    "berenice": "once a turn, one coin more: a range is allowed",
    "coins for what is counted while more comes in the same moment": "the count lies between before and after",
}
"""Where a range or nothing is judged, and why."""

LATER = (
    *("revive", "recover", "guild_aside", "enlist", "copy_stage", "destroyed", "swap", "give_up", "discarded"),
    *("stage_lost", "wonder_gone", "conflict", "bury", "hire", "redeem", "victories_lost", "reward"),
)
"""Events after which a city is not what it was when coins were counted."""


@dataclass
class Range:
    """Coins that are due: at the least and at the most."""

    least: int = 0
    most: int = 0

    def add(self, one: int, other: int | None = None) -> None:
        both = (one, one if other is None else other)
        self.least += min(both)
        self.most += max(both)


class Due:
    """The coins that are due to each city for what happened between two positions."""

    def __init__(self, facts: Facts, story: Story, settled: Settled) -> None:
        self.facts, self.settled = facts, settled
        self.before, self.after = Ring(facts, story, settled.before), Ring(facts, story, settled.after)
        self.due: defaultdict[int, Range] = defaultdict(Range)
        self._cypselos()
        laws = settled.before.extras.get("tower", [])
        tiles = [tile for tile in laws if isinstance(tile, str) and tile] if isinstance(laws, list) else []
        self.laws = [facts.cards[tile].effect for tile in tiles]
        self.age = settled.before.age
        changes = (*LATER, "build", "stage", "recruit")
        late = any(event.kind in LATER for event in settled.events)
        self.unsettled = sum(event.kind in changes for event in settled.events) if late else 0
        """How many things may have changed before or after something was counted; 0: all that is there was there."""
        for event in settled.events:
            if event.kind == "age":
                self.age = number(event, "age")
            self._hear(event)

    def _cypselos(self) -> None:
        """As many coins as the neighbour that was chosen has."""
        for decision in self.settled.before.decisions:
            if decision.kind == "choose_neighbour":
                answer = self.settled.answers.get(decision.seat, "")
                side = self._sides(decision.city)[0 if ".1" in answer else 1]
                self.due[decision.city].add(self.settled.before.cities[side].coins)

    def _hear(self, event: Event) -> None:
        seat = event.seat
        for arrival in arrivals_of(self.facts, self.settled.before.cities, event):
            self._arrive(arrival)
        if event.kind == "tower":
            self._owed(seat, "tower_builder", 3)
        elif event.kind == "reward":
            self.due[seat].add(self.facts.cards[word(event, "card")].effect.coins_now * number(event, "number"))
            self._shielded(seat, self.facts.cards[word(event, "card")].effect.shields * number(event, "number"))
            victory = self.facts.cards[word(event, "card")].effect.victory
            self._owed(seat, "coins_for_victories", 2, number(event, "number") if victory else 0)
        elif event.kind == "redeem":
            self._owed(seat, "coins_for_victories", 2)
        elif event.kind == "conflict":
            self._conflict(event)
        elif event.kind == "shields":
            self._shielded(seat, number(event, "shields"))
        elif event.kind == "paired":
            self._shielded(seat, self._shields_of_pair(word(event, "card")))
            self._owed(seat, "coins_for_pairs", 7)
        if event.kind in PAID:
            self._sold_ore(event)

    def _shields_of_pair(self, card: str) -> int:
        """What both cards of a pair gain."""
        steps = list(self.facts.cards[card].steps)
        steps += [step for other in self.facts.cards[card].steps for step in self.facts.cards[other.card].steps]
        return sum(step.effect.shields for step in steps)

    # ---- an effect begins

    def _arrive(self, arrival: Arrival) -> None:
        seat, effect = arrival.seat, arrival.effect
        self.due[seat].add(effect.coins_now)
        if effect.coins_per:
            counted = [ring.counted(ring.cities[seat], effect.coins_per) for ring in (self.before, self.after)]
            if self.unsettled:
                slack = effect.coins_per.n * self.unsettled
                self.due[seat].add(max(0, min(counted) - slack), max(counted) + slack)
            else:
                self.due[seat].add(counted[1])
        if effect.power.startswith("neighbours_gain_"):
            for side in (left_of, right_of):
                self.due[side(self.settled.before.cities, seat)].add(int(effect.power[-1]))
        if effect.power == "coins_and_points_for_stones":
            self.due[seat].add(0, sum("S" in unit for unit in self._units(self.after.cities[seat])))
        if arrival.kind == "building":
            self._built(arrival)
        elif arrival.kind == "stage":
            self._owed(seat, "coins_for_stages", 2)
            self._owed(seat, "coins_for_stages_too", 2)
            if effect.power == "coins_for_stages_too":
                self.due[seat].add(2)
        if arrival.kind != "copied leader":
            self._science(arrival)
        self._shielded(seat, effect.shields)
        if effect.power == "coins_for_pairs":
            self.due[seat].add(0, 14)

    def _units(self, city: City) -> list[str]:
        return [unit for source in city.sources for unit in source.effect.produces]

    def _built(self, arrival: Arrival) -> None:
        seat, card = arrival.seat, self.facts.cards[arrival.key]
        color, chain = card.color, number(arrival.event, "chain")
        if color == "yellow":
            self._owed(seat, "coins_for_yellow", 2)
        if color == "black":
            self._owed(seat, "coins_for_black", 2)
        for source in self.before.cities[seat].having("coins_for_color"):
            if source.effect.power_of == color:
                self.due[seat].add(source.effect.power_n)
        for law in self.laws:
            if law.power == "bounty" and law.power_of == color:
                self.due[seat].add(self.age)
            if law.power == "fixed_bounty" and law.power_of == color:
                self.due[seat].add(law.power_n)
            if law.power == "chain_bounty" and chain:
                self.due[seat].add(self.age)
        if chain:
            self._owed(seat, "coins_for_chains", 2)
            self._chain_between(seat, arrival.key)

    def _chain_between(self, seat: int, key: str) -> None:
        """Bodh Gaya A: a chain between two cards of its colours; which card was the parent is not told."""
        for source in self.before.cities[seat].having("coins_for_chains_between"):
            colors = source.effect.power_of.split("+")
            parents = [card for card in self.facts.cards[key].chain_from if card in self._around(seat)]
            fits = [self.facts.color(key) in colors and self.facts.color(card) in colors for card in parents]
            coins = source.effect.power_n
            self.due[seat].add(coins if fits and all(fits) else 0, coins if any(fits) else 0)

    def _around(self, seat: int) -> set[str]:
        """Cards whose chains may serve: one's own, and with tile 7 those next door."""
        cards = set(self.before.cities[seat].cards)
        if any(law.power == "chains_next_door" for law in self.laws):
            cards |= {card for other in self.before.around(seat).values() for card in other.cards}
        return cards

    def _science(self, arrival: Arrival) -> None:
        """Athens B's Foundation step: 2 coins for each astrolabe."""
        gained = arrival.effect.science.count("astrolabe")
        for source in self.before.cities[arrival.seat].having("coins_for_astrolabes"):
            self.due[arrival.seat].add(gained * source.effect.power_n)

    # ---- tokens, shields, ore

    def _conflict(self, event: Event) -> None:
        winner, loser = event.seat, number(event, "loser")
        if number(event, "points"):
            self._owed(winner, "coins_for_victories", 2)
        taker, tokens = loser, number(event, "defeats")
        if not tokens:  # Tomyris gave them away, or they went back: how many is not told
            taker, tokens = winner, 2
        for place, power in (
            (taker, "coins_for_defeats"),
            *((side, "coins_for_neighbour_defeats") for side in self._sides(taker)),
        ):
            for source in self.after.cities[place].having(power):
                coins = tokens * source.effect.power_n
                self.due[place].add(coins if number(event, "defeats") else 0, coins)

    def _sides(self, place: int) -> tuple[int, int]:
        cities = self.settled.before.cities
        return left_of(cities, place), right_of(cities, place)

    def _shielded(self, seat: int, shields: int) -> None:
        """Spartacus of Towers: for shields gained once he is there."""
        if not shields:
            return
        for source in self.before.cities[seat].having("coins_for_shields"):
            self.due[seat].add(shields * source.effect.power_n)
            for side in self._sides(seat):
                self.due[side].add(shields)

    def _sold_ore(self, event: Event) -> None:
        """Aksum A: a coin for each ore sold; any unit may be one, even of those that cost nothing."""
        for place, city in enumerate(self.before.cities):
            if place != event.seat and city.having("sell_to_all"):
                self.due[place].add(0, 8)

    def _owed(self, seat: int, power: str, coins: int, times: int = 1) -> None:
        """For each time that something happened to a city that already had a power."""
        ring = self.after if power == "coins_for_victories" else self.before  # conflicts come last
        had = len(ring.cities[seat].having(power))
        self.due[seat].add(coins * had * times)


def judge(facts: Facts, story: Story, settled: Settled) -> list[str]:
    """Differences between the coins that are due and the gains that are told."""
    told: Counter[int] = Counter()
    for event in settled.events:
        if event.kind == "gain":
            told[event.seat] += number(event, "coins")
    due = Due(facts, story, settled)
    found = []
    for place, city in enumerate(due.after.cities):
        span = due.due[place]
        if city.having("bigger_gains"):
            span.add(0, 1)
        if city.having("coins_for_purchases"):
            span.add(0, 2)
        if not span.least <= told[place] <= span.most:
            most = f" to {span.most}" if span.most != span.least else ""
            found.append(f"gains of city {place}: {told[place]} coins, by the rules {span.least}{most}")
    return found
