"""Who fights whom, how strong they are, and which tokens change hands: from the table before and after."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sevenwonders.classic.seeing import CityView, ClassicView
from sevenwonders.core.game import Event

from .arrivals import arrivals_of
from .standing import Ring
from .story import Facts, Settled, Story, number, word

VICTORY = {1: 1, 2: 3, 3: 5}
LESSER = {1: 0, 3: 1, 5: 3}
"""Tile 19: what is taken in place of a victory token."""


@dataclass(frozen=True)
class Fight:
    one: int
    other: int
    plain: bool = False
    """Equal strength is a draw, golden shields or not."""


class Tokens:
    """The tokens of every city, as the events tell of them: victories by worth, defeats, doves, golden shields."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.victories: defaultdict[int, list[int]] = defaultdict(list)
        self.owed: Counter[int] = Counter()
        """Victory tokens still to be given back."""
        self.defeats: Counter[int] = Counter()
        self.doves: defaultdict[int, list[int]] = defaultdict(list)
        """The age in which each dove came."""
        self.golden: defaultdict[int, list[str]] = defaultdict(list)
        self.helen = False
        """Whether she came in this age, and still stands somewhere."""
        self.age = 0
        self.fought = 0
        """The last age whose conflicts were fought."""

    def hear(self, event: Event, settled: Settled) -> None:
        """Everything but conflicts."""
        if event.kind == "age":
            self.age, self.helen = number(event, "age"), False
            self.golden.clear()
        seat = event.seat
        for arrival in arrivals_of(self.facts, settled.before.cities, event):
            effect = arrival.effect
            self.doves[seat] += [self.age] * effect.tokens.get("diplomacy", 0)
            if effect.power == "lose_2_and_peace":
                self.doves[seat].append(self.age)
            if effect.power.startswith("golden_"):
                self.golden[seat].append(effect.power.removeprefix("golden_"))
            self.helen |= effect.power == "no_diplomacy"
        if event.kind == "reward":
            worth = self.facts.cards[word(event, "card")].effect.victory
            self.victories[seat] += [worth] * (number(event, "number") if worth else 0)
        elif event.kind == "redeem":
            self.defeats[seat] -= 2
            self.victories[seat].append(3)
        elif event.kind == "victories_lost":
            self.owed[seat] += number(event, "number")
            self._give_back_alike(seat)

    def hear_answers(self, answers: Mapping[int, str]) -> None:
        """Victory tokens that are given back by choice."""
        for seat, answer in answers.items():
            verb, _, worth = answer.partition(".")
            if verb == "give_back" and int(worth) in self.victories[seat]:
                self.victories[seat].remove(int(worth))
                self.owed[seat] -= 1
                self._give_back_alike(seat)

    def _give_back_alike(self, seat: int) -> None:
        """Nobody is asked who must give all, or whose tokens are all alike."""
        held = self.victories[seat]
        while self.owed[seat] and held and (len(set(held)) == 1 or len(held) <= self.owed[seat]):
            held.pop()
            self.owed[seat] -= 1

    def follow(self, place: int, city: CityView) -> None:
        """After a difference: go on from what the engine says, so that it is told once."""
        self.defeats[place] = city.defeats
        self.victories[place] = [0] * city.victories
        if city.victories:
            self.victories[place][0] = city.military + city.defeats

    def take_doves(self) -> set[int]:
        """The cities at peace: each gives back one dove. Helen takes those of her age, and no others, away."""
        if self.helen:
            for doves in self.doves.values():
                doves[:] = [age for age in doves if age != self.age]
        peaceful = {seat for seat, doves in self.doves.items() if doves}
        for seat in peaceful:
            self.doves[seat].pop(0)
        return peaceful


def judge(facts: Facts, story: Story, settled: Settled, tokens: Tokens, teams: bool) -> list[str]:
    """Differences in tokens and shields."""
    found: list[str] = []
    tokens.hear_answers(settled.answers)
    tokens.helen |= _turned_up("helen_of_troy", settled)
    told: list[Event] = [event for event in settled.events if event.kind == "conflict"]
    for event in settled.events:
        if event.kind in ("conflict", "peace", "age", "end") and tokens.fought < tokens.age:
            tokens.fought = tokens.age
            tokens.helen &= any(city.having("no_diplomacy") for city in Ring(facts, story, settled.after).cities)
            found += _fought(facts, story, settled, tokens, teams, told)
        tokens.hear(event, settled)
    story.victories, story.defeats = tokens.victories, tokens.defeats
    return found + _tokens(settled.after, tokens) + _shields(facts, story, settled.after)


def _turned_up(card: str, settled: Settled) -> bool:
    """Whether a card came into play without any word of it: Chuck Norris turned it up."""
    before, after = (any(card in city.cards for city in view.cities) for view in (settled.before, settled.after))
    return after and not before


def _fought(
    facts: Facts, story: Story, settled: Settled, tokens: Tokens, teams: bool, told: Sequence[Event]
) -> list[str]:
    ring = Ring(facts, story, settled.after)
    strengths = [_strength(ring, place, tokens) for place in range(len(ring.cities))]
    peaceful = tokens.take_doves()
    expected: Counter[tuple[int, int, int, int]] = Counter()
    tower = settled.after.extras.get("tower", [])
    visible = tower if isinstance(tower, list) else []
    worth = VICTORY[tokens.age]
    if "lesser_victories" in visible:
        worth = LESSER[worth]
    defeats = 2 if "double_defeats" in visible else 1
    for fight in fights(settled, tokens, peaceful, teams):
        ahead = strengths[fight.one] - strengths[fight.other]
        if not ahead and not fight.plain:
            ahead = bool(tokens.golden[fight.one]) - bool(tokens.golden[fight.other])
        if ahead:
            winner, loser = (fight.one, fight.other) if ahead > 0 else (fight.other, fight.one)
            taker = _taker(ring, winner, loser)
            expected[winner, loser, worth, defeats if taker == loser else 0] += 1
            if worth:
                tokens.victories[winner].append(worth)
            if taker >= 0:
                tokens.defeats[taker] += defeats
    real = Counter((e.seat, number(e, "loser"), number(e, "points"), number(e, "defeats")) for e in told)
    if real == expected:
        return []
    return [f"conflicts told {sorted(real.elements())}, by the rules {sorted(expected.elements())}; {strengths}"]


def _strength(ring: Ring, place: int, tokens: Tokens) -> int:
    """Shields, those of Cyrus and Semiramis, less one for each neighbour with Hua Mulan, and not below 0."""
    city = ring.cities[place]
    strength = city.shields()
    if city.having("stronger_red"):
        strength += city.colors["red"]
    if city.having("shields_for_defeats"):
        strength += tokens.defeats[place]
    weakened = sum(bool(other.having("weaker_neighbours")) for other in ring.around(place).values())
    return max(0, strength - weakened)


def _taker(ring: Ring, winner: int, loser: int) -> int:
    """Rulings: tomyris_token, tomyris_both. -1: nobody."""
    if not ring.cities[loser].having("defeats_to_winner"):
        return loser
    return -1 if ring.cities[winner].having("defeats_to_winner") else winner


def fights(settled: Settled, tokens: Tokens, peaceful: set[int], teams: bool) -> list[Fight]:
    """Every conflict of the age."""
    cities = len(settled.after.cities)
    fighting = [place for place in range(cities) if place not in peaceful]
    found: list[Fight] = []
    if teams:
        for one in range(1, cities, 2):
            other = (one + 1) % cities
            times = 2 - (one in peaceful) - (other in peaceful)
            found += [Fight(one, other)] * times
    elif len(fighting) == 2:
        found.append(Fight(fighting[0], fighting[1]))
    elif len(fighting) > 2:
        found += [Fight(one, fighting[(place + 1) % len(fighting)]) for place, one in enumerate(fighting)]
    for place, one in enumerate(fighting):
        for other in _challenged(tokens.golden[one], fighting, place, cities):
            if not (teams and one // 2 == other // 2):
                found.append(Fight(one, other))
    shown = settled.after.extras.get("wars", [])
    wars = [war for war in shown if isinstance(war, int)] if isinstance(shown, list) else []
    for one, other in zip(wars[::2], wars[1::2], strict=True):
        if one in fighting and other in fighting and not (teams and one // 2 == other // 2):
            found.append(Fight(one, other, plain=True))
    return found


def _challenged(golden: Sequence[str], fighting: Sequence[int], place: int, cities: int) -> list[int]:
    """Rulings: golden_east_west, golden_double, golden_north."""
    sides = Counter(golden)
    if sides["double"]:
        sides["west"] = sides["east"] = sides["double"]
    found = []
    if len(fighting) > 1:
        step = 1 if len(fighting) <= 3 else 2
        found += [fighting[(place + step) % len(fighting)]] * sides["west"]
        found += [fighting[(place - step) % len(fighting)]] * sides["east"]
    opposite = (fighting[place] + 4) % 8
    if cities == 8 and opposite in fighting:
        found += [opposite] * sides["north"]
    return found


def _tokens(view: ClassicView, tokens: Tokens) -> list[str]:
    found = []
    for place, city in enumerate(view.cities):
        victories, defeats = tokens.victories[place], tokens.defeats[place]
        mine = (len(victories), defeats, sum(victories) - defeats)
        real = (city.victories, city.defeats, city.military)
        if mine != real:
            found.append(f"tokens of city {place}: {real} (victories, defeats, points), by the rules {mine}")
            tokens.follow(place, city)
        held = city.counts.get("diplomacy", len(tokens.doves[place]))
        if held != len(tokens.doves[place]) and not tokens.helen:  # she may take them at any time of her age
            found.append(f"doves of city {place}: {held}, by the rules {len(tokens.doves[place])}")
            tokens.doves[place] = [tokens.age] * held
    return found


def _shields(facts: Facts, story: Story, view: ClassicView) -> list[str]:
    ring = Ring(facts, story, view)
    return [
        f"shields of city {city.place}: {city.seen.shields}, by the rules {city.shields()}"
        for city in ring.cities
        if city.seen.shields != city.shields()
    ]
