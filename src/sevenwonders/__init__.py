"""7 Wonders Duel and 7 Wonders, for players, researchers and people who invent cards.

>>> from sevenwonders import Duel
>>> game = Duel(seed=7)
>>> game.view(0).offered
['circus_maximus', 'great_lighthouse', 'sphinx', 'temple_of_artemis']
"""

import os as _os

if _os.environ.get("SEVENWONDERS_INTERPRETED"):
    from sevenwonders._interpreted import import_sources_only

    import_sources_only()

from sevenwonders.core.game import NOBODY, Event, Game, IllegalMove, Scores, View
from sevenwonders.core.record import Record
from sevenwonders.core.rng import Rng
from sevenwonders.duel.game import Duel

__version__ = "0.1.0"
__all__ = [
    "NOBODY",
    "Duel",
    "Event",
    "Game",
    "IllegalMove",
    "Record",
    "Rng",
    "Scores",
    "View",
    "__version__",
    "is_compiled",
]


def is_compiled() -> bool:
    """Whether the engine runs as compiled code."""
    from sevenwonders.core import rng

    return not (rng.__file__ or "").endswith(".py")
