"""Ending a game early on the page: giving up is asked twice, an offer is for all to answer; one's games are counted."""

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.screens import table
from tests.server.client import Player
from tests.server.running import Server


def visitors(visit: Visit, site: Server, names: list[str], game: str = "duel") -> tuple[str, list[Page]]:
    """People at a begun table, each with a page of their own."""
    people = [Player(site.address, name) for name in names]
    made = people[0].create(game, players=len(names))
    for person in people[1:]:
        assert person.post(f"/api/tables/{made}/join", {}).status_code == 200
    assert people[0].post(f"/api/tables/{made}/start").status_code == 204
    pages = []
    for person in people:
        page = visit()
        cookies = [{"name": name, "value": value, "url": site.address} for name, value in person.http.cookies.items()]
        page.context.add_cookies(cookies)  # type: ignore[arg-type]
        page.goto(f"{site.address}/t/{made}")
        expect(page.locator("[data-testid=duel], [data-testid=hand-card]").first).to_be_visible()
        pages.append(page)
    return made, pages


def test_giving_up_is_asked_twice_and_the_other_one_wins(visit: Visit, site: Server) -> None:
    _, (ada, grace) = visitors(visit, site, ["Ada", "Grace"])
    ada.get_by_test_id("settings").click()
    ada.get_by_test_id("resign").click()
    expect(ada.get_by_role("dialog")).to_contain_text("Grace wins then")
    ada.get_by_test_id("resign-sure").click()
    expect(grace.get_by_test_id("verdict")).to_contain_text("You win!")
    expect(grace.get_by_test_id("verdict")).to_contain_text("Ada gave up")
    expect(ada.get_by_test_id("verdict")).to_contain_text("Grace wins")
    expect(ada.get_by_test_id("replay-slider")).to_be_visible()


def test_an_offer_to_end_is_answered_by_all(visit: Visit, site: Server) -> None:
    _, (ada, grace, edsger) = visitors(visit, site, ["Ada", "Grace", "Edsger"], "classic")
    for answer in ("end-refuse", "end-agree"):
        ada.get_by_test_id("settings").click()
        ada.get_by_test_id("offer-end").click()
        expect(ada.get_by_test_id("end-offer")).to_contain_text("Grace and Edsger")
        expect(edsger.get_by_test_id("end-offer")).to_contain_text("Ada would like to end the game")
        grace.get_by_test_id(answer).click()
        if answer == "end-refuse":
            expect(ada.get_by_test_id("end-offer")).to_be_hidden()
    edsger.get_by_test_id("end-agree").click()
    for page in (ada, grace, edsger):
        expect(page.get_by_test_id("verdict")).to_contain_text("Ended by agreement")
        expect(page.get_by_test_id("score-sheet")).to_be_visible()


def test_a_move_of_duel_is_asked_twice_for_whoever_wants_it(visit: Visit, site: Server) -> None:
    page = visit()
    person = Person(page)
    table(page, site, "duel", 2)
    person.wait(person.owes, "one's turn")
    page.get_by_test_id("settings").click()
    page.get_by_test_id("confirm-moves").check()
    page.keyboard.press("Escape")
    assert person.ask is not None
    for _ in range(3):
        _confirmed(person)
        person.wait(person.owes, "one's turn")


def _confirmed(person: Person) -> None:
    """Answer, say no, and answer again."""
    page, ask = person.page, person.ask
    assert ask is not None
    offer, acknowledged = ask["offers"][0], person.acknowledged
    button = page.locator(f"[data-testid=offer][data-move='{offer['move']}']").first
    for answer in ("confirm-no", "confirm-yes"):
        if not button.is_visible():
            page.locator(f"[data-testid=slot][data-card='{offer['card']}']").first.click()
        button.click()
        expect(page.get_by_test_id("confirm")).to_contain_text(offer["label"])
        assert person.acknowledged == acknowledged
        page.get_by_test_id(answer).click()
        expect(page.get_by_test_id("confirm")).to_be_hidden()
    person.wait(lambda: person.acknowledged > acknowledged, "the move to be kept")


def test_this_device_remembers_ones_own_games(visit: Visit, site: Server) -> None:
    page = visit()
    expect(page.get_by_test_id("start-duel")).to_be_visible()
    expect(page.get_by_test_id("statistics")).to_have_count(0)
    for game, players in (("duel", 2), ("classic", 3)):
        table(page, site, game, players, to_the_end=True)
        expect(page.get_by_test_id("score-sheet")).to_be_visible()
        page.reload()
        expect(page.get_by_test_id("score-sheet")).to_be_visible()
    page.goto(site.address)
    expect(page.get_by_test_id("numbers-games")).to_have_text("2")
    with page.expect_download() as download:
        page.get_by_test_id("numbers-save").click()
    games = json.loads(download.value.path().read_text())
    assert [(game["game"], game["players"]) for game in games] == [("duel", 2), ("classic", 3)]
    assert len(games[1]["boards"]) == 1  # of Duel only the wonders that were built
