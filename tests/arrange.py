"""Setting a table of 7 Wonders, with any sets, in a line or two, so that a test reads like the rule book.

Most tables have three cities: mine (seat 0), that of the left-hand neighbour (seat 1, the next clockwise) and that of
the right-hand one (seat 2). With two players the third is the Free City.

    game = arrange(city(coins=2), city("stone_pit"), hands=[["baths"]])
    turn(game, "build:baths:l2")

The game is a real one with a real deal: hands hold the cards that the test names, and then any that are left. What a
city has was built by the methods with which the engine builds. What a test does and asks is in `tests/playing.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from mypy_extensions import i64

from sevenwonders.classic.codex import COINS
from sevenwonders.classic.conflicts import take_defeats, take_victory
from sevenwonders.classic.draft import STEP_AT
from sevenwonders.classic.entries import IN_DISCARD, UNDER_STAGE
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moments import NEW_AGE, NEW_TURN
from sevenwonders.classic.parts import Part, part_in
from sevenwonders.classic.piles import lay_face_down, pack_start, put_in_zone
from sevenwonders.classic.resolving import settle_in, take_in
from sevenwonders.classic.setting import Setting
from sevenwonders.classic.turn import deal_hands, go_on
from sevenwonders.core.packed import bit
from sevenwonders.sets import setting_for
from sevenwonders.sets.babel_projects.projects import Projects
from sevenwonders.sets.babel_tower.tiles import Tiles
from sevenwonders.sets.babel_tower.tower import Tower
from sevenwonders.sets.foundations.laying import Laying
from sevenwonders.sets.foundations.tower import Growing
from sevenwonders.sets.leaders.recruit import Recruiting

from .mixes import BABEL, CITIES, FOUNDATION_SETS, LEADERS, TOWERS

ME, LEFT, RIGHT = 0, 1, 2
FREE_CITY = 2
"""The city without a player, at a table of two."""
BOARDS = ("giza_a", "ephesos_a", "babylon_a", "rhodes_a", "olympia_a", "alexandria_a", "halicarnassus_a")
"""Boards of cities for which a test names none, from the first: stone, papyrus, clay, …"""
EIGHTH = {"cities": "petra_a", "towers": "babel_a", "babel_tower": "petra_a", "babel_projects": "petra_a"}
TALL = ("aksum_b", "tenochtitlan_b", "bodhgaya_b", "thebes_b", "athens_b", "babel_b", "ikaruga_b", "telanissos_b")
"""The same with foundations: they stand under boards of Towers."""
DULL_LEADERS = ("sappho", "zenobia", "nefertiti", "cleopatra", "hannibal", "caesar", "varro")
"""A leader for each seat that is given none, so that there is always something to discard."""
DULL_FOUNDATION = "foundation_patience"
FREE_STAGES = "architect_cabinet"

P = TypeVar("P", bound=Part)


@dataclass(frozen=True)
class CityPlan:
    """What a city has when the test begins."""

    cards: tuple[str, ...]
    wonder: str
    stages: tuple[int, ...]
    """Rows of its board that are built, from 0."""
    coins: int | None
    """None: as many as cities of this table have at the beginning."""
    tokens: tuple[int, ...]
    """Values of its conflict tokens."""
    counts: dict[str, int]
    """Tokens of sets."""
    foundation: str
    leaders: tuple[str, ...]
    """Leaders in hand, where the test does not name them seat by seat."""


def city(
    *cards: str,
    wonder: str = "",
    stages: int | tuple[int, ...] = 0,
    coins: int | None = None,
    tokens: Sequence[int] = (),
    foundation: str = "",
    leaders: Sequence[str] = (),
    **counts: int,
) -> CityPlan:
    """`stages` are so many, or those (from 0); `tokens` values of conflict tokens; `counts` tokens of sets."""
    built = tuple(range(stages)) if isinstance(stages, int) else stages
    return CityPlan(cards, wonder, built, coins, tuple(tokens), counts, foundation, tuple(leaders))


def founded(
    foundation: str = DULL_FOUNDATION,
    *cards: str,
    wonder: str = "",
    stages: int = 0,
    coins: int = 6,
    leaders: Sequence[str] = (),
) -> CityPlan:
    """A city on a foundation, by default on one without effects. Its stages cost no resources."""
    return city(*cards, FREE_STAGES, wonder=wonder, stages=stages, coins=coins, foundation=foundation, leaders=leaders)


NEW_CITY = city()


def arrange(
    *plans: CityPlan,
    sets: tuple[str, ...] = (),
    free_city: CityPlan | None = None,
    others: CityPlan = NEW_CITY,
    players: int = 3,
    teams: bool = False,
    seed: int = 1,
    age: int = 1,
    turn: int = 1,
    coins: int = 3,
    hands: Sequence[Sequence[str]] = (),
    discard: Sequence[str] = (),
    pile: Sequence[str] = (),
    recruiting: bool = False,
    leaders: Sequence[Sequence[str]] | None = None,
    leaders_left: Sequence[str] = (),
    leaders_out: Sequence[str] = (),
    tiles: Sequence[Sequence[str]] = (),
    tower: Sequence[str] = (),
    project: str = "",
    left: int = -1,
) -> Classic:
    """A game at the beginning of a turn, all about to choose a card; `recruiting`: about to choose a leader.

    plans: cities clockwise from seat 0; `others` follow. free_city: makes it a game of two.
    coins: of cities whose plan names none. hands: cards in the hands of the seats, from seat 0.
    pile: what the Free City's pile holds, from the card that is drawn this turn.
    leaders: in the hands of the seats; leaders_left were never dealt, leaders_out discarded by the right.
    tiles: what the seats have in hand; tower: tiles laid before, in this order.
    project: that of the age; left: the participation tokens on it, or as many as at the beginning.
    """
    players = 2 if free_city or players == 2 else max(players, len(plans))
    setting = setting_for(players, sets, (), teams)
    everyone = [*plans, *[others] * (players - len(plans)), *([free_city] if free_city else [])]
    everyone += [others] * (int(setting.cities) - len(everyone))
    game = _seated(setting, everyone, seed, age, turn, pile, project)
    game.age = age - 1
    if not recruiting:
        deal_hands(game)
        game.turn = turn - 1
        game.passes = (turn - 1) * (1 if age == 2 else players - 1) % players
        _give_hands(game, hands, everyone)
    for card in discard:
        lay_face_down(game, setting.codex.card_number[card], 0, 0, IN_DISCARD, 0)
    for place, plan in enumerate(everyone):
        _furnish(game, place, plan, coins)
    if "leaders" in sets:
        _give_leaders(game, everyone, leaders, leaders_left, leaders_out)
    _lay_tiles(game, tiles, tower)
    if project and turn > 1:
        part(game, Projects).reveal(game, setting.codex.card_number[project])
    game.moment = NEW_AGE if recruiting else NEW_TURN
    game.asked = game.waiting = 0
    go_on(game)
    if left >= 0:
        projects = part(game, Projects)
        game.count[projects.left] = game.count[projects.open] = i64(left)
    game.events.clear()
    return game


at_cities = partial(arrange, sets=CITIES)
at_babel = partial(arrange, sets=BABEL)
at_towers = partial(arrange, sets=TOWERS)
at_foundations = partial(arrange, sets=FOUNDATION_SETS, others=founded())
at_leaders = partial(arrange, sets=LEADERS, coins=6, leaders=())
recruiting = partial(arrange, sets=LEADERS, coins=6, leaders=(), recruiting=True)
"""The tables of each expansion; `sets` may name more of them."""


def _seated(
    setting: Setting, plans: Sequence[CityPlan], seed: int, age: int, turn: int, pile: Sequence[str], project: str
) -> Classic:
    """The game as dealt, with the boards that are wanted, and nothing asked yet."""
    codex, deal = setting.codex, Classic(setting, seed=seed).deal
    spare = iter(_spare_boards(setting, plans))
    for place, plan in enumerate(plans):
        deal.wonders[place] = i64(codex.wonder_number[plan.wonder or next(spare)])
    for place, card in enumerate(pile):
        deal.rest[(age - 1) * 7 + turn - 1 + place] = i64(codex.card_number[card])
    if project:
        deal.piles["projects"][age - 1] = codex.card_number[project]
    game = Classic(setting, deal=deal)
    game.queue, game.kept, game.face_down = game.queue[:0], game.kept[:0], game.face_down[:0]
    return game


def _spare_boards(setting: Setting, plans: Sequence[CityPlan]) -> list[str]:
    wanted = [plan.wonder[:-2] for plan in plans if plan.wonder]
    sets = [each.key for each in setting.codex.box.sets]
    boards = TALL if "foundations" in sets else (*BOARDS, *(EIGHTH[key] for key in sets if key in EIGHTH))
    return [board for board in boards if board[:-2] not in wanted]


def _give_hands(game: Classic, hands: Sequence[Sequence[str]], plans: Sequence[CityPlan]) -> None:
    """The cards that are named, then as dealt: those last that a city has already."""
    number = game.codex.card_number
    built = {number[card] for plan in plans for card in plan.cards}
    for seat in range(int(game.seats)):
        pack, size = int(game.pack_of(seat)), int(game.deal.hand - game.turn)
        first = int(pack_start(game, pack))
        wanted = [number[card] for card in (hands[seat] if seat < len(hands) else ())]
        assert len(wanted) <= size, "more cards than a hand has on this turn"
        dealt = [int(card) for card in game.packs[first : first + game.deal.hand] if int(card) not in wanted]
        dealt.sort(key=lambda card: card in built)
        held = sorted([*wanted, *dealt][:size])
        for place, card in enumerate(held):
            game.packs[first + place] = i64(card)
        game.sizes[pack] = i64(len(held))


def put_card(game: Classic, place: int, card: str) -> None:
    """A card stands in a city as if it had been built on an earlier turn: with its tokens, without its coins."""
    number = game.codex.card_number[card]
    take_in(game, place, number)
    game.cities[place].add_tokens(game.codex, number)


def put_stage(game: Classic, place: int, row: int) -> None:
    """The same for a row of the city's board."""
    home = game.cities[place]
    home.add_stage(game.codex, row)
    effect = game.codex.stage_effects + home.board[row]
    settle_in(game, place, effect)
    home.add_tokens(game.codex, effect)


def _furnish(game: Classic, place: int, plan: CityPlan, coins: int) -> None:
    home, codex = game.cities[place], game.codex
    for card in plan.cards:
        put_card(game, place, card)
    under = [codex.card_number[card.key] for card in codex.box.cards if card.key not in plan.cards]
    if plan.foundation and place < int(game.seats):
        part(game, Laying).lay_under(game, place, codex.card_number[plan.foundation])
    for stage in plan.stages:
        row = stage
        if plan.foundation:  # it is a stage itself
            row = next(each for each in range(len(home.board)) if home.places[each] == stage + 1)
        put_stage(game, place, row)
        lay_face_down(game, under[stage], 0, place, UNDER_STAGE, 0)
    if plan.foundation and place < int(game.seats):
        _wake(game, place, plan)
    for value in plan.tokens:
        if value > 0:
            take_victory(game, place, value)
        else:
            assert value == -1, "a defeat is a point less"
            take_defeats(game, place, 1)
    for name, count in plan.counts.items():
        home.count[codex.count_index(name)] = i64(count)
    home.count[COINS] = i64(coins if plan.coins is None else plan.coins)


def _wake(game: Classic, place: int, plan: CityPlan) -> None:
    """The effects of a foundation whose stages stand have begun, and their debts are settled."""
    mine, codex = game.cities[place], game.codex
    card = codex.card_number[plan.foundation]
    for step in range(int(codex.first_step[card]), int(codex.first_step[card + 1])):
        if codex.step_at[step] <= len(plan.stages):
            mine.count[part(game, Growing).woken] += 1
            mine.adopt(codex, codex.step_effects + step, part(game, Laying).category)
            mine.add_tokens(codex, codex.step_effects + step)


def _give_leaders(
    game: Classic,
    plans: Sequence[CityPlan],
    leaders: Sequence[Sequence[str]] | None,
    left: Sequence[str],
    out: Sequence[str],
) -> None:
    """In hand, as if each had been kept in a step of the draft; and those that nobody has."""
    zones, numbers = part(game, Recruiting).zones, game.codex.card_number
    for seat in range(int(game.seats)):
        hand: Sequence[str] = plans[seat].leaders
        if leaders is not None:
            hand = leaders[seat] if seat < len(leaders) else [DULL_LEADERS[seat]]
        for step, card in enumerate(hand):
            put_in_zone(game, numbers[card], zones.hand, seat, bit(seat))
            put_in_zone(game, numbers[card], zones.origin, seat, 0, step << STEP_AT)
    for card in left:
        put_in_zone(game, numbers[card], zones.rest, 0, 0)
    for card in out:
        put_in_zone(game, numbers[card], zones.out, RIGHT, bit(RIGHT))


def _lay_tiles(game: Classic, tiles: Sequence[Sequence[str]], tower: Sequence[str]) -> None:
    number = game.codex.card_number
    for seat, keys in enumerate(tiles):
        for step, key in enumerate(keys):
            put_in_zone(game, number[key], part(game, Tiles).hand, seat, bit(seat), (step << STEP_AT) | seat)
    for key in tower:
        part(game, Tower).lay(game, 0, number[key])


def part(game: Classic, kind: type[P]) -> P:
    """What a set brings to this table, of some kind: for tests that look inside."""
    found = part_in(game.codex, kind)
    assert found is not None
    return found
