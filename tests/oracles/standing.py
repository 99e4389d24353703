"""What works in a city, from what lies in it: cards, stages, pairs, copies, foundations, rewards."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from sevenwonders.classic.cards import Count, Effect
from sevenwonders.classic.seeing import ClassicView

from .story import Facts, Story, left_of, right_of


class Source(NamedTuple):
    """An effect that works in a city, what it comes from, and the column of the score sheet that it counts in."""

    key: str
    column: str
    effect: Effect
    kind: str
    """`start`, `card`, `stage`, `pair`, `copy`, `copied stage`, `foundation` or `reward`."""


class City:
    """One city of a view, with all that works in it."""

    def __init__(self, facts: Facts, story: Story, view: ClassicView, place: int, more: Sequence[str] = ()) -> None:
        self.facts, self.story, self.place = facts, story, place
        self.seen = view.cities[place]
        self.cards = [*self.seen.cards, *more]
        """The cards that stand in it; `more` are those that it is thought to have too."""
        self.stages = [key for key, built in zip(self.seen.board, self.seen.stages, strict=False) if built]
        extras = view.extras
        self.copied_leader = str(_entry(extras.get("copied_leaders"), place, ""))
        if "courtesans_guild" not in self.seen.cards and self.copied_leader != "jesus":  # his copy moves on as he does
            self.copied_leader = ""
        self.foundation = str(_entry(extras.get("foundations"), place, ""))
        self.groundwork = str(_entry(extras.get("groundworks"), place, ""))
        self.woken = int(_entry(extras.get("foundation_steps"), place, 0))
        self.sources = self._sources()
        self.colors = Counter(facts.color(card) for card in self.cards)

    def _sources(self) -> list[Source]:
        facts, seen = self.facts, self.seen
        found = []
        if seen.starts:
            found.append(Source(seen.wonder, "wonder", facts.wonders[seen.wonder].start, "start"))
        for key in self.cards:
            card = facts.cards[key]
            column = facts.column[card.color]
            found.append(Source(key, column, card.effect, "card"))
            pairs = [step for step in card.steps if step.when == "beside" and step.card in self.cards]
            found += [Source(key, column, step.effect, "pair") for step in pairs]
        found += [Source(key, "wonder", facts.stage(key).effect, "stage") for key in self.stages]
        if self.copied_leader:
            found.append(Source(self.copied_leader, "guilds", facts.cards[self.copied_leader].effect, "copy"))
        if "herodotus" in self.cards or self.copied_leader == "herodotus":
            for key in self.story.copied_stages[self.place]:
                found.append(Source(key, "leaders", facts.stage(key).effect, "copied stage"))
        if self.groundwork:
            found.append(Source(self.groundwork, "foundations", facts.cards[self.groundwork].effect, "foundation"))
        if self.foundation:
            for step in facts.cards[self.foundation].steps[: self.woken]:
                found.append(Source(self.foundation, "foundations", step.effect, "foundation"))
        for key in self.story.rewards[self.place]:
            found.append(Source(key, "projects", facts.cards[key].effect, "reward"))
        return found

    def having(self, power: str) -> list[Source]:
        return [source for source in self.sources if source.effect.power == power]

    def stages_built(self) -> int:
        """Ruling: foundation_stage_count. The Foundation step is one of them."""
        return len(self.stages) + bool(self.foundation and self.seen.board)

    def shields(self) -> int:
        """Every shield that the city shows, and those of tokens; not what counts in conflicts only."""
        return sum(source.effect.shields for source in self.sources) + self.seen.counts.get("mercenary", 0)

    def symbols(self) -> Counter[str]:
        """Science symbols that nobody needs to choose."""
        return Counter(each for source in self.sources for each in source.effect.science if "/" not in each)

    def count(self, what: str) -> int:
        if what == "stage":
            return self.stages_built()
        if what == "shields":
            return self.shields()
        known = {"victory": self.seen.victories, "defeat": self.seen.defeats, "coins": self.seen.coins}
        if what in known:
            return known[what]
        if what in self.facts.column:
            return self.colors[what]
        if what in self.facts.box.symbols:
            return self.symbols()[what]
        return self.seen.counts[what]


def _entry(shown: object, place: int, otherwise: str | int) -> str | int:
    """An entry of a list that a set shows, if it shows one."""
    if isinstance(shown, list) and place < len(shown):
        entry: str | int = shown[place]
        return entry
    return otherwise


class Ring:
    """All cities of a view."""

    def __init__(self, facts: Facts, story: Story, view: ClassicView) -> None:
        self.facts, self.story, self.view = facts, story, view
        self.cities = [City(facts, story, view, place) for place in range(len(view.cities))]

    def around(self, place: int) -> dict[str, City]:
        cities = self.view.cities
        return {"left": self.cities[left_of(cities, place)], "right": self.cities[right_of(cities, place)]}

    def counted(self, own: City, rule: Count | None, hidden: Sequence[str] = ()) -> int:
        """`n` for each thing of these kinds in these cities, without the sides that are hidden from it."""
        if rule is None:
            return 0
        return rule.n * (sum(self._each(own, rule, hidden)) // rule.each)

    def in_sets(self, own: City, rule: Count | None, hidden: Sequence[str] = ()) -> int:
        """`n` for each set of one thing of each kind in each of these cities."""
        if rule is None:
            return 0
        return rule.n * min(self._each(own, rule, hidden))

    def _each(self, own: City, rule: Count, hidden: Sequence[str]) -> list[int]:
        cities = {"self": own, **self.around(own.place)}
        return [0 if side in hidden else cities[side].count(what) for side in rule.where for what in rule.of]
