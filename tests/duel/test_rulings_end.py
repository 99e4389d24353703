"""Rulings on coins for cards, guilds, the end of the game and its points."""

import pytest

from .arrange import ANTOINE, BRUNO, CityPlan, arrange, city, coins, home, options, play, points, price, sell_one
from .facts import CARDS, TOKENS, WONDERS
from .slow import color_count

BROWN = ["clay_pool", "quarry", "lumber_yard", "sawmill"]
GREY = ["glassworks", "press", "drying_room"]
COUNTED = {
    "yellow": ["tavern", "brewery", "clay_reserve", "customs_house"],
    "blue": ["theater", "altar", "baths", "statue"],
    "green": ["workshop", "apothecary", "scriptorium", "pharmacist"],
    "red": ["guard_tower", "stable", "garrison", "palisade"],
}
GUILD_OF = {
    "yellow": "merchants_guild",
    "blue": "magistrates_guild",
    "green": "scientists_guild",
    "red": "tacticians_guild",
}


def gain(game_cities: tuple[CityPlan, CityPlan], card: str) -> int:
    """The coins that a card gives when Antoine builds it."""
    game = arrange(*game_cities, accessible=[card])
    before = coins(game)[ANTOINE] - price(game, ANTOINE, card)
    play(game, f"build:{card}")
    return coins(game)[ANTOINE] - before


def test_coins_for_cards() -> None:
    rich = 40
    rival = city(*BROWN[2:], *COUNTED["yellow"][2:], *COUNTED["red"][2:], GREY[2], built=["pyramids", "colossus"])
    assert gain((city(*COUNTED["yellow"][:2], coins=rich), rival), "lighthouse") == 3, "itself included"
    assert gain((city(coins=rich), rival), "lighthouse") == 1
    assert gain((city(*COUNTED["red"][:2], coins=rich), rival), "armory") == 2
    assert gain((city(*BROWN[:2], coins=rich), rival), "port") == 4
    assert gain((city(*GREY[:2], coins=rich), rival), "chamber_of_commerce") == 6
    assert gain((city(coins=rich, built=["sphinx", "piraeus", "mausoleum"]), rival), "arena") == 6
    for card in ("armory", "port", "chamber_of_commerce", "arena"):
        assert gain((city(coins=rich), rival), card) == 0, "the own city only"

    game = arrange(city(coins=rich), accessible=["lighthouse", "arena", "study"])
    play(game, "build:lighthouse", "sell:study", "build:arena")
    assert coins(game)[ANTOINE] == rich - 6 + 1 - 6, "once: another yellow card brings nothing more"


@pytest.mark.parametrize("color", COUNTED)
def test_guild_which_city(color: str) -> None:
    guild, cards = GUILD_OF[color], COUNTED[color]
    for mine, theirs in ((3, 1), (1, 3), (2, 2), (0, 4), (4, 0), (0, 0)):
        cities = city(*cards[:mine], coins=40), city(*cards[mine : mine + theirs])
        assert gain(cities, guild) == max(mine, theirs)
        game = arrange(city(*cards[:mine], guild), cities[1], age=3)
        assert points(game, ANTOINE, "purple") == max(mine, theirs)
        assert points(game, BRUNO, "purple") == 0


def test_guild_which_city_may_change() -> None:
    """Coins for Antoine's two red cards; at the end Bruno has three."""
    game = arrange(
        city("guard_tower", "stable", coins=30),
        city("garrison", "palisade", coins=30),
        accessible=["tacticians_guild", "circus"],
    )
    play(game, "build:tacticians_guild")
    assert coins(game)[ANTOINE] == 30 - 8 + 2
    play(game, "build:circus")
    assert points(game, ANTOINE, "purple") == 3
    assert points(game, BRUNO, "purple") == 0


def test_guild_shipowners() -> None:
    cities = city(*BROWN[:3], coins=40), city(*GREY)
    assert gain(cities, "shipowners_guild") == 3, "not the most brown of one and the most grey of the other"
    mixed = city(BROWN[0], GREY[0], coins=40), city(*BROWN[1:], GREY[1])
    assert gain(mixed, "shipowners_guild") == 4, "brown and grey of one city together"
    game = arrange(city(*BROWN[:3], "shipowners_guild"), city(*GREY), age=3)
    assert points(game, ANTOINE, "purple") == 3
    game = arrange(city(BROWN[0], GREY[0], "shipowners_guild"), city(*BROWN[1:], GREY[1]), age=3)
    assert points(game, ANTOINE, "purple") == 4


def test_guild_builders_and_moneylenders() -> None:
    built = city(coins=40, built=["sphinx", "pyramids", "piraeus"])
    assert gain((built, city()), "builders_guild") == 0
    assert gain((built, city()), "moneylenders_guild") == 0
    for mine, theirs in (
        (["sphinx"], ["pyramids", "piraeus", "colossus"]),
        (["pyramids", "piraeus", "colossus"], ["sphinx"]),
    ):
        game = arrange(city("builders_guild", built=mine), city(built=theirs), age=3)
        assert points(game, ANTOINE, "purple") == 6

    for own, rival, vp in ((8, 11, 3), (11, 8, 3), (2, 2, 0), (9, 9, 3)):
        game = arrange(city("moneylenders_guild", coins=own), city(coins=rival), age=3)
        assert points(game, ANTOINE, "purple") == vp, "full threes of the richer city"
        assert points(game, ANTOINE, "coins") == own // 3, "besides the points for the own coins"
        assert points(game, BRUNO, "coins") == rival // 3


def test_guild_colour() -> None:
    guilds = [card for card, row in CARDS.items() if "guild" in row]
    assert all(CARDS[guild]["color"] == "purple" for guild in guilds)
    three = ["merchants_guild", "magistrates_guild", "shipowners_guild"]
    game = arrange(city(*three), city(coins=40, wonders=["statue_of_zeus", "circus_maximus"]), age=3, to_act=BRUNO)
    assert points(game, ANTOINE, "purple") == 0, "guilds count for no guild"
    assert home(game, ANTOINE).sale == 2
    for wonder in ("statue_of_zeus", "circus_maximus"):
        turn = game.clone()
        play(turn, options(turn, f"wonder:{wonder}:")[0])
        assert options(turn, "destroy:") == [], "and cannot be taken away"
        assert home(turn, ANTOINE).cards == home(game, ANTOINE).cards


def test_end_order_of_victories() -> None:
    strong = city("palace", "town_hall", "gardens", "pantheon", "senate", coins=30)
    game = arrange(city(coins=20), strong, accessible=["arsenal"], left=1, pawn=6)
    play(game, "build:arsenal")
    assert (game.scores().victory, game.scores().winners) == ("military", [ANTOINE]), "on the very last card"
    five = city("workshop", "apothecary", "scriptorium", "pharmacist", "academy", coins=20)
    game = arrange(five, strong, accessible=["university"], left=1)
    play(game, "build:university")
    assert (game.scores().victory, game.scores().winners) == ("science", [ANTOINE])
    game = arrange(five, strong, accessible=["university"], left=1)
    play(game, "sell:university")
    assert (game.scores().victory, game.scores().winners) == ("points", [BRUNO])

    assert not any("shields" in row and "science" in row for row in CARDS.values()), "never both at once"
    assert not any("science" in row for row in WONDERS.values())
    assert not any("shields" in row for row in TOKENS.values())


def test_end_points() -> None:
    antoine = city(
        *("theater", "palace", "library", "university", "arena", "port"),
        *("magistrates_guild", "quarry", "press", "walls"),
        coins=11,
        built=["pyramids", "sphinx"],
        tokens=["mathematics", "agriculture", "law"],
    )
    game = arrange(antoine, city("altar", "baths", "statue", coins=5), age=3, left=1, pawn=4)
    sell_one(game)
    scores = game.scores()
    assert scores.points[ANTOINE] == {
        "military": 5,
        "blue": 3 + 7,
        "green": 2 + 2,
        "yellow": 3 + 3,
        "purple": 3,
        "wonders": 9 + 6,
        "progress": 3 * 3 + 4,
        "coins": (11 + 2 + 2) // 3,
    }
    assert scores.points[BRUNO]["coins"] == 1, "each for his own treasure"
    assert scores.totals == [sum(scores.points[ANTOINE].values()), 3 + 3 + 4 + 1]
    assert (scores.victory, scores.winners) == ("points", [ANTOINE])
    assert [game.payoff(ANTOINE), game.payoff(BRUNO)] == [1.0, 0.0]


@pytest.mark.parametrize(
    ("antoine", "pawn"),
    [
        (city(coins=0), 1),
        (city("theater", coins=0), 0),
        (city("library", coins=0), 0),
        (city("port", coins=0), 0),
        (city("shipowners_guild", "quarry", "press", coins=0), 0),
        (city(coins=0, built=["sphinx"]), 0),
        (city(coins=0, tokens=["philosophy"]), 0),
        (city(coins=0, tokens=["mathematics"]), 0),
        (city(coins=6), 0),
    ],
    ids=["military", "blue", "green", "yellow", "purple", "wonders", "progress", "mathematics", "coins"],
)
def test_end_points_decide(antoine: CityPlan, pawn: int) -> None:
    """Bruno has one point, for coins; Antoine has two or more of one kind."""
    game = arrange(antoine, city(coins=1), age=3, left=1, pawn=pawn, to_act=BRUNO)
    sell_one(game)
    assert game.scores().totals[BRUNO] == 1
    assert game.scores().winners == [ANTOINE]


def tie(antoine: CityPlan, bruno: CityPlan) -> tuple[str, list[int], str]:
    """How a game ends in which Bruno sells the last card."""
    game = arrange(antoine, bruno, age=3, left=1, to_act=BRUNO)
    sell_one(game)
    scores = game.scores()
    assert scores.totals[ANTOINE] == scores.totals[BRUNO]
    return scores.victory, scores.winners, scores.tie_break


def test_end_tie() -> None:
    assert color_count(["theater", "altar"], "blue") == 2
    two_cards, one_card = city("theater", "altar", coins=3), city("palace", coins=0)
    assert tie(two_cards, one_card) == ("points", [BRUNO], "blue"), "points, not cards: 6 to 7"
    assert tie(city("palace", coins=0), city("theater", "altar", coins=1)) == ("points", [ANTOINE], "blue")
    guild = city("theater", "magistrates_guild", coins=0)
    assert tie(guild, city("altar", coins=1)) == ("shared", [0, 1], ""), "the guild's point is not a blue one"
    assert tie(city(coins=3), city(coins=1)) == ("shared", [0, 1], "")

    game = arrange(city(coins=3), city(coins=1), age=3, left=1, to_act=BRUNO)
    sell_one(game)
    assert [game.payoff(ANTOINE), game.payoff(BRUNO)] == [0.5, 0.5]
