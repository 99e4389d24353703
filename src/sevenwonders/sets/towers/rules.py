"""What the card files of Towers cannot say."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.codex import STAGE, Codex
from sevenwonders.classic.hooks import CONFLICTS, EXTRA, NEW_AGE, SetRules
from sevenwonders.classic.science import Symbols
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.rng import Rng
from sevenwonders.sets.towers.coins import Rewards
from sevenwonders.sets.towers.golden import Golden
from sevenwonders.sets.towers.market import Market
from sevenwonders.sets.towers.mercenaries import Mercenaries
from sevenwonders.sets.towers.pairs import Pairs
from sevenwonders.sets.towers.points import Points
from sevenwonders.sets.towers.recovery import Recovery
from sevenwonders.sets.towers.sacrifice import OncePerAge
from sevenwonders.sets.towers.unseen import keep_colors
from sevenwonders.sets.towers.world import World


class Rules(SetRules):
    """Golden shields, mercenaries, recovery, pairing, trade and war afar, and the powers of boards and leaders."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.hiring: i64 = self.add_phase("hire_mercenary")
        self.recovering: i64 = self.add_phase("recover_card")
        self.choosing: i64 = self.add_phase("choose_partner")
        self.declaring: i64 = self.add_phase("choose_enemy")
        self.giving_up: i64 = self.add_phase("give_up_card")
        hire = self.add_verb("hire")
        recover = self.add_verb("recover", builds=True)
        drop = self.add_verb("drop")
        partner = self.add_verb("partner")
        free = self.add_verb("free_turquoise", free=True)
        sacrifice = self.add_verb("sacrifice", free=True)
        give_up = self.add_verb("give_up")
        self.golden: Golden = Golden(codex)
        self.rewards: Rewards = Rewards(codex)
        self.mercenaries: Mercenaries = Mercenaries(codex, self.hiring, hire)
        self.world: World = World(codex, self.choosing, self.declaring, partner)
        self.market: Market = Market(codex)
        self.recovery: Recovery = Recovery(codex, self.recovering, recover, drop)
        self.pairs: Pairs = Pairs(codex)
        self.once: OncePerAge = OncePerAge(codex, self.giving_up, free, sacrifice, give_up)
        self.points: Points = Points(codex)

    def moments(self) -> list[int]:
        return [NEW_AGE, EXTRA, CONFLICTS]

    def at(self, game: Table, moment: i64) -> None:
        if moment == NEW_AGE:
            self.golden.forget(game)
            self.once.new_age(game)
        elif moment == EXTRA:
            self.mercenaries.ask(game)
        else:
            self.golden.add_conflicts(game)
            self.world.add_conflicts(game)

    # ---- decisions

    def legal(self, game: Table, phase: i64, seat: i64, into: Moves) -> None:
        if phase == self.hiring:
            self.mercenaries.moves(game, seat, into)
        elif phase == self.recovering:
            self.recovery.moves(game, into)
        elif phase == self.choosing or phase == self.declaring:
            self.world.moves(game, into)
        else:
            self.once.moves(game, into)

    def city_asked(self, game: Table, phase: i64, seat: i64) -> i64:
        return game.argument & 15

    def before_asking(self, game: Table, phase: i64) -> None:
        if phase == self.recovering:
            self.recovery.before_asking(game)

    def resolve(self, game: Table, phase: i64) -> None:
        if phase == self.hiring:
            self.mercenaries.settle(game)
        elif phase == self.recovering:
            self.recovery.settle(game)
        elif phase == self.choosing or phase == self.declaring:
            self.world.settle(game)
        else:
            self.once.settle(game)

    # ---- turns

    def prepare(self, game: Table, city: i64) -> None:
        self.world.prepare(game, city)
        self.market.prepare(game, city)

    def add_moves(self, game: Table, city: i64, cards: vec[i64], into: Moves) -> None:
        self.once.add_moves(game, city, cards, into)

    def paid(self, game: Table, city: i64, move: i64) -> None:
        self.market.paid(game, city, move)
        self.points.paid(game, city, move)

    def coins_of(self, game: Table, city: i64, move: i64) -> i64:
        return self.recovery.coins_of(game, city, move)

    def place(self, game: Table, city: i64, move: i64) -> None:
        self.once.place(game, city, move)

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        self.golden.gained(game, city, effect)
        self.world.gained(game, city, effect)
        self.recovery.gained(game, city, effect)
        self.pairs.gained(game, city, effect)

    def stands(self, game: Table, city: i64, effect: i64) -> None:
        self.pairs.stands(game, city, effect)

    def played(self, game: Table, city: i64, verb: i64, card: i64, chained: bool) -> None:
        self.rewards.played(game, city, verb, card, chained)
        if verb == STAGE:
            self.recovery.stage_built(game, city, card)

    def removed(self, game: Table, city: i64, effect: i64) -> None:
        self.pairs.removed(game, city, effect)
        self.world.removed(game, city, effect)

    # ---- conflicts

    def tie(self, game: Table, one: i64, other: i64) -> i64:
        return self.golden.tie(game, one, other)

    def token_taken(self, game: Table, city: i64, kind: i64, number: i64, points: i64) -> None:
        self.rewards.token_taken(game, city, kind, number)

    def shielded(self, game: Table, city: i64, shields: i64) -> None:
        self.rewards.shielded(game, city, shields)

    # ---- points, and who knows what

    def choose_symbols(self, game: Table, city: i64, symbols: Symbols) -> None:
        if self.points.counts_pairs(game.cities[city]):
            symbols.judges.append(self)

    def symbol_points(self, game: Table, city: i64, counts: vec[i64]) -> i64:
        return self.points.pair_points(game.cities[city], counts)

    def score(self, game: Table, city: i64) -> None:
        self.points.score(game, city)

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        """Golden shields of this age, partners (owner and other in turn) and recoveries: all of it is public."""
        cities = range(int(game.setting.cities))
        golden = [self.golden.shown(game, city) for city in cities]
        recoveries = [int(city.count[self.recovery.recovered]) for city in game.cities]
        facts: dict[str, Fact] = {
            "golden": golden if any(golden) else [],
            "trade_routes": self.world.shown(game, self.world.route),
            "wars": self.world.shown(game, self.world.war),
            "recoveries": recoveries if any(recoveries) else [],
            "recovers_next": [int(city) for city in cities if game.cities[city].count[self.recovery.waiting]],
        }
        return {key: fact for key, fact in facts.items() if fact}

    def reshuffle(self, game: Table, seat: i64, rng: Rng) -> None:
        keep_colors(game, seat, rng)
