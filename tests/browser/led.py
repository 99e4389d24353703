"""Games of Duel that are led to a moment: each seat plays by wishes, so that what bots have learned changes nothing."""

from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase

from sevenwonders.core.game import Game
from sevenwonders.core.rng import Rng
from sevenwonders.duel.cardfiles import standard
from sevenwonders.duel.view import DuelView
from sevenwonders.games import DUEL, GameSpec
from sevenwonders.players import Seat
from sevenwonders.players.bot import Bot
from tests.browser.staged import Stage, play

SPEC = GameSpec(DUEL)
SEEDS = range(1, 2000)
Wishes = Callable[[DuelView], Iterable[str]]
"""The moves that somebody wants, as patterns, the dearest first."""


class Led(Bot):
    """Makes the first move that is wished; if there is none, it sells a card, those for the other one last of all."""

    name = "led"

    def __init__(self, wishes: Wishes, leaves: Iterable[str] = ()) -> None:
        self.wishes = wishes
        self.leaves = {f"sell:{card}" for card in leaves}

    def choose(self, seat: Seat) -> int:
        moves = {seat.text(move): move for move in seat.moves()}
        view = seat.view()
        assert isinstance(view, DuelView)
        for wish in self.wishes(view):
            for text, move in moves.items():
                if fnmatchcase(text, wish):
                    return move
        sales = [text for text in moves if text.startswith("sell:")]
        among = [text for text in sales if text not in self.leaves] or sales or list(moves)
        any_one = Rng(100 * view.age + len(view.slots))  # nothing remembered: the same game again makes the same moves
        return moves[among[any_one.below(len(among))]]


def of_color(*colors: str) -> list[str]:
    """Cards, by key."""
    return [card.key for card in standard().cards if card.color in colors]


def building(keys: Iterable[str]) -> list[str]:
    return [f"build:{key}" for key in keys]


def led_to(until: Callable[[Game], bool], mine: Led, rivals: Led, names: tuple[str, ...] = ()) -> Stage:
    """The first deal in which the wishes of both lead to the moment."""
    for seed in SEEDS:
        found = Stage(SPEC, seed, until, names=names, bots=(mine, rivals))
        if not play(found)[2].over():
            return found
    raise AssertionError("no deal leads to that moment")
