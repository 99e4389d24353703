"""What a move of 7 Wonders does: to one's own city, to the neighbours, and to the hand that goes on.

All choose at the same time, so a move is looked at by itself: as the table lies, from what everybody sees and the
seat's own hand.
"""

from collections.abc import Iterator
from dataclasses import replace

from sevenwonders.classic.asking import city_asked
from sevenwonders.classic.cards import Effect
from sevenwonders.classic.city import stage_of
from sevenwonders.classic.codex import PLAY_CARD, SHIELDS, STAGE
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moves import NO_CARD, UNCHAINED, card_of, option_of, payment_of, verb_of
from sevenwonders.classic.paying import is_chained, printed_coins, sale_of
from sevenwonders.classic.payment import unpacked
from sevenwonders.classic.piles import pack_start
from sevenwonders.classic.scoring import per_total, points_of
from sevenwonders.coach.facts import COINS, DENIAL, ECONOMY, MILITARY, POINTS, SCIENCE, WONDER, Fact
from sevenwonders.core.packed import bit, field
from sevenwonders.core.resources import KEYS, LETTERS
from sevenwonders.players.classic_opinion import symbol_gain

MANY_POINTS = 5
"""From so many science points on, a symbol for the next player is worth a word."""
NOTHING = -1


def classic_theme(game: Classic, seat: int, move: int) -> str:
    """What a move is about by itself: what it builds, or that it sells."""
    if verb_of(move) == STAGE:
        return WONDER
    built = effect_of(game, seat, move)
    if built == NOTHING:
        return COINS if sale_of(game, city_asked(game, seat), move) else DENIAL if _hides(game, move) else POINTS
    effect = game.codex.box.cards[built].effect
    return _theme_of(effect)


def _theme_of(effect: Effect) -> str:
    if effect.shields:
        return MILITARY
    if effect.science:
        return SCIENCE
    if effect.produces or effect.discount or effect.saves or effect.bank_buy or effect.rebate:
        return ECONOMY
    return COINS if (effect.coins_now or effect.coins_per) and not effect.vp else POINTS


def _hides(game: Classic, move: int) -> bool:
    return game.codex.verbs[verb_of(move)] in game.codex.secret_verbs


def effect_of(game: Classic, seat: int, move: int) -> int:
    """What a move builds, as the codex numbers effects: a card, a stage, or NOTHING."""
    verb, card = int(verb_of(move)), int(card_of(move))
    city = game.cities[city_asked(game, seat)]
    if verb == STAGE:
        return int(game.codex.stage_effects + city.board[stage_of(city, move)])
    return card if game.codex.builds(verb) and card != NO_CARD else NOTHING


def classic_facts(game: Classic, seat: int, move: int) -> list[Fact]:
    """The facts of a legal move."""
    city = int(city_asked(game, seat))
    built = effect_of(game, seat, move)
    found = list(_price(game, city, move))
    if built != NOTHING:
        gains = [*_worth(game, city, built), *_war(game, city, built), *_supply(game, city, built)]
        found += [replace(each, theme=WONDER) for each in gains] if verb_of(move) == STAGE else gains
        found += _chains(game, city, move, built)
    if city == seat and game.phase == PLAY_CARD:
        found += _handed_on(game, seat, int(card_of(move)))
    return found


def _price(game: Classic, city: int, move: int) -> Iterator[Fact]:
    """Coins to neighbours, to the bank, and for a card that is sold."""
    payment = unpacked(int(payment_of(move)))
    for coins, other in ((payment.left, game.left_of(city)), (payment.right, game.right_of(city))):
        if coins:
            yield Fact("pays", COINS, 0.8 * coins, good=False, amount=coins, names=(("player", int(other)),))
    bank = payment.bank + int(printed_coins(game, city, move))
    if bank > 0:
        yield Fact("costs", COINS, 0.4 * bank, good=False, amount=bank)
    sale = int(sale_of(game, city, move))
    if sale:
        yield Fact("coins", COINS, 0.4 * sale, amount=sale)


def _worth(game: Classic, city: int, built: int) -> Iterator[Fact]:
    """Points as they would count now, science points, and coins."""
    codex, mine = game.codex, game.cities[city]
    points = int(codex.vp[built] + points_of(game, city, mine, built))
    if points > 0:
        yield Fact("points", POINTS, 0.8 * points, amount=points)
    if codex.symbol.start[built] < codex.symbol.start[built + 1]:
        gain = int(symbol_gain(codex, mine, built))
        yield Fact("science", SCIENCE, 1.0 + 0.8 * gain, amount=gain)
    coins = int(codex.coins_now[built] + per_total(game, city, mine, codex.coins_per, built))
    if coins > 0:
        yield Fact("coins", COINS, 0.4 * coins, amount=coins)


def _war(game: Classic, city: int, built: int) -> Iterator[Fact]:
    """Neighbours that the shields pass or draw level with, as shields stand."""
    shields = int(game.codex.shields[built])
    if not shields or not game.age:
        return
    prize = int(game.codex.victory[game.age])
    for other in (int(game.left_of(city)), int(game.right_of(city))):
        ahead = int(game.cities[city].count[SHIELDS] - game.cities[other].count[SHIELDS])
        if ahead <= 0 < ahead + shields:
            won = prize + (1 if ahead < 0 else 0)
            yield Fact("passes", MILITARY, 1.0 + won, amount=won, names=(("player", other),))
        elif ahead < 0 == ahead + shields:
            yield Fact("draws_level", MILITARY, 2.0, names=(("player", other),))


def _supply(game: Classic, city: int, built: int) -> Iterator[Fact]:
    """Resources that the city could not make before, and cheaper trade."""
    codex, mine = game.codex, game.cities[city]
    made = [bool(field(codex.fixed[built], kind)) for kind in range(int(codex.kinds))]
    for place in range(int(codex.choices.start[built]), int(codex.choices.start[built + 1])):
        for kind in range(int(codex.kinds)):
            made[kind] = made[kind] or bool(codex.choices.items[place] & bit(kind))
    for kind, makes in enumerate(made):
        if makes and not field(mine.production, kind) and not mine.own_reach[bit(kind)]:
            name = KEYS[LETTERS.index(codex.letters[kind])]
            yield Fact("resource", ECONOMY, 3.0 / max(int(game.age), 1), names=(("resource", name),))
    if codex.left_price[built] or codex.right_price[built]:
        yield Fact("trades_cheaper", ECONOMY, 2.0)


def _chains(game: Classic, city: int, move: int, built: int) -> Iterator[Fact]:
    """A card that is free by a chain, and cards of later ages that will be."""
    codex = game.codex
    if verb_of(move) == STAGE:
        return
    key = codex.box.cards[built].key
    if is_chained(game, city, built) and not option_of(move) & UNCHAINED:
        yield Fact("by_chain", ECONOMY, 2.0, names=(("card", key),))
    players = int(game.setting.cities)
    for number, card in enumerate(codex.box.cards):
        later = key in card.chain_from and codex.age[number] > game.age and min(card.copies, default=0) <= players
        if later and not is_chained(game, city, number) and not game.cities[city].owned[codex.name[number]]:
            yield Fact("opens_chain", ECONOMY, 1.5 + 0.2 * card.effect.vp, names=(("card", card.key),))


def _handed_on(game: Classic, seat: int, used: int) -> Iterator[Fact]:
    """What the next player finds in this hand that would serve them well."""
    stays = game.stays & bit(16 * game.age + game.turn)
    if game.turn >= game.last_turn or game.seats <= 2 or stays:
        return
    codex = game.codex
    other = int(game.left_of(seat) if game.age != 2 else game.right_of(seat))
    theirs, mine = game.cities[other], game.cities[seat]
    first = int(pack_start(game, game.pack_of(seat)))
    hand = {int(game.packs[place]) for place in range(first, first + int(game.sizes[game.pack_of(seat)]))} - {used}
    for card in sorted(hand):
        if theirs.owned[codex.name[card]]:
            continue
        names = (("card", codex.box.cards[card].key), ("player", other))
        gain = 0
        if codex.symbol.start[card] < codex.symbol.start[card + 1]:
            gain = int(symbol_gain(codex, theirs, card))
        if gain >= MANY_POINTS:
            yield Fact("hands_science", DENIAL, 0.6 * gain, good=False, names=(*names, ("count", gain)))
        behind = int(mine.count[SHIELDS] - theirs.count[SHIELDS])
        if behind >= 0 > behind - codex.shields[card]:
            yield Fact("hands_shields", DENIAL, 1.0 + int(codex.victory[game.age]), good=False, names=names)
        if is_chained(game, other, card):
            worth = 1.5 + 0.3 * codex.box.cards[card].effect.vp
            yield Fact("hands_chain", DENIAL, worth, good=False, names=names)
