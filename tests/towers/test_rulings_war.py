"""A test for each ruling of the facts on shields and conflicts."""

import pytest

from sevenwonders.classic.conflicts import add_shields, strength
from tests.arrange import LEFT, ME, RIGHT, at_cities, at_towers, city
from tests.mixes import CITIES_AND_TOWERS, LEADERS_TO_TOWERS
from tests.playing import RICH, answer, coins, golden, happened, kind, options, points, seen, tokens, turn, war

STRONG, WEAK = city("circus"), city()
"""Three shields, and none."""


def ring(players: int, *sides: str, strong: tuple[int, ...] = (ME,), **more: object) -> list[tuple[int, int]]:
    """The conflicts of an age in which I have golden shields and some cities have three shields, the others none."""
    plans = [STRONG if seat in strong else WEAK for seat in range(players)]
    last = 7 if players == 8 else 8
    return war(golden(at_towers(*plans, turn=last, **more), ME, *sides))  # type: ignore[arg-type]


def test_shield() -> None:
    """Shields of cards, stages, leaders and tokens are strength and are counted; golden ones are not."""
    mine = city("armoury", "barracks", "gladiator", "clinic", "caesar", wonder="tenochtitlan_b", stages=1, coins=9)
    game = at_towers(mine, sets=("leaders", "towers"), turn=8)
    add_shields(game, ME, 1, game.codex.card_number["barracks"])
    golden(game, ME, "double", "west")
    assert seen(game)["shields"] == 1 + 1 + 2 + 1 + 1
    assert strength(game, ME) == 6
    assert points(game, ME, "towers") == 3, "the Gladiator: three pairs; the Clinic: nothing left"


def test_golden_general() -> None:
    """Its owner wins ties in that age, and in no other; against another owner a tie stays one."""
    assert ring(5, "west", strong=()) == [(0, 1), (0, 2), (0, 4)]
    game = golden(golden(at_towers(players=5, turn=8), ME, "west"), LEFT, "north")
    assert war(game) == [(0, 2), (0, 4), (1, 2)]
    assert war(game) == [], "the next age knows nothing of it"
    assert "golden" not in game.view(ME).extras
    lost = golden(at_towers(WEAK, WEAK, STRONG, WEAK, WEAK, turn=8, age=2), ME, "west")
    assert war(lost) == [(0, 1), (0, 4), (2, 0), (2, 1), (2, 3)], "the further conflict may be lost as any other"
    assert tokens(lost)[ME] == (2, 1)
    assert points(lost, RIGHT, "military") == 3 * 3


def test_golden_east_west() -> None:
    """The second to the left is two seats on, the second to the right two seats back."""
    assert ring(5) == [(0, 1), (0, 4)]
    assert ring(5, "west") == [(0, 1), (0, 2), (0, 4)]
    assert ring(5, "east") == [(0, 1), (0, 3), (0, 4)]
    assert ring(3, "west") == [(0, 1), (0, 1), (0, 2)], "of three, the neighbour on that side again"
    assert ring(3, "east") == [(0, 1), (0, 2), (0, 2)]
    for side in ("west", "east"):
        assert ring(4, side) == [(0, 1), (0, 2), (0, 3)], "of four, the one opposite"
    assert ring(7, "west", "east") == [(0, 1), (0, 2), (0, 5), (0, 6)]


def test_golden_double() -> None:
    assert ring(6, "double") == [(0, 1), (0, 2), (0, 4), (0, 5)]
    assert ring(3, "double") == [(0, 1), (0, 1), (0, 2), (0, 2)]
    assert ring(4, "double") == [(0, 1), (0, 2), (0, 2), (0, 3)]
    for sides in (("double", "west"), ("double", "east", "west")):
        assert ring(6, *sides) == ring(6, "double"), "the others do not add to it"
    assert ring(4, "west", "east") == [(0, 1), (0, 2), (0, 2), (0, 3)], "but they add up"


def test_golden_north() -> None:
    assert ring(8, "north") == [(0, 1), (0, 4), (0, 7)]
    assert ring(8, "north", "west") == [(0, 1), (0, 2), (0, 4), (0, 7)]
    game = golden(at_towers(*[WEAK] * 6, STRONG, turn=7, players=8), 2, "north")
    assert war(game) == [(2, 1), (2, 3), (6, 2), (6, 5), (6, 7)]
    assert ring(7, "north") == [(0, 1), (0, 6)], "nobody sits opposite"


def test_golden_diplomacy() -> None:
    """Who is at peace fights nobody; the others close up; North and the galley find nobody there."""
    peaceful = city(diplomacy=1)
    game = golden(at_towers(STRONG, peaceful, WEAK, WEAK, WEAK, sets=CITIES_AND_TOWERS, turn=9), ME, "west")
    assert war(game) == [(0, 2), (0, 3), (0, 4)]
    game = golden(at_towers(STRONG, peaceful, WEAK, WEAK, sets=CITIES_AND_TOWERS, turn=9), ME, "west")
    assert war(game) == [(0, 2), (0, 2), (0, 3)], "three are left"
    game = golden(at_towers(STRONG, peaceful, WEAK, sets=CITIES_AND_TOWERS, turn=9), ME, "double")
    assert war(game) == [(0, 2), (0, 2), (0, 2)], "two are left: the same one on both sides"
    mine = city("circus", diplomacy=1)
    assert war(golden(at_towers(mine, WEAK, WEAK, WEAK, sets=CITIES_AND_TOWERS, turn=9), ME, "west")) == []
    opposite = [STRONG, *[WEAK] * 3, peaceful, *[WEAK] * 3]
    assert war(golden(at_towers(*opposite, sets=CITIES_AND_TOWERS, turn=8), ME, "north")) == [(0, 1), (0, 7)]


def test_partners_never_fight() -> None:
    game = golden(at_towers(STRONG, players=4, sets=CITIES_AND_TOWERS, teams=True, turn=9), ME, "west")
    assert war(game) == [(0, 2), (0, 3), (0, 3)]


def test_golden_with_the_free_city() -> None:
    """Two players are three cities."""
    game = golden(at_cities(STRONG, WEAK, WEAK, sets=("towers",), players=2, turn=8), ME, "east")
    assert war(game) == [(0, 1), (0, 2), (0, 2)]


@pytest.mark.parametrize("players", [5, 8])
def test_war_galley(players: int) -> None:
    """One more conflict as among neighbours; a tie stays a tie, and it adds to golden shields."""
    last = 7 if players == 8 else 8
    game = at_towers(city(*RICH), *[WEAK] * (players - 1), age=3, turn=last, hands=[["war_galley"]])
    golden(game, ME, "west")
    turn(game, "build:war_galley")
    assert kind(game) == "choose_enemy"
    assert options(game, ME) == [f"partner.{seat + 1}" for seat in range(2, players - 1)]
    answer(game, "partner.3")
    fought = [(winner, facts["loser"]) for winner, facts in happened(game, "conflict")]
    assert sorted(fought) == [(0, 1), (0, 2), (0, players - 1)], (
        "the golden shield's conflict is won, the galley's tied"
    )
    game = at_towers(city(*RICH, "circus"), *[WEAK] * (players - 1), age=3, turn=last, hands=[["war_galley"]])
    golden(game, ME, "west")
    turn(game, "build:war_galley")
    answer(game, "partner.3")
    fought = [(winner, facts["loser"]) for winner, facts in happened(game, "conflict")]
    assert sorted(fought) == [(0, 1), (0, 2), (0, 2), (0, players - 1)]
    assert points(game, ME, "military") == 4 * 5


def test_war_galley_both_ways_and_at_peace() -> None:
    game = at_towers(city(*RICH), WEAK, STRONG, WEAK, WEAK, age=3, turn=8, hands=[["war_galley"]])
    turn(game, "build:war_galley")
    answer(game, "partner.3")
    assert (2, 0) in [(winner, facts["loser"]) for winner, facts in happened(game, "conflict")]
    plans = (city(*RICH), WEAK, city("circus", diplomacy=1), WEAK, WEAK)
    game = at_towers(*plans, age=3, turn=9, hands=[["war_galley"]], sets=CITIES_AND_TOWERS)
    turn(game, "build:war_galley")
    answer(game, "partner.3")
    assert happened(game, "conflict") == []


def test_mercenaries() -> None:
    """On the turn it is built too, with coins of the action but not those of neighbours; eight tokens in all."""
    mine = city("loom_1", coins=2, wonder="babel_a")
    game = at_towers(mine, players=4, hands=[["assassin"]])
    turn(game, "build:assassin")
    assert kind(game) == "play_card", "two coins are not enough"
    turn(game)
    assert kind(game) == "hire_mercenary", "the card was sold before"
    answer(game, "hire:b5")
    assert (coins(game)[ME], seen(game)["shields"]) == (0, 1)
    assert kind(game) == "play_card", "once a turn"
    buyer = city(coins=9, wonder="giza_a")
    game = at_towers(city("assassin", "loom_1", coins=3, wonder="babel_a"), buyer, hands=[["altar"], ["apothecary"]])
    turn(game, "build:altar", "build:apothecary:r2")
    assert (coins(game)[ME], kind(game)) == (5, "play_card"), "coins of a neighbour come too late"
    game = at_towers(city("assassin", coins=50, wonder="babel_a"), hands=[["altar"]])
    game.cities[ME].count[game.codex.count_index("mercenary")] = 7
    turn(game)
    answer(game, "hire:b5")
    turn(game)
    assert kind(game) == "play_card", "eight are all there are"


def test_mercenaries_may_wait() -> None:
    game = at_towers(city("assassin", coins=9), hands=[["altar"]])
    turn(game)
    answer(game, "decline")
    assert (coins(game)[ME], seen(game)["shields"]) == (9 + 3, 0)
    turn(game)
    assert kind(game) == "hire_mercenary"


def test_mercenaries_come_before_losses() -> None:
    """The coins are gone when others make me lose some."""
    game = at_towers(city("assassin", coins=5), players=4, sets=LEADERS_TO_TOWERS, hands=[["altar"], ["hideout"]])
    game.cities[LEFT].count[0] = 9
    turn(game, "build:altar", "build:hideout")
    assert kind(game) == "hire_mercenary"
    answer(game, "hire:b5")
    assert ME not in game.to_act()


def test_defeat_coins() -> None:
    """Only tokens taken from now on."""
    for plan, gained in ((city("hospital", tokens=[-1, -1]), 6), (city(wonder="bodhgaya_a", stages=2), 6)):
        game = at_towers(plan, STRONG, STRONG, turn=8)
        assert coins(game)[ME] == 3
        war(game)
        assert coins(game)[ME] == 3 + 3 + gained
    both = at_towers(city("hospital", wonder="bodhgaya_a", stages=2), STRONG, STRONG, turn=8)
    war(both)
    assert coins(both)[ME] == 3 + 3 + 12
    game = at_towers(city(wonder="thebes_a", stages=2, coins=0), WEAK, STRONG, WEAK, turn=8)
    war(game)
    assert coins(game)[ME] == 3 + 2, "a coin for a defeat on either side"
