"""What a seat cannot know stays possible: a card that was not recovered has not the colour that asks for it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.dealing import sort_range
from sevenwonders.classic.entries import age_in, card_in, is_known, pack_in, turn_in
from sevenwonders.classic.piles import pack_start
from sevenwonders.classic.places import FACE_DOWN, IN_PILE, card_at, noted, put_at
from sevenwonders.classic.resampling import group_of, last_held
from sevenwonders.classic.table import Table
from sevenwonders.core.rng import Rng
from sevenwonders.sets.towers.lying import is_not


def keep_colors(game: Table, seat: i64, rng: Rng) -> None:
    """Exchange cards that cannot lie where they were drawn to for others that are alike to the seat."""
    for index in range(len(game.face_down)):
        entry: i64 = game.face_down[index]
        card: i64 = card_in(entry)
        if is_known(entry, seat) or _may_lie(game, FACE_DOWN + index, card):
            continue
        fitting = vec[i64]([i64(0)] * 0)
        for other in _alike(game, seat, entry):
            if _may_lie(game, FACE_DOWN + index, card_at(game, other)) and _may_lie(game, other, card):
                fitting = append(fitting, other)
        if len(fitting):
            chosen: i64 = noted(game, fitting[rng.below(len(fitting))])
            here: i64 = noted(game, FACE_DOWN + index)
            fits: i64 = card_at(game, chosen)
            put_at(game, chosen, card)
            put_at(game, here, fits)
            _sort_hands(game)


def _may_lie(game: Table, place: i64, card: i64) -> bool:
    """Whether a card may be the one at a place, by the colours that are known not to be there."""
    if place < FACE_DOWN or place >= IN_PILE:
        return True
    return not is_not(game.face_down[place - FACE_DOWN], game.codex.color[card])


def _alike(game: Table, seat: i64, entry: i64) -> vec[i64]:
    """The places of the cards that a seat cannot tell from one that lies face down."""
    age: i64 = age_in(entry)
    hand: i64 = pack_in(entry)
    since: i64 = last_held(game, seat, age, hand, turn_in(entry))
    if since > 0:
        return group_of(game, seat, age, hand, since)
    places = vec[i64]([i64(0)] * 0)
    for other in range(game.setting.players):
        for place in group_of(game, seat, age, other, 0):
            places = append(places, place)
    return places


def _sort_hands(game: Table) -> None:
    for pack in range(game.setting.players):
        first: i64 = pack_start(game, pack)
        sort_range(game.packs, first, first + game.sizes[pack])
