"""Every tooltip that offers more leads to a place of the rules book that tells it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.screens import EVERY_SET, arrive
from tests.browser.test_book import address, at
from tests.server.running import Server

AT_ONCE = """
const wait = window.setTimeout.bind(window);
window.setTimeout = (what, ms, ...more) => wait(what, ms === 350 ? 0 : ms, ...more);
window.moment = () => new Promise((done) => wait(done, 12));
"""
"""Explanations come at once; all other times stay as they are."""
EXPLAINED = """async () => {
  const found = [];
  for (const thing of document.querySelectorAll('#app *')) {
    if (!thing.isConnected || !thing.checkVisibility()) continue;
    thing.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await moment();
    if (thing.getAttribute('aria-describedby') !== 'tip') continue;
    const more = document.querySelector('[data-testid=more]')?.dataset.more;
    const isCard = thing.matches('[data-card], [data-token]');
    found.push({ more: more ?? '', isCard, what: document.getElementById('tip').innerText });
  }
  return found;
}"""
PLACES = {
    "duel": {"war", "trade", "science"},
    "classic": {"war", "trade", "turn"},
    "every-set": {"war", "trade", "turn"},
    "end-classic": {"all-signs/column.science", "all-signs/column.military"},
}
"""Some of those that each screen leads to."""


@pytest.mark.parametrize("screen", PLACES)
def test_more_leads_to_its_place(visit: Visit, site: Server, screen: str) -> None:
    page: Page = visit()
    page.add_init_script(AT_ONCE)
    arrive(page, site, screen)
    page.wait_for_load_state("networkidle")
    found = page.evaluate(EXPLAINED)
    assert [each["what"] for each in found if each["isCard"] and not each["more"]] == []
    places = {each["more"] for each in found} - {""}
    assert places >= PLACES[screen]
    assert not any(each["isCard"] for each in found) or any(place.startswith("all-cards/") for place in places)
    game, sets = ("duel", "") if "duel" in screen else ("classic", ",".join(EVERY_SET) if screen == "every-set" else "")
    for place in sorted(places):
        page.goto(f"{site.address}{address(game, sets, place)}")
        chapter, _, thing = place.partition("/")
        at(page, chapter)
        if thing:
            expect(page.locator(f'[data-thing="{thing}"]')).to_be_in_viewport()
