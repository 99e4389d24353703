"""The worked examples of the rule book, in the order in which they stand there."""

from collections import Counter

from sevenwonders.classic.notation import deal_keys
from sevenwonders.sets import classic_game
from tests.arrange import FREE_CITY, LEFT, ME, RIGHT, arrange, city
from tests.playing import answer, asked, coins, finish_age, hand, home, options, points, turn, ways

from .facts import CARDS


def test_cost_of_cards() -> None:
    """Marché, Mine, Bains, Arène."""
    hands = [["marketplace", "mine", "baths", "arena"]]
    poor = arrange(city(wonder="rhodes_a", coins=0), hands=hands)
    assert [ways(poor, ME, f"build:{card}") for card in hands[0]] == [[""], [], [], []]
    one = arrange(city(wonder="rhodes_a", coins=1), hands=hands)
    assert ways(one, ME, "build:mine") == [""]
    stone = arrange(city("stone_pit", wonder="rhodes_a", coins=0), hands=hands)
    assert [ways(stone, ME, f"build:{card}") for card in ("baths", "arena")] == [[""], []]
    stones = arrange(city("quarry", wonder="rhodes_a", coins=0), hands=hands)
    assert ways(stones, ME, "build:arena") == [""], "two stone and an ore"


def test_stables_cost_resources_or_the_apothecary() -> None:
    for cards, able in ((("clay_pool", "lumber_yard"), True), (("apothecary",), True), (("clay_pool",), False)):
        game = arrange(city(*cards, wonder="rhodes_a", coins=0), age=2, hands=[["stables"]])
        assert bool(ways(game, ME, "build:stables")) == able


def test_scriptorium_makes_library_and_courthouse_free() -> None:
    game = arrange(city("scriptorium", coins=0), age=2, hands=[["library", "courthouse"]])
    assert ways(game, ME, "build:library") == ways(game, ME, "build:courthouse") == [""]
    assert CARDS["scriptorium"]["chain_to"] == ["courthouse", "library"]


def test_cards_of_four_and_six_players() -> None:
    for players in (4, 6):
        keys = deal_keys(classic_game(players=players, seed=1), None)
        for age in (1, 2):
            dealt = Counter(card for seat in range(players) for card in keys[f"age{age}.{seat}"])
            rows = {card: row["copies"] for card, row in CARDS.items() if row["age"] == age}
            assert dealt == +Counter({card: sum(copy <= players for copy in copies) for card, copies in rows.items()})


def test_timber_yard_costs_a_coin() -> None:
    game = arrange(city(coins=1), hands=[["timber_yard"]])
    turn(game, "build:timber_yard")
    assert coins(game)[ME] == 0


def test_east_trading_post_is_free() -> None:
    game = arrange(city(coins=0), hands=[["east_trading_post"]])
    turn(game, "build:east_trading_post")
    assert (home(game, ME).cards, coins(game)[ME]) == (["east_trading_post"], 0)


def test_production_of_giza() -> None:
    giza = city("stone_pit", "clay_pool", "ore_vein", "press_1", "loom_1", wonder="giza_a", coins=0)
    game = arrange(giza, age=2, hands=[["barracks", "scriptorium", "aqueduct"]])
    assert home(game, ME).production == "SSCOLP"
    assert [ways(game, ME, f"build:{card}") for card in hand(game, ME) if card in ("barracks", "scriptorium")] == [
        [""]
    ] * 2
    assert ways(game, ME, "build:aqueduct") == [], "two stones of three"


def test_example_a() -> None:
    """A University: 2 wood, 1 glass, 1 papyrus."""
    game = arrange(
        city("lumber_yard", wonder="alexandria_a", coins=4),
        city(wonder="olympia_a", coins=0),
        city(wonder="ephesos_a", coins=0),
        age=3,
        hands=[["university"], ["altar"], ["altar"]],
    )
    assert ways(game, ME, "build:university") == ["l2r2"]
    turn(game, "build:university:l2r2", "build:altar", "build:altar")
    assert coins(game) == [0, 2, 2]
    assert "university" in home(game, ME).cards


def test_example_b() -> None:
    """Both neighbours buy my two stones, with which I build a Library."""
    game = arrange(
        city("stone_pit", "loom_1", wonder="giza_a", coins=0),
        city(wonder="alexandria_a", coins=4),
        city(wonder="ephesos_a", coins=4),
        age=2,
        hands=[["library"], ["altar"], ["altar"]],
    )
    turn(game, "build:library", "stage:altar:r4", "stage:altar:l4")
    assert coins(game) == [8, 0, 0]
    assert "library" in home(game, ME).cards


def test_example_c() -> None:
    """A Forum: 2 clay, of which I make one; my neighbour's coins come too late."""
    game = arrange(
        city("clay_pool", wonder="giza_a", coins=0),
        city("clay_pool", wonder="rhodes_a", coins=2),
        age=2,
        hands=[["forum"], ["baths"], ["forum", "lumber_yard"]],
    )
    game.play(LEFT, "build:baths:r2")
    assert ways(game, ME, "build:forum") == []
    turn(game, "sell:forum", "build:baths:r2", "sell:lumber_yard")
    assert coins(game)[ME] == 5


def test_library_by_the_scriptorium() -> None:
    game = arrange(city("scriptorium", coins=0), age=2, hands=[["library"]])
    turn(game, "build:library")
    assert home(game, ME).cards == ["scriptorium", "library"]


def test_theater_statue_gardens() -> None:
    game = arrange(city("theater", coins=0), age=2, turn=6, hands=[["statue", "temple"]])
    turn(game, "build:statue")
    assert home(game, ME).cards == ["theater", "statue"]
    later = arrange(city("theater", "statue", coins=0), age=3, hands=[["gardens"]])
    turn(later, "build:gardens")
    assert home(later, ME).cards == ["theater", "statue", "gardens"]


def test_second_stage_of_alexandria() -> None:
    game = arrange(city("foundry", wonder="alexandria_a", stages=1, coins=0), hands=[["palace"]])
    turn(game, "stage:palace")
    assert home(game, ME).stages == [True, True, False]
    assert game.view(ME).cities[ME].under_stages[-1] == "palace"


def test_hands_of_sophie() -> None:
    game = classic_game(players=4, seed=12)
    sophie, left, right = 0, 1, 3
    kept: list[str] = []
    for number in range(1, 7):
        assert len(hand(game, sophie)) == 8 - number
        kept, coming = hand(game, sophie)[1:], hand(game, right)[1:]
        turn(game, *(f"sell:{hand(game, seat)[0]}" for seat in range(4)))
        if number < 6:
            assert (hand(game, left), hand(game, sophie)) == (kept, coming)
    assert set(kept) <= set(game.view(sophie).discard), "the last card is discarded"


def test_conflicts_of_alexandria() -> None:
    game = arrange(
        city("barracks", "walls", wonder="alexandria_a"),
        city("walls", "stables", "barracks", wonder="rhodes_a"),
        city("walls", wonder="ephesos_a"),
        age=2,
        turn=6,
    )
    assert [home(game, seat).shields for seat in (ME, LEFT, RIGHT)] == [3, 5, 2]
    finish_age(game)
    assert (home(game, ME).victories, home(game, ME).defeats, home(game, ME).military) == (1, 1, 3 - 1)


def test_points_of_alexandria() -> None:
    """All examples of the score sheet: 6 + 4 + 10 + 13 + 21 + 4."""
    science = ("apothecary", "dispensary", "lodge", "workshop", "laboratory", "scriptorium")
    others = ("altar", "aqueduct", "town_hall", "chamber_of_commerce", "loom_1", "press_1")
    alexandria = city(*science, *others, wonder="alexandria_a", stages=3, coins=14, tokens=[1, 3, 5, -1, -1, -1])
    game = arrange(alexandria, age=3)
    assert game.scores().points[ME] == {
        "military": 6,
        "treasury": 4,
        "wonder": 10,
        "civilian": 13,
        "science": 14 + 7,
        "commerce": 4,
        "guilds": 0,
    }
    more = arrange(city(*science, "school", wonder="alexandria_a"), age=3)
    assert points(more, ME, "science") == (9 + 4 + 4) + (7 + 7) == 31


def test_powers_of_five_and_six_symbols() -> None:
    compasses = ("apothecary", "dispensary", "lodge", "academy")
    five = arrange(city(*compasses, wonder="babylon_a", stages=2))
    six = arrange(city(*compasses, "scientists_guild", wonder="babylon_a", stages=2))
    assert (points(five, ME, "science"), points(six, ME, "science")) == (25, 36)


def test_ludovic_and_piero() -> None:
    """The first turn of two players."""
    ludovic, piero = 0, 1
    game = classic_game(players=2, seed=9)
    pile = deal_keys(game, None)["age1.pile"]
    assert (len(hand(game, ludovic)), len(hand(game, piero)), len(pile)) == (8, 7, 7)
    assert pile[0] in hand(game, ludovic)
    turn(game)
    assert asked(game) == ([ludovic], "play_free_city"), "he sits to the left of the Free City"
    answer(game, options(game, ludovic)[0])
    assert len(home(game, FREE_CITY).cards) == 1
    assert (len(hand(game, ludovic)), len(hand(game, piero))) == (6, 7), "Piero has the Free City card now"
    turn(game)
    assert asked(game) == ([piero], "play_free_city")
