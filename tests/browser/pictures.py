"""`make pictures`: the pictures of the table in the README, of games that are always the same."""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect, sync_playwright

from sevenwonders.games import CLASSIC, DUEL, GameSpec
from tests.browser.conftest import CHROMIUM, QUIET, ROOT, page_folder
from tests.browser.staged import Stage, at_turn, sit_down, with_cards_left
from tests.server.running import Server

FOLDER = ROOT / "docs" / "pictures"
SIZE = {"width": 1366, "height": 768}
PEOPLE = ("Bram", "Chloé", "Daan")
PICTURES = {
    "seven-wonders": Stage(GameSpec(CLASSIC, players=4), 11, at_turn(3, 3), names=PEOPLE),
    "duel": Stage(GameSpec(DUEL), 5, with_cards_left(2, 13), names=PEOPLE[:1]),
}


def draw(browser: Browser, site: Server, name: str, stage: Stage) -> Path:
    context = browser.new_context(viewport=SIZE, locale="en-GB", reduced_motion="reduce", color_scheme="light")  # type: ignore[arg-type]
    page = context.new_page()
    made, people = sit_down(page, site, stage)
    lines = [person.line(made) for person in people[1:]]  # everybody is there
    expect(page.locator("[data-testid=hand-card], [data-testid=slot]").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.mouse.move(0, 0)
    file = FOLDER / f"{name}.png"
    page.screenshot(path=file)
    for line in lines:
        line.close()
    context.close()
    return file


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Server(f"{folder}/tables.sqlite", Path(folder, "log.txt"), page=page_folder()).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for name, stage in PICTURES.items():
            print(draw(browser, site, name, stage).relative_to(ROOT))
        browser.close()
        site.stop()


if __name__ == "__main__":
    main()
