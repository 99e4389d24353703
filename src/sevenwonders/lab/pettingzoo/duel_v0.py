"""7 Wonders Duel for PettingZoo.

>>> from sevenwonders.lab.pettingzoo import duel_v0
>>> env = duel_v0.env()
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_0'
"""

from typing import Any

from sevenwonders.games import DUEL, GameSpec
from sevenwonders.lab.pettingzoo.aec import SeatBySeat, seat_by_seat
from sevenwonders.lab.pettingzoo.parallel import AllTogether


def env(*, first_game: bool = False, render_mode: str | None = None) -> Any:
    """Seat by seat. `first_game`: the wonders for beginners, no draft."""
    return seat_by_seat(GameSpec(DUEL, first_game=first_game), render_mode)


def raw_env(*, first_game: bool = False, render_mode: str | None = None) -> SeatBySeat:
    """The same without the library's checks."""
    return SeatBySeat(GameSpec(DUEL, first_game=first_game), render_mode)


def parallel_env(*, first_game: bool = False, render_mode: str | None = None) -> AllTogether:
    """All seats together: whoever is not asked waits."""
    return AllTogether(GameSpec(DUEL, first_game=first_game), render_mode)
