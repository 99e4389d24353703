"""What the card files of the Great Projects cannot say: a project for each age, who takes part in it, how it ends."""

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.parts import Part
from sevenwonders.sets.babel_projects.discards import Discards
from sevenwonders.sets.babel_projects.favours import Favours
from sevenwonders.sets.babel_projects.joining import Joining
from sevenwonders.sets.babel_projects.outcome import Outcome
from sevenwonders.sets.babel_projects.penalty import PenaltyPoints
from sevenwonders.sets.babel_projects.projects import Projects
from sevenwonders.sets.babel_projects.victories import Victories


def parts(codex: Codex) -> list[Part]:
    projects = Projects(codex)
    joining = Joining(codex, projects)
    points = PenaltyPoints(codex)
    discards = Discards(codex, points)
    victories = Victories(codex, points)
    outcome = Outcome(codex, projects, points, discards, victories)
    return [projects, joining, points, discards, victories, outcome, Favours(codex)]
