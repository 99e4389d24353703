"""Rulings on science symbols, pairs and the supremacy."""

import pytest

from .arrange import ANTOINE, BRUNO, arrange, asked, city, happened, home, options, play, points
from .facts import CARDS, FACTS, TOKENS

PAIRS = [row["cards"] for row in FACTS["science_symbol"] if row["cards"]]
FIVE = ["workshop", "apothecary", "scriptorium", "pharmacist", "academy"]
"""Five different symbols; University or Observatory is the sixth."""


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_science_pair(first: str, second: str) -> None:
    game = arrange(city(first, coins=20), accessible=[second])
    lying = game.view(ANTOINE).board
    play(game, f"build:{second}")
    assert asked(game) == (ANTOINE, "choose_progress"), "at once"
    assert options(game) == [f"progress:{token}" for token in lying]
    play(game, f"progress:{lying[0]}")
    assert home(game, ANTOINE).progress == lying[:1]
    assert asked(game) == (BRUNO, "play_card"), "once for that pair"
    assert game.view(BRUNO).board == lying[1:]

    apart = arrange(city(coins=20), city(first), accessible=[second])
    play(apart, f"build:{second}")
    assert asked(apart) == (BRUNO, "play_card"), "the two symbols must be in one city"


def test_science_pair_is_all_that_a_symbol_can_give() -> None:
    assert sorted(len(cards) for cards in PAIRS) == [2] * 6
    found = [row["science"] for row in CARDS.values() if "science" in row]
    assert all(found.count(symbol) == 2 for symbol in found)


def test_science_no_token_left() -> None:
    game = arrange(city("academy", coins=20), accessible=["study"], board=[])
    play(game, "build:study")
    assert asked(game) == (BRUNO, "play_card"), "nothing to choose, and the game goes on"
    assert home(game, ANTOINE).progress == []

    last = arrange(city("academy", coins=20), accessible=["study"], board=["philosophy"])
    play(last, "build:study", "progress:philosophy")
    assert last.view(BRUNO).board == []


@pytest.mark.parametrize("lying", [["economy"], ["law", "masonry", "strategy"]])
def test_science_optional_or_not(lying: list[str]) -> None:
    game = arrange(city("academy", coins=20), accessible=["study"], board=lying)
    play(game, "build:study")
    assert options(game) == [f"progress:{token}" for token in lying], "one of them, and no way to decline"


def test_science_law() -> None:
    assert TOKENS["law"]["science"] not in {row.get("science") for row in CARDS.values()}, "no pair with Law"
    game = arrange(city(*FIVE[:4], coins=20, tokens=["law"]), accessible=["academy"])
    assert len(home(game, ANTOINE).symbols) == 5
    play(game, "build:academy")
    assert game.scores().victory == "science", "Law is the sixth of them"

    game = arrange(
        city(coins=20, wonders=["great_library"]), accessible=["academy"], box=["law", "economy", "strategy"]
    )
    play(game, "wonder:great_library:academy", "progress:law")
    assert home(game, ANTOINE).symbols == ["scales"]
    assert asked(game) == (BRUNO, "play_card"), "no pair, no token"


@pytest.mark.parametrize("seat", [ANTOINE, BRUNO])
def test_science_supremacy(seat: int) -> None:
    strong = city("palace", "town_hall", "gardens", "senate")
    cities = [strong, strong]
    cities[seat] = city(*FIVE, coins=20)
    game = arrange(*cities, accessible=["university"], to_act=seat)
    play(game, "build:university")
    assert game.over()
    assert options(game) == []
    assert (game.scores().victory, game.scores().winners) == ("science", [seat])
    assert happened(game, "reveal") == 0, "at once"

    cities[seat] = city(*FIVE[:4], coins=20)
    game = arrange(*cities, accessible=["university"], to_act=seat)
    play(game, "build:university")
    assert not game.over(), "five are not enough"


def test_science_supremacy_with_law() -> None:
    game = arrange(city(*FIVE, coins=20), accessible=["study"], board=["law", "philosophy"])
    play(game, "build:study", "progress:law")
    assert (game.scores().victory, game.scores().winners) == ("science", [ANTOINE]), "Law from a pair"

    library = city(*FIVE, coins=20, wonders=["great_library"])
    game = arrange(library, accessible=["university"], box=["law", "economy", "strategy"])
    play(game, "wonder:great_library:university", "progress:law")
    assert game.scores().victory == "science", "Law from the Great Library"

    revived = city(*FIVE, coins=20, wonders=["mausoleum"])
    game = arrange(revived, accessible=["palace"], discard=["observatory"])
    play(game, "wonder:mausoleum:palace", "revive:observatory")
    assert game.scores().victory == "science", "a card of the discard"


def test_science_pair_and_last_card() -> None:
    lying = ["law", "philosophy"]
    game = arrange(city("academy", coins=11), city(coins=6), accessible=["study"], left=1, board=lying)
    play(game, "build:study")
    assert asked(game) == (ANTOINE, "choose_progress"), "Age III is not over before the choice"
    play(game, "progress:philosophy")
    assert game.scores().victory == "points"
    assert points(game, ANTOINE, "progress") == 7
    assert game.scores().winners == [ANTOINE]

    game = arrange(city(*FIVE, coins=20), city("palace"), accessible=["study"], left=1, board=lying)
    play(game, "build:study", "progress:law")
    assert (game.scores().victory, game.scores().winners) == ("science", [ANTOINE])

    game = arrange(city("workshop", coins=20), accessible=["laboratory"], left=1, board=lying)
    play(game, "build:laboratory")
    assert (game.age, asked(game)) == (2, (ANTOINE, "choose_progress"))
    play(game, "progress:law")
    assert (game.age, asked(game)[1]) == (3, "choose_starter")
