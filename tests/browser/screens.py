"""Every screen of the page, and how to get there."""

from collections.abc import Callable

from playwright.sync_api import FilePayload, Page, expect

from tests.server.client import Line, Player, play_to_the_end
from tests.server.running import Server

SCREENS = (
    "start",
    "nowhere",
    "options",
    "room",
    "duel",
    "classic",
    "leaders",
    "every-set",
    "end-duel",
    "end-classic",
    "replay",
)
EVERY_SET = ["leaders", "cities", "wonder_pack", "babel_tower", "babel_projects", "towers", "foundations"]


def arrive(page: Page, site: Server, screen: str) -> None:
    """Bring a page that shows the start to a screen."""
    if screen == "start":
        expect(page.get_by_test_id("start-duel")).to_be_visible()
    elif screen == "nowhere":
        page.goto(f"{site.address}/foo/bar")
        expect(page.get_by_test_id("nowhere")).to_be_visible()
    elif screen == "options":
        page.get_by_test_id("options-friends").click()
        expect(page.get_by_test_id("create")).to_be_visible()
    elif screen == "room":
        page.get_by_test_id("friends-classic").click()
        expect(page.get_by_test_id("invite-link")).to_be_visible()
    elif screen == "duel":
        table(page, site, "duel", 2)
        expect(page.get_by_test_id("duel")).to_be_visible()
    elif screen == "classic":
        table(page, site, "classic", 7)
        expect(page.get_by_test_id("hand-card").first).to_be_visible()
    elif screen == "leaders":
        table(page, site, "classic", 4, sets=["leaders", "cities"])
        expect(page.get_by_test_id("decision")).to_be_visible()
    elif screen == "every-set":
        table(page, site, "classic", 4, until=in_the_second_turn, sets=EVERY_SET)
        expect(page.get_by_test_id("on-table")).to_be_visible()
        expect(page.get_by_test_id("hand-card").first).to_be_visible()
    elif screen in ("end-duel", "end-classic"):
        game = screen.removeprefix("end-")
        table(page, site, game, 2 if game == "duel" else 3, to_the_end=True)
        expect(page.get_by_test_id("score-sheet")).to_be_visible()
    else:
        assert screen == "replay"
        record = finished_record(site)
        file: FilePayload = {"name": "game.7wn", "mimeType": "text/plain", "buffer": record.encode()}
        page.get_by_test_id("record-file").set_input_files(file)
        expect(page.get_by_test_id("replay-slider")).to_be_visible()


def in_the_second_turn(line: Line) -> bool:
    return bool(line.view) and line.view["turn"] >= 2 and line.ask is not None and line.ask["kind"] == "play_card"


def table(
    page: Page,
    site: Server,
    game: str,
    players: int,
    *,
    to_the_end: bool = False,
    until: Callable[[Line], bool] | None = None,
    **more: object,
) -> str:
    """A table of the page's visitor with bots, begun; perhaps played on, or to its end, behind the page's back."""
    person = Player(site.address, "Ada")
    made = person.create(game, ["easy"] * (players - 1), players=players, start=True, **more)
    if to_the_end:
        with person.line(made) as line:
            play_to_the_end(line)
    elif until is not None:
        with person.line(made) as line:
            for ask in line.turns():
                if until(line):
                    break
                line.choose(ask["offers"][-1]["move"], ask["request"])
    cookies = [{"name": name, "value": value, "url": site.address} for name, value in person.http.cookies.items()]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    page.goto(f"{site.address}/t/{made}")
    return made


def finished_record(site: Server) -> str:
    person = Player(site.address, "Ada")
    made = person.create("duel", ["easy"], start=True)
    with person.line(made) as line:
        play_to_the_end(line)
    return person.http.get(f"/api/tables/{made}/record").text
