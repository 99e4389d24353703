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


def test_bits_become_moves() -> None:
    moves = Moves()
    moves.add_bits(0b1011 | 1 << 62, 100)
    assert moves.to_list() == [100, 101, 103, 162]
    moves.add_bits(0, 7)
    assert moves.to_list() == [100, 101, 103, 162]
    for _ in range(10):
        moves.add_bits(2**63 - 1, 0)
    assert moves.to_list() == [100, 101, 103, 162, *(list(range(63)) * 10)]


def test_moves_are_repeated_further_on() -> None:
    moves = Moves()
    for move in range(100):
        moves.add(move)
    moves.repeat(98, 100, 1000)
    assert moves.to_list() == [*range(100), 1098, 1099]
    moves.repeat(0, 102, 5000)
    assert moves.to_list() == [*range(100), 1098, 1099, *range(5000, 5100), 6098, 6099]
    moves.repeat(3, 3, 1)
    assert len(moves.to_list()) == 204
