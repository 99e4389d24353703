"""What a seat cannot know stays possible: a card that was not recovered has not the colour that asks for it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.deal import sort_range
from sevenwonders.classic.piles import pack_start
from sevenwonders.classic.resample import FACE_DOWN, card_at, group_of, last_held, put_at
from sevenwonders.classic.table import AGE_AT, CARD_BITS, KNOWN_AT, PACK_AT, TURN_AT, Table
from sevenwonders.core.rng import Rng
from sevenwonders.sets.towers.recovery import NOT_AT


def keep_colors(game: Table, seat: i64, rng: Rng) -> None:
    """Exchange cards that cannot lie where they were drawn to for others that are alike to the seat."""
    for place in range(len(game.face_down)):
        entry: i64 = game.face_down[place]
        if entry >> (KNOWN_AT + seat) & 1 or _may_lie(game, FACE_DOWN + place, entry & CARD_BITS):
            continue
        fitting = vec[i64]([i64(0)] * 0)
        for other in _alike(game, seat, entry):
            if _may_lie(game, FACE_DOWN + place, card_at(game, other)) and _may_lie(game, other, entry & CARD_BITS):
                fitting = append(fitting, other)
        if len(fitting):
            chosen: i64 = fitting[rng.below(len(fitting))]
            card: i64 = card_at(game, chosen)
            put_at(game, chosen, entry & CARD_BITS)
            put_at(game, FACE_DOWN + place, card)
            _sort_hands(game)


def _may_lie(game: Table, place: i64, card: i64) -> bool:
    """Whether a card may be the one at a place, by the colours that are known not to be there."""
    if place < FACE_DOWN or place >= 2 * FACE_DOWN:
        return True
    return not game.face_down[place - FACE_DOWN] >> (NOT_AT + game.codex.color[card]) & 1


def _alike(game: Table, seat: i64, entry: i64) -> vec[i64]:
    """The places of the cards that a seat cannot tell from one that lies face down."""
    age: i64 = (entry >> AGE_AT) & 3
    pack: i64 = (entry >> PACK_AT) & 15
    since: i64 = last_held(game, seat, age, pack, (entry >> TURN_AT) & 15)
    if since > 0:
        return group_of(game, seat, age, pack, since)
    places = vec[i64]([i64(0)] * 0)
    for other in range(game.setting.players):
        for place in group_of(game, seat, age, other, 0):
            places = append(places, place)
    return places


def _sort_hands(game: Table) -> None:
    for pack in range(game.setting.players):
        first: i64 = pack_start(game, pack)
        sort_range(game.packs, first, first + game.sizes[pack])
