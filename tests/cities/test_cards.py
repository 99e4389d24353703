"""Each black card, guild and stage of Cities does what it says."""

import pytest

from sevenwonders.classic.game import Classic
from tests.arrange import LEFT, ME, RIGHT, at_cities, city
from tests.playing import coins, debts, finish_age, happened, kind, options, pay, peace, points, turn, ways

from .facts import CARDS, WONDERS

RICH = ("sawmill", "quarry", "brickyard", "foundry", "timber_yard", "clay_pit", "glassworks_1", "loom_1", "press_1")
"""Cards that make two or more of each raw material and one of each manufactured good."""
WIDE = (*RICH, "forum", "caravansery")


def built(card: str, *others: str, mine: int = 20, left: int = 3, right: int = 3) -> Classic:
    """A table at which I have just built a card; whoever loses coins has still to say what he pays."""
    age = CARDS[card]["age"]
    game = at_cities(
        city(*WIDE, *others, coins=mine), city(coins=left), city(coins=right), age=age, hands=[[card], [], []]
    )
    use = f"build:{card}"
    turn(game, f"{use}:{ways(game, ME, use)[0]}".rstrip(":"))
    return game


@pytest.mark.parametrize("card", ["gates_of_the_city", "tabularium", "capitol"])
def test_points(card: str) -> None:
    game = built(card)
    assert points(game, ME, "cities") == CARDS[card]["fx"][0]["n"]
    assert points(game, ME, "debts") == 0


@pytest.mark.parametrize("card", ["militia", "mercenaries", "contingent"])
def test_shields(card: str) -> None:
    game = built(card)
    assert game.view(ME).cities[ME].shields == CARDS[card]["fx"][0]["n"]


@pytest.mark.parametrize("card", ["residence", "consulate", "embassy"])
def test_diplomacy_and_points(card: str) -> None:
    game = built(card)
    assert points(game, ME, "cities") == CARDS[card]["fx"][0]["n"]
    assert peace(game) == [1, 0, 0]
    finish_age(game)
    assert peace(game) == [0, 0, 0]
    assert happened(game, "peace") == [(ME, {})]


@pytest.mark.parametrize("card", ["hideout", "lair", "brotherhood", "counterfeiters_guild"])
def test_everybody_else_loses_coins(card: str) -> None:
    game = built(card, left=9, right=0)
    worth, loss = CARDS[card]["fx"][0]["n"], CARDS[card]["fx"][1]["n"]
    column = "guilds" if CARDS[card]["color"] == "purple" else "cities"
    assert points(game, ME, column) == worth
    assert game.to_act() == [LEFT, RIGHT]
    before = coins(game)
    assert options(game, LEFT) == ["pay", *(f"pay:b{n}" for n in range(1, loss + 1))]
    pay(game, loss, 0)
    assert coins(game) == [before[ME], before[LEFT] - loss, before[RIGHT]]
    assert debts(game) == [0, 0, loss]
    assert points(game, RIGHT, "debts") == -loss


@pytest.mark.parametrize("card", ["sepulcher", "cenotaph"])
def test_losses_for_victory_tokens(card: str) -> None:
    age = CARDS[card]["age"]
    game = at_cities(
        city(*WIDE, coins=20, tokens=[3]), city(coins=9, tokens=[1, 3, -1]), city(coins=9, tokens=[-1]), age=age,
        hands=[[card]],
    )  # fmt: skip
    turn(game, f"build:{card}:{ways(game, ME, f'build:{card}')[0]}".rstrip(":"))
    assert game.to_act() == [LEFT]
    pay(game, 1)
    assert debts(game) == [0, 1, 0]
    assert points(game, ME, "cities") == CARDS[card]["fx"][0]["n"]


def test_builders_union() -> None:
    game = at_cities(
        city(*WIDE, coins=20, stages=1), city(coins=9, stages=2), city(coins=9), age=3, hands=[["builders_union"]]
    )
    turn(game, f"build:builders_union:{ways(game, ME, 'build:builders_union')[0]}".rstrip(":"))
    assert game.to_act() == [LEFT]
    assert options(game, LEFT) == ["pay", "pay:b1", "pay:b2"]
    pay(game)
    assert debts(game) == [0, 0, 0]
    assert points(game, ME, "cities") == 4


@pytest.mark.parametrize(("card", "mine", "theirs"), [("gambling_den", 6, 1), ("gambling_house", 9, 2)])
def test_gambling(card: str, mine: int, theirs: int) -> None:
    game = built(card, mine=5)
    assert coins(game) == [5 - CARDS[card]["coins"] + mine, 3 + 3 + theirs, 3 + 3 + theirs]
    assert (LEFT, {"coins": theirs, "source": card, "owner": ME}) in happened(game, "gain")


@pytest.mark.parametrize(("card", "side"), [("clandestine_dock_west", "l"), ("clandestine_dock_east", "r")])
def test_docks(card: str, side: str) -> None:
    sellers = [city("brickyard", wonder="rhodes_a"), city("brickyard", wonder="ephesos_a")]
    plain = at_cities(city(coins=6, wonder="giza_a"), *sellers, age=2, hands=[["laboratory"]])
    assert sorted(ways(plain, ME, "build:laboratory")) == ["l2r4", "l4r2", "r6"]
    game = at_cities(city(card, coins=6, wonder="giza_a"), *sellers, age=2, hands=[["laboratory"]])
    found = {"l": ["l1r4", "l3r2", "r6"], "r": ["l2r3", "l4r1", "r5"]}[side]
    assert sorted(ways(game, ME, "build:laboratory")) == found


@pytest.mark.parametrize("card", ["pigeon_loft", "spy_ring", "torture_chamber"])
def test_masks(card: str) -> None:
    game = at_cities(city(card, "workshop"), city("scriptorium"), city("apothecary"))
    assert points(game, ME, "science") == 1 + 1
    game = at_cities(city(card, "workshop", "apothecary"), city("scriptorium"), city())
    assert points(game, ME, "science") == 1 + 1 + 1 + 7


def test_secret_warehouse() -> None:
    game = at_cities(city("secret_warehouse", wonder="giza_a", coins=0), age=1, hands=[["baths", "stockade"]])
    assert ways(game, ME, "build:baths") == [""]
    game = at_cities(city("secret_warehouse", wonder="giza_a", coins=0), age=2, hands=[["aqueduct", "walls"]])
    assert ways(game, ME, "build:aqueduct") == []  # three stones: one and one more are two
    game = at_cities(
        city("secret_warehouse", "stone_pit", wonder="giza_a", coins=0), age=2, hands=[["aqueduct", "walls"]]
    )
    assert ways(game, ME, "build:aqueduct") == [""]


def test_black_market() -> None:
    game = at_cities(city("black_market", wonder="giza_a", coins=0), age=1, hands=[["stockade", "baths"]])
    assert ways(game, ME, "build:stockade") == [""]  # wood, which the city does not make
    game = at_cities(city("black_market", wonder="giza_a", coins=0), age=3, hands=[["arsenal"]])
    assert ways(game, ME, "build:arsenal") == []


def test_architect_cabinet() -> None:
    game = at_cities(city("architect_cabinet", wonder="giza_b", coins=0), age=2, hands=[["baths"]])
    for _ in range(4):
        turn(game, options(game, ME, "stage:")[0])
    assert points(game, ME, "wonder") == 3 + 5 + 5 + 7
    assert points(game, ME, "cities") == 2


def test_secret_society() -> None:
    game = built("secret_society", "militia", "hideout", mine=5)
    assert coins(game)[ME] == 5 + 3
    assert points(game, ME, "cities") == 2 + 3  # the hideout, and one for each black card


def test_slave_market() -> None:
    game = at_cities(city(*WIDE, coins=5, tokens=[1, 3, 3, -1]), age=3, hands=[["slave_market"]])
    turn(game, f"build:slave_market:{ways(game, ME, 'build:slave_market')[0]}".rstrip(":"))
    assert coins(game)[ME] == 5 + 3
    assert points(game, ME, "cities") == 3


def test_guild_of_shadows() -> None:
    game = at_cities(city("guild_of_shadows", "hideout"), city("militia", "lair"), city("capitol"))
    assert points(game, ME, "guilds") == 3


def test_mourners_guild() -> None:
    game = at_cities(city("mourners_guild", tokens=[5]), city(tokens=[1, 3, -1]), city(tokens=[5]))
    assert points(game, ME, "guilds") == 3


# ---- stages


def stage(wonder: str, number: int) -> Classic:
    """A table at which I have just built a stage of a board, by its number from 1."""
    row = WONDERS[wonder]["stage"][number - 1]
    game = at_cities(city(*WIDE, wonder=wonder, stages=number - 1, coins=20), hands=[["stockade"]])
    turn(game, f"stage:stockade:{ways(game, ME, 'stage:stockade')[0]}".rstrip(":"))
    assert happened(game, "stage")[0][1]["bank"] == row["coins"]
    return game


@pytest.mark.parametrize(("wonder", "number", "worth"), [("petra_a", 1, 3), ("petra_a", 2, 3 + 7), ("petra_a", 3, 17)])
def test_petra_a(wonder: str, number: int, worth: int) -> None:
    assert points(stage(wonder, number), ME, "wonder") == worth


def test_petra_b() -> None:
    game = stage("petra_b", 1)
    assert kind(game) == "pay_loss"
    assert options(game, LEFT)[-1] == "pay:b2"
    assert points(stage("petra_b", 2), ME, "wonder") == 3 + 14
    poor = at_cities(city(*WIDE, wonder="petra_b", stages=1, coins=13), hands=[["stockade"]])
    assert options(poor, ME, "stage") == []


@pytest.mark.parametrize(("number", "worth", "doves"), [(1, 3, 0), (2, 5, 1), (3, 12, 1)])
def test_byzantium_a(number: int, worth: int, doves: int) -> None:
    game = stage("byzantium_a", number)
    assert (points(game, ME, "wonder"), peace(game)[ME]) == (worth, doves)


@pytest.mark.parametrize(("number", "worth", "doves"), [(1, 3, 1), (2, 7, 2)])
def test_byzantium_b(number: int, worth: int, doves: int) -> None:
    game = stage("byzantium_b", number)
    assert (points(game, ME, "wonder"), peace(game)[ME]) == (worth, doves)
