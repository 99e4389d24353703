"""What the page lets be heard: nothing, until somebody wants it."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.screens import table
from tests.server.running import Server

LISTEN = """
    window.heard = [];
    for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
        const start = kind.prototype.start;
        kind.prototype.start = function (at) {
            window.heard.push(this.constructor.name);
            return start.call(this, at);
        };
    }
"""


def heard(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.heard")
    return found


def test_sounds_are_off_until_wanted_and_follow_the_volume(visit: Visit, site: Server) -> None:
    page = visit()
    page.add_init_script(LISTEN)
    person = Person(page)
    table(page, site, "duel", 2)
    for _ in range(2):
        person.wait(person.owes, "one's turn")
        person.answer()
    assert heard(page) == []
    page.get_by_test_id("settings").click()
    page.get_by_test_id("sound").check()
    expect(page.get_by_test_id("volume")).to_have_value("60")
    page.wait_for_function("() => window.heard.length > 0")  # how it sounds
    page.evaluate("window.heard = []")
    page.keyboard.press("Escape")
    person.wait(person.owes, "one's turn")
    person.answer()
    page.wait_for_function("() => window.heard.includes('AudioBufferSourceNode')")  # the rustle of a card
    page.get_by_test_id("settings").click()
    page.get_by_test_id("volume").fill("0")
    page.reload()
    person.wait(person.owes, "one's turn")
    person.answer()
    person.wait(person.owes, "one's turn")
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("volume")).to_have_value("0")
    assert heard(page) == []
