"""Other worlds with leaders: games that differ from a given one only in what a seat cannot know, history and all."""

from collections import Counter, defaultdict
from collections.abc import Callable

from sevenwonders import Game, Rng
from sevenwonders.classic.entries import (
    SEEN_AT,
    age_in,
    card_in,
    layer_in,
    owner_in,
    pack_in,
    turn_in,
    zone_in,
)
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moves import CARD_AT, card_of, verb_of
from sevenwonders.classic.table import NO_PACK
from sevenwonders.sets.leaders.recruit import Recruiting
from tests.arrange import part
from tests.contract import worlds

Told = dict[tuple[int, int], list[int]]


def other_with_leaders(game: Game, seat: int) -> Game:
    """A resampled table, and the deal and moves by which it could have come about."""
    assert isinstance(game, Classic)
    return replayed(game, game.resample(seat, Rng(77)))


def replayed(game: Classic, drawn: Classic) -> Classic:
    """The history of a game, told so that it leads to the table that was drawn."""
    deal = drawn.deal
    for age in range(1, int(game.age) + 1):
        for pack in range(int(game.seats)):
            start = ((age - 1) * int(game.seats) + pack) * int(deal.hand)
            cards = Counter(int(deal.hands[place]) for place in range(start, start + int(deal.hand)))
            cards -= worlds._from_pack(game, age, pack)
            cards += worlds._from_pack(drawn, age, pack)
            for place, card in enumerate(sorted(cards.elements())):
                deal.hands[start + place] = card
    for name, pile in deal.piles.items():
        deal.piles[name] = sorted(pile) if name != "leaders.rest" else pile
    other = Classic(game.setting, deal=deal)
    past = Classic(game.setting, deal=game.deal)
    told, leaders = _hidden_by_city(drawn), _Leaders(drawn)
    for turn in game.turns:
        moves = [(who, _retold(past, who, move, told, leaders)) for who, move in turn]
        for who, move in turn:
            past.play(who, move)
        for who, move in moves:
            other.play(who, move)
    for who in range(int(game.seats)):
        if game.asked >> who & 1 and not game.waiting >> who & 1:
            other.play(who, int(drawn.answers[who]))
    return other


def _hidden_by_city(game: Classic) -> Told:
    """The age cards that each city put face down in each age, in order."""
    found = defaultdict(list)
    for entry in worlds._entries(game):
        if pack_in(entry) != NO_PACK:
            found[layer_in(entry), age_in(entry)].append(card_in(entry))
    return found


class _Leaders:
    """The leaders that each seat kept in each step of the draft, and used unseen in each age."""

    def __init__(self, game: Classic) -> None:
        zones = part(game, Recruiting).zones
        self.kept: dict[tuple[int, int], int] = {}
        self.used: dict[tuple[int, int], int] = {}
        for kept in game.kept:
            entry = int(kept)
            zone, owner, note = zone_in(entry), owner_in(entry), entry >> (SEEN_AT + 16)
            if zone == zones.origin and note >> 8 < 4:
                self.kept[owner, note >> 8] = card_in(entry)
            elif zone == zones.out and note % 64 == 0:
                self.used[owner, note // 64] = card_in(entry)
        for down in game.face_down:
            entry = int(down)
            if pack_in(entry) == NO_PACK and turn_in(entry) == 0:
                self.used[layer_in(entry), age_in(entry)] = card_in(entry)


def _retold(past: Classic, who: int, move: int, told: Told, leaders: _Leaders) -> int:
    """The same move, with the card that the other world has in its place."""
    verb, phase = past.codex.verbs[verb_of(move)], past.codex.phases[past.phase]
    if verb not in past.codex.secret_verbs:
        return move
    if phase == "draft_leader":
        card = leaders.kept[who, int(past.argument)]
    elif phase == "recruit_leader":
        card = leaders.used[who, int(past.age)]
    elif phase == "give_leader":
        raise Untold
    else:
        card = told[who, int(past.age)].pop(0)
    return move - (int(card_of(move)) << CARD_AT) + (card << CARD_AT)


class Untold(Exception):
    """A gift for Wil: the table does not tell who gave what, so this world cannot be retold."""


def or_the_same(build: Callable[[Game, int], Game]) -> Callable[[Game, int], Game]:
    """The same game where no other can be told."""

    def other(game: Game, seat: int) -> Game:
        try:
            return build(game, seat)
        except Untold:
            return game

    return other
