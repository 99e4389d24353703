"""What the card files of the Tower of Babel cannot say: the tower, and the laws of the tiles that lie open on it."""

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.parts import Part
from sevenwonders.sets.babel_tower.bounties import Bounties
from sevenwonders.sets.babel_tower.costs import CostLaws
from sevenwonders.sets.babel_tower.tiles import Tiles
from sevenwonders.sets.babel_tower.tower import Tower
from sevenwonders.sets.babel_tower.trade import TradeLaws
from sevenwonders.sets.babel_tower.war import WarLaws


def parts(codex: Codex) -> list[Part]:
    tiles = Tiles(codex)
    tower = Tower(codex, tiles)
    laws = [CostLaws(codex, tower), TradeLaws(codex, tower), Bounties(codex, tower), WarLaws(codex, tower)]
    return [tiles, tower, *laws]
