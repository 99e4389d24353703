"""What was chosen happens, step by step for all cities together (ruling: end_of_turn_order)."""

from mypy_extensions import i64

from sevenwonders.classic.city import stage_of
from sevenwonders.classic.codex import BUILD, COINS, SELL, STAGE
from sevenwonders.classic.conflicts import shielded, take_victory
from sevenwonders.classic.entries import IN_DISCARD, UNDER_STAGE
from sevenwonders.classic.moves import FAVOUR, card_of, option_of, payment_of, verb_of
from sevenwonders.classic.paying import chain_facts, pay_tax, printed_coins, tell_tax, uses_chain
from sevenwonders.classic.payment import BANK, FAR, FARTHER, LEFT, RIGHT, coins_in
from sevenwonders.classic.piles import chooser_of, lay_down, take_from_pack
from sevenwonders.classic.scoring import per_total
from sevenwonders.classic.table import NO_MOVE, NO_PACK, Table
from sevenwonders.core.game import NOBODY, Fact
from sevenwonders.core.packed import FIELD, bit


def choose_for(table: Table, city: i64, pack: i64, move: i64) -> None:
    """A city's move for this turn is settled, though not yet shown."""
    table.sealed[city] = move
    table.source[city] = pack


def resolve_alone(table: Table, city: i64, pack: i64, move: i64) -> None:
    """One city plays a card after all the others."""
    for other in range(table.setting.cities):
        table.sealed[other] = NO_MOVE
    choose_for(table, city, pack, move)
    resolve_moves(table)


def resolve_moves(table: Table) -> None:
    """Carry out the sealed moves of all cities that have one, step by step for all together."""
    cities: i64 = table.setting.cities
    for city in range(cities):
        if table.sealed[city] != NO_MOVE and table.source[city] != NO_PACK:
            take_from_pack(table, table.source[city], card_of(table.sealed[city]))
    for city in range(cities):
        if table.sealed[city] != NO_MOVE:
            pay(table, city, table.sealed[city])
    for offset in range(cities):  # cities without a player are revealed first
        shown: i64 = (table.seats + offset) % cities
        if table.sealed[shown] != NO_MOVE:
            place(table, shown, table.sealed[shown])
    for city in range(cities):
        if table.sealed[city] != NO_MOVE:
            credit(table, city, table.sealed[city])
    for city in range(cities):
        if table.sealed[city] != NO_MOVE:
            take_coins(table, city, table.sealed[city])


def pay(table: Table, city: i64, move: i64) -> None:
    """Step 1: every payment comes from the coins held at the start of the turn."""
    mine = table.cities[city]
    table.chained &= ~bit(city)
    if uses_chain(table, city, move):
        table.chained |= bit(city)
    table.to_bank[city] = printed_coins(table, city, move)
    spent: i64 = coins_in(payment_of(move)) + table.to_bank[city]
    for part in table.setting.cashiers:
        part.paid(table, city, move)
    if option_of(move) & FAVOUR and (verb_of(move) == BUILD or verb_of(move) == STAGE):
        _use_favour(table, city, move)
    mine.count[COINS] -= spent
    mine.budget -= spent


def _use_favour(table: Table, city: i64, move: i64) -> None:
    for part in table.setting.favourers:
        if part.favour(table, city, verb_of(move)):
            part.favour_used(table, city, verb_of(move))
            return


def place(table: Table, city: i64, move: i64) -> None:
    """Step 2: cards and stages are built, sold cards join the discard pile."""
    codex = table.codex
    verb: i64 = verb_of(move)
    card: i64 = card_of(move)
    mine = table.cities[city]
    if verb == BUILD:
        if not table.quiet:
            tell_use(table, "build", city, move, {"card": table.card_key(card)})
        mine.add_card(codex, card)
    elif verb == STAGE:
        stage: i64 = stage_of(mine, move)
        if not table.quiet:
            tell_use(table, "stage", city, move, {"stage": int(stage) + 1})
            table.tell("used", city, {"card": table.card_key(card), "for": "stage"}, chooser_of(table, city))
        lay_down(table, card, city, UNDER_STAGE)
        mine.add_stage(codex, stage)
    elif verb == SELL:
        if not table.quiet:
            table.tell("sell", city, {"coins": int(codex.sell_coins)})
            table.tell("used", city, {"card": table.card_key(card), "for": "sell"}, chooser_of(table, city))
        lay_down(table, card, city, IN_DISCARD)
    else:
        table.setting.doers[verb].place(table, city, move)
        if codex.builds_free(verb):
            tell_tax(table, city, table.to_bank[city], card)


def tell_use(table: Table, kind: str, city: i64, move: i64, facts: dict[str, Fact]) -> None:
    """Tell what a city builds, with all that it pays."""
    facts.update(payment_facts(table, city, payment_of(move)))
    facts["bank"] = int(((payment_of(move) >> BANK) & FIELD) + table.to_bank[city])
    facts["chain"] = int(table.chained >> city & 1)
    if facts["chain"]:
        facts.update(chain_facts(table, city, card_of(move)))
    table.tell(kind, city, facts)


def payment_facts(table: Table, city: i64, payment: i64) -> dict[str, Fact]:
    """What an event says of a payment: the coins of each payee."""
    facts: dict[str, Fact] = {
        "left": int((payment >> LEFT) & FIELD),
        "right": int((payment >> RIGHT) & FIELD),
        "bank": int((payment >> BANK) & FIELD),
    }
    for slot, shift in enumerate((FAR, FARTHER)):
        if (payment >> shift) & FIELD:
            facts[f"far{slot + 1}"] = int((payment >> shift) & FIELD)
            facts[f"far{slot + 1}_city"] = int(table.cities[city].far_city[slot])
    return facts


def credit(table: Table, city: i64, move: i64) -> None:
    """Step 3: what neighbours are paid, and the coins for a sold card."""
    payment: i64 = payment_of(move)
    _receive(table, table.left_of(city), (payment >> LEFT) & FIELD)
    _receive(table, table.right_of(city), (payment >> RIGHT) & FIELD)
    if payment >> FAR:
        far = table.cities[city].far_city
        _receive(table, far[0], (payment >> FAR) & FIELD)
        _receive(table, far[1], (payment >> FARTHER) & FIELD)
    if verb_of(move) == SELL:
        table.cities[city].count[COINS] += table.codex.sell_coins
        banked(table, city)


def _receive(table: Table, city: i64, coins: i64) -> None:
    if coins:
        table.cities[city].count[COINS] += coins
        table.cities[city].received += coins


def take_coins(table: Table, city: i64, move: i64) -> None:
    """Step 4: coins at once, counting everything placed in this turn (ruling: vineyard_bazar_same_turn)."""
    codex = table.codex
    verb: i64 = verb_of(move)
    card: i64 = card_of(move)
    mine = table.cities[city]
    if verb == STAGE:
        gain_from(table, city, codex.stage_effects + mine.board[mine.last_stage])
    elif codex.builds(verb):
        gain_from(table, city, card)
    for part in table.setting.watchers:
        part.played(table, city, verb, card, (table.chained >> city & 1) != 0)


def take_in(table: Table, city: i64, card: i64) -> None:
    """A card that was built before comes to stand in a city: what lasts of it counts, what it brings once not."""
    table.cities[city].add_card(table.codex, card)
    settle_in(table, city, card)


def settle_in(table: Table, city: i64, effect: i64) -> None:
    """Let the rules of sets know that an effect stands in a city now."""
    for part in table.setting.settlers:
        part.stands(table, city, effect)


def gain_from(table: Table, city: i64, effect: i64) -> None:
    """An effect has just come to a city by a construction: what it brings once, by data and by rules of sets."""
    codex = table.codex
    settle_in(table, city, effect)
    table.cities[city].add_tokens(codex, effect)
    coins: i64 = codex.coins_now[effect] + per_total(table, city, table.cities[city], codex.coins_per, effect)
    if coins:
        take_from_bank(table, city, coins, effect)
    if codex.shields[effect]:
        shielded(table, city, codex.shields[effect])
    if codex.victory_now[effect]:
        if not table.quiet:
            table.tell("victory", city, {"points": int(codex.victory_now[effect]), **table.source_facts(effect)})
        take_victory(table, city, codex.victory_now[effect])
    for part in table.setting.givers:
        part.gained(table, city, effect)


def take_from_bank(table: Table, city: i64, coins: i64, effect: i64, owner: i64 = NOBODY) -> None:
    """Coins that a city takes from the bank, told to all: by which effect, and whose that is if not its own."""
    table.cities[city].count[COINS] += coins
    if not table.quiet:
        table.tell("gain", city, {"coins": int(coins), **table.source_facts(effect, owner)})
    banked(table, city)


def banked(table: Table, city: i64) -> None:
    """Let the rules of sets know that a city has taken coins from the bank."""
    for part in table.setting.bankers:
        part.banked(table, city)


def build_free(table: Table, city: i64, card: i64) -> None:
    """Build a card that comes free, outside the normal course of a turn: its coins come at once."""
    pay_tax(table, city, BUILD, card)
    table.cities[city].add_card(table.codex, card)
    gain_from(table, city, card)
    for part in table.setting.watchers:
        part.played(table, city, BUILD, card, False)
