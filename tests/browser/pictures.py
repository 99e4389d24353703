"""`make pictures`: the pictures of the README, of games that are always the same; icons; what links show."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect, sync_playwright

from sevenwonders.games import CLASSIC, DUEL, GameSpec
from tests.browser.conftest import CHROMIUM, QUIET, ROOT, page_folder
from tests.browser.staged import Stage, at_turn, sit_down, with_cards_left
from tests.server.running import Server

FOLDER = ROOT / "docs" / "pictures"
PUBLIC = ROOT / "web" / "public"
ROUND = ' rx="7"'
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


def draw_icons(browser: Browser) -> Iterator[Path]:
    """The sign of the tab as pictures: with its round corners, and to the edge for devices that cut their own shape."""
    sign = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    ground, marks = sign.split("/>", 1)
    smaller = f"<g transform='translate(4.8 4.8) scale(0.7)'>{marks.replace('</svg>', '</g></svg>')}"
    whole = f"{ground.replace(ROUND, '')}/>{smaller}"
    for name, size, drawing in (("icon-192", 192, sign), ("icon-512", 512, sign), ("icon-maskable-512", 512, whole)):
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{drawing}")
        file = PUBLIC / f"{name}.png"
        page.screenshot(path=file, omit_background=True)
        page.close()
        yield file


def draw_link(browser: Browser, site: Server) -> Path:
    """What links to us show: the shore of the start page."""
    page = browser.new_page(
        viewport={"width": 1200, "height": 630}, locale="en-GB", reduced_motion="reduce", color_scheme="light"
    )
    page.goto(site.address)
    expect(page.locator(".hero h1")).to_be_visible()
    page.evaluate("document.fonts.ready")
    page.evaluate(
        """() => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(`
                header, .inside, .newer { display: none !important }
                .hero { position: fixed !important; inset: 0; align-content: center !important; gap: 40px !important }
                .hero::after { margin-top: 30px }
                .hero h1 { font-size: 96px !important }
                .hero p { font-size: 30px !important }
                .hero .shore { height: auto !important; width: 1120px !important; max-height: none !important }
            `);
            document.adoptedStyleSheets.push(sheet);
        }"""
    )
    file = PUBLIC / "link.jpg"
    page.screenshot(path=file, type="jpeg", quality=82)
    page.close()
    return file


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Server(f"{folder}/tables.sqlite", Path(folder, "log.txt"), page=page_folder()).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for name, stage in PICTURES.items():
            print(draw(browser, site, name, stage).relative_to(ROOT))
        for file in (*draw_icons(browser), draw_link(browser, site)):
            print(file.relative_to(ROOT))
        browser.close()
        site.stop()


if __name__ == "__main__":
    main()
