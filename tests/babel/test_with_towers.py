"""The Tower of Babel and the Great Projects on one table with Towers: laws hold for its cards and boards too."""

import pytest

from sevenwonders.classic.asking import about, ask
from sevenwonders.classic.game import Classic
from sevenwonders.core.packed import bit
from sevenwonders.sets.towers.recovery import Recovery
from sevenwonders.sets.towers.sacrifice import Sacrifice
from tests.arrange import LEFT, ME, CityPlan, at_babel, city, part
from tests.playing import asked, coins, counted, options, turn, ways

TOWERS = ("babel_tower", "babel_projects", "towers")


def recovering(card: str, *plans: CityPlan, stage: str = "stage", **more: object) -> Classic:
    """My city has just built a stage with a card that it recovers."""
    game = at_babel(*plans, sets=TOWERS, hands=[[card]], **more)  # type: ignore[arg-type]
    turn(game, next(move for move in options(game, ME, stage) if f":{card}" in move))
    return game


# ---- a recovered card is built like any other


@pytest.mark.parametrize(
    ("tower", "cards", "payment"),
    [
        ([], [], "l2"),
        (["raw_dearer"], [], "l3"),
        (["raw_cheaper"], [], "l1"),
        ([], ["west_trading_post"], "l1"),
        (["no_trade_cards"], ["west_trading_post"], "l2"),
        (["raw_dearer"], ["west_trading_post"], "l2"),
    ],
)
def test_a_recovered_card_is_bought_at_the_prices_of_the_tower(
    tower: list[str], cards: list[str], payment: str
) -> None:
    mine = city("quarry", *cards, wonder="telanissos_b", stages=1, coins=9)
    game = recovering("stockade", mine, city("lumber_yard"), tower=tower)
    assert options(game, ME) == [f"recover:stockade:{payment}"]


def test_a_recovered_card_is_paid_for_as_on_a_further_turn() -> None:
    """Gifts of the tower come once more; coins are those at hand."""
    mine = city("quarry", wonder="telanissos_a", stages=2, coins=1)
    game = at_babel(mine, city("lumber_yard"), sets=TOWERS, tower=["gift_wood_clay"], hands=[["barracks"]])
    turn(game, "stage.6:barracks")  # an embellishment, for the wood that the tower gives
    assert coins(game)[ME] == 1 + 3
    assert options(game, ME) == ["drop:barracks"], "ore is nowhere"
    mine = city("quarry", "foundry", wonder="telanissos_a", stages=2, coins=1)
    game = at_babel(mine, sets=TOWERS, tower=["gift_wood_clay"], hands=[["stockade"]])
    turn(game, "stage.6:stockade")
    assert options(game, ME) == ["recover:stockade"], "once more"


def test_what_a_stage_makes_cheaper_counts_for_the_card_that_it_recovers() -> None:
    mine = city("quarry", wonder="telanissos_a", stages=1, coins=9)
    game = at_babel(mine, city("lumber_yard"), sets=TOWERS, hands=[["stockade"]])
    game.cities[ME].count[part(game, Recovery).waiting] = 0xFFFF  # as with Thalestris, for any colour
    turn(game, "stage.2:stockade")
    assert options(game, ME) == ["recover:stockade:l1"]


def test_a_recovered_card_leaves_the_turn_of_others_alone() -> None:
    mine = city("quarry", wonder="telanissos_b", stages=1, coins=9)
    game = recovering("stockade", mine, city("lumber_yard", coins=4))
    assert (int(game.cities[LEFT].budget), coins(game)[LEFT]) == (4, 4 + 3), "what was sold comes too late"


def test_a_recovered_card_pays_its_tax() -> None:
    mine = city("quarry", "lumber_yard", wonder="telanissos_b", stages=1, coins=1)
    game = recovering("stockade", mine, tower=["tax_red"])
    assert options(game, ME) == ["recover:stockade"]
    game.play(ME, "recover:stockade")
    assert coins(game)[ME] == 1 + 2 - 1, "2 coins for the stage, 1 of tax"
    mine = city("quarry", "lumber_yard", wonder="telanissos_b", stages=1, coins=0)
    game = recovering("walls", mine, tower=["tax_red"], age=3)
    assert options(game, ME) == ["drop:walls"], "2 coins do not pay 3"


# ---- a token for a free building is an offer


def test_a_token_is_the_choice_of_who_recovers_a_card() -> None:
    """Who can pay builds the card, in one way or the other; who cannot may also take the coins."""
    mine = city("quarry", wonder="telanissos_b", stages=1, coins=9, free_building=1)
    game = recovering("stockade", mine, city("lumber_yard"))
    assert options(game, ME) == ["recover:stockade:l2", "recover.16:stockade"]
    mine = city("quarry", wonder="telanissos_b", stages=1, coins=9, free_building=1)
    game = recovering("stockade", mine)
    assert options(game, ME) == ["recover.16:stockade", "drop:stockade"]
    kept = game.clone()
    kept.play(ME, "drop:stockade")
    assert (counted(kept, "free_building")[ME], coins(kept)[ME]) == (1, 9 + 2 + 3)
    game.play(ME, "recover.16:stockade")
    assert (counted(game, "free_building")[ME], coins(game)[ME]) == (0, 9 + 2)
    assert game.view(ME).cities[ME].shields == 1


def test_other_rights_serve_for_a_recovered_card() -> None:
    """Thebes gives up a card for one that it could not pay."""
    mine = city("altar", "theater", wonder="thebes_b", stages=2, coins=0)
    game = at_babel(mine, sets=TOWERS, hands=[["palace"]], age=3, tower=["free_wonder"])
    recovery = part(game, Recovery)
    game.cities[ME].count[recovery.waiting] = 0xFFFF  # as with Thalestris, for any colour
    turn(game, "stage:palace")
    assert options(game, ME) == ["drop:palace", "sacrifice:palace"]
    game.play(ME, "sacrifice:palace")
    game.play(ME, "give_up:altar")
    assert {"palace", "theater"} <= set(game.view(ME).cities[ME].cards)
    assert game.cities[ME].count[recovery.recovered] == 1


# ---- prices that hold once a turn, or by victory tokens


@pytest.mark.parametrize(
    ("stages", "tile", "card", "other", "once"),
    [
        (2, "", "stockade", "lumber_yard", "l1"),
        (2, "raw_dearer", "stockade", "lumber_yard", "l2"),
        (2, "raw_cheaper", "stockade", "lumber_yard", ""),
        (4, "goods_dearer", "workshop", "glassworks_1", "l2"),
        (4, "goods_cheaper", "workshop", "glassworks_1", ""),
        (4, "raw_dearer", "workshop", "glassworks_1", "l1"),
    ],
)
def test_laws_change_the_prices_of_telanissos(stages: int, tile: str, card: str, other: str, once: str) -> None:
    """Rises and falls add up with the price of the one unit from each side (tiles 9 to 12)."""
    mine = city(wonder="telanissos_a", stages=stages, coins=9)
    game = at_babel(mine, city(other), sets=TOWERS, tower=[tile] if tile else [], hands=[[card]])
    assert ways(game, ME, f"build:{card}") == [once]


def test_only_one_unit_has_the_price_of_telanissos() -> None:
    mine = city(wonder="telanissos_a", stages=2, coins=9)
    game = at_babel(mine, city("quarry", "stone_pit"), sets=TOWERS, tower=["raw_dearer"], age=2, hands=[["aqueduct"]])
    assert ways(game, ME, "build:aqueduct") == ["l8"], "2 for the first, 3 for the others"


@pytest.mark.parametrize(
    ("victories", "tile", "payment"),
    [
        (3, "", "l1"),
        (3, "raw_dearer", "l2"),
        (3, "raw_cheaper", ""),
        (4, "raw_dearer", "l1"),
        (4, "raw_cheaper", ""),
        (0, "raw_dearer", "l3"),
    ],
)
def test_laws_change_the_prices_of_tenochtitlan(victories: int, tile: str, payment: str) -> None:
    mine = city(wonder="tenochtitlan_b", stages=2, coins=9, tokens=[1] * victories)
    game = at_babel(mine, city("lumber_yard"), sets=TOWERS, tower=[tile] if tile else [], hands=[["stockade"]])
    assert ways(game, ME, "build:stockade") == [payment]


# ---- nobody is asked what he cannot answer


def test_nobody_is_asked_to_hire_when_the_last_mercenary_is_gone() -> None:
    rich = city("assassin", coins=9)
    game = at_babel(rich, rich, city(mercenary=7), sets=TOWERS)
    turn(game)
    assert options(game, ME) == ["decline", "hire:b5"]
    declined = game.clone()
    declined.play(ME, "decline")
    assert declined.to_act() == [LEFT]
    game.play(ME, "hire:b5")
    assert game.to_act() == [ME, LEFT, 2], "the next turn has begun"


def test_nobody_is_asked_for_a_card_that_is_gone() -> None:
    """Thebes has only the card that it has just built: nothing is left to give up."""
    game = at_babel(city("palace", wonder="thebes_b", stages=2), sets=TOWERS, age=3)
    ask(game, part(game, Sacrifice).decision, bit(ME), about(ME, game.codex.card_number["palace"]))
    turn(game)
    assert asked(game) == ([ME, LEFT, 2], "play_card")
