"""Every set may be chosen with any other, for as many players as they allow."""

import itertools

import pytest

from sevenwonders.server.problems import Trouble
from sevenwonders.server.protocol import Options
from sevenwonders.server.tables.options import check
from sevenwonders.sets.loader import packaged

SETS = (
    "leaders",
    "cities",
    "wonder_pack",
    "babel_tower",
    "babel_projects",
    "towers",
    "foundations",
    "fan_leaders",
)


def with_needs(*sets: str) -> list[str]:
    """Sets and what they need, in any order."""
    return list({each for key in sets for each in (*packaged(key).needs, key)})


@pytest.mark.parametrize("pair", list(itertools.combinations(SETS, 2)), ids="+".join)
def test_any_two_sets_go_together(pair: tuple[str, str]) -> None:
    check(Options(game="classic", players=4, sets=with_needs(*pair)), ())


@pytest.mark.parametrize("players", range(2, 9))
def test_every_set_together(players: int) -> None:
    check(Options(game="classic", players=players, sets=list(SETS)), ())


@pytest.mark.parametrize(
    "sets", [["towers"], ["babel_tower", "towers"], ["leaders", "cities", "towers", "foundations"]]
)
def test_eight_need_no_teams_with_towers(sets: list[str]) -> None:
    check(Options(game="classic", players=8, sets=sets), ())


def test_babel_alone_is_not_for_eight() -> None:
    with pytest.raises(Trouble):
        check(Options(game="classic", players=8, sets=["babel_tower", "babel_projects"]), ())


def test_foundations_say_what_they_need() -> None:
    with pytest.raises(Trouble) as refused:
        check(Options(game="classic", players=4, sets=["foundations", "towers"]), ())
    reason = str(refused.value.fields["reason"])
    assert "'leaders', 'cities'" in reason
