"""What the card files of Cities cannot say: black cards, losses and debt, diplomacy and teams, masks, warehouses."""

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.parts import Part
from sevenwonders.sets.cities.black import BlackCards
from sevenwonders.sets.cities.debt import Debt
from sevenwonders.sets.cities.diplomacy import Diplomacy
from sevenwonders.sets.cities.gambling import Gambling
from sevenwonders.sets.cities.losses import LossesOrDebt
from sevenwonders.sets.cities.masks import Masks
from sevenwonders.sets.cities.stores import Stores


def parts(codex: Codex) -> list[Part]:
    return [
        BlackCards(codex),
        LossesOrDebt(codex),
        Debt(codex),
        Diplomacy(codex, codex.count_index("diplomacy")),
        Gambling(codex),
        Masks(codex),
        Stores(codex),
    ]
