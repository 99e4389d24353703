"""What chance decides in 7 Wonders: boards, and the hands of three ages."""

from collections.abc import Sequence

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sevenwonders.classic.cards import Box
from sevenwonders.classic.codex import Codex
from sevenwonders.core.rng import Rng


class Deal:
    """A deal never changes, so copies of a game share it."""

    def __init__(self, wonders: vec[i64], hands: vec[i64], rest: vec[i64], hand: i64, players: i64) -> None:
        self.wonders: vec[i64] = wonders
        """The board side of each city."""
        self.hands: vec[i64] = hands
        """The cards of each hand, ascending: age after age, seat after seat."""
        self.rest: vec[i64] = rest
        """The cards dealt to cities without a player, in the order in which they are drawn: age after age."""
        self.hand: i64 = hand
        """Cards in a hand."""
        self.players: i64 = players
        self.piles: dict[str, list[int]] = {}
        """Whatever else a set deals, by name."""


def shuffled(items: vec[i64], rng: Rng) -> vec[i64]:
    mixed: vec[i64] = items[:]
    rng.shuffle(mixed)
    return mixed


def deck(codex: Codex, age: int, players: int) -> vec[i64]:
    """The cards of an age for a number of players, without guilds: every copy."""
    found = vec[i64]([i64(0)] * 0)
    for number, card in enumerate(codex.box.cards):
        if card.deck == f"age{age}":
            for least in card.copies:
                if least <= players:
                    found = append(found, i64(number))
    return found


def cards_of(codex: Codex, name: str) -> list[int]:
    """All cards of a deck."""
    return [number for number, card in enumerate(codex.box.cards) if card.deck == name]


class Pool:
    """Cards of which some, unseen, join the deck of an age."""

    def __init__(self, cards: list[int], drawn: int) -> None:
        self.cards: vec[i64] = vec[i64]([i64(card) for card in cards])
        self.drawn: i64 = min(drawn, len(cards))


class Decks:
    """The decks of the ages for one number of players, before anything is drawn."""

    def __init__(self, codex: Codex, players: int, cities: int, more: list[list[tuple[list[int], int]]]) -> None:
        """`more` are pools that sets add, for each age: cards, and how many of them are drawn."""
        least = 3 if players < 3 else players
        self.ages: list[vec[i64]] = [deck(codex, age, least) for age in (1, 2, 3)]
        self.pools: list[list[Pool]] = [[Pool(cards, drawn) for cards, drawn in added] for added in more]
        guilds = cards_of(codex, "guild")
        self.pools[2].append(Pool(guilds, least + int(codex.guilds_added)))
        sizes = [len(self.ages[age]) + sum(int(pool.drawn) for pool in self.pools[age]) for age in range(3)]
        self.hand: i64 = min(int(codex.hand), min(sizes) // cities)
        """Cards in a hand: fewer than usual where there are not enough for so many cities."""

    def drawn(self, age: i64, size: i64, rng: Rng) -> vec[i64]:
        """So many cards of an age in random order, those of its pools among them."""
        cards: vec[i64] = self.ages[age - 1]
        for pool in self.pools[age - 1]:
            cards = extend(cards, shuffled(pool.cards, rng)[: pool.drawn])
        return shuffled(cards, rng)[:size]

    def everything(self, age: i64) -> vec[i64]:
        """All cards that might be dealt in an age."""
        cards: vec[i64] = self.ages[age - 1][:]
        for pool in self.pools[age - 1]:
            cards = extend(cards, pool.cards)
        return cards


def new_deal(
    codex: Codex, decks: Decks, players: int, cities: int, sides: str, rng: Rng, boards: list[int] | None = None
) -> Deal:
    """Shuffle and deal as the rule book says. `boards` are the sides that may be dealt: all, unless they are given."""
    allowed = list(range(int(codex.wonders))) if boards is None else boards
    hand: i64 = decks.hand
    hands = vec[i64]([i64(0)] * (3 * players * hand))
    rest = vec[i64]([i64(0)] * (3 * (cities - players) * hand))
    deal = Deal(deal_wonders(codex.box, cities, sides, allowed, rng), hands, rest, hand, players)
    for age in range(1, 4):
        deal_age(decks, age, deal, rng)
    return deal


def deal_age(decks: Decks, age: i64, deal: Deal, rng: Rng) -> None:
    """Deal one age anew."""
    dealt: i64 = deal.players * deal.hand
    spare: i64 = len(deal.rest) // 3
    cards = decks.drawn(age, dealt + spare, rng)
    start: i64 = (age - 1) * dealt
    for place in range(dealt):
        deal.hands[start + place] = cards[place]
    for seat in range(deal.players):
        sort_range(deal.hands, start + seat * deal.hand, start + (seat + 1) * deal.hand)
    for place in range(spare):
        deal.rest[(age - 1) * spare + place] = cards[dealt + place]


def sort_range(items: vec[i64], first: i64, after: i64) -> None:
    """Put a part of a list in ascending order, in place."""
    for end in range(first + 1, after):
        item: i64 = items[end]
        place: i64 = end
        while place > first and items[place - 1] > item:
            items[place] = items[place - 1]
            place -= 1
        items[place] = item


def deal_wonders(box: Box, cities: int, sides: str, allowed: list[int], rng: Rng) -> vec[i64]:
    """A board for each city, with the side that its card shows, or all with the same side."""
    wonders = box.wonders
    sides_of: dict[str, list[int]] = {}
    for number in allowed:
        sides_of.setdefault(wonders[number].city, []).append(number)
    boards = list(sides_of)
    if len(boards) < cities:
        raise ValueError(f"{cities} boards are needed; these sets allow {len(boards)}")
    if sides and all(wonders[number].side != sides for number in allowed):
        raise ValueError(f"no board can be played with side {sides} in this mix of sets")
    order = shuffled(vec[i64]([i64(number) for number in range(len(boards))]), rng)
    found = vec[i64]([i64(0)] * 0)
    for city in range(cities):
        choices = sides_of[boards[order[city]]]
        kept = [number for number in choices if sides in ("", wonders[number].side)]
        found = append(found, i64((kept or choices)[rng.below(len(kept or choices))]))
    return found


def choose_wonders(codex: Codex, deal: Deal, keys: Sequence[str], allowed: list[int]) -> None:
    """Give the seats the boards they chose. Raises ValueError if that cannot be."""
    if len(keys) != deal.players:
        raise ValueError(f"{len(keys)} boards chosen; there are {deal.players} players")
    box = codex.box
    known = sorted(box.wonders[number].key for number in allowed)
    for key in keys:
        if key not in known:
            found = "cannot be played with these sets" if key in codex.wonder_number else "is no board"
            raise ValueError(f"'{key}' {found}; known: {', '.join(known)}")
    chosen = [codex.wonder_number[key] for key in keys]
    boards = [box.wonders[number].city for number in chosen]
    if len(set(boards)) != len(boards):
        raise ValueError("two players cannot have the same board")
    for seat, number in enumerate(chosen):
        deal.wonders[seat] = i64(number)
    free = [number for number in allowed if box.wonders[number].city not in boards]
    for place in range(len(chosen), len(deal.wonders)):
        if box.wonders[deal.wonders[place]].city in boards:
            deal.wonders[place] = i64(free[0])
        boards.append(box.wonders[deal.wonders[place]].city)
        free = [number for number in free if box.wonders[number].city not in boards]
