"""The generator: the same numbers everywhere, in range, even, and never from a bad seed."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders import Rng
from sevenwonders.core.rng import MAX_SEED

FIRST = {
    0: [713744301, 990341119, 228287600, 1650106156, 871977122],
    1: [286531976, 1634110751, 351538877, 1154149695, 975312790],
    7: [50293768, 1424832351, 1488447322, 1213921215, 1458842648],
    2**32: [1784261286, 1059239795, 1129131530, 1842706763, 314125555],
    MAX_SEED: [529383745, 988128447, 2061566427, 490198201, 1963679438],
}
"""The first numbers below 2**31 by seed: these never change, or every recorded seed would lose its game."""


class Sfc32:
    """The published algorithm once more, on plain integers."""

    def __init__(self, seed: int) -> None:
        self.a, self.b, self.c, self.counter = seed % 2**32, seed // 2**32, 0x9E3779B9, 1
        for _ in range(12):
            self.next()

    def next(self) -> int:
        result = (self.a + self.b + self.counter) % 2**32
        self.counter = (self.counter + 1) % 2**32
        self.a = self.b ^ (self.b // 2**9)
        self.b = (self.c * 9) % 2**32
        self.c = ((self.c * 2**21) % 2**32 + self.c // 2**11 + result) % 2**32
        return result


@pytest.mark.parametrize("seed", FIRST)
def test_first_numbers(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.below(2**31) for _ in range(5)] == FIRST[seed]


@given(st.integers(0, MAX_SEED))
@settings(max_examples=100)
def test_every_seed_is_sfc32(seed: int) -> None:
    rng, plain = Rng(seed), Sfc32(seed)
    assert [rng.below(2**31) for _ in range(50)] == [plain.next() // 2 for _ in range(50)]


@given(st.integers(0, MAX_SEED), st.integers(1, 2**31))
@settings(max_examples=200)
def test_range(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 10, 23])
def test_even(n: int) -> None:
    rng = Rng(2026)
    found = Counter(rng.below(n) for _ in range(1000 * n))
    assert set(found) == set(range(n))
    deviation = sum((count - 1000) ** 2 / 1000 for count in found.values())
    assert deviation < n + 6 * (2 * n) ** 0.5, "the chi-square sum lies within six standard deviations"


def test_large_ranges_have_no_favourites() -> None:
    """2**32 is 8/3 of this range: without Lemire's rejection, one number in three would be a third too rare."""
    rng = Rng(1)
    found = Counter(rng.below(3 * 2**29) % 3 for _ in range(6000))
    assert all(1850 < count < 2150 for count in found.values())


@given(st.integers(0, MAX_SEED), st.integers(0, 60))
@settings(max_examples=100)
def test_shuffle_is_a_permutation(seed: int, size: int) -> None:
    items = vec[i64]([i64(10 + place) for place in range(size)])
    Rng(seed).shuffle(items)
    assert sorted(items) == [10 + place for place in range(size)]


def test_shuffle_gives_every_order() -> None:
    rng = Rng(3)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = vec[i64]([i64(place) for place in range(4)])
        rng.shuffle(items)
        found[tuple(int(item) for item in items)] += 1
    assert len(found) == 24
    assert all(50 <= count <= 160 for count in found.values()), "100 expected of each"


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, 2**64, -(2**70)])
def test_bad_seeds(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number from 0 to"):
        Rng(seed)


def test_seeds_for_others() -> None:
    rng = Rng(5)
    seeds = [rng.seed() for _ in range(1000)]
    assert all(0 <= seed <= MAX_SEED for seed in seeds)
    assert len(set(seeds)) == 1000
    assert max(seeds) > MAX_SEED // 2, "all 63 bits are used"
    assert seeds == [same.seed() for same in [Rng(5)] for _ in range(1000)]


def test_near_seeds_differ() -> None:
    firsts = {Rng(seed).below(2**31) for seed in (*range(500), *(seed << 32 for seed in range(1, 500)))}
    assert len(firsts) == 999
