"""What the server tells a seat: its decision with all moves, what happened, what everyone is called. No I/O.

Every function is given what the seat may know, or takes no more than that from the game.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from sevenwonders.classic.codex import Codex as ClassicCodex
from sevenwonders.classic.game import Classic
from sevenwonders.core.game import Event, Game, View
from sevenwonders.core.texts import Texts
from sevenwonders.duel.codex import Codex as DuelCodex
from sevenwonders.duel.game import Duel
from sevenwonders.server.protocol import Ask, Told
from sevenwonders.server.telling.classic import ClassicTeller
from sevenwonders.server.telling.duel import DuelTeller
from sevenwonders.server.telling.names import names_for, names_of, player_name
from sevenwonders.server.telling.teller import Teller

__all__ = ["ask_of", "names_for", "names_of", "player_name", "told"]

TELLERS = 4096
"""How many seats are remembered, with the words that they were told."""


def ask_of(
    game: Game, seat: int, lang: str, names: Sequence[str], request: str, view: View | None = None
) -> Ask | None:
    """The decision that a seat owes, or has sealed and may still change; None if it has none.

    `names` comes from `names_of` with the same reader; `view` spares making one.
    """
    return _teller(game, seat, lang, names).ask(game, request, view)


def told(game: Game, events: Iterable[Event], seat: int, lang: str, names: Sequence[str], first: int) -> list[Told]:
    """Those of some events that a seat may read, in words; the first of them gets the number `first`."""
    return _teller(game, seat, lang, names).told(game, events, first)


def _teller(game: Game, seat: int, lang: str, names: Sequence[str]) -> Teller:
    assert isinstance(game, (Classic, Duel))
    return _remembered(game.codex, seat, lang, tuple(names))


@lru_cache(maxsize=TELLERS)
def _remembered(codex: ClassicCodex | DuelCodex, seat: int, lang: str, names: tuple[str, ...]) -> Teller:
    if isinstance(codex, DuelCodex):
        return DuelTeller(codex, seat, Texts(lang), names)
    return ClassicTeller(codex, seat, Texts(lang), names)
