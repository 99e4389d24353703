"""A test for each ruling of the facts on resources, prices and costs."""

from sevenwonders.classic.game import Classic
from sevenwonders.classic.turn import prepare_cities
from sevenwonders.sets.towers.world import MerchantShip
from tests.arrange import LEFT, ME, at_towers, city, part
from tests.mixes import CITIES_AND_TOWERS, LEADERS_AND_TOWERS
from tests.playing import RICH, answer, coins, cost_of, kind, makes, turn, ways

PLAIN = "ephesos_a"
"""A board that makes papyrus, in cities of whom nobody wants to buy."""


def test_tool() -> None:
    """A fourth manufactured good for sale; what offers the three others never gives it; no grey card."""
    buyer = city(coins=9, wonder="rhodes_a")
    game = at_towers(city("forge_1"), buyer)
    assert cost_of(game, LEFT, "astronomer") == ["r2"]
    game = at_towers(city("forge_1"), city("marketplace", coins=9, wonder="rhodes_a"))
    assert cost_of(game, LEFT, "astronomer") == ["r2"], "original effects stay unchanged"
    game = at_towers(city("forge_1"), city("west_trading_post", "east_trading_post", coins=9, wonder="rhodes_a"))
    assert cost_of(game, LEFT, "astronomer") == ["r2"], "a trading post is for raw materials"
    game = at_towers(city("forum", wonder="giza_a"))
    assert [unit for unit in "GLPT" if makes(game, ME, unit)] == ["G", "L", "P"]
    game = at_towers(city("forge_1"), city("chamber_of_commerce"), city("bazar"))
    assert game.view(ME).cities[ME].counts["grey"] == 0
    assert game.view(ME).cities[ME].counts["turquoise"] == 1


def ship() -> Classic:
    """I have built the Merchant Ship and named seat 2."""
    game = at_towers(city(*RICH, coins=20), players=5, age=2, hands=[["merchant_ship"]])
    turn(game, "build:merchant_ship")
    answer(game, "partner.3")
    return game


def test_merchant_ship() -> None:
    """2 coins a unit for the owner, 3 for the other, whatever else they have, from the next turn on."""
    mine = city("merchant_ship", "marketplace", coins=9, wonder="giza_a")
    theirs = city("east_trading_post", "west_trading_post", "marketplace", "loom_1", coins=9, wonder="rhodes_a")
    game = at_towers(mine, city(wonder=PLAIN), theirs, city(wonder="alexandria_a"), city(wonder="olympia_a"))
    sail(game, ME, 2)
    assert cost_of(game, ME, "barracks") == ["x2"], "ore of Rhodes"
    assert cost_of(game, ME, "apothecary") == ["x2"], "not 1: no discount counts here"
    assert cost_of(game, 2, "cellar") == []
    assert cost_of(game, 2, "baths") == ["x3"], "the stone of Giza"
    assert cost_of(game, ME, "armoury") == [], "clay is nowhere"
    game = ship()
    assert game.cities[ME].far_city[0] == 2
    assert game.cities[2].far_city[0] == ME
    assert kind(game) == "play_card"


def sail(game: Classic, owner: int, other: int) -> None:
    """A ship sails from one city to another, since the beginning of this turn."""
    game.cities[owner].count[part(game, MerchantShip).other] = other + 1
    prepare_cities(game)


def test_merchant_ship_pays_the_seller() -> None:
    mine = city("merchant_ship", coins=9, wonder="giza_a")
    game = at_towers(mine, city(wonder=PLAIN), city(coins=1, wonder="rhodes_a"), players=5, hands=[["barracks"]])
    sail(game, ME, 2)
    turn(game, "build:barracks:x2")
    assert (coins(game)[ME], coins(game)[2]) == (7, 1 + 3 + 2)


def test_merchant_ship_brings_no_bonus() -> None:
    """Hatshepsut's coin is for purchases from neighbours."""
    mine = city("hatshepsut", "merchant_ship", coins=9, wonder="giza_a")
    others = [city(wonder=PLAIN), city(wonder="rhodes_a")]
    game = at_towers(mine, *others, players=5, hands=[["barracks"]], sets=LEADERS_AND_TOWERS)
    sail(game, ME, 2)
    turn(game, "build:barracks:x2")
    assert coins(game)[ME] == 9 - 2


def test_eight_bank() -> None:
    """Among eight: a coin to the bank and one to each neighbour, for what one does not make; teams do not."""
    plans = [city(coins=9, wonder="giza_a"), city(coins=0), *[city()] * 5, city(coins=0, wonder="rhodes_a")]
    game = at_towers(*plans, hands=[["barracks", "armoury", "baths"]])
    assert ways(game, ME, "build:barracks") == ["r2", "l1r1b1"], "ore: the usual way, or shared"
    assert ways(game, ME, "build:baths") == [""], "what the city makes is not bought"
    assert set(ways(game, ME, "build:armoury")) == {"l1r3b1", "l2r2b2"}, "mixed, or two from the bank"
    turn(game, "build:armoury:l2r2b2")
    assert coins(game) == [9 - 6, 3 + 2, *[3 + 3] * 5, 3 + 2]
    game = at_towers(*plans[:7], hands=[["armoury"]], players=7)
    assert game.cities[ME].share_price == 0, "eight players only"
    game = at_towers(*plans, teams=True, sets=CITIES_AND_TOWERS)
    assert game.cities[ME].share_price == 0


def test_eight_bank_knows_no_discounts() -> None:
    posts = ("east_trading_post", "west_trading_post")
    plans = [city(*posts, coins=9, wonder="giza_a"), city(wonder=PLAIN), *[city()] * 5, city(wonder="alexandria_a")]
    game = at_towers(*plans)
    assert cost_of(game, ME, "barracks") == ["l1r1b1"]


def test_replace_by_coins() -> None:
    """As many as one likes, for a coin each, to the bank: blue cards in Thebes, red ones in Aksum."""
    neighbours = (city(wonder=PLAIN), city(wonder="alexandria_a"))
    for board, stages, card, other in (("thebes_a", 4, "aqueduct", "walls"), ("aksum_b", 1, "walls", "aqueduct")):
        game = at_towers(city(wonder=board, stages=stages, coins=9), *neighbours)
        assert cost_of(game, ME, card) == (["b2"] if board == "thebes_a" else ["b3"])
        assert cost_of(game, ME, other) == []
    game = at_towers(city("stone_pit", wonder="thebes_a", stages=4, coins=9), city(wonder="giza_a"), neighbours[1])
    assert cost_of(game, ME, "aqueduct") == ["l2", "b1"], "buying is still possible"
    game = at_towers(city(wonder="thebes_a", stages=4, coins=9), *neighbours, age=2, hands=[["aqueduct"]])
    turn(game, "build:aqueduct:b2")
    assert coins(game) == [9 - 2, 3 + 3, 3 + 3]


def test_reduce_cost() -> None:
    """Resources only, never coins, and never below nothing."""
    game = at_towers(
        city("circus", wonder="thebes_b", stages=1, coins=0), city(wonder=PLAIN), city(wonder="alexandria_a")
    )
    assert cost_of(game, ME, "aqueduct") == [""]
    assert cost_of(game, ME, "altar") == [""]
    assert cost_of(game, ME, "palace") == [], "seven resources: stone is made, three are saved"
    rich = ("sawmill", "brickyard", "foundry")
    more = at_towers(city("circus", *rich, wonder="thebes_b", stages=1, coins=0), city(wonder=PLAIN), city())
    assert cost_of(more, ME, "palace") == [""]
    assert cost_of(more, ME, "arsenal") == [], "blue cards only"


def test_river_harbour() -> None:
    """One unit a turn: a raw material of the left or a manufactured good of the right, made or chosen there."""
    game = at_towers(city("river_harbour", wonder="giza_a"), city("mine", "loom_1"), city("press_1", "ore_vein"))
    assert makes(game, ME, "SO")
    assert makes(game, ME, "SS"), "the Mine may make stone"
    assert makes(game, ME, "SP")
    assert not makes(game, ME, "OP"), "not one of each"
    assert not makes(game, ME, "L")
    private = at_towers(city("river_harbour", wonder="giza_a"), city("caravansery", wonder=PLAIN), city("forum"))
    assert [unit for unit in "WSCOGLPT" if makes(private, ME, unit)] == ["S"], "only what they could sell"
    seller = at_towers(city("river_harbour", wonder="giza_a"), city("foundry"), city())
    assert seller.view(LEFT).cities[ME].for_sale == "S"


AKSUM = city("foundry", wonder="aksum_a", stages=2, coins=0)
"""Makes three ore, and sells it to everybody."""


def test_aksum_ore() -> None:
    """Everybody buys its ore for 2; it takes a coin more for each unit, whoever buys and for how much."""
    near = city("west_trading_post", "east_trading_post", coins=9, wonder="giza_a")
    far = city("marketplace", "west_trading_post", "sawmill", coins=9, wonder="alexandria_a")
    hands = [[], ["barracks"], [], ["dispensary"], []]
    game = at_towers(AKSUM, near, city(coins=9, wonder=PLAIN), far, city(wonder="olympia_a"), age=2, hands=hands)
    assert cost_of(game, 1, "barracks") == ["r1"], "a neighbour has his own price"
    assert cost_of(game, 2, "barracks") == ["x2"]
    assert cost_of(game, 3, "dispensary") == ["x4"], "no discount counts for others"
    assert cost_of(game, 3, "baths") == [], "ore only"
    turn(game, "", "build:barracks:r1", "", "build:dispensary:x4")
    assert coins(game)[ME] == 3 + 1 + 1 + 4 + 2


def test_aksum_ore_before_the_stage() -> None:
    aksum = city("foundry", wonder="aksum_a", stages=1, coins=0)
    others = [city(coins=9, wonder=board) for board in ("giza_a", PLAIN, "alexandria_a", "olympia_a")]
    game = at_towers(aksum, *others, hands=[[], ["barracks"]])
    assert cost_of(game, 2, "barracks") == []
    turn(game, "", "build:barracks:r2")
    assert coins(game)[ME] == 3 + 2


def test_aksum_and_the_ship() -> None:
    """A partner who is Aksum sells ore for 2 to both, everything else for 2 and 3."""
    aksum = city("foundry", "stone_pit", "merchant_ship", wonder="aksum_a", stages=2, coins=9)
    boards = (PLAIN, "alexandria_a", "olympia_a", "halicarnassus_a")
    game = at_towers(aksum, *[city(coins=9, wonder=board) for board in boards])
    sail(game, ME, 2)
    assert cost_of(game, 2, "barracks") == ["x2"]
    assert cost_of(game, 2, "baths") == ["x3"]
    assert cost_of(game, 3, "barracks") == ["x2"]
    assert cost_of(game, 3, "baths") == []
    assert cost_of(game, ME, "workshop") == ["x2"]


def test_tenochtitlan_price() -> None:
    """4 less the victory tokens, where that is less than usual; not below nothing."""

    def prices(tokens: list[int], *cards: str) -> list[dict[str, int]]:
        mine = city(*cards, wonder="tenochtitlan_b", stages=2, coins=9, tokens=tokens)
        home = at_towers(mine, city("loom_1"), city()).view(ME).cities[ME]
        return [home.left_prices, home.right_prices]

    usual = dict.fromkeys("WSCOGLPT", 2)
    for number, price in ((0, 2), (2, 2), (3, 1), (4, 0), (6, 0)):
        expected = usual | dict.fromkeys("OWL", price)
        assert prices([1] * number + [-1]) == [expected, expected]
    assert prices([1], "west_trading_post")[0]["W"] == 1, "a better price stays"
    assert prices([1] * 3)[0]["S"] == 2
    mine = city("lumber_yard", wonder="tenochtitlan_b", stages=2, coins=0, tokens=[1] * 4)
    game = at_towers(mine, city("foundry"), city())
    assert cost_of(game, ME, "barracks") == [""], "for nothing"


def test_prices_of_the_next_turn() -> None:
    """A victory price counts from the turn after the stage."""
    mine = city(*RICH, wonder="tenochtitlan_b", stages=1, coins=9, tokens=[1] * 3)
    game = at_towers(mine, hands=[["altar"]])
    turn(game, "stage:altar")
    assert game.view(ME).cities[ME].left_prices["W"] == 1
