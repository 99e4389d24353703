"""What the Great Projects do: a project for each age, who takes part in it, and how it ends."""

from mypy_extensions import i64

from sevenwonders.classic.codex import BUILD, VICTORIES, Codex
from sevenwonders.classic.hooks import BEGIN, END_AGE, LOSSES, NEW_TURN, PLAYED, SetRules
from sevenwonders.classic.paying import note_spending
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.rng import Rng
from sevenwonders.sets.babel_projects.outcome import Outcome
from sevenwonders.sets.babel_projects.projects import Projects
from sevenwonders.sets.babel_projects.tally import Tally


class Rules(SetRules):
    """The Great Projects at the table."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        abstain = self.add_verb("abstain")
        join = self.add_verb("join")
        verbs = [int(self.add_verb("discard")), int(self.add_verb("give_back"))]
        self.joining: i64 = self.add_phase("join_project")
        self.discarding: i64 = self.add_phase("discard_card")
        phases = [int(self.discarding), int(self.add_phase("give_back_victory"))]
        self.tally: Tally = Tally(codex)
        self.projects: Projects = Projects(codex, self.joining, join, abstain)
        self.outcome: Outcome = Outcome(codex, self.projects, self.tally, phases, verbs)
        self.free_building: i64 = codex.count_index("free_building")
        self.free_stage: i64 = codex.count_index("free_wonder_stage")

    def moments(self) -> list[int]:
        return [BEGIN, NEW_TURN, PLAYED, LOSSES, END_AGE]

    def deal(self, game: Table, rng: Rng) -> None:
        self.projects.deal(game, rng)

    def at(self, game: Table, moment: i64) -> None:
        if moment == BEGIN:
            self.projects.check(game)
        elif moment == NEW_TURN:
            self.projects.begin_turn(game)
        elif moment == END_AGE:
            self.outcome.settle(game)
        elif self.projects.card(game) >= 0:  # buildings that came after the others are asked about later
            self.projects.ask(game)

    def legal(self, game: Table, phase: i64, seat: i64, into: Moves) -> None:
        if phase == self.joining:
            self.projects.moves(game, seat, into)
        elif phase == self.discarding:
            self.outcome.moves(game, seat, into)
        else:
            self.outcome.victory_moves(game, seat, into)

    def resolve(self, game: Table, phase: i64) -> None:
        if phase == self.joining:
            self.projects.settle(game)
        elif phase == self.discarding:
            self.outcome.settle_discards(game)
        else:
            self.outcome.settle_victories(game)

    def paid(self, game: Table, city: i64, move: i64) -> None:
        note_spending(game, city, move)  # taking part is paid on top of it

    def played(self, game: Table, city: i64, verb: i64, card: i64, chained: bool) -> None:
        if self.codex.building_verbs >> verb & 1:
            self.projects.built(game, city, card)

    def token_taken(self, game: Table, city: i64, kind: i64, number: i64, points: i64) -> None:
        if kind == VICTORIES:
            self.tally.add(game.cities[city], points, number)

    # ---- tokens that make up for a cost (ruling: project_tokens)

    def favour(self, game: Table, city: i64, verb: i64, what: i64) -> bool:
        return game.cities[city].count[self._favour_for(verb)] > 0

    def favour_used(self, game: Table, city: i64, verb: i64) -> None:
        token: i64 = self._favour_for(verb)
        game.cities[city].count[token] -= 1
        if not game.quiet:
            game.tell("token_used", city, {"token": self.codex.counted[token]})

    def _favour_for(self, verb: i64) -> i64:
        if verb == BUILD:
            return self.free_building
        return self.free_stage

    def promise(self, game: Table, city: i64) -> float:
        return self.projects.promise(game, city)

    # ---- points, and who knows what

    def score(self, game: Table, city: i64) -> None:
        self.outcome.score(game, city)

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        return self.projects.shown(game)

    def reshuffle(self, game: Table, seat: i64, rng: Rng) -> None:
        self.projects.reshuffle(game, rng)
