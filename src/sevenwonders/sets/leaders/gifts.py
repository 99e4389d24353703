"""Wil: each opponent gives a leader, one of them is played for free."""

from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.draft import NOTE_AT
from sevenwonders.classic.moves import NO_CARD, card_of, encode
from sevenwonders.classic.piles import cards_in_zone, put_in_zone, take_from_zone
from sevenwonders.classic.ranking import same_team
from sevenwonders.classic.table import NO_MOVE, OWNER_AT, ZONE_AT, Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.base.free_city import player_of
from sevenwonders.sets.leaders.codes import Codes, time_of
from sevenwonders.sets.leaders.draft import draw_leader
from sevenwonders.sets.leaders.recruit import enlist, may_enlist


def ask_gifts(game: Table, codes: Codes, city: i64) -> None:
    """All opponents: whoever has no leader in hand when it comes to it gives none (ruling: wil_empty)."""
    taker: i64 = player_of(game, city)
    givers: i64 = 0
    for seat in range(game.seats):
        if not same_team(game, seat, taker):
            givers |= bit(seat)
    ask(game, codes.giving, givers, city)
    ask(game, codes.playing, bit(taker), city)


def gift_moves(game: Table, codes: Codes, seat: i64, into: Moves) -> None:
    for card in cards_in_zone(game, codes.hand, seat):
        into.add(encode(codes.give, 0, card, 0))


def settle_gifts(game: Table, codes: Codes) -> None:
    city: i64 = game.argument
    taker: i64 = player_of(game, city)
    for seat in range(game.seats):
        if game.answers[seat] != NO_MOVE:
            card: i64 = card_of(game.answers[seat])
            take_from_zone(game, card, codes.hand, seat)
            put_in_zone(game, card, codes.gift, city, bit(seat) | bit(taker) | (time_of(game, 2) << NOTE_AT))
            if not game.quiet:
                wil = game.effect_with(city, "leaders_of_others")
                game.tell("give", seat, {"to": int(city), **game.source_facts(wil, city)})
                game.tell("used", seat, {"card": game.card_key(card)}, seat)
                got: dict[str, Fact] = {"card": game.card_key(card), "from": int(seat)}
                game.tell("given", taker, got, taker)
    for seat in range(game.seats):
        if game.answers[seat] != NO_MOVE:
            draw_leader(game, codes, seat, 3, game.effect_with(city, "leaders_of_others"), city)


def play_moves(game: Table, codes: Codes, into: Moves) -> None:
    """One must be played if that can be done."""
    city: i64 = game.argument
    before: i64 = into.count
    gifts = cards_in_zone(game, codes.gift, city)
    for card in gifts:
        if may_enlist(game, codes, city, card):
            into.add(encode(codes.play, 0, card, 0))
    if into.count == before and len(gifts):
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
        take_from_zone(game, played, codes.out, city)
        enlist(game, city, played, game.effect_with(city, "leaders_of_others"))
