"""The tower: any card may be used to build a tile, and the tiles that lie open, slot by slot."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.dealing import sort_range
from sevenwonders.classic.entries import IN_DISCARD
from sevenwonders.classic.moments import END_TURN
from sevenwonders.classic.moves import card_of, encode, option_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.piles import lay_down
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.sets.babel_tower.tiles import Tiles

SEATS: Final = 16
"""More seats than there are: a tile and its builder are one number, so that tiles are sorted with their builders."""


class Tower(Part):
    """Tiles are built face down, revealed at the end of the turn, and worth points however long they lie open."""

    def __init__(self, codex: Codex, tiles: Tiles) -> None:
        super().__init__(codex)
        self.tiles: Tiles = tiles
        self.verb: i64 = self.add_verb("tower", secret=True, hides_option=True)
        self.built: i64 = codex.count_index("babel_tile")
        self.category: i64 = codex.categories.index("babel_tower")
        setup = codex.box.setup
        self.worth: list[int] = [0, *(setup[f"tiles_built_{number}"] for number in (1, 2, 3))]
        """Points for so many tiles built."""
        self.few: i64 = setup["tower_slots"]
        self.many: i64 = setup["tower_slots_many"]
        self.many_players: i64 = setup["tower_many"]
        self.placed: i64 = codex.add_table_counter()
        """How many tiles have been revealed."""
        most = max(setup["tower_slots"], setup["tower_slots_many"])
        self.slots: vec[i64] = vec[i64]([codex.add_table_counter() for _ in range(most)])
        """For each slot: where the table counts its open tile, from 1."""

    def slots_at(self, game: Table) -> i64:
        """How many slots are in use."""
        if game.seats >= self.many_players:
            return self.many
        return self.few

    def tile_in(self, game: Table, slot: i64) -> i64:
        """The tile that lies open in a slot; -1 if none does."""
        return game.count[self.slots[slot]] - 1

    def is_empty(self, game: Table) -> bool:
        return game.count[self.placed] == 0

    # ---- building

    def add_moves(self, game: Table, city: i64, cards: vec[i64], into: Moves) -> None:
        """Any card for any tile in hand. The Free City has none."""
        if city >= game.seats:
            return
        tiles: i64 = self.tiles.left_to(game, city)
        for option in range(tiles):
            for card in cards:
                into.add(encode(self.verb, option + 1, card, 0))

    def place(self, game: Table, city: i64, move: i64) -> None:
        """The card is discarded, the tile lies face down until all have acted (ruling: tower_action)."""
        tile: i64 = self.tiles.hand_of(game, city)[option_of(move) - 1]
        self.tiles.build(game, city, tile)
        game.cities[city].count[self.built] += 1
        lay_down(game, card_of(move), city, IN_DISCARD)
        if not game.quiet:
            game.tell("tower", city, {})
            game.tell("used", city, {"card": game.card_key(card_of(move)), "for": "sell"}, city)
            game.tell("tile_ready", city, {"card": game.card_key(tile)}, city)

    def moments(self) -> list[int]:
        return [END_TURN]

    def at(self, game: Table, moment: i64) -> None:
        """Reveal all tiles of the turn, in rising order, each on the oldest place (ruling: tower_placement)."""
        laid = vec[i64]([i64(0)] * 0)
        for seat in range(game.seats):
            for tile in self.tiles.laid_by(game, seat):
                laid = append(laid, tile * SEATS + seat)
            self.tiles.all_laid(game, seat)
        sort_range(laid, 0, len(laid))
        for entry in laid:
            self.tiles.take(game, entry % SEATS, entry // SEATS)
            self.lay(game, entry % SEATS, entry // SEATS)

    def lay(self, game: Table, city: i64, tile: i64) -> None:
        """Put a tile on the next slot, clockwise: the oldest one is covered."""
        slot: i64 = game.count[self.placed] % self.slots_at(game)
        covered: i64 = self.tile_in(game, slot)
        game.count[self.slots[slot]] = tile + 1
        game.count[self.placed] += 1
        if game.quiet:
            return
        game.tell("tile", city, {"card": game.card_key(tile), "slot": int(slot) + 1})
        if covered >= 0:
            game.tell("tile_covered", city, {"card": game.card_key(covered), "other_card": game.card_key(tile)})

    # ---- points, and what all see

    def score(self, game: Table, city: i64, mine: City, sheet: vec[i64]) -> None:
        """Whether the tiles still lie open does not matter (ruling: tower_points)."""
        built: i64 = mine.count[self.built]
        most: i64 = len(self.worth) - 1
        if built > most:
            built = most
        sheet[self.category] += self.worth[built]

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        tiles = [self.tile_in(game, slot) for slot in range(int(self.slots_at(game)))]
        return {"tower": [game.card_key(tile) if tile >= 0 else "" for tile in tiles]}
