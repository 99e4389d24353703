"""A learned judgement of 7 Wonders for any number of players and mix of sets: a net for positions, one for moves."""

import math
from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.codex import SELL, STAGE, Codex
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moves import option_of, payment_of, verb_of
from sevenwonders.classic.ranking import lead_of
from sevenwonders.core.game import Game
from sevenwonders.core.moves import Moves
from sevenwonders.players.classic_opinion import Opinion
from sevenwonders.players.classic_position import Position
from sevenwonders.players.judge import Judge
from sevenwonders.players.net import Net, Sink, Weights, chance, weight_of
from sevenwonders.players.vocabulary import Vocabulary

WIN: Final = 0
LEAD: Final = 1
LEAD_SCALE: Final = 30.0
"""A lead of so many points is as good as any larger one."""
CURIOSITY: Final = 0.15
CAUTION: Final = 0.05
AT_SIGHT: Final = 200
LATER_CURIOSITY: Final = 0.4
DRIFT: Final = 1.2
"""How many points the lead of a game may easily change by, for one turn to come; for more it grows with their root."""
TURNS: Final = 6.0
"""Of an age."""
WIN_SHARE: Final = [0.2, 0.3, 0.5, 0.8]
"""What winning counts for beside the lead, by the age in which a search begins: early on the lead says more."""


class ClassicJudge(Judge):
    """Two nets that share their vocabulary of features by name."""

    def __init__(
        self, codex: Codex, value: Weights, value_names: Vocabulary, opinion: Weights, opinion_names: Vocabulary
    ) -> None:
        super().__init__(CURIOSITY, CAUTION, AT_SIGHT, LATER_CURIOSITY)
        self.position: Position = Position(codex, value_names)
        self.opinion: Opinion = Opinion(codex, opinion_names)
        for block in (self.opinion.built, self.opinion.taken, self.opinion.buried):
            opinion.prepare(block)
        self._value: Net = Net(value)
        self._situation: Net = Net(opinion)
        self._move: Net = Net(opinion)
        self._game: Classic | None = None
        self._seat: i64 = 0
        self._win_share: float = 0.5
        self._drift: float = DRIFT

    def begin(self, game: Game, seat: i64) -> None:
        assert isinstance(game, Classic)
        self._win_share = WIN_SHARE[game.age]
        left: float = TURNS * float(3 - game.age) + max(TURNS - float(game.turn), 1.0)
        self._drift = DRIFT * math.sqrt(left)

    def look(self, game: Game, seat: i64) -> None:
        assert isinstance(game, Classic)
        self._game = game
        self._seat = seat
        self._situation.begin()
        self.opinion.describe(game, seat, self._situation)

    def weight(self, move: i64) -> float:
        return weight_of(self.logit(move))

    def logit(self, move: i64) -> float:
        game, net = self._game, self._move
        assert game is not None
        net.copy(self._situation)
        self.opinion.describe_move(game, self._seat, move, net)
        net.close()
        return net.output(0)

    def twin(self, moves: Moves, place: i64) -> i64:
        """What is sold, or lies under a stage, says little beside that it is: half of all moves are such."""
        move: i64 = moves.ids[place]
        verb: i64 = verb_of(move)
        if verb != SELL and verb != STAGE:
            return -1
        before: i64 = place - 1
        while before >= 0 and verb_of(moves.ids[before]) == verb:
            other: i64 = moves.ids[before]
            if option_of(other) == option_of(move) and payment_of(other) == payment_of(move):
                return before
            before -= 1
        return -1

    def value(self) -> float:
        game, net = self._game, self._value
        assert game is not None
        net.begin()
        self.position.describe(game, self._seat, net)
        net.close()
        lead: float = min(max(net.output(LEAD), -1.0), 1.0)
        self.chance = chance(net.output(WIN))
        self.lead = lead * LEAD_SCALE
        return self._win_share * self.chance + (1.0 - self._win_share) * 0.5 * (1.0 + lead)

    def worth(self, game: Game, seat: i64) -> float:
        """A lead that other lots could have turned is no full victory: it says as much, and varies less."""
        assert isinstance(game, Classic)
        points = float(lead_of(game, seat))
        lead: float = min(max(points / LEAD_SCALE, -1.0), 1.0)
        self.chance = game.payoff(seat)
        self.lead = lead * LEAD_SCALE
        sure: float = 0.5 * (self.chance + chance(points / self._drift))
        return self._win_share * sure + (1.0 - self._win_share) * 0.5 * (1.0 + lead)

    def describe(self, game: Game, seat: i64, into: Sink) -> None:
        assert isinstance(game, Classic)
        self.position.describe(game, seat, into)
