"""Olympia: a building for nothing once in an age, and a copied guild."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.building import ANY_COLOR, free_moves
from sevenwonders.classic.city import City
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.moments import NEW_AGE
from sevenwonders.classic.moves import card_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.scoring import plain_sheet, sheet_total
from sevenwonders.classic.table import Table
from sevenwonders.core.moves import Moves


class FreeBuild(Part):
    """A card that would cost something, or any of one colour, for nothing, once in an age.

    Olympia A (ruling: free_build_per_age); other sets have such powers too.
    """

    def __init__(self, codex: Codex, power: str, verb: str, color: i64 = ANY_COLOR) -> None:
        super().__init__(codex)
        self.name: str = power
        self.power: i64 = codex.power_bit(power)
        self.color: i64 = color
        self.free: i64 = self.add_verb(verb, free=True)

    def moments(self) -> list[int]:
        return [NEW_AGE]

    def at(self, game: Table, moment: i64) -> None:
        for city in game.cities:
            city.used &= ~self.power

    def add_moves(self, game: Table, city: i64, cards: vec[i64], into: Moves) -> None:
        mine = game.cities[city]
        if mine.powers & ~mine.used & self.power:
            free_moves(game, city, cards, self.free, into, self.color)

    def place(self, game: Table, city: i64, move: i64) -> None:
        mine = game.cities[city]
        mine.used |= self.power
        mine.add_card(self.codex, card_of(move))
        if not game.quiet:
            source = game.source_facts(game.effect_with(city, self.name))
            game.tell("free", city, {"card": game.card_key(card_of(move)), **source})


class CopyGuild(Part):
    """Olympia B: the neighbour's guild that is worth most here (rulings: copy_guild, joint_optimum_copy)."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.power: i64 = codex.power_bit("copy_guild")
        self.guilds: i64 = codex.categories.index("guilds")

    def score(self, game: Table, city: i64, mine: City, sheet: vec[i64]) -> None:
        if not mine.powers & self.power:
            return
        left, right = game.cities[game.left_of(city)], game.cities[game.right_of(city)]
        plain: i64 = self._total(game, city, mine)
        best: i64 = 0
        for card in range(self.codex.cards):
            name: i64 = self.codex.name[card]
            if self.codex.category[card] == self.guilds and (left.owned[name] or right.owned[name]):
                copied = City(self.codex, mine.wonder, mine)
                copied.add_card(self.codex, card)  # as if it stood in the own city (ruling: copy_counts_as_purple)
                worth: i64 = self._total(game, city, copied) - plain
                if worth > best:
                    best = worth
        sheet[self.guilds] += best

    def _total(self, game: Table, city: i64, mine: City) -> i64:
        """All points without this power, but with what other parts add: theirs may be the guild's points."""
        sheet = plain_sheet(game, city, mine)
        for part in game.setting.scorers:
            if part is not self:
                part.score(game, city, mine, sheet)
        return sheet_total(sheet)
