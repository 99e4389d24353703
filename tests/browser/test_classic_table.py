"""The table of 7 Wonders: whose city is shown how, what just happened, the own hand, and wonders that grow."""

import pytest
from playwright.sync_api import Locator, Page, expect

from sevenwonders.games import CLASSIC, GameSpec
from tests.browser.conftest import Visit
from tests.browser.geometry import PHONES, SIZES, resize
from tests.browser.person import Person
from tests.browser.staged import Stage, at_turn, sit_down
from tests.mixes import SETS
from tests.server.running import Server

WIDE = [size for size in SIZES if size not in PHONES]
EVERY_SET = tuple(key for key in SETS if key != "fan_leaders")
SECOND_AGE = Stage(GameSpec(CLASSIC, 4), 3, at_turn(2, 3))
LATE = Stage(GameSpec(CLASSIC, 7, ("cities", "leaders", "wonder_pack")), 3, at_turn(3, 5))
FULL_TABLE = Stage(GameSpec(CLASSIC, 7, EVERY_SET), 3, at_turn(3, 5))


def at_table(visit: Visit, site: Server, stage: Stage, **more: object) -> tuple[Page, Person]:
    page = visit(**more)
    person = Person(page)
    sit_down(page, site, stage)
    expect(page.get_by_test_id("classic-board")).to_be_visible()
    person.wait(lambda: bool(person.view), "the table")
    return page, person


def in_sight(things: Locator) -> list[bool]:
    """For each: whether a person sees it, whole in width and not below the window."""
    seen: list[bool] = things.evaluate_all(
        """all => all.map(each => {
            const { width, height, left, right, top, bottom } = each.getBoundingClientRect();
            return width > 1 && height > 1 && left >= -1 && right <= innerWidth + 1
              && top >= -1 && bottom <= innerHeight + 1
              && each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        })"""
    )
    return seen


@pytest.mark.parametrize("size", WIDE)
@pytest.mark.parametrize("stage", [SECOND_AGE, FULL_TABLE], ids=["4 players", "7 players, every set"])
def test_neighbours_show_every_card_they_have(visit: Visit, site: Server, stage: Stage, size: str) -> None:
    """By name; only at a full table late in the game a wide effect may take the room of a name."""
    page, person = at_table(visit, site, stage)
    resize(page, size)
    cities = person.view["cities"]
    for side, city in (("left", 1), ("right", len(cities) - 1)):
        neighbour = page.locator(f"[data-testid=neighbour][data-side={side}]")
        expect(neighbour).to_have_attribute("data-city", str(city))
        cards = neighbour.locator("[data-card]")
        assert cards.count() == len(cities[city]["cards"])
        assert cards.locator(".name").count() == cards.count()
        assert all(in_sight(cards.locator(".name" if stage is SECOND_AGE else ".band")))


@pytest.mark.parametrize("size", WIDE)
def test_every_card_of_every_city_shows_what_it_does(visit: Visit, site: Server, size: str) -> None:
    page, person = at_table(visit, site, SECOND_AGE)
    resize(page, size)
    for city, view in enumerate(person.view["cities"]):
        cards = page.locator(f"[data-place=city-{city}] [data-card]")
        assert cards.count() == len(view["cards"])
        without = cards.evaluate_all(
            """all => all.filter(card => ![...card.querySelectorAll('.effect, .mark')].some(each => {
                const { width, right } = each.getBoundingClientRect();
                return width > 8 && right <= card.getBoundingClientRect().right + 1 && each.querySelector('svg');
            })).map(card => card.dataset.card)"""
        )
        assert without == []


@pytest.mark.parametrize("height", [657, 768])
def test_seven_players_with_every_set_need_no_scrolling(visit: Visit, site: Server, height: int) -> None:
    page, _ = at_table(visit, site, FULL_TABLE, viewport={"width": 1366, "height": height})
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    bar = page.get_by_role("banner").first.bounding_box()
    assert bar is not None
    for name in page.locator("[data-testid=neighbour] header, [data-testid=tile] header").all():
        box = name.bounding_box()
        assert box is not None
        assert box["y"] >= bar["y"] + bar["height"] - 1, "below the bar, not under it"


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_what_every_seat_did_stays_until_the_next_turn(visit: Visit, site: Server, phone: bool) -> None:
    """One line for each seat: on a phone as many as fit, and all of them one press away."""
    page, person = at_table(visit, site, SECOND_AGE, phone=phone)
    person.answer(lambda offer: offer["verb"] == "build")
    person.wait(lambda: person.owes(), "the next turn")
    now = page.get_by_test_id("just-now")
    if phone:
        now.get_by_role("button").tap()
        now = page.get_by_role("dialog")
    lines = now.locator("[data-seat]")
    expect(lines).to_have_count(4)
    expect(lines.filter(has=page.locator(".deed"))).to_have_count(4)


@pytest.mark.parametrize("size", PHONES)
def test_a_new_hand_lies_at_its_beginning(visit: Visit, site: Server, size: str) -> None:
    width, height = SIZES[size]
    stage = Stage(GameSpec(CLASSIC, 4), 3, at_turn(2, 1))
    page, person = at_table(visit, site, stage, phone=True, viewport={"width": width, "height": height})
    cards = page.get_by_test_id("hand-card")
    last = cards.last
    last.scroll_into_view_if_needed()
    assert in_sight(last)[0]
    person.answer(lambda offer: offer["card"] == last.get_attribute("data-card"))
    person.wait(lambda: person.owes(), "the next turn")
    expect(cards).to_have_count(len(person.view["hand"]))
    page.wait_for_function(
        "document.querySelector('[data-testid=hand-card]').getBoundingClientRect().left >= 0", timeout=10_000
    )
    assert in_sight(cards.first)[0]


@pytest.mark.parametrize("size", PHONES)
def test_a_picked_card_is_shown_whole_with_all_that_can_be_done(visit: Visit, site: Server, size: str) -> None:
    width, height = SIZES[size]
    page, _ = at_table(visit, site, SECOND_AGE, phone=True, viewport={"width": width, "height": height})
    page.get_by_test_id("hand-card").first.get_by_role("button").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    for part in (sheet.locator("li:not(.far) .name"), sheet.get_by_role("button").first, sheet.get_by_test_id("offer")):
        assert part.count()
        assert all(in_sight(part))
    sheet.get_by_role("button").first.tap()
    expect(sheet).to_be_hidden()


def test_a_wonder_fills_stage_by_stage(visit: Visit, site: Server) -> None:
    page, person = at_table(visit, site, LATE)
    assert {built for view in person.view["cities"] for built in view["stages"]} == {False, True}
    for city, view in enumerate(person.view["cities"]):
        plate = page.locator(f"[data-place=city-{city}] .picture")
        expect(plate.first).to_be_visible()
        for stage, is_built in enumerate(view["stages"], 1):
            layers = plate.first.locator(f"[data-layer='{stage}']")
            drawn = layers.evaluate_all("all => all.map(each => each.classList.contains('built'))")
            assert drawn
            assert set(drawn) == {is_built}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_ground_tells_the_age(visit: Visit, site: Server, theme: str) -> None:
    tints = []
    for age in (1, 2, 3):
        page, _ = at_table(visit, site, Stage(GameSpec(CLASSIC, 3), 2, at_turn(age, 2)), color_scheme=theme)
        tints.append(page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--ground').trim()"))
    assert all(tints)
    assert len(set(tints)) == 3


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_nothing_jumps_when_a_table_is_opened(visit: Visit, site: Server, size: str) -> None:
    width, height = SIZES[size]
    page, _ = at_table(visit, site, SECOND_AGE, viewport={"width": width, "height": height})
    expect(page.get_by_test_id("hand-card").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    shift = page.evaluate(
        "new Promise(done => { let sum = 0;"
        " new PerformanceObserver(list => { for (const each of list.getEntries()) sum += each.value; })"
        ".observe({type: 'layout-shift', buffered: true}); setTimeout(() => done(sum), 500); })"
    )
    assert shift < 0.05
