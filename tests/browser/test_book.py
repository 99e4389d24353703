"""The rules at hand: opened from everywhere, at the right place, and read on any screen."""

import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.screens import arrive, table
from tests.browser.test_access import findings
from tests.server.running import Server

EVERY = "leaders,cities,wonder_pack,babel_tower,babel_projects,towers,foundations,fan_leaders"
BOOKS = [("duel", ""), ("classic", ""), ("classic", EVERY)]
SIZES = [(360, 640), (390, 844), (1366, 768)]


def fetched(site: Server, what: str, game: str, sets: str) -> Any:
    with urllib.request.urlopen(f"{site.address}/api/{what}/{game}?sets={sets}&lang=en") as answer:
        return json.load(answer)


def address(game: str, sets: str = "", place: str = "") -> str:
    return f"/rules/{game}{'?with=' + sets if sets else ''}{'#' + place if place else ''}"


def at(page: Page, place: str) -> None:
    expect(page.get_by_test_id("book-page")).to_have_attribute("data-page", place)


@pytest.mark.parametrize(("game", "sets"), BOOKS)
def test_the_page_shows_every_sign_question_card_board_and_chain(
    visit: Visit, site: Server, game: str, sets: str
) -> None:
    book, cards = fetched(site, "book", game, sets), fetched(site, "catalogue", game, sets)
    page = visit(path=address(game, sets, "all-signs"))
    at(page, "all-signs")
    legend = {f"{group['key']}.{entry['key']}" for group in book["legend"] for entry in group["entries"]}
    things = "[...document.querySelectorAll('[data-testid=book-page] [data-thing]')].map(e => e.dataset.thing)"
    seen = set(page.evaluate(things))
    page.goto(f"{site.address}{address(game, sets, 'all-phases')}")
    at(page, "all-phases")
    assert seen | set(page.evaluate(things)) == legend

    page.goto(f"{site.address}{address(game, sets, 'all-cards')}")
    at(page, "all-cards")
    seen = set()
    for deck in page.locator("[data-deck]").all():
        deck.click()
        expect(deck).to_have_attribute("aria-pressed", "true")
        seen |= set(page.evaluate(things))
    assert seen == {key for key, face in cards["faces"].items() if face["kind"] != "token"}

    page.goto(f"{site.address}{address(game, sets, 'all-chains')}")
    at(page, "all-chains")
    chains = page.evaluate(
        "[...document.querySelectorAll('[data-opens]')]"
        ".map(e => e.closest('[data-chain]').dataset.chain + '>' + e.dataset.opens)"
    )
    assert sorted(chains) == sorted(
        f"{first}>{key}" for key, face in cards["faces"].items() for first in face["chain_from"]
    )

    if cards["boards"]:
        page.goto(f"{site.address}{address(game, sets, 'all-boards')}")
        at(page, "all-boards")
        assert set(page.evaluate(things)) == set(cards["boards"])


@pytest.mark.parametrize("screen", ["start", "room", "duel", "classic", "replay"])
def test_the_book_opens_from_every_screen_and_back_closes_it(visit: Visit, site: Server, screen: str) -> None:
    page = visit()
    arrive(page, site, screen)
    before = page.url
    page.get_by_test_id("rules").click()
    expect(page.get_by_test_id("book")).to_be_visible()
    page.locator("[data-place-link=war]").click()
    at(page, "war")
    page.locator("[data-place-link=all-chains]").click()
    at(page, "all-chains")
    page.go_back()
    expect(page.get_by_test_id("book")).to_have_count(0)
    assert page.url == before


def test_a_link_leads_to_its_place(visit: Visit) -> None:
    page = visit(path=address("classic", "cities", "all-signs/token.debt"))
    expect(page.locator("[data-thing='token.debt']")).to_be_in_viewport()
    expect(page.locator("[data-thing='token.debt']")).to_be_focused()
    page.get_by_test_id("book-sets").locator("summary").click()
    page.get_by_test_id("book-sets").get_by_label("Cities", exact=True).uncheck()
    expect(page.locator("[data-thing='token.debt']")).to_have_count(0)
    assert "with=" not in page.url


def test_more_in_a_tooltip_opens_the_book_at_the_card(visit: Visit, site: Server) -> None:
    page = visit()
    arrive(page, site, "classic")
    card = page.get_by_test_id("hand-card").first.locator("[data-card]").first
    key = card.get_attribute("data-card")
    card.hover()
    page.get_by_test_id("more").click()
    at(page, "all-cards")
    expect(page.locator(f"[data-thing={key}]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("book")).to_have_count(0)
    expect(page.get_by_test_id("hand-card").first).to_be_visible()


def test_by_keyboard_a_question_mark_opens_it(visit: Visit, site: Server) -> None:
    page = visit()
    arrive(page, site, "duel")
    page.keyboard.press("?")
    at(page, "goal")


def test_pages_are_turned_by_keyboard_alone(visit: Visit) -> None:
    page = visit(path=address("duel", "", "goal"))
    at(page, "goal")
    page.locator("[data-place-link=war]").focus()
    page.keyboard.press("Enter")
    at(page, "war")
    expect(page.get_by_test_id("book-page").get_by_role("heading", name="War")).to_be_focused()
    page.get_by_test_id("book-next").focus()
    page.keyboard.press("Enter")
    at(page, "science")
    assert page.url.endswith("/rules/duel#science")


def test_search_finds_cards_chapters_and_signs(visit: Visit) -> None:
    page = visit(path=address("classic", "leaders"), lang="fr-BE")
    field = page.get_by_test_id("book-search")
    field.fill("ecur")  # accents and case do not matter
    expect(page.get_by_test_id("book-result").first).to_contain_text("Écuries")
    field.fill("bouclier")
    expect(page.get_by_test_id("book-results")).to_contain_text("La guerre")
    field.fill("zzzz")
    expect(page.get_by_test_id("book-result")).to_have_count(0)
    field.fill("écuries")
    page.get_by_test_id("book-result").get_by_role("link").first.click()
    at(page, "all-cards")
    expect(page.locator("[data-thing=stables]")).to_be_in_viewport()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_fits_and_axe_finds_nothing(visit: Visit, site: Server, theme: str, size: tuple[int, int]) -> None:
    page = visit(
        path=address("classic", "cities,towers", "trade"),
        color_scheme=theme,
        viewport={"width": size[0], "height": size[1]},
    )
    at(page, "trade")
    pages = ["trade", "all-signs", "all-phases", "all-chains", "all-cards", "all-boards"]
    for place in pages:
        page.goto(f"{site.address}{address('classic', 'cities,towers', place)}")
        at(page, place)
        wide = "[document.documentElement, document.querySelector('.leaf')].map(e => e.scrollWidth - e.clientWidth)"
        assert page.evaluate(wide) == [0, 0], place
        assert findings(page) == [], place


def test_the_book_over_a_table_fits_a_phone(visit: Visit, site: Server) -> None:
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    table(page, site, "duel", 2)
    page.get_by_test_id("rules").tap()
    page.locator("[data-place-link=science]").tap()
    at(page, "science")
    box = page.get_by_test_id("book-page").bounding_box()
    assert box
    assert box["width"] <= 360
    assert findings(page) == []
