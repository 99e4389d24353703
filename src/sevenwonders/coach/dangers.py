"""Danger signs: what a good player sees at once, from what the seat knows. Whether it can be helped, nobody says."""

from collections.abc import Iterator
from typing import Final

from sevenwonders.classic.game import Classic
from sevenwonders.coach.classic_dangers import classic_dangers
from sevenwonders.coach.danger import Danger
from sevenwonders.coach.duel_dangers import duel_dangers
from sevenwonders.coach.words import Words
from sevenwonders.core.game import Game
from sevenwonders.core.rng import Rng
from sevenwonders.duel.game import Duel

MOST_SIGNS: Final = 6


def dangers(game: Game, seat: int) -> tuple[Danger, ...]:
    """The signs for a seat that owes a decision; none for another."""
    if game.over() or seat not in game.to_act():
        return ()
    known = game.resample(seat, Rng(1))
    found: Iterator[Danger]
    if isinstance(known, Duel):
        found = duel_dangers(known, seat)
    else:
        assert isinstance(known, Classic)
        found = classic_dangers(known, seat)
    return tuple(sorted(found, key=lambda each: (-each.weight, each.reason.key, str(each.reason.fields)))[:MOST_SIGNS])


def sign(danger: Danger, words: Words) -> str:
    """A sign in words."""
    return words.texts(f"coach.danger.{danger.reason.key}", **words.fields(danger.reason))
