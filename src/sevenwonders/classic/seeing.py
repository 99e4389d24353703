"""What a seat may know of a table of 7 Wonders: its own hand and choice, and what lies open."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.asking import city_asked
from sevenwonders.classic.cards import Effect
from sevenwonders.classic.city import City
from sevenwonders.classic.codex import COINS, DEFEATS, MILITARY, SHIELDS, VICTORIES
from sevenwonders.classic.entries import (
    IN_DISCARD,
    UNDER_STAGE,
    card_in,
    is_known,
    layer_in,
    place_in,
)
from sevenwonders.classic.moments import PLAYED
from sevenwonders.classic.piles import pack_start
from sevenwonders.classic.supply import NOBODY_FAR
from sevenwonders.classic.table import NO_MOVE, Table
from sevenwonders.classic.tariff import NOT_SOLD
from sevenwonders.core.game import Decision, Fact, Scores, View
from sevenwonders.core.packed import bit, field
from sevenwonders.core.resources import unpack

MOST_SHOWN: Final = 5
"""Units of one resource that a view tells at the most: no cost asks for more."""


@dataclass(frozen=True)
class FarView:
    """A city that is no neighbour and sells."""

    city: int
    prices: dict[str, int]
    """Coins for one unit of each resource that it sells."""


@dataclass(frozen=True)
class CityView:
    wonder: str
    stages: list[bool]
    """Which stages are built."""
    board: list[str]
    """The stages that it may build, such as `giza_a.1`: those of another board where it copies them."""
    coins: int
    cards: list[str]
    starts: bool
    """Whether the start of the board still works."""
    production: str
    """Letters of the units made this turn, a resource without end five times."""
    choices: list[str]
    """Choice units, such as `W/C`, of the owner, with those of this turn only."""
    for_sale: str
    """Letters of the units that neighbours may buy."""
    choices_for_sale: list[str]
    """The choice units among them."""
    left_prices: dict[str, int]
    """Coins for one unit of each resource bought from the left."""
    right_prices: dict[str, int]
    far: list[FarView]
    """Cities further off that sell to this one."""
    share_price: int
    """Coins for a unit from the bank of which both neighbours get a third each; 0: none is sold so."""
    shields: int
    victories: int
    defeats: int
    military: int
    """Points of conflict tokens."""
    counts: dict[str, int]
    """Colours, symbols and tokens."""
    under_stages: list[str]
    """Cards under stages that this seat knows; all of them once the game is over."""


@dataclass(frozen=True)
class ClassicView(View):
    age: int
    turn: int
    last_turn: int
    passes_left: bool
    """Whether hands go to the left in this age."""
    hand: list[str]
    chosen: str
    """The seat's own sealed choice, which it may still change; empty if it has none."""
    sealed: str
    """The seat's own move of this turn, settled while something is still decided before all moves are shown."""
    cities: list[CityView]
    """Clockwise from seat 0; cities without a player come last."""
    hands: list[int]
    """Cards in each seat's hand."""
    discards: int
    discard: list[str]
    """The cards of the discard pile that this seat has seen."""
    extras: dict[str, Fact]
    """What the sets in play add."""


def view_of(game: Table, seat: int, scores: Scores) -> ClassicView:
    """The view of a seat, or of a spectator."""
    plays = 0 <= seat < int(game.seats)
    phase = game.codex.phases[game.phase]
    hand = _hand(game, seat) if plays and game.turn else []
    own = int(game.answers[seat]) if plays and game.asked >> seat & 1 else NO_MOVE
    return ClassicView(
        game=game.name,
        seat=seat,
        seats=int(game.seats),
        decisions=[
            Decision(phase, s, int(city_asked(game, s))) for s in range(int(game.seats)) if game.waiting >> s & 1
        ],
        over=game.ended,
        scores=scores,
        age=int(game.age),
        turn=int(game.turn),
        last_turn=int(game.last_turn),
        passes_left=game.age != 2,
        hand=hand,
        chosen=game.text(own) if own != NO_MOVE else "",
        sealed=game.text(int(game.sealed[seat])) if plays and _is_settled(game, seat) else "",
        cities=[_city(game, city, seat) for city in range(int(game.setting.cities))],
        hands=[int(game.sizes[game.pack_of(s)]) for s in range(int(game.seats))],
        discards=len(_face_down(game, seat, IN_DISCARD, -1, False)),
        discard=_face_down(game, seat, IN_DISCARD, -1, True),
        extras={key: fact for part in game.setting.showers for key, fact in part.show(game, seat).items()},
    )


def _is_settled(game: Table, seat: int) -> bool:
    """Whether a seat's move of this turn is settled and not yet shown."""
    return game.moment == PLAYED and game.sealed[seat] != NO_MOVE


def _hand(game: Table, seat: int) -> list[str]:
    pack: i64 = game.pack_of(seat)
    first: i64 = pack_start(game, pack)
    return [game.card_key(game.packs[place]) for place in range(int(first), int(first + game.sizes[pack]))]


def _face_down(game: Table, seat: int, place: int, city: int, known: bool) -> list[str]:
    """Cards that lie face down in some place, of one city or all (-1): all, or those that the seat has seen."""
    found = []
    for entry in game.face_down:
        if place_in(entry) != place or (city >= 0 and layer_in(entry) != city):
            continue
        seen = game.ended or (seat >= 0 and is_known(entry, seat))
        if seen or not known:
            found.append(game.card_key(card_in(entry)))
    return sorted(found)


def _city(game: Table, number: int, seat: int) -> CityView:
    codex, city = game.codex, game.cities[number]
    letters = codex.letters
    wonder = codex.box.wonders[city.wonder]
    cards = [card.key for i, card in enumerate(codex.box.cards) if city.has(codex, i)]
    choosers = _choosers(game, number, cards)
    return CityView(
        wonder=wonder.key,
        stages=[bool(city.stages & bit(row)) for row in range(max(len(city.board), len(wonder.stages)))],
        board=[codex.stage_keys[int(stage)] for stage in city.board],
        coins=int(city.count[COINS]),
        cards=cards,
        starts=city.start_works,
        production=_units(int(city.made_now), letters),
        choices=[*_choices(choosers), *_units_of_today(city, letters)],
        for_sale=_units(int(city.sale_now), letters),
        choices_for_sale=_choices([effect for effect in choosers if effect.tradeable]),
        left_prices={letter: int(field(city.left_prices, i)) for i, letter in enumerate(letters)},
        right_prices={letter: int(field(city.right_prices, i)) for i, letter in enumerate(letters)},
        far=_far(city, letters),
        share_price=int(city.share_price),
        shields=int(city.count[SHIELDS]),
        victories=int(city.count[VICTORIES]),
        defeats=int(city.count[DEFEATS]),
        military=int(city.points[MILITARY]),
        counts={what: int(city.count[i]) for i, what in enumerate(codex.counted) if i >= codex.first_color},
        under_stages=_face_down(game, seat, UNDER_STAGE, number, True),
    )


def _units(packed: int, letters: str) -> str:
    units = unpack(packed, letters)
    return "".join(letter * min(units.count(letter), MOST_SHOWN) for letter in letters)


def _far(city: City, letters: str) -> list[FarView]:
    found = []
    for slot, number in enumerate(city.far_city):
        if number != NOBODY_FAR:
            prices = {letter: int(field(city.far_prices[slot], i)) for i, letter in enumerate(letters)}
            sold = {letter: price for letter, price in prices.items() if price != NOT_SOLD}
            found.append(FarView(int(number), sold))
    return found


def _choosers(game: Table, number: int, cards: list[str]) -> list[Effect]:
    """What makes units of choice in a city this turn: its board, its cards, its stages."""
    codex, city = game.codex, game.cities[number]
    effects = [codex.box.wonders[city.wonder].start] if city.start_works else []
    awake = (key for key in cards if not city.sleeps(codex.card_number[key]))
    effects += [codex.box.cards[codex.card_number[key]].effect for key in awake]
    effects += [codex.stages[int(stage)].effect for i, stage in enumerate(city.board) if city.stages & bit(i)]
    return [effect for effect in effects if effect.produces]


def _choices(effects: list[Effect]) -> list[str]:
    return [unit for effect in effects for unit in effect.produces if "/" in unit]


def _units_of_today(city: City, letters: str) -> list[str]:
    """Units that the city has this turn only, for itself."""
    return ["/".join(letter for i, letter in enumerate(letters) if mask & bit(i)) for mask in city.today]
