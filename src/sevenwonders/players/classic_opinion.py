"""A move of 7 Wonders as numbers that every mix of sets brings: what the opinion of a move is made from."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.asking import city_asked
from sevenwonders.classic.cards import Effect
from sevenwonders.classic.city import City, stage_of
from sevenwonders.classic.codex import COINS, SELL, SHIELDS, STAGE, STAGES, Codex
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moves import NO_CARD, card_of, option_of, payment_of, verb_of
from sevenwonders.classic.paying import is_chained, printed_coins
from sevenwonders.classic.payment import coins_in
from sevenwonders.classic.science import plain_science
from sevenwonders.classic.scoring import per_total, points_of
from sevenwonders.core.packed import bit, field
from sevenwonders.players.classic_position import COIN, COUNT, FURTHEST, MOST_TURNS, numbers, tell
from sevenwonders.players.net import Block, Sink
from sevenwonders.players.vocabulary import Vocabulary

OPTIONS: Final = 32


class Opinion:
    """Where the features of the moves of a box lie among the inputs of a net."""

    def __init__(self, codex: Codex, vocabulary: Vocabulary) -> None:
        self.codex: Codex = codex
        letters = codex.letters
        cards = codex.box.cards
        stages = codex.stages
        # The situation.
        self.turn: list[int] = numbers([f"at {a} {t}" for a in range(4) for t in range(MOST_TURNS)], vocabulary)
        self.phase: list[int] = numbers([f"asked {phase}" for phase in codex.phases], vocabulary)
        self.seats: list[int] = numbers([f"seats {n}" for n in range(10)], vocabulary)
        self.coins: list[int] = numbers([f"purse {n}" for n in range(8)], vocabulary)
        self.makes: list[int] = numbers([f"own {k}" for k in letters], vocabulary)
        self.reaches: list[int] = numbers([f"own choice {k}" for k in letters], vocabulary)
        self.counts: list[int] = numbers([f"own {name}" for name in codex.counted], vocabulary)
        self.war: list[int] = numbers(
            [f"front {a} {d}" for a in range(4) for d in range(-FURTHEST, FURTHEST + 1)], vocabulary
        )
        self.board: list[int] = numbers([f"own board {wonder.key}" for wonder in codex.box.wonders], vocabulary)
        # The move.
        self.verb: list[int] = numbers([f"verb {verb}" for verb in codex.verbs], vocabulary)
        self.option: list[int] = numbers([f"option {v} {n}" for v in codex.verbs for n in range(OPTIONS)], vocabulary)
        effects = [_effect_names(card.effect) + _card_names(card.name, card.color) for card in cards]
        effects += [
            [*_effect_names(stage.effect), (f"stage {key}", 1.0)]
            for stage, key in zip(stages, codex.stage_keys, strict=True)
        ]
        self.built: Block = _block("build", effects, vocabulary)
        """What is built: a card or a stage."""
        self.taken: Block = _block("take", effects[: len(cards)], vocabulary)
        """A card in a move that is neither of the two, nor a sale."""
        self.buried: Block = _block("lose", effects[: len(cards)], vocabulary)
        """A card that is sold or put under a stage."""
        self.pays: i64 = vocabulary.number("pays")
        self.trades: i64 = vocabulary.number("pays neighbours")
        self.keeps: i64 = vocabulary.number("keeps")
        self.broke: i64 = vocabulary.number("keeps nothing")
        self.chained: i64 = vocabulary.number("chained")
        self.symbols: i64 = vocabulary.number("symbol points")
        self.wins: i64 = vocabulary.number("gets ahead")
        self.draws: i64 = vocabulary.number("catches up")
        self.needless: i64 = vocabulary.number("is ahead anyway")
        self.new_kind: i64 = vocabulary.number("new resource")
        self.more_of_kind: i64 = vocabulary.number("more of a resource")
        self.worth_now: i64 = vocabulary.number("counted points")
        self.coins_now: i64 = vocabulary.number("counted coins")
        self.denies: i64 = vocabulary.number("denies symbol points")
        self.denies_war: i64 = vocabulary.number("denies shields")
        self.denies_chain: i64 = vocabulary.number("denies chain")
        self.opens: list[int] = [sum(card.key in other.chain_from for other in cards) for card in cards]
        self.chains: i64 = vocabulary.number("opens chains")

    def describe(self, game: Classic, seat: i64, into: Sink) -> None:
        """The situation in which a seat decides."""
        codex = self.codex
        city: i64 = city_asked(game, seat)
        mine = game.cities[city]
        tell(self.turn[game.age * MOST_TURNS + min(game.turn, MOST_TURNS - 1)], 1.0, into)
        tell(self.phase[game.phase], 1.0, into)
        tell(self.seats[game.seats], 1.0, into)
        tell(self.coins[min(mine.count[COINS], 7)], 1.0, into)
        tell(self.board[mine.wonder], 1.0, into)
        for kind in range(codex.kinds):
            if field(mine.production, kind):
                tell(self.makes[kind], 1.0, into)
            elif mine.own_reach[bit(kind)]:
                tell(self.reaches[kind], 1.0, into)
        for what in range(STAGES, len(codex.counted)):
            if mine.count[what]:
                tell(self.counts[what], COUNT * float(mine.count[what]), into)
        for neighbour in (game.left_of(city), game.right_of(city)):
            ahead: i64 = min(max(mine.count[SHIELDS] - game.cities[neighbour].count[SHIELDS], -FURTHEST), FURTHEST)
            tell(self.war[game.age * (2 * FURTHEST + 1) + ahead + FURTHEST], 1.0, into)

    def describe_move(self, game: Classic, seat: i64, move: i64, into: Sink) -> None:
        """What a move is, on top of the situation."""
        codex = self.codex
        city: i64 = city_asked(game, seat)
        mine = game.cities[city]
        verb: i64 = verb_of(move)
        card: i64 = card_of(move)
        tell(self.verb[verb], 1.0, into)
        if option_of(move) and verb != STAGE:
            tell(self.option[verb * OPTIONS + option_of(move)], 1.0, into)
        payment: i64 = payment_of(move)
        if payment:
            tell(self.trades, COIN * float(coins_in(payment)), into)
        if verb == STAGE:
            effect: i64 = codex.stage_effects + mine.board[stage_of(mine, move)]
            self._describe_building(game, city, mine, move, effect, into)
        elif codex.builds(verb) and card != NO_CARD:
            self._describe_building(game, city, mine, move, card, into)
            if not payment and is_chained(game, city, card):
                tell(self.chained, 1.0, into)
            if self.opens[card]:
                tell(self.chains, COUNT * float(self.opens[card]), into)
        if card == NO_CARD:
            return
        if verb == STAGE or verb == SELL:
            into.add_block(self.buried, card)
            self._describe_denial(game, city, card, into)
        elif not codex.builds(verb):
            into.add_block(self.taken, card)

    def _describe_building(self, game: Classic, city: i64, mine: City, move: i64, effect: i64, into: Sink) -> None:
        codex = self.codex
        into.add_block(self.built, effect)
        paid: i64 = coins_in(payment_of(move)) + printed_coins(game, city, move)
        if paid:
            tell(self.pays, COIN * float(paid), into)
        left: i64 = mine.count[COINS] - paid
        tell(self.keeps, COIN * float(min(left, 10)), into)
        if left <= 0:
            tell(self.broke, 1.0, into)
        if codex.symbol.start[effect] < codex.symbol.start[effect + 1]:
            tell(self.symbols, 0.1 * float(symbol_gain(codex, mine, effect)), into)
        shields: i64 = codex.shields[effect]
        if shields:
            for neighbour in (game.left_of(city), game.right_of(city)):
                ahead: i64 = mine.count[SHIELDS] - game.cities[neighbour].count[SHIELDS]
                if ahead <= 0 < ahead + shields:
                    tell(self.wins, 1.0, into)
                elif ahead < 0 and ahead + shields >= 0:
                    tell(self.draws, 1.0, into)
                elif ahead > 2:
                    tell(self.needless, 1.0, into)
        units: i64 = codex.fixed[effect]
        if units:
            for kind in range(codex.kinds):
                if field(units, kind):
                    if field(mine.production, kind) or mine.own_reach[bit(kind)]:
                        tell(self.more_of_kind, 1.0, into)
                    else:
                        tell(self.new_kind, 1.0, into)
        if codex.vp_per.start[effect] < codex.vp_per.start[effect + 1]:
            tell(self.worth_now, 0.1 * float(points_of(game, city, mine, effect)), into)
        if codex.coins_per.start[effect] < codex.coins_per.start[effect + 1]:
            tell(self.coins_now, COIN * float(per_total(game, city, mine, codex.coins_per, effect)), into)

    def _describe_denial(self, game: Classic, city: i64, card: i64, into: Sink) -> None:
        """What the card would be to the neighbour who gets the hand."""
        codex = self.codex
        neighbour: i64 = game.left_of(city) if game.age != 2 else game.right_of(city)
        theirs = game.cities[neighbour]
        if theirs.owned[codex.name[card]]:
            return
        if codex.symbol.start[card] < codex.symbol.start[card + 1]:
            tell(self.denies, 0.1 * float(symbol_gain(codex, theirs, card)), into)
        if codex.shields[card]:
            ahead: i64 = theirs.count[SHIELDS] - game.cities[city].count[SHIELDS]
            if ahead <= 0 < ahead + codex.shields[card]:
                tell(self.denies_war, 1.0, into)
        if is_chained(game, neighbour, card):
            tell(self.denies_chain, 1.0, into)


def symbol_gain(codex: Codex, city: City, effect: i64) -> i64:
    """The science points that the symbols of an effect would add to those of a city."""
    counts: vec[i64] = city.count[codex.first_symbol : codex.first_symbol + codex.symbols]
    before: i64 = plain_science(counts, city.set_points, city.four_points)
    for place in range(codex.symbol.start[effect], codex.symbol.start[effect + 1]):
        counts[codex.symbol.items[place] - codex.first_symbol] += 1
    return plain_science(counts, city.set_points, city.four_points) - before


def _card_names(name: str, color: str) -> list[tuple[str, float]]:
    return [(f"card {name}", 1.0), (f"color {color}", 1.0)]


def _effect_names(effect: Effect) -> list[tuple[str, float]]:
    """What can be said of an effect by itself, with amounts."""
    found: list[tuple[str, float]] = [
        ("points", 0.2 * effect.vp),
        ("shields", 0.5 * effect.shields),
        ("coins", COIN * effect.coins_now),
        ("symbols", float(len(effect.science))),
        ("units", 0.5 * len(effect.produces)),
        ("power", float(bool(effect.power))),
        ("discount", float(effect.discount is not None)),
        ("counts points", float(effect.vp_per is not None or effect.vp_per_set is not None)),
        ("saves", float(bool(effect.saves))),
    ]
    found += [(f"makes {unit}", 1.0) for unit in effect.produces]
    found += [(f"symbol {name}", 1.0) for name in effect.science]
    found += [(f"token {name}", COUNT * number) for name, number in effect.tokens.items()]
    return [(name, amount) for name, amount in found if amount]


def _block(prefix: str, rows: list[list[tuple[str, float]]], vocabulary: Vocabulary) -> Block:
    known = [[(vocabulary.number(f"{prefix} {name}"), amount) for name, amount in row] for row in rows]
    return Block([[(number, amount) for number, amount in row if number >= 0] for row in known])
