"""Rulings of building, and of coins that come at once."""

import pytest

from sevenwonders import IllegalMove, Rng
from sevenwonders.sets import classic_game
from tests.arrange import LEFT, ME, RIGHT, arrange, city
from tests.playing import answer, asked, coins, hand, happened, home, options, points, turn, ways

from .facts import CARDS, name_of

LINKS = [(parent, card) for card, row in CARDS.items() for parent in row["chain_from"]]
FREE_BUILDER = city(wonder="olympia_a", stages=2, coins=0)


def test_coin_cost_to_bank() -> None:
    paid = [card for card, row in CARDS.items() if row["coins"]]
    assert len(paid) == 10
    for card in paid:
        assert (CARDS[card]["color"], CARDS[card]["coins"]) == ("brown", 1)
        game = arrange(city(coins=1), hands=[[card], ["altar"], ["theater"]])
        turn(game, f"build:{card}", "build:altar", "build:theater")
        assert coins(game) == [0, 3, 3], "no neighbour is paid"
        assert happened(game, "build")[0][1]["bank"] == 1
        poor = arrange(city(coins=0), hands=[[card]])
        assert ways(poor, ME, f"build:{card}") == []
        assert ways(poor, ME, f"sell:{card}") == [""]


def test_no_duplicates() -> None:
    paid = arrange(city("stockade", "lumber_yard"), hands=[["stockade"]])
    assert ways(paid, ME, "build:stockade") == []
    chained = arrange(city("theater", "statue"), age=2, hands=[["statue"]])
    assert ways(chained, ME, "build:statue") == []
    free = arrange(city("stockade", wonder="olympia_a", stages=2), hands=[["stockade", "barracks"]])
    assert options(free, ME, "free:stockade") == []
    assert options(free, ME, "free:barracks") == ["free:barracks"]
    pile = arrange(
        city("tavern", "foundry", "ore_vein", "loom_1", wonder="halicarnassus_a", stages=1),
        discard=["tavern", "altar", "loom_2"],
        hands=[["palace"], ["theater"], ["theater"]],
    )
    turn(pile, "stage:palace", "build:theater", "build:theater")
    found = options(pile, ME, "revive:")
    assert "revive:tavern" not in found
    assert "revive:loom_2" not in found, "another card of the name that stands there"
    assert "revive:altar" in found
    with pytest.raises(IllegalMove):
        pile.play(ME, "revive:tavern")
    for seed in range(3):
        game, rng = classic_game(players=7, seed=seed), Rng(seed)
        while not game.over():
            seat = game.to_act()[0]
            moves = options(game, seat, "build:") or options(game, seat)
            game.play(seat, moves[rng.below(len(moves))])
        for seat in range(7):
            names = [name_of(card) for card in home(game, seat).cards]
            assert len(set(names)) == len(names)


def test_no_duplicates_grey() -> None:
    for good in ("loom", "glassworks", "press"):
        first = arrange(city(f"{good}_1"), age=2, hands=[[f"{good}_2", f"{good}_1"]])
        assert ways(first, ME, f"build:{good}_2") == []
        assert ways(first, ME, f"build:{good}_1") == []
        second = arrange(city(f"{good}_2"), age=2, hands=[[f"{good}_1"]])
        assert ways(second, ME, f"build:{good}_1") == []
        others = [f"{other}_2" for other in ("loom", "glassworks", "press") if other != good]
        apart = arrange(city(f"{good}_1"), age=2, hands=[others])
        assert all(ways(apart, ME, f"build:{card}") == [""] for card in others)


def test_duplicate_still_usable() -> None:
    for card, owned in (("stone_pit", "stone_pit"), ("loom_2", "loom_1")):
        game = arrange(city(owned, "quarry", wonder="giza_a", coins=0), hands=[[card]])
        assert ways(game, ME, f"build:{card}") == []
        staged = game.clone()
        turn(staged, f"stage:{card}")
        assert sum(home(staged, ME).stages) == 1
        turn(game, f"sell:{card}")
        assert coins(game)[ME] == 3


@pytest.mark.parametrize(("parent", "card"), LINKS)
def test_free_by_chain(parent: str, card: str) -> None:
    assert not CARDS[card]["coins"]
    hands = [[card]]
    assert ways(arrange(city(coins=0), hands=hands, age=3), ME, f"build:{card}") == []
    game = arrange(city(parent, coins=0), city("sawmill", "quarry", "brickyard"), hands=hands, age=3)
    assert ways(game, ME, f"build:{card}") == [""], "one of the parents is enough, and no coin is paid"
    turn(game, f"build:{card}")
    assert card in home(game, ME).cards
    paid = {"left": 0, "right": 0, "bank": 0}
    assert happened(game, "build") == [(ME, {"card": card, **paid, "chain": 1, "source": parent})]
    rich = arrange(city(parent, coins=60), city("sawmill", "quarry", "brickyard"), hands=hands, age=3)
    assert ways(rich, ME, f"build:{card}") == [""]


def test_chain_needs_possession() -> None:
    assert len(LINKS) == 26
    game = arrange(city(coins=0), city("theater"), city("theater"), age=2, hands=[["statue"]])
    assert ways(game, ME, "build:statue") == [], "not a neighbour's building"
    under = arrange(city("stone_pit", wonder="giza_a", coins=0), hands=[["theater"], ["statue"]], age=2)
    turn(under, "stage:theater")
    assert ways(under, ME, "build:statue") == [], "not a card under a stage"
    late = arrange(
        city("ore_vein", "foundry", wonder="halicarnassus_a", stages=1, coins=0),
        age=2,
        discard=["theater"],
        hands=[["palace"], ["statue"]],
    )
    turn(late, "stage:palace")
    answer(late, "revive:theater")
    assert ways(late, ME, "build:statue") == [""], "whenever the parent came"
    same = arrange(city(coins=0), age=2, hands=[["theater", "statue"]])
    same.play(ME, "build:theater")
    assert ways(same, ME, "build:statue") == [], "it must stand there"


def test_chain_not_through_two_ages() -> None:
    pairs = [(first, third) for first, second in LINKS for parent, third in LINKS if parent == second]
    assert ("theater", "gardens") in pairs
    for first, third in pairs:
        game = arrange(city(first, coins=0), age=3, hands=[[third]])
        assert ways(game, ME, f"build:{third}") == []
    game = arrange(city("theater", "statue", coins=0), age=3, hands=[["gardens"]])
    assert ways(game, ME, "build:gardens") == [""]


def test_free_means_no_cost() -> None:
    for card in ("sawmill", "palace", "arsenal"):
        game = arrange(FREE_BUILDER, hands=[[card]])
        assert ways(game, ME, f"build:{card}") == []
        turn(game, f"free:{card}")
        assert home(game, ME).cards == [card]
        assert coins(game)[ME] == 0
    game = arrange(FREE_BUILDER, hands=[["arena"]], age=3)
    turn(game, "free:arena")
    assert coins(game)[ME] == 2 * 3, "what the card brings still comes"
    for card, gain in (("sawmill", 0), ("palace", 0), ("tavern", 5), ("arena", 2 * 3)):
        game = arrange(
            city("ore_vein", "foundry", wonder="halicarnassus_a", stages=1, coins=0),
            discard=[card],
            hands=[["stockade"]],
        )
        turn(game, "stage:stockade")
        answer(game, f"revive:{card}")
        assert card in home(game, ME).cards
        assert coins(game)[ME] == gain


def test_city_never_shrinks() -> None:
    for players in (2, 3, 6):
        game, rng = classic_game(players=players, seed=players), Rng(players)
        before = [home(game, place) for place in range(len(game.cities))]
        while not game.over():
            seat = game.to_act()[0]
            moves = options(game, seat)
            game.play(seat, moves[rng.below(len(moves))])
            after = [home(game, place) for place in range(len(game.cities))]
            for old, new in zip(before, after, strict=True):
                assert set(old.cards) <= set(new.cards)
                assert all(new.production.count(letter) >= old.production.count(letter) for letter in "WSCOGLP")
                assert set(old.choices) <= set(new.choices)
                assert old.stages <= new.stages
                assert old.shields <= new.shields
            before = after
        assert sum(len(each.cards) for each in before) > 2 * len(before)


# ---- coins at once


def test_vineyard_bazar_same_turn() -> None:
    game = arrange(
        city("lumber_yard", "loom_1", coins=0),
        city("stone_pit", coins=1),
        city("press_1"),
        hands=[["vineyard"], ["quarry"], ["lumber_yard"]],
        age=2,
    )
    turn(game, "build:vineyard", "build:quarry", "build:lumber_yard")
    assert coins(game)[ME] == 4, "my wood, the stone of before and two cards of this turn"
    game = arrange(
        city("lumber_yard", "loom_1", coins=0),
        city("stone_pit", coins=1),
        city("press_1"),
        hands=[["bazar"], ["loom_2"], ["quarry"]],
        age=2,
    )
    turn(game, "build:bazar", "build:loom_2", "build:quarry")
    assert coins(game)[ME] == 2 * 3
    far = arrange(city(coins=0), city(), city("lumber_yard"), city(), hands=[["vineyard"], ["altar"]], age=2)
    turn(far, "build:vineyard")
    assert coins(far)[ME] == 0, "only own and neighbouring cities count"


def test_vineyard_before_halicarnassus() -> None:
    game = arrange(
        city(coins=0),
        city("ore_vein", "foundry", wonder="halicarnassus_a", stages=1),
        hands=[["vineyard"], ["palace"], ["altar"]],
        discard=["stone_pit"],
        age=2,
    )
    turn(game, "build:vineyard", "stage:palace", "build:altar")
    assert asked(game) == ([LEFT], "take_from_discard")
    assert coins(game)[ME] == 2
    answer(game, "revive:stone_pit")
    assert coins(game)[ME] == 2, "too late"
    seventh = arrange(
        city(coins=0),
        city(wonder="babylon_b", stages=2),
        hands=[["vineyard", "altar"], ["stone_pit", "clay_pool"], ["theater", "temple"]],
        age=2,
        turn=6,
    )
    turn(seventh, "build:vineyard", "build:stone_pit", "sell:temple")
    answer(seventh, "build:clay_pool")
    assert home(seventh, LEFT).cards == ["stone_pit", "clay_pool"]
    assert coins(seventh)[ME] == 1, "the sixth card counts, the seventh does not"


@pytest.mark.parametrize(
    ("card", "gain", "worth", "more", "comes", "each"),
    [
        ("haven", 2, 2, "build:stone_pit", 0, 1),
        ("lighthouse", 4, 4, "build:vineyard", 3, 1),
        ("chamber_of_commerce", 2, 2, "build:press_2", 0, 2),
        ("arena", 6, 2, "stage:stone_pit", 0, 1),
    ],
)
def test_coins_then_points(card: str, gain: int, worth: int, more: str, comes: int, each: int) -> None:
    """Coins once for what stands there, points for what stands there at the end."""
    game = arrange(
        city(
            "lumber_yard", "foundry", "loom_1", "tavern", "marketplace", "forum", wonder="olympia_a", stages=2, coins=0
        ),
        city("lumber_yard", "loom_2", "vineyard", wonder="rhodes_a", stages=1),
        hands=[[card], ["altar"], ["lumber_yard", more.split(":")[1]]],
        age=3,
    )
    turn(game, next(move for move in options(game, ME) if move in (f"build:{card}", f"free:{card}")), "build:altar")
    assert coins(game)[ME] == gain, "neighbours do not count; the Lighthouse counts itself"
    assert points(game, ME, "commerce") == worth
    turn(game, more, "build:theater" if "build:theater" in options(game, LEFT) else "")
    assert coins(game)[ME] == gain + comes, "no second payment"
    assert points(game, ME, "commerce") == worth + each


def test_wonder_coins_once() -> None:
    for wonder, stage, gain in (
        ("ephesos_a", 1, 9),
        ("ephesos_b", 0, 4),
        ("ephesos_b", 1, 4),
        ("ephesos_b", 2, 4),
        ("rhodes_b", 0, 3),
        ("rhodes_b", 1, 4),
    ):
        makers = ("quarry", "stone_pit", "sawmill", "foundry", "mine", "clay_pit", "loom_1", "glassworks_1")
        game = arrange(city(*makers, wonder=wonder, stages=stage, coins=0), hands=[["altar"], [], ["theater"]])
        turn(game, "stage:altar")
        assert coins(game)[ME] == gain, "right after the stage is built"
        assert (ME, {"coins": gain, "source": f"{wonder}.{stage + 1}"}) in happened(game, "gain")
        turn(game, "build:theater")
        assert coins(game)[ME] == gain, "once"


def test_the_other_hands_do_not_matter() -> None:
    """Cards that arrange.py names for a seat are in its hand."""
    game = arrange(hands=[["altar"], ["theater"], ["tavern"]], age=2, turn=5)
    assert [card in hand(game, seat) for seat, card in ((ME, "altar"), (LEFT, "theater"), (RIGHT, "tavern"))] == [
        True
    ] * 3
