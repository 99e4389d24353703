"""What buildings, wonders and tokens do: coins, symbols, shields. Whoever brings them about, by whatever way."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.core.packed import bit, bit_count, field, has
from sevenwonders.duel.scoring import most
from sevenwonders.duel.table import CHOOSE_PROGRESS, IN_CITY, LOOTED, MILITARY, SCIENCE, Table


def add_building(table: Table, seat: i64, card: i64) -> None:
    """Everything a building does when it is built, paid for or not."""
    codex = table.codex
    city = table.city(seat)
    table.places[card] = u8(IN_CITY + seat)
    city.add_card(codex, card)
    coins: i64 = codex.gain[card]
    if codex.gain_each[card]:  # ruling: coins_for_cards
        coins += codex.gain_each[card] * field(city.counts, codex.gain_kind[card])
    if codex.guild_coins[card]:  # ruling: guild_which_city
        coins += codex.guild_coins[card] * most(table, codex.guild_counts[card])
    gain(table, seat, coins, card)
    shields: i64 = codex.shields[card]
    if shields:
        advance(table, seat, shields + field(city.extra_shields, codex.color[card]))
    if codex.science[card]:
        add_symbol(table, seat, codex.science[card])


def gain(table: Table, seat: i64, coins: i64, source: i64) -> None:
    if coins:
        table.city(seat).coins += coins
        if not table.quiet:
            table.tell("gain", seat, {"coins": int(coins), "source": table.source_key(source)})


def lose(table: Table, seat: i64, coins: i64, source: i64) -> None:
    lost: i64 = table.city(seat).lose_coins(coins)
    if not table.quiet:
        table.tell("lose", seat, {"coins": int(lost), "source": table.source_key(source)})


def token_with(table: Table, column: vec[i64], seat: i64) -> i64:
    """The progress token of a seat that has a number in a column, as a source."""
    codex = table.codex
    for token in range(len(column)):
        if column[token] and has(table.city(seat).progress, token):
            return codex.cards + codex.wonders + token
    return LOOTED


def add_symbol(table: Table, seat: i64, symbol: i64) -> None:
    """A new symbol may win the game, the second of a pair brings a progress token."""
    city = table.city(seat)
    if city.symbols & symbol:
        if not city.pairs & symbol:
            city.pairs |= symbol
            if table.board:  # ruling: science_no_token_left
                table.ask(CHOOSE_PROGRESS)
        return
    city.symbols |= symbol
    if bit_count(city.symbols) >= table.codex.symbols_to_win:
        table.end(SCIENCE, seat)


def advance(table: Table, seat: i64, shields: i64) -> None:
    """Move the pawn towards the rival's capital, space by space, with what lies on the way."""
    codex = table.codex
    step: i64 = 1 if seat == 0 else -1
    steps: i64 = shields
    while steps > 0:
        steps -= 1
        table.pawn += step
        ahead: i64 = table.pawn * step
        if ahead >= codex.capital:
            break
        if ahead > 0 and codex.space_loot[ahead]:
            taken: i64 = table.looted1 if seat == 0 else table.looted0
            if not has(taken, ahead):  # ruling: military_tokens
                if seat == 0:
                    table.looted1 |= bit(ahead)
                else:
                    table.looted0 |= bit(ahead)
                lose(table, 1 - seat, codex.space_loot[ahead], LOOTED)
    if not table.quiet:
        table.tell("pawn", seat, {"shields": int(shields), "pawn": int(table.pawn)})
    if table.pawn * step >= codex.capital:
        table.end(MILITARY, seat)
