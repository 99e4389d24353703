"""Wil: each opponent gives a leader, one of them is played for free."""

from mypy_extensions import i64

from sevenwonders.classic.draft import NOTE_AT
from sevenwonders.classic.moves import NO_CARD, card_of, encode
from sevenwonders.classic.rules import Rules as Table
from sevenwonders.classic.table import OWNER_AT, ZONE_AT
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.base.free_city import player_of
from sevenwonders.sets.leaders.codes import Codes, seats_with_leaders, time_of
from sevenwonders.sets.leaders.draft import draw_leader
from sevenwonders.sets.leaders.recruit import enlist, may_recruit


def ask_gifts(game: Table, codes: Codes, city: i64) -> None:
    """Whoever has no leader in hand gives none (ruling: wil_empty)."""
    givers: i64 = seats_with_leaders(game, codes, player_of(game, city))
    if givers:
        game.ask(codes.giving, givers, city)
        game.ask(codes.playing, bit(player_of(game, city)), city)


def gift_moves(game: Table, codes: Codes, seat: i64, into: Moves) -> None:
    for card in game.cards_in(codes.hand, seat):
        into.add(encode(codes.give, 0, card, 0))


def settle_gifts(game: Table, codes: Codes) -> None:
    city: i64 = game.argument
    taker: i64 = player_of(game, city)
    asked: i64 = seats_with_leaders(game, codes, taker)
    for seat in range(game.seats):
        if asked & bit(seat):
            card: i64 = card_of(game.answers[seat])
            game.take(card, codes.hand, seat)
            game.put(card, codes.gift, city, bit(seat) | bit(taker) | (time_of(game, 2) << NOTE_AT))
            if not game.quiet:
                wil = game.effect_with(city, "leaders_of_others")
                game.tell("give", seat, {"to": int(city), **game.source_facts(wil, city)})
                game.tell("used", seat, {"card": game.card_key(card)}, seat)
                got: dict[str, Fact] = {"card": game.card_key(card), "from": int(seat)}
                game.tell("given", taker, got, taker)
    for seat in range(game.seats):
        if asked & bit(seat):
            draw_leader(game, codes, seat, 3, game.effect_with(city, "leaders_of_others"), city)


def play_moves(game: Table, codes: Codes, into: Moves) -> None:
    """One must be played if that can be done."""
    city: i64 = game.argument
    before: i64 = into.count
    for card in game.cards_in(codes.gift, city):
        if may_recruit(game, codes, city, card):
            into.add(encode(codes.play, 0, card, 0))
    if into.count == before:
        into.add(encode(codes.decline, 0, NO_CARD, 0))


def settle_play(game: Table, codes: Codes) -> None:
    city: i64 = game.argument
    seat: i64 = player_of(game, city)
    played: i64 = card_of(game.answers[seat])
    for place in range(len(game.kept)):
        entry: i64 = game.kept[place]
        if (entry >> ZONE_AT) & 0x3FF == codes.gift | (city << (OWNER_AT - ZONE_AT)):
            game.kept[place] = entry + ((codes.out - codes.gift) << ZONE_AT)
    if played != NO_CARD:
        game.take(played, codes.out, city)
        enlist(game, codes, city, played, game.effect_with(city, "leaders_of_others"))
