"""Made positions: for every kind of sentence two moves, a better one and one that was played, and what is said."""

from collections.abc import Callable
from dataclasses import dataclass

from sevenwonders import Duel, Game
from sevenwonders.duel.codex import standard_tables
from sevenwonders.duel.notation import deal_from_keys
from tests.arrange import arrange as table
from tests.arrange import city as home
from tests.duel.arrange import arrange, city

FIVE = ("workshop", "apothecary", "scriptorium", "pharmacist", "university")
"""Cards with five different symbols."""
WONDERS = "sphinx colossus pyramids piraeus appian_way circus_maximus great_library mausoleum"
RICH = 60

Cards = tuple[str, ...]


@dataclass(frozen=True)
class Position:
    key: str
    game: Callable[[], Game]
    best: str
    played: str
    told: str
    """The sentence in English."""


def draft() -> Game:
    ages = {f"age{age}": ["??"] * 20 for age in (1, 2, 3)}
    parts = {"wonders": WONDERS.split(), **ages, "board": ["??"] * 5, "box": ["??"] * 5}
    return Duel(deal=deal_from_keys(standard_tables(), parts))


def destroying() -> Game:
    game = arrange(
        city(coins=RICH, wonders=["statue_of_zeus"]), city("quarry", "lumber_yard"), accessible=["theater", "altar"]
    )
    game.play(0, "wonder:statue_of_zeus:theater")
    return game


def last_wonder() -> Game:
    return arrange(
        city(coins=RICH, built=["colossus", "sphinx", "piraeus"], wonders=["pyramids"]),
        city(built=["mausoleum", "great_library", "appian_way"]),
        accessible=["theater", "altar"],
    )


def both(*accessible: str, coins: int = RICH, pawn: int = 0) -> Callable[[], Game]:
    return lambda: arrange(city(coins=coins), city(coins=RICH), accessible=accessible, pawn=pawn)


def rival_with(*cards: str, accessible: Cards) -> Callable[[], Game]:
    return lambda: arrange(city(coins=RICH), city(*cards, coins=RICH), accessible=accessible)


def mine(*cards: str, accessible: Cards, wonders: Cards = (), coins: int = RICH) -> Callable[[], Game]:
    return lambda: arrange(city(*cards, coins=coins, wonders=wonders), city(), accessible=accessible)


def hand(*cards: str, own: Cards = (), left: Cards = (), right: Cards = (), age: int = 1) -> Callable[[], Game]:
    return lambda: table(home(*own, coins=9, wonder="rhodes_a"), home(*left), home(*right), hands=[cards], age=age)


LATE = ("academy", "obelisk")
LEARNED = ("library", "rostrum")

POSITIONS = [
    Position("wins_science", mine(*FIVE, accessible=LATE), "build:academy", "build:obelisk",
             "wins the game at once by scientific supremacy"),
    Position("wins_military", both("pretorium", "obelisk", pawn=8), "build:pretorium", "build:obelisk",
             "wins the game at once by military supremacy"),
    Position("wins_points", lambda: arrange(city(coins=10), city("tribunal", coins=0), accessible=["palace"], left=1),
             "build:palace", "sell:palace", "ends the game with more points than the rival"),
    Position("points", both("theater", "altar", coins=0), "build:theater", "sell:theater",
             "brings 3 victory points now (the other move: 0)"),
    Position("coins", both("theater", "altar", coins=0), "sell:theater", "build:theater",
             "brings 2 coins (the other move: 0)"),
    Position("costs", both("theater", "palisade"), "build:theater", "build:palisade",
             "costs 2 coins (the other move: 0)"),
    Position("rival_loses", mine(accessible=("theater", "altar"), wonders=("appian_way",)), "wonder:appian_way:theater",
             "build:theater", "costs the rival 3 coins"),
    Position("pawn", both("guard_tower", "altar"), "build:guard_tower", "sell:guard_tower",
             "moves the conflict pawn 1 space towards the rival's capital"),
    Position("symbol", both("scriptorium", "altar"), "build:scriptorium", "sell:scriptorium", "makes 1 science symbol"),
    Position("pair", mine("scriptorium", accessible=LEARNED), "build:library", "sell:library",
             "completes a pair of symbols, which brings a progress token"),
    Position("by_chain", mine("scriptorium", accessible=LEARNED), "build:library", "sell:library",
             "builds Library for free through a chain"),
    Position("resource", both("quarry", "altar"), "build:quarry", "build:altar",
             "makes stone, which the city could not make before"),
    Position("dearer", both("quarry", "altar"), "build:quarry", "build:altar",
             "makes stone dearer for the rival, who has none"),
    Position("rival_resource", destroying, "destroy:quarry", "destroy:lumber_yard",
             "takes stone out of the rival's production"),
    Position("opens_chain", both("theater", "altar"), "build:theater", "sell:theater", "opens the chain to Statue"),
    Position("again", mine(accessible=("theater", "altar"), wonders=("sphinx",)), "wonder:sphinx:theater",
             "build:theater", "gives another turn at once"),
    Position("last_wonder", last_wonder, "wonder:pyramids:theater", "build:theater",
             "is the last wonder that may be built: those of the rival stay unbuilt"),
    Position("can_pay", mine(accessible=("theater", "palisade"), wonders=("pyramids",), coins=8), "sell:theater",
             "build:palisade", "leaves enough to pay for the Pyramids next"),
    Position("wonder_again", draft, "draft:sphinx", "draft:colossus", "the Sphinx gives another turn"),
    Position("wonder_points", draft, "draft:sphinx", "draft:colossus", "the Sphinx is worth 6 victory points"),
    Position("wonder_shields", draft, "draft:colossus", "draft:sphinx", "the Colossus has 2 shields"),
    Position("leaves_wonder", draft, "draft:sphinx", "draft:colossus",
             "leaves the Sphinx to the rival, with its further turn"),
    Position("leaves_science_win", rival_with(*FIVE, accessible=LATE), "sell:academy", "build:obelisk",
             "leaves Academy to the rival: the last symbol for scientific supremacy"),
    Position("leaves_military_win", both("pretorium", "obelisk", pawn=-8), "sell:pretorium", "build:obelisk",
             "leaves Pretorium to the rival, whose shields then reach the capital"),
    Position("leaves_symbol", rival_with(*FIVE[:4], accessible=LATE), "sell:academy", "build:obelisk",
             "leaves Academy to the rival: different symbol number 5"),
    Position("leaves_pair", rival_with("scriptorium", accessible=LEARNED), "sell:library", "sell:rostrum",
             "leaves Library to the rival: a pair of symbols, and so a progress token"),
    Position("science", hand("scriptorium", "altar", own=("press_1",)), "build:scriptorium", "build:altar",
             "brings 1 victory point of science now (the other move: 0)"),
    Position("passes", hand("guard_tower", "altar", own=("clay_pool",)), "build:guard_tower", "build:altar",
             "passes Bruno in shields: 1 victory point better if it stays so until the end of the Age"),
    Position("draws_level", hand("guard_tower", "altar", own=("clay_pool",), left=("barracks",)), "build:guard_tower",
             "build:altar", "draws level with Bruno in shields: no defeat if it stays so"),
    Position("pays", hand("baths", "altar", left=("stone_pit",)), "build:altar", "build:baths:l2",
             "pays 2 coins to Bruno (the other move: 0)"),
    Position("trades_cheaper", hand("east_trading_post", "altar"), "build:east_trading_post", "build:altar",
             "makes trade with a neighbour cheaper"),
    Position("hands_science", hand("scriptorium", "altar", left=("apothecary", "workshop")), "sell:scriptorium",
             "build:altar", "hands Scriptorium on to Bruno, who makes 8 science points of it"),
    Position("hands_shields", hand("guard_tower", "altar"), "sell:guard_tower", "build:altar",
             "hands Guard Tower on to Bruno, who can get ahead in shields with it"),
    Position("hands_chain", hand("library", "courthouse", right=("scriptorium",), age=2), "sell:library",
             "sell:courthouse", "hands Library on to Carla, who can build it for free through a chain"),
]  # fmt: skip
