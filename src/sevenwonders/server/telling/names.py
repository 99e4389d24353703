"""What players and cities are called, in the words of one reader."""

from collections.abc import Sequence

from sevenwonders.classic.game import Classic
from sevenwonders.classic.words.names import city_names
from sevenwonders.core.game import NOBODY, Game
from sevenwonders.core.texts import Texts
from sevenwonders.server.protocol import SeatState


def player_name(seat: SeatState, lang: str) -> str:
    """The name of whoever sits there: a bot is called by its number; empty for an open seat."""
    if seat.kind == "bot":
        return Texts(lang)("server.bot", n=seat.name)
    return seat.name


def names_of(game: Game, seats: Sequence[SeatState], lang: str, reader: int = NOBODY) -> list[str]:
    """What each city is called in a sentence, those without a player too; `reader` is "you"."""
    return names_for(game, [player_name(seat, lang) for seat in seats], lang, reader)


def names_for(game: Game, players: Sequence[str], lang: str, reader: int = NOBODY) -> list[str]:
    """The same for players whose names are known, as in a record."""
    texts = Texts(lang)
    called = [texts("ui.you") if seat == reader else name for seat, name in enumerate(players)]
    if isinstance(game, Classic):
        wonders = [game.wonder_key(city) for city in range(len(game.cities))]
        return city_names(game.codex.box, wonders, called, texts)
    return [
        name if name and called.count(name) == 1 else texts("move.player", number=seat + 1)
        for seat, name in enumerate(called)
    ]
