"""The rulings of the facts on leaders, guilds and Roma: a test for each, named after it."""

import pytest

from sevenwonders import NOBODY
from sevenwonders.classic.game import Classic
from sevenwonders.classic.resolving import gain_from, take_in
from sevenwonders.sets.loader import make_box
from tests.arrange import LEFT, ME, RIGHT, at_leaders, city, recruiting
from tests.playing import (
    all_do,
    answer,
    asked,
    coins,
    happened,
    home,
    leaders_of,
    options,
    points,
    recruited,
    stages_of,
    ways,
)

from .facts import FACTS

CITIES = ("leaders", "cities")


def test_every_ruling_has_its_test() -> None:
    missing = {f"test_{row['key']}" for row in FACTS["ruling"]} - set(globals())
    assert not missing


def after_conflicts(game: Classic) -> None:
    """Sell until the age is over; ends in the next recruiting phase, or with the game."""
    age = game.age
    while game.age == age and not game.over():
        for seat in game.to_act():
            dull = [move for move in options(game, seat) if move.startswith(("sell:", "decline", "dismiss", "throw"))]
            game.play(seat, (dull or options(game, seat))[-1])


# ---- costs


def test_discount_one_resource() -> None:
    for leader, card in (("archimedes", "apothecary"), ("hammurabi", "baths"), ("leonidas", "stockade")):
        game = at_leaders(city(leader, coins=0, wonder="babylon_a"), hands=[[card]])
        assert ways(game, ME, f"build:{card}") == [""], "one resource becomes free"
        game = at_leaders(city(coins=0, wonder="babylon_a"), hands=[[card]])
        assert ways(game, ME, f"build:{card}") == []
    game = at_leaders(city("imhotep", coins=0, wonder="giza_a"), hands=[["altar"]])
    assert ways(game, ME, "stage:altar") == [""]
    # The owner chooses which resource it is: wood is sold on the left, papyrus on the right.
    game = at_leaders(
        city("archimedes", coins=2, wonder="alexandria_a"),
        city("lumber_yard"),
        city(wonder="ephesos_a"),
        hands=[["school"]],
        age=2,
    )
    assert ways(game, ME, "build:school") == ["l2", "r2"]
    # Coins in a cost are never lowered.
    assert ways(at_leaders(city("hammurabi", coins=0), hands=[["tree_farm"]]), ME, "build:tree_farm") == []


def test_discount_is_not_a_chain() -> None:
    game = at_leaders(city("vitruvius", "hammurabi", coins=0), hands=[["baths"]])
    all_do(game, "build:baths")
    assert coins(game)[ME] == 0
    game = at_leaders(city("vitruvius", "altar", coins=0), hands=[["temple"]], age=2)
    all_do(game, "build:temple")
    assert coins(game)[ME] == 2
    game = at_leaders(city("vitruvius", coins=0, wonder="olympia_a", stages=2), hands=[["palace"]], age=3)
    all_do(game, "free:palace")
    assert coins(game)[ME] == 0
    game = at_leaders(city("vitruvius", "ramses", coins=0), hands=[["spies_guild"]], age=3)
    all_do(game, "build:spies_guild")
    assert coins(game)[ME] == 0


def test_from_now_on() -> None:
    """Nothing is paid for what was there before."""
    game = recruiting(
        city("tavern", "vineyard", tokens=(1, 1)),
        city("temple", "altar"),
        city(tokens=(-1, -1)),
        leaders=[["nero"], ["vitruvius"], ["tomyris"]],
        age=2,
    )
    all_do(game, "recruit:nero", "recruit:vitruvius", "recruit:tomyris")
    assert coins(game) == [5, 5, 2]
    assert home(game, RIGHT).defeats == 2
    game = recruiting(city("tavern"), leaders=[["xenophon"]])
    all_do(game, "recruit:xenophon")
    assert coins(game)[ME] == 4


def test_hatshepsut_per_neighbour() -> None:
    """0, 1 or 2 coins a turn, however many resources."""
    game = at_leaders(
        city("hatshepsut", coins=6),
        city("quarry"),
        city("loom_1"),
        hands=[["aqueduct"]],
        age=2,
    )
    before = coins(game)[ME]
    all_do(game, "build:aqueduct:l4")
    assert coins(game)[ME] == before - 4 + 1
    game = at_leaders(
        city("hatshepsut", coins=6, wonder="giza_a"), city("ore_vein"), city("loom_1"), hands=[["archery_range"]], age=2
    )
    assert coins(game)[ME] == 6
    game = at_leaders(
        city("hatshepsut", coins=6, wonder="giza_a"),
        city("lumber_yard", wonder="rhodes_a"),
        city("sawmill"),
        hands=[["archery_range"]],
        age=2,
    )
    all_do(game, "build:archery_range:l4r2")
    assert coins(game)[ME] == 6 - 6 + 2
    game = at_leaders(city("hatshepsut", coins=6), hands=[["baths"]])
    all_do(game, "build:baths")
    assert coins(game)[ME] == 6
    dock = city("hatshepsut", "clandestine_dock_west", "west_trading_post", coins=6, wonder="babylon_a")
    game = at_leaders(dock, city("stone_pit"), hands=[["baths", "altar"]], sets=("leaders", "cities"))
    all_do(game, "build:baths")  # a purchase that a dock makes free is a purchase
    assert coins(game)[ME] == 7
    game = at_leaders(dock, city("stone_pit"), hands=[["baths", "altar"]], sets=("leaders", "cities"))
    all_do(game, "build:altar")
    assert coins(game)[ME] == 6


def test_hatshepsut_timing() -> None:
    """The coin cannot help to pay for the purchase that earns it."""
    game = at_leaders(city("hatshepsut", coins=1, wonder="babylon_a"), city("stone_pit"), hands=[["baths"]])
    assert ways(game, ME, "build:baths") == []


def test_bilkis() -> None:
    left, right = city(coins=0, wonder="rhodes_a"), city("stone_pit", coins=0)
    game = at_leaders(city("bilkis", coins=3, wonder="babylon_a"), left, right, hands=[["baths"]])
    assert ways(game, ME, "build:baths") == ["r2", "b1"]
    all_do(game, "build:baths:b1")
    assert coins(game) == [2, 3, 3]
    assert home(game, ME).for_sale == "C"
    # With a discount and a purchase in one build: wood, clay and glass.
    game = at_leaders(
        city("bilkis", "hammurabi", coins=5, wonder="giza_a"), city("clay_pool"), city(), hands=[["temple"]], age=2
    )
    assert ways(game, ME, "build:temple") == ["l2b1", "r2b1"]


def test_maecenas_not_itself() -> None:
    game = recruiting(city(coins=1), leaders=[["maecenas", "caesar"]])
    assert options(game, ME, "recruit") == ["recruit:maecenas"]
    all_do(game, "recruit:maecenas")
    assert coins(game)[ME] == 0
    game = recruiting(city("maecenas", coins=0), leaders=[["pericles"]], age=2)
    all_do(game, "recruit:pericles")
    assert coins(game)[ME] == 0


# ---- builds from the discard pile


def test_solomon_pool() -> None:
    game = recruiting(leaders=[["solomon"], ["caesar"]])
    all_do(game, "recruit:solomon", "dismiss:caesar")
    assert asked(game)[1] == "play_card", "nothing was discarded yet but leaders"
    assert game.view(NOBODY).discards == 0
    game = recruiting(leaders=[["solomon"], ["caesar"]], age=2, discard=["altar", "baths"])
    all_do(game, "recruit:solomon", "dismiss:caesar")
    assert asked(game) == ([ME], "take_from_discard")
    assert options(game, ME, "revive") == ["revive:baths", "revive:altar"]
    answer(game, "revive:baths")
    assert home(game, ME).cards == ["baths", "solomon"]


def test_discard_pick_order() -> None:
    """Halicarnassus first, then Solomon, whoever sits where."""
    game = recruiting(
        city(),
        city("foundry", wonder="halicarnassus_b"),
        leaders=[["solomon"], ["caesar"]],
        age=2,
        discard=["altar", "baths"],
    )
    all_do(game, "recruit:solomon", "stage:caesar")
    assert asked(game) == ([LEFT], "take_from_discard")
    answer(game, "revive:altar")
    assert asked(game) == ([ME], "take_from_discard")
    assert options(game, ME, "revive") == ["revive:baths"]


def test_discard_pick_order_of_boards_and_copies() -> None:
    """Halicarnassus, Great Wall, Manneken Pis, Solomon, a copy of Solomon: the reverse of the seats here."""
    sets = ("leaders", "fan_leaders", "wonder_pack")
    ore, rich = ("ore_vein", "foundry"), ("lumber_yard", "clay_pool", "glassworks_1", "loom_1", "press_1")
    boards = ("giza_a", "rhodes_a", "manneken_pis_a", "great_wall_a", "halicarnassus_b")
    plans = [
        city(*rich, wonder=boards[0], coins=9),
        city(wonder=boards[1], coins=9),
        *(city(*ore, *rich, wonder=board, coins=9) for board in boards[2:]),
    ]
    discard = ["altar", "baths", "theater", "pawnshop", "temple"]
    hands = [["courtesans_guild"], ["altar"], ["aqueduct"], ["statue"], ["temple"]]
    game = at_leaders(*plans, players=5, sets=sets, age=3, discard=discard, hands=hands)
    mine = game.cities[2]  # Manneken Pis shows a stage of the Great Wall
    mine.board[0] = game.codex.first_stage[game.cities[3].wonder] + 3
    solomon = game.codex.card_number["solomon"]
    take_in(game, 1, solomon)
    for seat in (0, 1, 2, 3, 4):
        moves = ["build:courtesans_guild", "sell:altar", "", "stage.4:statue", ""]
        game.play(seat, moves[seat] or options(game, seat, "stage")[0])
    # Solomon himself comes to the left neighbour in the same turn, as a drawn leader does.
    gain_from(game, 1, solomon)
    answer(game, "copy:solomon")
    order = []
    while asked(game)[1] == "take_from_discard":
        ((seat,), _) = asked(game)
        order.append(seat)
        answer(game, options(game, seat, "revive")[0])
    assert order == [4, 3, 2, 1, 0]


def test_no_duplicates() -> None:
    game = recruiting(city("altar"), leaders=[["solomon"]], age=2, discard=["altar", "baths"])
    all_do(game, "recruit:solomon")
    assert options(game, ME) == ["revive:baths", "decline"]
    game = recruiting(city("altar"), leaders=[["solomon"]], age=2, discard=["altar"])
    all_do(game, "recruit:solomon")
    assert asked(game)[1] == "play_card"


def test_xenophon_free_builds() -> None:
    game = recruiting(city("xenophon"), leaders=[["solomon"]], age=2, discard=["marketplace"])
    all_do(game, "recruit:solomon")
    answer(game, "revive:marketplace")
    assert coins(game)[ME] == 6 - 3 + 2
    game = at_leaders(city("xenophon", coins=0), hands=[["marketplace"]])
    all_do(game, "build:marketplace")
    assert coins(game)[ME] == 2
    game = at_leaders(city("xenophon", coins=0, wonder="olympia_a", stages=2), hands=[["forum"]], age=2)
    all_do(game, "free:forum")
    assert coins(game)[ME] == 2


# ---- conflicts


def test_tomyris_token() -> None:
    game = at_leaders(city("tomyris"), city("stockade"), city(), turn=6)
    after_conflicts(game)
    assert (home(game, ME).defeats, home(game, ME).military) == (0, 0)
    left = home(game, LEFT)
    assert (left.victories, left.defeats, left.military) == (2, 1, 1)
    assert home(game, RIGHT).defeats == 1
    game = at_leaders(city("tomyris", "strategists_guild"), city("stockade"), city(), turn=6)
    after_conflicts(game)
    assert points(game, ME, "guilds") == 2, "one token of the winner, one of the other neighbour"


def test_tomyris_both() -> None:
    game = at_leaders(city("tomyris"), city("stockade", "courtesans_guild"), city(), turn=6)
    game.cities[LEFT].add(game.codex, game.codex.card_number["tomyris"], 0)  # as the Courtesans do
    after_conflicts(game)
    assert [home(game, seat).defeats for seat in (ME, LEFT, RIGHT)] == [0, 0, 1]


def test_semiramis_tokens() -> None:
    """Two defeats are two shields; those of this phase are none."""
    game = at_leaders(
        city("semiramis", tokens=(-1, -1)), city("stockade"), city("stockade", "barracks", "guard_tower"), turn=6
    )
    after_conflicts(game)
    mine = home(game, ME)
    assert (mine.victories, mine.defeats, mine.shields) == (1, 3, 0)
    game = at_leaders(city("semiramis"), city("stockade"), city(), turn=6)
    after_conflicts(game)
    assert (home(game, ME).victories, home(game, ME).defeats) == (0, 1)
    assert home(game, RIGHT).defeats == 1, "a token of the first conflict would have beaten the right"


def test_alexander_value() -> None:
    assert points(at_leaders(city("alexander", tokens=(1, 3, 5, -1))), ME, "leaders") == 3


def test_louis_floor() -> None:
    assert points(at_leaders(city("louis")), ME, "leaders") == 7
    assert points(at_leaders(city("louis", tokens=(1, 3, 5, -1))), ME, "leaders") == 4
    assert points(at_leaders(city("louis", tokens=(1,) * 9)), ME, "leaders") == 0


# ---- points


def test_sets() -> None:
    cards = ("altar", "baths", "stockade", "barracks", "apothecary", "workshop", "school")
    assert points(at_leaders(city("justinian", *cards)), ME, "leaders") == 6
    assert points(at_leaders(city("justinian", *cards[:3])), ME, "leaders") == 0
    seven = ("lumber_yard", "loom_1", "altar", "tavern", "apothecary", "stockade", "spies_guild")
    assert points(at_leaders(city("plato", *seven)), ME, "leaders") == 7
    assert points(at_leaders(city("plato", *seven[:-1])), ME, "leaders") == 0
    game = at_leaders(city("justinian", "altar", "stockade", "stone_pit", coins=0), hands=[["apothecary"]])
    all_do(game, "stage:apothecary")
    assert points(game, ME, "leaders") == 0


def test_midas_gamers() -> None:
    game = at_leaders(city("midas", "gamers_guild", coins=11))
    sheet = game.scores().points[ME]
    assert (sheet["treasury"], sheet["leaders"], sheet["guilds"]) == (3, 3, 3)


def test_gamers_copied_by_olympia() -> None:
    game = at_leaders(city(wonder="olympia_b", stages=3, coins=9), city("gamers_guild"))
    assert points(game, ME, "guilds") == 3


# ---- the Courtesans


def courtesans(leader: str, *mine: str, **more: int) -> Classic:
    """I have built the Guild next to a leader, and must choose."""
    game = at_leaders(
        city("ramses", *mine, coins=more.get("coins", 0)), city(leader), hands=[["courtesans_guild"]], age=3
    )
    all_do(game, "build:courtesans_guild")
    return game


def test_courtesans() -> None:
    game = courtesans("croesus")
    assert asked(game) == ([ME], "copy_leader")
    assert options(game, ME) == ["copy:croesus"]
    answer(game, "copy:croesus")
    assert coins(game)[ME] == 6, "at once, and no cost"
    assert home(game, LEFT).cards == ["croesus"]
    assert game.view(NOBODY).extras["copied_leaders"] == ["croesus", "", ""]
    game = courtesans("caesar")
    answer(game, "copy:caesar")
    assert home(game, ME).shields == 2
    game = courtesans("xenophon")
    answer(game, "copy:xenophon")
    assert game.cities[ME].powers & game.codex.power_bit("coins_for_yellow")
    # End-of-game effects look at the city of the owner, in the guilds column.
    game = courtesans("nebuchadnezzar", "altar", "baths")
    answer(game, "copy:nebuchadnezzar")
    assert points(game, ME, "guilds") == 2
    game = courtesans("justinian", "altar", "stockade", "apothecary")
    answer(game, "copy:justinian")
    assert points(game, ME, "guilds") == 3
    game = courtesans("aristotle", "apothecary", "workshop", "scriptorium")
    answer(game, "copy:aristotle")
    assert points(game, ME, "science") == 13
    game = courtesans("euclid")
    answer(game, "copy:euclid")
    assert points(game, ME, "science") == 1


def test_courtesans_copy_solomon() -> None:
    game = at_leaders(city("ramses"), city("solomon"), hands=[["courtesans_guild"]], age=3, discard=["altar"])
    all_do(game, "build:courtesans_guild")
    answer(game, "copy:solomon")
    assert asked(game) == ([ME], "take_from_discard")
    answer(game, "revive:altar")
    assert "altar" in home(game, ME).cards


def test_courtesans_without_leaders() -> None:
    game = at_leaders(city("ramses"), hands=[["courtesans_guild"]], age=3)
    all_do(game, "build:courtesans_guild")
    assert asked(game)[1] == "play_card"


def test_courtesans_trade() -> None:
    """A copied Bilkis sells from the next turn on, a copied Imhotep saves."""
    game = courtesans("bilkis", coins=1)
    answer(game, "copy:bilkis")
    assert game.cities[ME].bank_units == 1
    game = courtesans("hammurabi")
    answer(game, "copy:hammurabi")
    assert max(int(each) for each in game.cities[ME].saves) >= 1


def test_courtesans_color() -> None:
    game = courtesans("caesar")
    answer(game, "copy:caesar")
    counts = home(game, ME).counts
    assert (counts["white"], counts["purple"]) == (1, 1), "Ramses is the one leader"
    game = at_leaders(city("diplomats_guild"), city("courtesans_guild"))
    assert points(game, ME, "guilds") == 0


def test_courtesans_excluded() -> None:
    game = courtesans("esteban")
    assert asked(game)[1] != "copy_leader"


def test_diplomats_count() -> None:
    game = at_leaders(city("diplomats_guild", "caesar"), city("caesar", "plato"), city("nero"))
    assert points(game, ME, "guilds") == 3


def test_architects_guild() -> None:
    game = at_leaders(city("architects_guild"), city("spies_guild"), city("spies_guild", "workers_guild"))
    assert points(game, ME, "guilds") == 9


def test_ramses_olympia() -> None:
    game = at_leaders(city("ramses", coins=0), hands=[["builders_guild", "palace"]], age=3)
    assert ways(game, ME, "build:builders_guild") == [""]
    assert ways(game, ME, "build:palace") == []
    plain = at_leaders(city(wonder="olympia_b", stages=3), city("workers_guild"), city("lumber_yard"))
    ramses = at_leaders(city("ramses", wonder="olympia_b", stages=3), city("workers_guild"), city("lumber_yard"))
    assert points(plain, ME, "guilds") == points(ramses, ME, "guilds") == 1


# ---- Roma


def test_roma_a() -> None:
    game = recruiting(city(wonder="roma_a", coins=0), leaders=[["pericles"]])
    all_do(game, "recruit:pericles")
    assert coins(game)[ME] == 0
    assert home(game, ME).production == ""


def test_roma_b_neighbours() -> None:
    game = recruiting(
        city(wonder="roma_b"), city(), city(), city(), leaders=[["caesar"], ["cleopatra"], ["euclid"], ["midas"]]
    )
    all_do(game, "recruit:caesar", "recruit:cleopatra", "recruit:euclid", "recruit:midas")
    assert coins(game) == [6 - 3, 6 - 3, 6 - 5, 6 - 2]
    game = recruiting(city(wonder="roma_b", coins=0), city(coins=0), leaders=[["maecenas"], ["sappho"]])
    all_do(game, "recruit:maecenas", "recruit:sappho")
    assert coins(game)[:2] == [0, 0], "never below 0"


def test_roma_b_stage1() -> None:
    rest = ["plato", "nero", "solomon", "ramses", "midas"]
    game = at_leaders(
        city("clay_pool", "lumber_yard", wonder="roma_b", coins=0),
        hands=[["altar"]],
        leaders=[["caesar"]],
        leaders_left=rest,
    )
    all_do(game, "stage:altar")
    assert coins(game)[ME] == 5
    assert sorted(leaders_of(game, ME)) == sorted(["caesar", *rest[:4]])
    assert game.view(NOBODY).extras["leaders_left"] == 1
    game = at_leaders(
        city("clay_pool", "lumber_yard", wonder="roma_b"),
        hands=[["altar"]],
        leaders=[["caesar"]],
        leaders_left=rest[:2],
    )
    all_do(game, "stage:altar")
    assert sorted(leaders_of(game, ME)) == ["caesar", "nero", "plato"]


def test_roma_b_extra() -> None:
    supplies = ("loom_1", "stone_pit", "clay_pool")
    game = at_leaders(
        city(*supplies, wonder="roma_b", stages=1, coins=3), hands=[["altar"]], leaders=[["caesar", "pericles"]]
    )
    all_do(game, "stage:altar")
    assert asked(game) == ([ME], "recruit_extra")
    assert options(game, ME) == ["decline", "recruit:caesar"], "not for a stage, not sold, and Pericles is too dear"
    answer(game, "recruit:caesar")
    assert coins(game)[ME] == 0
    assert points(game, ME, "wonder") == 3
    for coins_held, leaders in ((2, ["caesar"]), (9, [])):
        game = at_leaders(
            city(*supplies, wonder="roma_b", stages=1, coins=coins_held), hands=[["altar"]], leaders=[leaders]
        )
        all_do(game, "stage:altar")
        assert asked(game)[1] == "play_card"


# ---- promos


def test_stevie() -> None:
    game = recruiting(city(wonder="giza_b", stages=1, coins=4), leaders=[["stevie"]])
    assert coins(game)[ME] == 4
    all_do(game, "recruit:stevie")
    assert coins(game)[ME] == 1, "three stones"
    assert stages_of(game, ME) == 2
    assert home(game, ME).cards == ["stevie"]
    assert len(game.face_down) == 1, "the card under the first stage"
    game = recruiting(city(wonder="giza_b", stages=1, coins=2), leaders=[["stevie"]])
    assert options(game, ME, "recruit") == []
    game = recruiting(city(wonder="giza_a", stages=3), leaders=[["stevie"]])
    assert options(game, ME, "recruit") == []


def test_esteban_when() -> None:
    game = at_leaders(city("esteban"))
    hands = [game.view(seat).hand for seat in range(3)]
    played = [options(game, seat, "sell")[0] for seat in range(3)]
    for seat in range(3):
        game.play(seat, played[seat])
    assert asked(game) == ([ME], "stop_passing")
    assert not happened(game, "sell"), "nothing is revealed yet"
    answer(game, "stop")
    for seat in range(3):
        hands[seat].remove(played[seat].removeprefix("sell:"))
        assert game.view(seat).hand == hands[seat]
    all_do(game)
    assert asked(game)[1] == "play_card", "once per game"
    assert game.view(ME).hand != hands[ME]
    game = at_leaders(city("esteban"), turn=6)
    for seat in range(3):
        game.play(seat, options(game, seat, "sell")[0])
    assert asked(game)[1] != "stop_passing", "useless on the last turn"


def test_wil_empty() -> None:
    game = recruiting(
        leaders=[["wil"], ["caesar", "plato"], ["nero"]], leaders_left=["midas", "solomon"], age=3, players=3
    )
    all_do(game, "recruit:wil", "dismiss:caesar", "dismiss:nero")
    assert asked(game) == ([LEFT], "give_leader"), "the right one has no leader left"
    assert options(game, LEFT) == ["give:plato"]
    answer(game, "give:plato")
    assert leaders_of(game, LEFT) == ["midas"]
    assert asked(game) == ([ME], "play_gift")
    answer(game, "play:plato")
    assert home(game, ME).cards == ["plato", "wil"]
    assert coins(game)[ME] == 3
    game = recruiting(leaders=[["wil"], ["caesar"], ["nero"]], age=3)
    all_do(game, "recruit:wil")
    assert asked(game)[1] == "play_card"


def test_wil_discards_the_others() -> None:
    game = recruiting(leaders=[["wil"], ["caesar", "plato"], ["nero", "croesus"]], leaders_left=["midas", "solomon"])
    all_do(game, "recruit:wil", "dismiss:caesar", "dismiss:nero")
    assert asked(game) == ([LEFT, RIGHT], "give_leader")
    game.play(LEFT, "give:plato")
    assert game.view(ME).extras.get("leaders_given") is None, "sealed"
    game.play(RIGHT, "give:croesus")
    assert options(game, ME) == ["play:croesus", "play:plato"]
    answer(game, "play:croesus")
    assert coins(game)[ME] == 9
    assert home(game, ME).cards == ["croesus", "wil"]
    assert (leaders_of(game, LEFT), leaders_of(game, RIGHT)) == (["midas"], ["solomon"])


# ---- Cities


def test_berenice() -> None:
    game = at_leaders(city("berenice", coins=0), hands=[["tavern"]])
    all_do(game, "build:tavern")
    assert coins(game)[ME] == 6
    game = at_leaders(city("berenice", coins=0), city(coins=2, wonder="babylon_a"), hands=[["altar"], ["baths"]])
    all_do(game, options(game, ME, "sell")[0])
    assert coins(game)[ME] == 4
    all_do(game)
    assert coins(game)[ME] == 8, "again in the next turn"
    # Once per turn, and not for payments of neighbours.
    game = at_leaders(city("berenice", "xenophon", coins=0), hands=[["tavern"]])
    all_do(game, "build:tavern")
    assert coins(game)[ME] == 5 + 2 + 1
    game = at_leaders(city("berenice", "stone_pit", coins=0), city(coins=2), hands=[["altar"], ["baths"]])
    all_do(game, "build:altar", "build:baths:r2")
    assert coins(game)[ME] == 2


def test_caligula() -> None:
    box = make_box(CITIES)
    black = next(card.key for card in box.cards if card.deck == "black2" and card.coins and len(card.cost) > 1)
    game = at_leaders(city("caligula", coins=0), hands=[[black]], age=2, sets=CITIES)
    assert f"free_black:{black}" in options(game, ME)
    all_do(game, f"free_black:{black}")
    assert black in home(game, ME).cards
    assert options(game, ME, "free_black") == []


def test_diocletian_and_darius() -> None:
    box = make_box(CITIES)
    black = next(card for card in box.cards if card.deck == "black1" and not card.effect.coins_now)
    game = at_leaders(city("diocletian", "caligula", "darius", coins=0), hands=[[black.key]], sets=CITIES)
    all_do(game, f"free_black:{black.key}")
    assert points(game, ME, "leaders") == 1
    assert (ME, {"coins": 2, "source": "diocletian"}) in happened(game, "gain")


def test_aspasia() -> None:
    game = recruited("aspasia", city(), sets=CITIES)
    assert points(game, ME, "leaders") == 2
    assert home(game, ME).counts["diplomacy"] == 1


# ---- names


def test_fan_names_clash() -> None:
    keys = {card.key for card in make_box(["leaders", "fan_leaders"]).cards}
    assert {"attila", "spartacus", "vercingetorix"} <= keys


@pytest.mark.parametrize("key", ["linus", "nitocris", "makeda", "theano"])
def test_anniversary_leaders(key: str) -> None:
    assert key not in {card.key for card in make_box(["leaders", "fan_leaders"]).cards}


def test_nero() -> None:
    game = at_leaders(city("nero", "stockade", coins=0), turn=6)
    after_conflicts(game)
    assert coins(game)[ME] == 3 + 4, "a card sold, two victories"
