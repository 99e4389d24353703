"""What Duel's net learns, from lessons to weights."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from scipy import sparse

from sevenwonders.core.rng import Rng
from sevenwonders.duel.codex import standard_tables
from sevenwonders.games import DUEL, GameSpec
from sevenwonders.lab.training.fit import Layers, cross_entropy, fit_both, sigmoid
from sevenwonders.lab.training.samples import Rows
from sevenwonders.players.duel_judge import Places, describe, outputs_of
from sevenwonders.players.net import Tape
from sevenwonders.players.weights import trained

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sevenwonders.core.game import Game
    from sevenwonders.lab.training.lessons import Choice, Lesson
    from sevenwonders.players.weights import Trained

HIDDEN: Final = 48
ONE_IN: Final = 6
"""One position in so many that nobody thought over is looked at: those of one game tell much the same."""
TRUST: Final = 0.3
"""How much the value found by thinking counts beside how the game ended."""


class DuelSchool:
    """Gathers lessons and learns from them."""

    game = DUEL

    def __init__(self) -> None:
        self._codex = standard_tables()
        self._places = Places(self._codex)
        self._rows = Rows()
        self._truth: list[float] = []
        self._answers = Rows()
        self._shares: list[float] = []
        self._counts: list[int] = []
        self._rng = Rng(1)

    @staticmethod
    def spec(_rng: Rng) -> GameSpec:
        return GameSpec(DUEL)

    def take(self, lesson: Lesson) -> None:
        """Learn about each decision of a game."""
        game = lesson.spec.begin(lesson.seed, quiet=True)
        for choice in lesson.choices:
            if choice.tried is not None or self._rng.below(ONE_IN) == 0:
                self._take_position(game, choice, lesson.payoffs[choice.seat])
            game.apply(choice.seat, choice.move)

    def _take_position(self, game: Game, choice: Choice, truth: float) -> None:
        tape = Tape()
        describe(game, choice.seat, self._places, tape)
        self._rows.add(tape)
        if choice.tried is not None:
            truth += TRUST * (choice.value - truth)
            self._take_moves(choice.seat, choice.tried)
        else:
            self._counts.append(0)
        self._truth.append(truth)

    def _take_moves(self, seat: int, tried: dict[int, int]) -> None:
        visits = sum(tried.values())
        for move, number in sorted(tried.items()):
            tape = Tape()
            packed = int(outputs_of(self._codex, self._places, move, seat))
            for output in (packed & 0xFFFF, packed >> 16):
                if output:
                    tape.add(output, 1.0)
            self._answers.add(tape)
            self._shares.append(number / visits)
        self._counts.append(len(tried))

    def fresh(self, seed: int) -> dict[str, Trained]:
        """Weights that know nothing."""
        inputs, outputs = int(self._places.inputs), int(self._places.outputs)
        layers = Layers(inputs, HIDDEN, outputs, np.random.default_rng(seed))
        return {"duel": trained(inputs, HIDDEN, outputs, layers.numbers())}

    def fit(
        self, passes: int, rate: float, seed: int, before: Mapping[str, Trained]
    ) -> tuple[dict[str, Trained], dict[str, float]]:
        """Better weights, and how well they do on the last twentieth, which they do not learn from."""
        inputs, outputs = int(self._places.inputs), int(self._places.outputs)
        rows, truth = self._rows.matrix(inputs), np.array(self._truth, dtype=np.float32)
        answers = self._answers.matrix(outputs)
        shares, counts = np.array(self._shares, dtype=np.float32), np.array(self._counts, dtype=np.int64)
        cut = rows.shape[0] * 19 // 20
        moves = int(counts[:cut].sum())
        layers = Layers(inputs, HIDDEN, outputs, np.random.default_rng(seed))
        layers.start_from(before["duel"])
        loss, move_loss = fit_both(
            layers,
            rows[:cut],
            truth[:cut],
            sparse.csr_matrix(answers[:moves]),
            shares[:moves],
            counts[:cut],
            passes,
            rate,
            seed,
        )
        guess = sigmoid(layers.hidden(rows[cut:]) @ layers.columns[0] + layers.lift[0])
        report = {
            "value loss": loss,
            "unseen value loss": cross_entropy(guess, truth[cut:]),
            "move loss": move_loss,
            "winners called": float(((guess > 0.5) == (truth[cut:] > 0.5)).mean()),
            "positions": float(len(truth)),
        }
        return {"duel": trained(inputs, HIDDEN, outputs, layers.numbers())}, report
