"""The worked examples of the rule books, French (both printings) and Dutch, in the order in which they stand there.

Where the Dutch text differs (two examples), the test says so and follows the cards: see `text_difference` in the facts.
"""

import pytest

from .arrange import ANTOINE, BRUNO, arrange, asked, city, coins, home, options, play, price
from .facts import CARDS


def test_cost_of_cards() -> None:
    """Chantier (Lumber Yard), Mine (Stone Pit), Bains (Baths), Arène (Arena)."""
    game = arrange(city(coins=0))
    assert price(game, ANTOINE, "lumber_yard") == 0
    assert price(game, ANTOINE, "stone_pit") == 1
    assert (CARDS["baths"]["cost"], CARDS["baths"]["coins"]) == ("S", 0)
    assert sorted(CARDS["arena"]["cost"]) == sorted("CSW"), "the Dutch text leaves the clay out"
    assert price(game, ANTOINE, "baths") == 2
    assert price(game, ANTOINE, "arena") == 6
    assert price(arrange(city("quarry", "clay_pool", "lumber_yard")), ANTOINE, "arena") == 0


def test_horse_breeders_cost_resources_or_the_stable() -> None:
    with_resources = arrange(city("clay_pool", "lumber_yard", coins=0), accessible=["horse_breeders"])
    with_stable = arrange(city("stable", coins=0), accessible=["horse_breeders"])
    with_neither = arrange(city("clay_pool", coins=0), accessible=["horse_breeders"])
    assert "build:horse_breeders" in options(with_resources)
    assert "build:horse_breeders" in options(with_stable)
    assert "build:horse_breeders" not in options(with_neither)


def test_lumber_yard_is_free() -> None:
    game = arrange(city(coins=0), accessible=["lumber_yard"])
    play(game, "build:lumber_yard")
    assert home(game, ANTOINE).cards == ["lumber_yard"]
    assert coins(game)[ANTOINE] == 0


def test_production_of_a_city() -> None:
    """1 stone, 3 clay, 1 papyrus; then Baths and Garrison can be built, the Apothecary not without trade."""
    antoine = city("quarry", "clay_pool", "brickyard", "press", coins=0)
    game = arrange(antoine, accessible=["baths", "garrison", "apothecary"])
    assert sorted(home(game, ANTOINE).production) == sorted("SCCCP")
    assert options(game, "build:baths")
    assert options(game, "build:garrison")
    assert not options(game, "build:apothecary")
    play(game, "build:baths", "sell:apothecary", "build:garrison")
    assert sorted(home(game, ANTOINE).production) == sorted("SCCCP"), "resources are not used up"
    with_coins = arrange(city("quarry", "clay_pool", "brickyard", "press", coins=2), accessible=["apothecary"])
    assert options(with_coins, "build:apothecary")


def test_price_of_a_stone() -> None:
    """Bruno makes 2 stone with the Carrière (Shelf Quarry; the Dutch text says Quarry, which makes 1)."""
    game = arrange(city(), city("shelf_quarry"))
    assert home(game, ANTOINE).unit_prices["S"] == 4
    assert home(game, BRUNO).unit_prices["S"] == 2
    assert price(game, BRUNO, "aqueduct") == 2, "a third stone"


def test_bruno_builds_the_fortifications() -> None:
    bruno = city("shelf_quarry", coins=5)
    game = arrange(city("clay_pool", coins=0), bruno, accessible=["fortifications"], to_act=BRUNO)
    unit = home(game, BRUNO).unit_prices
    assert (unit["C"], unit["P"]) == (3, 2)
    play(game, "build:fortifications")
    assert coins(game) == [0, 0]


def test_antoine_builds_the_aqueduct() -> None:
    game = arrange(city(coins=12), city("shelf_quarry", coins=0), accessible=["aqueduct"])
    play(game, "build:aqueduct")
    assert coins(game) == [0, 0]
    poor = arrange(city(coins=11), city("shelf_quarry", coins=0), accessible=["aqueduct"])
    assert "build:aqueduct" not in options(poor)


@pytest.mark.parametrize(("card", "cost"), [("scriptorium", 2), ("stone_pit", 1)])
def test_cost_in_coins(card: str, cost: int) -> None:
    game = arrange(city(coins=cost), accessible=[card])
    play(game, f"build:{card}")
    assert coins(game)[ANTOINE] == 0
    assert f"build:{card}" not in options(arrange(city(coins=cost - 1), accessible=[card]))


def test_bruno_builds_the_caravansery() -> None:
    game = arrange(city("glassworks", coins=0), city(coins=7), accessible=["caravansery"], to_act=BRUNO)
    unit = home(game, BRUNO).unit_prices
    assert (CARDS["caravansery"]["coins"], unit["G"], unit["P"]) == (2, 3, 2)
    play(game, "build:caravansery")
    assert coins(game) == [0, 0]


def test_chains() -> None:
    game = arrange(city("baths", coins=0), accessible=["aqueduct"])
    play(game, "build:aqueduct")
    assert home(game, ANTOINE).cards == ["baths", "aqueduct"]
    game = arrange(city(), city("palisade", coins=0), accessible=["fortifications"], to_act=BRUNO)
    play(game, "build:fortifications")
    assert home(game, BRUNO).cards == ["palisade", "fortifications"]


def test_accessible_cards() -> None:
    """Baths, Stone Pit, Lumber Yard and Scriptorium can be taken; all other cards are covered."""
    four = ["baths", "stone_pit", "lumber_yard", "scriptorium"]
    game = arrange(slots=dict(zip((5, 6, 7, 8), four, strict=True)), left=9)
    assert {move.removeprefix("sell:") for move in options(game, "sell:")} == set(four)
    assert {slot.card for slot in game.view(BRUNO).slots if slot.accessible} == set(four)
    assert len(game.view(BRUNO).slots) == 9


def test_bruno_sells_the_aqueduct() -> None:
    game = arrange(city(), city("tavern", "clay_reserve", coins=0), accessible=["aqueduct"], to_act=BRUNO)
    play(game, "sell:aqueduct")
    assert coins(game)[BRUNO] == 4
    assert game.view(ANTOINE).discard == ["aqueduct"]


def test_antoine_builds_the_colossus() -> None:
    antoine = city("clay_pool", "brickyard", "glassworks", coins=0, wonders=["colossus"])
    game = arrange(antoine, accessible=["palace"])
    play(game, "wonder:colossus:palace")
    assert coins(game)[ANTOINE] == 0, "the cost of the Colossus, not that of the card"
    assert game.pawn == 2
    assert [wonder.card for wonder in home(game, ANTOINE).wonders if wonder.built] == ["palace"]
    assert "palace" not in home(game, ANTOINE).cards


def test_seven_wonders_and_no_more() -> None:
    """Four by Bruno, three by Antoine with the Colossus: the Pyramids go back to the box."""
    antoine = city(coins=20, built=["sphinx", "mausoleum"], wonders=["colossus", "pyramids"])
    bruno = city(built=["piraeus", "appian_way", "great_library", "statue_of_zeus"])
    game = arrange(antoine, bruno, accessible=["palace", "senate", "arena"])
    play(game, "wonder:colossus:palace", "sell:senate")
    assert {wonder.key for wonder in home(game, ANTOINE).wonders} == {"sphinx", "mausoleum", "colossus"}
    assert options(game, "wonder:") == []


def test_antoine_builds_the_archery_range() -> None:
    game = arrange(city(coins=6), city(coins=7), accessible=["archery_range"], pawn=1)
    play(game, "build:archery_range")
    assert game.pawn == 3
    assert coins(game) == [0, 5]
    assert not any(token.side == BRUNO and token.space == 3 for token in game.view(BRUNO).loot), "back in the box"
    assert asked(game) == (BRUNO, "play_card")


def test_strategy_adds_a_shield() -> None:
    game = arrange(city("shelf_quarry", tokens=["strategy"]), accessible=["walls"])
    play(game, "build:walls")
    assert game.pawn == 3
