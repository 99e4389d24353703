"""The rulings of the facts on the Tower of Babel: a test for each, named after it."""

import pytest

from sevenwonders import NOBODY
from sevenwonders.classic.game import Classic
from sevenwonders.sets import classic_game, setting_for
from tests.arrange import FREE_CITY, LEFT, ME, RIGHT, at_babel, city
from tests.mixes import BABEL, TOWER
from tests.playing import asked, coins, counted, end_age, extra, finish_age, happened, home, options, points, turn, ways

LEADERS = ("leaders", *TOWER)


def first_of_all(game: Classic) -> list[str]:
    """Everybody who is asked takes the first answer; what seat 0 did not take."""
    others = options(game, 0)[1:]
    for seat in game.to_act():
        game.play(seat, options(game, seat)[0])
    return others


def test_tower_draft() -> None:
    game = classic_game(players=4, sets=TOWER, seed=5)
    assert asked(game) == ([0, 1, 2, 3], "draft_tile")
    assert extra(game, "tile_pack", 0) == [move.removeprefix("keep_tile:") for move in options(game, 0)]
    assert len(options(game, 0)) == 3
    passed = first_of_all(game)
    assert options(game, 3) == passed, "to the right"
    assert asked(game)[1] == "draft_tile"
    last = options(game, 0)[1:]
    first_of_all(game)
    assert asked(game)[1] == "play_card", "the third tile is the one that is left"
    assert extra(game, "tile_hands") == [3, 3, 3, 3]
    assert last[0].removeprefix("keep_tile:") in extra(game, "tile_hand", 3)
    assert "tile_hand" not in game.view(NOBODY).extras


def test_tower_action() -> None:
    """Face down, without coins; with any card, once for each card played."""
    game = at_babel(city(coins=3), hands=[["altar"]], tiles=[["free_red", "tax_blue"]], sets=TOWER)
    altars = [move for move in options(game, ME, "tower") if move.endswith("altar")]
    assert altars == ["tower.1:altar", "tower.2:altar"]
    assert options(game, LEFT, "tower") == []
    turn(game, "tower.2:altar")
    assert coins(game)[ME] == 3
    assert "altar" not in home(game, ME).cards
    assert "altar" in game.view(ME).discard
    assert "altar" not in game.view(LEFT).discard
    assert happened(game, "tower") == [(ME, {})]
    assert extra(game, "tile_hand") == ["free_red"]
    assert counted(game, "babel_tile") == [1, 0, 0]
    # The last card of an age may build another tile (Babylon).
    game = at_babel(
        city(wonder="babylon_b", stages=2),
        turn=6,
        hands=[["altar", "tavern"]],
        tiles=[["free_red", "tax_blue"]],
        sets=TOWER,
    )
    turn(game, "tower.2:altar")
    assert asked(game) == ([ME], "play_last_card")
    assert options(game, ME, "tower") == ["tower.1:tavern"]
    assert extra(game, "tile_hand") == ["free_red"]
    game.play(ME, "tower.1:tavern")
    assert extra(game, "tower") == ["free_red", "tax_blue", ""]


def test_tower_placement() -> None:
    """Rising numbers, clockwise; then over the oldest."""
    tiles = [["double_defeats", "tax_red"], ["free_red", "tax_blue"], ["bonus_guild"]]
    game = at_babel(city(), city(), city(), hands=[["altar"]] * 3, tiles=tiles, sets=TOWER)
    assert extra(game, "tower") == ["", "", ""]
    turn(game, "tower.2:altar", "tower.1:altar", "tower.1:altar")
    assert extra(game, "tower") == ["free_red", "double_defeats", "bonus_guild"]
    assert [facts["card"] for _, facts in happened(game, "tile")] == ["free_red", "double_defeats", "bonus_guild"]
    assert [seat for seat, _ in happened(game, "tile")] == [LEFT, ME, RIGHT]
    moves = [options(game, seat, "tower")[:1] for seat in range(3)]
    turn(game, moves[0][0], moves[1][0])
    assert extra(game, "tower") == ["tax_red", "tax_blue", "bonus_guild"], "the oldest are covered"
    assert [facts["card"] for _, facts in happened(game, "tile_covered")] == ["free_red", "double_defeats"]


@pytest.mark.parametrize(("players", "slots"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 4), (7, 4)])
def test_slots(players: int, slots: int) -> None:
    assert extra(at_babel(players=players, sets=TOWER), "tower") == [""] * slots


def test_the_free_city_builds_no_tiles() -> None:
    game = at_babel(players=2, sets=TOWER, tiles=[["free_red"], ["tax_red"]])
    turn(game, "tower.1:" + options(game, ME, "tower")[0].split(":")[1])
    while asked(game)[1] == "play_free_city":
        (seat,) = game.to_act()
        assert options(game, seat, "tower") == []
        game.play(seat, options(game, seat)[0])
    assert counted(game, "babel_tile")[FREE_CITY] == 0
    assert extra(game, "tower") == ["free_red", "", ""]


def test_tower_effect_time() -> None:
    """From the next turn on; on the last turn of an age it counts for the conflicts; it stays from age to age."""
    game = at_babel(city(coins=0), city(coins=0), hands=[["altar", "stockade"]], tiles=[["free_red"]], sets=TOWER)
    assert ways(game, ME, "build:stockade") == []
    turn(game, "tower.1:altar")
    assert ways(game, LEFT, "build:stockade") == [""], "my hand went to the left"
    last = at_babel(city("stockade"), turn=6, hands=[["altar"]], tiles=[["double_defeats"]], sets=TOWER)
    turn(last, "tower.1:altar")
    assert [home(last, place).defeats for place in range(3)] == [0, 2, 2]
    assert last.age == 2
    assert extra(last, "tower") == ["double_defeats", "", ""]


def test_tower_points() -> None:
    """For tiles built, covered or not."""
    game = at_babel(city(babel_tile=1), city(babel_tile=2), city(babel_tile=3), sets=TOWER)
    assert [points(game, seat, "babel_tower") for seat in range(3)] == [2, 5, 10]
    tiles = [["tax_red", "free_red", "tax_blue"], ["tax_chain", "bonus_chain", "bonus_guild"]]
    game = at_babel(tiles=tiles, sets=TOWER)
    for built in (2, 5, 10):
        turn(game, options(game, ME, "tower")[0], options(game, LEFT, "tower")[0])
        assert [points(game, seat, "babel_tower") for seat in range(3)] == [built, built, 0]


def test_tower_stacking() -> None:
    game = at_babel(city("altar", coins=4), tower=["tax_blue", "tax_chain"], age=2, hands=[["temple"]], sets=TOWER)
    turn(game, "build:temple")
    assert coins(game)[ME] == 0, "both taxes"
    game = at_babel(city("altar", coins=3), tower=["tax_blue", "tax_chain"], age=2, hands=[["temple"]], sets=TOWER)
    assert ways(game, ME, "build:temple") == [], "a tax is part of the cost"
    game = at_babel(city("altar", coins=0), tower=["bonus_blue", "bonus_chain"], age=2, hands=[["temple"]], sets=TOWER)
    turn(game, "build:temple")
    assert coins(game)[ME] == 4, "both bounties"
    mine = city("west_trading_post")
    for tower, price in (
        (["raw_dearer"], 2),
        (["raw_dearer", "raw_cheaper"], 1),
        (["raw_cheaper"], 0),
        (["raw_cheaper", "no_trade_cards"], 1),
        (["raw_dearer", "no_trade_cards"], 3),
    ):
        game = at_babel(mine, tower=tower, sets=TOWER)
        assert home(game, ME).left_prices["W"] == price
    assert home(game, ME).left_prices["G"] == 2


def test_tower_coin_costs() -> None:
    """The bank gets them; what saves a resource saves a coin."""
    game = at_babel(city(coins=6), tower=["blue_for_coins"], age=3, hands=[["pantheon"]], sets=TOWER)
    before = coins(game)
    turn(game, "build:pantheon:b6")
    assert coins(game) == [0, before[LEFT] + 3, before[RIGHT] + 3], "the others sold a card"
    game = at_babel(city("hammurabi", coins=6), tower=["blue_for_coins"], age=3, hands=[["pantheon"]], sets=LEADERS)
    assert ways(game, ME, "build:pantheon") == ["b5"]


def test_babel_leaders() -> None:
    """Nimrod: coins for the tiles built from then on, a point for each."""
    game = at_babel(city("nimrod", coins=0, babel_tile=1), hands=[["altar"]], tiles=[["tax_red"]], sets=LEADERS)
    turn(game, "tower.1:altar")
    assert coins(game)[ME] == 3
    assert points(game, ME, "leaders") == 2
    assert "nimrod" not in setting_for(3, ("leaders", "babel_projects")).codex.card_number


def test_combine_setup() -> None:
    game = classic_game(players=3, sets=("babel_tower", "leaders"), seed=2)
    phases = []
    while asked(game)[1].startswith("draft"):
        phases.append(asked(game)[1])
        first_of_all(game)
    assert phases == ["draft_leader"] * 3 + ["draft_tile"] * 2


def test_combine_age() -> None:
    """The project is revealed after the leaders; black cards, debts and diplomacy have nothing to do with Babel."""
    game = classic_game(players=3, sets=("leaders", "cities", *BABEL), seed=2)
    for age in (1, 2, 3):
        while asked(game)[1].startswith("draft"):
            first_of_all(game)
        assert asked(game)[1] == "recruit_leader"
        assert (extra(game, "project"), extra(game, "project_tokens")) == ("", 0)
        for seat in game.to_act():
            game.play(seat, options(game, seat, "dismiss")[0])
        assert asked(game)[1] == "play_card"
        card = game.codex.box.cards[game.codex.card_number[extra(game, "project")]]
        assert card.deck == f"project{age}"
        assert card.color != "black"
        finish_age(game)
    tiles = [card.effect.power_of for card in game.codex.box.cards if card.deck == "tile"]
    assert "black" not in tiles
    game = at_babel(city(), city("stockade", diplomacy=1), sets=("cities", *BABEL), tower=["double_defeats"])
    end_age(game)
    assert [home(game, place).defeats for place in range(3)] == [0, 0, 0], "at peace"


def test_combine_towers() -> None:
    sets = ("towers", *TOWER)
    game = at_babel(city("forge_1", coins=0), city(), city(), sets=sets, tower=["endless_single", "no_double_brown"])
    assert home(game, ME).production.count("T") == 1
    assert int(game.cities[ME].made_now) == int(game.cities[ME].production), "no brown card"
    codex = game.codex
    assert codex.box.rows["gift_goods"].effect.power_of == "G/L/P", "not the tool"  # type: ignore[union-attr]
    for tile, price in (("goods_dearer", 3), ("goods_cheaper", 1), ("raw_dearer", 2)):
        assert home(at_babel(sets=sets, tower=[tile]), ME).left_prices["T"] == price
    colors = {card.effect.power_of for card in codex.box.cards if card.deck == "tile"}
    assert "turquoise" not in colors
    for tower in ([], ["raw_dearer", "goods_dearer"]):
        many = at_babel(sets=("cities", *sets), players=8, tower=tower)
        assert many.cities[ME].share_price == 3, "from the bank"
