"""What the card files of the Wonder Pack cannot say.

The Great Wall has powers of Cities. Where that set is not in the box their parts come from here, without debt: who
cannot pay a loss pays what he has.
"""

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.parts import Part
from sevenwonders.sets.cities.gambling import Gambling
from sevenwonders.sets.cities.losses import Losses
from sevenwonders.sets.cities.masks import Masks
from sevenwonders.sets.cities.stores import Stores
from sevenwonders.sets.wonder_pack.any_order import AnyOrder
from sevenwonders.sets.wonder_pack.burial import Burial
from sevenwonders.sets.wonder_pack.copies import CopiedStages
from sevenwonders.sets.wonder_pack.peace import Peace
from sevenwonders.sets.wonder_pack.stones import Stones


def parts(codex: Codex) -> list[Part]:
    found: list[Part] = [AnyOrder(codex), CopiedStages(codex), Burial(codex), Stones(codex)]
    if all(each.key != "cities" for each in codex.box.sets):
        found += [Losses(codex), Peace(codex), Gambling(codex), Masks(codex), Stores(codex)]
    return found
