"""Do the chances come true? Some decisions of fresh games, and how each game ended for who made them."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.coach.games import Job, played, some
from bench.coach.kept import Row, Work, table_of
from sevenwonders.coach.expert import Expert

PLAYERS: Final = {"duel": "search:100", "classic": "search:30"}
"""Who plays the games: about as good as those whose chances are told."""
LOOKS: Final = 6
"""Decisions of one game: more of them would say the same again."""
BINS: Final = 10
WANTED: Final = 0.05


def look(job: Job) -> list[Row]:
    return looks(job, Expert(job.rounds))


def looks(job: Job, expert: Expert) -> list[Row]:
    """Each chance before a decision, and what came of it."""
    game, positions = played(job.spec, PLAYERS[job.game], job.seed)
    return [[each.judged(expert).best.chance, game.payoff(each.seat)] for each in some(positions, job, LOOKS)]


@dataclass(frozen=True)
class Bin:
    """Decisions with about the same chance."""

    place: int
    decisions: int
    said: float
    true: float
    error: float
    """The standard error of the difference: decisions of one game count together."""


def bins_of(games: Sequence[Sequence[Row]]) -> list[Bin]:
    found = []
    for place in range(BINS):
        here = [[pair for pair in game if min(int(pair[0] * BINS), BINS - 1) == place] for game in games]
        pairs = [pair for game in here for pair in game]
        if not pairs:
            continue
        said, true = (sum(pair[which] for pair in pairs) / len(pairs) for which in (0, 1))
        off = [sum(pair[1] - pair[0] - (true - said) for pair in game) for game in here]
        found.append(Bin(place, len(pairs), said, true, math.sqrt(sum(each * each for each in off)) / len(pairs)))
    return found


def calibration(work: Work, games: int, plot: Path | None) -> None:
    bins = bins_of(list(work.looks("calibration", look, games)))
    everything = sum(each.decisions for each in bins)
    print(f"\rcalibration: {everything} decisions of {games} games\n")
    heads = ("predicted", "decisions", "mean predicted", "came true", "apart", "error")
    print(table_of(heads, [_told(each) for each in bins]))
    weighted = sum(abs(each.true - each.said) * each.decisions for each in bins) / everything
    within = sum(abs(each.true - each.said) <= WANTED for each in bins)
    print(f"{within} of {len(bins)} bins within 5 points; mean distance {weighted:.1%}\n", flush=True)
    if plot is not None:
        plot.write_text(picture(bins), encoding="utf-8")


def _told(each: Bin) -> Sequence[object]:
    low, high = (f"{(each.place + step) / BINS:.0%}" for step in (0, 1))
    return (
        f"{low} to {high}", each.decisions, f"{each.said:.1%}", f"{each.true:.1%}", f"{each.true - each.said:+.1%}",
        f"{each.error:.1%}",
    )  # fmt: skip


def picture(bins: Sequence[Bin]) -> str:
    """What was said (to the right) and what came true (upwards), with 95 % intervals; within 5 points is shaded."""
    side, edge = 320, 48
    size, end = side + 2 * edge, edge + side
    marks = []
    for each in bins:
        x, y = edge + side * each.said, end - side * each.true
        reach = side * 1.96 * each.error
        marks.append(f'<path d="M{x:.1f} {y - reach:.1f}V{y + reach:.1f}" stroke="#1b6ca8" stroke-width="2"/>')
        marks.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5"/>')
    ticks = "".join(
        f'<text x="{edge + side * share:.0f}" y="{end + 18}" text-anchor="middle">{share:.0%}</text>'
        f'<text x="{edge - 6}" y="{end - side * share + 4:.0f}" text-anchor="end">{share:.0%}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    room = WANTED * side
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif" font-size="12">'
        f"<title>What was predicted, and what came true</title>"
        f'<rect width="{size}" height="{size}" fill="white"/>'
        f'<path d="M{edge} {end - room:.0f}L{end - room:.0f} {edge}H{end}V{edge + room:.0f}L{edge + room:.0f} {end}'
        f'H{edge}Z" fill="#e8eef3"/>'
        f'<path d="M{edge} {edge}V{end}H{end}M{edge} {end}L{end} {edge}" fill="none" stroke="#777"/>'
        f'<g fill="#1b6ca8">{"".join(marks)}</g><g fill="#333">{ticks}'
        f'<text x="{edge}" y="{edge - 14}">came true</text>'
        f'<text x="{end}" y="{end + 36}" text-anchor="end">predicted</text></g></svg>\n'
    )
