"""How smoothly the page shows the reveal of a turn with seven seats, in Chromium with all motion on.

The page notes the time of every frame and of every task that held it up; the reveal is played to its end. Without a
graphics card Chromium paints on the processor: the numbers are those of a slow computer.
"""

import argparse
import statistics
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table

from tests.browser.conftest import CHROMIUM, page_folder
from tests.server.client import Line, Player
from tests.server.running import Server

SEATS: Final = 7
SIZES: Final[dict[str, ViewportSize]] = {
    "laptop": {"width": 1366, "height": 657},
    "desk": {"width": 1920, "height": 1080},
    "phone": {"width": 390, "height": 844},
}
QUIET: Final = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]
DUE: Final = 1000 / 60
"""Milliseconds from one frame to the next."""

WATCH: Final = """() => {
  const seen = { frames: [], held: [], began: 0, ended: 0 };
  window.seen = seen;
  const hold = (list) => seen.held.push(...list.getEntries().map((entry) => [entry.startTime, entry.duration]));
  new PerformanceObserver(hold).observe({ type: 'longtask' });
  const frame = (now) => {
    const plays = document.querySelector('[data-testid=stage-line]') !== null;
    if (plays && !seen.began) seen.began = now;
    if (plays) seen.frames.push(now);
    if (!plays && seen.began) seen.ended = now;
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=3, help="reveals on each screen")
    parser.add_argument("--screens", nargs="+", choices=SIZES, default=list(SIZES))
    options = parser.parse_args()
    sheet = Table("screen", "turn", "seconds", "frames/s", "dropped", "p50 ms", "p99 ms", "longest ms", "held up ms")
    assert CHROMIUM, "Chromium is not installed: see scripts/test_tools.sh"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as work, sync_playwright() as playwright:
        server = Server(str(Path(work) / "tables.sqlite"), Path(work) / "log.txt", page=page_folder()).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        try:
            for screen in options.screens:
                measure(browser, server, screen, options.turns, sheet)
        finally:
            browser.close()
            server.stop()
    Console(width=120).print(sheet)


def measure(browser: Browser, server: Server, screen: str, turns: int, sheet: Table) -> None:
    person = Player(server.address, "Ada")
    table = person.create("classic", ["easy"] * (SEATS - 1), players=SEATS, start=True)
    context = browser.new_context(viewport=SIZES[screen], reduced_motion="no-preference", has_touch=screen == "phone")
    cookies = [{"name": name, "value": value, "url": server.address} for name, value in person.http.cookies.items()]
    context.add_cookies(cookies)  # type: ignore[arg-type]
    page = context.new_page()
    with person.line(table) as line:
        play(line, 8)  # cities with some cards in them
        page.goto(f"{server.address}/t/{table}")
        page.get_by_test_id("hand-card").first.wait_for()
        for turn in range(turns):
            page.wait_for_timeout(1000)
            page.evaluate(WATCH)
            play(line, 1)
            while not page.evaluate("window.seen.ended"):
                page.wait_for_timeout(500)
            sheet.add_row(screen, str(turn + 1), *figures(page.evaluate("window.seen")))
    context.close()


def play(line: Line, turns: int) -> None:
    for ask in line.turns():
        if not turns:
            return
        turns -= ask["kind"] == "play_card"
        builds = [offer for offer in ask["offers"] if offer["builds"]]
        line.choose((builds or ask["offers"])[0]["move"], ask["request"])
        if not turns:
            return


def figures(seen: dict[str, Any]) -> list[str]:
    frames: list[float] = seen["frames"]
    gaps = [late - early for early, late in pairwise(frames)]
    seconds = (frames[-1] - frames[0]) / 1000
    dropped = sum(round(gap / DUE) - 1 for gap in gaps if gap > 1.5 * DUE)
    held = sum(length for began, length in seen["held"] if began >= seen["began"] - 1000)
    shown = [
        seconds,
        len(gaps) / seconds,
        statistics.median(gaps),
        statistics.quantiles(gaps, n=100)[98],
        max(gaps),
        held,
    ]
    total, rate, middle, late, longest, held = shown
    return [
        f"{total:.1f}",
        f"{rate:.1f}",
        str(dropped),
        f"{middle:.1f}",
        f"{late:.1f}",
        f"{longest:.0f}",
        f"{held:.0f}",
    ]


if __name__ == "__main__":
    main()
