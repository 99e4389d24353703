"""What helps everybody: nothing of weight for axe on any screen, no missing word, a light first load."""

import gzip
import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

from sevenwonders.core.texts import Texts
from tests.browser.conftest import ROOT, Visit
from tests.browser.screens import SCREENS, arrive
from tests.server.running import Server

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
MOST_BYTES = 300_000
"""Of a first load, compressed."""
MOST_SHIFT = 0.05
"""Of layout, as browsers measure it; 0.1 counts as good."""


def findings(page: Page) -> list[str]:
    """Findings of axe, in short, but for minor ones. Run through the debugger: the page's own policy forbids it."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']} ({each['impact']}): {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        if each["impact"] in ("moderate", "serious", "critical")
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_of_weight(visit: Visit, site: Server, screen: str, theme: str, phone: bool) -> None:
    page = visit(color_scheme=theme, phone=phone)
    arrive(page, site, screen)
    assert findings(page) == []


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
@pytest.mark.parametrize("screen", SCREENS)
def test_no_word_is_missing(visit: Visit, site: Server, screen: str, lang: str) -> None:
    """A key that has no words would be shown as it is: with dots and no spaces."""
    page = visit(lang=f"{lang}-BE")
    arrive(page, site, screen)
    assert page.locator("html").get_attribute("lang") == lang
    shown = page.locator("body").inner_text()
    names = page.evaluate("[...document.querySelectorAll('[aria-label],[title],[alt]')].map(e => "
                          "[e.ariaLabel, e.title, e.alt].join(' ')).join('\\n')")  # fmt: skip
    for word in f"{shown}\n{names}".split():
        assert not word.startswith(("page.", "server.", "classic.", "ui.", "ask.", "undefined", "NaN", "[object")), word


def test_the_language_changes_at_once_in_mid_game(visit: Visit, site: Server) -> None:
    page = visit()
    arrive(page, site, "duel")
    for lang in ("fr", "nl", "en"):
        page.get_by_test_id("settings").click()
        page.locator(f"label[lang={lang}]").first.click()
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.get_by_role("button", name=Texts(lang)("page.settings.title"))).to_be_visible()


def test_the_first_load_is_light_and_does_not_jump(visit: Visit, site: Server) -> None:
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        body = response.body()
        squeezed = response.url.endswith(".woff2")  # these are compressed already
        sizes[response.url] = len(body) if squeezed else len(gzip.compress(body))

    page = visit(path="/api/health")
    page.on("response", weigh)
    page.goto(site.address)
    expect(page.get_by_test_id("start-duel")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    assert sum(sizes.values()) < MOST_BYTES, json.dumps(sizes, indent=1)
    shift = page.evaluate(
        "new Promise(done => { let sum = 0;"
        " new PerformanceObserver(list => { for (const each of list.getEntries()) sum += each.value; done(sum); })"
        ".observe({type: 'layout-shift', buffered: true}); setTimeout(() => done(sum), 500); })"
    )
    assert shift < MOST_SHIFT


def test_screens_are_kept_for_people_to_look_at(visit: Visit, site: Server, tmp_path: Path) -> None:
    """Every screen can be drawn, and nothing of it is wider than a phone."""
    for screen in SCREENS:
        page = visit(phone=True)
        arrive(page, site, screen)
        page.screenshot(path=tmp_path / f"{screen}.png")
        assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth"), screen
