"""Rulings of the wonders and their powers."""

import pytest

from sevenwonders import NOBODY, IllegalMove
from tests.arrange import LEFT, ME, RIGHT, arrange, city
from tests.playing import answer, asked, coins, finish_age, hand, home, options, points, turn, ways

REVIVER = city("ore_vein", "foundry", wonder="halicarnassus_a", stages=1, coins=0)
"""Halicarnassus about to build its second stage."""


def test_wonder_stage_order() -> None:
    makers = ("quarry", "stone_pit", "sawmill", "lumber_yard", "brickyard", "clay_pool")
    game = arrange(city(*makers, wonder="giza_b", coins=0), hands=[["palace", "altar"]])
    for stage in range(4):
        assert home(game, ME).stages == [True] * stage + [False] * (4 - stage)
        if stage == 3:
            assert options(game, ME, "stage") == [], "the fourth needs papyrus"
            break
        cards = hand(game, ME)
        assert {move.split(":")[1] for move in options(game, ME, "stage:")} == set(cards), "any card, whatever its cost"
        turn(game, f"stage:{cards[0]}")
        assert game.turn == stage + 2, "several in one age"
    last = arrange(city("palace", wonder="giza_b", stages=4), hands=[["altar"]])
    assert options(last, ME, "stage") == [], "each only once"
    with pytest.raises(IllegalMove):
        last.play(ME, "stage:altar")
    skip = arrange(city("clay_pool", "brickyard", "clay_pit", wonder="rhodes_a", coins=0), hands=[["altar"]])
    assert options(skip, ME, "stage") == [], "clay for the second stage does not help before the first is built"
    paid = arrange(city("stone_pit", wonder="giza_a", coins=0), hands=[["sawmill"]], age=3)
    turn(paid, "stage:sawmill")
    assert coins(paid)[ME] == 0, "the cost of the stage, not that of the card"
    assert sum(home(paid, ME).stages) == 1
    finish_age(paid)
    assert paid.over(), "none is compulsory"


def test_wonder_marker_is_nothing() -> None:
    for card in ("apothecary", "lumber_yard", "tavern", "barracks", "theater", "workers_guild"):
        game = arrange(
            city("stone_pit", wonder="giza_a", coins=0), city("lumber_yard"), hands=[[card], ["altar"], ["altar"]]
        )
        before = home(game, ME)
        turn(game, f"stage:{card}", "build:altar", "build:altar")
        after = home(game, ME)
        assert after.cards == before.cards
        assert (after.counts, after.shields, after.coins) == (before.counts, before.shields, 0)
        assert (after.production, after.choices) == (before.production, before.choices)
        assert game.view(ME).discards == 0, "it is not in the discard pile"
        assert [game.view(seat).cities[ME].under_stages for seat in (ME, LEFT, NOBODY)] == [[card], [], []]
        assert points(game, ME, "wonder") == sum(game.scores().points[ME].values()) == 3
    again = arrange(city("stone_pit", wonder="giza_a"), hands=[["altar"], [], ["lumber_yard", "altar"]])
    turn(again, "stage:altar")
    assert ways(again, ME, "build:altar") == [""], "no building of that name stands there"


def test_free_build_per_age() -> None:
    game = arrange(
        city("quarry", wonder="olympia_a", stages=1, coins=0),
        hands=[["senate", "palace", "altar"], ["pantheon"], ["palace", "town_hall", "altar"]],
        age=1,
    )
    assert options(game, ME, "free:") == []
    turn(game, "stage:senate")
    free = options(game, ME, "free:")
    assert {"free:palace", "free:town_hall"} <= set(free), "from the next turn of this age on"
    assert "free:altar" not in free, "what is free anyway need not use it up"
    stages = [move for move in options(game, ME) if move.startswith("stage:")]
    assert stages == [], "it is not for stages"
    kept = game.clone()
    turn(game, "free:palace")
    assert home(game, ME).cards[-1] == "palace"
    for _ in range(2):
        assert options(game, ME, "free:") == [], "once in an age"
        turn(game)
    finish_age(game)
    finish_age(kept)
    for each in (game, kept):
        assert each.age == 2
        move = options(each, ME, "free:")[0]
        turn(each, move)
        assert options(each, ME, "free:") == [], "one each age; an unused one lapses"
        finish_age(each)
        assert options(each, ME, "free:"), "and it is back in the third"
    chained = arrange(city("theater", wonder="olympia_a", stages=2, coins=0), hands=[["statue", "temple"]], age=2)
    assert "free:statue" not in options(chained, ME)
    assert "free:temple" in options(chained, ME)


def test_build_from_discard() -> None:
    game = arrange(
        REVIVER,
        discard=["tavern", "palace", "loom_1", "ore_vein"],
        hands=[["stockade"], ["barracks"], ["theater"]],
        age=2,
    )
    turn(game, "stage:stockade", "sell:barracks", "build:theater")
    assert asked(game) == ([ME], "take_from_discard")
    assert game.view(ME).discard == ["barracks", "loom_1", "ore_vein", "palace", "tavern"], "I look through all of it"
    assert game.view(RIGHT).discard == []
    wanted = ["loom_1", "tavern", "barracks", "palace"]
    assert set(options(game, ME)) == {"decline", *(f"revive:{card}" for card in wanted)}, "no name twice, any age"
    declined = game.clone()
    answer(declined, "decline")
    assert home(declined, ME).cards == ["ore_vein", "foundry"]
    assert declined.view(ME).discards == 5
    assert asked(declined)[1] == "play_card"
    answer(game, "revive:palace")
    assert home(game, ME).cards == ["ore_vein", "foundry", "palace"]
    assert coins(game)[ME] == 0
    assert game.view(ME).discard == ["barracks", "loom_1", "ore_vein", "tavern"], "it leaves the pile, the rest stay"
    turn(game)
    assert asked(game)[1] == "play_card", "only at the end of the turn in which the stage is built"
    nothing = arrange(REVIVER, discard=["foundry"], hands=[["stockade"], ["altar"], ["theater"]])
    turn(nothing, "stage:stockade", "build:altar", "build:theater")
    assert asked(nothing) == ([ME, LEFT, RIGHT], "play_card"), "nothing happens if no card fits"
    last = arrange(REVIVER, hands=[["stockade", "altar"], ["tavern", "theater"], ["loom_1", "baths"]], turn=6)
    turn(last, "stage:stockade", "build:tavern", "build:loom_1")
    assert set(options(last, ME, "revive:")) == {"revive:altar", "revive:theater", "revive:baths"}, "leftovers count"
    side_b = city("foundry", "brickyard", "clay_pool", "glassworks_1", "press_1", wonder="halicarnassus_b")
    game = arrange(side_b, discard=["tavern", "altar", "theater"], hands=[["palace"], ["palace"], ["palace"]])
    for card in ("tavern", "altar", "theater"):
        turn(game, next(move for move in options(game, ME, "stage:")))
        answer(game, f"revive:{card}")
    assert {"tavern", "altar", "theater"} <= set(home(game, ME).cards), "every stage of side B does it"


def test_discard_pile_contents() -> None:
    game = arrange(
        city("stone_pit", wonder="giza_a"),
        hands=[["altar", "baths"], ["theater", "tavern"], ["stockade", "loom_1"]],
        turn=6,
    )
    turn(game, "stage:altar", "sell:theater", "build:loom_1")
    assert game.view(NOBODY).discards == 4
    hidden = sorted(card for seat in (ME, LEFT, RIGHT) for card in game.view(seat).discard)
    assert hidden == ["baths", "stockade", "tavern", "theater"], "sold cards and leftovers, not what lies under stages"
    full = arrange(REVIVER, hands=[["stockade"], ["altar"], ["theater"]], age=3)
    turn(full, "stage:stockade", "build:altar", "build:theater")
    assert full.view(ME).discards == 0, "guilds and cards sorted out at setup are not in it"
    assert asked(full)[1] == "play_card"


def test_halicarnassus_before_conflict() -> None:
    for age in (1, 2, 3):
        game = arrange(
            REVIVER,
            discard=["barracks"],
            hands=[["stockade", "altar"], ["theater", "tavern"], ["theater", "tavern"]],
            turn=6,
            age=age,
        )
        turn(game, "stage:stockade")
        assert [home(game, seat).victories for seat in (ME, LEFT, RIGHT)] == [0, 0, 0]
        answer(game, "revive:barracks")
        assert [home(game, seat).victories for seat in (ME, LEFT, RIGHT)] == [2, 0, 0]
        assert home(game, ME).military == 2 * (1, 3, 5)[age - 1]


def test_alexandria_resources() -> None:
    game = arrange(
        city(wonder="alexandria_b", stages=2, coins=0),
        city(wonder="rhodes_a", coins=9),
        hands=[["stockade", "barracks", "school", "caravansery", "apothecary"], ["stockade", "baths", "apothecary"]],
    )
    mine = home(game, ME)
    assert mine.choices == ["W/S/C/O", "G/L/P"]
    for card in ("stockade", "barracks", "apothecary", "school"):
        assert ways(game, ME, f"build:{card}") == [""], "one of each choice"
    assert ways(game, ME, "build:caravansery") == [], "one unit a turn"
    for card in ("stockade", "baths", "apothecary"):
        assert not any("r" in way for way in ways(game, LEFT, f"build:{card}")), "not for sale"
    side_a = arrange(city(wonder="alexandria_a", stages=2, coins=0), hands=[["stockade", "apothecary"]])
    assert ways(side_a, ME, "build:stockade") == [""]
    assert ways(side_a, ME, "build:apothecary") == []
    assert (home(side_a, ME).choices, home(side_a, ME).for_sale) == (["W/S/C/O"], "G")


def test_rhodes_shields() -> None:
    for wonder, stages, shields in (("rhodes_a", 1, 0), ("rhodes_a", 2, 2), ("rhodes_b", 1, 1), ("rhodes_b", 2, 2)):
        game = arrange(city(wonder=wonder, stages=stages), city("barracks"), turn=6)
        assert home(game, ME).shields == shields
        for age in (1, 2, 3):
            assert game.age == age
            finish_age(game)
            expected = 0 if shields == 1 else sum((1, 3, 5)[:age]) * (1 if shields > 1 else 0) - age * (shields < 1)
            against_right = sum((1, 3, 5)[:age]) if shields else 0
            assert home(game, ME).military == expected + against_right
    built = arrange(city("brickyard", "clay_pool", wonder="rhodes_a", stages=1), hands=[["altar"]], turn=6)
    turn(built, "stage:altar")
    assert home(built, ME).victories == 2, "in the age in which the stage is built"
