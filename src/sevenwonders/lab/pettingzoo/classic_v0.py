"""7 Wonders for PettingZoo, with any mix of sets, also from folders.

>>> from sevenwonders.lab.pettingzoo import classic_v0
>>> env = classic_v0.parallel_env(players=4, sets=("leaders",))
>>> seen, _ = env.reset(seed=7)
>>> list(seen)
['seat_0', 'seat_1', 'seat_2', 'seat_3']
"""

from typing import Any

from sevenwonders.games import CLASSIC, GameSpec
from sevenwonders.lab.pettingzoo.aec import SeatBySeat, seat_by_seat
from sevenwonders.lab.pettingzoo.parallel import AllTogether


def env(*, players: int = 3, render_mode: str | None = None, **options: Any) -> Any:
    """Seat by seat. Options are those of `GameSpec`: `sets`, `folders`, `sides`, `wonders`, `teams`."""
    return seat_by_seat(GameSpec(CLASSIC, players, **options), render_mode)


def raw_env(*, players: int = 3, render_mode: str | None = None, **options: Any) -> SeatBySeat:
    """The same without the library's checks."""
    return SeatBySeat(GameSpec(CLASSIC, players, **options), render_mode)


def parallel_env(*, players: int = 3, render_mode: str | None = None, **options: Any) -> AllTogether:
    """All seats together: those who choose at the same time do so in one step."""
    return AllTogether(GameSpec(CLASSIC, players, **options), render_mode)
