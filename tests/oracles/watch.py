"""One game under watch: hunters play it, and every oracle looks at every position."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from sevenwonders.classic.game import Classic
from sevenwonders.classic.seeing import ClassicView
from sevenwonders.core.game import NOBODY
from sevenwonders.sets import classic_game

from . import asked, conflicts, gains, laws, ledger, losses, prices, projects, recruiting, sheet
from .hunters import Hunter
from .mixes import Table
from .story import Facts, Settled, Story

PRICED = ("play_card", "recruit_leader")
"""Decisions at the beginning of a turn: constructions are chosen and paid for."""


@dataclass
class Watch:
    """A game, what was told of it, and what the oracles found wrong."""

    game: Classic
    teams: bool = False
    found: list[str] = field(default_factory=list)
    """Each with the place in the game where it was found."""
    most: int = 20
    """So many findings end a game."""

    def __post_init__(self) -> None:
        self.facts = Facts(self.game.codex.box)
        self.story = Story(self.facts)
        self.tokens = conflicts.Tokens(self.facts)
        self.projects = projects.Projects(self.facts)
        self.losses = losses.Losses(self.facts)
        self.diggers = asked.Diggers(self.facts)
        self.heard = 0
        self.view = self._look()

    def _look(self) -> ClassicView:
        view = self.game.view(NOBODY)
        assert isinstance(view, ClassicView)
        return view

    def play(self, choose: Callable[[Classic], tuple[int, str]]) -> None:
        """To the end, or to the first position that cannot be gone on from."""
        self._judge_position()
        answers: dict[int, str] = {}
        while not self.game.over() and len(self.found) < self.most:
            if not all(self.game.moves(seat) for seat in self.game.to_act()):
                return
            waiting = self.game.to_act()
            seat, move = choose(self.game)
            answers[seat] = move
            self.game.play(seat, move)
            if self.game.to_act() != [other for other in waiting if other != seat] or not self.game.to_act():
                self._settle(answers)
                answers = {}
        if self.game.over():
            self._note(sheet.judge(self.facts, self.story, self.view, self.game.scores(), self.teams))

    def _settle(self, answers: dict[int, str]) -> None:
        """Something was settled: look at it, then at the decision that follows."""
        after = self._look()
        settled = Settled(self.view, after, self.game.events[self.heard :], answers)
        self.heard = len(self.game.events)
        self._note(ledger.judge(settled))
        self.story.hear(settled)
        self._note(prices.judge_paid(self.facts, self.story, settled))
        self._note(prices.judge_taxes(self.facts, self.story, settled))
        self._note(recruiting.judge_paid(self.facts, self.story, settled))
        self._note(self.projects.judge(self.story, settled))
        self._note(self.losses.judge(self.story, settled))
        self._note(self.diggers.judge(settled))
        self._note(gains.judge(self.facts, self.story, settled))
        self._note(conflicts.judge(self.facts, self.story, settled, self.tokens, self.teams))
        self.view = after
        self._judge_position()

    def _judge_position(self) -> None:
        self._note(laws.judge(self.game))
        for decision in self.view.decisions:
            if decision.kind in PRICED and decision.city == decision.seat:
                self._note(prices.judge(self.game, self.facts, self.story, self.view, decision.seat))
            if decision.kind == "recruit_leader":
                self._note(recruiting.judge(self.game, self.facts, self.story, self.view, decision.seat))

    def _note(self, found: Sequence[str]) -> None:
        view = self.view
        asked = view.decisions[0].kind if view.decisions else "-"
        self.found += [f"age {view.age}, turn {view.turn}, {asked}: {each}" for each in found]


def watched(table: Table) -> Watch:
    """A game of hunters to its end."""
    watch = begin(table)
    watch.play(Hunter(watch.facts, table.players, table.seed).choose)
    return watch


def begin(table: Table) -> Watch:
    game = classic_game(
        players=table.players,
        sets=table.sets,
        seed=table.seed,
        sides=table.sides,
        wonders=table.wonders,
        teams=table.teams,
    )
    return Watch(game, table.teams)
