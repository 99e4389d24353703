"""What the nets of 7 Wonders learn, from lessons to weights."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np

from sevenwonders.classic.game import Classic
from sevenwonders.core.rng import Rng
from sevenwonders.games import BASE, CLASSIC, GameSpec
from sevenwonders.lab.training.fit import Layers, cross_entropy, fit_moves, fit_positions, sigmoid
from sevenwonders.lab.training.samples import Decisions, Positions
from sevenwonders.players.classic_judge import LEAD_SCALE
from sevenwonders.players.classic_opinion import Opinion
from sevenwonders.players.classic_position import Position
from sevenwonders.players.net import Tape
from sevenwonders.players.vocabulary import Vocabulary
from sevenwonders.players.weights import trained
from sevenwonders.sets import setting_for
from sevenwonders.sets.loader import packaged, packaged_keys

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sevenwonders.lab.training.lessons import Lesson
    from sevenwonders.players.weights import Trained

VALUE_HIDDEN: Final = 40
MOVES_HIDDEN: Final = 32
ONE_IN: Final = 6
"""One position in so many is looked at: those of one game tell much the same."""
BASE_GAMES: Final = 75
"""How many games in a hundred are of the base game alone."""
MIXES: Final = 4
"""How many mixes of several sets there are besides those of one: each takes a moment to be read."""


@cache
def everything() -> tuple[str, ...]:
    """All sets that come with the package, besides the base game."""
    return tuple(key for key in packaged_keys() if key != BASE)


@cache
def mixes() -> tuple[tuple[str, ...], ...]:
    """The sets of the games to learn from, where there are any: each with those it needs, some together, and all."""
    rng = Rng(1)
    found = [with_needs({key}) for key in everything()]
    found += [with_needs({key for key in everything() if rng.below(2)}) for _ in range(MIXES)]
    return (*found, everything())


def with_needs(keys: set[str]) -> tuple[str, ...]:
    wanted = keys | {need for key in keys for need in packaged(key).needs}
    return tuple(key for key in everything() if key in wanted)


class ClassicSchool:
    """Gathers lessons of any mixes and learns from them."""

    game = CLASSIC

    def __init__(self) -> None:
        self._value_names = Vocabulary(learns=True)
        self._move_names = Vocabulary(learns=True)
        codex = setting_for(4, everything()).codex
        Position(codex, self._value_names)
        Opinion(codex, self._move_names)
        self._value_names = Vocabulary(self._value_names.names())
        self._move_names = Vocabulary(self._move_names.names())
        self._known: dict[int, tuple[Position, Opinion]] = {}
        self._rng = Rng(1)
        self._positions = Positions()
        self._decisions = Decisions()

    @staticmethod
    def spec(rng: Rng) -> GameSpec:
        """Any game of the family, often the base game."""
        # Games of few cost less, and are what most people play.
        players = 3 + int(min(rng.below(5), rng.below(5), rng.below(5)))
        sets = () if rng.below(100) < BASE_GAMES else mixes()[rng.below(len(mixes()))]
        return GameSpec(CLASSIC, players=players, sets=sets)

    def take(self, lesson: Lesson) -> None:
        game = lesson.spec.begin(lesson.seed, quiet=True)
        assert isinstance(game, Classic)
        if id(game.codex) not in self._known:
            self._known[id(game.codex)] = (
                Position(game.codex, self._value_names),
                Opinion(game.codex, self._move_names),
            )
        position, opinion = self._known[id(game.codex)]
        for choice in lesson.choices:
            if self._rng.below(ONE_IN) == 0:
                tape = Tape()
                position.describe(game, choice.seat, tape)
                self._positions.rows.add(tape)
                lead = max(-1.0, min(1.0, lesson.leads[choice.seat] / LEAD_SCALE))
                self._positions.targets.append((lesson.payoffs[choice.seat], lead))
            if choice.tried is not None:
                self._take_moves(game, opinion, choice.seat, choice.tried)
            game.apply(choice.seat, choice.move)

    def _take_moves(self, game: Classic, opinion: Opinion, seat: int, tried: dict[int, int]) -> None:
        visits = sum(tried.values())
        tape = Tape()
        opinion.describe(game, seat, tape)
        self._decisions.situations.add(tape)
        moves = game.moves(seat)
        for move in moves:
            tape = Tape()
            opinion.describe_move(game, seat, move, tape)
            self._decisions.moves.add(tape)
            self._decisions.shares.append(tried.get(move, 0) / visits)
        self._decisions.counts.append(len(moves))

    def fresh(self, seed: int) -> dict[str, Trained]:
        """Weights that know nothing."""
        names, move_names = self._value_names.names(), self._move_names.names()
        value = Layers(len(names), VALUE_HIDDEN, 2, np.random.default_rng(seed))
        moves = Layers(len(move_names), MOVES_HIDDEN, 1, np.random.default_rng(seed + 1))
        return {
            "value": trained(len(names), VALUE_HIDDEN, 2, value.numbers(), names),
            "moves": trained(len(move_names), MOVES_HIDDEN, 1, moves.numbers(), move_names),
        }

    def fit(
        self, passes: int, rate: float, seed: int, before: Mapping[str, Trained]
    ) -> tuple[dict[str, Trained], dict[str, float]]:
        """Better weights, and how well they do on the last twentieth, which they do not learn from."""
        names, move_names = self._value_names.names(), self._move_names.names()
        rows = self._positions.rows.matrix(len(names))
        targets = np.array(self._positions.targets, dtype=np.float32)
        cut = rows.shape[0] * 19 // 20
        value = Layers(len(names), VALUE_HIDDEN, 2, np.random.default_rng(seed))
        value.start_from(before["value"], names)
        loss = fit_positions(value, rows[:cut], targets[:cut], passes, rate, seed)
        outputs = value.hidden(rows[cut:]) @ value.columns.T + value.lift
        decisions = self._decisions
        moves = Layers(len(move_names), MOVES_HIDDEN, 1, np.random.default_rng(seed + 1))
        moves.start_from(before["moves"], move_names)
        move_loss = fit_moves(
            moves,
            decisions.situations.matrix(len(move_names)),
            decisions.moves.matrix(len(move_names)),
            np.array(decisions.shares, dtype=np.float32),
            np.array(decisions.counts, dtype=np.int64),
            passes,
            rate,
            seed,
        )
        report = {
            "value loss": loss,
            "unseen value loss": cross_entropy(sigmoid(outputs[:, 0]), targets[cut:, 0]),
            "unseen lead error": float(LEAD_SCALE * np.abs(outputs[:, 1] - targets[cut:, 1]).mean()),
            "move loss": move_loss,
            "positions": float(len(targets)),
            "decisions": float(len(decisions.counts)),
        }
        return {
            "value": trained(len(names), VALUE_HIDDEN, 2, value.numbers(), names),
            "moves": trained(len(move_names), MOVES_HIDDEN, 1, moves.numbers(), move_names),
        }, report
