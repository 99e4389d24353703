"""How the page lies on the screen: letters, words and buttons, measured by `geometry.js`."""

from pathlib import Path

from playwright.sync_api import Page

MEASURE = Path(__file__).with_name("geometry.js").read_text(encoding="utf-8")
SIZES = {
    "small phone": (360, 640),
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "tablet": (820, 1180),
    "low laptop": (1280, 600),
    "laptop": (1366, 657),
    "screen": (1920, 1080),
}
"""The windows that people have, in CSS pixels."""
PHONES = ("small phone", "phone", "phone on its side")


def resize(page: Page, size: str) -> None:
    """Another window; once it is drawn again."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))")


def problems(page: Page) -> list[str]:
    """What lies badly and stays so: a page that is still being drawn may have a word where it is not for long."""
    found: list[str] = page.evaluate(MEASURE)
    for pause in (200, 500, 1000, 2000, 4000, 8000):
        if not found:
            break
        page.wait_for_timeout(pause)
        found = page.evaluate(MEASURE)
    return found
