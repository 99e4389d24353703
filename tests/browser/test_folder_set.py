"""A stranger's set in a real browser: picked at the start, decided, seen, counted; gone for a while, and back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.records import read_record
from tests.browser.conftest import Visit, page_folder
from tests.browser.person import Person
from tests.browser.test_access import findings
from tests.browser.test_seven_wonders import pick
from tests.cli.run import run
from tests.server.client import Json, Player
from tests.server.knowledge import Knowledge
from tests.server.running import Server

HARBOUR = Path(__file__).parents[2] / "examples" / "harbour"
SHIP = "Do you send a ship out to sea?"
MOST_GAMES = 6
"""Somebody who wants a harbour has one long before."""


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of a host who trusts the set."""
    folder = tmp_path_factory.mktemp("harbour")
    running = Server(
        str(folder / "tables.sqlite"), folder / "log.txt", page=page_folder(), sets=str(HARBOUR), trust_rules="yes"
    ).start()
    yield running
    running.stop()


def test_its_pages_stand_in_the_rules_book(visit: Visit, harbour: Server) -> None:
    page = visit(address=harbour.address, path="/rules/classic?with=harbour#harbour_and_ships", lang="nl-BE")
    expect(page.get_by_role("heading", name="De haven en de schepen")).to_be_visible()
    expect(page.get_by_test_id("book-page")).to_contain_text("hoogstens 5 schepen")
    expect(page.get_by_test_id("book-page").locator("[data-card=pier]")).to_be_visible()
    page.locator("[data-place-link=all-phases]").click()
    expect(page.locator("[data-thing='phase.send_ship']")).to_contain_text("wie een haven heeft")
    page.locator("[data-place-link=all-signs]").click()
    expect(page.locator("[data-thing='show.ships']")).to_contain_text("de zee op")
    page.goto(f"{harbour.address}/rules/classic")
    expect(page.locator("[data-place-link=war]")).to_be_visible()
    expect(page.locator("[data-place-link=harbour_and_ships]")).to_have_count(0)


def is_wanted(offer: Json) -> bool:
    """A harbour, and ships."""
    return offer["verb"] == "sail" or (offer["builds"] and offer["card"] in ("pier", "slipway", "beacon"))


def begin_at_the_start_page(page: Page) -> None:
    """Open the options, find the set with its picture, play."""
    page.get_by_test_id("options-classic").click()
    box = page.get_by_test_id("set-harbour")
    expect(box).to_be_visible()
    label = page.locator("label", has=box)
    expect(label).to_contain_text("Harbour")
    expect(label).to_contain_text("Ships that cities send out, turn by turn")
    picture = label.locator("img")
    expect(picture).to_be_visible()
    page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=picture.element_handle())
    box.check(force=True)
    pick(page, "page.start.option.players", "3")
    pick(page, "page.start.option.pace", Texts("en")("page.start.option.pace_none"))
    assert findings(page) == []
    page.get_by_test_id("play-classic").click()


def plays(person: Person) -> bool:
    """A whole game by clicks; whether the person was asked for a ship and has seen one beside the city."""
    page, asked, seen = person.page, False, False
    for ask in person.turns():
        if ask["kind"] == "send_ship":
            asked = True
            expect(page.get_by_role("heading", name=SHIP)).to_be_visible()
            price = ask["offers"][-1]["bank"]
            words = f"Send a ship for {price} coin{'s' if price > 1 else ''}"
            expect(page.get_by_role("button", name=words)).to_be_visible()
        ships = person.view["extras"].get("ships", [0, 0, 0])[person.view["seat"]]
        if ships and not seen:
            seen = True
            mine = page.get_by_test_id("city").first.locator("[data-extra=ships]").first
            expect(mine).to_be_visible()
            expect(mine).to_contain_text(str(ships))
        person.answer(is_wanted)
    return asked and seen


def test_a_person_plays_the_harbour(visit: Visit, harbour: Server) -> None:
    for seed in range(MOST_GAMES):
        person = Person(visit(harbour.address), seed)
        begin_at_the_start_page(person.page)
        if plays(person):
            assert_the_end_tells_it(person, harbour)
            return
    raise AssertionError("nobody ever had a harbour")


def assert_the_end_tells_it(person: Person, harbour: Server) -> None:
    """The score sheet has the set's column; no frame of the game told what the person could not know."""
    page = person.page
    expect(page.get_by_test_id("score-sheet")).to_be_visible()
    expect(page.get_by_test_id("score-sheet").locator("[data-category=harbour_points]")).to_contain_text("Harbour")
    assert person.view["scores"]["points"][person.view["seat"]]["harbour_points"] >= 2
    assert findings(page) == []
    table = page.url.rsplit("/", 1)[1]
    stranger = Player(harbour.address, "")
    faces = stranger.http.get("/api/catalogue/classic", params={"sets": "harbour"}).json()["faces"]
    record = read_record(stranger.http.get(f"/api/tables/{table}/record").text)
    knowledge = Knowledge(record, person.table["you"], [str(HARBOUR)])
    names = {key: face["name"] for key, face in faces.items()}
    for turns, frame in knowledge.moments(person.frames):
        assert not knowledge.leaks(frame, turns, names), (turns, frame)


def test_a_table_waits_for_its_set_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    """A plain sentence while the set is gone, in every language; the same game when it is back."""

    def serve(sets: str) -> Server:
        database, log = str(tmp_path / "tables.sqlite"), tmp_path / "log.txt"
        return Server(database, log, page=page_folder(), sets=sets, trust_rules="yes").start()

    server = serve(str(HARBOUR))
    ada = Player(server.address)
    table = ada.create("classic", ["easy", "easy"], players=3, sets=["harbour"], start=True)
    server.stop()
    server = serve("")
    try:
        for lang in LANGUAGES:
            page = visit(server.address, path=f"/t/{table}", lang=lang)
            sentence = Texts(lang)("page.table.waiting", sets="@").partition("@")[0]
            expect(page.get_by_text(sentence)).to_be_visible()
            expect(page.get_by_text("harbour 1.0")).to_be_visible()
            assert findings(page) == []
    finally:
        server.stop()
    server = serve(str(HARBOUR))
    try:
        page = visit(server.address, path=f"/t/{table}")
        expect(page.get_by_test_id("city").first).to_be_visible()
    finally:
        server.stop()


def test_the_preview_draws_every_card_and_fetches_nothing(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`check-set --preview` writes a page that a browser shows without any server."""
    if page_folder():
        monkeypatch.setenv("SEVENWONDERS_PAGE", page_folder())
    file = tmp_path / "cards.html"
    first = HARBOUR.parent / "my_first_set"
    heard = run(capsys, "check-set", str(HARBOUR), str(first), "--trust-rules", "--lang", "fr", "--preview", str(file))
    assert heard.code == 0, heard.err
    asked: list[str] = []
    page = visit("about:", path="blank")
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    for key, name in (("pier", "Jetée"), ("beacon", "Fanal"), ("olive_grove", "Oliveraie")):
        expect(page.locator(f"[data-card={key}]")).to_contain_text(name)
    expect(page.locator("[data-board=delphi_a]")).to_contain_text("L'oracle de Delphes")
    expect(page.locator("[data-card=hippodrome] svg").first).to_be_visible()
    assert [url for url in asked if not url.startswith("data:")] == [file.as_uri()]
    assert findings(page) == []
