"""The rulings of the facts on the Great Projects: a test for each, named after it."""

import ast
from pathlib import Path

import pytest

from sevenwonders.classic.piles import put_in_zone
from tests.arrange import LEFT, ME, RIGHT, at_babel, city
from tests.mixes import BABEL, PROJECTS
from tests.playing import abstain, asked, coins, counted, end_age, extra, happened, home, options, points, turn, ways

from .facts import FACTS


def test_every_ruling_has_a_test() -> None:
    found = [
        node.name
        for file in Path(__file__).parent.glob("test_*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    ]
    wanted = [f"test_{ruling['key']}" for ruling in FACTS["ruling"]]
    assert len(wanted) == 21
    assert [name for name in wanted if found.count(name) != 1] == []


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_project_setup(players: int) -> None:
    """One token less than there are players, whatever their number."""
    sets = ("cities", *PROJECTS) if players == 8 else PROJECTS
    game = at_babel(sets=sets, players=players, project="belvedere")
    assert (extra(game, "project"), extra(game, "project_tokens")) == ("belvedere", players - 1)
    later = at_babel(sets=sets, players=players, age=2)
    assert later.codex.box.cards[later.codex.card_number[extra(later, "project")]].deck == "project2"


def test_project_take_part() -> None:
    """A building of the colour; the cost comes on top of it, from the coins that the turn began with."""
    mine = city("foundry", "lumber_yard", coins=9)
    game = at_babel(
        mine, city("ore_vein"), city(), sets=PROJECTS, age=2, hands=[["training_ground"]], project="staging_camp"
    )
    turn(game, "build:training_ground")
    assert asked(game) == ([ME], "join_project")
    assert options(game, ME) == ["abstain", "join:l2b2"], "both own ore is in the building"
    before = coins(game)
    game.play(ME, "join:l2b2")
    assert coins(game) == [before[ME] - 4, before[LEFT] + 2, before[RIGHT]]
    assert happened(game, "join") == [(ME, {"card": "staging_camp", "left": 2, "right": 0, "bank": 2})]
    assert counted(game, "participation") == [1, 0, 0]
    rich = city("foundry", "lumber_yard", "ore_vein", coins=9)
    game = at_babel(rich, sets=PROJECTS, age=2, hands=[["training_ground"]], project="staging_camp")
    turn(game, "build:training_ground")
    assert options(game, ME) == ["abstain", "join:b2"]
    # Coins of this turn come too late; another colour does not do; nothing is asked when no token is left.
    for plan, card, left, who in (
        (city(coins=0), "tavern", 2, []),
        (city(coins=1), "tavern", 2, [ME]),
        (city(coins=9), "altar", 2, []),
        (city(coins=9), "tavern", 0, []),
    ):
        game = at_babel(plan, sets=PROJECTS, hands=[[card]], project="money_changer", left=left)
        turn(game, f"build:{card}")
        assert (game.to_act() if asked(game)[1] == "join_project" else []) == who
    # One token for each building, several in an age; who is asked may stay out.
    game = at_babel(city(coins=9), sets=PROJECTS, hands=[["tavern", "marketplace"]], project="money_changer")
    turn(game, "build:tavern")
    game.play(ME, "join:b1")
    assert asked(game)[1] == "play_card"
    assert counted(game, "participation") == [1, 0, 0]
    game = at_babel(city(coins=9), sets=PROJECTS, hands=[["tavern"]], project="money_changer")
    turn(game, "build:tavern")
    abstain(game)
    assert counted(game, "participation") == [0, 0, 0]


def test_project_not() -> None:
    """Not with a stage, a tile, or a leader; but with whatever building comes in another way."""
    game = at_babel(city("stone_pit", coins=9), sets=PROJECTS, hands=[["tavern"]], project="money_changer")
    turn(game, "stage:tavern")
    assert asked(game)[1] == "play_card"
    game = at_babel(city(coins=9), sets=BABEL, hands=[["tavern"]], tiles=[["tax_red"]], project="money_changer")
    turn(game, "tower.1:tavern")
    assert asked(game)[1] == "play_card"
    chained = city("altar", coins=9)
    game = at_babel(chained, sets=PROJECTS, age=2, hands=[["temple"]], project="obelisk")
    turn(game, "build:temple")
    assert options(game, ME) == ["abstain", "join:b2"]
    free = city(coins=9, wonder="olympia_a", stages=2)
    game = at_babel(free, sets=PROJECTS, age=3, hands=[["palace"]], project="double_wall")
    turn(game, "free:palace")
    assert options(game, ME) == ["abstain", "join:l2b3"]
    recruiter = city("loom_1", "stone_pit", "clay_pool", coins=9, wonder="roma_b", stages=1, any_colour=1)
    game = at_babel(recruiter, sets=("leaders", *PROJECTS), hands=[["altar"]], project="money_changer")
    put_in_zone(game, game.codex.card_number["caesar"], game.codex.zones.index("leader_hand"), ME, 1)
    turn(game, f"stage:altar:{ways(game, ME, 'stage:altar')[0]}".rstrip(":"))
    assert asked(game) == ([ME], "recruit_extra")
    game.play(ME, "recruit:caesar")
    assert asked(game)[1] == "play_card", "a leader is no building"


def test_a_building_from_the_discard_pile_allows_it() -> None:
    """It is asked about later in the turn."""
    mine = city("foundry", coins=9, wonder="halicarnassus_b")
    game = at_babel(mine, sets=PROJECTS, hands=[["altar"]], project="money_changer", discard=["tavern", "marketplace"])
    turn(game, "stage:altar")
    assert asked(game) == ([ME], "take_from_discard")
    game.play(ME, "revive:tavern")
    assert asked(game) == ([ME], "join_project")
    game.play(ME, "join:b1")
    assert counted(game, "participation") == [1, 0, 0]


def test_the_last_card_of_an_age_allows_it() -> None:
    mine = city(coins=9, wonder="babylon_b", stages=2)
    game = at_babel(mine, sets=PROJECTS, turn=6, hands=[["tavern", "marketplace"]], project="money_changer")
    turn(game, "build:tavern")
    game.play(ME, "join:b1")
    assert asked(game) == ([ME], "play_last_card")
    game.play(ME, "build:marketplace")
    assert asked(game) == ([ME], "join_project")
    game.play(ME, "join:b1")
    assert [seat for seat, _ in happened(game, "reward")] == [ME], "both tokens were taken"


def test_a_free_building_leaves_all_resources() -> None:
    mine = city("foundry", coins=9, wonder="halicarnassus_b")
    game = at_babel(mine, sets=PROJECTS, age=2, hands=[["altar"]], project="staging_camp", discard=["walls"])
    turn(game, "stage:altar")
    game.play(ME, "revive:walls")
    assert options(game, ME) == ["abstain", "join:b2"], "the ore was for the stage, which is paid"


def test_project_shortage() -> None:
    """Who takes part on the same turn gets a token from the box."""
    game = at_babel(city(), city(), city(), sets=PROJECTS, hands=[["tavern"]] * 3, project="money_changer", left=1)
    turn(game, *["build:tavern"] * 3)
    assert asked(game) == ([ME, LEFT, RIGHT], "join_project")
    for seat in range(3):
        game.play(seat, "join:b1")
    assert counted(game, "participation") == [1, 1, 1]
    assert extra(game, "project_tokens") == 0
    end_age(game)
    assert [facts["number"] for _, facts in happened(game, "reward")] == [1, 1, 1]


def test_project_success() -> None:
    """Every token gives the reward once; nobody is punished."""
    plans = (city(coins=0, participation=2), city(coins=0), city(coins=0, participation=1))
    game = at_babel(*plans, sets=PROJECTS, project="money_changer", left=0)
    end_age(game)
    assert coins(game) == [8, 0, 4]
    assert counted(game, "penalty") == [0, 0, 0]
    assert [event for event, _ in happened(game, "reward")] == [ME, RIGHT]


def test_project_failure() -> None:
    """Neither reward nor penalty for those with a token."""
    plans = (city(coins=5, participation=2), city(coins=5), city(coins=5, participation=1))
    game = at_babel(*plans, sets=PROJECTS, project="money_changer", left=1)
    end_age(game)
    assert coins(game) == [5, 0, 5]
    assert happened(game, "project_failed")
    assert not happened(game, "reward")


def test_project_cannot_pay() -> None:
    """Points of the age instead, and nothing else is lost."""
    for age, project, plan in (
        (1, "money_changer", city(coins=0)),
        (2, "staging_camp", city("altar", coins=4)),
        (3, "triumphal_arch", city(coins=4, tokens=[5])),
    ):
        game = at_babel(plan, sets=PROJECTS, age=age, project=project)
        before = home(game, ME)
        end_age(game)
        after = home(game, ME)
        assert counted(game, "penalty")[ME] == age
        assert points(game, ME, "projects") == -age
        assert (after.coins, after.cards, after.military) == (before.coins, before.cards, before.military)


def test_project_lost_resource() -> None:
    """Until the end, for buyers too; Manneken Pis keeps its coins and loses a point."""
    game = at_babel(city(), city(), city(), sets=PROJECTS, age=2, project="river_port")
    end_age(game)
    for place in range(3):
        assert (home(game, place).production, home(game, place).for_sale) == ("", "")
    sets = ("wonder_pack", *PROJECTS)
    game = at_babel(city(coins=9, wonder="manneken_pis_b"), sets=sets, age=2, project="river_port")
    end_age(game)
    assert (coins(game)[ME], counted(game, "penalty")[ME]) == (9, 1)
    assert [seat for seat, _ in happened(game, "start_lost")] == [LEFT, RIGHT]


def test_project_order() -> None:
    """Before the conflicts; tokens go back, rewards stay."""
    game = at_babel(city(participation=1), sets=PROJECTS, project="curtain_wall", left=0)
    end_age(game)
    assert (home(game, ME).victories, home(game, LEFT).defeats) == (2, 1), "the shield counts at once"
    assert counted(game, "participation") == [0, 0, 0]
    assert extra(game, "project_tokens") == 2, "of the next age"
    end_age(game)
    for seat in game.to_act():
        game.play(seat, options(game, seat)[0])
    assert home(game, ME).victories == 4
    game = at_babel(city("strategists_guild", participation=1), sets=PROJECTS, project="outpost", left=0)
    end_age(game)
    assert home(game, ME).victories == 1, "a victory token like others"


def test_project_tokens() -> None:
    """Any colour: the cost is paid, and a building is needed. Free building: nothing. Free stage: its coins."""
    mine = city(coins=3, any_colour=1)
    game = at_babel(mine, sets=PROJECTS, hands=[["altar", "theater"]], project="money_changer")
    turn(game, "build:altar")
    assert options(game, ME) == ["abstain", "join.1:b1"]
    game.play(ME, "join.1:b1")
    assert (coins(game)[ME], counted(game, "any_colour")[ME], counted(game, "participation")[ME]) == (2, 0, 1)
    game = at_babel(mine, sets=PROJECTS, hands=[["tavern"]], project="money_changer")
    turn(game, "build:tavern")
    assert options(game, ME) == ["abstain", "join:b1"], "no need for the token"
    game = at_babel(mine, sets=PROJECTS, hands=[["altar"]], project="money_changer")
    turn(game)
    assert asked(game)[1] == "play_card", "nothing was built"
    game = at_babel(city(coins=0, free_building=1), sets=PROJECTS, age=3, hands=[["palace"]])
    turn(game, "build.16:palace")
    assert "palace" in home(game, ME).cards
    assert counted(game, "free_building")[ME] == 0
    assert happened(game, "token_used") == [(ME, {"token": "free_building"})]
    game = at_babel(city(coins=0, free_wonder_stage=1), sets=PROJECTS, hands=[["altar"]])
    turn(game, "stage.16:altar")
    assert home(game, ME).stages == [True, False, False]
    assert counted(game, "free_wonder_stage")[ME] == 0
    for purse, moves in ((7, 0), (6, 0)):
        game = at_babel(
            city(coins=purse, wonder="petra_a", stages=1, free_wonder_stage=1),
            sets=("cities", *PROJECTS),
            hands=[["altar"]],
        )
        assert len(ways(game, ME, "stage.16:altar")) == moves, "it has no resources in its cost"
        assert len(ways(game, ME, "stage:altar")) == (purse == 7)


def test_the_free_city_takes_no_part() -> None:
    """Neither with its buildings nor in the penalties."""
    game = at_babel(
        players=2, sets=PROJECTS, hands=[["tavern", "marketplace"], ["tavern", "marketplace"]], project="money_changer"
    )
    assert extra(game, "project_tokens") == 1
    turn(game)
    (seat,) = game.to_act()
    assert asked(game)[1] == "play_free_city"
    game.play(seat, "build:tavern")
    assert asked(game)[1] == "play_card"
    end_age(game)
    assert coins(game) == [0, 0, 8]
