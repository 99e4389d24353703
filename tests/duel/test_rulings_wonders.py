"""Rulings on wonders."""

import pytest

from sevenwonders import NOBODY, Duel, IllegalMove
from sevenwonders.duel.notation import deal_keys

from .arrange import ANTOINE, BRUNO, arrange, asked, city, coins, happened, home, options, play, points, price, sell_one
from .facts import CARDS, TOKENS, WONDERS

PLAIN = ["colossus", "great_lighthouse", "pyramids"]
PLAY_AGAIN = [wonder for wonder, row in WONDERS.items() if row.get("play_again")]


@pytest.mark.parametrize("owner", [ANTOINE, BRUNO])
def test_wonder_seven_only(owner: int) -> None:
    """Six stand; Antoine builds the seventh, and the eighth is his own or Bruno's."""
    three = ["circus_maximus", "statue_of_zeus", "piraeus"]
    if owner == ANTOINE:
        antoine = city(coins=60, built=PLAIN[:2], wonders=["hanging_gardens", "pyramids"])
        bruno = city(coins=60, built=[*three, "sphinx"])
    else:
        antoine = city(coins=60, built=PLAIN, wonders=["hanging_gardens"])
        bruno = city(coins=60, built=three, wonders=["sphinx"])
    game = arrange(antoine, bruno, accessible=["walls", "statue", "forum"])
    eighth = ["pyramids", "sphinx"][owner]
    assert [wonder.key for wonder in home(game, owner).wonders if not wonder.built][-1] == eighth
    paid = price(game, ANTOINE, "hanging_gardens")
    play(game, "wonder:hanging_gardens:walls")
    assert coins(game)[ANTOINE] == 60 - paid + 6, "the seventh does all that it does"
    assert asked(game) == (ANTOINE, "play_card"), "play again included"
    for seat in (ANTOINE, BRUNO):
        assert all(wonder.built for wonder in home(game, seat).wonders)
        assert options(game, "wonder:") == []
        sell_one(game)
    with pytest.raises(IllegalMove):
        play(game, f"wonder:{eighth}:forum")


def test_wonder_seven_only_counts_both_cities() -> None:
    """Four of one player are allowed, and six in all leave the seventh and eighth open."""
    game = arrange(
        city(coins=60, built=PLAIN, wonders=["sphinx"]),
        city(coins=60, built=["piraeus"], wonders=["statue_of_zeus", "mausoleum", "appian_way"]),
        accessible=["walls", "statue", "forum"],
    )
    play(game, "wonder:sphinx:walls", "sell:statue")
    assert sum(wonder.built for wonder in home(game, ANTOINE).wonders) == 4
    assert {move.split(":")[1] for move in options(game, "wonder:")} == {"statue_of_zeus", "mausoleum", "appian_way"}


@pytest.mark.parametrize("wonder", WONDERS)
def test_wonder_play_again(wonder: str) -> None:
    game = arrange(city(coins=60, wonders=[wonder]), accessible=["walls", "statue"])
    play(game, f"wonder:{wonder}:walls")
    while asked(game)[1] != "play_card":
        play(game, options(game)[0])
    assert asked(game)[0] == (ANTOINE if wonder in PLAY_AGAIN else BRUNO)
    sell_one(game)
    assert asked(game)[0] == (BRUNO if wonder in PLAY_AGAIN else ANTOINE), "one more turn, not two"


def test_wonder_play_again_several_in_a_row() -> None:
    game = arrange(city(coins=60, wonders=PLAY_AGAIN[:4]), age=1)
    for wonder in PLAY_AGAIN[:4]:
        play(game, options(game, f"wonder:{wonder}:")[0])
        assert asked(game) == (ANTOINE, "play_card")
    sell_one(game)
    assert asked(game) == (BRUNO, "play_card")


@pytest.mark.parametrize("starter", [ANTOINE, BRUNO])
def test_wonder_play_again_lost(starter: int) -> None:
    game = arrange(city(coins=60, wonders=["sphinx"]), left=1, age=1, pawn=1)
    play(game, options(game, "wonder:sphinx")[0])
    assert asked(game) == (BRUNO, "choose_starter"), "the weaker player chooses, as always"
    play(game, f"starter:{starter}")
    assert asked(game) == (starter, "play_card")
    sell_one(game)
    assert asked(game) == (1 - starter, "play_card"), "the extra turn does not wait for the next age"

    last = arrange(city(coins=60, wonders=["sphinx"]), left=1, age=3)
    play(last, options(last, "wonder:sphinx")[0])
    assert last.over()


def test_wonder_great_library() -> None:
    board, box = (["law", "masonry", "strategy"], ["agriculture", "philosophy", "urbanism"])
    game = arrange(city(coins=20, wonders=["great_library"]), accessible=["walls"], board=board, box=box)
    play(game, "wonder:great_library:walls")
    assert asked(game) == (ANTOINE, "choose_drawn_progress")
    assert options(game) == [f"progress:{token}" for token in box], "three of the box, none of the board"
    assert game.view(ANTOINE).drawn == box
    assert game.view(BRUNO).drawn == game.view(NOBODY).drawn == []
    assert not any(event.kind == "drawn" for event in game.events_for(BRUNO))
    play(game, "progress:agriculture")
    assert coins(game)[ANTOINE] == 20 - 10 + 6, "it is used at once"
    assert home(game, ANTOINE).progress == ["agriculture"]
    assert game.view(BRUNO).board == board, "the other two go back to the box"
    assert asked(game) == (BRUNO, "play_card")

    empty = arrange(city(coins=20, wonders=["great_library"]), accessible=["walls"], board=[], box=box)
    play(empty, "wonder:great_library:walls")
    assert len(options(empty)) == 3, "the box is full even when the board is empty"

    drawn = {frozenset(deal_keys(Duel(seed=seed), None)["box"][:3]) for seed in range(60)}
    assert len(drawn) > 30, "drawn at random"
    assert frozenset().union(*drawn) == set(TOKENS)


def revive(game: Duel, card: str) -> None:
    """Antoine builds the Mausoleum and takes a card of the discard."""
    play(game, options(game, "wonder:mausoleum")[0], f"revive:{card}")


def test_wonder_mausoleum() -> None:
    price_of_it = 2 * len(WONDERS["mausoleum"]["cost"])

    game = arrange(city(coins=price_of_it, wonders=["mausoleum"]), age=3, discard=["palace"])
    revive(game, "palace")
    assert coins(game)[ANTOINE] == 0, "the palace is free"
    assert points(game, ANTOINE, "blue") == 7
    assert game.view(BRUNO).discard == []

    game = arrange(city(coins=20, wonders=["mausoleum"]), age=3, discard=["brewery"])
    revive(game, "brewery")
    assert coins(game)[ANTOINE] == 20 - price_of_it + 6

    game = arrange(city(coins=20, wonders=["mausoleum"], tokens=["strategy"]), age=3, discard=["arsenal"])
    revive(game, "arsenal")
    assert game.pawn == 4, "3 shields and Strategy"

    game = arrange(city("academy", coins=20, wonders=["mausoleum"]), age=3, discard=["study"])
    revive(game, "study")
    assert asked(game) == (ANTOINE, "choose_progress"), "a pair"

    game = arrange(
        city("baths", coins=20, wonders=["mausoleum"]), city("altar", "theater"), age=3, discard=["magistrates_guild"]
    )
    revive(game, "magistrates_guild")
    assert coins(game)[ANTOINE] == 20 - price_of_it + 2

    game = arrange(city("theater", coins=20, wonders=["mausoleum"], tokens=["urbanism"]), age=3, discard=["statue"])
    assert price(game, ANTOINE, "statue") == 0
    revive(game, "statue")
    assert coins(game)[ANTOINE] == 20 - price_of_it, "no chain: Urbanism pays nothing"


def test_wonder_mausoleum_what_is_in_the_discard() -> None:
    game = arrange(
        city(coins=60, wonders=["mausoleum", "pyramids", "circus_maximus"], tokens=["theology"]),
        city("press", "quarry", coins=60, wonders=["statue_of_zeus"]),
        accessible=["walls", "statue", "forum", "temple"],
        age=2,
    )
    play(game, "sell:walls", "sell:statue", "wonder:circus_maximus:forum", "destroy:press")
    under = ["forum"]
    for wonder in ("pyramids", "mausoleum"):
        move = options(game, f"wonder:{wonder}:")[0]
        under.append(move.split(":")[-1])
        play(game, move)
    assert set(game.view(ANTOINE).discard) == {"walls", "statue", "press"}
    assert {move.removeprefix("revive:") for move in options(game)} == {"walls", "statue", "press"}
    assert len(set(under)) == 3, "three cards lie under wonders, and some never came out of the box"


def test_wonder_mausoleum_empty_discard() -> None:
    builder = city(coins=20, wonders=["mausoleum"])
    game = arrange(builder, accessible=["walls"])
    play(game, "wonder:mausoleum:walls")
    assert asked(game) == (BRUNO, "play_card"), "built, and nothing to choose"
    assert points(game, ANTOINE, "wonders") == 2

    game = arrange(builder, accessible=["walls"], discard=["tavern"])
    play(game, "wonder:mausoleum:walls")
    assert options(game) == ["revive:tavern"], "not optional"


@pytest.mark.parametrize(
    ("wonder", "color", "cards"),
    [("statue_of_zeus", "brown", ["clay_pool", "quarry"]), ("circus_maximus", "grey", ["glassworks", "drying_room"])],
)
def test_wonder_zeus_and_circus_maximus(wonder: str, color: str, cards: list[str]) -> None:
    own = [card for card, row in CARDS.items() if row["color"] == color and card not in cards]
    rest = ["theater", "forum", "stone_reserve", "guard_tower"]
    builder = city(*own, coins=20, wonders=[wonder])
    game = arrange(builder, city(*cards, *rest), accessible=["palace", "senate"])
    play(game, f"wonder:{wonder}:palace")
    assert asked(game) == (ANTOINE, "destroy_card")
    assert options(game) == [f"destroy:{card}" for card in cards], "one of the rival's, and one must go"
    play(game, f"destroy:{cards[1]}")
    assert home(game, BRUNO).cards == [card for card in CARDS if card in (cards[0], *rest)]
    assert home(game, BRUNO).production == CARDS[cards[0]]["produces"]
    assert game.view(ANTOINE).discard == [cards[1]]
    assert sorted(home(game, ANTOINE).cards) == sorted(own)

    game = arrange(builder, city(*rest), accessible=["palace", "senate"])
    play(game, f"wonder:{wonder}:palace")
    assert asked(game) == (BRUNO, "play_card"), "nothing to discard: only this part is skipped"
    assert game.pawn == 1
    assert points(game, ANTOINE, "wonders") == 3


@pytest.mark.parametrize(("wonder", "card"), [("statue_of_zeus", "quarry"), ("circus_maximus", "press")])
def test_wonder_zeus_and_circus_maximus_order(wonder: str, card: str) -> None:
    game = arrange(city(coins=20, wonders=[wonder]), city(card), accessible=["walls"], pawn=8)
    play(game, f"wonder:{wonder}:walls")
    assert game.over()
    assert game.scores().victory == "military"
    assert home(game, BRUNO).cards == [card], "the shield has won: nothing is discarded any more"
    assert game.view(ANTOINE).discard == []
    assert happened(game, "destroy") == 0

    game = arrange(city(coins=20, wonders=[wonder]), city(card, coins=1), accessible=["walls"], pawn=2)
    play(game, f"wonder:{wonder}:walls")
    assert (game.pawn, coins(game)[BRUNO]) == (3, 0), "the pawn moves before the choice"
    assert options(game) == [f"destroy:{card}"]


@pytest.mark.parametrize(("treasure", "rest"), [(0, 0), (2, 0), (3, 0), (10, 7)])
def test_wonder_appian_way(treasure: int, rest: int) -> None:
    game = arrange(city(coins=10, wonders=["appian_way"]), city(coins=treasure), accessible=["walls"])
    play(game, "wonder:appian_way:walls")
    assert coins(game) == [3, rest], "from the bank, whatever the rival loses"
