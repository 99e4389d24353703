"""A first game with notes: pressing only what they point at leads from the first card to the score sheet."""

import re

import pytest
from playwright.sync_api import Page, expect

from sevenwonders.core.texts import LANGUAGES, Texts
from tests.browser.conftest import Visit
from tests.browser.person import Person

MOST_STEPS = 400
TOLD = {
    "duel": {"welcome", "structure", "city", "recap", "track", "age2", "age3", "score"},
    "classic": {"welcome", "hand", "passed", "recap", "last", "age2", "age3", "score"},
}
REASONS = {"goods", "points", "science", "pair", "war", "trade", "guild", "chain", "buy", "wonder"}
"""Why a card is good: most of it is explained on the way, whatever the bots do."""


def at_once(wanted: str) -> str:
    """The same table with bots that do not pause."""
    return re.sub(r'"pace":\d+', '"pace":0', wanted)


def begin(visit: Visit, game: str, **how: object) -> Person:
    page: Page = visit(**how)
    page.route("**/api/tables", lambda route: route.continue_(post_data=at_once(route.request.post_data or "")))
    person = Person(page, touch=bool(how.get("phone")))
    person.press(page.get_by_test_id(f"learn-{game}"))
    expect(page.get_by_test_id("guide")).to_be_visible()
    return person


def told(page: Page) -> str:
    """The note that is shown, and what it points at; empty if there is none."""
    return str(
        page.evaluate(
            """() => {
                const note = document.querySelector('[data-testid=guide]');
                const { move, card } = document.querySelector('[data-guided]')?.dataset ?? {};
                return note ? `${note.dataset.note} ${note.dataset.request} ${move} ${card}` : '';
            }"""
        )
    )


def follow(person: Person, most: int = MOST_STEPS) -> list[str]:
    """Press what the notes point at, and nothing else, until the last of them was read; returns them in order."""
    page, notes = person.page, [""]
    note, pointed = page.get_by_test_id("guide"), page.locator("[data-guided]")
    for _ in range(most):
        person.wait(lambda: told(page) != "", "a note")
        now, shown = told(page), note.inner_text()
        key = now.split()[0]
        if notes[-1] != key:
            notes.append(key)
        assert "guide." not in shown
        assert "{" not in shown
        following = page.get_by_test_id("guide-next")
        person.press(following if following.is_visible() else pointed)
        if key == "score":
            return notes
        person.wait(lambda now=now: told(page) != now, f"what comes after {now}")  # type: ignore[misc]
    raise AssertionError(f"the notes do not end: {notes[-20:]}; {person.stand()}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["duel", "classic"])
def test_the_notes_lead_from_the_first_card_to_the_score_sheet(visit: Visit, game: str, lang: str) -> None:
    person = begin(visit, game, lang=f"{lang}-BE", phone=lang == "fr")
    welcome = person.page.get_by_test_id("guide").inner_text()
    assert Texts(lang)(f"guide.{game}.welcome", board="").split(".")[-2] in welcome
    notes = follow(person)
    expect(person.page.get_by_test_id("score-sheet")).to_be_visible()
    assert person.is_over()
    assert set(notes) >= TOLD[game] - ({"track"} if person.view["scores"]["victory"] != "points" else set())
    assert "goods" in notes
    assert len(REASONS & set(notes)) >= 5
    expect(person.page.get_by_test_id("guide")).to_have_count(0)


def test_the_deal_of_a_guided_game_is_always_the_same_and_a_second_game_is_another(visit: Visit) -> None:
    hands = []
    for _ in range(2):
        person = begin(visit, "classic")
        person.wait(lambda person=person: bool(person.view), "the table")  # type: ignore[misc]
        hands.append((person.view["hand"], [city["wonder"] for city in person.view["cities"]]))
    assert hands[0] == hands[1]


def test_it_can_be_left_and_taken_up_again_where_it_was(visit: Visit) -> None:
    person = begin(visit, "duel")
    page = person.page
    for _ in range(3):
        person.press(page.get_by_test_id("guide-next"))
    expect(page.get_by_test_id("guide")).to_have_attribute("data-kind", "do")
    page.goto(page.url.split("/t/")[0])
    person.press(page.get_by_test_id("table-line").first)
    expect(page.get_by_test_id("guide")).to_have_attribute("data-kind", "do")


def test_a_learner_may_do_something_else_and_may_have_no_more_notes(visit: Visit) -> None:
    person = begin(visit, "classic")
    page = person.page
    for _ in range(2):
        person.press(page.get_by_test_id("guide-next"))
    person.wait(person.owes, "my turn")
    person.answer(lambda offer: offer["verb"] == "sell")
    person.wait(lambda: person.view["turn"] == 2 and person.owes(), "the second turn")
    expect(page.get_by_test_id("guide")).to_be_visible()
    person.press(page.get_by_test_id("guide-off"))
    expect(page.get_by_test_id("guide")).to_have_count(0)
    person.press(page.get_by_test_id("guide-again"))
    expect(page.get_by_test_id("guide")).to_be_visible()
