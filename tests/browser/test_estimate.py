"""The estimate at the table: only where the host wants it, to each seat its own, to nobody who watches."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from sevenwonders.coach.estimating import Estimate, estimate
from sevenwonders.core.game import Game
from sevenwonders.games import CLASSIC, DUEL, GameSpec
from tests.browser.conftest import Visit
from tests.browser.geometry import problems
from tests.browser.person import Person
from tests.browser.staged import Stage, arrive_as, at_turn, play, sit_down, with_cards_left
from tests.browser.test_access import findings
from tests.server.client import Json
from tests.server.running import Server

LAPTOP = {"width": 1366, "height": 657}


def alone(moment: Callable[[Game], bool]) -> Callable[[Game], bool]:
    """All others have chosen: nothing changes while the page is looked at."""
    return lambda game: moment(game) and list(game.to_act()) == [0]


TABLES = {
    DUEL: Stage(GameSpec(DUEL), 5, with_cards_left(2, 12), estimates=True),
    CLASSIC: Stage(GameSpec(CLASSIC, 4), 5, alone(at_turn(2, 3)), estimates=True),
}
TOGETHER = Stage(GameSpec(CLASSIC, 3), 6, alone(at_turn(2, 2)), names=("Grace",), estimates=True)


def told(person: Person) -> list[list[Json]]:
    """Every estimate that came over the line."""
    messages = [json.loads(frame) for frame in person.frames]
    return [each["seats"] for each in messages if each["type"] == "coached" and each["what"] == "estimate"]


def as_told(found: Estimate) -> list[Json]:
    return [{"chance": chance, "points": points} for chance, points in zip(found.chances, found.points, strict=True)]


def percent(chance: float) -> str:
    return f"{int(100 * chance + 0.5)}%"


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", TABLES)
def test_ones_own_chance_stands_in_the_bar_and_all_of_it_at_a_press(
    visit: Visit, site: Server, game: str, phone: bool
) -> None:
    page = visit(phone=True) if phone else visit(viewport=LAPTOP)
    person = Person(page, touch=phone)
    sit_down(page, site, TABLES[game])
    expected = estimate(play(TABLES[game])[2], 0)
    button = page.get_by_test_id("estimate-button")
    expect(button).to_contain_text(percent(expected.chances[0]))
    assert problems(page) == []
    assert told(person) == [as_told(expected)]
    person.press(button)
    rows = page.get_by_test_id("estimate-row")
    expect(rows).to_have_count(len(expected.chances))
    for seat, (chance, points) in enumerate(zip(expected.chances, expected.points, strict=True)):
        cells = rows.nth(seat).locator("td")
        expect(cells).to_have_text([percent(chance), str(points)])
    box, window = page.get_by_test_id("estimate").bounding_box(), page.viewport_size
    assert box
    assert window
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= window["width"]
    assert box["y"] + box["height"] <= window["height"]
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("estimate")).to_have_count(0)


def test_each_seat_sees_what_it_may_know_and_who_watches_sees_none(visit: Visit, site: Server) -> None:
    game = play(TOGETHER)[2]
    mine = [as_told(estimate(game, seat)) for seat in (0, 1)]
    assert mine[0] != mine[1], "two seats know different things: else this test proves nothing"
    pages = [visit(viewport=LAPTOP), visit(phone=True), visit(viewport=LAPTOP)]
    ada, grace, alan = (Person(page) for page in pages)
    made, people = sit_down(pages[0], site, TOGETHER)
    expect(pages[0].get_by_test_id("estimate-button")).to_contain_text(percent(mine[0][0]["chance"]))
    arrive_as(pages[1], people[1], made)
    expect(pages[1].get_by_test_id("estimate-button")).to_contain_text(percent(mine[1][1]["chance"]))
    pages[2].goto(f"{site.address}/t/{made}")
    expect(pages[2].get_by_test_id("settings")).to_be_visible()
    alan.wait(lambda: bool(alan.view), "the table")
    expect(pages[2].get_by_test_id("estimate-button")).to_have_count(0)
    assert told(ada) == [mine[0]]
    assert told(grace) == [mine[1]]
    assert told(alan) == []


def made_by(page: Page, person: Person, estimates: bool) -> None:
    """Begin a game with bots from the start page, with the host's wish."""
    person.press(page.get_by_test_id("options-duel"))
    page.get_by_test_id("estimates").set_checked(estimates)
    page.keyboard.press("Escape")
    person.press(page.get_by_test_id("start-duel"))
    person.wait(person.owes, "my turn")


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_there_is_none_unless_the_host_wants_it(visit: Visit, phone: bool) -> None:
    page = visit(phone=True) if phone else visit(viewport=LAPTOP)
    person = Person(page, touch=phone)
    made_by(page, person, estimates=False)
    for _ in range(2):
        person.answer()
        person.wait(person.owes, "my turn")
    expect(page.get_by_test_id("estimate-button")).to_have_count(0)
    assert told(person) == []
    page.goto(page.url.partition("/t/")[0])
    made_by(page, person, estimates=True)
    expect(page.get_by_test_id("estimate-button")).to_be_visible()
    assert len(told(person)) == 1
