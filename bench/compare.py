"""Two builds of the engine side by side: the same work, in turns, by CPU time. `scripts/compare_speed.sh` builds them.

    python bench/compare.py FOLDER_OF_THE_OLD FOLDER_OF_THE_NEW

Each build works in a process of its own. A round gives both the same games; which goes first changes from round to
round, so that a busy machine slows both alike. A ratio above 1 means that the new one is faster; the spread is the
middle half of the rounds.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

EVERY_SET: Final = ("leaders", "cities", "wonder_pack", "babel_tower", "babel_projects", "towers", "foundations")
MOST_ROUNDS: Final = 1000


@dataclass(frozen=True)
class Race:
    """One kind of work that both builds do."""

    name: str
    work: str
    game: str
    players: int
    sets: tuple[str, ...] = ()


RACES: Final = (
    Race("random games, Duel", "random", "duel", 2),
    Race("random games, base, 3 players", "random", "classic", 3),
    Race("random games, base, 4 players", "random", "classic", 4),
    Race("random games, base, 7 players", "random", "classic", 7),
    Race("random games, all sets, 4 players", "random", "classic", 4, EVERY_SET),
    Race("search playouts, Duel", "search", "duel", 2),
    Race("search playouts, base, 4 players", "search", "classic", 4),
    Race("search playouts, all sets, 4 players", "search", "classic", 4, EVERY_SET),
)


class Build:
    """A build at work in its own process."""

    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder.resolve())}
        environment.pop("SEVENWONDERS_INTERPRETED", None)
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("pace.py"))],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.compiled: bool = self._answer()["compiled"]

    def run(self, race: Race, first: int, amount: int) -> "Pace":
        order = {"work": race.work, "game": race.game, "players": race.players, "sets": race.sets}
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({**order, "first": first, "amount": amount}) + "\n")
        self._process.stdin.flush()
        return Pace(**self._answer())

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("a build ended; what it said stands above")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        self._process.communicate()


@dataclass(frozen=True)
class Pace:
    """What one piece of work took."""

    seconds: float
    done: int
    check: int
    """The same for both if they played the same games."""

    @property
    def rate(self) -> float:
        return self.done / self.seconds


@dataclass
class Result:
    """All rounds of one race."""

    old: list[float] = field(default_factory=list)
    new: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)
    same: bool = True

    def add(self, old: Pace, new: Pace) -> None:
        self.old.append(old.rate)
        self.new.append(new.rate)
        self.ratios.append(new.rate / old.rate)
        self.same = self.same and old.check == new.check

    def figures(self) -> dict[str, float | bool]:
        low, middle, high = statistics.quantiles(self.ratios, n=4, method="inclusive")
        return {
            "old_per_s": statistics.median(self.old),
            "new_per_s": statistics.median(self.new),
            "ratio": middle,
            "from": low,
            "to": high,
            "same_games": self.same,
        }


def compare(old: Build, new: Build, race: Race, seconds: float, rounds: int) -> Result:
    """Rounds of about so many seconds for each build."""
    old.run(race, 0, 1)  # reads the cards
    new.run(race, 0, 1)
    amount = 1
    while (pace := old.run(race, 0, amount)).seconds < seconds / 4:
        amount *= 2
    amount = max(1, round(amount * seconds / pace.seconds))
    result = Result()
    for number in range(rounds):
        first = (number + 1) * amount
        if number % 2:
            after = new.run(race, first, amount)
            result.add(old.run(race, first, amount), after)
        else:
            before = old.run(race, first, amount)
            result.add(before, new.run(race, first, amount))
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description="compare the speed of two builds of the engine")
    parser.add_argument("old", type=Path, help="a folder with the package in it")
    parser.add_argument("new", type=Path, help="another")
    parser.add_argument("--seconds", type=float, default=0.3, metavar="T", help="of a round, for each (default: 0.3)")
    parser.add_argument("--rounds", type=int, default=11, metavar="N", help="of each race (default: 11)")
    parser.add_argument("--only", default="", metavar="TEXT", help="races with this text in their name")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    options = parser.parse_args()
    if not 0.01 <= options.seconds <= 60.0 or not 2 <= options.rounds <= MOST_ROUNDS:
        parser.error(f"--seconds goes from 0.01 to 60, --rounds from 2 to {MOST_ROUNDS}")
    races = [race for race in RACES if options.only.lower() in race.name.lower()]
    if not races:
        parser.error(f"no race is called '{options.only}'; there are: {'; '.join(race.name for race in RACES)}")
    old, new = Build(options.old), Build(options.new)
    if not (old.compiled and new.compiled):
        parser.error("both builds must be compiled")
    if not options.json:
        print(f"{'per second of CPU time':38}{'old':>10}{'new':>10}{'ratio':>8}   spread")
    told = {}
    for race in races:
        figures = told[race.name] = compare(old, new, race, options.seconds, options.rounds).figures()
        if not options.json:
            print(
                f"{race.name:38}{figures['old_per_s']:>10,.0f}{figures['new_per_s']:>10,.0f}{figures['ratio']:>8.2f}"
                f"   {figures['from']:.2f} to {figures['to']:.2f}{'' if figures['same_games'] else '   (other games)'}",
                flush=True,
            )
    if options.json:
        print(json.dumps(told))
    old.close()
    new.close()


if __name__ == "__main__":
    main()
