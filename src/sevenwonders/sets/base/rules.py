"""What the card files of the base game cannot say: the powers of Babylon, Halicarnassus and Olympia."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.deal import sort_range
from sevenwonders.classic.hooks import LAST_CARD, NEW_AGE, NEW_TURN, SEALED, SetRules
from sevenwonders.classic.moves import card_of, verb_of
from sevenwonders.classic.powers import number_of
from sevenwonders.classic.rules import Rules as Table
from sevenwonders.classic.scoring import fill_plain_sheet, sheet_total
from sevenwonders.classic.table import GONE, PLACE_AT
from sevenwonders.classic.table import Table as Scored
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.base.discard import ask_to_revive, revive_moves
from sevenwonders.sets.base.free_city import (
    discard_last_pile_card,
    draw_for_holder,
    free_city_moves,
    has_free_city,
    holder,
    player_of,
    show_last_pile_card,
)


class Rules(SetRules):
    """The powers, and when the Free City is asked for."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.last_card: i64 = codex.power_bit("play_last_card")
        self.from_discard: i64 = number_of(codex, "build_from_discard")
        self.free_build: i64 = codex.power_bit("free_build_per_age")
        self.copy_guild: i64 = codex.power_bit("copy_guild")
        self.free: i64 = self.add_verb("free", free=True)
        self.revive: i64 = self.add_verb("revive", free=True)
        self.decline: i64 = self.add_verb("decline")
        self.throw: i64 = self.add_verb("throw")
        self.play_last: i64 = self.add_phase("play_last_card")
        self.take: i64 = self.add_phase("take_from_discard")
        self.play_free_city: i64 = self.add_phase("play_free_city")
        self.guilds: i64 = codex.categories.index("guilds")

    def moments(self) -> list[int]:
        return [NEW_AGE, NEW_TURN, SEALED, LAST_CARD]

    def extra_cities(self, players: int) -> int:
        return 1 if players == 2 else 0

    def at(self, game: Table, moment: i64) -> None:
        if moment == NEW_AGE:
            for city in game.cities:
                city.used &= ~self.free_build  # ruling: free_build_per_age
        elif moment == NEW_TURN:
            if has_free_city(game):
                draw_for_holder(game)
        elif moment == SEALED:
            if has_free_city(game):
                game.ask(self.play_free_city, bit(holder(game)), game.seats)
        else:
            self._last_cards(game)

    def _last_cards(self, game: Table) -> None:
        """Ruling: play_last_card."""
        for seat in range(game.seats):
            if game.cities[seat].powers & self.last_card:
                game.keeping |= bit(seat)
                game.ask(self.play_last, bit(seat), seat)
        if not has_free_city(game):
            return
        if not game.cities[game.seats].powers & self.last_card:
            discard_last_pile_card(game)
            return
        player: i64 = holder(game)
        if not game.keeping & bit(player):  # else the holder's own last card comes first: see resolve
            game.discard_hand(player)
            show_last_pile_card(game)
        game.keeping |= bit(player)
        game.ask(self.play_last, bit(player), game.seats)

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        if self.codex.power[effect] == self.from_discard:
            ask_to_revive(game, self.take, city, effect)

    def before_asking(self, game: Table, phase: i64) -> None:
        """Whoever may take a building looks through the pile."""
        if phase == self.take:
            game.show_discard_to(player_of(game, game.argument))

    def legal(self, game: Table, phase: i64, seat: i64, into: Moves) -> None:
        if phase == self.play_free_city:
            free_city_moves(game, into)
        elif phase == self.play_last:
            self._last_card_moves(game, seat, into)
        else:
            revive_moves(game, game.argument, self.revive, self.decline, into)

    def city_asked(self, game: Table, phase: i64, seat: i64) -> i64:
        return game.argument

    def _last_card_moves(self, game: Table, seat: i64, into: Moves) -> None:
        """All uses of the seventh card; a player may also throw it away unused, the Free City only if it is stuck."""
        pack: i64 = game.pack_of(seat)
        if game.argument >= game.seats:
            free_city_moves(game, into)
        else:
            game.card_moves(game.argument, pack, into)
            game.plain_moves(game.cards_held(pack), self.throw, into)
            sort_range(into.ids, 0, into.count)  # sets may have added verbs

    def resolve(self, game: Table, phase: i64) -> None:
        city: i64 = game.argument
        seat: i64 = city
        if city >= game.seats:
            seat = holder(game)
        move: i64 = game.answers[seat]
        if phase == self.play_free_city:
            game.choose_for(city, game.pack_of(seat), move)
        elif phase == self.play_last:
            if verb_of(move) == self.throw:
                game.discard_hand(seat)
            else:
                game.resolve_alone(city, game.pack_of(seat), move)
            waits: bool = city == seat and has_free_city(game) and seat == holder(game)
            if waits and game.cities[game.seats].powers & self.last_card:
                show_last_pile_card(game)
        elif verb_of(move) == self.revive:
            card: i64 = card_of(move)
            place: i64 = game.in_discard(card)
            game.face_down[place] |= i64(GONE) << PLACE_AT
            if not game.quiet:
                game.tell("revive", city, {"card": game.card_key(card)})
            game.build_free(city, card)

    def add_moves(self, game: Table, city: i64, cards: vec[i64], into: Moves) -> None:
        """Olympia A: any card that would cost something, once in an age."""
        mine = game.cities[city]
        if mine.powers & ~mine.used & self.free_build:
            game.free_moves(city, cards, self.free, into)

    def place(self, game: Table, city: i64, move: i64) -> None:
        mine = game.cities[city]
        mine.used |= self.free_build
        mine.add_card(self.codex, card_of(move))
        if not game.quiet:
            source = game.source_facts(game.effect_with(city, "free_build_per_age"))
            game.tell("free", city, {"card": game.card_key(card_of(move)), **source})

    def score(self, game: Scored, city: i64) -> None:
        """Olympia B: the neighbour's guild that is worth most here (rulings: copy_guild, joint_optimum_copy)."""
        mine = game.cities[city]
        if not mine.powers & self.copy_guild:
            return
        sheet = game.sheet[:]
        self._fill(game, city)
        plain: i64 = sheet_total(game)
        best: i64 = 0
        for card in range(self.codex.cards):
            if self.codex.category[card] != self.guilds:
                continue
            name: i64 = self.codex.name[card]
            left, right = game.cities[game.left_of(city)], game.cities[game.right_of(city)]
            if left.owned[name] or right.owned[name]:
                trial = City(self.codex, mine.wonder, mine)
                trial.add_card(self.codex, card)  # as if it stood in the own city (ruling: copy_counts_as_purple)
                game.cities[city] = trial
                self._fill(game, city)
                worth: i64 = sheet_total(game) - plain
                if worth > best:
                    best = worth
        game.cities[city] = mine
        for place in range(len(sheet)):
            game.sheet[place] = sheet[place]
        game.sheet[self.guilds] += best

    def _fill(self, game: Scored, city: i64) -> None:
        """The sheet without this power, but with what the rules of other sets add: theirs may be the guild's points."""
        fill_plain_sheet(game, city)
        for rules in game.setting.scorers:
            if rules is not self:
                rules.score(game, city)
