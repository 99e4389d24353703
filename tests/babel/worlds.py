"""Other worlds with Babel: games that differ from a given one only in what a seat cannot know, history and all."""

from collections import Counter

from sevenwonders import Game, Rng
from sevenwonders.classic.entries import CARD_BITS, ZONE_AT
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moves import CARD_AT, OPTION_AT, card_of, option_of, verb_of
from sevenwonders.sets.babel_tower.tiles import Tiles
from tests.arrange import part
from tests.contract import worlds


def other_babel(game: Game, seat: int) -> Game:
    """A resampled table, and the deal and moves by which it could have come about."""
    assert isinstance(game, Classic)
    drawn = game.resample(seat, Rng(77))
    return Retelling(game, drawn).told()


class Retelling:
    """The history of a game, told so that it leads to the table that was drawn."""

    def __init__(self, game: Classic, drawn: Classic) -> None:
        self.game = game
        self.drawn = drawn
        self.has_tower = "tower" in game.codex.verbs
        self.hidden = worlds._hidden_by_city(drawn)
        self.becomes = self._becomes() if self.has_tower else {}
        """Tiles by which others stand."""

    def _becomes(self) -> dict[int, int]:
        draft = part(self.game, Tiles)
        zones = (int(draft.hand), int(draft.pack), int(draft.rest))
        return {
            int(here) & CARD_BITS: int(there) & CARD_BITS
            for here, there in zip(self.game.kept, self.drawn.kept, strict=True)
            if (int(here) >> ZONE_AT) & 63 in zones
        }

    def told(self) -> Classic:
        game = self.game
        self._mend_deal()
        other = Classic(game.setting, deal=self.drawn.deal)
        past = Classic(game.setting, deal=game.deal)
        for turn in game.turns:
            moves = [(who, self._retold(past, other, who, move)) for who, move in turn]
            for who, move in turn:
                past.play(who, move)
            for who, move in moves:
                other.play(who, move)
        for who in range(int(game.seats)):
            if game.asked >> who & 1 and not game.waiting >> who & 1:
                other.play(who, int(self.drawn.answers[who]))
        return other

    def _mend_deal(self) -> None:
        """Hands and tiles that would have been dealt in that world."""
        game, deal = self.game, self.drawn.deal
        for age in range(1, int(game.age) + 1):
            for pack in range(int(game.seats)):
                start = ((age - 1) * int(game.seats) + pack) * int(deal.hand)
                cards = Counter(int(game.deal.hands[place]) for place in range(start, start + int(deal.hand)))
                cards -= worlds._from_pack(game, age, pack)
                cards += worlds._from_pack(self.drawn, age, pack)
                for place, card in enumerate(sorted(cards.elements())):
                    deal.hands[start + place] = card
        deal.piles = {
            name: sorted(self.becomes.get(card, card) for card in pile) if name.startswith("tile.") else pile
            for name, pile in deal.piles.items()
        }

    def _retold(self, past: Classic, other: Classic, who: int, move: int) -> int:
        """The same move, with the card and the tile that the other world has in their place."""
        codex = past.codex
        verb = codex.verbs[verb_of(move)]
        if verb not in codex.secret_verbs:
            return move
        if verb == "keep_tile":
            card = self.becomes.get(int(card_of(move)), int(card_of(move)))
        else:
            card = self.hidden[who, int(past.age)].pop(0)
        if verb == "tower":
            option = int(option_of(move))
            move += (self._option(past, other, who, option) - option) << OPTION_AT
        return move - (int(card_of(move)) << CARD_AT) + (card << CARD_AT)

    def _option(self, past: Classic, other: Classic, who: int, option: int) -> int:
        """Where the other world has the tile: one that lies open by now, or one of those that are being laid."""
        here, there = (list(part(each, Tiles).hand_of(each, who)) for each in (past, other))
        tile = here[option - 1]
        if tile in there and tile not in self._in_hand():
            return there.index(tile) + 1
        laid = part(self.drawn, Tiles).laid_by(self.drawn, who)
        return next(there.index(each) + 1 for each in laid if each in there)

    def _in_hand(self) -> list[int]:
        """Tiles that nobody has revealed."""
        draft = part(self.game, Tiles)
        return [int(entry) & CARD_BITS for entry in self.game.kept if (int(entry) >> ZONE_AT) & 63 == int(draft.hand)]
