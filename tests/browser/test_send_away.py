"""In the middle of a game: whoever left and does not come back is replaced, by the host's word, asked twice."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.server.client import Player
from tests.server.running import Server


def as_person(visit: Visit, site: Server, player: Player, table: str) -> Page:
    page = visit()
    cookies = [{"name": name, "value": value, "url": site.address} for name, value in player.http.cookies.items()]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    page.goto(f"{site.address}/t/{table}")
    return page


def test_the_host_lets_a_bot_play_for_somebody_who_left(visit: Visit, site: Server) -> None:
    ada, grace = Player(site.address, "Ada"), Player(site.address, "Grace")
    table = ada.create("duel", away="wait")
    grace.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    page = as_person(visit, site, ada, table)
    expect(page.get_by_test_id("duel")).to_be_visible()
    with grace.line(table) as line:
        line.until(lambda each: bool(each.view))
        page.get_by_test_id("settings").click()
        expect(page.get_by_test_id("resign")).to_be_visible()
        expect(page.get_by_test_id("send-away")).to_have_count(0)  # she is there
    page.get_by_test_id("send-away").click()
    expect(page.get_by_text("Shall a bot take the seat for good?")).to_be_visible()
    page.get_by_test_id("send-away-not").click()
    assert ada.http.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "human"
    page.get_by_test_id("send-away").click()
    page.get_by_test_id("send-away-sure").click()
    expect(page.get_by_test_id("send-away-sure")).to_have_count(0)  # the server has answered
    expect(page.get_by_test_id("send-away")).to_have_count(0)
    assert ada.http.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "bot"
    page.keyboard.press("Escape")
    person = Person(page)
    page.reload()
    person.wait(person.owes, "the bot")


def test_nobody_else_is_offered_it(visit: Visit, site: Server) -> None:
    ada, grace = Player(site.address, "Ada"), Player(site.address, "Grace")
    table = ada.create("duel")
    grace.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    page = as_person(visit, site, grace, table)
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("resign")).to_be_visible()
    expect(page.get_by_test_id("send-away")).to_have_count(0)
