"""What the card files of Towers cannot say."""

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.parts import Part
from sevenwonders.sets.towers.coins import Rewards
from sevenwonders.sets.towers.golden import GoldenShields
from sevenwonders.sets.towers.market import EightPlayers, MadeByAge, RiverHarbour, VictoryPrices
from sevenwonders.sets.towers.mercenaries import Mercenaries
from sevenwonders.sets.towers.ore import OreForAll
from sevenwonders.sets.towers.pairs import Pairs
from sevenwonders.sets.towers.points import Clinic, Pagoda, Simeon
from sevenwonders.sets.towers.recovery import Recovery
from sevenwonders.sets.towers.sacrifice import FreeTurquoise, Sacrifice
from sevenwonders.sets.towers.world import MerchantShip, WarGalley


def parts(codex: Codex) -> list[Part]:
    """Coins for a stage come before its card is recovered; the price of a ship before that of ore."""
    return [
        GoldenShields(codex),
        Rewards(codex),
        Mercenaries(codex),
        Recovery(codex),
        MerchantShip(codex),
        WarGalley(codex),
        EightPlayers(codex),
        OreForAll(codex),
        VictoryPrices(codex),
        MadeByAge(codex),
        RiverHarbour(codex),
        Pairs(codex),
        FreeTurquoise(codex),
        Sacrifice(codex),
        Clinic(codex),
        Simeon(codex),
        Pagoda(codex),
    ]
