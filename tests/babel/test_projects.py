"""Each of the 15 projects: what a participation costs, the reward for each token, and the penalty of those without."""

from typing import Any

import pytest

from sevenwonders import NOBODY
from sevenwonders.classic.game import Classic
from tests.arrange import LEFT, ME, RIGHT, CityPlan, at_babel, city
from tests.mixes import PROJECTS
from tests.playing import asked, coins, counted, end_age, extra, happened, home, options, points, turn, ways

from .facts import FACTS

ROWS: dict[str, dict[str, Any]] = {row["key"]: row for row in FACTS["project"]}
CARDS = {
    ("yellow", 1): "tavern",
    ("yellow", 2): "vineyard",
    ("yellow", 3): "lighthouse",
    ("red", 1): "barracks",
    ("red", 2): "walls",
    ("red", 3): "circus",
    ("brown", 1): "ore_vein",
    ("brown", 2): "sawmill",
    ("blue", 1): "altar",
    ("blue", 2): "aqueduct",
    ("blue", 3): "senate",
    ("green", 1): "workshop",
    ("green", 2): "library",
    ("green", 3): "academy",
    ("purple", 3): "traders_guild",
}
"""A building for each colour and age; what they ask for is sold next door."""
SELLERS = (
    city("quarry", "stone_pit", "mine", "sawmill", "brickyard", "foundry", wonder="ephesos_a"),
    city("loom_1", "press_1", "glassworks_1", wonder="rhodes_a"),
)


def succeeded(project: str, *plans: CityPlan) -> Classic:
    """The project of an age is over and every token was taken."""
    game = at_babel(*plans, sets=PROJECTS, age=ROWS[project]["age"], project=project, left=0)
    end_age(game)
    return game


def failed(project: str, *plans: CityPlan) -> Classic:
    """The project of an age is over and tokens are left; only the left neighbour has taken part."""
    everyone = [*plans, *[city(participation=1)] * (3 - len(plans))]
    game = at_babel(*everyone, sets=PROJECTS, age=ROWS[project]["age"], project=project, left=1)
    end_age(game)
    return game


@pytest.mark.parametrize("project", ROWS)
def test_cost(project: str) -> None:
    """The coins, and the resource on top of what the building costs."""
    row = ROWS[project]
    card = CARDS[row["color"], row["age"]]
    game = at_babel(
        city(coins=40, wonder="alexandria_a"), *SELLERS, sets=PROJECTS, age=row["age"], hands=[[card]], project=project
    )
    paid = ways(game, ME, f"build:{card}")
    assert paid
    turn(game, f"build:{card}:{paid[0]}".rstrip(":"))
    assert asked(game) == ([ME], "join_project")
    moves = options(game, ME)
    assert moves[0] == "abstain"
    for move in moves[1:]:
        assert move.endswith(f"b{row['coins']}")
        assert (move != f"join:b{row['coins']}") == bool(row["cost"]), "units are bought, since nobody makes them here"
    before = coins(game)
    game.play(ME, moves[1])
    price = 2 if row["cost"] else 0
    assert coins(game)[ME] == before[ME] - row["coins"] - price
    assert sum(coins(game)) == sum(before) - row["coins"]
    assert counted(game, "participation") == [1, 0, 0]
    assert extra(game, "project_tokens") == 1


# ---- rewards: I have two tokens, and so has nobody else


@pytest.mark.parametrize(("project", "gain"), [("money_changer", 4), ("auction_house", 7), ("gold_reserves", 12)])
def test_reward_of_coins(project: str, gain: int) -> None:
    assert coins(succeeded(project, city(participation=2, coins=1), city(), city())) == [1 + 2 * gain, 3, 3]


@pytest.mark.parametrize(("project", "shields"), [("curtain_wall", 1), ("double_wall", 2)])
def test_reward_of_shields(project: str, shields: int) -> None:
    game = succeeded(project, city(participation=2), city(), city())
    assert [home(game, place).shields for place in range(3)] == [2 * shields, 0, 0]


@pytest.mark.parametrize(("project", "worth"), [("outpost", 3), ("staging_camp", 5), ("triumphal_arch", 5)])
def test_reward_of_victory_tokens(project: str, worth: int) -> None:
    game = succeeded(project, city(participation=2), city(), city())
    assert [home(game, place).victories for place in range(3)] == [2, 0, 0]
    assert points(game, ME, "military") == 2 * worth


@pytest.mark.parametrize("project", ["belvedere", "obelisk"])
def test_reward_for_stages(project: str) -> None:
    game = succeeded(project, city(participation=2, stages=2), city(stages=1), city())
    assert points(game, ME, "projects") == 4
    assert points(game, LEFT, "projects") == 0
    assert counted(game, "stage_reward") == [2, 0, 0]
    game.cities[ME].add_stage(game.codex, 2)
    assert points(game, ME, "projects") == 6, "those of the end count"


@pytest.mark.parametrize(
    ("project", "kind"),
    [("artisan_district", "any_colour"), ("river_port", "free_building"), ("amphitheater", "free_wonder_stage")],
)
def test_reward_of_tokens(project: str, kind: str) -> None:
    assert counted(succeeded(project, city(participation=2), city(), city()), kind) == [2, 0, 0]


def test_reward_archives() -> None:
    symbols = ("apothecary", "workshop", "scriptorium")
    game = succeeded("archives", city(*symbols, participation=2), city(*symbols), city())
    assert points(game, ME, "science") == 3 + 7 + 2 * 3
    assert points(game, LEFT, "science") == 3 + 7


def test_reward_agora() -> None:
    game = succeeded("agora", city("spies_guild", participation=2), city("traders_guild"), city("workers_guild"))
    assert points(game, ME, "projects") == 2 * 3
    game = at_babel(
        city(participation=1), city(), city("spies_guild"), city(), sets=PROJECTS, age=3, project="agora", left=0
    )
    end_age(game)
    assert points(game, ME, "projects") == 0, "a guild further off"


# ---- penalties: I have no token, my left neighbour has one


@pytest.mark.parametrize("project", ["money_changer", "auction_house", "gold_reserves"])
def test_penalty_of_coins(project: str) -> None:
    game = failed(project, city(coins=9), city(coins=9, participation=1), city(coins=0))
    assert coins(game) == [0, 9, 0]
    assert counted(game, "penalty") == [0, 0, ROWS[project]["age"]]
    assert points(game, RIGHT, "projects") == -ROWS[project]["age"]


OWN = {
    "grey": ("loom_1", "press_1"),
    "red": ("stockade", "barracks"),
    "brown": ("stone_pit", "tree_farm"),
    "yellow": ("tavern", "marketplace"),
    "blue": ("altar", "baths"),
    "green": ("workshop", "apothecary"),
    "purple": ("spies_guild", "builders_guild"),
}


@pytest.mark.parametrize("project", [key for key, row in ROWS.items() if row["penalty_kind"].startswith("discard_")])
def test_penalty_of_a_card(project: str) -> None:
    """The player chooses; who has one gives it; who has none loses points."""
    color = ROWS[project]["penalty_kind"].removeprefix("discard_")
    first, second = OWN[color]
    game = failed(project, city(first, second), city(first, participation=1), city(second))
    assert happened(game, "discarded") == [(RIGHT, {"card": second, "source": project})]
    assert asked(game) == ([ME], "discard_card")
    assert sorted(options(game, ME)) == sorted([f"discard:{first}", f"discard:{second}"])
    game.play(ME, f"discard:{first}")
    assert home(game, ME).cards == [second]
    assert home(game, ME).counts[color] == 1
    assert home(game, LEFT).cards == [first]
    assert home(game, RIGHT).cards == []
    assert {first, second} <= set(game.view(NOBODY if game.over() else ME).discard), "all have seen them"
    poor = failed(
        project, city(), city(participation=1), city(*(card for key in OWN if key != color for card in OWN[key]))
    )
    assert counted(poor, "penalty") == [ROWS[project]["age"], 0, ROWS[project]["age"]]


def test_penalty_triumphal_arch() -> None:
    """Two of one's own choice, token by token; one alone is not enough."""
    mine, right = city(tokens=[5, 1, 3, 3]), city(tokens=[1])
    game = failed("triumphal_arch", mine, city(tokens=[5, 5], participation=1), right)
    assert asked(game) == ([ME], "give_back_victory")
    assert options(game, ME) == ["give_back.1", "give_back.3", "give_back.5"]
    game.play(ME, "give_back.5")
    assert options(game, ME) == ["give_back.1", "give_back.3"]
    game.play(ME, "give_back.3")
    assert [home(game, place).victories for place in range(3)] == [2, 2, 1]
    assert [home(game, place).military for place in range(3)] == [4, 10, 1]
    assert counted(game, "penalty") == [0, 0, 3]


@pytest.mark.parametrize(("victories", "military"), [([5, 1], 0), ([3, 3, 3], 3), ([1, 1, 1, 1], 2)])
def test_nobody_is_asked_which_of_equal_tokens_to_give_back(victories: list[int], military: int) -> None:
    game = failed("triumphal_arch", city(tokens=victories), city(participation=1), city())
    assert home(game, ME).military == military
    assert home(game, ME).victories == len(victories) - 2
    assert "give_back_victory" not in asked(game)


def test_several_players_choose_their_tokens_together() -> None:
    game = failed("triumphal_arch", city(tokens=[1, 3, 5]), city(participation=1), city(tokens=[3, 3, 5]))
    assert asked(game) == ([ME, RIGHT], "give_back_victory")
    game.play(ME, "give_back.1")
    game.play(RIGHT, "give_back.5")
    assert asked(game) == ([ME], "give_back_victory"), "the others are alike"
    game.play(ME, "give_back.3")
    assert [home(game, place).military for place in range(3)] == [5, 0, 3]


def test_penalty_river_port() -> None:
    """The board makes nothing any more, for its owner and for buyers."""
    game = failed("river_port", city(coins=9), city(participation=1), city(coins=9))
    assert [home(game, place).production for place in range(3)] == ["", "P", ""]
    assert [home(game, place).for_sale for place in range(3)] == ["", "P", ""]
    assert happened(game, "start_lost") == [(ME, {"source": "river_port"}), (RIGHT, {"source": "river_port"})]


def test_every_project_has_its_reward_and_its_penalty() -> None:
    rewards = {row["reward_kind"] for row in ROWS.values()}
    assert len(rewards) == 9
    assert len({row["penalty_kind"].split("_")[0] for row in ROWS.values()}) == 3, "discard, all, lose"
