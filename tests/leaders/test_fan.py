"""Each leader made by players, read as the facts propose (`open`)."""

import pytest
from mypy_extensions import i64

from sevenwonders import NOBODY, Rng
from sevenwonders.classic.codex import COINS, MILITARY
from sevenwonders.classic.conflicts import strength
from sevenwonders.classic.entries import UNDER_STAGE, card_in, place_in
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moments import END_AGE
from sevenwonders.classic.parts import part_in
from sevenwonders.classic.piles import put_in_zone
from sevenwonders.classic.ranking import standings
from sevenwonders.classic.turn import go_on
from sevenwonders.sets import setting_for
from sevenwonders.sets.fan_leaders.oracle import Oracle
from sevenwonders.sets.loader import packaged
from tests.arrange import LEFT, ME, RIGHT, CityPlan, at_leaders, city, recruiting
from tests.playing import all_do, answer, asked, coins, home, leaders_of, options, points, stages_of, ways

FAN = ("leaders", "fan_leaders")


def turn(*plans: CityPlan, **more: object) -> Classic:
    return at_leaders(*plans, sets=FAN, **more)  # type: ignore[arg-type]


def recruits(leader: str, *plans: CityPlan, others: tuple[str, str] = ("", ""), **more: object) -> Classic:
    """I recruit a leader; the others do something, or discard one."""
    dull = ("zenobia", "varro")
    leaders = [[leader], *([others[place].partition(":")[2] or dull[place]] for place in (0, 1))]
    game = recruiting(*plans, leaders=leaders, sets=FAN, **more)  # type: ignore[arg-type]
    all_do(game, f"recruit:{leader}", *others)
    return game


def end_of_age(game: Classic) -> None:
    age = game.age
    while game.age == age and not game.over():
        if asked(game)[1] == "trade_defeats":
            return
        for seat in game.to_act():
            dull = [move for move in options(game, seat) if move.startswith(("sell:", "decline", "dismiss", "throw"))]
            game.play(seat, (dull or options(game, seat))[-1])


def test_everyone_is_here() -> None:
    tested = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    tested |= {"homer", "penelope", "sinbad"}
    assert {card.key for card in packaged("fan_leaders").cards} <= tested


@pytest.mark.parametrize(("leader", "unit"), [("homer", "P"), ("penelope", "L"), ("sinbad", "G")])
def test_private_resources(leader: str, unit: str) -> None:
    game = turn(city(leader, wonder="giza_a"))
    assert (home(game, ME).production, home(game, ME).for_sale) in ((f"S{unit}", "S"), (f"{unit}S", "S"))


def test_antoine_bauza() -> None:
    game = recruits("antoine_bauza", city("quarry", "stone_pit", "sawmill", "lumber_yard", wonder="giza_a"), age=2)
    assert {move.split(":")[0] for move in options(game, ME, "stage")} == {"stage.1", "stage.2", "stage.3"}
    card = game.view(ME).hand[0]
    all_do(game, f"stage.2:{card}")
    assert home(game, ME).stages == [False, True, False]
    assert {move.split(":")[0] for move in options(game, ME, "stage")} == {"stage.1", "stage.3"}


def test_attila() -> None:
    game = recruits(
        "attila", city(wonder="giza_a", stages=2), city("stone_pit", wonder="rhodes_a", stages=1), city(), age=2
    )
    assert [stages_of(game, seat) for seat in (ME, LEFT, RIGHT)] == [1, 0, 0]
    assert points(game, ME, "wonder") == 3
    # The card under it goes to the discard pile, and the shields with it.
    game = turn(city("brickyard", "clay_pool", wonder="rhodes_a", stages=1), hands=[["altar"]], leaders=[["attila"]])
    all_do(game, "stage:altar")
    assert home(game, ME).shields == 2
    end_of_age(game)
    before = game.view(NOBODY).discards
    all_do(game, "recruit:attila")
    assert home(game, ME).shields == 0
    assert game.view(NOBODY).discards == before + 1


def test_axelous() -> None:
    game = turn(city("axelous", coins=0), hands=[["palace"]], age=3)
    assert ways(game, ME, "build:palace") == [""]
    game = turn(city("axelous", "stockade", coins=0), hands=[["palace"]], age=3)
    assert ways(game, ME, "build:palace") == []


def test_chuck_norris() -> None:
    game = turn(
        city("quarry", wonder="giza_a", coins=9),
        city("stone_pit", wonder="babylon_a"),
        hands=[["altar"], ["baths"]],
        leaders=[["chuck_norris"]],
    )
    all_do(game, "stage:altar")
    end_of_age(game)
    all_do(game, "recruit:chuck_norris")
    mine = home(game, ME)
    assert "altar" in mine.cards
    assert (sum(mine.stages), mine.production, mine.for_sale) == (0, "SS", "SS"), "the board's stone is gone"
    assert points(game, ME, "wonder") == 0
    assert points(game, ME, "civilian") == 2
    assert options(game, ME, "stage") == []
    assert home(game, LEFT).production == "S"


def test_cypselos() -> None:
    game = recruits("cypselos", city(coins=2), city(coins=5), city(coins=1), others=("", "recruit:sappho"))
    assert asked(game) == ([ME], "choose_neighbour")
    assert options(game, ME) == ["like.1", "like.2"]
    answer(game, "like.1")
    assert coins(game) == [8, 8, 0], "after what the others paid and gained"


def test_cyrus() -> None:
    game = turn(city("cyrus", "stockade", "barracks"), city("walls"), city("walls", "stables"), turn=6)
    end_of_age(game)
    assert (home(game, ME).victories, home(game, ME).defeats) == (1, 0), "four against two, four against four"


def test_damocles() -> None:
    game = recruits("damocles", city(), city("tavern", "loom_1"), city("stockade", "baths"), age=2)
    assert asked(game) == ([ME], "destroy_card")
    assert sorted(options(game, ME)) == ["destroy.1:tavern", "destroy.2:baths", "destroy.2:stockade"]
    answer(game, "destroy.2:stockade")
    assert home(game, RIGHT).cards == ["baths"]
    assert home(game, RIGHT).shields == 0
    assert game.view(NOBODY).discards == 1
    game = recruits("damocles", city(), city(), city())
    answer(game, "decline")
    assert asked(game)[1] == "play_card"


def test_diogenes() -> None:
    assert points(turn(city("diogenes")), ME, "leaders") == 8
    assert points(turn(city("diogenes", stages=1)), ME, "leaders") == 0


def test_helen_of_troy() -> None:
    sets = ("leaders", "fan_leaders", "cities")
    game = at_leaders(city("stockade"), city("aspasia"), city("helen_of_troy"), sets=sets, turn=7)
    assert home(game, LEFT).counts["diplomacy"] == 1
    end_of_age(game)
    assert home(game, LEFT).defeats == 1
    game = at_leaders(city("stockade"), city("aspasia"), city(), sets=sets, turn=7)
    end_of_age(game)
    assert home(game, LEFT).defeats == 0


def test_helen_leaves_kept_diplomacy() -> None:
    """Tokens of earlier ages stay; all that anyone gains in the age of her arrival goes."""
    sets = ("leaders", "fan_leaders", "cities")
    plans = city("stockade"), city("aspasia"), city()
    game = recruiting(*plans, leaders=[["zenobia"], ["varro"], ["helen_of_troy"]], sets=sets, age=2)
    all_do(game, "", "", "recruit:helen_of_troy")
    game.cities[LEFT].count[game.codex.count_index("diplomacy")] += 2
    game.cities[ME].count[game.codex.count_index("diplomacy")] += 1
    end_of_age(game)
    assert [home(game, seat).counts["diplomacy"] for seat in (ME, LEFT, RIGHT)] == [0, 0, 0]
    assert [home(game, seat).defeats for seat in (ME, LEFT, RIGHT)] == [0, 0, 1], "the kept token makes peace"
    lost = [event.seat for event in game.events if event.kind == "peace_lost"]
    assert lost == [ME, LEFT]
    game.cities[LEFT].count[game.codex.count_index("diplomacy")] += 1
    end_of_age(game)
    assert home(game, LEFT).defeats == 0, "she does so once"


def test_hercules() -> None:
    game = recruits("hercules", city(wonder="giza_a", coins=3))
    assert (stages_of(game, ME), coins(game)[ME]) == (1, 0)
    assert home(game, ME).counts["white"] == 1


def test_herodotus() -> None:
    game = recruits("herodotus", city(), city(wonder="rhodes_b", stages=1), city(wonder="giza_b", stages=2), age=2)
    assert options(game, ME) == ["imitate.1", "imitate.17", "imitate.18"]
    answer(game, "imitate.1")
    assert coins(game)[ME] == 6 - 5 + 3
    assert (home(game, ME).shields, points(game, ME, "leaders")) == (1, 3)
    assert stages_of(game, ME) == 0


def test_hua_mulan() -> None:
    game = turn(city("hua_mulan"), city("stockade"), city("stockade", "barracks"), turn=6)
    end_of_age(game)
    assert (home(game, ME).defeats, home(game, LEFT).defeats) == (1, 1)
    assert home(game, LEFT).victories == 0


def test_hua_mulan_against_semiramis() -> None:
    """Shields are added up before they are found to be fewer than none."""
    game = turn(city("hua_mulan"), city("semiramis", tokens=(-1,)), city("stockade"), turn=6)
    assert [strength(game, seat) for seat in (ME, LEFT, RIGHT)] == [0, 0, 0]
    game = turn(city("hua_mulan"), city("semiramis", tokens=(-1, -1)), city(), turn=6)
    assert [strength(game, seat) for seat in (ME, LEFT, RIGHT)] == [0, 1, 0]
    end_of_age(game)
    assert home(game, LEFT).victories == 2
    game = turn(city("semiramis", "hua_mulan", tokens=(-1,)), city("semiramis", "stockade", "hua_mulan"), turn=6)
    assert [strength(game, seat) for seat in (ME, LEFT, RIGHT)] == [0, 0, 0]


def test_jesus() -> None:
    mine = city("jesus", "stone_pit", coins=0, wonder="babylon_a")
    game = turn(mine, city(wonder="rhodes_a"), hands=[["aqueduct"]], age=2)
    assert ways(game, ME, "build:aqueduct") == []
    assert options(game, ME, "miracle") == ["miracle.2:aqueduct"]
    assert options(game, ME, "stage") == [], "no stages while he is here"
    all_do(game, "miracle.2:aqueduct")
    assert home(game, ME).cards == ["stone_pit", "aqueduct"]
    assert "jesus" in home(game, RIGHT).cards
    assert options(game, ME, "miracle") == []
    # One unit may be bought.
    mine = city("jesus", coins=2, wonder="babylon_a")
    left, right = city("stone_pit", wonder="rhodes_a"), city(wonder="ephesos_a")
    game = turn(mine, left, right, hands=[["aqueduct"]], age=2)
    assert options(game, ME, "miracle") == ["miracle.2:aqueduct:l2"]


def test_orpheus() -> None:
    game = recruits("orpheus", city(coins=2), leaders_left=["croesus", "plato"])
    assert home(game, ME).cards == ["croesus", "orpheus"]
    assert coins(game)[ME] == 6


def test_penelope_is_private() -> None:
    game = turn(city(), city("penelope"), hands=[["altar"]])
    assert "L" not in home(game, LEFT).for_sale


def test_phryne() -> None:
    game = recruits("phryne", city(coins=5), leaders_left=["caesar", "plato", "nero"])
    assert home(game, ME).cards == ["caesar", "plato", "phryne"]
    assert (coins(game)[ME], home(game, ME).shields) == (0, 2)


def test_pythia() -> None:
    game = recruits("pythia", city())
    assert options(game, ME) == ["predict.2", "predict.3"], "not oneself"
    answer(game, "predict.3")
    assert game.view(LEFT).extras["oracle"] == [ME, RIGHT]


def foretold(named: dict[int, int], worth: list[int], teams: bool = False, money: tuple[int, ...] = ()) -> Classic:
    """The last turn of a game with so many points for each seat, some of which have named somebody."""
    setting = setting_for(len(worth), (*FAN, "cities"), (), teams)
    game = Classic(setting, seed=3)
    oracle = part_in(setting.codex, Oracle)
    assert oracle is not None
    game.queue = game.queue[:0]
    game.asked = game.waiting = 0
    game.age, game.turn, game.moment = 3, 7, END_AGE
    for seat, points_of in enumerate(worth):
        game.cities[seat].points[MILITARY] = i64(points_of)
        game.cities[seat].count[COINS] = i64(money[seat] if money else 0)
    for seat, other in named.items():
        put_in_zone(game, other, oracle.zone, seat, 0)
    game.events.clear()
    go_on(game)
    assert game.over()
    return game


def places(game: Classic) -> list[int]:
    scores = game.scores()
    assert [int(place) for place in standings(game)] == scores.standings
    assert scores.winners == [seat for seat, place in enumerate(scores.standings) if place == 1]
    return scores.standings


def test_pythia_is_second() -> None:
    game = foretold({3: 1}, [20, 40, 30, 10])
    assert places(game) == [4, 1, 3, 2]
    assert game.scores().totals == [20, 40, 30, 10], "a place, not points"
    assert [game.payoff(seat) for seat in range(4)] == [0, 1, 0, 0]
    assert [(event.kind, event.seat) for event in game.events if event.kind in ("foreseen", "end")] == [
        ("foreseen", 3),
        ("end", NOBODY),
    ]
    assert game.scores().result()["standings"] == "4 1 3 2"
    wrong = foretold({3: 2}, [20, 40, 30, 10])
    assert places(wrong) == [3, 1, 2, 4], "only if the one named wins"
    assert not [event for event in wrong.events if event.kind == "foreseen"]


def test_pythia_never_takes_a_victory_away() -> None:
    assert places(foretold({0: 1}, [40, 30, 20])) == [1, 2, 3], "the winner named another"
    assert places(foretold({0: 1}, [40, 40, 20])) == [1, 1, 3], "both win"
    assert places(foretold({3: 1}, [40, 40, 30, 20])) == [1, 1, 4, 3], "next after all winners"


def test_several_pythias() -> None:
    """Both right: side by side. Ties behind them stay ties."""
    assert places(foretold({3: 1, 0: 1}, [20, 40, 30, 10])) == [2, 1, 4, 2]
    assert places(foretold({3: 1, 0: 2}, [20, 40, 30, 10])) == [4, 1, 3, 2]
    assert places(foretold({4: 0}, [40, 20, 20, 10, 5])) == [1, 3, 3, 5, 2]
    assert foretold({3: 1, 0: 1}, [20, 40, 30, 10]).view(NOBODY).extras["oracle"] == [3, 1, 0, 1]


def test_pythia_in_teams() -> None:
    """Places are those of the teams, and she changes none."""
    assert places(foretold({4: 2, 0: 2}, [10, 10, 30, 30, 5, 5, 20, 20], teams=True)) == [3, 3, 1, 1, 4, 4, 2, 2]


def test_places_by_coins() -> None:
    assert places(foretold({}, [20, 20, 20, 10], money=(0, 2, 2, 1))) == [3, 1, 1, 4]


def test_search_values_the_place() -> None:
    """Far behind but right is worth as much as the place that it brings."""
    right, wrong = foretold({3: 1}, [20, 40, 30, 10]), foretold({3: 2}, [20, 40, 30, 10])
    assert right.merits()[3] == right.merits()[2] == wrong.merits()[2] > wrong.merits()[3]
    assert right.merits()[1] == wrong.merits()[1]


def test_sith_lord() -> None:
    game = recruits("sith_lord", city())
    seen = game.view(ME).extras["future2"]
    assert isinstance(seen, list)
    dealt = [game.card_key(game.deal.hands[place]) for place in range(21, 42)]
    assert sorted(str(key) for key in seen) == sorted(dealt)
    assert "future2" not in game.view(LEFT).extras
    for number in range(3):
        other = game.resample(ME, Rng(number))
        assert other.view(ME) == game.view(ME)
        assert sorted(map(int, other.deal.hands[21:63])) == sorted(map(int, game.deal.hands[21:63]))
        assert game.resample(LEFT, Rng(number)).view(LEFT) == game.view(LEFT)


def test_socrates() -> None:
    assert points(turn(city("socrates", "apothecary", "dispensary", "workshop")), ME, "science") == 10
    assert points(turn(city("apothecary", "dispensary", "workshop")), ME, "science") == 5
    game = turn(city("socrates", "apothecary", "dispensary", "workshop", "laboratory"))
    assert points(game, ME, "science") == 13, "four, less one for a set: 4 + 1 + 1 + 7"


def test_spartacus() -> None:
    game = turn(city("workers_guild", "shipowners_guild"), city("lumber_yard", "spartacus"), city("clay_pit"))
    assert points(game, ME, "guilds") == 1 + 2
    game = turn(city(wonder="olympia_b", stages=3), city("workers_guild", "lumber_yard", "spartacus"), city("clay_pit"))
    assert points(game, ME, "guilds") == 1, "a copied guild is stopped too"


@pytest.mark.parametrize(("leader", "guild", "stage"), [("caesar", 2, 3), ("spartacus", 0, 2)])
def test_spartacus_stops_sets_and_stonehenge(leader: str, guild: int, stage: int) -> None:
    """A set of one card in each neighbouring city cannot be made without his, nor does a stage count his cards."""
    sets = (*FAN, "towers", "wonder_pack")
    game = at_leaders(city("lawmakers_guild"), city("forge_1", leader), city("forge_1"), sets=sets)
    assert points(game, ME, "guilds") == guild
    plan = city("press_1", "brickyard", "clay_pool", wonder="stonehenge_b", stages=1, coins=9)
    game = at_leaders(plan, city("altar", leader), city("altar", "baths"), sets=sets, hands=[["theater"]])
    all_do(game, "stage:theater")
    assert points(game, ME, "wonder") == stage


def test_ulysses() -> None:
    game = turn(city("ulysses"), turn=6)
    all_do(game)
    assert asked(game) == ([ME], "play_last_card")


def test_urvashi() -> None:
    game = recruits("urvashi", city(), city("stockade", "altar", "loom_1"), city("barracks", "walls", "altar"), age=2)
    assert asked(game) == ([ME], "swap_first")
    assert options(game, ME) == ["swap:stockade"], "both have the altar, and only one a grey card"
    answer(game, "swap:stockade")
    assert options(game, ME) == ["swap:barracks", "swap:walls"]
    answer(game, "swap:walls")
    assert sorted(home(game, LEFT).cards) == ["altar", "loom_1", "walls"]
    assert sorted(home(game, RIGHT).cards) == ["altar", "barracks", "stockade"]
    assert (home(game, LEFT).shields, home(game, RIGHT).shields) == (2, 2)


def test_vercingetorix() -> None:
    game = turn(city("vercingetorix", "nero", coins=0), city("stockade"), city("stockade"), turn=6, age=3)
    end_of_age(game)
    assert asked(game) == ([ME], "trade_defeats")
    assert not game.over()
    answer(game, "redeem")
    mine = home(game, ME)
    assert (mine.victories, mine.defeats, mine.military) == (1, 0, 3)
    assert coins(game)[ME] == 3 + 2, "Nero pays"
    assert game.over()


def test_markers_are_never_leaders_in_the_open() -> None:
    game = recruits("hercules", city(wonder="giza_a"), others=("", ""))
    assert not [each for each in game.face_down if place_in(each) == UNDER_STAGE and card_in(each)]
    assert leaders_of(game, ME) == []
