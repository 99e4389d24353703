"""Those who drive the page: they hear while they wait, and do not wait for ever."""

import pytest

from tests.browser import person as people
from tests.browser.conftest import Visit
from tests.browser.person import Person, play_together
from tests.server.client import Player
from tests.server.running import Server


def test_a_wait_for_what_is_so_already_lets_the_page_live(visit: Visit) -> None:
    """Or else a loop of such waits would never hear anything again."""
    page = visit()
    heard: list[str] = []
    page.on("console", lambda message: heard.append(message.text))
    page.evaluate("setTimeout(() => console.info('later'), 100)")
    person = Person(page)
    for _ in range(1000):
        person.wait(lambda: True, "nothing at all")
        if heard:
            break
    assert heard == ["later"]


def test_a_game_that_does_not_go_on_is_given_up_with_word_of_everybody(
    visit: Visit, site: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Grace, whose turn it is, does nothing."""
    grace, ada = Player(site.address, "Grace"), Player(site.address)
    table = grace.create("duel")
    assert ada.post(f"/api/tables/{table}/join", {}).status_code == 200
    assert grace.post(f"/api/tables/{table}/start").status_code == 204
    page = visit()
    cookies = [{"name": name, "value": value, "url": site.address} for name, value in ada.http.cookies.items()]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    person = Person(page)
    page.goto(f"{site.address}/t/{table}")
    person.wait(lambda: bool(person.view), "the table")
    monkeypatch.setattr(people, "SECONDS", 1)
    with pytest.raises(
        AssertionError, match=r"nobody is asked anything; seat 1 .*is asked nothing; waited for are \[0\]"
    ):
        play_together([person])
    with pytest.raises(AssertionError, match="waited too long for my turn; seat 1 "):
        person.play_to_the_end()
