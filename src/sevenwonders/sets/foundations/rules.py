"""What the card files of Foundations cannot say: the draft, effects that begin with stages, and own debts."""

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.parts import Part, part_in
from sevenwonders.sets.foundations.debts import OwnDebts
from sevenwonders.sets.foundations.draft import FoundationDraft
from sevenwonders.sets.foundations.fetching import Fetching
from sevenwonders.sets.foundations.guilds import GuildAside
from sevenwonders.sets.foundations.laying import Laying
from sevenwonders.sets.foundations.leaders import LeaderAside, RecruitNow
from sevenwonders.sets.foundations.points import Astrolabes, Fours, Groundwork
from sevenwonders.sets.foundations.tower import Growing
from sevenwonders.sets.leaders.recruit import Recruiting


def parts(codex: Codex) -> list[Part]:
    draft = FoundationDraft(codex)
    laying = Laying(codex, draft)
    debts = OwnDebts(codex, laying)
    recruiting = part_in(codex, Recruiting)
    assert recruiting is not None, "Foundations needs Leaders"
    fetching: list[Fetching] = [
        LeaderAside(codex, debts, recruiting),
        GuildAside(codex, debts),
        RecruitNow(codex, debts, recruiting),
    ]
    growing = Growing(codex, laying, debts, fetching)
    return [draft, laying, growing, debts, *fetching, Fours(codex), Astrolabes(codex), Groundwork(codex, laying)]
