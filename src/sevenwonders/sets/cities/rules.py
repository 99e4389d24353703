"""What the card files of Cities cannot say."""

from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.deal import cards_of
from sevenwonders.classic.hooks import CONFLICTS, LOSSES, SetRules
from sevenwonders.classic.science import Symbols
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.sets.cities.debt import begin_losses, pay_moves, settle_losses
from sevenwonders.sets.cities.diplomacy import call_off
from sevenwonders.sets.cities.masks import Masks
from sevenwonders.sets.cities.powers import Powers
from sevenwonders.sets.cities.stores import Stores


class Rules(SetRules):
    """Black cards in the decks, losses and debt, diplomacy and teams, masks, warehouses."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.debt: i64 = codex.count_index("debt")
        self.debts: i64 = codex.add_category("debts")
        self.diplomacy: i64 = codex.count_index("diplomacy")
        self.powers: Powers = Powers(codex, self.diplomacy)
        self.masks: Masks = Masks(codex)
        self.stores: Stores = Stores(codex)
        self.pay: i64 = self.add_verb("pay")
        self.pay_loss: i64 = self.add_phase("pay_loss")

    def moments(self) -> list[int]:
        return [LOSSES, CONFLICTS]

    def pools(self, age: int, players: int) -> list[tuple[list[int], int]]:
        """As many black cards as there are players, or cities for two of them (rule: setup_black)."""
        return [(cards_of(self.codex, f"black{age}"), players if players > 3 else 3)]

    def at(self, game: Table, moment: i64) -> None:
        if moment == LOSSES:
            begin_losses(game, self.powers, self.pay_loss, self.debt)
        else:
            call_off(game, self.diplomacy)

    def legal(self, game: Table, phase: i64, seat: i64, into: Moves) -> None:
        pay_moves(game, self.powers, seat, self.pay, into)

    def resolve(self, game: Table, phase: i64) -> None:
        settle_losses(game, self.powers, self.debt)

    def prepare(self, game: Table, city: i64) -> None:
        self.stores.prepare(game.cities[city])

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        self.powers.gained(game, city, effect)

    def choose_symbols(self, game: Table, city: i64, symbols: Symbols) -> None:
        self.masks.choose_symbols(game, city, symbols)

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        """What each city is about to lose, while that is being settled."""
        losses = [int(self.powers.loss_of(game, city)) for city in range(int(game.setting.cities))]
        return {"losses": losses} if any(losses) else {}

    def score(self, game: Table, city: i64) -> None:
        """Each debt token is a point less (rule: debt_tokens)."""
        game.sheet[self.debts] -= game.cities[city].count[self.debt]
