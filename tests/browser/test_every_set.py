"""7 Wonders with every set at once, in a real browser: a whole game by clicks, and what lies on the table beside it."""

import pytest
from playwright.sync_api import Page, expect

from sevenwonders.records import read_record
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.screens import EVERY_SET, arrive
from tests.browser.test_access import findings
from tests.server.client import Player
from tests.server.knowledge import Knowledge
from tests.server.running import Server


def extra(page: Page, key: str) -> str:
    """What is shown of something that a set adds, in words."""
    shown = page.locator(f"[data-testid=extra][data-extra={key}]").first
    expect(shown).to_be_visible()
    return shown.inner_text()


def assert_all_is_shown(person: Person, names: dict[str, str]) -> None:
    """Tower, project and foundations stand on the page as the view tells them."""
    page, extras = person.page, person.view["extras"]
    tower = extra(page, "tower")
    for tile in extras["tower"]:
        assert not tile or names[tile] in tower
    assert names[extras["project"]] in extra(page, "project")
    left = page.locator("[data-testid=extra][data-extra=project_tokens]").first.inner_text()
    assert str(extras["project_tokens"]) in left
    mine = page.get_by_test_id("city").first
    foundation = mine.locator("[data-testid=extra][data-extra=foundations]")
    assert names[extras["foundations"][person.view["seat"]]] in foundation.inner_text()
    assert foundation.locator(".awake").count() == extras["foundation_steps"][person.view["seat"]]
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")


def test_a_whole_game_with_every_set(visit: Visit, site: Server) -> None:
    ada = Player(site.address)
    table = ada.create("classic", ["easy"] * 3, players=4, sets=EVERY_SET, start=True)
    faces = ada.http.get("/api/catalogue/classic", params={"sets": ",".join(EVERY_SET)}).json()["faces"]
    names = {key: face["name"] for key, face in faces.items()}
    page = visit()
    cookies = [{"name": name, "value": value, "url": site.address} for name, value in ada.http.cookies.items()]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    person = Person(page, 5)
    page.goto(f"{site.address}/t/{table}")
    asked: set[str] = set()
    ages: set[int] = set()
    for ask in person.turns():
        asked.add(ask["kind"])
        if ask["kind"] == "play_card" and person.view["age"] not in ages:
            ages.add(person.view["age"])
            expect(page.get_by_test_id("hand-card").first).to_be_visible()
            assert_all_is_shown(person, names)
        person.answer()
    assert ages == {1, 2, 3}
    assert {"draft_foundation", "choose_foundation", "draft_leader", "draft_tile", "recruit_leader"} <= asked
    sheet = page.get_by_test_id("score-sheet")
    expect(sheet).to_be_visible()
    for category in ("babel_tower", "projects", "towers", "foundations", "leaders", "cities"):
        expect(sheet.locator(f"[data-category={category}]")).to_be_visible()
    assert findings(page) == []
    knowledge = Knowledge(read_record(ada.http.get(f"/api/tables/{table}/record").text), person.table["you"])
    for turns, frame in knowledge.moments(person.frames):
        assert not knowledge.leaks(frame, turns, names), (turns, frame)


@pytest.mark.parametrize("how", ["wide", "phone"])
def test_a_card_can_be_laid_on_the_tower(visit: Visit, site: Server, how: str) -> None:
    """Every card may be given for a tile; the menu names the tiles."""
    page = visit(phone=how == "phone")
    arrive(page, site, "every-set")
    press = page.locator("[data-testid=hand-card] button").first
    press.tap() if how == "phone" else press.click()
    tiles = page.locator("[data-testid=offer][data-verb=tower]")
    expect(tiles.first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert findings(page) == []
