"""A test for each ruling of the facts on the boards of the Wonder Pack."""

import pytest

from sevenwonders.classic.codex import COINS
from sevenwonders.classic.resolving import gain_from
from sevenwonders.sets.loader import packaged
from tests.arrange import LEFT, ME, at_cities, city
from tests.mixes import CITIES_AND_WONDERS
from tests.playing import coins, kind, options, pay, points, turn, ways

ALONE = ("wonder_pack",)
WIDE = (
    "sawmill",
    "quarry",
    "brickyard",
    "foundry",
    "timber_yard",
    "clay_pit",
    "glassworks_1",
    "loom_1",
    "press_1",
    "caravansery",
)


def test_great_wall_choice() -> None:
    """The stage is part of the move: any that is not built."""
    game = at_cities(city(*WIDE, wonder="great_wall_a", stages=(1,)), sets=ALONE, hands=[["stockade"]])
    found = {move.split(":")[0] for move in options(game, ME, "stage")}
    assert found == {"stage.1", "stage.3", "stage.4"}
    turn(game, "stage.3:stockade")
    assert game.view(ME).cities[ME].stages == [False, True, True, False]
    assert [event.facts["stage"] for event in game.events if event.kind == "stage"] == [3]
    assert all(not move.startswith("stage:") for move in options(game, ME))


def test_great_wall_counts() -> None:
    wall = city(wonder="great_wall_a", stages=(0, 3))
    game = at_cities(wall, city("builders_guild"), sets=CITIES_AND_WONDERS)
    assert points(game, LEFT, "guilds") == 2
    game = at_cities(city("arena", wonder="great_wall_a", stages=(0, 3)), sets=CITIES_AND_WONDERS)
    assert points(game, ME, "commerce") == 2
    game = at_cities(
        city(wonder="great_wall_a", stages=(0, 3), coins=5),
        city(*WIDE, coins=9),
        sets=CITIES_AND_WONDERS,
        age=3,
        hands=[[], ["builders_union"]],
    )
    use = ways(game, LEFT, "build:builders_union")[0]
    turn(game, "", f"build:builders_union:{use}".rstrip(":"))
    assert options(game, ME)[-1] == "pay:b2"
    pay(game)


def test_manneken_cost() -> None:
    """What the copied stage costs, coins too; the neighbour need not have built it."""
    game = at_cities(city(wonder="manneken_pis_a", coins=4), city(), sets=ALONE, hands=[["baths"]])
    assert ways(game, ME, "stage:baths") == []  # Ephesos: two stones that nobody next door sells
    game = at_cities(city("quarry", wonder="manneken_pis_a", coins=0), city(), sets=ALONE, hands=[["baths"]])
    assert ways(game, ME, "stage:baths") == [""]
    me = city(wonder="manneken_pis_a", coins=7, stages=1)
    game = at_cities(me, city(), city(wonder="petra_a"), sets=CITIES_AND_WONDERS, hands=[["baths"]])
    turn(game, "stage:baths")
    assert coins(game)[ME] == 0
    game = at_cities(
        city(wonder="manneken_pis_a", coins=6, stages=1),
        city(),
        city(wonder="petra_a"),
        sets=CITIES_AND_WONDERS,
        hands=[["baths"]],
    )
    assert options(game, ME, "stage") == []


def test_manneken_two_stages() -> None:
    """Of two stages the second is the last; of four the fourth."""
    me = city(*WIDE, wonder="manneken_pis_a", coins=20, stages=2)
    game = at_cities(me, city(wonder="rhodes_b"), sets=ALONE, hands=[["baths"]])
    use = ways(game, ME, "stage:baths")[0]
    turn(game, f"stage:baths:{use}".rstrip(":"))
    assert points(game, ME, "wonder") == 3 + 5 + 4
    codex = game.codex
    last = codex.first_stage[codex.wonder_number["rhodes_b"] + 1] - 1
    assert game.cities[ME].board[2] == last
    game = at_cities(me, city(wonder="giza_b"), city(wonder="rhodes_b"), sets=ALONE)
    first = codex.first_stage[codex.wonder_number["giza_b"]]
    right = codex.first_stage[codex.wonder_number["rhodes_b"]]
    assert [int(stage) for stage in game.cities[ME].board] == [first, right + 1, first + 3]


def test_manneken_babel() -> None:
    """It has no starting resource that could be blocked; the penalty token is the business of Babel."""
    for wonder in packaged("wonder_pack").wonders:
        if wonder.city == "manneken_pis":
            assert wonder.start.produces == ()


def test_abu_simbel_bury() -> None:
    """A recruited leader, twice its printed cost; it has no effect any more and is no leader in the city."""
    sets = ("leaders", "wonder_pack")
    me = city(*WIDE, "nefertiti", "hatshepsut", "caesar", "aristotle", wonder="abu_simbel_b", coins=20)
    game = at_cities(me, sets=sets, hands=[["stockade"]])
    cost = {key: int(game.codex.coins[game.codex.card_number[key]]) for key in ("nefertiti", "caesar", "aristotle")}
    assert points(game, ME, "leaders") == 4
    turn(game, "stage:stockade")
    assert (kind(game), game.to_act()) == ("bury_leader", [ME])
    assert options(game, ME) == sorted(
        ["bury:nefertiti", "bury:hatshepsut", "bury:caesar", "bury:aristotle"],
        key=lambda move: game.codex.card_number[move[5:]],
    )
    game.play(ME, "bury:caesar")
    seen = game.view(ME).cities[ME]
    assert seen.shields == 0
    assert (seen.counts["white"], "caesar" in seen.cards) == (3, False)
    assert points(game, ME, "wonder") == 2 * cost["caesar"]
    assert game.view(LEFT).extras["buried"] == ["caesar"]
    game.cities[ME].count[COINS] = 20
    turn(game)
    use = options(game, ME, "stage:")[0]
    turn(game, use)
    game.play(ME, "bury:aristotle")
    assert game.cities[ME].set_points == 7
    assert points(game, ME, "wonder") == 2 * (cost["caesar"] + cost["aristotle"])


def test_abu_simbel_without_a_leader() -> None:
    game = at_cities(
        city(*WIDE, wonder="abu_simbel_b", coins=20), sets=("leaders", "wonder_pack"), hands=[["stockade"]]
    )
    turn(game, "stage:stockade")
    assert kind(game) == "play_card"
    assert points(game, ME, "wonder") == 0


def test_abu_simbel_a() -> None:
    me = city(*WIDE, "nefertiti", wonder="abu_simbel_a", stages=2, coins=20)
    game = at_cities(me, sets=("leaders", "wonder_pack"), hands=[["stockade"]])
    turn(game, "stage:stockade")
    game.play(ME, "bury:nefertiti")
    assert points(game, ME, "wonder") == 3 + 5 + 2 * int(game.codex.coins[game.codex.card_number["nefertiti"]])
    assert points(game, ME, "leaders") == 0


def test_abu_simbel_counts_what_stevie_cost() -> None:
    me = city(*WIDE, wonder="abu_simbel_b", coins=20)
    game = at_cities(me, sets=("leaders", "wonder_pack"), hands=[["stockade"]])
    stevie = game.codex.card_number["stevie"]
    game.cities[ME].add_card(game.codex, stevie)
    gain_from(game, ME, stevie)  # builds the first stage: three resources
    turn(game, options(game, ME, "stage:")[0])
    game.play(ME, "bury:stevie")
    assert points(game, ME, "wonder") == 2 * 3


def test_stonehenge_with_a_leader_as_card() -> None:
    """A leader under the second stage means white cards."""
    sets = ("leaders", "wonder_pack")
    me = city(*WIDE, wonder="stonehenge_b", stages=1, coins=20)
    game = at_cities(me, city("nefertiti"), city("caesar", "cleopatra"), sets=sets, hands=[["nefertiti"]])
    use = ways(game, ME, "stage:nefertiti")[0]
    turn(game, f"stage:nefertiti:{use}".rstrip(":"))
    assert points(game, ME, "wonder") == 3 + 3


@pytest.mark.parametrize(
    ("cards", "stones"),
    [
        ((), 0),
        (("quarry",), 2),
        (("stone_pit", "quarry"), 3),
        (("excavation", "timber_yard", "mine"), 3),
        (("caravansery", "clay_pool", "baths"), 0),
        (("tree_farm",), 0),
    ],
)
def test_stones_of_cards(cards: tuple[str, ...], stones: int) -> None:
    game = at_cities(city(*cards, wonder="stonehenge_a", stages=3), sets=ALONE)
    assert points(game, ME, "wonder") == 8 + 2 * stones


def test_stonehenge_stones() -> None:
    """Brown cards and the board; black and yellow production does not count."""
    game = at_cities(
        city("quarry", "caravansery", "secret_warehouse", wonder="stonehenge_a", stages=3), sets=CITIES_AND_WONDERS
    )
    assert points(game, ME, "wonder") == 8 + 2 * 2
    game = at_cities(
        city("quarry", wonder="manneken_pis_a", stages=3), city(wonder="stonehenge_a"), city(), sets=CITIES_AND_WONDERS
    )
    assert points(game, ME, "wonder") == 3 + 5 + 2 * 2  # the second stage is that of Giza


def test_manneken_and_the_free_city_both_play_their_last_card() -> None:
    """Two players: the holder's own last card comes first, then that of the Free City."""
    me = city(wonder="manneken_pis_a", stages=2)
    free_city = city(wonder="babylon_b", stages=2)
    for turns in (6, 7):  # whoever holds the Free City in the last turn
        game = at_cities(me, city(), free_city, sets=CITIES_AND_WONDERS, players=2, turn=turns)
        seen = []
        while game.age == 1:
            seat = game.to_act()[0]
            if kind(game) == "play_last_card":
                seen.append((seat, int(game.argument)))
                assert len(game.view(seat).hand) == 1
            game.play(seat, options(game, seat)[-1])
        assert [place for _, place in seen] == [0, 2]
