"""Other worlds with leaders: games that differ from a given one only in what a seat cannot know, history and all."""

from collections import Counter, defaultdict
from collections.abc import Callable

from sevenwonders import Game, Rng
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moves import CARD_AT, card_of, verb_of
from sevenwonders.classic.table import AGE_AT, BY_AT, CARD_BITS, NO_PACK, OWNER_AT, PACK_AT, SEEN_AT, TURN_AT, ZONE_AT
from tests.arrange import leader_codes
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
        if (entry >> PACK_AT) & 15 != NO_PACK:
            found[(entry >> BY_AT) & 15, (entry >> AGE_AT) & 3].append(entry & CARD_BITS)
    return found


class _Leaders:
    """The leaders that each seat kept in each step of the draft, and used unseen in each age."""

    def __init__(self, game: Classic) -> None:
        codes = leader_codes(game)
        self.kept: dict[tuple[int, int], int] = {}
        self.used: dict[tuple[int, int], int] = {}
        for kept in game.kept:
            entry = int(kept)
            zone, owner, note = (entry >> ZONE_AT) & 63, (entry >> OWNER_AT) & 15, entry >> (SEEN_AT + 16)
            if zone == codes.origin and note >> 8 < 4:
                self.kept[owner, note >> 8] = entry & CARD_BITS
            elif zone == codes.out and note % 64 == 0:
                self.used[owner, note // 64] = entry & CARD_BITS
        for down in game.face_down:
            entry = int(down)
            if (entry >> PACK_AT) & 15 == NO_PACK and (entry >> TURN_AT) & 15 == 0:
                self.used[(entry >> BY_AT) & 15, (entry >> AGE_AT) & 3] = entry & CARD_BITS


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
