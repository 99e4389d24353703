"""What the card files of the Wonder Pack cannot say.

The Great Wall has powers of Cities. Where that set is not in the box their rules run from here, without debt: who
cannot pay a loss pays what he has.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask_at
from sevenwonders.classic.codex import COINS, Codex
from sevenwonders.classic.hooks import BEGIN, CONFLICTS, EXTRA, LOSSES, SetRules
from sevenwonders.classic.moves import NO_CARD, card_of, encode, option_of, verb_of
from sevenwonders.classic.piles import cards_in_zone, put_in_zone
from sevenwonders.classic.powers import column_of
from sevenwonders.classic.science import Symbols
from sevenwonders.classic.table import Table
from sevenwonders.classic.terms import units_of
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.cities.debt import lose
from sevenwonders.sets.cities.diplomacy import call_off
from sevenwonders.sets.cities.masks import Masks
from sevenwonders.sets.cities.powers import Powers
from sevenwonders.sets.cities.stores import Stores
from sevenwonders.sets.wonder_pack.burial import bury, leaders_of
from sevenwonders.sets.wonder_pack.copies import copy_boards
from sevenwonders.sets.wonder_pack.stones import Stones


class Rules(SetRules):
    """Stages in any order, copied stages, stones, burials; the rules of Cities where nobody else brings them."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.alone: bool = all(each.key != "cities" for each in codex.box.sets)
        """Whether Cities is not in the box."""
        self.peace: i64 = codex.add_counter()
        self.powers: Powers = Powers(codex, self.peace)
        self.masks: Masks = Masks(codex)
        self.stores: Stores = Stores(codex)
        self.stones: Stones = Stones(codex)
        self.any_order: i64 = codex.power_bit("any_order")
        self.burials: vec[i64] = column_of(codex, {"bury_leader": 1})
        self.leaders: vec[i64] = leaders_of(codex)
        self.by_stage: vec[i64] = column_of(codex, {"stage_for_coins": 1})
        """Leaders who cost as much as the stage that they build."""
        self.price_paid: i64 = codex.add_counter()
        """What such a leader has cost a city."""
        self.by_choice: vec[i64] = column_of(codex, {"price_of_choice": 1})
        """Leaders for whom one pays what one likes, as the option of the move says."""
        self.price_chosen: i64 = codex.add_counter()
        self.grave: i64 = codex.add_zone("buried")
        self.bury: i64 = self.add_verb("bury")
        self.bury_leader: i64 = self.add_phase("bury_leader")

    def moments(self) -> list[int]:
        return [BEGIN, LOSSES, CONFLICTS]

    def at(self, game: Table, moment: i64) -> None:
        if moment == BEGIN:
            for city in game.cities:
                city.any_order = (city.powers & self.any_order) != 0  # ruling: great_wall_choice
            copy_boards(game)
        elif self.alone:
            if moment == LOSSES:
                self._lose(game)
            else:
                call_off(game, self.peace)

    def _lose(self, game: Table) -> None:
        """Everybody pays as much of a loss as he can, and there is no debt."""
        for city in range(game.setting.cities):
            loss: i64 = self.powers.loss_of(game, city)
            paid: i64 = game.cities[city].count[COINS]
            if loss < paid:
                paid = loss
            if loss:
                lose(game, city, paid, loss, -1, self.powers.causes(game, city))
        self.powers.settled(game)

    def legal(self, game: Table, phase: i64, seat: i64, into: Moves) -> None:
        """Ruling: abu_simbel_bury. Who has no leader left buries none."""
        for leader in self.leaders:
            if game.cities[seat].has(self.codex, leader):
                into.add(encode(self.bury, 0, leader, 0))

    def resolve(self, game: Table, phase: i64) -> None:
        seat: i64 = game.argument
        leader: i64 = card_of(game.answers[seat])
        cost: i64 = self.codex.coins[leader]
        if self.by_stage[leader]:
            cost = game.cities[seat].count[self.price_paid]
        elif self.by_choice[leader]:
            cost = game.cities[seat].count[self.price_chosen]
        bury(game, seat, leader, cost)
        put_in_zone(game, leader, self.grave, seat, bit(game.seats) - 1)

    def prepare(self, game: Table, city: i64) -> None:
        if self.alone:
            self.stores.prepare(game.cities[city])

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        if self.burials[effect] and city < game.seats:
            ask_at(game, EXTRA, self.bury_leader, city, city)
        self.stones.gained(game, city, effect)
        if self.alone:
            self.powers.gained(game, city, effect)

    def paid(self, game: Table, city: i64, move: i64) -> None:
        card: i64 = card_of(move)
        builds: bool = (self.codex.building_verbs >> verb_of(move) & 1) != 0
        if builds and card != NO_CARD and self.by_choice[card]:
            game.cities[city].count[self.price_chosen] = option_of(move)

    def played(self, game: Table, city: i64, verb: i64, card: i64, chained: bool) -> None:
        self.stones.played(game, city, verb, card)
        mine = game.cities[city]
        if self.by_stage[card] and len(mine.board) > mine.last_stage:  # a board may have been given up
            mine.count[self.price_paid] = units_of(self.codex.stage_cost[mine.board[mine.last_stage]])

    def choose_symbols(self, game: Table, city: i64, symbols: Symbols) -> None:
        if self.alone:
            self.masks.choose_symbols(game, city, symbols)

    def score(self, game: Table, city: i64) -> None:
        self.stones.score(game, city)

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        """Who is at peace, where no other set shows it, and the leaders that lie buried."""
        facts: dict[str, Fact] = {}
        peaceful = [int(city.count[self.peace]) for city in game.cities]
        if any(peaceful):
            facts["peace"] = peaceful
        buried = [
            game.card_key(card)
            for city in range(int(game.setting.cities))
            for card in cards_in_zone(game, self.grave, city)
        ]
        if buried:
            facts["buried"] = buried
        return facts
