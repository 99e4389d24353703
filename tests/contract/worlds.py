"""Other worlds: games that differ from a given one only in what a seat cannot know, history and all."""

from collections import Counter, defaultdict

from sevenwonders import Duel, Game, Rng
from sevenwonders.classic.entries import (
    DRAWN,
    age_in,
    card_in,
    layer_in,
    pack_in,
    place_in,
)
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moves import CARD_AT, card_of, verb_of
from sevenwonders.classic.piles import pack_start
from sevenwonders.records.replay import begin

HIDDEN_VERBS = ("stage", "sell", "throw")


def other_duel(game: Game, seat: int) -> Game:
    """What the seat knows, written down, with every unknown filled in otherwise."""
    assert isinstance(game, Duel)
    record = game.record(seat)
    other = begin(record)
    for turn in record.turns:
        for who, move in turn:
            other.play(who, move)
    assert other.record(seat) == record
    return other


def other_classic(game: Game, seat: int) -> Game:
    """A resampled table, and the deal and moves by which it could have come about."""
    assert isinstance(game, Classic)
    drawn = game.resample(seat, Rng(77))
    deal = drawn.deal
    for age in range(1, int(game.age) + 1):
        for pack in range(int(game.seats)):
            start = ((age - 1) * int(game.seats) + pack) * int(deal.hand)
            cards = Counter(int(game.deal.hands[place]) for place in range(start, start + int(deal.hand)))
            cards -= _from_pack(game, age, pack)
            cards += _from_pack(drawn, age, pack)
            for place, card in enumerate(sorted(cards.elements())):
                deal.hands[start + place] = card
    other = Classic(game.setting, deal=deal)
    past = Classic(game.setting, deal=game.deal)
    told = _hidden_by_city(drawn)
    for turn in game.turns:
        age = int(past.age)
        moves = [(who, _retold(game, who, age, move, told)) for who, move in turn]
        for who, move in turn:
            past.play(who, move)
        for who, move in moves:
            other.play(who, move)
    for who in range(int(game.seats)):
        if game.asked >> who & 1 and not game.waiting >> who & 1:
            other.play(who, int(drawn.answers[who]))
    return other


def _entries(game: Classic) -> list[int]:
    return [int(entry) for entry in game.face_down if place_in(entry) != DRAWN]


def _from_pack(game: Classic, age: int, pack: int) -> Counter[int]:
    """The cards that left a hand face down, or are still in it."""
    cards = Counter(card_in(entry) for entry in _entries(game) if age_in(entry) == age and pack_in(entry) == pack)
    if age == game.age:
        first = int(pack_start(game, pack))
        cards.update(int(game.packs[place]) for place in range(first, first + int(game.sizes[pack])))
    return cards


def _hidden_by_city(game: Classic) -> dict[tuple[int, int], list[int]]:
    """What each city put face down in each age, in order."""
    found = defaultdict(list)
    for entry in _entries(game):
        found[layer_in(entry), age_in(entry)].append(card_in(entry))
    return found


def _retold(game: Classic, who: int, age: int, move: int, told: dict[tuple[int, int], list[int]]) -> int:
    """The same move, with the card that the other world has in its place."""
    if game.codex.verbs[verb_of(move)] not in HIDDEN_VERBS:
        return move
    card = told[who, age].pop(0)
    return move - (int(card_of(move)) << CARD_AT) + (card << CARD_AT)
