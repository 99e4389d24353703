"""Which judge is fit for a game: the learned one, where its weights know the cards."""

from functools import cache

from sevenwonders.classic.game import Classic
from sevenwonders.core.game import Game
from sevenwonders.duel.codex import standard_tables
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
        if game.codex is not standard_tables():
            return None
        return DuelJudge(game.codex, _shared(found, "duel"))
    assert isinstance(game, Classic)
    names = found.nets["value"].names, found.nets["moves"].names
    return ClassicJudge(
        game.codex, _shared(found, "value"), Vocabulary(names[0]), _shared(found, "moves"), Vocabulary(names[1])
    )


@cache
def _shared(file: WeightsFile, net: str) -> Weights:
    """The weights of a net, unpacked once."""
    return file.nets[net].weights()


class Judges:
    """The judges of one player, made as games are met."""

    def __init__(self, weights: WeightsFile | None = None) -> None:
        self._weights = weights
        self._met: tuple[object, Judge | None] = (None, None)

    def of(self, game: Game) -> Judge | None:
        """The judge for a game, remembered for the next decision of the same one."""
        assert isinstance(game, Duel | Classic)
        if self._met[0] is not game.codex:
            self._met = (game.codex, judge_for(game, self._weights))
        return self._met[1]
