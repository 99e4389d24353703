"""The end of Duel, solved: the same as looking at every line of play, and never from what is hidden."""

import pytest

from sevenwonders import Duel, Rng
from sevenwonders.players.duel_endgame import NO_MOVE, Endgame, is_settled


def endings(cards: int, wanted: int) -> list[Duel]:
    """Positions of random games with so many cards left, all of them open."""
    found: list[Duel] = []
    seed = 0
    while len(found) < wanted:
        seed += 1
        game, rng = Duel(seed=seed, quiet=True), Rng(seed)
        while not game.over():
            if is_settled(game) and int(game.structure.laid).bit_count() == cards:
                found.append(game)
                break
            seat = game.to_act()[0]
            legal = game.moves(seat)
            game.apply(seat, legal[rng.below(len(legal))])
    return found


def outcome(game: Duel, seat: int) -> float:
    """What a position is worth to a seat when both play as well as can be: every line, no shortcuts."""
    if game.over():
        return game.payoff(seat)
    mover = game.to_act()[0]
    worths = []
    for move in game.moves(mover):
        after = game.clone(quiet=True)
        after.apply(mover, move)
        worths.append(outcome(after, seat))
    return max(worths) if mover == seat else min(worths)


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_the_solution_is_the_best_of_all_lines(cards: int) -> None:
    for game in endings(cards, 12):
        seat = game.to_act()[0]
        move = Endgame(10**6).best(game, seat)
        after = game.clone(quiet=True)
        after.apply(seat, move)
        assert outcome(after, seat) == outcome(game, seat)


def test_nothing_is_said_where_there_are_too_many_lines() -> None:
    (game,) = endings(3, 1)
    assert Endgame(3).best(game, game.to_act()[0]) == NO_MOVE


def test_nothing_is_said_where_cards_are_hidden() -> None:
    game = Duel(seed=1, quiet=True)
    assert not is_settled(game)
    assert Endgame(10**6).best(game, game.to_act()[0]) == NO_MOVE
