"""The reusable list of move ids."""

from sevenwonders.core.moves import Moves


def test_moves_are_kept_in_order() -> None:
    moves = Moves()
    for move in (5, 3, 2**40):
        moves.add(move)
    assert moves.to_list() == [5, 3, 2**40]


def test_the_list_grows() -> None:
    moves = Moves()
    for move in range(1000):
        moves.add(move)
    assert moves.to_list() == list(range(1000))


def test_the_list_is_used_again() -> None:
    moves = Moves()
    for move in range(300):
        moves.add(move)
    moves.count = 0
    assert moves.to_list() == []
    moves.add(7)
    assert moves.to_list() == [7]
