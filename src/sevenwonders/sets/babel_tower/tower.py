"""The tower: tiles in hand, tiles laid this turn, and those that lie open, slot by slot."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.deal import sort_range
from sevenwonders.classic.draft import Draft
from sevenwonders.classic.moves import card_of, encode, option_of
from sevenwonders.classic.piles import lay_down
from sevenwonders.classic.table import IN_DISCARD, Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit, bit_count
from sevenwonders.core.rng import Rng


class Tower:
    """Where the tiles are. What lies open is counted in the first city, what is being laid in the builder's own."""

    def __init__(self, codex: Codex, draft: Draft, verb: i64) -> None:
        self.codex: Codex = codex
        self.draft: Draft = draft
        self.verb: i64 = verb
        self.built: i64 = codex.count_index("babel_tile")
        setup = codex.box.setup
        self.few: i64 = setup["tower_slots"]
        self.many: i64 = setup["tower_slots_many"]
        self.many_players: i64 = setup["tower_many"]
        self.laying: i64 = codex.add_counter()
        """Tiles built this turn, as bits: their places in the hand. They stay there until all are revealed."""
        self.placed: i64 = codex.add_counter()
        """How many tiles have been revealed."""
        most = max(setup["tower_slots"], setup["tower_slots_many"])
        self.slots: vec[i64] = vec[i64]([codex.add_counter() for _ in range(most)])
        """For each slot: where its open tile is counted, from 1."""

    def slots_at(self, game: Table) -> i64:
        """How many slots are in use."""
        if game.seats >= self.many_players:
            return self.many
        return self.few

    def tile_in(self, game: Table, slot: i64) -> i64:
        """The tile that lies open in a slot; -1 if none does."""
        return game.cities[0].count[self.slots[slot]] - 1

    def is_empty(self, game: Table) -> bool:
        return game.cities[0].count[self.placed] == 0

    # ---- building

    def add_moves(self, game: Table, city: i64, cards: vec[i64], into: Moves) -> None:
        """Any card for any tile in hand. The Free City has none."""
        if city >= game.seats:
            return
        tiles: i64 = len(self.hand_of(game, city))
        for option in range(tiles):
            for card in cards:
                into.add(encode(self.verb, option + 1, card, 0))

    def hand_of(self, game: Table, seat: i64) -> vec[i64]:
        """The tiles that a seat has left, ascending."""
        return self._part_of(game, seat, False)

    def _part_of(self, game: Table, seat: i64, laid: bool) -> vec[i64]:
        """The tiles that are being laid, or the others."""
        laying: i64 = game.cities[seat].count[self.laying]
        tiles = self.draft.hand_of(game, seat)
        found = vec[i64]([i64(0)] * 0)
        for place in range(len(tiles)):
            if laid == ((laying & bit(place)) != 0):
                found = append(found, tiles[place])
        return found

    def build(self, game: Table, city: i64, move: i64) -> None:
        """The card is discarded, the tile lies face down until all have acted (ruling: tower_action)."""
        mine = game.cities[city]
        tile: i64 = self.hand_of(game, city)[option_of(move) - 1]
        tiles = self.draft.hand_of(game, city)
        for place in range(len(tiles)):
            if tiles[place] == tile:
                mine.count[self.laying] |= bit(place)
        mine.count[self.built] += 1
        lay_down(game, card_of(move), city, IN_DISCARD)
        if not game.quiet:
            game.tell("tower", city, {})
            game.tell("used", city, {"card": game.card_key(card_of(move))}, city)
            game.tell("tile_ready", city, {"card": game.card_key(tile)}, city)

    def reveal(self, game: Table) -> None:
        """All tiles of the turn, in rising order, each on the oldest place (ruling: tower_placement)."""
        laid = vec[i64]([i64(0)] * 0)
        for seat in range(game.seats):
            if game.cities[seat].count[self.laying]:
                for tile in self._part_of(game, seat, True):
                    laid = append(laid, (tile << 4) | seat)
                game.cities[seat].count[self.laying] = 0
        sort_range(laid, 0, len(laid))
        for entry in laid:
            self.draft.take(game, entry & 15, entry >> 4)
            self.lay(game, entry & 15, entry >> 4)

    def lay(self, game: Table, city: i64, tile: i64) -> None:
        """Put a tile on the next slot, clockwise: the oldest one is covered."""
        counts = game.cities[0].count
        slot: i64 = counts[self.placed] % self.slots_at(game)
        covered: i64 = self.tile_in(game, slot)
        counts[self.slots[slot]] = tile + 1
        counts[self.placed] += 1
        if game.quiet:
            return
        game.tell("tile", city, {"card": game.card_key(tile), "slot": int(slot) + 1})
        if covered >= 0:
            game.tell("tile_covered", city, {"card": game.card_key(covered)})

    # ---- who knows what

    def shown(self, game: Table, seat: int) -> dict[str, Fact]:
        """What lies open, own tiles by key, and how many others have."""
        facts = self.draft.shown(game, seat)
        facts["tile_hands"] = [len(self.hand_of(game, each)) for each in range(int(game.seats))]
        if 0 <= seat < int(game.seats):
            facts["tile_hand"] = [game.card_key(tile) for tile in self.hand_of(game, seat)]
        tiles = [self.tile_in(game, slot) for slot in range(int(self.slots_at(game)))]
        facts["tower"] = [game.card_key(tile) if tile >= 0 else "" for tile in tiles]
        return facts

    def reshuffle(self, game: Table, seat: i64, rng: Rng) -> None:
        """The tiles of others, and which of them they are laying."""
        self.draft.reshuffle(game, seat, rng)
        for other in range(game.seats):
            laying: i64 = game.cities[other].count[self.laying]
            if other != seat and laying:
                places = vec[i64]([i64(0)] * 0)
                for place in range(len(self.draft.hand_of(game, other))):
                    places = append(places, place)
                rng.shuffle(places)
                drawn: i64 = 0
                for number in range(bit_count(laying)):
                    drawn |= bit(places[number])
                game.cities[other].count[self.laying] = drawn
