"""The screen of whichever game is on the table."""

from collections.abc import Sequence

from sevenwonders.classic.game import Classic
from sevenwonders.core.game import Game
from sevenwonders.core.texts import Texts
from sevenwonders.duel.cardfiles import standard
from sevenwonders.terminal.classic.screen import ClassicScreen
from sevenwonders.terminal.duel.screen import DuelScreen
from sevenwonders.terminal.screen import Screen


def make_screen(game: Game, texts: Texts, names: Sequence[str], seat: int) -> Screen:
    """A screen for a seat, or for a spectator (NOBODY), of a game. Seats without a name get a number."""
    known = [name or texts("move.player", number=number) for number, name in enumerate(names, 1)]
    if isinstance(game, Classic):
        return ClassicScreen(texts, known, seat, game.codex.box, game.view(seat))
    return DuelScreen(texts, known, seat, standard())
