"""Duel in a real browser: a whole game by clicks, on a phone by touch, by keyboard alone."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person


def begin_duel(visit: Visit, **how: object) -> Person:
    """From the start page: one press, and the game is on."""
    page: Page = visit(**how)
    person = Person(page, touch=bool(how.get("phone")))
    person.press(page.get_by_test_id("start-duel"))
    expect(page.get_by_test_id("duel")).to_be_visible()
    return person


@pytest.mark.parametrize("phone", [False, True], ids=["clicks", "touch"])
def test_a_whole_duel_against_a_bot(visit: Visit, phone: bool) -> None:
    person = begin_duel(visit, phone=phone)
    person.play_to_the_end()
    assert person.acknowledged > 20
    winners = person.view["scores"]["winners"]
    assert winners
    expect(person.page.get_by_test_id("supremacy")).to_be_visible()
    person.press(person.page.get_by_test_id("to-score"))
    expect(person.page.get_by_test_id("score-sheet")).to_be_visible()
    shown = person.page.get_by_test_id("score-sheet").inner_text()
    for total in person.view["scores"]["totals"]:
        assert str(total) in shown
