"""What lies around the table: the start page, the room, the way back, the log, the end, wrong addresses."""

import pytest
from playwright.sync_api import Locator, Page, expect

from sevenwonders.core.texts import Texts
from tests.browser.conftest import Visit
from tests.browser.screens import EVERY_SET, finished_record, in_the_second_turn, table
from tests.server.client import Player, play_to_the_end
from tests.server.running import Server

LAPTOPS = [(1280, 600), (1366, 657)]
PHONES = [(360, 640), (390, 844)]
WINDOWS = [*PHONES, (844, 390), (820, 1180), *LAPTOPS, (1920, 1080)]
LONG = "Wolfeschlegelsteinhausen"
"""As long as a name may be, and without a space."""


def as_guest(visit: Visit, size: tuple[int, int], lang: str = "en", **more: object) -> Page:
    touch = {"has_touch": True, "is_mobile": True} if size[0] < 900 else {}
    return visit(viewport={"width": size[0], "height": size[1]}, lang=f"{lang}-BE", **touch, **more)


def named(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def is_whole_in_sight(thing: Locator) -> bool:
    """Without any scrolling, neither of the page nor of a box in it."""
    seen: bool = thing.evaluate(
        """node => {
            const { width, top, left, bottom, right } = node.getBoundingClientRect();
            return width > 0 && top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
        }"""
    )
    return seen


def greet(page: Page, site: Server, person: Player) -> None:
    cookies = [{"name": name, "value": value, "url": site.address} for name, value in person.http.cookies.items()]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    page.goto(site.address)


# ---- the start page


@pytest.mark.parametrize("size", WINDOWS, ids=named)
@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_three_choices_and_ones_games_are_seen_at_once(
    visit: Visit, site: Server, size: tuple[int, int], lang: str
) -> None:
    person = Player(site.address, "Ada")
    person.create("duel", ["easy"], start=True)
    person.create("classic", ["easy"] * 3, players=4, start=True)
    page = as_guest(visit, size, lang)
    greet(page, site, person)
    mine = page.get_by_test_id("my-games")
    expect(mine.get_by_test_id("table-line").first).to_be_visible()
    assert is_whole_in_sight(mine.get_by_test_id("table-line").first)
    for choice in ("start-duel", "start-classic", "friends-duel", "friends-classic"):
        assert is_whole_in_sight(page.get_by_test_id(choice)), choice


@pytest.mark.parametrize("size", WINDOWS, ids=named)
def test_options_open_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    page = as_guest(visit, size, "fr")
    for about, button in (("duel", "play-duel"), ("classic", "play-classic"), ("friends", "create")):
        page.get_by_test_id(f"options-{about}").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert is_whole_in_sight(page.get_by_role("dialog"))
        assert is_whole_in_sight(page.get_by_test_id(button))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_host_without_a_name_is_asked_once(visit: Visit, site: Server) -> None:
    page = as_guest(visit, (390, 844))
    page.get_by_test_id("host-name").fill("Hypatia")
    page.get_by_test_id("friends-duel").click()
    expect(page.locator("[data-testid=seat][data-seat='0']")).to_contain_text("Hypatia")
    expect(page.get_by_test_id("host-name")).to_be_hidden()
    page.goto(site.address)
    expect(page.get_by_test_id("name")).to_contain_text("Hypatia")
    expect(page.get_by_test_id("host-name")).to_be_hidden()


def test_whoever_gave_no_name_can_do_so_in_the_room(visit: Visit) -> None:
    page = as_guest(visit, (390, 844))
    page.get_by_test_id("friends-duel").click()
    expect(page.get_by_test_id("invite-link")).to_be_visible()
    page.get_by_test_id("host-name").fill("Euclid")
    page.get_by_test_id("host-name-save").click()
    expect(page.locator("[data-testid=seat][data-seat='0']")).to_contain_text("Euclid")
    expect(page.get_by_test_id("host-name")).to_be_hidden()


# ---- the room


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
@pytest.mark.parametrize("size", [*PHONES, (412, 915), *LAPTOPS], ids=named)
def test_no_button_of_the_room_is_clipped(visit: Visit, size: tuple[int, int], lang: str) -> None:
    page = as_guest(visit, size, lang)
    page.get_by_test_id("friends-classic").click()
    for button in (page.get_by_test_id("begin"), page.get_by_test_id("fill"), page.get_by_test_id("copy-link")):
        expect(button).to_be_visible()
        assert button.evaluate("node => node.scrollWidth <= node.clientWidth")


# ---- Back


def test_back_closes_what_lies_over_the_table(visit: Visit, site: Server) -> None:
    page = as_guest(visit, (390, 844))
    expect(page.get_by_test_id("start-duel")).to_be_visible()
    made = table(page, site, "duel", 2)
    address = f"{site.address}/t/{made}"
    expect(page.get_by_test_id("duel")).to_be_visible()
    for opener in (page.get_by_test_id("settings"), page.get_by_role("button", name="Log", exact=True)):
        opener.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("dialog")).to_be_hidden()
        assert page.url == address
        expect(page.get_by_test_id("duel")).to_be_visible()


def test_what_is_closed_otherwise_leaves_nothing_to_go_back_to(visit: Visit) -> None:
    page = as_guest(visit, (390, 844))
    page.get_by_test_id("friends-duel").click()
    expect(page.get_by_test_id("invite-link")).to_be_visible()
    for _ in range(2):
        page.get_by_test_id("settings").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.wait_for_function("!history.state?.layer")
    page.go_back()
    expect(page.get_by_test_id("start-duel")).to_be_visible()


def test_a_link_in_a_dialog_and_a_page_loaded_anew_leave_no_trap(visit: Visit) -> None:
    page = as_guest(visit, (390, 844))
    expect(page.get_by_test_id("start-duel")).to_be_visible()
    page.get_by_test_id("options-duel").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_test_id("play-duel").click()  # leads away, with the dialog open
    expect(page.get_by_test_id("duel")).to_be_visible()
    page.get_by_test_id("settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("duel")).to_be_visible()
    page.wait_for_function("!history.state?.layer")
    page.go_back()
    expect(page.get_by_test_id("start-duel")).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_hidden()


# ---- the log, tooltips


@pytest.mark.parametrize("size", [*PHONES, (820, 1180)], ids=named)
def test_the_log_opens_at_its_end(visit: Visit, site: Server, size: tuple[int, int]) -> None:
    page = as_guest(visit, size)
    made = table(page, site, "duel", 2, to_the_end=True)
    expect(page.get_by_test_id("score-sheet")).to_be_visible()
    assert made in page.url
    page.get_by_role("button", name="Log", exact=True).click()
    lines = page.get_by_role("dialog").get_by_role("log").locator("li")
    expect(lines.last).to_be_in_viewport()
    assert lines.count() > 20
    if size in PHONES:
        expect(lines.first).not_to_be_in_viewport()
    page.get_by_role("dialog").get_by_role("button", name="Age II", exact=True).click()
    expect(page.get_by_role("dialog").locator("li[data-age='2']")).to_be_in_viewport()


def test_a_tap_on_the_sign_of_a_guess_explains_it(visit: Visit, site: Server) -> None:
    page = as_guest(visit, (820, 1180))
    table(page, site, "classic", 7, until=in_the_second_turn, sets=EVERY_SET)
    expect(page.get_by_test_id("hand-card").first).to_be_visible()
    sign = page.locator("[data-testid=guess]:visible").first
    sign.tap()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    assert tip.inner_text().count(Texts("en")("page.tip.guess")) == 1


# ---- the end


@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_names_stay_whole_on_the_score_sheet(visit: Visit, site: Server, players: int) -> None:
    person = Player(site.address, LONG)
    game = "duel" if players == 2 else "classic"
    made = person.create(game, ["easy"] * (players - 1), players=players, start=True)
    with person.line(made) as line:
        play_to_the_end(line)
    for size in WINDOWS:
        page = as_guest(visit, size, path="/api/health")
        cookies = [{"name": name, "value": value, "url": site.address} for name, value in person.http.cookies.items()]
        page.context.add_cookies(cookies)  # type: ignore[arg-type]
        page.goto(f"{site.address}/t/{made}")
        name = page.get_by_test_id("score-name").first.get_by_text(LONG)
        expect(name).to_be_visible()
        lines = name.evaluate(
            """node => {
                const words = document.createRange();
                words.selectNodeContents(node);
                const upright = getComputedStyle(node).writingMode !== 'horizontal-tb';
                return new Set([...words.getClientRects()].map(box => Math.round(upright ? box.left : box.top))).size;
            }"""
        )
        assert lines == 1, size
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], size
        expect(page.get_by_test_id("winner-plate").locator("svg").first).to_be_visible()
        page.context.close()


def test_a_replay_shows_the_winners_wonders_too(visit: Visit, site: Server) -> None:
    page = as_guest(visit, (1366, 657))
    record = finished_record(site)
    file = {"name": "game.7wn", "mimeType": "text/plain", "buffer": record.encode()}
    page.get_by_test_id("record-file").set_input_files(file)  # type: ignore[arg-type]
    expect(page.get_by_test_id("winner-plate")).to_be_visible()


# ---- nowhere


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1280, 600)], ids=named)
def test_an_address_of_nothing_says_so(visit: Visit, site: Server, size: tuple[int, int], lang: str) -> None:
    page = as_guest(visit, size, lang)
    answer = page.goto(f"{site.address}/foo/bar")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_test_id("nowhere")).to_contain_text(Texts(lang)("page.nowhere.text"))
    home = page.get_by_test_id("nowhere").get_by_role("link")
    assert is_whole_in_sight(home)
    home.click()
    expect(page.get_by_test_id("start-duel")).to_be_visible()
