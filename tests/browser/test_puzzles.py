"""Puzzles in a real browser: one answers on the table, is told why, and the device remembers."""

import re

import pytest
from playwright.sync_api import Page, expect

from sevenwonders.coach.puzzles.collection import chosen
from sevenwonders.coach.puzzles.puzzle import Puzzle
from sevenwonders.core.texts import Texts
from tests.browser.conftest import Visit
from tests.browser.test_access import findings

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])


def building(game: str) -> Puzzle:
    """A puzzle whose answer is to build a card, in one way."""
    plain = [each for each in chosen(game) if re.fullmatch(r"build:\w+", each.answers[0])]
    return next(each for each in plain if not each.spec.sets)


def build(page: Page, puzzle: Puzzle, card: str) -> None:
    board = page.get_by_test_id("puzzle-board")
    picked = board.locator(f"[data-card='{card}']")
    if puzzle.spec.game == "duel":
        picked.locator("button").or_(picked).first.click()
        page.locator(f"[data-move='build:{card}']").first.click()
    else:
        board.locator(f"[data-place=hand] [data-card='{card}'] button").first.click()
        page.locator(f"[data-move^='build:{card}']").first.click()


@SIZES
@pytest.mark.parametrize("game", ["duel", "classic"])
def test_an_answer_on_the_table(visit: Visit, game: str, phone: bool) -> None:
    puzzle = building(game)
    texts = Texts("fr")
    page = visit(path=f"/puzzle/{puzzle.number}", lang="fr-FR", phone=phone)
    expect(page.get_by_test_id("puzzle-board").locator("[data-card]").first).to_be_visible()
    expect(page.get_by_text(texts("puzzle.task"))).to_be_visible()
    assert findings(page) == []
    build(page, puzzle, puzzle.answers[0].split(":")[1])
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_have_attribute("data-right", "true")
    expect(verdict).to_contain_text(texts("puzzle.right"))
    expect(page.get_by_test_id("why").locator("li").nth(1)).to_be_visible()
    expect(page.get_by_test_id("my-rating")).not_to_contain_text("1000")
    assert findings(page) == []
    page.reload()
    expect(page.get_by_test_id("my-rating")).not_to_contain_text("1000")
    assert "puzzle." not in page.locator("body").inner_text()


def test_from_the_start_page_through_the_day_to_the_next_one(visit: Visit) -> None:
    page = visit()
    page.get_by_test_id("to-puzzles").click()
    expect(page).to_have_url(re.compile("/puzzle$"))
    expect(page.get_by_role("heading", level=1)).to_have_text(Texts("en")("puzzle.daily"))
    page.locator("summary").click()
    page.get_by_test_id("puzzle-game").select_option("duel")
    page.get_by_test_id("another").click()
    expect(page).to_have_url(re.compile(r"/puzzle/\d+$"))
    number = int(page.url.rsplit("/", 1)[1])
    assert number in [each.number for each in chosen("duel")]
    expect(page.get_by_test_id("puzzle")).to_have_attribute("data-number", str(number))


def test_a_number_without_a_puzzle_says_so(visit: Visit) -> None:
    page = visit(path="/puzzle/99999")
    expect(page.get_by_role("alert")).to_contain_text("99999")


def test_what_bots_made_of_a_board_stands_beside_it(visit: Visit) -> None:
    page = visit(path="/rules/classic?with=leaders#all-boards")
    known = page.locator("[data-thing='giza_a']").get_by_test_id("known")
    known.scroll_into_view_if_needed()
    expect(known).to_contain_text("at 3 players (±")
    page.goto(page.url.replace("/rules/classic?with=leaders#all-boards", "/rules/duel#all-cards/pyramids"))
    expect(page.locator("[data-thing='pyramids']").get_by_test_id("known")).to_contain_text("its city wins")
