"""Sets of cards, one folder each, and the way to play with them."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.game import Classic
from sevenwonders.classic.setting import Setting
from sevenwonders.sets.checks import players_of
from sevenwonders.sets.loader import Place, make_box, parts_for

MOST_KEPT: Final = 256
"""Mixes that are remembered: there are thousands, and each is large."""


@lru_cache(maxsize=MOST_KEPT)
def setting_for(
    players: int, sets: tuple[str, ...] = (), folders: tuple[Place, ...] = (), teams: bool = False
) -> Setting:
    """What all games with these sets and this number of players share. Raises CardFileError or ValueError."""
    box = make_box(sets, folders)
    if players not in players_of(box):
        known = ", ".join(str(number) for number in players_of(box))
        names = ", ".join(each.key for each in box.sets)
        raise ValueError(f"{names}: for {known} players, not {players}")
    if teams and not any(each.setup.get("teams") for each in box.sets):
        raise ValueError("none of these sets has a team game")
    if teams and (players % 2 or players < 4):
        raise ValueError(f"teams of two need 4, 6 or 8 players, not {players}")
    codex = Codex(box)
    return Setting(codex, parts_for(codex, folders), players, teams)


def classic_game(
    *,
    players: int,
    sets: Sequence[str] = (),
    folders: Sequence[str | Place] = (),
    seed: int,
    sides: str = "",
    wonders: Sequence[str] = (),
    teams: bool = False,
    quiet: bool = False,
) -> Classic:
    """A new game of 7 Wonders. Raises CardFileError for a set that cannot be used, and ValueError for an option.

    `sets` are those besides the base game, by name; `folders` hold sets that are not ours. `sides` is "A" or "B" for
    all boards; `wonders` names the boards that were chosen, seat by seat; with `teams`, seats 0 and 1, 2 and 3, … play
    together. A `quiet` game keeps neither events nor a record, for those who only want its end.

    >>> game = classic_game(players=4, seed=7)
    >>> game.to_act()
    [0, 1, 2, 3]
    >>> game = classic_game(players=3, sets=["leaders"], seed=7, sides="A")
    >>> game.play(0, game.moves(0)[0])  # sealed until all have chosen
    >>> game.to_act()
    [1, 2]
    """
    places = tuple(Path(folder) if isinstance(folder, str) else folder for folder in folders)
    setting = setting_for(players, tuple(sets), places, teams)
    return Classic(setting, seed=seed, sides=sides, wonders=wonders, quiet=quiet)
