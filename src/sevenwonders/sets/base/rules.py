"""What the card files of the base game cannot say: the powers of its boards, and the Free City."""

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.parts import Part
from sevenwonders.sets.base.discard import FromDiscard
from sevenwonders.sets.base.free_city import FreeCity
from sevenwonders.sets.base.last_card import LastCard
from sevenwonders.sets.base.olympia import CopyGuild, FreeBuild


def parts(codex: Codex) -> list[Part]:
    return [
        FreeBuild(codex, "free_build_per_age", "free"),
        FromDiscard(codex),
        LastCard(codex),
        FreeCity(codex),
        CopyGuild(codex),
    ]
