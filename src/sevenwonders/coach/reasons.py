"""Why one move is better than another, and what it is about: the facts of whichever game is on the table."""

from sevenwonders.classic.game import Classic
from sevenwonders.coach.classic_facts import classic_facts, classic_theme
from sevenwonders.coach.duel_facts import duel_facts, duel_theme
from sevenwonders.coach.facts import Fact, differences
from sevenwonders.coach.results import Reason
from sevenwonders.core.game import Game
from sevenwonders.duel.game import Duel


def reasons_for(game: Game, seat: int, best: int, played: int) -> tuple[Reason, ...]:
    """The differences between two moves of a seat, from what the seat knows of the game."""
    return differences(facts_of(game, seat, best), facts_of(game, seat, played))


def facts_of(game: Game, seat: int, move: int) -> list[Fact]:
    """All that can be said of a move by looking at what it does."""
    if isinstance(game, Duel):
        return duel_facts(game, seat, move)
    assert isinstance(game, Classic)
    return classic_facts(game, seat, move)


def theme_of(game: Game, seat: int, move: int) -> str:
    """What a move is about by itself."""
    if isinstance(game, Duel):
        return duel_theme(game, move)
    assert isinstance(game, Classic)
    return classic_theme(game, seat, move)
