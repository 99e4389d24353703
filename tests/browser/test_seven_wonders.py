"""7 Wonders in a real browser: three people at one table, a phone, and what their sockets must not tell them."""

from playwright.sync_api import Page, expect

from sevenwonders.core.texts import Texts
from sevenwonders.records import read_record
from tests.browser.conftest import Visit
from tests.browser.person import Person, play_together
from tests.server.client import Player
from tests.server.knowledge import Knowledge
from tests.server.running import Server


def pick(page: Page, group: str, choice: str) -> None:
    """One of several, by its words."""
    page.get_by_role("group", name=Texts("en")(group)).get_by_text(choice, exact=True).click()


def sit_down(visit: Visit, table: str, seed: int, **how: object) -> Person:
    """Follow an invitation, give a name, take a seat."""
    page = visit(path=f"/t/{table}", **how)
    person = Person(page, seed, touch=bool(how.get("phone")))
    page.get_by_test_id("join-name").fill(f"Guest {seed}")
    person.press(page.get_by_test_id("join"))
    person.wait(lambda: bool(person.table) and person.table["you"] >= 0, "my seat")
    return person


def test_three_people_play_a_whole_game_with_leaders_and_cities(visit: Visit, site: Server) -> None:
    """The host makes the table at the start page, two friends follow the link, one of them on a phone."""
    page = visit()
    host = Person(page, 1)
    page.get_by_test_id("options-friends").click()
    pick(page, "page.start.option.game", Texts("en")("page.start.friends_classic"))
    pick(page, "page.start.option.players", "3")
    for name in ("leaders", "cities"):
        page.get_by_test_id(f"set-{name}").check(force=True)
    page.get_by_test_id("create").click()
    link = page.get_by_test_id("invite-link")
    expect(link).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    friends = [sit_down(visit, table, 2), sit_down(visit, table, 3, phone=True)]
    people = [host, *friends]
    page.get_by_test_id("begin").click()
    play_together(people)
    for person in people:
        expect(person.page.get_by_test_id("score-sheet")).to_be_visible()
        assert person.view["scores"]["totals"] == host.view["scores"]["totals"]
        places = [str(place) for place in person.view["scores"]["standings"]]
        assert person.page.get_by_test_id("place").all_inner_texts() == places
    assert len({tuple(person.view["scores"]["winners"]) for person in people}) == 1
    assert_nothing_leaked(people, Player(site.address, ""), table)


def assert_nothing_leaked(people: list[Person], stranger: Player, table: str) -> None:
    """Search every frame that a browser received for what its seat could not know then."""
    record = read_record(stranger.http.get(f"/api/tables/{table}/record").text)
    faces = stranger.http.get("/api/catalogue/classic", params={"sets": "leaders,cities"}).json()["faces"]
    names = {key: face["name"] for key, face in faces.items()}
    for person in people:
        knowledge = Knowledge(record, person.table["you"])
        moments = list(knowledge.moments(person.frames))
        assert len(moments) > 20
        for turns, frame in moments:
            assert not knowledge.leaks(frame, turns, names), (person.table["you"], turns, frame)


def test_a_person_with_bots_and_the_free_city(visit: Visit, site: Server) -> None:
    ada = Player(site.address)
    table = ada.create("classic", ["easy"], players=2, start=True)
    page = visit(path="/")
    page.context.add_cookies(
        [{"name": name, "value": value, "url": site.address} for name, value in ada.http.cookies.items()]
    )
    person = Person(page)
    page.goto(f"{site.address}/t/{table}")
    person.play_to_the_end()
    expect(page.get_by_test_id("score-sheet")).to_be_visible()
