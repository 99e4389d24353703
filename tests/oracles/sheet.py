"""The score sheet of every city, from what lies in it at the end."""

from collections import Counter
from collections.abc import Sequence
from itertools import product

from sevenwonders.classic.seeing import ClassicView
from sevenwonders.core.game import Scores

from .science import Worth, points, ways
from .standing import City, Ring, Source
from .story import Facts, Story

TILES = (0, 2, 5, 10)
"""Points for so many tiles built."""
BLINDED = ("points_for_color_of_card",)
"""Powers that look at neighbours as guilds do (leaders.toml, Spartacus)."""
NOT_JUDGED = {
    "two cards that copy a guild": "no text says whether both may copy the same",
}
"""What is left out, and why. Only the columns in question are skipped."""


class ScoreSheet:
    """The sheet of one city: the best that all of its choices together can give."""

    def __init__(self, ring: Ring, place: int, copied: Sequence[str] = ()) -> None:
        self.ring = ring
        self.city = City(ring.facts, ring.story, ring.view, place, copied) if copied else ring.cities[place]
        self.around = ring.around(place)
        self.blind = [side for side, other in self.around.items() if other.having("blind_guilds")]
        columns = [color.category for color in ring.facts.box.colors]
        self.points: Counter[str] = Counter(dict.fromkeys(["military", "treasury", "wonder", *columns], 0))
        self.uncertain: set[str] = set()
        """Columns that are not judged."""
        self.joint: set[str] = set()
        """Columns between which the best choice may be split in several ways: only their sum is judged."""
        self._fill()

    def _fill(self) -> None:
        city, seen = self.city, self.city.seen
        self.points["military"] += sum(self.ring.story.victories[city.place]) - self.ring.story.defeats[city.place]
        self.points["treasury"] += seen.coins // 3
        for source in city.sources:
            self.points[source.column] += self._worth(source)
        for leader in self.ring.story.buried[city.place]:
            self.points["wonder"] += 2 * self._cost(leader)
        self.points["babel_tower"] += TILES[self.ring.story.tiles[city.place]]
        self.points["debts"] -= self.ring.story.debts[city.place]
        self.points["projects"] -= self.ring.story.penalties[city.place]
        self._science()

    def _cost(self, leader: str) -> int:
        """Ruling: abu_simbel_bury. The printed cost, or what was paid where it is of choice."""
        if leader in ("stevie", "simeon"):
            return self.ring.story.price.get(leader, 0)
        return self.ring.facts.cards[leader].coins

    # ---- one effect

    def _worth(self, source: Source) -> int:
        effect, city, ring = source.effect, self.city, self.ring
        looks_around = source.column == "guilds" and source.kind == "card"
        hidden = self.blind if looks_around or effect.power in BLINDED else []
        total = effect.vp + ring.counted(city, effect.vp_per, hidden) + ring.in_sets(city, effect.vp_per_set, hidden)
        if effect.power == "never_below_zero":
            return max(0, total)
        return total + self._by_power(source, hidden)

    def _by_power(self, source: Source, hidden: Sequence[str]) -> int:
        city, effect = self.city, source.effect
        power, n = effect.power, effect.power_n
        colors = city.colors
        if power == "points_for_coins":
            return city.seen.coins // 3
        if power == "sets_of_three":
            return 3 * min(colors[color] for color in ("blue", "red", "green"))
        if power == "sets_of_seven":
            seven = ("brown", "grey", "blue", "yellow", "green", "red", "purple")
            return 7 * min(colors[color] for color in seven)
        if power == "tower_builder":
            return self.ring.story.tiles[city.place]
        if power == "points_without_stage":
            return 0 if city.stages_built() else 8
        if power == "points_less_shields":
            return max(0, n - city.shields())
        if power == "price_of_choice":
            return self.ring.story.price.get(source.key, 0) if source.kind == "card" else 0
        if power == "points_for_stones":
            return 2 * self._units("S")
        if power == "coins_and_points_for_stones":
            return self._units("S")
        if power == "points_for_color_of_card":
            return self._of_shown_color(source, hidden)
        if power == "points_for_shield_cards":
            return n * sum(self._has_shield(card) for card in city.cards)
        if power == "points_for_blue_chains":
            return n * self.ring.story.blue_chains[city.place]
        if power == "points_for_recoveries":
            return n * self.ring.story.recoveries[city.place]
        return 0

    def _has_shield(self, card: str) -> bool:
        row = self.ring.facts.cards[card]
        paired = any(step.effect.shields and step.card in self.city.cards for step in row.steps)
        return bool(row.effect.shields or paired)

    def _of_shown_color(self, source: Source, hidden: Sequence[str]) -> int:
        """Cards next door of the colour of the card that was used, for a copy the one that lies where it is from."""
        place = self.city.place
        if source.kind == "copied stage":
            place = self.ring.story.copied_from[place, source.key]
        card = self.ring.story.shown.get(place)
        if card is None:
            return 0
        color = self.ring.facts.color(card)
        return sum(other.colors[color] for side, other in self.around.items() if side not in hidden)

    def _makers(self) -> list[str]:
        """The units of the board and of brown cards: a letter, or several of which one is chosen."""
        own = [
            source
            for source in self.city.sources
            if source.kind == "start" or (source.kind == "card" and self.ring.facts.color(source.key) == "brown")
        ]
        return [unit for source in own for unit in source.effect.produces]

    def _units(self, letter: str) -> int:
        """Ruling: stonehenge_stones."""
        return sum(letter in unit.split("/") for unit in self._makers())

    # ---- science, and what is chosen together with it

    def _science(self) -> None:
        city, facts = self.city, self.ring.facts
        symbols = facts.box.symbols
        free = [each.split("/") for source in city.sources for each in source.effect.science if "/" in each]
        masks = len(city.having("mask"))
        next_door = [
            symbol
            for other in self.around.values()
            for card in other.cards
            if facts.color(card) == "green"
            for symbol in facts.cards[card].effect.science
        ]
        swap = bool(city.having("swap_symbol"))
        pairs = city.having("points_for_pairs")
        worth = self._worth_of_sets()
        materials = self._materials() if pairs else [Counter()]
        best = (-1, 0, 0)
        for chosen in ways(symbols, city.symbols(), free, masks, next_door, swap):
            science = points(chosen.all(), worth)
            paired = max(_paired(pairs, dict(zip(symbols, chosen.own, strict=True)), made) for made in materials)
            best = max(best, (science + paired, science, paired))
        self.points["science"] += best[1]
        self.points["wonder"] += best[2]
        if pairs:
            self.joint |= {"science", "wonder", "leaders"}

    def _worth_of_sets(self) -> Worth:
        more = 3 * len(self.city.having("science_sets"))
        more += sum(source.effect.power_n for source in self.city.having("richer_sets"))
        four = self.ring.facts.setup.get("science_four", 0)
        fours = sum(source.effect.power_n for source in self.city.having("points_for_fours"))
        return Worth(7 + more, four + more + fours if four else 0)

    def _materials(self) -> list[Counter[str]]:
        """Ruling: ikaruga_pairs. Every way to say what the units of choice are."""
        return [Counter(chosen) for chosen in {tuple(sorted(way)) for way in product(*self._split())}]

    def _split(self) -> list[list[str]]:
        return [unit.split("/") for unit in self._makers()]


def _paired(pairs: Sequence[Source], own: dict[str, int], made: Counter[str]) -> int:
    total = 0
    for source in pairs:
        symbol, letter = source.effect.power_of.split("+")
        total += source.effect.power_n * min(own[symbol], made[letter])
    return total


def sheet_of(ring: Ring, place: int) -> ScoreSheet:
    """The sheet of a city. If it may copy a guild next door, what the best of them brings stands under guilds."""
    plain = ScoreSheet(ring, place)
    copies = len(plain.city.having("copy_guild"))
    if copies > 1:
        plain.uncertain |= {"guilds"}
    if not copies:
        return plain
    around = {card for other in ring.around(place).values() for card in other.cards}
    guilds = [card for card in around if ring.facts.color(card) == "purple"]
    best = 0
    for guild in guilds:
        tried = ScoreSheet(ring, place, [guild])
        best = max(best, sum(tried.points.values()) - sum(plain.points.values()))
        if tried.uncertain:
            plain.uncertain |= {"guilds"}
    plain.points["guilds"] += best
    return plain


def judge(facts: Facts, story: Story, view: ClassicView, scores: Scores, teams: bool = False) -> list[str]:
    """Every difference between our sheets and the engine's."""
    ring = Ring(facts, story, view)
    found = []
    for place in range(view.seats):
        sheet, told = sheet_of(ring, place), scores.points[place]
        apart = {column for column in told if told[column] != sheet.points[column]} - sheet.uncertain
        if sheet.joint and sum(told[c] for c in sheet.joint if c in told) == sum(sheet.points[c] for c in sheet.joint):
            apart -= sheet.joint
        found += [
            f"score of seat {place}, {column}: {told[column]}, by the rules {sheet.points[column]}"
            for column in sorted(apart)
        ]
        missing = {column for column, worth in sheet.points.items() if worth and column not in told}
        if missing:
            found.append(f"score of seat {place}: no column for {sorted(missing)}")
        if scores.totals[place] != sum(told.values()) and not teams:
            found.append(f"score of seat {place}: total {scores.totals[place]}, not the sum of its columns")
    return found + _winners(view, scores, teams)


def _winners(view: ClassicView, scores: Scores, teams: bool) -> list[str]:
    """Most points, then most coins; partners together."""
    size = 2 if teams else 1
    sides = [tuple(range(first, first + size)) for first in range(0, view.seats, size)]
    ranks = {
        side: (
            sum(sum(scores.points[seat].values()) for seat in side),
            sum(view.cities[seat].coins for seat in side),
        )
        for side in sides
    }
    best = [seat for side in sides if ranks[side] == max(ranks.values()) for seat in side]
    return [] if best == sorted(scores.winners) else [f"winners {scores.winners}, by the rules {best}"]
