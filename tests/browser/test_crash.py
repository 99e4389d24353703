"""The server dies in mid-turn, and the page goes on by itself."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit, page_folder
from tests.browser.person import Person
from tests.server.running import Server


def test_the_page_survives_a_killed_server(visit: Visit, tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite"), tmp_path / "log.txt", page=page_folder()).start()
    try:
        page = visit(address=server.address)
        person = Person(page)
        page.get_by_test_id("start-duel").click()
        turns = 0
        for turns, _ in enumerate(person.turns(), 1):
            person.answer()
            if turns in (3, 9, 15):
                server.kill()
                expect(page.get_by_test_id("offline")).to_be_visible()
                server.start()
                expect(page.get_by_test_id("offline")).to_be_hidden()
        assert turns > 20
        expect(page.get_by_test_id("supremacy")).to_be_visible()
    finally:
        server.stop()
