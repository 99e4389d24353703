"""Every mix of sets, and the games that are played with it."""

from collections.abc import Sequence
from dataclasses import dataclass

from sevenwonders import Rng
from tests.mixes import MIXES

BOARDS = {
    "": ("halicarnassus", "olympia", "babylon", "rhodes"),
    "leaders": ("roma",),
    "cities": ("byzantium", "petra"),
    "wonder_pack": ("manneken_pis", "great_wall", "stonehenge"),
    "towers": ("telanissos", "tenochtitlan", "ikaruga", "babel", "athens", "aksum"),
}
"""The boards of each set that do the oddest things."""


@dataclass(frozen=True)
class Table:
    """What a game is played with. The same table gives the same game."""

    players: int
    sets: tuple[str, ...]
    seed: int
    sides: str = ""
    teams: bool = False
    wonders: tuple[str, ...] = ()
    """The boards, seat by seat; none: they are dealt."""

    def __str__(self) -> str:
        sets = ",".join(self.sets) or "base"
        more = f"{', ' + self.sides if self.sides else ''}{', teams' if self.teams else ''}"
        boards = f", {' '.join(self.wonders)}" if self.wonders else ""
        return f"{self.players} players, {sets}, seed {self.seed}{more}{boards}"


def seats_for(sets: Sequence[str]) -> range:
    """The numbers of players that a mix of sets allows."""
    return range(2, 9 if {"cities", "towers"} & set(sets) else 8)


def table_for(number: int) -> Table:
    """The table of a number: mixes, players, sides, teams and boards take turns, large mixes come more often."""
    mix = MIXES[number % len(MIXES)] if number % 3 else MIXES[-1 - number // 3 % 24]
    seats = seats_for(mix)
    players = seats[number // 3 % len(seats)]
    sides = "" if "foundations" in mix else ("", "", "A", "B")[number // 5 % 4]
    teams = "cities" in mix and players in (4, 6, 8) and number % 4 == 1
    if "foundations" in mix or sides or number % 2:
        return Table(players, mix, number, sides, teams)
    return Table(players, mix, number, "", teams, _odd_boards(mix, players, number))


def _odd_boards(mix: Sequence[str], players: int, number: int) -> tuple[str, ...]:
    """Boards that do odd things, side by side; none if there are too few of them."""
    boards = [board for each in ("", *mix) for board in BOARDS.get(each, ())]
    boards += ["abu_simbel"] if {"leaders", "wonder_pack"} <= set(mix) else []
    rng = Rng(number)
    found: list[str] = []
    while boards and len(found) < players:
        side = "a" if rng.below(2) else "b"
        found.append(f"{boards.pop(rng.below(len(boards)))}_{side}")
    return tuple(found) if len(found) == players else ()
