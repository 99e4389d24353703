"""Conflicts at the end of an age, and the tokens and shields that cities gain."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.codex import DEFEATS, MILITARY, SHIELDS, VICTORIES
from sevenwonders.classic.spending import Spending
from sevenwonders.core.game import Fact
from sevenwonders.core.packed import bit

OTHER_AT: Final = 8
PLAIN: Final = 1 << 16
"""Added to a conflict in which equal strength is a draw, whatever the rules of sets say of ties."""


class Conflicts(Spending):
    """A table at which cities fight. A conflict is two cities in one number: the other stands at OTHER_AT."""

    def list_conflicts(self) -> None:
        """Each city against each neighbour."""
        self.at_peace = 0
        self.conflicts = vec[i64]([i64(0)] * 0)
        for city in range(self.setting.cities):
            self.add_conflict(city, self.left_of(city))

    def add_conflict(self, one: i64, other: i64, kind: i64 = 0) -> None:
        """Two cities will fight; `kind` may be PLAIN."""
        self.conflicts = append(self.conflicts, one | (other << OTHER_AT) | kind)

    def fight(self) -> None:
        """Ruling: conflicts. Tokens of this phase change no strength in it."""
        strengths = vec[i64]([i64(0)] * self.setting.cities)
        for city in range(self.setting.cities):
            strengths[city] = self.strength(city)
        for pair in self.conflicts:
            one: i64 = pair & 255
            other: i64 = (pair >> OTHER_AT) & 255
            ahead: i64 = strengths[one] - strengths[other]
            if ahead == 0 and not pair & PLAIN:
                for rules in self.setting.tie_breakers:
                    ahead += rules.tie(self.whole(), one, other)
            if ahead > 0:
                self.win(one, other)
            elif ahead < 0:
                self.win(other, one)
        self.conflicts = vec[i64]([i64(0)] * 0)

    def strength(self, city: i64) -> i64:
        """The shields of a city in conflicts: never below 0, whatever all sets together take away."""
        shields: i64 = self.cities[city].count[SHIELDS]
        for rules in self.setting.fighters:
            shields += rules.strength(self.whole(), city)
        if shields < 0:
            return 0
        return shields

    def win(self, winner: i64, loser: i64) -> None:
        """A conflict is won: a victory token of the age, and a defeat token."""
        points: i64 = self.codex.victory[self.age]
        for rules in self.setting.victors:
            points = rules.victory_worth(self.whole(), points)
        tokens: i64 = 1
        for rules in self.setting.defeaters:
            tokens = rules.defeat_tokens(self.whole(), tokens)
        facts: dict[str, Fact] = {"loser": int(loser), "points": int(points), "defeats": int(tokens)}
        if not self.quiet:
            self.tell("conflict", winner, facts)
        taker: i64 = loser
        for rules in self.setting.scapegoats:  # they tell where the tokens go
            taker = rules.defeat_taker(self.whole(), winner, loser, taker, tokens)
        if taker != loser:
            facts["defeats"] = 0
        if points > 0:
            self.take_victory(winner, points)
        if taker >= 0 and tokens > 0:
            self.take_defeats(taker, tokens)

    def take_victory(self, city: i64, points: i64) -> None:
        """A city takes a victory token."""
        self.cities[city].count[VICTORIES] += 1
        self.cities[city].points[MILITARY] += points
        for rules in self.setting.collectors:
            rules.token_taken(self.whole(), city, VICTORIES, 1, points)

    def take_defeats(self, city: i64, tokens: i64) -> None:
        """A city takes defeat tokens, each a point less."""
        self.cities[city].count[DEFEATS] += tokens
        self.cities[city].points[MILITARY] -= tokens
        for rules in self.setting.collectors:
            rules.token_taken(self.whole(), city, DEFEATS, tokens, -1)

    def add_shields(self, city: i64, shields: i64, effect: i64) -> None:
        """A city takes shields that no card or stage shows, by some effect."""
        self.cities[city].count[SHIELDS] += shields
        if not self.quiet:
            self.tell("shields", city, {"shields": int(shields), **self.source_facts(effect)})
        self.shielded(city, shields)

    def shielded(self, city: i64, shields: i64) -> None:
        """Let the rules of sets know that a city has gained shields."""
        for rules in self.setting.smiths:
            rules.shielded(self.whole(), city, shields)

    def fights(self, city: i64) -> bool:
        """Whether a city takes part in the conflicts of this age."""
        return not self.at_peace & bit(city)
