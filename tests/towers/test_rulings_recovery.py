"""A test for each ruling of the facts on stages and recovery, and what others know of a recovered card."""

import pytest

from sevenwonders import NOBODY
from sevenwonders.classic.entries import card_in
from sevenwonders.classic.game import Classic
from sevenwonders.classic.piles import add_to_pack, pack_start, take_from_pack
from sevenwonders.classic.table import NO_PACK
from sevenwonders.sets.leaders.stages import RaiseStage
from sevenwonders.sets.towers.recovery import Recovery
from tests.arrange import LEFT, ME, at_towers, city, part, recruiting
from tests.mixes import LEADERS_AND_TOWERS
from tests.playing import RICH, all_do, answer, coins, happened, kind, options, points, rich_stage, seen, turn


def recovering(card: str, *cards: str, number: int = 2, coins: int = 20, **more: object) -> Classic:
    """A city of Telanissos (side B) has built a stage with a card; what it makes is not enough for everything."""
    mine = city(*cards, wonder="telanissos_b", stages=number - 1, coins=coins)
    game = at_towers(mine, hands=[[card]], **more)  # type: ignore[arg-type]
    turn(game, next(move for move in options(game, ME, "stage") if f":{card}" in move))
    return game


def test_recuperation() -> None:
    """Built with everything the city makes once more and coins that are left, or, if that cannot be, dropped for 3."""
    game = recovering("walls", "quarry", "stone_pit", age=2)
    assert (kind(game), options(game, ME)) == ("recover_card", ["recover:walls"]), "the same stones pay again"
    answer(game, "recover:walls")
    assert (seen(game)["shields"], coins(game)[ME], points(game, ME, "wonder")) == (2, 20 + 2, 1)
    assert [facts["card"] for _, facts in happened(game, "recover")] == ["walls"]
    assert happened(game, "build")[0][1]["card"] == "walls"
    game = recovering("stables", "quarry", coins=0, age=2)
    assert options(game, ME) == ["drop:stables"]
    answer(game, "drop:stables")
    assert coins(game)[ME] == 0 + 2 + 3
    assert happened(game, "drop") == [(ME, {"card": "stables", "coins": 3, "source": "telanissos_b.2"})]
    assert "stables" in game.view(LEFT).discard
    game = recovering("walls", "quarry", "stone_pit", "walls", age=2)
    assert options(game, ME) == ["drop:walls"], "it stands there already"


def test_recuperation_buys_anew() -> None:
    """Units are bought once more, from neighbours too, with all coins that are there now."""
    mine = city(wonder="telanissos_b", stages=1, coins=4)
    game = at_towers(mine, city("quarry", wonder="giza_a"), city(wonder="rhodes_a"), hands=[["barracks"]])
    turn(game, "stage:barracks:l4")
    assert coins(game)[ME] == 2, "two coins for the stage"
    assert options(game, ME) == ["recover:barracks:r2"]
    answer(game, "recover:barracks:r2")
    assert coins(game) == [0, 3 + 3 + 4, 3 + 3 + 2]
    assert seen(game)["shields"] == 1


def test_recuperation_is_a_construction() -> None:
    """Chains, coins for what is built and pairs work as on any turn."""
    game = recovering("forum", *RICH, "east_trading_post", number=4, age=2)
    answer(game, "recover:forum")
    assert happened(game, "build")[0][1]["chain"] == 1
    mine = city(*RICH, "cellar", wonder="telanissos_a", stages=2, coins=9)
    game = at_towers(mine, hands=[["armoury"]])
    turn(game, "stage.6:armoury")
    answer(game, "recover:armoury")
    assert seen(game)["shields"] == 2, "with the Cellar"


def test_recuperation_no_other_use() -> None:
    game = recovering("stockade", "quarry", *RICH)
    assert {move.split(":")[0] for move in options(game, ME)} == {"recover"}


def test_recuperation_now() -> None:
    """A stage's own recovery is for the card that builds it; Thalestris waits for one stage, and is then used up."""
    game = at_towers(city(*RICH, wonder="telanissos_b", coins=9), hands=[["stockade", "barracks"]])
    turn(game, "stage:stockade")
    assert kind(game) == "play_card", "the first stage recovers nothing"
    game = waiting("altar", "cellar")
    turn(game, next(move for move in options(game, ME, "stage") if ":altar" in move))
    assert kind(game) == "play_card"
    hold(game, "cellar")
    turn(game, next(move for move in options(game, ME, "stage") if ":cellar" in move))
    assert kind(game) == "play_card", "the altar was not turquoise: the effect is lost"
    game = waiting("cellar")
    turn(game, next(move for move in options(game, ME, "stage") if ":cellar" in move))
    assert kind(game) == "recover_card"


def waiting(*hand: str) -> Classic:
    """Thalestris has just come to a city that can pay for anything."""
    game = recruiting(city(*RICH, coins=9, wonder="babel_a"), leaders=[["thalestris"]], sets=LEADERS_AND_TOWERS)
    all_do(game, "recruit:thalestris")
    for card in hand:
        hold(game, card)
    return game


def hold(game: Classic, card: str) -> None:
    """Put a card into my hand in the place of its first."""
    pack = game.pack_of(ME)
    take_from_pack(game, pack, game.packs[pack_start(game, pack)])
    add_to_pack(game, pack, game.codex.card_number[card])


@pytest.mark.parametrize(("number", "color"), [(2, "red"), (3, "blue"), (4, "yellow"), (5, "green")])
def test_recuperation_conditional(number: int, color: str) -> None:
    """Only a card of that colour; any other stays under the stage, unseen, and the points come all the same."""
    for card, its in (("stockade", "red"), ("altar", "blue"), ("tavern", "yellow"), ("workshop", "green")):
        game = rich_stage("telanissos_b", number, card)
        assert (kind(game) == "recover_card") == (its == color)
        if its != color:
            assert game.view(ME).cities[ME].under_stages == [card]
            assert game.view(LEFT).cities[ME].under_stages == []
        assert sum(game.view(ME).cities[ME].stages) == number


def test_recuperation_leader() -> None:
    """A leader that builds is recruited for its cost, or dropped for 3 coins if it costs too much."""

    def built_with(leader: str, coins: int) -> Classic:
        mine = city(*RICH, coins=coins, wonder="telanissos_a", stages=2)
        game = recruiting(mine, leaders=[[leader, "hiram"]], sets=LEADERS_AND_TOWERS)
        all_do(game, f"stage.6:{leader}")
        return game

    game = built_with("caesar", 3)
    assert (kind(game), options(game, ME)) == ("recover_card", ["recover:caesar"])
    answer(game, "recover:caesar")
    assert (seen(game)["shields"], coins(game)[ME]) == (2, 3 + 3 - 5)
    assert happened(game, "recruit") == [(ME, {"card": "caesar", "coins": 5})]
    game = built_with("caesar", 1)
    answer(game, "drop:caesar")
    assert coins(game)[ME] == 1 + 3 + 3
    assert game.view(LEFT).discard == [], "leaders do not go to the discard pile"
    game = built_with("simeon", 1)
    assert options(game, ME) == ["recover:simeon", *(f"recover.{price}:simeon" for price in range(1, 5))]
    answer(game, "recover.4:simeon")
    assert points(game, ME, "leaders") == 4


def test_a_leader_that_builds_has_no_card_to_recover() -> None:
    """Stevie builds a stage without a card; Thalestris is used up all the same."""
    game = waiting()
    game.cities[ME].add_card(game.codex, game.codex.card_number["stevie"])
    part(game, RaiseStage).gained(game, ME, game.codex.card_number["stevie"])
    assert seen(game)["white"] == 2
    assert sum(game.view(ME).cities[ME].stages) == 1
    assert "recovers_next" not in game.view(ME).extras
    assert len(game.queue) == 0


def test_embellishment() -> None:
    """Once each, at any time after the stage; it is a stage for all that counts stages."""
    mine = city(*RICH, "investor", "builders_guild", wonder="telanissos_a", stages=1, coins=9)
    game = at_towers(mine, hands=[["altar", "theater", "baths"]])
    assert {move.split(":")[0] for move in options(game, ME, "stage")} == {"stage.2"}
    mine = city(*RICH, "investor", "builders_guild", wonder="telanissos_a", stages=4, coins=9)
    game = at_towers(mine, hands=[["altar", "theater", "baths"]])
    assert {move.split(":")[0] for move in options(game, ME, "stage")} == {"stage.5", "stage.6", "stage.7"}
    turn(game, "stage.6:altar")
    answer(game, "recover:altar")
    assert coins(game)[ME] == 9 + 3 + 2, "the Investor pays"
    assert points(game, ME, "guilds") == 5
    assert sum(game.view(LEFT).cities[ME].stages) == 5
    assert {move.split(":")[0] for move in options(game, ME, "stage")} == {"stage.5", "stage.7"}, "once each"


def test_stage_coins() -> None:
    """For stages built afterwards; Telanissos B pays for itself too, and for embellishments the Investor does."""
    assert coins(rich_stage("telanissos_b", 1))[ME] == 20 + 2
    game = at_towers(city("investor", *RICH, wonder="telanissos_b", stages=1, coins=9), hands=[["altar"]])
    assert coins(game)[ME] == 9
    turn(game, "stage:altar")
    assert coins(game)[ME] == 9 + 2 + 2, "both pay"
    game = at_towers(city("press_1", wonder="babel_a", coins=0), hands=[["investor"]])
    turn(game, "build:investor")
    assert coins(game)[ME] == 0


# ---- who knows what


def test_a_recovered_card_is_shown() -> None:
    game = recovering("stables", "quarry", coins=0, age=2)
    for seat in range(3):
        assert game.view(seat).cities[ME].under_stages == ["stables"]
    answer(game, "drop:stables")
    for seat in range(3):
        assert "stables" in game.view(seat).discard
        assert game.view(seat).cities[ME].under_stages == []


def test_no_card_lies_under_a_recovered_stage() -> None:
    game = recovering("walls", "quarry", "stone_pit", age=2)
    answer(game, "recover:walls")
    assert game.view(ME).cities[ME].under_stages == []
    assert game.view(NOBODY).discards == 2, "what the others sold"


def test_recoveries_are_counted_where_other_sets_find_them() -> None:
    game = recovering("stables", "quarry", coins=0, age=2)
    answer(game, "drop:stables")
    assert game.cities[ME].count[part(game, Recovery).recovered] == 1


def test_a_card_given_up_comes_from_no_hand() -> None:
    """Its entry in the discard pile is known to all, and disturbs nobody's memory of hands."""
    mine = city("altar", wonder="thebes_b", stages=2, coins=0)
    game = at_towers(mine, age=3, hands=[["palace"]])
    turn(game, "sacrifice:palace")
    answer(game, "give_up:altar")
    entry = int(game.face_down[len(game.face_down) - 1])
    assert card_in(entry) == game.codex.card_number["altar"]
    assert entry >> 16 & 15 == NO_PACK
