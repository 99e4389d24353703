"""On every screen that people have nothing is cut off, too small to read, or lies on something else.

Whole games of Duel and of mixes of all sets are looked at turn by turn, each time in another window.
"""

from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import expect

from sevenwonders.games import CLASSIC, DUEL, GameSpec
from tests.browser.conftest import Visit
from tests.browser.geometry import SIZES, problems, resize
from tests.browser.person import Person
from tests.browser.staged import Stage, asked, at_turn, never, sit_down, with_cards_left
from tests.mixes import BABEL, CITIES_AND_WONDERS, FOUNDATION_SETS, LEADERS, SETS, TOWERS
from tests.server.client import Line
from tests.server.running import Server

EVERY_SET = tuple(key for key in SETS if key != "fan_leaders")
GAMES = {
    "duel": GameSpec(DUEL),
    "duel again": GameSpec(DUEL),
    "2": GameSpec(CLASSIC, 2),
    "3": GameSpec(CLASSIC, 3),
    "4 leaders": GameSpec(CLASSIC, 4, LEADERS),
    "5 cities, wonder pack": GameSpec(CLASSIC, 5, CITIES_AND_WONDERS),
    "6 babel": GameSpec(CLASSIC, 6, BABEL),
    "3 towers": GameSpec(CLASSIC, 3, TOWERS),
    "4 foundations": GameSpec(CLASSIC, 4, FOUNDATION_SETS),
    "8 teams": GameSpec(CLASSIC, 8, ("leaders", "cities"), teams=True),
    "7 every set": GameSpec(CLASSIC, 7, EVERY_SET),
    "5 every leader": GameSpec(CLASSIC, 5, (*EVERY_SET, "fan_leaders")),
}
"""Every set is in several of them, and every number of players."""


def moments(line: Line) -> Iterator[None]:
    """After each choice until the end: the reader builds, so that cities grow."""
    for number, ask in enumerate(line.turns()):
        yield
        wanted = [offer for offer in ask["offers"] if offer["verb"] not in ("sell", "discard")] or ask["offers"]
        line.choose(wanted[number % len(wanted)]["move"], ask["request"])
    yield


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_lies_well_in_every_window(visit: Visit, site: Server, name: str) -> None:
    page = visit(lang=("en-GB", "fr-FR", "nl-NL")[len(name) % 3])
    person = Person(page)
    made, people = sit_down(page, site, Stage(GAMES[name], seed=len(name), until=lambda _: True))
    expect(page.locator("[data-testid=classic-board], [data-testid=duel]")).to_be_visible()
    windows = cycle(SIZES)
    found: list[str] = []
    with people[0].line(made) as line:
        for _ in moments(line):
            person.wait(lambda: person.stands_as(line), "the page to hear what happened")
            size = next(windows)
            resize(page, size)
            where = f"{size}, age {line.view['age']}, turn {line.view.get('turn', '')}"
            found += [f"{where}: {problem}" for problem in problems(page)]
    assert not found, "\n".join(dict.fromkeys(found))


MOMENTS = {
    "seven players, all sets, late": Stage(GameSpec(CLASSIC, 7, EVERY_SET), 3, at_turn(3, 5)),
    "eight players, late": Stage(GameSpec(CLASSIC, 8, ("cities", "leaders", "towers")), 4, at_turn(3, 6)),
    "four players, second age": Stage(GameSpec(CLASSIC, 4), 3, at_turn(2, 3)),
    "three players, late": Stage(GameSpec(CLASSIC, 3), 5, at_turn(3, 6)),
    "drafting leaders": Stage(GameSpec(CLASSIC, 4, ("leaders", "cities")), 1, asked("draft_leader")),
    "over": Stage(GameSpec(CLASSIC, 7, EVERY_SET), 2, never),
    "duel, wonders": Stage(GameSpec(DUEL), 3, asked("choose_wonder")),
    "duel, first age": Stage(GameSpec(DUEL), 3, with_cards_left(1, 18)),
    "duel, late": Stage(GameSpec(DUEL), 4, with_cards_left(3, 6)),
    "duel, over": Stage(GameSpec(DUEL), 4, never),
}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_lies_well_in_every_window(visit: Visit, site: Server, name: str, theme: str) -> None:
    page = visit(color_scheme=theme)
    sit_down(page, site, MOMENTS[name])
    expect(
        page.locator("[data-testid=classic-board], [data-testid=duel], [data-testid=score-sheet]").first
    ).to_be_visible()
    found = []
    for size in SIZES:
        resize(page, size)
        found += [f"{size}: {problem}" for problem in problems(page)]
    assert not found, "\n".join(found)
