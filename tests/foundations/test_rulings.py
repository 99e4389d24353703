"""The rulings of the facts on Foundations: a test for each, named after it."""

import pytest

from sevenwonders import NOBODY
from sevenwonders.classic.moments import NEW_AGE
from sevenwonders.classic.piles import cards_in_zone
from sevenwonders.classic.turn import go_on
from sevenwonders.core.cardfile import CardFileError
from sevenwonders.sets import classic_game
from sevenwonders.sets.loader import make_box
from tests.arrange import DULL_FOUNDATION, LEFT, ME, RIGHT, at_foundations, founded
from tests.mixes import FOUNDATION_SETS
from tests.playing import build_stage, coins, counted, debts, finish, kind, options, pay_own, points, turn, woken

from .facts import RULINGS


def test_every_ruling_has_its_test() -> None:
    assert not {f"test_{key}" for key in RULINGS} - set(globals())


def test_own_debt() -> None:
    """Pay any part of it; the rest is debt, a point less for each. Nobody else is touched."""
    for paid in range(4):
        game = at_foundations(founded("foundation_spear", stages=2, coins=4, wonder="thebes_b"))
        build_stage(game)
        assert [decision.seat for decision in game.view(NOBODY).decisions] == [ME]
        assert options(game, ME) == ["pay", "pay:b1", "pay:b2", "pay:b3"]
        assert game.view(LEFT).extras["own_debts"] == [3, 0, 0]
        others = [coins(game)[seat] for seat in (LEFT, RIGHT)]
        pay_own(game, paid)
        assert (coins(game)[ME], debts(game)[ME]) == (4 - paid, 3 - paid)
        assert [coins(game)[seat] for seat in (LEFT, RIGHT)] == others
        assert [debts(game)[seat] for seat in (LEFT, RIGHT)] == [0, 0]
        assert points(game, ME, "debts") == paid - 3
    game = at_foundations(founded("foundation_spear", stages=2, coins=2, wonder="thebes_b"))
    build_stage(game)
    assert options(game, ME) == ["pay", "pay:b1", "pay:b2"], "as far as the coins go"
    game = at_foundations(founded("foundation_spear", stages=2, coins=0, wonder="thebes_b"))
    build_stage(game)
    assert kind(game) == "play_card", "there is nothing to pay with"
    assert debts(game)[ME] == 3


def test_own_debts_of_several_are_paid_together() -> None:
    plans = [founded("foundation_spear", stages=2, coins=3, wonder=board) for board in ("thebes_b", "ikaruga_b")]
    game = at_foundations(*plans)
    build_stage(game, ME, LEFT)
    assert [decision.seat for decision in game.view(NOBODY).decisions] == [ME, LEFT]
    pay_own(game, 3)
    assert game.view(LEFT).cities[ME].coins == 3, "nobody sees it before all have answered"
    pay_own(game, 0, LEFT)
    assert [debts(game)[seat] for seat in (ME, LEFT, RIGHT)] == [0, 3, 0]


def test_foundation_mode() -> None:
    """6 coins, side B of the towers, two foundations each: one is kept, one passed to the left, one laid."""
    game = classic_game(players=4, sets=FOUNDATION_SETS, seed=3)
    assert [coins(game)[seat] for seat in range(4)] == [6] * 4
    towers = {wonder.key for each in game.codex.box.sets if each.key == "towers" for wonder in each.wonders}
    boards = [game.wonder_key(seat) for seat in range(4)]
    assert set(boards) <= towers
    assert all(board.endswith("_b") for board in boards)
    packs = [listed(game.view(seat).extras["foundation_pack"]) for seat in range(4)]
    assert len({key for pack in packs for key in pack}) == 8
    assert kind(game) == "draft_foundation"
    for seat in range(4):
        game.play(seat, f"keep:{packs[seat][0]}")
    assert kind(game) == "choose_foundation"
    for seat in range(4):
        right = packs[(seat - 1) % 4][1]
        assert sorted(options(game, seat)) == sorted([f"lay:{packs[seat][0]}", f"lay:{right}"])
    for seat in range(4):
        assert game.view(NOBODY).extras["foundations"] == [""] * 4, "all are revealed together"
        game.play(seat, f"lay:{packs[(seat - 1) % 4][1]}")
    laid = [packs[(seat - 1) % 4][1] for seat in range(4)]
    assert game.view(NOBODY).extras["foundations"] == laid
    assert game.view(NOBODY).extras["foundation_steps"] == [0] * 4
    assert game.view(NOBODY).extras["foundation_hands"] == [0] * 4
    assert kind(game) == "draft_leader", "the leaders come afterwards"
    assert [coins(game)[seat] for seat in range(4)] == [6] * 4, "the step costs nothing"


def listed(fact: object) -> list[str]:
    assert isinstance(fact, list)
    return [str(item) for item in fact]


def test_the_free_city_has_a_board_and_no_foundation() -> None:
    game = classic_game(players=2, sets=FOUNDATION_SETS, seed=5)
    assert game.wonder_key(2).endswith("_b")
    for _ in range(2):
        for seat in range(2):
            game.play(seat, game.moves(seat)[0])
    laid = listed(game.view(NOBODY).extras["foundations"])
    assert all(laid[:2])
    assert laid[2] == ""
    assert [counted(game, "stage")[seat] for seat in range(3)] == [1, 1, 0]


def test_only_side_b_of_towers_is_played() -> None:
    assert classic_game(players=3, sets=FOUNDATION_SETS, seed=1, sides="B").over() is False
    with pytest.raises(ValueError, match="no board can be played with side A"):
        classic_game(players=3, sets=FOUNDATION_SETS, seed=1, sides="A")
    with pytest.raises(ValueError, match="'giza_a' cannot be played with these sets; known: aksum_b"):
        classic_game(players=3, sets=FOUNDATION_SETS, seed=1, wonders=["giza_a", "thebes_b", "aksum_b"])


def test_eight_players_have_all_eight_boards() -> None:
    game = classic_game(players=8, sets=FOUNDATION_SETS, seed=1)
    assert len({game.wonder_key(seat) for seat in range(8)}) == 8
    assert len(listed(game.view(0).extras["foundation_pack"])) == 2


def test_foundation_effects() -> None:
    """They come in order, each after its stage's own effect, and each costs its debt at once."""
    game = at_foundations(founded("foundation_staircase", coins=10, wonder="aksum_b"))
    seen = []
    for stage in range(1, 6):
        build_stage(game)
        if kind(game) == "pay_own_debt":
            seen.append((stage, woken(game), options(game, ME)[-1]))
            pay_own(game, 0)
    assert seen == [(1, 1, "pay:b1"), (3, 2, "pay:b1"), (5, 3, "pay:b3")]
    told = [event.kind for event in game.events if event.seat == ME and event.kind in ("stage", "gain", "wake", "loss")]
    assert told[:3] == ["stage", "wake", "loss"]
    assert told[-4:] == ["stage", "gain", "wake", "loss"], "stage 5 of Aksum brings coins first"
    assert (points(game, ME, "foundations"), debts(game)[ME]) == (5, 5)


def test_both_ways_of_a_stage_of_babel_wake_the_same_effect() -> None:
    for way in (0, -1):
        game = at_foundations(founded("foundation_spear", stages=2, coins=0, wonder="babel_b"))
        moves = options(game, ME, "stage")
        assert len({move.split(":")[0] for move in moves}) == 2
        turn(game, moves[way])
        assert (woken(game), debts(game)[ME]) == (2, 3)


def test_foundation_end() -> None:
    """After the conflicts of the third age all other debts are owed, and their effects bring nothing."""
    plans = (
        founded("foundation_staircase", stages=2, coins=9, wonder="ikaruga_b"),
        founded("foundation_pinnacle", stages=5, coins=9, wonder="thebes_b"),
        founded("foundation_compass", coins=9, wonder="athens_b"),
    )
    game = at_foundations(*plans, age=3, turn=int(at_foundations().last_turn))
    before = points(game, ME, "foundations")
    finish(game, "pay_own_debt")
    assert [decision.seat for decision in game.view(NOBODY).decisions] == [ME, RIGHT], "one has built all its stages"
    assert options(game, ME)[-1] == "pay:b4"
    assert options(game, RIGHT)[-1] == "pay:b4"
    assert game.view(NOBODY).extras["own_debts"] == [4, 0, 4]
    pay_own(game, 1)
    pay_own(game, 4, RIGHT)
    assert game.over()
    assert [debts(game)[seat] for seat in (ME, LEFT, RIGHT)] == [3, 0, 0]
    assert points(game, ME, "foundations") == before, "and gains nothing"
    assert points(game, ME, "debts") == -3


def test_foundation_stage_count() -> None:
    """The Foundation step counts as a stage built, but pays nothing that is paid for each stage from now on."""
    game = at_foundations(founded(DULL_FOUNDATION, "amytis", stages=1))
    assert counted(game, "stage")[ME] == 2
    assert points(game, ME, "leaders") == 4, "2 for each stage"
    assert sum(game.view(ME).cities[ME].stages) == 1
    game = classic_game(players=3, sets=FOUNDATION_SETS, seed=1)
    for _ in range(2):
        for seat in range(3):
            game.play(seat, game.moves(seat)[0])
    assert [counted(game, "stage")[seat] for seat in range(3)] == [1, 1, 1]
    assert not [event for event in game.events if event.kind in ("gain", "stage")]


def test_foundation_set_aside() -> None:
    """All leaders not dealt or discarded, one free of charge; then the debt."""
    game = at_foundations(
        founded("foundation_exile", stages=3, coins=0, wonder="thebes_b", leaders=["nero"]),
        leaders_left=["caesar", "plato"],
        leaders_out=["midas"],
    )
    build_stage(game)
    assert kind(game) == "recruit_set_aside"
    assert options(game, ME) == ["decline", "play:caesar", "play:midas", "play:plato"]
    assert game.view(ME).extras["leaders_aside"] == ["caesar", "midas", "plato"]
    assert "leaders_aside" not in game.view(RIGHT).extras
    game.play(ME, "play:midas")
    assert "midas" in game.view(LEFT).cities[ME].cards
    assert (coins(game)[ME], debts(game)[ME]) == (0, 3), "its coins too; the debt comes afterwards"
    assert "leaders_aside" not in game.view(ME).extras


def test_foundation_set_aside_may_be_left() -> None:
    game = at_foundations(founded("foundation_exile", stages=3, coins=2, wonder="thebes_b"), leaders_left=["caesar"])
    build_stage(game)
    game.play(ME, "decline")
    assert kind(game) == "pay_own_debt"
    assert "caesar" not in game.view(ME).cities[ME].cards
    game = at_foundations(founded("foundation_exile", stages=3, coins=2, wonder="thebes_b"))
    build_stage(game)
    assert kind(game) == "pay_own_debt", "there is no leader"


@pytest.mark.parametrize("age", [1, 2, 3])
def test_foundation_set_aside_guilds(age: int) -> None:
    """All guilds left out of the third age: none of them is ever dealt. One is built for free."""
    game = at_foundations(founded("foundation_brotherhood", stages=2, coins=0, wonder="thebes_b"), age=age)
    dealt = {game.card_key(card) for card in game.deal.hands}
    build_stage(game)
    assert kind(game) == "build_set_aside_guild"
    guilds = {card.key for card in game.codex.box.cards if card.deck == "guild"}
    offered = [move.removeprefix("revive:") for move in options(game, ME, "revive:")]
    assert set(offered) == guilds - dealt
    assert options(game, ME)[-1] == "decline"
    assert game.view(ME).extras["guilds_aside"] == offered
    assert "guilds_aside" not in game.view(LEFT).extras
    game.play(ME, f"revive:{offered[0]}")
    assert offered[0] in game.view(LEFT).cities[ME].cards
    assert game.view(ME).extras["guilds_aside"] == offered[1:], "known from then on"
    if kind(game) == "pay_own_debt":
        pay_own(game, 0)
    assert debts(game)[ME] == 3


def test_foundation_extra_leader() -> None:
    """One of the hand, at its cost; the debt comes after it."""
    plan = founded("foundation_lantern", stages=3, coins=5, wonder="thebes_b", leaders=["caesar", "nero", "sappho"])
    game = at_foundations(plan)
    build_stage(game)
    assert kind(game) == "recruit_now"
    assert sorted(options(game, ME)) == sorted(["decline", "recruit:caesar", "recruit:nero", "recruit:sappho"])
    game.play(ME, "recruit:nero")
    assert "nero" in game.view(LEFT).cities[ME].cards
    price = int(game.codex.coins[game.codex.card_number["nero"]])
    assert coins(game)[ME] == 5 - price
    assert options(game, ME)[-1] == "pay:b2"
    pay_own(game, 2)
    assert (coins(game)[ME], debts(game)[ME]) == (3 - price, 0)
    game = at_foundations(founded("foundation_lantern", stages=3, coins=0, wonder="thebes_b", leaders=["caesar"]))
    build_stage(game)
    assert kind(game) == "play_card", "it cannot be paid"
    game = at_foundations(plan)
    build_stage(game)
    game.play(ME, "decline")
    assert kind(game) == "pay_own_debt"


def test_needs_other_sets() -> None:
    """All of them are on the table whenever foundations are: nothing is left out."""
    for there in ((), ("towers",), ("towers", "leaders"), ("leaders", "cities")):
        with pytest.raises(CardFileError, match=r"foundations/set\.toml, field 'needs'"):
            make_box([*there, "foundations"])
    with pytest.raises(CardFileError, match="the sets 'towers', 'leaders', 'cities' must be in the box too"):
        make_box(["foundations"])
    box = make_box(FOUNDATION_SETS)
    assert sum(card.deck == "foundation" for card in box.cards) == 16
    assert {"foundation_dove", "foundation_shadow", "towers_attila", "bodhgaya_b"} <= box.rows.keys()


def test_nobody_gives_a_leader_that_he_has_just_recruited() -> None:
    """Wil's opponents are asked when it comes to it: the Lantern has let one of them recruit the last leader."""
    mine = founded("foundation_lantern", stages=3, coins=30, leaders=["sappho", "caesar"], wonder="thebes_b")
    game = at_foundations(mine, founded(leaders=["wil"], coins=9), founded(leaders=["hannibal"]), age=2)
    game.age, game.moment, game.asked, game.waiting = 1, NEW_AGE, 0, 0
    go_on(game)
    assert kind(game) == "recruit_leader"
    game.play(ME, options(game, ME, "stage")[0].replace("caesar", "sappho"))
    game.play(LEFT, "recruit:wil")
    game.play(RIGHT, "dismiss:hannibal")
    while kind(game) in ("pay_own_debt", "recruit_now"):
        (seat,) = game.to_act()
        recruits = options(game, seat, "recruit")
        game.play(seat, recruits[0] if recruits else options(game, seat)[0])
    assert not cards_in_zone(game, game.codex.zones.index("leader_hand"), ME)
    assert kind(game) == "play_card", "nobody has a leader to give, and none is played"
