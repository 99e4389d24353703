"""Whatever way a stage comes, and however late in a turn, what it gives is given; and leaders that build ask which."""

import pytest

from sevenwonders.classic.game import Classic
from sevenwonders.classic.piles import put_in_zone
from tests.arrange import LEFT, ME, RIGHT, at_leaders, city, recruiting
from tests.playing import all_do, answer, asked, coins, home, options, stages_of

PACK = ("leaders", "wonder_pack")
FAN = ("leaders", "fan_leaders", "wonder_pack")
ROMA = ("stone_pit", "quarry", "loom_1", "press_1", "clay_pool", "clay_pit", "timber_yard", "brickyard")
"""Enough for the stages of Roma B."""


def roma(*leaders: str, sets: tuple[str, ...] = FAN, **more: object) -> Classic:
    """Roma B builds its second stage and may recruit one more leader."""
    plan = city(*ROMA, wonder="roma_b", stages=1, coins=20)
    game = recruiting(plan, leaders=[["caesar", *leaders]], sets=sets, age=2, **more)  # type: ignore[arg-type]
    all_do(game, "stage:caesar")
    assert asked(game) == ([ME], "recruit_extra")
    return game


@pytest.mark.parametrize("leader", ["stevie", "hercules"])
def test_roma_recruits_again_when_the_extra_leader_builds_the_last_stage(leader: str) -> None:
    game = roma(leader, "hannibal")
    answer(game, f"recruit:{leader}")
    assert stages_of(game, ME) == 3
    assert asked(game) == ([ME], "recruit_extra")
    answer(game, "recruit:hannibal")
    assert home(game, ME).counts["white"] == 2


def test_herodotus_as_the_extra_leader_copies_a_power_of_this_turn() -> None:
    """He comes after the builds from the discard pile, and copies a stage that allows one."""
    plan = city(*ROMA, wonder="roma_b", stages=1, coins=20)
    other = city(wonder="halicarnassus_a", stages=2)
    game = recruiting(plan, other, leaders=[["caesar", "herodotus"]], sets=FAN, age=2, discard=["altar"])
    all_do(game, "stage:caesar")
    answer(game, "recruit:herodotus")
    answer(game, "imitate.2")
    assert asked(game) == ([ME], "take_from_discard")
    answer(game, "revive:altar")
    assert "altar" in home(game, ME).cards


def test_manneken_pis_builds_a_late_stage_of_halicarnassus() -> None:
    """It copies Roma B's extra leader first, then a leader builds the stage that takes from the discard pile."""
    mine = city(*ROMA, "foundry", "glassworks_1", wonder="manneken_pis_a", coins=20)
    game = recruiting(
        mine,
        city(wonder="roma_b"),
        city(wonder="halicarnassus_a"),
        leaders=[["caesar", "stevie"]],
        sets=PACK,
        age=2,
        discard=["altar"],
    )
    second = game.codex.first_stage[game.cities[LEFT].wonder] + 1
    game.cities[ME].board[0] = second  # one more leader
    all_do(game, "stage:caesar")
    assert asked(game) == ([ME], "recruit_extra")
    answer(game, "recruit:stevie")
    assert asked(game) == ([ME], "take_from_discard")


def test_a_copied_stevie_builds_the_next_stage_of_halicarnassus() -> None:
    """Halicarnassus takes the Courtesans from the discard pile, they copy Stevie, who builds its next stage."""
    mine = city(*ROMA, "ore_vein", "foundry", "glassworks_1", wonder="halicarnassus_b", coins=9)
    game = at_leaders(mine, city("stevie"), hands=[["altar"]], age=3, discard=["courtesans_guild", "baths"])
    all_do(game, options(game, ME, "stage:altar")[0])
    answer(game, "revive:courtesans_guild")
    answer(game, "copy:stevie")
    assert stages_of(game, ME) == 2
    assert asked(game) == ([ME], "take_from_discard")
    answer(game, "revive:baths")
    assert "baths" in home(game, ME).cards


# ---- which stage


@pytest.mark.parametrize(("leader", "board", "rows"), [("hercules", "great_wall_a", 4), ("stevie", "great_wall_a", 4)])
def test_a_leader_who_arrives_free_asks_which_stage(leader: str, board: str, rows: int) -> None:
    """Wil plays a leader of the left neighbour's."""
    game = recruiting(
        city(wonder=board, coins=20), city(), city(), leaders=[["wil"], [leader], ["caesar"]], sets=FAN, age=2
    )
    game.play(ME, "recruit:wil")
    hold = [["hannibal", leader], ["caesar", "sappho"]]
    for seat, cards in zip((LEFT, RIGHT), hold, strict=True):
        for card in cards[:1]:
            put_in_zone(game, game.codex.card_number[card], game.codex.zones.index("leader_hand"), seat, 1 << seat)
        game.play(seat, f"dismiss:{cards[0]}" if seat == LEFT else "dismiss:caesar")
    game.play(LEFT, f"give:{leader}")
    if RIGHT in game.to_act():
        game.play(RIGHT, options(game, RIGHT, "give")[0])
    answer(game, f"play:{leader}")
    assert asked(game) == ([ME], "raise_stage")
    assert options(game, ME) == [f"raise.{row}:{leader}" for row in range(1, rows + 1)]
    answer(game, f"raise.3:{leader}")
    assert home(game, ME).stages == [False, False, True, False]


def test_stevie_costs_what_the_chosen_stage_costs() -> None:
    """Great Wall A: 2, 3, 3 and 3 resources. The stage is chosen together with the leader."""
    game = recruiting(city(wonder="great_wall_a", coins=2), leaders=[["stevie"]], sets=PACK)
    assert options(game, ME, "recruit") == ["recruit.1:stevie"]
    game = recruiting(city(wonder="great_wall_a", coins=9), leaders=[["stevie"]], sets=PACK)
    assert options(game, ME, "recruit") == [f"recruit.{row}:stevie" for row in (1, 2, 3, 4)]
    all_do(game, "recruit.3:stevie")
    assert home(game, ME).stages == [False, False, True, False]
    assert (coins(game)[ME], home(game, ME).shields) == (6, 2)


def test_bauza_lets_stevie_and_hercules_choose() -> None:
    game = recruiting(city("antoine_bauza", wonder="giza_a", coins=9), leaders=[["hercules"]], sets=FAN)
    all_do(game, "recruit:hercules")
    assert options(game, ME) == ["raise.1:hercules", "raise.2:hercules", "raise.3:hercules"]
    answer(game, "raise.2:hercules")
    assert home(game, ME).stages == [False, True, False]
    game = recruiting(city("antoine_bauza", wonder="giza_a", coins=9), leaders=[["stevie"]], sets=FAN)
    all_do(game, "recruit.3:stevie")
    assert (home(game, ME).stages, coins(game)[ME]) == ([False, False, True], 5)


def test_babel_b_asks_in_which_way() -> None:
    """Each stage of Babel B can be built in two ways, with effects of their own."""
    sets = ("leaders", "fan_leaders", "towers")
    game = recruiting(city(wonder="babel_b", coins=9), leaders=[["hercules"]], sets=sets)
    all_do(game, "recruit:hercules")
    assert options(game, ME) == ["raise.1:hercules", "raise.2:hercules"]
    answer(game, "raise.2:hercules")
    assert home(game, ME).stages[:2] == [False, True]


# ---- whoever has Jesus builds no stage


def test_jesus_forbids_the_stages_of_leaders_too() -> None:
    game = recruiting(city("jesus", wonder="giza_a", coins=20), leaders=[["stevie", "hercules"]], sets=FAN)
    assert options(game, ME, "recruit") == ["recruit:hercules"]
    all_do(game, "recruit:hercules")
    assert stages_of(game, ME) == 0
    game = at_leaders(
        city("jesus", *ROMA, "glassworks_1", wonder="giza_a", coins=9),
        city("stevie"),
        hands=[["courtesans_guild"]],
        sets=FAN,
        age=3,
    )
    all_do(game, "build:courtesans_guild")
    answer(game, "copy:stevie")
    assert stages_of(game, ME) == 0
