"""Counters side by side in one integer. Compiled code must keep bits above 32: mypyc cuts shifted literals there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevenwonders.core.packed import BITS, FIELD, bit, bit_count, field, lowest, shortfall, unit
from sevenwonders.core.resources import LETTERS, pack, unpack

counters = st.lists(st.integers(0, FIELD), max_size=7)


@pytest.mark.parametrize("index", range(63))
def test_bit(index: int) -> None:
    assert bit(index) == 2**index
    assert bit_count(bit(index)) == 1
    assert bit_count(bit(index) - 1) == index


@pytest.mark.parametrize("index", range(8))
def test_unit(index: int) -> None:
    assert unit(index) == 256**index
    assert [field(unit(index), place) for place in range(8)] == [int(place == index) for place in range(8)]
    total = 0
    for _ in range(100):
        total += unit(index)
    assert field(total, index) == 100


def test_the_last_counter_holds_127() -> None:
    assert field(127 * unit(7), 7) == 127


@given(counters)
def test_fields(values: list[int]) -> None:
    packed = sum(value * unit(place) for place, value in enumerate(values))
    assert packed == sum(value << (BITS * place) for place, value in enumerate(values))
    assert [field(packed, place) for place in range(len(values))] == values
    assert field(packed, len(values)) == 0


@given(st.integers(0, 2**63 - 1))
def test_bit_count(mask: int) -> None:
    assert bit_count(mask) == mask.bit_count()


@given(st.lists(st.tuples(st.integers(0, 127), st.integers(0, 127)), max_size=7))
def test_shortfall(pairs: list[tuple[int, int]]) -> None:
    wanted = sum(want * unit(place) for place, (want, _) in enumerate(pairs))
    owned = sum(own * unit(place) for place, (_, own) in enumerate(pairs))
    missing = shortfall(wanted, owned)
    assert [field(missing, place) for place in range(len(pairs))] == [max(0, want - own) for want, own in pairs]
    assert missing >> (BITS * len(pairs)) == 0


@given(st.integers(1, 2**63 - 1))
def test_lowest(mask: int) -> None:
    place = lowest(mask)
    assert mask >> place & 1
    assert not mask & (bit(place) - 1)


@given(st.text("WSCGP", max_size=40))
def test_resources(letters: str) -> None:
    packed = pack(letters, "WSCGP")
    assert unpack(packed, "WSCGP") == "".join(sorted(letters, key="WSCGP".index))
    assert [field(packed, place) for place in range(5)] == [letters.count(letter) for letter in "WSCGP"]


def test_resources_of_the_big_game() -> None:
    assert unpack(pack(LETTERS, LETTERS), LETTERS) == LETTERS
    assert pack("T" * 100, LETTERS) == 100 << 56
