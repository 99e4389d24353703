"""Rulings of conflicts and of the final score."""

from itertools import product

import pytest

from sevenwonders.classic.game import Classic
from tests.arrange import LEFT, ME, RIGHT, arrange, city
from tests.playing import answer, coins, finish_age, home, points, turn

from .facts import FACTS, SETUP, of_color

COMPASS = ["apothecary", "dispensary", "lodge", "academy"]
GEAR = ["workshop", "laboratory", "observatory", "study"]
TABLET = ["scriptorium", "library", "school", "university"]
SHIELDS = {0: (), 1: ("barracks",), 2: ("walls",), 3: ("arsenal",), 5: ("walls", "arsenal")}


def scholar(compass: int, gear: int, tablet: int) -> tuple[str, ...]:
    """Cards with so many of each symbol."""
    return (*COMPASS[:compass], *GEAR[:gear], *TABLET[:tablet])


def science(compass: int, gear: int, tablet: int, *more: str, wonder: str = "", stages: int = 0) -> int:
    return points(arrange(city(*scholar(compass, gear, tablet), *more, wonder=wonder, stages=stages)), ME, "science")


def test_board_resource_is_no_card() -> None:
    for card in ("vineyard", "bazar", "haven", "chamber_of_commerce"):
        game = arrange(
            city("forum", "laboratory", wonder="olympia_a", stages=2, coins=0),
            city("press_1", wonder="alexandria_b", stages=2),
            city("clay_pool", wonder="babylon_a"),
            hands=[[card], ["altar"], ["altar"]],
            age=3,
        )
        turn(game, f"free:{card}" if card == "chamber_of_commerce" else f"build:{card}", "build:altar", "build:altar")
        assert coins(game)[ME] == {"vineyard": 1, "bazar": 2}.get(card, 0), "cards of the neighbours only"
        assert points(game, ME, "commerce") == 0
    for guild in ("workers_guild", "craftsmens_guild"):
        game = arrange(city(guild), city(wonder="alexandria_b", stages=2), city(wonder="babylon_a"))
        assert points(game, ME, "guilds") == 0
    assert points(arrange(city("shipowners_guild", wonder="alexandria_b", stages=2)), ME, "guilds") == 1


def test_copy_score_column() -> None:
    mine = ("apothecary", "workshop", "loom_1")
    for guild, worth in (("scientists_guild", 8), ("shipowners_guild", 2), ("builders_guild", 3)):
        game = arrange(city(*mine, wonder="olympia_b", stages=3), city(guild), age=3)
        sheet = game.scores().points[ME]
        assert sheet == {
            **dict.fromkeys(SETUP["score_order"], 0),
            "treasury": 1,
            "wonder": 5,
            "science": 2,
            "guilds": worth,
        }, "under guilds, once"
        assert game.scores().totals[ME] == 1 + 5 + 2 + worth


@pytest.mark.parametrize("age", [1, 2, 3])
def test_conflicts(age: int) -> None:
    victory = SETUP["victory_token"][age - 1]
    for mine, left, right in product(SHIELDS, repeat=3):
        strength = (mine, left, right)
        game = arrange(*(city(*SHIELDS[each]) for each in strength), age=age, turn=6)
        finish_age(game)
        for seat in range(3):
            others = [strength[(seat + 1) % 3], strength[(seat + 2) % 3]]
            won = sum(strength[seat] > other for other in others)
            lost = sum(strength[seat] < other for other in others)
            seen = home(game, seat)
            assert (seen.victories, seen.defeats) == (won, lost), "0, 1 or 2 tokens"
            assert seen.military == won * victory - lost
    four = arrange(city("barracks"), city("walls"), city(), city(), age=age, turn=6)
    finish_age(four)
    assert [(home(four, seat).victories, home(four, seat).defeats) for seat in range(4)] == [
        (1, 1),
        (2, 0),
        (0, 1),
        (0, 1),
    ]
    early = arrange(city("barracks"), age=age, turn=5)
    turn(early)
    assert home(early, ME).victories == 0, "after turn six only"


def test_shields_stay() -> None:
    game = arrange(city("barracks"), city(wonder="rhodes_a", stages=2), turn=6)
    for age in (1, 2, 3):
        finish_age(game)
        assert [home(game, seat).shields for seat in (ME, LEFT, RIGHT)] == [1, 2, 0]
        assert [home(game, seat).victories for seat in (ME, LEFT, RIGHT)] == [age, 2 * age, 0]


def test_military_sum() -> None:
    for tokens in ((), (1, 3, 5, -1, -1, -1), (-1,) * 6, (1, 1, 3, 3, 5, 5)):
        game = arrange(city(tokens=tokens), age=3)
        assert points(game, ME, "military") == home(game, ME).military == sum(tokens)
    game = arrange(city(coins=0, tokens=[-1, -1]), city("barracks"), city("barracks"), age=3, turn=6)
    turn(game)
    assert points(game, ME, "military") == -4
    assert game.scores().totals[ME] == -4 + 1, "it may be negative"


def test_treasury() -> None:
    for money in (*range(10), 14, 100):
        assert points(arrange(city(coins=money)), ME, "treasury") == money // 3
    game = arrange(city(coins=11), age=3, turn=6)
    turn(game)
    assert coins(game)[ME] == 14
    assert points(game, ME, "treasury") == 4, "at the end of the game"


def test_science_score() -> None:
    for compass, gear, tablet in product(range(5), repeat=3):
        expected = compass**2 + gear**2 + tablet**2 + 7 * min(compass, gear, tablet)
        assert science(compass, gear, tablet) == expected
    assert (science(3, 2, 1), science(3, 2, 2)) == (21, 31)


def test_science_optimum() -> None:
    assert science(3, 3, 0, "scientists_guild") == 26
    assert science(1, 0, 0, "scientists_guild", wonder="babylon_a", stages=2) == 10, "both together"
    assert science(4, 0, 0, "scientists_guild", wonder="babylon_b", stages=3) == 36
    for compass, gear, tablet in product(range(5), repeat=3):
        best = 0
        for first, second in product(range(3), repeat=2):
            tried = [compass, gear, tablet]
            tried[first] += 1
            tried[second] += 1
            best = max(best, sum(each * each for each in tried) + 7 * min(tried))
        assert science(compass, gear, tablet, "scientists_guild", wonder="babylon_a", stages=2) == best
    copied = arrange(city(*scholar(3, 3, 0), wonder="olympia_b", stages=3), city("scientists_guild"))
    assert points(copied, ME, "science") + points(copied, ME, "guilds") == 26


def test_joint_optimum_copy() -> None:
    def total(greens: tuple[str, ...], *left: str, mine: tuple[str, ...] = (), blue: int = 0) -> int:
        game = arrange(
            city(*greens, *mine, wonder="olympia_b", stages=3, coins=0),
            city(*left),
            city(*of_color("blue")[:blue]),
            age=3,
        )
        return game.scores().totals[ME] - 5

    greens = scholar(2, 2, 2)
    assert total(greens) == 12 + 14
    assert total(greens, "scientists_guild") == 9 + 4 + 4 + 14, "a rise of 5"
    assert total(greens, "scientists_guild", "magistrates_guild", blue=4) == 26 + 5
    assert total(greens, "scientists_guild", "magistrates_guild", blue=6) == 26 + 6, "the better of the two"
    own = ("shipowners_guild",)
    assert total(greens, "scientists_guild", mine=own) == 26 + 5 + 2, "an own Shipowners Guild counts the copy"
    assert total(greens, "scientists_guild", "magistrates_guild", mine=own, blue=6) == 26 + 6 + 2


@pytest.mark.parametrize(
    ("guild", "color", "worth"),
    [
        ("workers_guild", "brown", 1),
        ("craftsmens_guild", "grey", 2),
        ("traders_guild", "yellow", 1),
        ("philosophers_guild", "green", 1),
        ("spies_guild", "red", 1),
        ("magistrates_guild", "blue", 1),
    ],
)
def test_guild_neighbours_only(guild: str, color: str, worth: int) -> None:
    cards = of_color(color)
    game = arrange(city(guild, *cards), city(*cards[:2]), city("palace", "arsenal"), city(cards[0]), age=3)
    assert points(game, ME, "guilds") == worth * 3, "two on the left, one on the right, mine not, far ones not"
    for other in {*("brown", "grey", "yellow", "green", "red", "blue")} - {color}:
        game = arrange(city(guild), city(*of_color(other)[:2]))
        assert points(game, ME, "guilds") == 0


def test_guild_builders() -> None:
    for mine, left, right in product(range(3), range(4), range(5)):
        game = arrange(
            city("builders_guild", wonder="rhodes_b", stages=mine),
            city(wonder="ephesos_a", stages=left),
            city(wonder="babylon_a", stages=2),
            city(wonder="giza_b", stages=right),
        )
        assert points(game, ME, "guilds") == mine + left + right


def test_guild_shipowners() -> None:
    for brown, grey, purple in product(range(4), range(4), range(3)):
        cards = (*of_color("brown")[:brown], *of_color("grey")[:grey], *of_color("purple")[:purple])
        game = arrange(city("shipowners_guild", *cards), city(wonder="ephesos_a"), age=3)
        plain = arrange(city(*cards), city(wonder="ephesos_a"), age=3)
        assert points(game, ME, "guilds") - points(plain, ME, "guilds") == brown + grey + purple + 1
    others = arrange(city("shipowners_guild", "altar", "barracks", "tavern", "workshop"), city("lumber_yard", "loom_1"))
    assert points(others, ME, "guilds") == 1


def test_guild_strategists() -> None:
    game = arrange(
        city("strategists_guild", tokens=[-1, -1]),
        city(tokens=[-1, 1, 3]),
        city(tokens=[-1, -1, -1]),
        city(tokens=[-1, -1]),
        age=3,
        turn=6,
    )
    assert points(game, ME, "guilds") == 1 + 2, "own ones do not count, nor victories, nor those of far cities"
    lost = arrange(city("strategists_guild"), city("barracks", tokens=[-1]), city("walls"), city(), age=3, turn=6)
    turn(lost)
    assert [home(lost, seat).defeats for seat in range(4)] == [1, 2, 0, 1]
    assert points(lost, ME, "guilds") == 3, "those of the third age too, whoever won"


def last_turn(*plans: tuple[str, ...]) -> Classic:
    return arrange(*(city(*cards) for cards in plans), age=3, turn=6)


def test_final_order() -> None:
    game = last_turn(("strategists_guild", "barracks"), ("altar",), ("apothecary",))
    assert (points(game, ME, "military"), points(game, ME, "guilds")) == (0, 0)
    turn(game)
    assert game.over()
    assert (points(game, ME, "military"), points(game, ME, "guilds")) == (10, 2), "conflicts come first"
    assert list(game.scores().points[ME]) == SETUP["score_order"]
    assert all(
        total == sum(sheet.values()) for sheet, total in zip(game.scores().points, game.scores().totals, strict=True)
    )
    assert game.moves(ME) == []


def test_winner() -> None:
    def end(*money: int, more: tuple[str, ...] = ()) -> Classic:
        plans = [city(*(more if seat == LEFT else ()), coins=each) for seat, each in enumerate(money)]
        game = arrange(*plans, age=3, turn=6)
        turn(game)
        return game

    most = end(3, 3, 3, more=("altar",))
    assert (most.scores().winners, most.scores().victory, most.scores().tie_break) == ([LEFT], "points", "")
    assert [most.payoff(seat) for seat in range(3)] == [0, 1, 0]
    tied = end(3, 4, 5)
    assert tied.scores().totals == [2, 2, 2]
    assert (tied.scores().winners, tied.scores().tie_break) == ([RIGHT], "coins"), "more coins"
    shared = end(5, 3, 5)
    assert (shared.scores().winners, shared.scores().victory) == ([ME, RIGHT], "shared"), "not broken further"
    assert [shared.payoff(seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert end(5, 3, 2, more=("altar",)).scores().winners == [LEFT], "points before coins"
    assert FACTS["setup"]["second_tie"].startswith("shared")
    seven = arrange(players=7, age=3, turn=6)
    assert seven.scores().winners == [], "before the end nobody has won"
    turn(seven)
    assert seven.scores().winners == list(range(7))


def test_a_revived_card_scores() -> None:
    """A card that Halicarnassus builds last of all counts."""
    game = arrange(
        city("ore_vein", "foundry", wonder="halicarnassus_a", stages=1),
        age=3,
        turn=6,
        discard=["palace"],
        hands=[["altar", "theater"]],
    )
    turn(game, "stage:altar")
    answer(game, "revive:palace")
    assert points(game, ME, "civilian") == 8
