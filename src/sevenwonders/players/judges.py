"""Which judge is fit for a game: the learned one, where its weights know the cards."""

import threading
from collections import OrderedDict
from functools import cache
from typing import Final

from sevenwonders.classic.game import Classic
from sevenwonders.core.game import Game
from sevenwonders.duel.codex import Codex, standard_tables
from sevenwonders.duel.game import Duel
from sevenwonders.players.classic_judge import ClassicJudge
from sevenwonders.players.duel_judge import DuelJudge
from sevenwonders.players.judge import Judge
from sevenwonders.players.net import Weights
from sevenwonders.players.vocabulary import Vocabulary
from sevenwonders.players.weights import WeightsFile, packaged_weights


def judge_for(game: Game, weights: WeightsFile | None = None) -> Judge | None:
    """A judge for one player; None where nothing was learned about the game, as with other cards of Duel."""
    found = weights or packaged_weights(game.name)
    if found is None:
        return None
    if isinstance(game, Duel):
        if game.codex is not standard_tables() and _things(game.codex) != _things(standard_tables()):
            return None
        return DuelJudge(game.codex, _shared(found, "duel"))
    assert isinstance(game, Classic)
    names = found.nets["value"].names, found.nets["moves"].names
    return ClassicJudge(
        game.codex, _shared(found, "value"), Vocabulary(names[0]), _shared(found, "moves"), Vocabulary(names[1])
    )


def _things(codex: Codex) -> list[str]:
    """What a card set of Duel is made of: the net knows it by place. What it costs may be another matter."""
    cards = codex.card_set
    return [each.key for rows in (cards.cards, cards.wonders, cards.progress) for each in rows]


@cache
def _shared(file: WeightsFile, net: str) -> Weights:
    """The weights of a net, unpacked once."""
    return file.nets[net].weights()


class Judges:
    """The judges of one player, by game. One takes long to make and is asked for one decision at a time: all players of
    a thread share it."""

    def __init__(self, weights: WeightsFile | None = None) -> None:
        self._weights = weights
        self._met: tuple[object, Judge | None] = (None, None)

    def of(self, game: Game) -> Judge | None:
        """The judge for a game."""
        assert isinstance(game, Duel | Classic)
        if self._met[0] is not game.codex:
            self._met = (game.codex, _kept.judge(game, game.codex, self._weights))
        return self._met[1]


MOST_KEPT: Final = 8
"""Judges that a thread remembers: each is as large as its box of cards."""


class _Kept(threading.local):
    """The judges of a thread, those asked for last at the end."""

    def __init__(self) -> None:
        self._judges: OrderedDict[tuple[int, int], tuple[object, Judge | None]] = OrderedDict()

    def judge(self, game: Game, codex: object, weights: WeightsFile | None) -> Judge | None:
        place = id(codex), id(weights)
        if place not in self._judges:
            self._judges[place] = (
                (codex, weights),
                judge_for(game, weights),
            )  # both kept, so that no other has their ids
            if len(self._judges) > MOST_KEPT:
                self._judges.popitem(last=False)
        self._judges.move_to_end(place)
        return self._judges[place][1]


_kept: Final = _Kept()
