"""What the leaders made by players do."""

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.parts import Part, part_in
from sevenwonders.sets.fan_leaders.choices import CopyStage, DestroyCard, LikeNeighbour, SwapFirst
from sevenwonders.sets.fan_leaders.destruction import Destruction
from sevenwonders.sets.fan_leaders.discord import Discord
from sevenwonders.sets.fan_leaders.future import Future
from sevenwonders.sets.fan_leaders.jesus import Miracle
from sevenwonders.sets.fan_leaders.oracle import Oracle
from sevenwonders.sets.fan_leaders.powers import (
    AnyOrder,
    FreeInPeace,
    Newcomers,
    NoStage,
    Redeem,
    Strength,
    SwapSymbol,
)
from sevenwonders.sets.fan_leaders.spartacus import BlindGuilds
from sevenwonders.sets.leaders.draft import LeaderDraft
from sevenwonders.sets.leaders.stages import RaiseStage


def parts(codex: Codex) -> list[Part]:
    draft, stages = part_in(codex, LeaderDraft), part_in(codex, RaiseStage)
    assert draft is not None, "this set needs leaders"
    assert stages is not None, "this set needs leaders"
    first = SwapFirst(codex)
    return [
        LikeNeighbour(codex),
        DestroyCard(codex),
        first,
        first.second,
        CopyStage(codex),
        Oracle(codex),
        Redeem(codex),
        Miracle(codex),
        Discord(codex),
        Destruction(codex, draft.zones),
        AnyOrder(codex),
        Newcomers(codex, draft, stages),
        Future(codex),
        FreeInPeace(codex),
        Strength(codex),
        SwapSymbol(codex),
        NoStage(codex),
        BlindGuilds(codex),
    ]
