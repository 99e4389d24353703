"""Two players: what the Free City may, must and cannot do."""

import pytest

from sevenwonders import NOBODY, IllegalMove
from sevenwonders.classic.game import Classic
from tests.arrange import FREE_CITY, CityPlan, arrange, city
from tests.playing import answer, asked, coins, hand, happened, home, options, turn

A, B = 0, 1
OTHERS = ["press_1", "tavern", "pawnshop"]
"""What B holds; B builds the Tavern."""


def for_free_city(free_city: CityPlan, *left: str, a: CityPlan | None = None, b: CityPlan | None = None) -> Classic:
    """A, who builds an Altar, plays one of three cards for the Free City."""
    a, b = a or city(wonder="giza_a"), b or city(wonder="babylon_a")
    game = arrange(a, b, free_city=free_city, turn=5, hands=[["altar", *left[:2]], OTHERS], pile=[left[2]])
    turn(game, "build:altar", "build:tavern")
    assert asked(game) == ([A], "play_free_city")
    return game


def test_free_city_must_be_playable() -> None:
    poor = city(wonder="rhodes_a", coins=0)
    game = for_free_city(poor, "barracks", "palace", "stockade")
    assert options(game, A) == ["build:barracks"], "the one card that it can play"
    with pytest.raises(IllegalMove):
        game.play(A, "sell:palace")
    bought = for_free_city(city(wonder="rhodes_a", coins=2), "baths", "palace", "stockade")
    assert options(bought, A) == ["build:baths:l2"], "what it can buy counts"
    staged = for_free_city(city("sawmill", wonder="rhodes_a", coins=0), "baths", "palace", "stockade")
    found = ["build:stockade", "stage:baths", "stage:stockade", "stage:palace"]
    assert options(staged, A) == found, "with a stage that it can pay every card qualifies"
    own = arrange(
        city(), city(), free_city=poor, turn=5, hands=[["barracks", "palace", "stockade"], OTHERS], pile=["baths"]
    )
    turn(own, "sell:barracks", "build:tavern")
    assert options(own, A, "build") == [], "only the cards left after the own choice are looked at"


def test_free_city_discard_only_if_stuck() -> None:
    game = for_free_city(city(wonder="rhodes_a", coins=0), "baths", "palace", "stockade")
    assert options(game, A) == ["sell:baths", "sell:stockade", "sell:palace"], "it can play none: the holder chooses"
    answer(game, "sell:palace")
    assert coins(game)[FREE_CITY] == 3
    assert game.view(A).discard == ["palace"]
    assert {"baths", "stockade"} < set(hand(game, B))
    free = for_free_city(city(wonder="rhodes_a", coins=0), "theater", "palace", "stockade")
    assert options(free, A, "sell") == []


def test_free_city_building_or_stage() -> None:
    game = for_free_city(city("sawmill", wonder="rhodes_a", coins=0), "barracks", "theater", "stockade")
    cards = ["theater", "stockade", "barracks"]
    assert options(game, A) == [*(f"build:{card}" for card in cards), *(f"stage:{card}" for card in cards)]
    built, staged = game.clone(), game.clone()
    answer(built, "build:barracks")
    answer(staged, "stage:barracks")
    assert (home(built, FREE_CITY).cards, home(built, FREE_CITY).stages[0]) == (["sawmill", "barracks"][::-1], False)
    assert (home(staged, FREE_CITY).cards, home(staged, FREE_CITY).stages[0]) == (["sawmill"], True)
    assert staged.view(A).cities[FREE_CITY].under_stages == ["barracks"]
    assert staged.view(B).cities[FREE_CITY].under_stages == []


def test_free_city_chain_forced() -> None:
    rich = city("theater", "sawmill", "foundry", wonder="rhodes_a", coins=9)
    game = for_free_city(rich, "statue", "barracks", "palace")
    assert [move for move in options(game, A) if "statue" in move] == ["build:statue"], "no stage, no payment, no sale"
    assert "stage:barracks" in options(game, A), "the holder may choose another card"
    answer(game, "build:statue")
    assert coins(game)[FREE_CITY] == 9
    only = for_free_city(city("theater", wonder="rhodes_a", coins=0), "statue", "palace", "stockade")
    assert options(only, A) == ["build:statue"]
    twice = for_free_city(city("theater", "statue", "sawmill", wonder="rhodes_a"), "statue", "palace", "barracks")
    assert "stage:statue" in options(twice, A), "one that stands there already cannot be built, only used"
    olympia = city("theater", wonder="olympia_a", stages=2, coins=0)
    assert [
        move for move in options(for_free_city(olympia, "statue", "palace", "barracks"), A) if "statue" in move
    ] == ["build:statue"]


def test_free_city_no_duplicates() -> None:
    game = for_free_city(city("barracks", "loom_1", wonder="rhodes_a", coins=0), "barracks", "loom_2", "theater")
    assert options(game, A) == ["build:theater"], "no name twice"
    order = for_free_city(city("brickyard", "clay_pool", wonder="rhodes_a", coins=0), "palace", "baths", "stockade")
    assert options(order, A, "stage") == [], "stages in order"
    answer(order, "sell:palace")
    money = arrange(
        city(wonder="giza_a", coins=9),
        city(wonder="babylon_a"),
        free_city=city(wonder="rhodes_a", coins=1),
        turn=5,
        hands=[["barracks", "baths", "palace"], OTHERS],
        pile=["stockade"],
    )
    turn(money, "build:barracks:r2", "build:tavern")
    assert options(money, A, "build:baths") == [], "A pays it 2 coins this turn: they are for the next one"
    answer(money, "sell:palace")
    assert coins(money)[FREE_CITY] == 1 + 2 + 3


def test_free_city_free_city_buys() -> None:
    sellers = {"a": city("lumber_yard", wonder="giza_a"), "b": city("lumber_yard", wonder="babylon_a")}
    game = for_free_city(city(wonder="rhodes_a", coins=2), "stockade", "palace", "school", **sellers)
    assert set(options(game, A)) == {"build:stockade:l2", "build:stockade:r2"}, "the holder chooses the seller"
    for way, paid in (("l2", [5, 3 + 5]), ("r2", [3, 5 + 5])):
        trial = game.clone()
        answer(trial, f"build:stockade:{way}")
        assert coins(trial) == [*paid, 0]
        assert home(trial, FREE_CITY).cards == ["stockade"]
    cheap = for_free_city(
        city("east_trading_post", wonder="rhodes_a", coins=2), "stockade", "palace", "school", **sellers
    )
    assert set(options(cheap, A)) == {"build:stockade:l2", "build:stockade:r1"}, "whatever the price"
    poor = for_free_city(city(wonder="rhodes_a", coins=1), "stockade", "palace", "school", **sellers)
    assert options(poor, A, "build") == []


def test_free_city_free_city_sells() -> None:
    game = arrange(
        city(wonder="giza_a", coins=2),
        city(wonder="babylon_a", coins=2),
        free_city=city("lumber_yard", "caravansery", wonder="rhodes_a", coins=0),
        turn=5,
        hands=[["stockade", "baths", "palace"], ["barracks", "stockade", "palace"]],
        pile=["theater"],
    )
    assert "build:stockade:r2" in options(game, A), "it is A's right-hand neighbour"
    assert "build:barracks:l2" in options(game, B), "and B's left-hand one"
    turn(game, "build:stockade:r2", "build:barracks:l2")
    answer(game, "build:theater")
    assert coins(game) == [0, 0, 4], "it keeps the coins"
    yellow = arrange(
        city(wonder="giza_a", coins=9), city(wonder="babylon_a"), free_city=city("caravansery"), hands=[["stockade"]]
    )
    assert options(yellow, A, "build:stockade") == [], "never those of yellow cards"


def test_free_city_action_order() -> None:
    """Coins have to be there at the start of the turn, so who plays first decides nothing."""
    game = arrange(
        city("lumber_yard", wonder="giza_a", coins=2),
        city(wonder="babylon_a", coins=0),
        free_city=city(wonder="rhodes_a", coins=2),
        turn=5,
        hands=[["barracks", "stockade", "palace"], OTHERS],
        pile=["school"],
    )
    turn(game, "build:barracks:r2", "build:tavern")
    assert options(game, A) == ["build:stockade:l2"]
    answer(game, "build:stockade:l2")
    assert coins(game) == [2, 5, 2], "each has paid the other"
    assert [home(game, place).cards[-1] for place in (A, B, FREE_CITY)] == ["barracks", "tavern", "stockade"]


def test_free_city_is_revealed_first() -> None:
    """Row action_order, seed:582: the cards are revealed with the Free City's first."""
    game = for_free_city(city(wonder="rhodes_a", coins=0), "barracks", "palace", "stockade")
    answer(game, "build:barracks")
    assert happened(game, "build")[0][0] == FREE_CITY


def test_free_city_free_city_powers() -> None:
    halicarnassus = city("foundry", "ore_vein", wonder="halicarnassus_a", stages=1, coins=0)
    for turn_number, holder in ((5, A), (4, B)):
        cards = ["palace", "senate", "town_hall", "stockade"][: 8 - turn_number]
        game = arrange(
            city(),
            city(),
            free_city=halicarnassus,
            turn=turn_number,
            hands=[cards, cards],
            discard=["tavern"],
            pile=["baths"],
        )
        turn(game, "sell:palace", "sell:palace")
        assert asked(game) == ([holder], "play_free_city")
        answer(game, "stage:baths")
        assert asked(game) == ([holder], "take_from_discard"), "the holder builds for it"
        assert game.view(1 - holder).discard == ["palace"], "and alone looks through the pile"
        assert game.view(holder).discard == ["palace", "palace", "tavern"]
        answer(game, "revive:tavern")
        assert "tavern" in home(game, FREE_CITY).cards
        assert coins(game)[FREE_CITY] == 5
    olympia = city(wonder="olympia_a", stages=2, coins=0)
    game = for_free_city(olympia, "palace", "senate", "barracks")
    assert options(game, A) == ["free:barracks", "free:palace", "free:senate"], "every card is playable"
    answer(game, "free:palace")
    assert home(game, FREE_CITY).cards == ["palace"]
    turn(game)
    assert options(game, B, "free") == [], "once in an age, whoever holds it"


def test_free_city_free_city_babylon_b() -> None:
    babylon = city(wonder="babylon_b", stages=2, coins=0)

    def last(pile: list[str], free_city: CityPlan = babylon) -> Classic:
        """The end of the sixth turn, in which B holds the Free City card."""
        game = arrange(
            city(),
            city(),
            free_city=free_city,
            turn=6,
            hands=[["altar", "theater"], ["loom_1", "tavern"]],
            pile=["press_1", *pile],
        )
        turn(game, "build:altar", "build:tavern")
        assert asked(game) == ([B], "play_free_city")
        return game

    game = last(["stone_pit"])
    answer(game, "build:loom_1")
    assert asked(game) == ([B], "play_last_card"), "the holder of turn six plays the last card of the pile"
    assert hand(game, B) == ["stone_pit"]
    assert options(game, B) == ["build:stone_pit"], "it must be played if it can"
    answer(game, "build:stone_pit")
    assert home(game, FREE_CITY).cards == ["stone_pit", "loom_1"]
    assert game.view(NOBODY).discards == 2, "the last cards of the players"
    stuck = last(["palace"])
    answer(stuck, "build:loom_1")
    assert options(stuck, B) == ["sell:palace"]
    answer(stuck, "sell:palace")
    assert coins(stuck)[FREE_CITY] == 3
    assert (stuck.age, stuck.turn) == (2, 1)
    fresh = last(["stone_pit"], city("sawmill", "glassworks_1", wonder="babylon_b", stages=1, coins=0))
    answer(fresh, "stage:loom_1")
    assert asked(fresh) == ([B], "play_last_card")
    without = last(["stone_pit"], city(wonder="babylon_b", stages=1, coins=0))
    answer(without, "build:loom_1")
    assert asked(without) == ([A, B], "play_card")
    assert without.view(NOBODY).discards == 3


def test_free_city_player_babylon_b() -> None:
    for seat in (A, B):
        plans = [city(), city()]
        plans[seat] = city(wonder="babylon_b", stages=2, coins=0)
        game = arrange(
            *plans,
            free_city=city(wonder="rhodes_a"),
            turn=6,
            hands=[["altar", "theater"], ["loom_1", "tavern"]],
            pile=["press_1", "stone_pit"],
        )
        turn(game, "build:altar", "build:tavern")
        answer(game, "build:press_1")
        kept = ["theater", "loom_1"][seat]
        assert asked(game) == ([seat], "play_last_card")
        assert hand(game, seat) == [kept]
        answer(game, f"build:{kept}")
        assert kept in home(game, seat).cards
        assert game.view(NOBODY).discards == 2, "the other player's last card and that of the pile"
        assert "stone_pit" not in repr(game.view(NOBODY).cities)
