"""Duel in a real browser: a whole game by clicks, on a phone by touch, by keyboard alone."""

import pytest
from playwright.sync_api import Page, expect

from sevenwonders.core.texts import LANGUAGES, Texts
from tests.browser.conftest import ROOT, Visit
from tests.browser.person import Person
from tests.browser.test_access import findings

GAMES = ROOT / "tests" / "records" / "games"


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


@pytest.mark.parametrize("victory", ["military", "science", "points"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_a_supremacy_the_score_sheet_says_why_points_do_not_count(visit: Visit, victory: str, lang: str) -> None:
    page, texts = visit(lang=f"{lang}-BE", phone=True), Texts(lang)
    page.get_by_test_id("record-file").set_input_files(GAMES / f"duel-{victory}.7wn")
    sheet = page.get_by_test_id("score-sheet")
    expect(sheet).to_be_visible()
    why = sheet.get_by_test_id("uncounted")
    if victory == "points":
        expect(why).to_have_count(0)
    else:
        expect(why).to_have_text(texts(f"supremacy.{victory}"))
    military = sheet.locator("[data-category=military]")
    expect(military.get_by_text(texts("supremacy.capital"))).to_have_count(int(victory == "military"))
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert findings(page) == []
