"""Wil: each opponent gives a leader, one of them is played for free."""

from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.entries import in_zone, owner_in, zone_in
from sevenwonders.classic.moves import NO_CARD, card_of, encode
from sevenwonders.classic.parts import Part
from sevenwonders.classic.piles import cards_in_zone, holds_any, put_in_zone, take_from_zone
from sevenwonders.classic.powers import number_of
from sevenwonders.classic.ranking import same_team
from sevenwonders.classic.table import NO_MOVE, Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.base.free_city import player_of
from sevenwonders.sets.leaders.draft import LeaderDraft
from sevenwonders.sets.leaders.recruit import Recruiting, enlist
from sevenwonders.sets.leaders.zones import Zones, time_of


class PlayGift(Part):
    """One of the gifts must be played if that can be done; the others leave the game."""

    def __init__(self, codex: Codex, zones: Zones, recruiting: Recruiting) -> None:
        super().__init__(codex, "play_gift")
        self.zones: Zones = zones
        self.recruiting: Recruiting = recruiting
        self.play: i64 = self.add_verb("play")
        self.decline: i64 = codex.verbs.index("decline")

    def city_asked(self, game: Table, seat: i64) -> i64:
        return game.argument

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        city: i64 = game.argument
        before: i64 = into.count
        gifts = cards_in_zone(game, self.zones.gift, city)
        for card in gifts:
            if self.recruiting.may_enlist(game, city, card):
                into.add(encode(self.play, 0, card, 0))
        if into.count == before and len(gifts):
            into.add(encode(self.decline, 0, NO_CARD, 0))

    def settle(self, game: Table) -> None:
        city: i64 = game.argument
        zones = self.zones
        played: i64 = card_of(game.answers[player_of(game, city)])
        for place in range(len(game.kept)):
            entry: i64 = game.kept[place]
            if zone_in(entry) == zones.gift and owner_in(entry) == city:
                game.kept[place] = in_zone(entry, zones.out)
        if played != NO_CARD:
            take_from_zone(game, played, zones.out, city)
            enlist(game, city, played, game.effect_with(city, "leaders_of_others"))

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        if not 0 <= seat < int(game.seats):
            return {}
        gifts = cards_in_zone(game, self.zones.gift, seat)
        return {"leaders_given": [game.card_key(card) for card in gifts]} if len(gifts) else {}


class GiveLeader(Part):
    """All opponents: whoever has no leader in hand when it comes to it gives none (ruling: wil_empty)."""

    def __init__(self, codex: Codex, draft: LeaderDraft, playing: PlayGift) -> None:
        super().__init__(codex, "give_leader")
        self.draft: LeaderDraft = draft
        self.playing: PlayGift = playing
        self.power: i64 = number_of(codex, "leaders_of_others")
        self.give: i64 = self.add_verb("give", secret=True)

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        if self.codex.power[effect] != self.power:
            return
        taker: i64 = player_of(game, city)
        givers: i64 = 0
        for seat in range(game.seats):
            if not same_team(game, seat, taker):
                givers |= bit(seat)
        ask(game, self.decision, givers, city)
        ask(game, self.playing.decision, bit(taker), city)

    def can_answer(self, game: Table, seat: i64) -> bool:
        return holds_any(game, self.draft.hand, seat)

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        for card in cards_in_zone(game, self.draft.hand, seat):
            into.add(encode(self.give, 0, card, 0))

    def settle(self, game: Table) -> None:
        city: i64 = game.argument
        taker: i64 = player_of(game, city)
        for seat in range(game.seats):
            if game.answers[seat] != NO_MOVE:
                card: i64 = card_of(game.answers[seat])
                known: i64 = bit(seat) | bit(taker)
                take_from_zone(game, card, self.draft.hand, seat)
                put_in_zone(game, card, self.draft.zones.gift, city, known, time_of(game, 2))
                if not game.quiet:
                    wil = game.effect_with(city, "leaders_of_others")
                    game.tell("give", seat, {"to": int(city), **game.source_facts(wil, city)})
                    game.tell("used", seat, {"card": game.card_key(card)}, seat)
                    got: dict[str, Fact] = {"card": game.card_key(card), "from": int(seat)}
                    game.tell("given", taker, got | game.source_facts(wil, city), taker)
        for seat in range(game.seats):
            if game.answers[seat] != NO_MOVE:
                self.draft.draw(game, seat, 3, game.effect_with(city, "leaders_of_others"), city)
