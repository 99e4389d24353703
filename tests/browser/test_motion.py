"""Motion: a turn is told city by city, nobody is made to wait for it, and it leaves nothing behind."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.screens import table
from tests.server.running import Server

MOVING = {"reduced_motion": "no-preference"}
SPEEDS = ("slow", "normal", "fast", "off")

LISTEN = """() => {
  window.told = [];
  const look = () => {
    const line = document.querySelector('[data-testid=stage-text]');
    const text = line ? line.textContent.trim() : '';
    if (text && text !== window.told.at(-1)) window.told.push(text);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""

UNSEEN = """() => [...document.querySelectorAll('[data-place^="cards-"] [data-card], [data-coins]')]
  .filter((element) => element.getClientRects().length)
  .filter((element) => {
    const isClear = (each) => Number(getComputedStyle(each).opacity) === 0;
    for (let each = element; each; each = each.parentElement) if (isClear(each)) return true;
    return false;
  })
  .map((element) => element.outerHTML.slice(0, 120))"""
"""Things of cities that have a place on the page and yet are not to be seen."""


STANDING = """() => [...document.querySelectorAll('[data-place^="cards-"] [data-card]')]
  .map((card) => card.closest('[data-place]').dataset.place.slice('cards-'.length) + '/' + card.dataset.card)"""
"""The cards of all cities, each with the number of its city."""


def seated(visit: Visit, site: Server, players: int = 3, speed: str = "", **more: object) -> Person:
    """Somebody at a table with bots whose page moves."""
    options = more.pop("options", {})
    assert isinstance(options, dict)
    page = visit(**(MOVING | more))
    if speed:
        page.evaluate("speed => localStorage.setItem('sevenwonders.motion', speed)", speed)
    person = Person(page, touch=bool(more.get("phone")))
    page.clock.install()
    table(page, site, "classic", players, **options)
    expect(page.get_by_test_id("hand-card").first).to_be_visible()
    page.evaluate(LISTEN)
    return person


def play_a_card(person: Person) -> None:
    """Answers, and hears what came of it."""
    turn = (person.view["age"], person.view["turn"])
    person.answer(lambda offer: offer["verb"] == "build")
    person.wait(lambda: (person.view["age"], person.view["turn"]) != turn, "the next turn")


def hold(page: Page) -> None:
    """From now on the page's clock stands still: however slow the machine is, a reveal waits for the test."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 8)


def begin_a_reveal(person: Person) -> None:
    """Plays a card, and holds the reveal of it in its first beats."""
    hold(person.page)
    play_a_card(person)
    step(person.page)


def step(page: Page) -> None:
    page.clock.run_for(200)
    expect(page.get_by_test_id("stage-line")).to_be_visible()


def let_go(page: Page) -> None:
    page.clock.resume()


def told_in_news(person: Person) -> list[list[str]]:
    """By city: the sentences that the last update with events had."""
    updates = [frame for frame in map(json.loads, person.frames) if frame["type"] == "update" and frame["events"]]
    by_city: dict[int, list[str]] = {}
    for event in updates[-1]["events"]:
        if event["seat"] >= 0:
            by_city.setdefault(event["seat"], []).append(event["text"])
    return [by_city[city] for city in sorted(by_city)]


def at_rest(page: Page) -> None:
    expect(page.locator("[data-playing]")).to_have_count(0)
    expect(page.get_by_test_id("stage-line")).to_have_count(0)
    expect(page.get_by_test_id("actors").locator("> *")).to_have_count(0)


def nothing_is_hidden(person: Person) -> None:
    at_rest(person.page)
    assert person.page.evaluate(UNSEEN) == []
    cards = {f"{number}/{card}" for number, city in enumerate(person.view["cities"]) for card in city["cards"]}
    assert set(person.page.evaluate(STANDING)) == cards


def test_a_turn_is_told_city_by_city(visit: Visit, site: Server) -> None:
    person = seated(visit, site, players=5)
    play_a_card(person)
    at_rest(person.page)
    wanted = [" ".join(sentences) for sentences in told_in_news(person)]
    told = person.page.evaluate("window.told")
    assert told[1 : 1 + len(wanted)] == wanted, "the reader's own city first, then around the table"
    assert len(told) == len(wanted) + 2, "first all cards are turned, at last the hands are passed"
    assert person.page.evaluate(UNSEEN) == []


def test_a_card_of_the_hand_can_be_chosen_during_the_reveal(visit: Visit, site: Server) -> None:
    person = seated(visit, site, players=7, speed="slow")
    begin_a_reveal(person)
    person.page.locator("[data-testid=hand-card] button").first.click()
    expect(person.page.get_by_test_id("offer").first).to_be_visible()
    at_rest(person.page)
    assert person.page.evaluate(UNSEEN) == []
    let_go(person.page)
    play_a_card(person)  # and the choice counts as any other


@pytest.mark.parametrize("key", ["Escape", " ", "x"])
def test_a_key_shows_the_rest_at_once(visit: Visit, site: Server, key: str) -> None:
    person = seated(visit, site, players=7, speed="slow")
    begin_a_reveal(person)
    person.page.keyboard.press(key)
    at_rest(person.page)
    assert person.page.evaluate(UNSEEN) == []


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("where", ["stage-text", "stage-skip"])
def test_a_press_shows_the_rest_at_once(visit: Visit, site: Server, where: str, phone: bool) -> None:
    person = seated(visit, site, players=4, speed="slow", phone=phone)
    begin_a_reveal(person)
    person.press(person.page.get_by_test_id(where))
    at_rest(person.page)


def test_what_has_not_come_yet_is_not_seen(visit: Visit, site: Server) -> None:
    """The last city of a slow reveal still has its old purse and no new card; the state itself is new at once."""
    person = seated(visit, site, players=7, speed="slow")
    page = person.page
    begin_a_reveal(person)
    last = person.view["cities"][6]
    if last["cards"]:
        assert any(last["cards"][-1] in each for each in page.evaluate(UNSEEN))
    page.keyboard.press("Escape")
    assert page.evaluate(UNSEEN) == []
    shown = [coins for coins in page.locator("[data-coins='6'] text").all_text_contents() if coins]
    assert shown
    assert set(shown) == {str(last["coins"])}


def test_the_speed_can_be_changed_at_the_table(visit: Visit, site: Server) -> None:
    person = seated(visit, site, players=7, speed="slow")
    begin_a_reveal(person)
    speed = person.page.get_by_test_id("stage-speed")
    before = speed.text_content()
    speed.click()
    expect(speed).not_to_have_text(before or "")
    expect(person.page.locator("html")).to_have_attribute("data-motion", "normal")
    assert person.page.evaluate("localStorage.getItem('sevenwonders.motion')") == "normal"
    expect(person.page.locator("[data-playing]")).to_have_count(1)  # it goes on


def test_motion_that_is_off_shows_no_stage(visit: Visit, site: Server) -> None:
    person = seated(visit, site, speed="off")
    for _ in range(3):
        play_a_card(person)
    assert person.page.evaluate("window.told") == []
    at_rest(person.page)


def test_who_asks_the_system_for_less_motion_gets_none(visit: Visit, site: Server) -> None:
    person = seated(visit, site, reduced_motion="reduce")
    play_a_card(person)
    assert person.page.evaluate("window.told") == []
    at_rest(person.page)


def test_settings_have_all_speeds(visit: Visit, site: Server) -> None:
    person = seated(visit, site)
    person.page.get_by_test_id("settings").click()
    for speed in SPEEDS:
        person.page.locator(f"dialog input[value={speed}]").check(force=True)
        expect(person.page.locator("html")).to_have_attribute("data-motion", speed)


@pytest.mark.parametrize("sets", [[], ["leaders", "cities"]])
def test_a_whole_game_at_full_speed_leaves_nothing_hidden(visit: Visit, site: Server, sets: list[str]) -> None:
    """Every turn is played while the one before is still told."""
    person = seated_anywhere(visit, site, sets)
    page = person.page
    for ask in person.turns():
        if ask["kind"] == "play_card" and person.view["turn"] == 4:
            nothing_is_hidden(person)
        person.answer()
    expect(page.get_by_test_id("end")).to_be_visible()
    page.keyboard.press("Escape")  # whoever does not want to wait for the count
    expect(page.get_by_test_id("counting")).to_have_count(0)
    expect(page.get_by_test_id("verdict")).to_be_visible()
    totals = page.get_by_test_id("total").locator(".points").all_text_contents()
    assert [text.replace("−", "-") for text in totals] == [str(total) for total in person.view["scores"]["totals"]]


def seated_anywhere(visit: Visit, site: Server, sets: list[str]) -> Person:
    page = visit(**MOVING)
    person = Person(page)
    table(page, site, "classic", 4, sets=sets)
    expect(page.get_by_test_id("classic-board")).to_be_visible()
    return person


def test_turns_that_are_watched_to_their_end_leave_nothing_hidden(visit: Visit, site: Server) -> None:
    """An age, its war and the next age's beginning, at the quickest speed."""
    person = seated(visit, site, speed="fast")
    page = person.page
    for _ in person.turns():
        if person.view["age"] == 2 and person.view["turn"] == 2:
            break
        person.answer()
        person.wait(lambda: person.owes(), "the next turn")
        nothing_is_hidden(person)
    told = page.evaluate("window.told")
    assert any("II" in line for line in told), "the new age is told"


def test_a_war_leaves_the_hand_free(visit: Visit, site: Server) -> None:
    """Whoever skips the last turn of an age still sees who fought whom, and may go on at once."""
    person = seated(visit, site, players=5, speed="slow")
    page = person.page
    for _ in person.turns():
        if person.view["turn"] == person.view["last_turn"]:
            break
        person.answer()
    begin_a_reveal(person)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("war")).to_be_visible()
    page.locator("[data-testid=hand-card] button").first.click()
    expect(page.get_by_test_id("offer").first).to_be_visible()
    expect(page.get_by_test_id("war")).to_have_count(0)
    nothing_is_hidden(person)
