"""The game as a user meets it: move texts, refusals, copies, options."""

import pytest

from sevenwonders import Duel, IllegalMove, Rng
from sevenwonders.duel.moves import VERBS, parts_of, texts

from .arrange import ANTOINE, BRUNO, arrange, city, coins, options, play, sell_one


def test_every_move_has_a_text_of_its_own() -> None:
    game = Duel(seed=1)
    found = texts(game.codex)
    assert len(found) == len(set(found)) == 73 + 73 + 12 * 73 + 12 + 10 + 73 + 73 + 2
    for number, text in enumerate(found):
        assert game.text(number) == text
        assert game.parse(text) == number
        assert parts_of(game.codex, number).verb == text.split(":")[0]
    assert {text.split(":")[0] for text in found} == set(VERBS)
    for number in (-1, len(found), 2**70):
        with pytest.raises(ValueError, match="there is no move"):
            game.text(number)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("build:pretorium", "'pretorium' costs 8 coins; seat 0 has 7"),
        ("build:palace", "'palace' is not an accessible card"),
        ("wonder:pyramids:study", "'pyramids' costs 8 coins; seat 0 has 7"),
        ("wonder:sphinx:study", "'sphinx' is not a wonder that seat 0 can still build"),
        ("draft:pyramids", "'draft:pyramids' is no answer to the decision 'play_card'"),
        ("progress:law", "is no answer"),
        ("starter:0", "is no answer"),
        ("build:castle", "'build:castle' is not a move of Duel"),
        ("", "'' is not a move of Duel"),
        (-1, "there is no move -1"),
        (10**6, "there is no move 1000000"),
        (2**70, "there is no move"),
    ],
)
def test_refusals(move: int | str, reason: str) -> None:
    game = arrange(city(wonders=["pyramids"]), city(wonders=["sphinx"]), accessible=["pretorium", "study"])
    before = game.view(ANTOINE)
    with pytest.raises(IllegalMove, match=reason):
        game.play(ANTOINE, move)
    assert game.view(ANTOINE) == before
    assert game.events == []
    assert not game.turns


@pytest.mark.parametrize("seat", [BRUNO, 2, -1, 2**70])
def test_only_the_active_player_moves(seat: int) -> None:
    game = arrange(accessible=["baths"])
    assert game.moves(seat) == []
    with pytest.raises(IllegalMove):
        game.play(seat, "sell:baths")
    assert game.to_act() == [ANTOINE]


def test_nobody_moves_after_the_end() -> None:
    game = arrange(age=3, left=1)
    last = sell_one(game)
    assert game.over()
    for seat in (ANTOINE, BRUNO):
        assert game.moves(seat) == []
        with pytest.raises(IllegalMove, match="the game is over"):
            game.play(seat, f"sell:{last}")


def test_a_hidden_card_is_refused_like_one_that_is_not_there() -> None:
    game = arrange(slots={9: "guard_tower"}, age=1)
    refusals = []
    for card in ("guard_tower", "palace"):
        with pytest.raises(IllegalMove) as caught:
            game.play(ANTOINE, f"build:{card}")
        refusals.append(str(caught.value).replace(card, "…"))
    assert refusals[0] == refusals[1]


def numbers_of(thing: object) -> dict[str, int]:
    """Every number that a table or city keeps."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return {name: value for name in names if isinstance(value := getattr(thing, name), int)}


@pytest.mark.parametrize("quiet", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_a_copy_goes_its_own_way(seed: int, quiet: bool) -> None:
    game, rng = Duel(seed=seed), Rng(seed)
    assert len(numbers_of(game.city0)) == 26
    while not game.over():
        copy = game.clone(quiet=quiet)
        assert numbers_of(copy) == {**numbers_of(game), "quiet": quiet}
        assert [numbers_of(each) for each in (copy.city0, copy.city1)] == [
            numbers_of(each) for each in (game.city0, game.city1)
        ]
        assert list(copy.places) == list(game.places)
        assert copy.view(ANTOINE) == game.view(ANTOINE)
        assert options(copy) == options(game)
        before = game.view(BRUNO)
        moves = options(game, "wonder:") or options(game)
        play(copy, moves[rng.below(len(moves))])
        assert game.view(BRUNO) == before
        play(game, moves[rng.below(len(moves))])
    assert game.clone().view(ANTOINE) == game.view(ANTOINE)


def test_a_new_game_needs_a_seed_or_a_deal() -> None:
    with pytest.raises(ValueError, match="a seed or a deal"):
        Duel()
    with pytest.raises(ValueError, match="a seed is a whole number"):
        Duel(seed=-1)


def test_the_same_seed_is_the_same_game() -> None:
    first, second = Duel(seed=8), Duel(seed=8)
    while not first.over():
        assert options(first) == options(second)
        play(first, options(first)[-1])
        play(second, options(second)[-1])
        assert first.view(ANTOINE) == second.view(ANTOINE)
    assert first.events == second.events
    assert coins(first) == coins(second)
