"""Every mix of sets, and the games that are played with it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

SETS = ("leaders", "cities", "wonder_pack", "fan_leaders", "babel_tower", "babel_projects", "towers", "foundations")
NEEDS = {"fan_leaders": {"leaders"}, "foundations": {"leaders", "cities", "towers"}}
MIXES = [
    mix
    for size in range(len(SETS) + 1)
    for mix in combinations(SETS, size)
    if all(NEEDS.get(each, set()) <= set(mix) for each in mix)
]


@dataclass(frozen=True)
class Table:
    """What a game is played with. The same table gives the same game."""

    players: int
    sets: tuple[str, ...]
    seed: int
    sides: str = ""
    teams: bool = False

    def __str__(self) -> str:
        sets = ",".join(self.sets) or "base"
        return f"{self.players} players, {sets}, seed {self.seed}{self.sides}{', teams' if self.teams else ''}"


def seats_for(sets: Sequence[str]) -> range:
    """The numbers of players that a mix of sets allows."""
    return range(2, 9 if {"cities", "towers"} & set(sets) else 8)


def table_for(number: int) -> Table:
    """The table of a number: mixes, players, sides and teams take turns, large mixes come more often."""
    mix = MIXES[number % len(MIXES)] if number % 3 else MIXES[-1 - number // 3 % 24]
    seats = seats_for(mix)
    players = seats[number // 3 % len(seats)]
    sides = "" if "foundations" in mix else ("", "", "A", "B")[number // 5 % 4]
    teams = "cities" in mix and players in (4, 6, 8) and number % 4 == 1
    return Table(players, mix, number, sides, teams)
