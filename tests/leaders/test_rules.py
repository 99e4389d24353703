"""Setup, draft and recruiting: a test for each rule of the facts, named after it."""

import pytest

from sevenwonders import NOBODY, Rng
from sevenwonders.classic.entries import (
    UNDER_STAGE,
    card_in,
    layer_in,
    pack_in,
    place_in,
)
from sevenwonders.classic.game import Classic
from sevenwonders.classic.table import NO_PACK
from sevenwonders.sets import classic_game
from sevenwonders.sets.checks import players_of
from sevenwonders.sets.leaders.recruit import Recruiting
from sevenwonders.sets.loader import make_box
from tests.arrange import LEFT, ME, RIGHT, at_leaders, city, part, recruiting
from tests.playing import all_do, answer, asked, coins, home, leaders_of, options, points, recruited, stages_of

from .facts import FACTS


def new(players: int = 4, seed: int = 3) -> Classic:
    boards = ("giza_a", "ephesos_a", "rhodes_a", "olympia_a", "alexandria_a")
    return classic_game(players=players, sets=["leaders"], seed=seed, wonders=boards[:players])


def test_every_rule_has_its_test() -> None:
    assert sorted(f"test_rule_{row['key']}" for row in FACTS["rule"]) == sorted(
        name for name in globals() if name.startswith("test_rule_")
    )


def test_rule_setup_coins() -> None:
    assert coins(new()) == [6, 6, 6, 6]


def test_rule_setup_guilds() -> None:
    game = new(5)
    pool = [card.key for card in game.codex.box.cards if card.deck == "guild"]
    assert len(pool) == 14
    start = 2 * 5 * 7
    dealt = [game.card_key(game.deal.hands[place]) for place in range(start, start + 35)]
    assert sum(card in pool for card in dealt) == 7


def test_rule_draft() -> None:
    game = new(4)
    packs = [game.view(seat).extras["leader_pack"] for seat in range(4)]
    assert all(isinstance(pack, list) and len(pack) == 4 for pack in packs)
    dealt = [[f"keep:{card}" for card in pack] for pack in packs if isinstance(pack, list)]
    assert [options(game, seat) for seat in range(4)] == dealt
    for seat in range(4):
        game.play(seat, dealt[seat][0])
    # What is left went to the right: seat 0 now holds what seat 1 had.
    assert [options(game, seat) for seat in range(4)] == [dealt[(seat + 1) % 4][1:] for seat in range(4)]
    for seat in range(4):
        game.play(seat, dealt[(seat + 1) % 4][1])
    for seat in range(4):
        game.play(seat, dealt[(seat + 2) % 4][2])
    for seat in range(4):
        kept = [dealt[(seat + step) % 4][step].removeprefix("keep:") for step in range(4)]
        assert sorted(leaders_of(game, seat)) == sorted(kept)
        assert game.view(seat).extras["leader_hands"] == [4, 4, 4, 4]
    assert game.view(NOBODY).extras["leaders_left"] == 36 + 2 + 4 - 16, "two of Cities need no other set, four promos"
    assert asked(game) == ([0, 1, 2, 3], "recruit_leader")


def test_rule_draft_before_babel() -> None:
    """Ours are queued at once, so a set that drafts later in the box is asked later."""
    game = new(3)
    assert len(game.queue) == 2
    assert asked(game)[1] == "draft_leader"


def test_rule_phase() -> None:
    game = new(3)
    rng, seen = Rng(1), []
    while not game.over():
        seats, kind = asked(game)
        if kind == "recruit_leader":
            seen.append((int(game.age), int(game.turn), seats))
            before = leaders_of(game, 0)
            game.play(0, f"dismiss:{before[0]}")
            assert game.view(1).extras["leader_hands"] == [len(before)] * 3, "nothing is revealed"
            for seat in (1, 2):
                game.play(seat, f"dismiss:{leaders_of(game, seat)[0]}")
            continue
        seat = seats[rng.below(len(seats))]
        game.play(seat, game.moves(seat)[rng.below(len(game.moves(seat)))])
    assert seen == [(1, 0, [0, 1, 2]), (2, 0, [0, 1, 2]), (3, 0, [0, 1, 2])]


def test_rule_phase_blind() -> None:
    game = recruiting()
    assert game.view(ME).hand == []
    all_do(game)
    assert len(game.view(ME).hand) == 7


def test_rule_three_uses() -> None:
    game = recruiting(
        city("stone_pit", coins=5),
        city(coins=5),
        city(coins=5),
        leaders=[["caesar", "cleopatra"], ["solomon"], ["plato"]],
    )
    assert options(game, ME) == [
        *(f"stage:{card}" for card in ("caesar", "cleopatra")),
        *(f"recruit:{card}" for card in ("caesar", "cleopatra")),
        *(f"dismiss:{card}" for card in ("caesar", "cleopatra")),
    ]
    all_do(game, "stage:caesar", "recruit:solomon", "dismiss:plato")
    assert coins(game) == [5, 2, 8]
    assert stages_of(game, ME) == 1
    assert home(game, LEFT).cards == ["solomon"]
    assert home(game, RIGHT).cards == []
    assert leaders_of(game, ME) == ["cleopatra"]


def test_rule_cost_coins_only() -> None:
    """Coins to the bank; no discount on resources changes it."""
    game = recruiting(city("archimedes", "hammurabi", "leonidas", "imhotep", "bilkis", coins=4), leaders=[["caesar"]])
    assert options(game, ME, "recruit") == []
    game = recruiting(city(coins=5), leaders=[["caesar"]])
    all_do(game, "recruit:caesar")
    assert coins(game) == [0, 9, 9]


def test_rule_three_played() -> None:
    game = new(3, seed=8)
    rng = Rng(4)
    while not game.over():
        for seat in game.to_act():
            moves = game.moves(seat)
            game.play(seat, moves[rng.below(len(moves))])
    assert game.view(0).extras["leader_hands"] == [1, 1, 1]


def test_rule_leader_phase_is_a_turn() -> None:
    """Bilkis, Hatshepsut and discounts work when a stage is built in it."""
    game = recruiting(city("bilkis", coins=2), leaders=[["caesar"]])
    assert "stage:caesar:b1" in options(game, ME)
    game = recruiting(city("imhotep", wonder="giza_a"), leaders=[["caesar"]])
    assert "stage:caesar" in options(game, ME)
    game = recruiting(city("hatshepsut", coins=2), city("stone_pit", coins=0), leaders=[["caesar"]])
    all_do(game, "stage:caesar:l2")
    assert coins(game)[:2] == [1, 5]


def test_rule_after_recruitment_order() -> None:
    """All pay, then gains, then builds from the discard pile, then Roma's extra leader."""
    game = recruiting(
        city("stone_pit", "quarry", "loom_1", "press_1", wonder="roma_b", stages=2, coins=3),
        city(coins=3),
        leaders=[["croesus", "caesar"], ["solomon"]],
        discard=["altar"],
        age=2,
    )
    all_do(game, "stage:croesus", "recruit:solomon")
    assert asked(game) == ([LEFT], "take_from_discard")
    answer(game, "revive:altar")
    assert asked(game) == ([ME], "recruit_extra")
    answer(game, "recruit:caesar")
    assert coins(game)[ME] == 0
    assert asked(game)[1] == "play_card"


def test_rule_wonder_marker() -> None:
    """Face down, known to its owner only, no effect, not counted by Diplomats."""
    game = recruiting(city("stone_pit"), city("diplomats_guild"), leaders=[["caesar"]], age=3)
    all_do(game, "stage:caesar")
    assert (home(game, ME).shields, home(game, ME).counts["white"]) == (0, 0)
    assert points(game, LEFT, "guilds") == 0
    (entry,) = [int(each) for each in game.face_down if place_in(each) == UNDER_STAGE]
    assert (game.card_key(card_in(entry)), layer_in(entry), pack_in(entry)) == ("caesar", ME, NO_PACK)
    assert game.view(ME).cities[ME].under_stages == ["caesar"]
    assert game.view(LEFT).cities[ME].under_stages == []
    assert part(game, Recruiting).is_leader(card_in(entry))


@pytest.mark.parametrize(
    ("leader", "science", "leaders"), [("euclid", 1, 0), ("zenobia", 0, 3), ("aristotle", 13, 0), ("hypatia", 10, 3)]
)
def test_rule_score(leader: str, science: int, leaders: int) -> None:
    """Aristotle and the science leaders count in the science column."""
    green = ("apothecary", "workshop", "scriptorium") if leader in ("aristotle", "hypatia") else ()
    game = recruited(leader, city(*green))
    assert (points(game, ME, "science"), points(game, ME, "leaders")) == (science, leaders)


def test_rule_roma_only_with_leaders() -> None:
    assert not any(wonder.city == "roma" for wonder in make_box().wonders)
    assert sum(wonder.city == "roma" for wonder in make_box(["leaders"]).wonders) == 2
    assert players_of(make_box(["leaders"]))[-1] == 7


def test_two_players_recruit_too() -> None:
    """The Free City has no leaders; the two players do."""
    game = new(2)
    while asked(game)[1] == "draft_leader":
        for seat in (0, 1):
            game.play(seat, game.moves(seat)[0])
    assert asked(game) == ([0, 1], "recruit_leader")
    assert game.view(0).extras["leader_hands"] == [4, 4]


def test_a_leader_as_a_marker_may_be_paid_for_with_trade() -> None:
    game = recruiting(city(coins=6), city("stone_pit"), leaders=[["caesar"]])
    assert options(game, ME, "stage") == ["stage:caesar:l2"]
    assert at_leaders(city("stone_pit")).view(ME).hand
