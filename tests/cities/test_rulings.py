"""A test for each ruling of the facts on cards and boards of Cities."""

from pathlib import Path

from sevenwonders.sets.loader import make_box
from tests.arrange import LEFT, ME, at_cities, city
from tests.playing import coins, debts, kind, makes, options, pay, points, turn, ways

from .facts import FACTS, WONDERS

RICH = ("sawmill", "quarry", "brickyard", "foundry", "timber_yard", "clay_pit", "glassworks_1", "loom_1", "press_1")


def test_mask_green_only() -> None:
    """Not a guild, a stage or another mask; the own city may have the same card; nothing without a green card."""
    game = at_cities(city("pigeon_loft"), city("scientists_guild", "spy_ring", wonder="babylon_a", stages=2), city())
    assert points(game, ME, "science") == 0
    game = at_cities(city("pigeon_loft", "workshop"), city("workshop"), city())
    assert points(game, ME, "science") == 4
    game = at_cities(city("pigeon_loft"), city("workshop"), city("library"))
    assert points(game, ME, "cities") == 0
    assert points(game, ME, "science") == 1


def test_mask_best_together_with_free_symbols() -> None:
    """The mask copies what is best when the free symbol is chosen as well."""
    mine = ("pigeon_loft", "workshop", "scientists_guild")
    game = at_cities(city(*mine), city("workshop", "apothecary"), city())
    assert points(game, ME, "science") == 1 + 1 + 1 + 7
    game = at_cities(city(*mine), city("workshop"), city())
    assert points(game, ME, "science") == 9
    game = at_cities(city("pigeon_loft", "apothecary", wonder="olympia_b", stages=3), city("scientists_guild"),
                   city("workshop"))  # fmt: skip
    sheet = game.scores().points[ME]
    assert sheet["science"] + sheet["guilds"] == 1 + 1 + 1 + 7, "with a guild copied at the end"


def test_mask_same_card() -> None:
    masks = ("pigeon_loft", "spy_ring", "torture_chamber")
    game = at_cities(city(*masks), city("workshop"), city())
    assert points(game, ME, "science") == 1
    game = at_cities(city(*masks), city("workshop"), city("workshop"))
    assert points(game, ME, "science") == 4
    game = at_cities(city(*masks), city("workshop", "apothecary"), city("scriptorium", "library"))
    assert points(game, ME, "science") == 10


def test_mask_not_green() -> None:
    game = at_cities(city("pigeon_loft", "spy_ring"), city("philosophers_guild"), city())
    assert game.view(ME).cities[ME].counts["green"] == 0
    assert points(game, LEFT, "guilds") == 0


def test_military_black_not_red() -> None:
    game = at_cities(city("militia", "mercenaries", "contingent"), city("spies_guild"), city())
    seen = game.view(ME).cities[ME]
    assert (seen.shields, seen.counts["red"], seen.counts["black"]) == (10, 0, 3)
    assert points(game, LEFT, "guilds") == 0


def test_dock_rebate() -> None:
    """The first unit of a turn only, raw or manufactured; with a trading post it is free."""
    seller = city("brickyard", wonder="ephesos_a")
    right = city(wonder="rhodes_a")
    mine = city("clandestine_dock_west", coins=9, wonder="giza_a")
    game = at_cities(mine, seller, right, age=2, hands=[["laboratory"]])
    assert ways(game, ME, "build:laboratory") == ["l5"]  # two clay and a papyrus: 6 less 1
    game = at_cities(mine, seller, right, hands=[["scriptorium"]])
    assert ways(game, ME, "build:scriptorium") == ["l1"]
    mine = city("clandestine_dock_west", "west_trading_post", "east_trading_post", coins=9, wonder="giza_a")
    game = at_cities(mine, city("lumber_yard", wonder="ephesos_a"), right, hands=[["stockade"]])
    assert ways(game, ME, "build:stockade") == [""]


def test_warehouse() -> None:
    """Own brown cards, grey cards and the board; an either-or card for what it is used for this turn."""
    for maker in ("caravansery", "forum"):
        game = at_cities(city("secret_warehouse", maker, wonder="giza_a"))
        assert not makes(game, ME, "WW")
        assert not makes(game, ME, "GG"), "yellow cards are not doubled"
        assert makes(game, ME, "SS")
    game = at_cities(city("secret_warehouse", wonder="alexandria_b", stages=2))
    assert not makes(game, ME, "WW"), "nor are stages"
    assert makes(game, ME, "GGGW")
    game = at_cities(city("secret_warehouse", "tree_farm", wonder="giza_a"))
    for units in ("WW", "CC", "CCS", "CSS"):
        assert makes(game, ME, units)
    for units in ("WC", "CCSS", "WCSS", "SSS", "O"):
        assert not makes(game, ME, units)
    seller = at_cities(city("secret_warehouse", wonder="giza_a"), city(coins=9), hands=[[], ["baths", "aqueduct"]])
    assert seller.view(ME).cities[ME].for_sale == "S"
    assert ways(seller, LEFT, "build:aqueduct") == []


def test_black_market() -> None:
    """What either-or cards could make is not missing; yellow cards and stages do not matter."""
    game = at_cities(city("black_market", "tree_farm", wonder="giza_a"))
    for units in (*"WSCOGLP", "OWS", "GCS"):
        assert makes(game, ME, units)
    for units in ("WC", "SS", "OG"):
        assert not makes(game, ME, units)
    game = at_cities(city("black_market", "caravansery", wonder="alexandria_a", stages=2))
    assert makes(game, ME, "WWWG"), "the caravansery, the stage and the market"
    everything = ("black_market", "timber_yard", "mine", "tree_farm", "loom_1", "glassworks_1", "press_1")
    game = at_cities(city(*everything, wonder="giza_a"))
    assert not makes(game, ME, "GG")


def test_both_together() -> None:
    game = at_cities(city("secret_warehouse", "black_market", "tree_farm", wonder="giza_a"))
    assert makes(game, ME, "SSOW")
    assert makes(game, ME, "SWWO")
    assert not makes(game, ME, "OO"), "the unit of the market is not doubled"


def test_gambling_first() -> None:
    game = at_cities(city(), city(coins=0), city(coins=0), hands=[["gambling_den"], ["stone_pit"], ["hideout"]])
    turn(game, "build:gambling_den", "build:stone_pit", "build:hideout")
    assert game.to_act() == [0, 1]
    pay(game, 0, 1)
    assert (coins(game), debts(game)) == ([9, 0, 1], [1, 0, 0])


def test_architect_coins() -> None:
    game = at_cities(city("architect_cabinet", coins=6, wonder="petra_a", stages=1), hands=[["baths"]])
    assert options(game, ME, "stage") == []
    game = at_cities(city("architect_cabinet", coins=7, wonder="petra_a", stages=1), hands=[["baths"]])
    turn(game, "stage:baths")
    assert coins(game)[ME] == 0
    assert len(game.view(ME).cities[ME].under_stages) == 1
    game = at_cities(city("architect_cabinet", coins=13, wonder="petra_b", stages=1), hands=[["baths"]])
    assert options(game, ME, "stage") == []


def test_secret_society_counts_itself() -> None:
    game = at_cities(city("press_1", "stone_pit", coins=0), age=3, hands=[["secret_society"]])
    turn(game, "build:secret_society")
    assert (coins(game)[ME], points(game, ME, "cities")) == (1, 1)


def test_victory_tokens_only() -> None:
    game = at_cities(
        city("slave_market", "mourners_guild", tokens=[5, 1, -1, -1]), city(tokens=[3, -1]), city(tokens=[-1])
    )
    assert (points(game, ME, "cities"), points(game, ME, "guilds")) == (2, 1)
    me = city(*RICH, coins=20)
    game = at_cities(me, city(coins=9, tokens=[5, 3, -1]), city(coins=9, tokens=[-1]), age=2, hands=[["sepulcher"]])
    turn(game, "build:sepulcher")
    assert game.to_act() == [LEFT]
    assert options(game, LEFT)[-1] == "pay:b2"


def test_counterfeiters_copied() -> None:
    game = at_cities(city(wonder="olympia_b", stages=3), city("counterfeiters_guild"), city())
    assert points(game, ME, "guilds") == 5
    assert kind(game) == "play_card"
    assert debts(game) == [0, 0, 0]


def test_byzantium_three_players() -> None:
    """A remark, not a rule: the board stays in the box, and three may choose it."""
    game = at_cities(city(wonder="byzantium_a"), players=3)
    assert game.view(ME).cities[ME].wonder == "byzantium_a"


def test_second_edition_differences() -> None:
    cards = {card.key: card for card in make_box(["cities"]).cards}
    assert len([card for card in cards.values() if card.deck == "black1"]) == 9
    assert cards["embassy"].effect.vp == 3
    assert [WONDERS[side]["stage"][1]["coins"] for side in ("petra_a", "petra_b")] == [7, 14]


def test_catan_missing() -> None:
    assert not [wonder for wonder in make_box(["cities", "wonder_pack"]).wonders if "catan" in wonder.key]


def test_every_ruling_and_rule_has_its_test() -> None:
    tests = Path(__file__).parents[1]
    files = [file for folder in ("cities", "wonder_pack") for file in (tests / folder).glob("test_*.py")]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    for row in FACTS["ruling"]:
        assert f"def test_{row['key']}(" in text, row["key"]
    for row in FACTS["rule"]:
        assert f"def test_rule_{row['key']}(" in text, row["key"]
