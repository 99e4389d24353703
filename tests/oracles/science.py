"""Science at its best: all that may be chosen is chosen together, every way is tried."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, product


@dataclass(frozen=True)
class Worth:
    """What sets of different symbols are worth."""

    three: int
    four: int
    """0: there are none of four."""


@dataclass(frozen=True)
class Chosen:
    """One way to choose: the symbols that are the city's own, and those of masks."""

    own: tuple[int, ...]
    masked: tuple[int, ...]

    def all(self) -> tuple[int, ...]:
        return tuple(mine + copied for mine, copied in zip(self.own, self.masked, strict=True))


def points(counts: Sequence[int], worth: Worth) -> int:
    """Ruling: astrolabe_sets. Squares, and the best split into sets of four and of three."""
    best = 0
    for fours in range(min(counts) + 1 if worth.four and len(counts) > 3 else 1):
        rest = [count - fours for count in counts]
        threes = 0
        while sum(min(count, threes + 1) for count in rest) >= 3 * (threes + 1):
            threes += 1
        best = max(best, fours * worth.four + threes * worth.three)
    return sum(count * count for count in counts) + best


def ways(
    symbols: Sequence[str],
    printed: Mapping[str, int],
    free: Sequence[Sequence[str]],
    masks: int,
    next_door: Sequence[str],
    swap: bool,
) -> Iterator[Chosen]:
    """Every way to choose free symbols, what masks copy (each another card) and the symbol that Socrates changes."""
    seen = set()
    for own in set(_with_free(symbols, printed, free)):
        for changed in [own, *_changed(own)] if swap else [own]:
            for masked in _masked(symbols, masks, next_door):
                if (changed, masked) not in seen:
                    seen.add((changed, masked))
                    yield Chosen(changed, masked)


def _with_free(
    symbols: Sequence[str], printed: Mapping[str, int], free: Sequence[Sequence[str]]
) -> Iterator[tuple[int, ...]]:
    for chosen in product(*free):
        counts = Counter(chosen)
        yield tuple(printed.get(symbol, 0) + counts[symbol] for symbol in symbols)


def _changed(own: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for one, other in product(range(len(own)), repeat=2):
        if own[one] and one != other:
            counts = list(own)
            counts[one] -= 1
            counts[other] += 1
            yield tuple(counts)


def _masked(symbols: Sequence[str], masks: int, next_door: Sequence[str]) -> list[tuple[int, ...]]:
    """Ruling: mask_same_card. No more copies of a symbol than there are cards with it next door."""
    pool = Counter(next_door)
    size = min(masks, len(next_door))
    found = []
    for chosen in combinations_with_replacement(symbols, size):
        counts = Counter(chosen)
        if all(counts[symbol] <= pool[symbol] for symbol in counts):
            found.append(tuple(counts[symbol] for symbol in symbols))
    return found
