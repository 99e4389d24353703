"""Avatar, crest and colour: chosen by a person, seen by everybody at the table."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from sevenwonders.core.texts import LANGUAGES, Texts
from tests.browser.conftest import Visit
from tests.browser.test_access import findings


def crest_of(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-testid=seat][data-seat='{seat}'] [data-crest]")


def bears(crest: Locator, avatar: str, shape: str, color: int) -> None:
    expect(crest).to_have_attribute("data-crest", avatar)
    expect(crest).to_have_attribute("data-shape", shape)
    expect(crest).to_have_class(re.compile(rf"\bseat-{color}\b"))


def test_two_people_see_each_others_choice_in_the_room_and_at_the_table(visit: Visit) -> None:
    ada, grace = visit(), visit(phone=True)
    ada.get_by_test_id("host-name").fill("Ada")
    ada.get_by_test_id("friends-duel").click()
    expect(ada.get_by_test_id("invite-link")).to_be_visible()
    ada.get_by_test_id("my-emblem").click()
    for choice in ("avatar-lyre", "shape-round", "color-5"):
        ada.get_by_test_id(choice).click()
        expect(ada.get_by_test_id(choice).get_by_role("radio")).to_be_checked()
    ada.keyboard.press("Escape")
    bears(crest_of(ada, 0), "lyre", "round", 5)

    grace.goto(ada.url)
    bears(crest_of(grace, 0), "lyre", "round", 5)
    grace.get_by_test_id("join-name").fill("Grace")
    grace.get_by_test_id("join").click()
    grace.get_by_test_id("my-emblem").click()
    grace.get_by_test_id("avatar-lyre").click()  # taken here: nobody is mistaken for another
    expect(grace.get_by_text(Texts("en")("page.emblem.taken"))).to_be_visible()
    grace.get_by_test_id("avatar-tortoise").click()
    grace.get_by_test_id("color-0").click()
    expect(grace.get_by_text(Texts("en")("page.emblem.taken"))).to_be_hidden()
    grace.keyboard.press("Escape")
    bears(crest_of(ada, 1), "tortoise", "shield", 0)

    ada.get_by_test_id("begin").click()
    for page in (ada, grace):
        expect(page.get_by_test_id("duel")).to_be_visible()
        for seat, avatar in enumerate(("lyre", "tortoise")):
            expect(page.locator(f"[data-testid=city][data-seat='{seat}'] [data-crest]").first).to_have_attribute(
                "data-crest", avatar
            )
    grace.get_by_test_id("settings").click()  # in the middle of a game too
    grace.get_by_test_id("emblem").click()
    grace.get_by_test_id("avatar-owl").click()
    expect(ada.locator("[data-testid=city][data-seat='1'] [data-crest]").first).to_have_attribute("data-crest", "owl")


def test_by_keyboard_and_for_good(visit: Visit) -> None:
    page = visit()
    page.get_by_test_id("settings").click()
    page.get_by_test_id("emblem").focus()
    page.keyboard.press("Enter")
    first = page.get_by_test_id("avatar-").get_by_role("radio")
    first.focus()
    page.keyboard.press("ArrowRight")
    lion = page.get_by_test_id("avatar-lion").get_by_role("radio")
    expect(lion).to_be_focused()
    expect(lion).to_be_checked()
    page.wait_for_function("() => (localStorage.getItem('sevenwonders.emblem') ?? '').includes('lion')")
    page.reload()
    page.get_by_test_id("settings").click()
    page.get_by_test_id("emblem").click()
    expect(lion).to_be_checked()


def test_what_the_device_remembers_wrongly_does_no_harm(visit: Visit) -> None:
    page = visit()
    page.evaluate('localStorage.setItem(\'sevenwonders.emblem\', \'{"avatar":"unicorn","color":99}\')')
    page.reload()
    page.get_by_test_id("settings").click()
    page.get_by_test_id("emblem").click()
    expect(page.get_by_test_id("avatar-").get_by_role("radio")).to_be_checked()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_every_language_and_is_accessible(visit: Visit, lang: str) -> None:
    page = visit(lang=f"{lang}-BE", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    page.get_by_test_id("settings").tap()
    page.get_by_test_id("emblem").tap()
    dialog = page.get_by_test_id("emblem-dialog")
    expect(dialog.get_by_role("radio", name=Texts(lang)("page.emblem.avatar.owl"), exact=True)).to_be_attached()
    expect(dialog.get_by_role("radio")).to_have_count(13 + 4 + 9)
    assert findings(page) == []
    assert "page.emblem" not in dialog.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
