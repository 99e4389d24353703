"""A test for each rule of the facts: setup, losses, diplomacy, order, scoring, eight players."""

from collections import Counter

import pytest

from sevenwonders import NOBODY
from sevenwonders.classic.dealing import cards_of
from sevenwonders.classic.notation import deal_keys
from sevenwonders.sets import classic_game, setting_for
from sevenwonders.sets.loader import make_box
from tests.arrange import LEFT, ME, RIGHT, at_cities, city
from tests.playing import coins, debts, finish_age, happened, kind, options, pay, peace, points, tokens, turn

from .facts import BLACK, CARDS, NUMBERS

PLAYERS = [2, 3, 4, 5, 6, 7, 8]
RICH = ("sawmill", "quarry", "brickyard", "foundry", "glassworks_1", "loom_1", "press_1")


# ---- setup


@pytest.mark.parametrize("players", PLAYERS[:-1])
def test_rule_setup_black(players: int) -> None:
    dealt: set[str] = set()
    for seed in range(6):
        keys = deal_keys(classic_game(players=players, sets=["cities"], seed=seed), None)
        for age in (1, 2, 3):
            cards = [card for part, cards in keys.items() if part.startswith(f"age{age}.") for card in cards]
            black = [card for card in cards if card in BLACK]
            assert len(black) == len(set(black)) == max(players, 3)
            assert {CARDS[card]["age"] for card in black} == {age}
            dealt.update(black)
    assert len(dealt) > 15 or players < 4
    box = make_box(["cities"])
    assert not any(set(card.chain_from) & set(BLACK) for card in box.cards)


@pytest.mark.parametrize("players", PLAYERS[1:-1])
def test_rule_eight_cards(players: int) -> None:
    game = classic_game(players=players, sets=["cities"], seed=1, sides="A")
    view = game.view(ME)
    assert view.hands == [NUMBERS["hand_3_to_7_players"]] * players
    assert view.last_turn == NUMBERS["turns_per_age_3_to_7_players"]
    for _ in range(7):
        for seat in range(players):
            game.play(seat, options(game, seat, "sell:")[0])
    assert game.age == 2
    assert game.view(ME).discards == 8 * players


def test_rule_eight_cards_babylon_b() -> None:
    """The eighth card is played."""
    game = at_cities(city(wonder="babylon_b", stages=2), turn=7)
    turn(game)
    assert kind(game) == "play_last_card"


@pytest.mark.parametrize("players", PLAYERS[1:-1])
def test_rule_deck_sizes(players: int) -> None:
    setting = setting_for(players, ("cities",))
    for age in (0, 1, 2):
        drawn = sum(int(pool.drawn) for pool in setting.decks.pools[age])
        assert len(setting.decks.ages[age]) + drawn == 8 * players


def test_rule_guilds() -> None:
    for players in PLAYERS:
        setting = setting_for(players, ("cities",))
        assert len(cards_of(setting.codex, "guild")) == 13
        guilds = setting.decks.pools[2][-1]
        assert guilds.drawn == max(players, 3) + 2
    alone = {card.key for card in make_box().cards}
    assert not alone & {"guild_of_shadows", "counterfeiters_guild", "mourners_guild"}


def test_rule_leaders_of_cities() -> None:
    """They belong to the set of leaders: this one has none of its own."""
    assert {card.color for card in make_box(["cities"]).sets[1].cards} == {"black", "purple"}


# ---- losses


def test_rule_loss() -> None:
    game = at_cities(city(coins=5), city(coins=5), city(coins=0), hands=[["hideout"]])
    turn(game, "build:hideout")
    assert game.to_act() == [LEFT, RIGHT], "not the builder"
    assert options(game, LEFT) == ["pay", "pay:b1"]
    pay(game, 0, 1)
    assert coins(game) == [5, 8, 2]
    assert debts(game) == [0, 1, 0], "even with money at hand"


def test_rule_loss_without_coins() -> None:
    """Nobody is asked who cannot pay: it is all debt."""
    game = at_cities(city(), city(coins=0), city(coins=0), hands=[["hideout"], ["stone_pit"], ["clay_pool"]])
    turn(game, "build:hideout", "build:stone_pit", "build:clay_pool")
    assert kind(game) == "play_card"
    assert debts(game) == [0, 1, 1]


def test_rule_loss_timing() -> None:
    """After all gains of the turn, and several losses add up."""
    hands = [["hideout"], ["gambling_den"], ["hideout"]]
    game = at_cities(city(coins=0), city(coins=0), city(coins=0), players=3, hands=hands)
    turn(game, "build:hideout", "build:gambling_den", "build:hideout")
    assert coins(game) == [1, 6, 1]
    assert {seat: options(game, seat)[-1] for seat in game.to_act()} == {0: "pay:b1", 1: "pay:b2", 2: "pay:b1"}
    assert game.view(NOBODY).extras["losses"] == [1, 2, 1]
    pay(game, 1, 1, 0)
    assert (coins(game), debts(game)) == ([0, 5, 1], [0, 1, 1])
    assert game.view(NOBODY).extras == {}
    causes = {"sources": ["hideout", "hideout"], "owners": [0, 2]}
    assert happened(game, "loss")[1] == (1, {"coins": 1, "debt": 1, **causes})


def test_rule_loss_is_over_after_the_turn() -> None:
    game = at_cities(city(), hands=[["hideout"]])
    turn(game, "build:hideout")
    pay(game)
    turn(game)
    assert kind(game) == "play_card"


def test_rule_loss_counts() -> None:
    """Stages of this very turn count."""
    me = city(*RICH, "timber_yard", coins=20)
    game = at_cities(me, city("quarry", wonder="giza_a", coins=9), age=3, hands=[["builders_union"], ["baths"]])
    turn(game, "build:builders_union", "stage:baths")
    assert game.to_act() == [LEFT]
    assert options(game, LEFT) == ["pay", "pay:b1"]


def test_rule_debt_tokens() -> None:
    """A point less each, for ever, and there are always enough."""
    game = at_cities(city(), city(coins=0), hands=[["hideout"]])
    game.cities[LEFT].count[game.codex.count_index("debt")] += 40
    turn(game, "build:hideout")
    pay(game, 0, 0)
    assert points(game, LEFT, "debts") == -41 == 41 * NUMBERS["debt_vp"]
    assert not any("debt" in verb for verb in game.codex.verbs)
    finish_age(game)
    assert debts(game)[LEFT] == 41


def test_losses_are_sealed() -> None:
    """What others pay is known when all have said it."""
    game = at_cities(city(), hands=[["hideout"]])
    turn(game, "build:hideout")
    before = game.view(RIGHT)
    game.play(LEFT, "pay")
    assert game.view(LEFT).chosen == "pay"
    after = game.view(RIGHT)
    assert (after.cities, after.extras, after.chosen) == (before.cities, before.extras, "")
    assert options(game, RIGHT) == ["pay", "pay:b1"]
    game.play(LEFT, "pay:b1")
    game.play(RIGHT, "pay:b1")
    assert debts(game) == [0, 0, 0]


# ---- diplomacy


def test_rule_diplomacy() -> None:
    game = at_cities(
        city("barracks", diplomacy=1), city("barracks", "stockade"), city(), city("barracks"), players=4, turn=7
    )
    turn(game)
    assert tokens(game) == [(0, 0), (2, 0), (0, 2), (1, 1)]
    assert peace(game) == [0, 0, 0, 0]


def test_rule_diplomacy_more() -> None:
    game = at_cities(city("barracks", diplomacy=2), turn=7)
    turn(game)
    assert (peace(game)[ME], tokens(game)[ME]) == (1, (0, 0))
    finish_age(game)
    assert (peace(game)[ME], tokens(game)[ME]) == (0, (0, 0))
    finish_age(game)
    assert tokens(game)[ME] == (2, 0)


def test_rule_diplomacy_chain() -> None:
    strong, weak = city("barracks"), city()
    calm = city(diplomacy=1)
    game = at_cities(strong, calm, calm, weak, weak, players=5, turn=7)
    turn(game)
    assert tokens(game) == [(2, 0), (0, 0), (0, 0), (0, 1), (0, 1)]
    game = at_cities(strong, calm, weak, calm, players=4, turn=7)
    turn(game)
    assert tokens(game) == [(1, 0), (0, 0), (0, 1), (0, 0)], "two are left: they meet once"
    game = at_cities(strong, calm, calm, players=3, turn=7)
    turn(game)
    assert tokens(game) == [(0, 0)] * 3, "one is left"
    game = at_cities(calm, calm, calm, players=3, turn=7)
    turn(game)
    assert tokens(game) == [(0, 0)] * 3


# ---- order and scoring


def test_rule_turn_order() -> None:
    """Gains, the last card, the discard pile, then losses, then the hands are passed."""
    hands = [["hideout", "tavern"], ["baths"], ["gambling_den"]]
    me = city(wonder="babylon_b", stages=2, coins=0)
    left = city("foundry", wonder="halicarnassus_b", coins=0)
    game = at_cities(me, left, city(coins=0), turn=7, hands=hands, discard=["hideout"])
    turn(game, "build:hideout", "stage:baths", "build:gambling_den")
    assert coins(game) == [1, 1, 6], "nobody has lost anything yet"
    assert kind(game) == "play_last_card"
    game.play(ME, "build:tavern")
    assert kind(game) == "take_from_discard"
    game.play(LEFT, "revive:hideout")
    assert kind(game) == "pay_loss"
    assert game.view(NOBODY).extras["losses"] == [1, 1, 2], "by the card from the discard pile too"
    assert game.view(NOBODY).hands == [0, 0, 0]
    pay(game)
    assert coins(game) == [1 + 5 - 1, 0, 4]
    assert game.age == 2


def test_rule_score() -> None:
    game = at_cities(city("hideout", "tabularium", wonder="petra_a", stages=3))
    sheet = game.scores().points[ME]
    assert list(sheet) == [
        "military", "treasury", "wonder", "civilian", "science", "commerce", "guilds", "cities", "debts",
    ]  # fmt: skip
    assert (sheet["cities"], sheet["wonder"], sheet["debts"]) == (8, 17, 0)


# ---- eight players


def test_rule_eight_players() -> None:
    left_out: Counter[int] = Counter()
    for seed in range(12):
        game = classic_game(players=8, sets=["cities"], seed=seed)
        view = game.view(ME)
        assert view.hands == [NUMBERS["hand_8_players"]] * 8
        assert view.last_turn == NUMBERS["turns_per_age_8_players"]
        for age in (0, 1, 2):
            decks = game.setting.decks
            assert [int(pool.drawn) for pool in decks.pools[age]] == [8, 10][: 1 + (age == 2)]
            size = len(decks.ages[age]) + sum(int(pool.drawn) for pool in decks.pools[age])
            assert size in (57, 58)
            left_out[size - 56] += 1
    assert set(left_out) <= {1, 2}


def test_rule_eight_players_tokens() -> None:
    """Conflicts, trade and neighbours as always."""
    game = at_cities(city("barracks"), players=8, turn=6)
    turn(game)
    assert tokens(game) == [(2, 0), (0, 1), *[(0, 0)] * 5, (0, 1)]


def test_two_players_have_a_free_city_that_pays_what_it_can() -> None:
    game = at_cities(city(coins=5), city(coins=5), city(coins=0), players=2, hands=[["hideout"]])
    assert len(game.view(ME).cities) == 3
    game.play(0, "build:hideout")
    game.play(1, options(game, 1, "sell:")[0])
    game.cities[2].count[0] = 0
    while kind(game) != "pay_loss":
        (seat,) = game.to_act()
        game.play(seat, options(game, seat)[-1])
    assert game.to_act() == [1]
