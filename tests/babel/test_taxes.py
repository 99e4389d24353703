"""Taxes of the tower on what comes free: whoever collects the bounty of a building pays its tax too."""

import pytest

from sevenwonders.classic.building import may_build_free
from sevenwonders.classic.game import Classic
from sevenwonders.classic.paying import purse
from sevenwonders.classic.piles import pack_start
from sevenwonders.sets.babel_tower.tower import Tower
from tests.arrange import ME, at_babel, city, part, recruiting
from tests.mixes import BABEL, TOWER
from tests.playing import all_do, asked, coins, counted, happened, home, options, stages_of, turn, ways


def lay(game: Classic, tile: str) -> Classic:
    """A tile lies open."""
    part(game, Tower).lay(game, 0, game.codex.card_number[tile])
    game.events.clear()
    return game


def reviving(purse: int, *more: str) -> Classic:
    """Halicarnassus has built the stage that digs in the discard pile, in Age II: the tax is 2 coins."""
    mine = city("ore_vein", "foundry", wonder="halicarnassus_a", stages=1, coins=purse)
    hands = [["tavern"], ["barracks"], ["stockade"]]
    game = at_babel(mine, age=2, tower=["tax_red"], discard=["walls", *more], hands=hands, sets=TOWER)
    turn(game, "stage:tavern", "sell:barracks", "sell:stockade")
    return game


def test_olympia_pays_the_tax() -> None:
    """Her right makes up for the cost of a card; the tax stays."""
    mine = city(wonder="olympia_a", stages=2, coins=2)
    game = at_babel(mine, age=2, tower=["tax_red"], hands=[["walls"]], sets=TOWER)
    turn(game, "free:walls")
    assert coins(game)[ME] == 0
    assert happened(game, "tax") == [(ME, {"coins": 2, "source": "walls"})]
    poor = city(wonder="olympia_a", stages=2, coins=1)
    game = at_babel(poor, age=2, tower=["tax_red"], hands=[["walls", "aqueduct"]], sets=TOWER)
    assert ways(game, ME, "free:walls") == [], "who cannot pay is not offered it"
    assert ways(game, ME, "free:aqueduct") == [""]
    assert "tax" not in {event.kind for event in game.events}


def test_olympia_is_not_offered_where_only_the_tax_is_due() -> None:
    mine = city("quarry", "stone_pit", wonder="olympia_a", stages=2, coins=2)
    game = at_babel(mine, age=2, tower=["tax_red"], hands=[["walls"]], sets=TOWER)
    assert ways(game, ME, "build:walls") == [""]
    assert ways(game, ME, "free:walls") == []


def test_a_building_from_the_discard_pile_pays_the_tax() -> None:
    game = reviving(2, "altar")
    assert options(game, ME) == ["revive:altar", "revive:stockade", "revive:barracks", "revive:walls", "decline"]
    game.play(ME, "revive:walls")
    assert (coins(game)[ME], home(game, ME).shields) == (0, 2)
    assert happened(game, "tax") == [(ME, {"coins": 2, "source": "walls"})]
    game = reviving(1, "altar")
    assert options(game, ME) == ["revive:altar", "decline"], "not those whose tax is too high"
    game.play(ME, "revive:altar")
    assert (coins(game)[ME], happened(game, "tax")) == (1, [])


def test_nobody_is_asked_to_dig_for_what_he_cannot_pay() -> None:
    assert asked(reviving(2))[1] == "take_from_discard"
    assert asked(reviving(1))[1] == "play_card"


def test_a_token_pays_the_tax() -> None:
    mine = city(coins=2, free_building=1)
    game = at_babel(mine, age=2, tower=["tax_red"], hands=[["walls"]], sets=BABEL)
    turn(game, "build.16:walls")
    assert (coins(game)[ME], counted(game, "free_building")[ME]) == (0, 0)
    game = at_babel(city(coins=1, free_building=1), age=2, tower=["tax_red"], hands=[["walls"]], sets=BABEL)
    assert ways(game, ME, "build.16:walls") == []


def test_the_bounty_comes_with_a_free_building() -> None:
    mine = city(wonder="olympia_a", stages=2, coins=2)
    game = at_babel(mine, age=2, tower=["tax_blue", "bonus_blue"], hands=[["aqueduct"]], sets=TOWER)
    turn(game, "free:aqueduct")
    assert coins(game)[ME] == 2 - 2 + 2


@pytest.mark.parametrize(("purse", "offered"), [(2, True), (1, False)])
def test_the_free_city_pays_the_tax(purse: int, offered: bool) -> None:
    """With the right of its board."""
    plans = [city(), city(), city(wonder="olympia_a", stages=2, coins=purse)]
    game = at_babel(*plans, players=2, age=2, tower=["tax_red"], hands=[["walls"], ["walls"]], sets=TOWER)
    for seat in range(2):
        game.play(seat, next(move for move in options(game, seat, "sell:") if "walls" not in move))
    assert asked(game)[1] == "play_free_city"
    (seat,) = game.to_act()
    assert ("free:walls" in options(game, seat)) == offered


def test_the_free_city_always_has_a_move() -> None:
    """A card that is free by a chain is forced on it only if it can pay for the chain."""
    plans = [city(), city(), city("altar", "quarry", "stone_pit", wonder="giza_a", coins=1)]
    game = at_babel(*plans, players=2, age=2, tower=["tax_chain"], sets=TOWER)
    for pack in range(2):
        for place in range(int(game.sizes[pack])):
            game.packs[int(pack_start(game, pack)) + place] = game.codex.card_number["temple"]
    for seat in range(2):
        game.play(seat, "sell:temple")
    (seat,) = game.to_act()
    assert options(game, seat) == ["stage:temple"]


# ---- stages that leaders build

LEADERS = ("leaders", "fan_leaders", "babel_tower")


def test_a_leader_who_builds_a_stage_pays_its_tax() -> None:
    game = lay(recruiting(city(wonder="giza_a", coins=3), leaders=[["stevie"]], sets=LEADERS), "tax_wonder")
    all_do(game, "recruit:stevie")
    assert (coins(game)[ME], stages_of(game, ME)) == (0, 1), "2 stones and the tax of Age I"
    game = lay(recruiting(city(wonder="giza_a", coins=2), leaders=[["stevie"]], sets=LEADERS), "tax_wonder")
    assert options(game, ME, "recruit") == []


@pytest.mark.parametrize(("purse", "stages"), [(4, 1), (3, 0)])
def test_a_free_stage_pays_its_tax_or_is_not_built(purse: int, stages: int) -> None:
    game = lay(recruiting(city(wonder="giza_a", coins=purse), leaders=[["hercules"]], sets=LEADERS), "tax_wonder")
    all_do(game, "recruit:hercules")
    assert (coins(game)[ME], stages_of(game, ME)) == (0, stages)


def test_who_has_spent_coins_of_this_turn_too_may_still_build_what_is_free() -> None:
    """One more leader (Roma B) may cost more than was there when the turn began."""
    game = at_babel(city(), tower=["tax_red"], sets=TOWER)
    game.cities[ME].budget = -1
    assert purse(game, ME) == 0
    assert may_build_free(game, ME, game.codex.card_number["altar"])
    assert not may_build_free(game, ME, game.codex.card_number["stockade"])
