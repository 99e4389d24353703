"""What is destroyed: a stage, the whole wonder."""

from librt.vecs import pop, vec
from mypy_extensions import i64

from sevenwonders.classic.codex import STAGES, Codex
from sevenwonders.classic.entries import (
    GONE,
    IN_DISCARD,
    UNDER_STAGE,
    age_in,
    card_in,
    known_in,
    layer_in,
    moved_to,
    note_in,
    owner_in,
    place_in,
    shown_to,
    turn_in,
    zone_in,
)
from sevenwonders.classic.moments import FROM_DISCARD, LOSSES
from sevenwonders.classic.parts import Part
from sevenwonders.classic.piles import put_in_zone
from sevenwonders.classic.powers import number_of
from sevenwonders.classic.resolving import take_in
from sevenwonders.classic.table import Table
from sevenwonders.classic.undo import lose_start, remove_stage
from sevenwonders.core.packed import bit
from sevenwonders.sets.leaders.zones import Zones


class Destruction(Part):
    """Attila and Chuck Norris strike once all leaders of the turn are in play."""

    def __init__(self, codex: Codex, zones: Zones) -> None:
        super().__init__(codex)
        self.zones: Zones = zones
        self.stages: i64 = number_of(codex, "destroy_stages")
        self.wonders: i64 = number_of(codex, "no_wonders")
        self.attila: i64 = codex.add_counter()
        self.chuck: i64 = codex.add_counter()
        """Whether these leaders have come into a city and not yet done what they do to all."""

    def moments(self) -> list[int]:
        return [FROM_DISCARD, LOSSES]

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        power: i64 = self.codex.power[effect]
        if power == self.stages:
            game.cities[city].count[self.attila] = 1
        elif power == self.wonders:
            game.cities[city].count[self.chuck] = 1

    def at(self, game: Table, moment: i64) -> None:
        for city in range(game.setting.cities):
            mine = game.cities[city]
            attila, chuck = mine.count[self.attila], mine.count[self.chuck]
            mine.count[self.attila] = 0
            mine.count[self.chuck] = 0
            for other in range(game.setting.cities):
                if attila:
                    lose_stage(game, self.zones, other, city)
                if chuck:
                    lose_wonder(game, other, city)


def lose_stage(game: Table, zones: Zones, city: i64, owner: i64) -> None:
    """Attila: the stage built last, and the card under it goes to the discard pile, a leader out of the game."""
    mine = game.cities[city]
    if not mine.stages:
        return
    if not game.quiet:
        source = game.source_facts(game.effect_with(owner, "destroy_stages"), owner)
        game.tell("stage_lost", city, {"stage": int(mine.last_stage) + 1, **source})
    by_leader: bool = _built_by_leader(game, zones, city, mine.last_stage)
    remove_stage(game, city, mine.last_stage)
    last: i64 = -1
    for index in range(len(game.face_down)):
        if _is_marker(game.face_down[index], city):
            last = index
    if last < 0 or by_leader:
        return
    entry: i64 = game.face_down[last]
    card: i64 = card_in(entry)
    if not zones.is_leader(card):
        game.face_down[last] = moved_to(entry, IN_DISCARD)
        return
    game.face_down, _ = pop(game.face_down, last)
    time: i64 = (age_in(entry) * 16 + turn_in(entry)) * 4
    put_in_zone(game, card, zones.out, city, known_in(entry), time)


def _built_by_leader(game: Table, zones: Zones, city: i64, stage: i64) -> bool:
    """Whether a stage has no card under it since a leader built it; that is forgotten now."""
    for place in range(len(game.kept)):
        entry: i64 = game.kept[place]
        here: bool = zone_in(entry) == zones.builder and owner_in(entry) == city
        if here and note_in(entry) == stage:
            game.kept, _ = pop(game.kept, place)
            return True
    return False


def _is_marker(entry: i64, city: i64) -> bool:
    return place_in(entry) == UNDER_STAGE and layer_in(entry) == city


def lose_wonder(game: Table, city: i64, owner: i64) -> None:
    """Chuck Norris: no board any more; the cards under its stages stand in the city, without what they bring once."""
    mine, codex = game.cities[city], game.codex
    if not len(mine.board):
        return
    if not game.quiet:
        source = game.source_facts(game.effect_with(owner, "no_wonders"), owner)
        game.tell("wonder_gone", city, {"wonder": game.wonder_key(city), **source})
    for stage in range(len(mine.board)):
        if mine.stages & bit(stage):
            remove_stage(game, city, stage)
    mine.count[STAGES] = 0  # other sets may have counted a step of the board that no card lies under
    mine.set_board(codex, vec[i64]([i64(0)] * 0), vec[i64]([i64(0)] * 0))
    lose_start(game, city)
    for index in range(len(game.face_down)):
        entry: i64 = game.face_down[index]
        if _is_marker(entry, city):
            card: i64 = card_in(entry)
            place: i64 = IN_DISCARD
            if not mine.owned[codex.name[card]]:
                take_in(game, city, card)
                place = GONE
            game.face_down[index] = shown_to(moved_to(entry, place), bit(game.seats) - 1)
