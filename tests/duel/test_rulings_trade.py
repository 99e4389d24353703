"""Rulings on costs: prices, fixed prices, choice producers, printed coins, chains."""

import pytest

from sevenwonders import IllegalMove
from sevenwonders.duel.cardfiles import FILES, load
from sevenwonders.duel.codex import Codex

from .arrange import ANTOINE, BRUNO, arrange, asked, city, coins, home, options, play, price
from .card_texts import card_texts
from .facts import CARDS, FACTS, age_of


def test_cost_order() -> None:
    wood_short = city("quarry", "press", "drying_room", coins=1, wonders=["great_lighthouse"])
    game = arrange(wood_short, accessible=["baths", "altar"])
    assert price(game, ANTOINE, "great_lighthouse") == 2
    with pytest.raises(IllegalMove):
        play(game, "wonder:great_lighthouse:altar")

    game = arrange(city(coins=4, wonders=["temple_of_artemis", "hanging_gardens"]), accessible=["altar"])
    assert options(game, "wonder:") == [], "the coins that a wonder gives do not pay for it"
    game = arrange(city("quarry", "clay_pool", coins=5), accessible=["port"])
    assert options(game, "build:port") == [], "6 coins are missing; the 4 that it gives come later"

    rich = city("quarry", "press", "drying_room", coins=2, wonders=["great_lighthouse", "piraeus"], tokens=["theology"])
    game = arrange(rich, accessible=["baths", "altar"])
    assert price(game, ANTOINE, "piraeus") == 2 * 3
    play(game, "wonder:great_lighthouse:altar")
    assert coins(game)[ANTOINE] == 0
    assert price(game, ANTOINE, "piraeus") == 2 * 2, "it produces from the next construction on"

    game = arrange(city(coins=3), city("shelf_quarry"), accessible=["stone_reserve", "baths", "altar"])
    assert price(game, ANTOINE, "baths") == 4
    play(game, "build:stone_reserve", "sell:altar")
    assert (coins(game)[ANTOINE], price(game, ANTOINE, "baths")) == (0, 1), "and so does a trade rule"


@pytest.mark.parametrize(
    ("rival", "stone"),
    [
        ([], 2),
        (["quarry"], 3),
        (["shelf_quarry"], 4),
        (["quarry", "stone_pit", "shelf_quarry"], 6),
        (["clay_pool", "sawmill", "press"], 2),
    ],
)
def test_trade_price(rival: list[str], stone: int) -> None:
    game = arrange(city(coins=40), city(*rival), accessible=["aqueduct"])
    assert home(game, ANTOINE).unit_prices["S"] == stone
    assert price(game, ANTOINE, "aqueduct") == 3 * stone, "the same for every unit of the turn"
    play(game, "build:aqueduct")
    assert coins(game)[ANTOINE] == 40 - 3 * stone


def test_trade_price_of_the_producer() -> None:
    game = arrange(city("quarry", "shelf_quarry"), accessible=["aqueduct"])
    assert home(game, ANTOINE).unit_prices["S"] == 2, "own production does not raise the price"


def test_trade_what_does_not_count() -> None:
    rival = city("forum", "caravansery", built=["great_lighthouse", "piraeus"])
    game = arrange(city(), rival, accessible=["walls"])
    assert set(home(game, ANTOINE).unit_prices.values()) == {2}

    game = arrange(
        city(coins=40, wonders=["statue_of_zeus", "circus_maximus"], tokens=["theology"]),
        city("shelf_quarry", "quarry", "press", "drying_room"),
        accessible=["walls", "tribunal", "statue"],
    )
    before = home(game, ANTOINE).unit_prices
    assert (before["S"], before["P"]) == (5, 4)
    play(game, "wonder:statue_of_zeus:walls", "destroy:shelf_quarry")
    assert home(game, ANTOINE).unit_prices["S"] == 3
    play(game, "wonder:circus_maximus:tribunal", "destroy:press")
    assert home(game, ANTOINE).unit_prices["P"] == 3


@pytest.mark.parametrize(
    ("reserve", "letters"),
    [("stone_reserve", "S"), ("clay_reserve", "C"), ("wood_reserve", "W"), ("customs_house", "GP")],
)
def test_trade_fixed_price(reserve: str, letters: str) -> None:
    producing = city("shelf_quarry", "brickyard", "sawmill", "press", "glassworks")
    for rival, usual in (
        (producing, {**dict.fromkeys("WSC", 4), **dict.fromkeys("GP", 3)}),
        (city(), dict.fromkeys("WSCGP", 2)),
    ):
        game = arrange(city(reserve), rival, accessible=["walls"])
        for letter, unit in home(game, ANTOINE).unit_prices.items():
            assert unit == (1 if letter in letters else usual[letter])
        assert home(game, BRUNO).unit_prices == dict.fromkeys("WSCGP", 2), "the owner's price only"


def test_trade_no_limit() -> None:
    game = arrange(city(coins=10), city(coins=10, wonders=["appian_way"]), accessible=["palace", "arena"])
    play(game, "build:palace")
    assert coins(game) == [0, 10], "5 units for a building"
    play(game, "wonder:appian_way:arena")
    assert coins(game) == [0, 3], "5 units for a wonder, which gives 3 coins"


def test_trade_paid_to_the_bank() -> None:
    game = arrange(city(coins=9), city("shelf_quarry", coins=1), accessible=["walls"])
    play(game, "build:walls")
    assert coins(game) == [1, 1]
    game = arrange(city(coins=9), city("shelf_quarry", coins=1, tokens=["economy"]), accessible=["walls"])
    play(game, "build:walls")
    assert coins(game) == [1, 9]


def test_choice_producers() -> None:
    cost = {"school": "WPP", "laboratory": "WGG", "caravansery": "GP"}
    assert all(CARDS[card]["cost"] == letters for card, letters in cost.items())
    one = arrange(city("forum"), accessible=["school", "laboratory"])
    assert price(one, ANTOINE, "school") == 2 + 2, "one unit only"
    assert price(one, ANTOINE, "laboratory") == 2 + 2
    assert price(one, ANTOINE, "caravansery") == 2 + 2
    both = arrange(city("forum", built=["piraeus"]), accessible=["school", "laboratory"])
    assert [price(both, ANTOINE, card) for card in cost] == [2, 2, 2], "two give two, equal or not"

    raw = city("caravansery", coins=12, built=["great_lighthouse"])
    game = arrange(raw, city("shelf_quarry"), accessible=["walls", "horse_breeders", "rostrum"])
    assert price(game, ANTOINE, "walls") == 0
    assert price(game, ANTOINE, "aqueduct") == 4
    assert price(game, ANTOINE, "town_hall") == 2 * 2 + 4, "WWSSS: spent on the dearest"
    play(game, "build:walls", "sell:horse_breeders")
    assert price(game, ANTOINE, "rostrum") == 0, "again for the next construction"
    single = arrange(city("caravansery"), city("shelf_quarry"), accessible=["rostrum"])
    assert price(single, ANTOINE, "rostrum") == 2, "it makes the stone, and the wood is bought"
    assert home(game, BRUNO).unit_prices == dict.fromkeys("WSCGP", 2)


def test_coins_in_a_cost() -> None:
    game = arrange(city(coins=9), city(coins=0, tokens=["economy"]), accessible=["forum"])
    play(game, "build:forum")
    assert coins(game) == [9 - 3 - 2, 2], "Economy has the 2 for the clay, not the 3 printed coins"

    texts = card_texts()
    texts["cards.toml"] = texts["cards.toml"].replace('key = "baths"', 'key = "baths"\ncoins = 3')
    texts["wonders.toml"] = texts["wonders.toml"].replace('key = "sphinx"', 'key = "sphinx"\ncoins = 3')
    codex = Codex(load({file: texts[file] for file in FILES}))
    game = arrange(
        city(coins=20, wonders=["sphinx"], tokens=["masonry", "architecture"]),
        city(coins=0, tokens=["economy"]),
        accessible=["baths", "altar"],
        codex=codex,
    )
    assert price(game, ANTOINE, "baths") == 3, "Masonry saves the stone, not the coins"
    assert price(game, ANTOINE, "sphinx") == 3 + 2 * 2
    play(game, "wonder:sphinx:altar", "build:baths")
    assert coins(game) == [20 - 7 - 3, 4]


@pytest.mark.parametrize("row", FACTS["chain"], ids=lambda row: str(row["symbol"]))
def test_chain(row: dict[str, str]) -> None:
    game = arrange(city(row["from"], coins=0), city(coins=0), accessible=[row["to"]])
    assert price(game, ANTOINE, row["to"]) == 0, "coins included"
    assert price(game, BRUNO, row["to"]) > 0, "the chain is in Antoine's city"
    play(game, f"build:{row['to']}")
    assert row["to"] in home(game, ANTOINE).cards
    skips = age_of(row["to"]) - age_of(row["from"]) == 2
    assert skips == (row["from"] in ("palisade", "tavern"))
    without = arrange(city(coins=0), city(row["from"]), accessible=[row["to"]])
    assert f"build:{row['to']}" not in options(without)


def test_chain_never_lost() -> None:
    assert all(row["color"] not in ("brown", "grey") for row in CARDS.values() if "gives_chain" in row)
    parents = [row["from"] for row in FACTS["chain"]]
    game = arrange(
        city(coins=60, wonders=["statue_of_zeus", "circus_maximus"], tokens=["theology"]),
        city(*parents, "quarry", "press", "clay_pool"),
        age=3,
    )
    cards = [move[len("sell:") :] for move in options(game, "sell:")]
    play(game, f"wonder:statue_of_zeus:{cards[0]}")
    assert options(game) == ["destroy:clay_pool", "destroy:quarry"]
    play(game, "destroy:quarry", f"wonder:circus_maximus:{cards[1]}")
    assert options(game) == ["destroy:press"]
    play(game, "destroy:press")
    assert asked(game) == (ANTOINE, "play_card")
    for row in FACTS["chain"]:
        assert price(game, BRUNO, row["to"]) == 0
