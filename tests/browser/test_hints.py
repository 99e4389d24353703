"""A hint at the table: by mouse, finger and keys; in words and pointed at; and the game is marked as one with hints."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.test_access import findings
from tests.server.client import Player
from tests.server.running import Server

LAPTOP = {"width": 1366, "height": 657}


def at_a_table(page: Page, site: Server, game: str, players: int) -> Person:
    """Somebody alone with bots, who is asked for a card."""
    person = Person(page, touch=bool(page.evaluate("navigator.maxTouchPoints > 0")))
    wanted = {"options": {"game": game, "players": players, "pace": 0}, "bots": ["easy"] * (players - 1), "start": True}
    made = page.evaluate(
        "wanted => fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},"
        " body: JSON.stringify(wanted)}).then(answer => answer.json())",
        wanted,
    )
    page.goto(f"{site.address}/t/{made['id']}")
    person.wait(person.owes, "my turn")
    return person


def among_cards(person: Person) -> None:
    """On to a decision about cards that lie on the table."""
    while person.ask is None or person.ask["kind"] != "play_card":
        person.answer()
        person.wait(person.owes, "my turn")


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("classic", 4)])
def test_a_hint_step_by_step(visit: Visit, site: Server, game: str, players: int, phone: bool) -> None:
    page = visit(phone=True) if phone else visit(viewport=LAPTOP)
    person = at_a_table(page, site, game, players)
    among_cards(person)
    expect(page.get_by_test_id("hinted")).to_have_count(0)
    person.press(page.get_by_test_id("hint-button"))
    panel = page.get_by_test_id("hint")
    expect(page.get_by_test_id("hint-look")).to_be_visible()
    expect(page.get_by_test_id("hint-move")).to_have_count(0)
    expect(page.locator("header").get_by_test_id("hinted")).to_be_visible()
    person.press(page.get_by_test_id("hint-next"))
    expect(page.get_by_test_id("hint-move")).to_have_count(2)
    expect(page.get_by_test_id("halo").first).to_be_visible()
    person.press(page.get_by_test_id("hint-next"))
    expect(panel).to_have_attribute("data-step", "reasons")
    expect(page.get_by_test_id("hint-next")).to_have_count(0)
    assert findings(page) == []
    box = panel.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= page.viewport_size["width"]  # type: ignore[index]
    # playing the move that is advised ends the hint
    best = page.get_by_test_id("hint-move").first.get_attribute("data-hint")
    person.answer(lambda offer: offer["move"] == best)
    expect(panel).to_have_count(0)
    expect(page.get_by_test_id("halo")).to_have_count(0)


def test_a_hint_by_keys_alone(visit: Visit, site: Server) -> None:
    page = visit(viewport=LAPTOP)
    person = at_a_table(page, site, "classic", 3)
    among_cards(person)
    page.get_by_test_id("hint-button").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("hint-look")).to_be_visible()
    expect(page.get_by_test_id("hint")).to_be_focused()
    for step in ("moves", "reasons"):
        expect(page.get_by_test_id("hint-next")).to_be_visible()
        for _ in range(6):
            page.keyboard.press("Tab")
            if page.get_by_test_id("hint-next").evaluate("each => each === document.activeElement"):
                break
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("hint")).to_have_attribute("data-step", step)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    expect(page.get_by_test_id("hint-button")).to_be_focused()


def test_people_agree_in_the_waiting_room_or_there_are_no_hints(visit: Visit, site: Server) -> None:
    ada = Player(site.address, "Ada")
    made = ada.create("duel", hints=True)
    page = visit(path=f"/t/{made}", phone=True)
    expect(page.get_by_test_id("agree-hints")).to_be_visible()
    page.get_by_test_id("join-name").fill("Grace")
    page.get_by_test_id("join").tap()
    expect(page.get_by_test_id("agree-box")).not_to_be_checked()
    missing = page.get_by_test_id("agree-missing")
    expect(missing).not_to_contain_text("Ada")
    assert findings(page) == []
    page.get_by_test_id("agree-box").check()
    expect(missing).to_have_text("Everybody agrees.")
    assert ada.post(f"/api/tables/{made}/start").status_code == 204
    expect(page.get_by_test_id("hint-button")).to_be_visible()


def test_those_who_did_not_agree_and_those_who_watch_see_no_button(visit: Visit, site: Server) -> None:
    ada, grace = Player(site.address, "Ada"), Player(site.address, "Grace")
    made = ada.create("duel", hints=True)
    assert grace.post(f"/api/tables/{made}/join", {}).status_code == 200
    assert ada.post(f"/api/tables/{made}/start").status_code == 204
    alone = ada.create("duel", ["easy"], start=True)
    for table in (made, alone):
        page = visit(path=f"/t/{table}")
        expect(page.get_by_test_id("settings")).to_be_visible()
        expect(page.get_by_test_id("hint-button")).to_have_count(0)
