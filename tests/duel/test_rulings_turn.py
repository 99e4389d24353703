"""Rulings on a turn: the card taken, what is turned up, cards under wonders, the discard, the next age."""

import pytest

from sevenwonders import NOBODY, Duel, IllegalMove, Rng

from .arrange import ANTOINE, BRUNO, arrange, asked, city, coins, home, options, play, points, sell_one
from .facts import CARDS, SLOTS


def test_turn_must_take_a_card() -> None:
    game = arrange(city(coins=0), accessible=["pretorium", "palace"])
    assert options(game) == ["sell:pretorium", "sell:palace"], "no passing, and selling is always possible"
    with pytest.raises(IllegalMove, match="costs 8 coins"):
        play(game, "build:pretorium")

    rich = arrange(city(coins=50, wonders=["pyramids"]), accessible=["baths", "altar"])
    lying = {slot.card for slot in rich.view(ANTOINE).slots if slot.accessible}
    assert {move.split(":")[-1] for move in options(rich)} == lying
    for move in ("build:baths", "sell:baths", "wonder:pyramids:baths"):
        turn = rich.clone()
        play(turn, move)
        assert len(turn.view(ANTOINE).slots) == len(rich.view(ANTOINE).slots) - 1
        assert asked(turn) == (BRUNO, "play_card")
        assert not any(slot.card == "baths" for slot in turn.view(ANTOINE).slots)
    covered = next(slot.card for slot in rich.view(ANTOINE).slots if slot.card and not slot.accessible)
    with pytest.raises(IllegalMove, match="not an accessible card"):
        play(rich, f"sell:{covered}")


def face(game: Duel, slot: int) -> str:
    """What the card in a slot shows to Bruno."""
    where = SLOTS[game.age][slot]
    return next(each.card for each in game.view(BRUNO).slots if (each.row, each.col) == (where["row"], where["col"]))


@pytest.mark.parametrize(
    ("wonder", "choice"),
    [
        ("statue_of_zeus", "destroy:quarry"),
        ("circus_maximus", "destroy:press"),
        ("mausoleum", "revive:altar"),
        ("great_library", "progress:strategy"),
    ],
)
def test_turn_reveal(wonder: str, choice: str) -> None:
    rival, box = city("quarry", "press"), ["strategy", "economy", "urbanism"]
    for tokens in ((), ("theology",)):
        antoine = city(coins=30, wonders=[wonder], tokens=tokens)
        slots = {14: "theater", 9: "guard_tower"}
        game = arrange(antoine, rival, slots=slots, left=15, discard=["altar"], box=box)
        assert face(game, 9) == ""
        play(game, f"wonder:{wonder}:theater")
        assert asked(game)[0] == ANTOINE
        assert asked(game)[1] != "play_card"
        assert face(game, 9) == "", "the action is not over: nothing is turned up yet"
        play(game, choice)
        assert face(game, 9) == "guard_tower"
        assert asked(game) == (ANTOINE if tokens else BRUNO, "play_card"), "play again comes after the reveal"


def test_turn_card_under_a_wonder() -> None:
    game = arrange(
        city("quarry", "stone_pit", coins=4, wonders=["pyramids", "mausoleum"]),
        city(coins=30),
        accessible=["pretorium", "palace", "circus"],
    )
    play(game, "wonder:pyramids:pretorium")
    assert coins(game) == [0, 30], "2 for a stone and 2 for a papyrus; the 8 coins of the card are not paid"
    assert game.pawn == 0, "no shields"
    assert home(game, ANTOINE).cards == ["quarry", "stone_pit"]
    assert game.view(BRUNO).discard == []
    assert [wonder.card for wonder in home(game, ANTOINE).wonders if wonder.built] == ["pretorium"]

    game = arrange(city(coins=30, wonders=["pyramids", "mausoleum"]), accessible=["tavern", "altar"])
    play(game, "wonder:pyramids:tavern")
    assert coins(game) == [30 - 8, 7]
    assert home(game, ANTOINE).sale == 2, "no yellow card in the city"
    play(game, options(game, "build:")[0], "wonder:mausoleum:altar")
    assert asked(game) == (BRUNO, "play_card"), "the Mausoleum finds nothing"
    assert points(game, ANTOINE, "blue") == 0


def test_turn_unique_cards() -> None:
    assert len(CARDS) == 73
    for seed in range(20):
        game = Duel(seed=seed)
        rng = Rng(seed)
        while not game.over():
            moves = options(game)
            play(game, moves[rng.below(len(moves))])
            seen = game.view(NOBODY)
            cards = [
                *(card for each in seen.cities for card in each.cards),
                *(wonder.card for each in seen.cities for wonder in each.wonders if wonder.built),
                *seen.discard,
                *(slot.card for slot in seen.slots if slot.card),
            ]
            assert len(set(cards)) == len(cards)


def test_discard_for_coins() -> None:
    game = arrange(
        city("tavern", "clay_reserve", coins=1), city("wood_reserve", coins=0), accessible=["brewery", "walls"]
    )
    play(game, "sell:brewery")
    assert coins(game) == [5, 0], "2 and 1 for each yellow card of the own city; the card sold does not count"
    assert game.view(BRUNO).discard == ["brewery"]
    play(game, "sell:walls")
    assert coins(game) == [5, 3]


def test_discard_open_information() -> None:
    game = arrange(accessible=["baths", "altar", "press"])
    play(game, "sell:press", "sell:altar")
    for seat in (ANTOINE, BRUNO, NOBODY):
        assert sorted(game.view(seat).discard) == ["altar", "press"]


@pytest.mark.parametrize(("pawn", "chooser"), [(1, BRUNO), (-1, ANTOINE), (8, BRUNO), (-5, ANTOINE)])
@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize("last", [ANTOINE, BRUNO])
def test_next_age_who_chooses(pawn: int, chooser: int, age: int, last: int) -> None:
    game = arrange(age=age, left=1, pawn=pawn, to_act=last)
    sell_one(game)
    assert asked(game) == (chooser, "choose_starter"), "the player with the pawn on his side"
    assert game.age == age + 1
    shown = [slot for slot in game.view(chooser).slots if slot.card]
    assert (len(game.view(chooser).slots), len(shown)) == (20, 12), "he has seen the open cards"
    assert options(game) == ["starter:0", "starter:1"]
    for starter in (ANTOINE, BRUNO):
        begun = game.clone()
        play(begun, f"starter:{starter}")
        assert asked(begun) == (starter, "play_card")


@pytest.mark.parametrize("last", [ANTOINE, BRUNO])
@pytest.mark.parametrize("age", [1, 2])
def test_next_age_pawn_in_the_middle(age: int, last: int) -> None:
    game = arrange(age=age, left=1, to_act=last)
    sell_one(game)
    assert asked(game) == (last, "choose_starter"), "whoever played the last card chooses"
    play(game, f"starter:{1 - last}")
    assert asked(game) == (1 - last, "play_card")

    old = arrange(age=age, left=1, to_act=last, last_player_begins=True)
    sell_one(old)
    assert asked(old) == (last, "play_card"), "the first printing: he begins"
    led = arrange(age=age, left=1, to_act=last, pawn=1, last_player_begins=True)
    sell_one(led)
    assert asked(led) == (BRUNO, "choose_starter"), "the old wording is for a pawn in the middle only"
