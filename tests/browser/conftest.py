"""A server with the page, and Chromium to look at it."""

import os
import shutil
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.patience import PATIENCE
from tests.server.running import Server

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium")
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
expect.set_options(timeout=1000 * PATIENCE)  # a busy machine is slow, not wrong


def page_folder() -> str:
    """The page that is installed with the package; where only the sources are, the one that was built beside them."""
    installed = Path(str(resources.files("sevenwonders") / "page"))
    return os.environ.get("SEVENWONDERS_PAGE", "") or ("" if installed.exists() else str(ROOT / "web" / "dist"))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("site")
    running = Server(str(folder / "tables.sqlite"), folder / "log.txt", page=page_folder()).start()
    yield running
    running.stop()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Gone before tests of other folders run: while Playwright is open, `asyncio.run` is refused in this process."""
    assert CHROMIUM, "Chromium is not installed: see scripts/test_tools.sh"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser, site: Server) -> Iterator[Visit]:
    """Opens the page as somebody new. Everything that the page complains about in the end fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(address: str = "", path: str = "/", lang: str = "en-GB", phone: bool = False, **more: object) -> Page:
        options: dict[str, object] = {"viewport": PHONE if phone else WIDE, "locale": lang, "reduced_motion": "reduce"}
        options["service_workers"] = "block"  # each visitor is a new device: only tests of the app keep the page on it
        if phone:
            options |= {"has_touch": True, "is_mobile": True}
        context = chromium.new_context(**(options | more))  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda message: (
                complaints.append(message.text)
                if message.type == "error" and "WebSocket" not in message.text and "Failed to load" not in message.text
                else None
            ),
        )
        page.goto(f"{address or site.address}{path}")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints
