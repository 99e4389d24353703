"""What the card files of Leaders cannot say: the draft, recruiting, and the powers of leaders, guilds and Roma."""

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.parts import Part
from sevenwonders.classic.powers import color_of
from sevenwonders.sets.base.olympia import FreeBuild
from sevenwonders.sets.leaders.courtesans import Courtesans
from sevenwonders.sets.leaders.draft import LeaderDraft
from sevenwonders.sets.leaders.gifts import GiveLeader, PlayGift
from sevenwonders.sets.leaders.points import Points
from sevenwonders.sets.leaders.powers import Dig, KeepHands, Lasting, War
from sevenwonders.sets.leaders.recruit import ExtraLeader, Recruiting
from sevenwonders.sets.leaders.rewards import BiggerGains, Rewards
from sevenwonders.sets.leaders.stages import RaiseStage


def parts(codex: Codex) -> list[Part]:
    draft = LeaderDraft(codex)
    stages = RaiseStage(codex, draft.zones)
    recruiting = Recruiting(codex, draft.zones, stages)
    courtesans = Courtesans(codex, draft.zones)
    playing = PlayGift(codex, draft.zones, recruiting)
    return [
        draft,
        FreeBuild(codex, "free_black_per_age", "free_black", color_of(codex, "black")),  # ruling: caligula
        BiggerGains(codex),
        recruiting,
        ExtraLeader(codex, recruiting),
        stages,
        Lasting(codex),
        courtesans,
        GiveLeader(codex, draft, playing),
        playing,
        KeepHands(codex),
        Dig(codex),
        Rewards(codex),
        War(codex),
        Points(codex, courtesans),
    ]
