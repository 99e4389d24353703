"""Tiles before they lie on the tower: the draft, hands, and tiles that are built this turn."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.draft import Draft
from sevenwonders.classic.piles import count_in_zone
from sevenwonders.classic.table import Table
from sevenwonders.core.packed import bit, bit_count
from sevenwonders.core.rng import Rng


class Tiles(Draft):
    """The draft of the tiles. A tile that is built stays in the zone of the hand until all are revealed."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "tile", "tile", codex.box.setup["tiles_dealt"], False, "draft_tile", "keep_tile")
        self.laying: i64 = codex.add_counter()
        """Tiles built this turn, as bits: their places in that zone."""

    def hand_of(self, game: Table, seat: i64) -> vec[i64]:
        """The tiles that a seat has left, ascending."""
        if not game.cities[seat].count[self.laying]:
            return super().hand_of(game, seat)
        return self._held(game, seat, False)

    def left_to(self, game: Table, seat: i64) -> i64:
        """How many they are."""
        return count_in_zone(game, self.hand, seat) - bit_count(game.cities[seat].count[self.laying])

    def laid_by(self, game: Table, seat: i64) -> vec[i64]:
        """The tiles that a seat has built this turn, ascending."""
        if not game.cities[seat].count[self.laying]:
            return vec[i64]([i64(0)] * 0)
        return self._held(game, seat, True)

    def _held(self, game: Table, seat: i64, laid: bool) -> vec[i64]:
        laying: i64 = game.cities[seat].count[self.laying]
        tiles = super().hand_of(game, seat)
        found = vec[i64]([i64(0)] * 0)
        for place in range(len(tiles)):
            if laid == ((laying & bit(place)) != 0):
                found = append(found, tiles[place])
        return found

    def build(self, game: Table, seat: i64, tile: i64) -> None:
        """A tile of the hand is being laid."""
        tiles = super().hand_of(game, seat)
        for place in range(len(tiles)):
            if tiles[place] == tile:
                game.cities[seat].count[self.laying] |= bit(place)

    def all_laid(self, game: Table, seat: i64) -> None:
        """What a seat has built is about to leave its hand."""
        game.cities[seat].count[self.laying] = 0

    def reshuffle(self, game: Table, seat: i64, rng: Rng) -> None:
        """The tiles of others, and which of them they are laying."""
        super().reshuffle(game, seat, rng)
        for other in range(game.seats):
            laying: i64 = game.cities[other].count[self.laying]
            if other != seat and laying:
                places = vec[i64]([i64(0)] * 0)
                for place in range(len(super().hand_of(game, other))):
                    places = append(places, place)
                rng.shuffle(places)
                drawn: i64 = 0
                for number in range(bit_count(laying)):
                    drawn |= bit(places[number])
                game.cities[other].count[self.laying] = drawn
