"""Sets of cards, one folder each, and the way to play with them."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from sevenwonders.classic.game import Classic
from sevenwonders.classic.table import Setting
from sevenwonders.classic.tables import Tables
from sevenwonders.sets.loader import make_box, rules_for


@cache
def setting_for(players: int, sets: tuple[str, ...] = (), folders: tuple[Path, ...] = ()) -> Setting:
    """What all games with these sets and this number of players share. Raises CardFileError or ValueError."""
    box = make_box(sets, folders)
    for each in box.sets:
        if players not in each.players:
            known = ", ".join(str(number) for number in each.players)
            raise ValueError(f"the set '{each.key}' is for {known} players, not {players}")
    tables = Tables(box)
    return Setting(tables, [rules(tables) for rules in rules_for(box, folders)], players)


def classic_game(
    *,
    players: int,
    sets: Sequence[str] = (),
    folders: Sequence[Path] = (),
    seed: int,
    sides: str = "",
    quiet: bool = False,
) -> Classic:
    """A new game of 7 Wonders.

    >>> game = classic_game(players=4, seed=7)
    >>> game.to_act()
    [0, 1, 2, 3]
    """
    return Classic(setting_for(players, tuple(sets), tuple(folders)), seed=seed, sides=sides, quiet=quiet)
