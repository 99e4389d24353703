"""The history of a course as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from sevenwonders.lab.training.course import Generation

WIDTH: Final = 640
HEIGHT: Final = 180
MARGIN: Final = 40
CURVES: Final = (("unseen value loss", "#1b6ca8"), ("move loss", "#b4532a"))


def plot_history(history: Sequence[Generation], path: Path) -> None:
    """Losses, and the match against the generation before, each in a frame of its own."""
    rows = [(name, color, [each.report.get(name, 0.0) for each in history]) for name, color in CURVES]
    rows.append(("match against the generation before", "#3a7d44", [each.score for each in history]))
    frames = [_frame(place, name, color, numbers) for place, (name, color, numbers) in enumerate(rows)]
    height = HEIGHT * len(rows)
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">'
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>{"".join(frames)}</svg>',
        encoding="utf-8",
    )


def _frame(place: int, name: str, color: str, numbers: Sequence[float]) -> str:
    top, low, high = place * HEIGHT + MARGIN, min(numbers), max(numbers)
    spread = (high - low) or 1.0
    inner = HEIGHT - 2 * MARGIN
    step = (WIDTH - 2 * MARGIN) / max(len(numbers) - 1, 1)
    points = " ".join(
        f"{MARGIN + n * step:.1f},{top + inner - inner * (number - low) / spread:.1f}"
        for n, number in enumerate(numbers)
    )
    return (
        f'<text x="{MARGIN}" y="{top - 12}">{name}: {numbers[-1]:.3f} (from {low:.3f} to {high:.3f})</text>'
        f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2"/>'
    )
