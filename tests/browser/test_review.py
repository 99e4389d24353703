"""The coach on the page: a game reviewed from its score sheet or its file, and played on from one of its positions."""

import pytest
from playwright.sync_api import FilePayload, Page, expect

from sevenwonders.games import GameSpec
from sevenwonders.records import read_annotated, write_record
from tests.browser.conftest import Visit
from tests.browser.geometry import problems, resize
from tests.browser.person import Person
from tests.browser.screens import table
from tests.browser.test_access import findings
from tests.coach.played import recorded
from tests.server.running import Server

FOUR = GameSpec("classic", 4, ("leaders",))


def open_record(page: Page, text: str) -> None:
    file: FilePayload = {"name": "game.7wn", "mimeType": "text/plain", "buffer": text.encode()}
    page.get_by_test_id("record-file").set_input_files(file)
    expect(page.get_by_test_id("replay-slider")).to_be_visible()


def whole(page: Page) -> None:
    expect(page.get_by_test_id("curve")).to_be_visible()
    expect(page.get_by_test_id("progress")).to_have_count(0)


def test_one_press_from_the_score_sheet_and_a_decision_on_its_board(visit: Visit, site: Server) -> None:
    page = visit()
    made = table(page, site, "duel", 2, to_the_end=True)
    page.get_by_test_id("review-game").click()
    whole(page)
    assert page.url.endswith(f"/t/{made}/review"), "a link that can be sent"
    expect(page.get_by_test_id("turning-point")).to_have_count(3)
    expect(page.get_by_test_id("seat-summary")).to_have_count(2)
    page.get_by_test_id("all-decisions").check()
    decision = page.get_by_test_id("decision").nth(12)
    turn = int(decision.get_attribute("data-turn") or "")
    decision.click()
    expect(page.get_by_test_id("decision-detail")).to_contain_text(f"Turn {turn},")
    expect(page.get_by_test_id("replay-slider")).to_have_value(str(turn - 1))
    page.get_by_test_id("decision-after").click()
    expect(page.get_by_test_id("decision-detail")).not_to_contain_text(f"Turn {turn},")
    page.get_by_text("All cards open").click()
    whole(page)
    page.get_by_test_id("explained").get_by_text("What the grades mean").click()
    expect(page.get_by_test_id("explained")).to_contain_text("all cards open")
    page.get_by_test_id("leave-review").click()
    expect(page.get_by_test_id("score-sheet")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_the_review_of_a_record_lies_well_and_axe_finds_nothing(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone, color_scheme="dark" if phone else "light", lang="fr-BE" if phone else "en-GB")
    open_record(page, write_record(recorded(FOUR, turns=10)))
    page.get_by_test_id("review-game").click()
    whole(page)
    page.get_by_test_id("all-decisions").check()
    page.get_by_test_id("decision").first.click()
    expect(page.get_by_test_id("decision-detail")).to_be_visible()
    for size in ("small phone", "phone") if phone else ("low laptop", "laptop"):
        resize(page, size)
        assert problems(page) == [], size
    assert findings(page) == []


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_play_on_from_a_position_and_take_moves_back(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    open_record(page, write_record(recorded(GameSpec("duel"))))
    page.get_by_test_id("replay-slider").fill("20")
    person = Person(page, touch=phone)
    page.get_by_test_id("try-go").click()
    expect(page.get_by_test_id("practice")).to_be_visible()
    person.wait(person.owes, "the first decision")
    expect(page.get_by_test_id("take-back")).to_be_disabled()
    before = person.view
    person.answer()
    person.wait(lambda: person.owes() and person.view != before, "the next decision")
    page.get_by_test_id("take-back").click()
    person.wait(lambda: person.owes() and person.view == before, "the position of before")
    expect(page.get_by_test_id("take-back")).to_be_disabled()
    page.get_by_test_id("to-review").click()
    expect(page.get_by_test_id("curve")).to_be_visible()
    line = page.get_by_test_id("line")
    expect(line).to_have_count(1)  # what was tried and taken back
    expect(line).to_contain_text("Turn 21")
    line.click()
    expect(page.get_by_test_id("replay-slider")).to_have_value("20")
    with page.expect_download() as saved:
        page.get_by_test_id("save-lines").click()
    _, added = read_annotated(saved.value.path().read_text(encoding="utf-8"))
    assert [(each.of, each.turn) for each in added.lines] == [(0, 21)]


def test_nonsense_is_told_in_words(visit: Visit, site: Server) -> None:
    page = visit(path="/review")
    expect(page.get_by_test_id("record-file")).to_be_attached()
    page.goto(f"{site.address}/t/zzzzzzzzzzzz/review")
    expect(page.get_by_role("alert").first).to_contain_text("There is no such table")
