"""Rulings on progress tokens."""

import pytest

from .arrange import ANTOINE, BRUNO, arrange, asked, city, coins, options, play, points, price, sell_one
from .facts import TOKENS

RED = {1: "guard_tower", 2: "walls", 3: "arsenal"}


def test_token_not_for_what_came_before() -> None:
    box = ["theology", "urbanism", "strategy"]
    game = arrange(city(coins=20, wonders=["great_library"]), accessible=["walls"], box=box)
    play(game, "wonder:great_library:walls", "progress:theology")
    assert asked(game) == (BRUNO, "play_card"), "the wonder that brings Theology does not play again"

    game = arrange(city("scriptorium", coins=0), accessible=["library", "walls"], board=["urbanism"])
    play(game, "build:library", "progress:urbanism")
    assert coins(game)[ANTOINE] == 6, "the chain came before Urbanism: no 4 coins"

    game = arrange(city("walls", "academy", coins=20), accessible=["study"], board=["strategy"], pawn=2)
    play(game, "build:study", "progress:strategy")
    assert game.pawn == 2, "no shield for the walls"

    built = city("academy", "palace", coins=8, built=["sphinx", "colossus"])
    for token in ("architecture", "masonry"):
        game = arrange(built, accessible=["study"], board=[token])
        play(game, "build:study", f"progress:{token}")
        assert coins(game)[ANTOINE] == 0, "nothing is given back"

    game = arrange(city("academy", coins=40, wonders=["mausoleum"]), age=3, discard=["study"], board=["theology"])
    play(game, options(game, "wonder:mausoleum:")[0], "revive:study", "progress:theology")
    assert asked(game) == (BRUNO, "play_card")


def test_token_economy() -> None:
    owner = city(coins=0, tokens=["economy"])
    for buyer, card, paid, received in [
        (city(coins=30), "walls", 4, 4),
        (city("stone_reserve", coins=30), "walls", 2, 2),
        (city("shelf_quarry", coins=30), "walls", 0, 0),
        (city(coins=30), "forum", 5, 2),
        (city(coins=30), "barracks", 3, 0),
        (city(coins=30), "customs_house", 4, 0),
        (city("baths", coins=30), "aqueduct", 0, 0),
        (city(coins=30), "drying_room", 0, 0),
        (city(coins=30, tokens=["masonry"]), "aqueduct", 2, 2),
    ]:
        game = arrange(buyer, owner, accessible=[card])
        play(game, f"build:{card}")
        assert coins(game) == [30 - paid, received], card

    game = arrange(city(coins=30, wonders=["pyramids"]), owner, accessible=["walls"])
    play(game, "wonder:pyramids:walls")
    assert coins(game) == [22, 8], "for a wonder too"
    game = arrange(city(coins=30), owner, accessible=["walls"])
    play(game, "sell:walls")
    assert coins(game) == [32, 0]
    game = arrange(city(coins=30), city("shelf_quarry", coins=0, tokens=["economy"]), accessible=["walls"])
    play(game, "build:walls")
    assert coins(game) == [22, 8], "what is really paid"
    game = arrange(city(coins=30, tokens=["economy"]), city(coins=0), accessible=["walls"])
    play(game, "build:walls")
    assert coins(game) == [26, 0], "one's own purchases go to the bank"


def test_token_economy_timing() -> None:
    game = arrange(city(coins=10, wonders=["appian_way"]), city(coins=0, tokens=["economy"]), accessible=["walls"])
    play(game, "wonder:appian_way:walls")
    assert coins(game) == [3, 10 - 3], "10 received, then 3 lost"
    game = arrange(city(coins=10), city(coins=0, tokens=["economy"]), accessible=["walls"], pawn=1)
    play(game, "build:walls")
    assert coins(game) == [6, 4 - 2], "4 received, then 2 lost to the military token"


def test_token_architecture_and_masonry() -> None:
    tokens = ["architecture", "masonry"]
    plain = city(coins=30, wonders=["pyramids", "sphinx", "piraeus"], tokens=tokens)
    game = arrange(plain, city("shelf_quarry"), accessible=["palace"])
    assert price(game, ANTOINE, "pyramids") == 4 + 2, "SSSP: two of the dear stones are saved"
    assert price(game, ANTOINE, "aqueduct") == 4
    assert price(game, ANTOINE, "town_hall") == 4 + 2 * 2
    assert price(game, ANTOINE, "rostrum") == 0, "two or fewer: free"
    assert price(game, ANTOINE, "baths") == 0
    assert price(game, ANTOINE, "circus") == 2 * 4 + 2 * 2, "blue cards and wonders only"

    one = arrange(city(wonders=["pyramids"], tokens=["architecture"]), accessible=["palace"])
    assert (price(one, ANTOINE, "pyramids"), price(one, ANTOINE, "palace")) == (4, 10)
    other = arrange(city(wonders=["pyramids"], tokens=["masonry"]), accessible=["palace"])
    assert (price(other, ANTOINE, "pyramids"), price(other, ANTOINE, "palace")) == (8, 6)

    chooser = city("caravansery", "forum", coins=30, tokens=tokens)
    game = arrange(chooser, city("shelf_quarry", "quarry", "glassworks"), accessible=["palace"])
    assert price(game, ANTOINE, "palace") == 2, "WSCGG: the choices make S and G, then G and W or C are saved"
    own = city("stone_reserve", "caravansery", tokens=["masonry"])
    game = arrange(own, city("sawmill"), accessible=["town_hall"])
    assert price(game, ANTOINE, "town_hall") == 2, "WWSSS: both woods and a stone are saved, stones cost 1"

    free = city("theater", coins=0, tokens=["masonry", "urbanism"])
    for card, gained in (("rostrum", 0), ("statue", 4)):
        game = arrange(free, accessible=[card])
        play(game, f"build:{card}")
        assert coins(game)[ANTOINE] == gained, "free by Masonry is not chained; a chain is one in any case"


@pytest.mark.parametrize("shields", [1, 2, 3])
@pytest.mark.parametrize(("seat", "towards"), [(ANTOINE, 1), (BRUNO, -1)])
def test_token_strategy(shields: int, seat: int, towards: int) -> None:
    card = RED[shields]
    cities = [city(coins=30), city(coins=30)]
    cities[seat] = city(coins=30, tokens=["strategy"], wonders=["colossus"])
    game = arrange(*cities, accessible=[card], to_act=seat)
    play(game, f"build:{card}")
    assert game.pawn == (shields + 1) * towards

    game = arrange(*cities, accessible=[card], to_act=seat)
    play(game, f"wonder:colossus:{card}")
    assert game.pawn == 2 * towards, "not for wonders"

    game = arrange(*cities, accessible=[card], to_act=1 - seat)
    play(game, f"build:{card}")
    assert game.pawn == -shields * towards, "the owner's cards only"

    reviver = city(coins=30, tokens=["strategy"], wonders=["mausoleum"])
    game = arrange(reviver, age=3, discard=[card])
    play(game, options(game, "wonder:mausoleum:")[0], f"revive:{card}")
    assert game.pawn == shields + 1, "by the Mausoleum too"


@pytest.mark.parametrize("wonder", ["pyramids", "colossus", "sphinx", "temple_of_artemis"])
def test_token_theology(wonder: str) -> None:
    game = arrange(city(coins=30, wonders=[wonder], tokens=["theology"]), accessible=["walls", "statue"])
    play(game, f"wonder:{wonder}:walls")
    assert asked(game) == (ANTOINE, "play_card")
    sell_one(game)
    assert asked(game) == (BRUNO, "play_card"), "one extra turn, never two"

    rival = arrange(city(coins=30, wonders=["pyramids"]), city(tokens=["theology"]), accessible=["walls"])
    play(rival, "wonder:pyramids:walls")
    assert asked(rival) == (BRUNO, "play_card")


def test_token_urbanism() -> None:
    game = arrange(city("academy", coins=8), accessible=["study"], board=["urbanism"])
    play(game, "build:study", "progress:urbanism")
    assert coins(game)[ANTOINE] == 6, "6 coins at once"

    owner = city("baths", "brewery", coins=0, tokens=["urbanism"])
    for card, gained in [("aqueduct", 4), ("arena", 4), ("drying_room", 0)]:
        game = arrange(owner, accessible=[card])
        play(game, f"build:{card}")
        assert coins(game)[ANTOINE] == gained, card
    game = arrange(city(coins=0, tokens=["urbanism"]), accessible=["theater"])
    play(game, "build:theater")
    assert coins(game)[ANTOINE] == 0, "a card without a cost is not a chain"
    game = arrange(city(coins=0), city("baths", tokens=["urbanism"]), accessible=["drying_room"])
    play(game, "build:drying_room")
    assert coins(game) == [0, 7]
    game = arrange(city(coins=0, tokens=["masonry", "urbanism"]), accessible=["rostrum"])
    play(game, "build:rostrum")
    assert coins(game)[ANTOINE] == 0, "free by Masonry"
    game = arrange(city("baths", coins=20, wonders=["mausoleum"], tokens=["urbanism"]), age=3, discard=["aqueduct"])
    play(game, options(game, "wonder:mausoleum:")[0], "revive:aqueduct")
    assert coins(game)[ANTOINE] == 20 - 10, "by the Mausoleum"


def test_token_mathematics() -> None:
    for others in ([], ["economy"], ["economy", "law", "masonry", "theology", "urbanism"]):
        game = arrange(city(tokens=["mathematics", *others]), city(tokens=["strategy"]))
        assert points(game, ANTOINE, "progress") == 3 * (1 + len(others))
        assert points(game, BRUNO, "progress") == 0
    library = city(coins=20, wonders=["great_library"], tokens=["mathematics"])
    game = arrange(library, accessible=["walls"], box=["agriculture", "economy", "strategy"])
    play(game, "wonder:great_library:walls", "progress:agriculture")
    assert points(game, ANTOINE, "progress") == 3 * 2 + 4
    assert TOKENS["agriculture"]["vp"] == 4
