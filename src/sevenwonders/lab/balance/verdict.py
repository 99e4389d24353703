"""What the sums say of each thing: what it adds, beside its peers, and whether that is sure.

A thing *adds* what a seat has more when it must use it as soon as it can than when it may not. It is judged *beside*
its peers, those of the same deck and colour: by how much more or less it adds than the middle one of them. Forcing a
seat costs it something, whatever it is forced to; that is the same for peers, and falls out. What is harder to pay for
than its peers may be stronger: what it adds more counts in proportion to how often whoever sees it can use it.

More than `margin` from its peers is too strong or too weak. That is *sure* if it would be seen by chance in one of
twenty whole reports at the most (Holm's correction: a report asks about many cards), and *likely* if in one of twenty
such cards.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import NormalDist, median
from typing import Final

from sevenwonders.lab.balance.sums import UseSums
from sevenwonders.lab.balance.trial import WHOLE
from sevenwonders.lab.balance.uses import Named, Thing

Z95: Final = 1.959964
DOUBT: Final = 0.05
FEWEST_PAIRS: Final = 20
FEWEST_PEERS: Final = 3
MEDIAN_ERROR: Final = 1.2533
"""The error of a median beside that of a mean."""
MARGINS: Final = {"points": 1.5, "share": 0.03}
"""Points, and chance to win, beyond which a difference matters."""
STRONG, WEAK, FAIR, OPEN = "strong", "weak", "fair", "open"


@dataclass(frozen=True)
class Amount:
    """A number and its standard error."""

    value: float
    error: float

    @property
    def low(self) -> float:
        return self.value - Z95 * self.error

    @property
    def high(self) -> float:
        return self.value + Z95 * self.error

    def less(self, other: "Amount") -> "Amount":
        return Amount(self.value - other.value, math.hypot(self.error, other.error))


@dataclass(frozen=True)
class Peers:
    """The middle one of those beside which a thing is judged."""

    adds: Amount
    could: float
    """How often whoever sees it can use it."""

    def beside(self, adds: Amount, sums: UseSums) -> Amount:
        """What a thing adds more."""
        more = adds.less(self.adds)
        share = min(1.0, _could(sums) / self.could) if more.value > 0 and self.could else 1.0
        return Amount(share * more.value, share * more.error)


NONE: Final = Peers(Amount(0.0, 0.0), 1.0)


def _could(sums: UseSums) -> float:
    return sums.could / sums.seen if sums.seen else 0.0


@dataclass(frozen=True)
class Finding:
    """All that is known of one thing."""

    thing: Thing
    sums: UseSums
    when_used: Mapping[str, Amount]
    """What it adds to `points` and `share` for a seat that could use it."""
    adds: Mapping[str, Amount]
    """The same for a seat that saw it."""
    beside: Amount
    """What it adds more than its peers, in the measure that the report judges by."""
    peers: Peers
    verdict: str = OPEN
    sure: bool = False


def amounts(sums: UseSums) -> tuple[dict[str, Amount], dict[str, Amount]]:
    """What a thing adds when it can be used, and when it is seen."""
    used, seen = {}, {}
    could = _could(sums)
    could_error = math.sqrt(could * (1 - could) / sums.seen) if sums.seen else 0.0
    for measure, total, squares, unit in (
        ("points", sums.points, sums.points2, 1),
        ("share", sums.share, sums.share2, WHOLE),
    ):
        mean = total / sums.pairs
        spread = max(squares - total * mean, 0.0) / max(sums.pairs - 1, 1)
        error = math.sqrt(max(spread, 1e-9) / sums.pairs)
        used[measure] = Amount(mean / unit, error / unit)
        seen[measure] = Amount(could * mean / unit, math.sqrt((could * error) ** 2 + (mean * could_error) ** 2) / unit)
    return used, seen


def findings(things: Sequence[Thing], sums: Mapping[Named, UseSums], measure: str, margin: float) -> list[Finding]:
    """A finding for each thing that was tried often enough."""
    tried = []
    for thing in things:
        found = sums.get((thing.use, thing.key))
        if found is not None and found.pairs >= FEWEST_PAIRS:
            tried.append((thing, found, *amounts(found)))
    judged = []
    for thing, found, used, seen in tried:
        near = peers_of(thing, [other for other, *_ in tried if other is not thing])
        peers = [(others, amount[measure]) for other, others, amount, _ in tried if other in near]
        usual = (
            Peers(middle([amount for _, amount in peers]), median(map(_could, (n for n, _ in peers))))
            if peers
            else NONE
        )
        judged.append(Finding(thing, found, used, seen, usual.beside(used[measure], found), usual))
    return _with_verdicts(judged, margin)


def peers_of(thing: Thing, others: Sequence[Thing]) -> list[Thing]:
    """The things beside which one is judged: those of its deck and colour, or else of its deck, or of its use; none if
    there are too few to say what is usual."""
    alike = [other for other in others if other.use == thing.use]
    deck = [other for other in alike if other.deck == thing.deck]
    near = [other for other in deck if other.color == thing.color]
    return next((found for found in (near, deck, alike) if len(found) >= FEWEST_PEERS), [])


def middle(peers: Sequence[Amount]) -> Amount:
    """The median of what peers add."""
    error = math.sqrt(sum(peer.error**2 for peer in peers)) / len(peers)
    return Amount(median(peer.value for peer in peers), MEDIAN_ERROR * error)


def _with_verdicts(judged: Sequence[Finding], margin: float) -> list[Finding]:
    chances = [2 * NormalDist().cdf(-abs(each.beside.value) / each.beside.error) for each in judged]
    sure = holm(chances)
    found = []
    for each, chance, is_sure in zip(judged, chances, sure, strict=True):
        away, doubt = abs(each.beside.value), Z95 * each.beside.error
        if each.peers is NONE:
            found.append(each)
        elif away > margin and chance < DOUBT:
            verdict = STRONG if each.beside.value > 0 else WEAK
            found.append(replace(each, verdict=verdict, sure=is_sure))
        elif away + doubt <= margin:
            found.append(replace(each, verdict=FAIR, sure=True))
        elif away <= margin and doubt <= 2 * margin:
            found.append(replace(each, verdict=FAIR))
        else:
            found.append(each)
    return found


def holm(chances: Sequence[float]) -> list[bool]:
    """Which of many questions are answered though so many were asked.

    >>> holm([0.04, 0.001, 0.3])
    [False, True, False]
    """
    order = sorted(range(len(chances)), key=chances.__getitem__)
    found = [False] * len(chances)
    for place, number in enumerate(order):
        if chances[number] * (len(chances) - place) > DOUBT:
            break
        found[number] = True
    return found
