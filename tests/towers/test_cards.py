"""Every turquoise card and both guilds, built in a city that can pay for them."""

import pytest

from sevenwonders.classic.game import Classic
from tests.arrange import LEFT, ME, RIGHT, at_towers, city
from tests.playing import RICH, answer, coins, cost_of, happened, kind, makes, options, points, seen, turn, war, ways

from .facts import CARDS, Fact


def built(card: str, *more: str, others: tuple[str, ...] = (), players: int = 3, coins: int = 20) -> Classic:
    """A game in which my city has just built a card; the cities next door have some too."""
    age = CARDS[card]["age"]
    able = tuple(each for each in RICH if not (card.startswith("forge") and each == "forge_1"))
    mine = city(*able, *more, coins=coins, wonder="babel_a")
    beside = city(*others)
    plans = [mine, beside, *[city()] * (players - 3), beside]
    game = at_towers(*plans, players=players, age=age, hands=[[card]])
    turn(game, next(move for move in options(game, ME, "build") if f":{card}" in move))
    return game


@pytest.mark.parametrize(
    ("card", "shields", "worth", "astrolabes"),
    [
        ("armoury", 1, 0, 0),
        ("cellar", 0, 2, 0),
        ("astronomer", 0, 0, 1),
        ("ballista", 2, 0, 0),
        ("shipyard", 0, 0, 1),
        ("aedicule", 0, 4, 0),
        ("plunder", 1, 0, 0),
        ("atrium", 0, 9, 0),
        ("harbour_office", 0, 0, 1),
        ("war_elephant", 5, 0, 0),
        ("engineer", 0, 0, 1),
        ("tomb", 0, 6, 0),
        ("siege_tower", 3, 0, 0),
    ],
)
def test_shields_points_and_symbols(card: str, shields: int, worth: int, astrolabes: int) -> None:
    game = built(card)
    found = seen(game)
    assert (found["shields"], found["astrolabe"], found["turquoise"]) == (shields, astrolabes, 2), "a Forge stands too"
    assert (points(game, ME, "towers"), points(game, ME, "science")) == (worth, astrolabes)
    assert coins(game)[ME] == 20 - CARDS[card]["coins"] + (5 if card == "plunder" else 0)


@pytest.mark.parametrize("row", [row for row in CARDS.values() if row.get("chain_from")], ids=lambda row: row["key"])
def test_chains(row: Fact) -> None:
    """A chain makes a card free in a city that has nothing."""
    card, source = row["key"], row["chain_from"][0]
    game = at_towers(city(coins=0), players=8, age=CARDS[card]["age"], hands=[[card]])
    assert ways(game, ME, f"build:{card}") == []
    game = at_towers(city(source, coins=0), players=8, age=CARDS[card]["age"], hands=[[card]])
    assert ways(game, ME, f"build:{card}") == [""]
    turn(game, f"build:{card}")
    assert happened(game, "build")[0][1]["chain"] == 1


def test_clinic() -> None:
    assert points(built("clinic"), ME, "towers") == 4
    assert points(built("clinic", "barracks", "armoury"), ME, "towers") == 2
    assert points(built("clinic", "war_elephant"), ME, "towers") == 0, "never less than nothing"


@pytest.mark.parametrize("forge", ["forge_1", "forge_2"])
def test_forge(forge: str) -> None:
    game = at_towers(city(forge), city("marketplace"), city(), age=2, hands=[[], ["shipyard"], ["shipyard"]])
    assert makes(game, ME, "T")
    assert game.view(LEFT).cities[ME].for_sale == "ST"
    assert cost_of(game, RIGHT, "astronomer") == ["l2"]
    assert cost_of(game, LEFT, "astronomer") == ["r2"], "the Marketplace knows three goods"
    assert coins(built(forge))[ME] == 20 - 1


def test_assassin() -> None:
    game = built("assassin", coins=6)
    assert (kind(game), options(game, ME)) == ("hire_mercenary", ["decline", "hire:b5"])
    answer(game, "hire:b5")
    assert (coins(game)[ME], seen(game)["shields"], seen(game)["mercenary"]) == (1, 1, 1)
    assert happened(game, "hire") == [(ME, {"coins": 5, "source": "assassin"})]
    assert kind(game) == "play_card"


def test_investor() -> None:
    game = built("investor")
    turn(game, options(game, ME, "stage")[0])
    assert coins(game)[ME] == 20 + 2


def test_river_harbour() -> None:
    mine = city("river_harbour", wonder="giza_a")
    game = at_towers(mine, city("foundry", "loom_1"), city("glassworks_1", "timber_yard", "forge_1"))
    for unit in "SO":
        assert makes(game, ME, unit)
    for unit in "GTC":
        assert makes(game, ME, unit) == (unit != "C"), "goods of the right-hand neighbour, no raw materials"
    assert not makes(game, ME, "L"), "no goods of the left-hand neighbour"


def test_bank() -> None:
    game = built("bank", "cellar", others=("armoury", "clinic"))
    assert coins(game)[ME] == 20 + 3 + 2 * 2, "itself, the Forge and the Cellar; two on either side"


def test_hospital() -> None:
    game = at_towers(city("hospital"), city("walls"), city("walls"), age=2, turn=8)
    war(game)
    assert coins(game)[ME] == 3 + 3 + 2 * 3
    assert points(game, ME, "towers") == 2


def test_gladiator() -> None:
    game = built("gladiator", "circus", "walls")
    assert (seen(game)["shields"], coins(game)[ME], points(game, ME, "towers")) == (5, 20 + 6, 2)


def test_great_works() -> None:
    game = built("great_works", "cellar", "clinic", "bank")
    assert (seen(game)["turquoise"], coins(game)[ME]) == (5, 20 + 2)
    assert points(game, ME, "towers") == 2 + 4 + 2


def test_lawmakers_guild() -> None:
    three = ("cellar", "bank", "clinic")
    game = at_towers(city("lawmakers_guild", "tomb"), city(*three), city("tomb", "bank"))
    assert points(game, ME, "guilds") == 2 * 2
    game = at_towers(city("lawmakers_guild", "tomb"), city(*three), city())
    assert points(game, ME, "guilds") == 0
    game = at_towers(city(wonder="olympia_b", stages=3), city("lawmakers_guild", *three), city("tomb", "bank"))
    assert points(game, ME, "guilds") == 2 * 2, "a guild as any other"


def test_magicians_guild() -> None:
    game = built("magicians_guild")
    assert (seen(game)["astrolabe"], points(game, ME, "science")) == (2, 4)
    assert seen(game)["purple"] == 1


@pytest.mark.parametrize(("card", "age"), [("ambush", 1), ("coup", 2)])
def test_golden_shield_of_the_north(card: str, age: int) -> None:
    game = at_towers(city(*RICH, "circus"), players=8, age=age, turn=7, hands=[[card]])
    turn(game, f"build:{card}")
    assert happened(game, "golden") == [(ME, {"side": "north", "source": card})]
    assert (0, 4) in [(winner, facts["loser"]) for winner, facts in happened(game, "conflict")]


def test_merchant_ship() -> None:
    game = at_towers(city(*RICH), players=5, age=2, hands=[["merchant_ship"]])
    turn(game, "build:merchant_ship")
    assert (kind(game), options(game, ME)) == ("choose_partner", ["partner.3", "partner.4"])
    answer(game, "partner.4")
    assert happened(game, "partner_trade") == [(ME, {"other": 3, "source": "merchant_ship"})]
    assert game.view(RIGHT).extras["trade_routes"] == [0, 3]


def test_war_galley() -> None:
    mine = city(*RICH, "circus", wonder="babel_a")
    game = at_towers(mine, players=6, age=3, hands=[["war_galley"]], turn=8)
    turn(game, "build:war_galley")
    assert options(game, ME) == ["partner.3", "partner.4", "partner.5"]
    answer(game, "partner.4")
    fought = [(winner, facts["loser"]) for winner, facts in happened(game, "conflict")]
    assert sorted(fought) == [(0, 1), (0, 3), (0, 5)]
    assert happened(game, "partner_war") == [(ME, {"other": 3, "source": "war_galley"})]
    assert game.view(ME).extras["wars"] == [0, 3]
