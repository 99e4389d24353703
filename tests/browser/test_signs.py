"""Signs of danger at the table: there where the rival can win next turn, or a neighbour is ahead, and not elsewhere."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from sevenwonders import Duel
from sevenwonders.core.game import Game
from sevenwonders.games import CLASSIC, DUEL, GameSpec
from tests.browser.conftest import Visit
from tests.browser.geometry import problems
from tests.browser.person import Person
from tests.browser.staged import Stage, play, sit_down
from tests.browser.test_access import findings
from tests.duel.facts import CARDS
from tests.server.client import Json
from tests.server.running import Server

LAPTOP = {"width": 1366, "height": 657}
SEEDS = range(1, 400)
Taste = Callable[[Game, str], bool]


def victories(game: Game) -> Iterator[tuple[str, str]]:
    """How the rival wins at once after some move of the reader's, and with which card: every move is tried."""
    for move in game.moves(0):
        after = game.clone(quiet=True)
        after.apply(0, move)
        if not after.over() and after.next_seat() == 1:
            for reply in after.moves(1):
                for victory in won_by(after, reply):
                    yield victory, game.text(reply).split(":")[-1]


def won_by(game: Game, move: int) -> Iterator[str]:
    """The victory of the rival that a move leads to, also by what is decided after it."""
    then = game.clone(quiet=True)
    then.apply(1, move)
    if then.over():
        if then.payoff(1) == 1.0 and then.scores().victory in ("science", "military"):
            yield then.scores().victory
    elif then.next_seat() == 1 and then.view(1).decisions[0].kind in ("choose_progress", "revive"):
        for more in then.moves(1):
            yield from won_by(then, more)


def takes_a_card(game: Game) -> bool:
    return bool(game.view(0).decisions[0].kind == "play_card")


def rival_wins_by(victory: str) -> Callable[[Game], bool]:
    """With a card that lies open already: whatever the reader does but take it."""

    def wanted(game: Game) -> bool:
        if not takes_a_card(game) or not near(game, victory):
            return False
        open_now = {game.text(move).split(":")[1] for move in game.moves(0) if game.text(move).startswith("sell:")}
        return any(how == victory and card in open_now for how, card in victories(game))

    return wanted


def near(game: Game, victory: str) -> bool:
    """Whether it is worth trying every move."""
    assert isinstance(game, Duel)
    return -int(game.pawn) >= 5 if victory == "military" else len(game.view(0).cities[1].symbols) >= 4


def is_safe(game: Game) -> bool:
    """A late position: the rival wins by no card whatsoever, not even by one that would be turned up."""
    return takes_a_card(game) and game.view(0).age == 3 and not any(victories(game))  # type: ignore[attr-defined]


def shields_ahead(game: Game) -> list[int]:
    """By how many each neighbour is ahead."""
    cities = game.view(0).cities  # type: ignore[attr-defined]
    return [cities[seat].shields - cities[0].shields for seat in (1, len(cities) - 1)]


def behind_in_shields(game: Game) -> bool:
    return takes_a_card(game) and max(shields_ahead(game)) > 0


def ahead_in_shields(game: Game) -> bool:
    return takes_a_card(game) and game.view(0).age > 1 and max(shields_ahead(game)) < 0  # type: ignore[attr-defined]


def is_green(move: str) -> bool:
    return bool(CARDS[move.split(":")[1]]["color"] == "green")


TASTES: Final[Mapping[int, Taste]] = {
    0: lambda _, move: move.startswith("sell:") and not is_green(move),
    1: lambda _, move: move.startswith("build:") and is_green(move),
}
"""A reader who leaves science to the rival, so that it comes to that."""


def stage(spec: GameSpec, until: Callable[[Game], bool], tastes: Mapping[int, Taste] | None = None) -> Stage:
    for seed in SEEDS:
        found = Stage(spec, seed, until, tastes=tastes or {})
        if not play(found)[2].over():
            return found
    raise AssertionError("no game comes to that moment")


def signs_told(person: Person) -> list[Json]:
    """What the server answered about signs."""
    told = [json.loads(frame) for frame in person.frames]
    return [each for each in told if each["type"] == "coached" and each["what"] == "signs"]


def watchful(page: Page, person: Person) -> None:
    """Switch signs on as a person does."""
    person.press(page.get_by_test_id("settings"))
    page.get_by_test_id("show-signs").check()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("show-signs")).to_have_count(0)


def seated(visit: Visit, site: Server, wanted: Stage, phone: bool) -> tuple[Page, Person]:
    page = visit(phone=True) if phone else visit(viewport=LAPTOP)
    person = Person(page, touch=phone)
    sit_down(page, site, wanted)
    person.wait(person.owes, "my turn")
    return page, person


def in_sight(page: Page, testid: str) -> None:
    box, window = page.get_by_test_id(testid).first.bounding_box(), page.viewport_size
    assert box
    assert window
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= window["width"]
    assert box["y"] + box["height"] <= window["height"]


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize("victory", ["science", "military"])
def test_a_rival_who_can_win_next_turn_is_a_sign_for_who_wants_signs(
    visit: Visit, site: Server, victory: str, phone: bool
) -> None:
    wanted = stage(GameSpec(DUEL), rival_wins_by(victory), TASTES if victory == "science" else {})
    page, person = seated(visit, site, wanted, phone)
    expect(page.get_by_test_id("duel")).to_be_visible()
    assert not signs_told(person), "nobody asks for signs who did not switch them on"
    watchful(page, person)
    sign = page.locator(f"[data-testid=sign][data-kind^=rival_{victory}]").first
    expect(sign).to_be_visible()
    in_sight(page, "sign")
    assert findings(page) == []
    assert problems(page) == []
    person.press(page.get_by_test_id("settings"))
    page.get_by_test_id("show-signs").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("sign")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_rival_who_cannot_win_is_none(visit: Visit, site: Server, phone: bool) -> None:
    page, person = seated(visit, site, stage(GameSpec(DUEL), is_safe), phone)
    watchful(page, person)
    person.wait(lambda: bool(signs_told(person)), "the coach to have looked")
    expect(page.get_by_test_id("duel")).to_be_visible()
    assert signs_told(person)[-1]["signs"] == []
    expect(page.get_by_test_id("sign")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_neighbour_who_is_ahead_in_shields_is_a_sign_and_one_behind_is_none(
    visit: Visit, site: Server, phone: bool
) -> None:
    behind = stage(GameSpec(CLASSIC, 4), behind_in_shields)
    page, person = seated(visit, site, behind, phone)
    watchful(page, person)
    ahead = page.locator("[data-testid=sign][data-kind=neighbour_shields]")
    expect(ahead).to_have_count(sum(each > 0 for each in shields_ahead(play(behind)[2])))
    in_sight(page, "sign")
    assert findings(page) == []
    sit_down(page, site, stage(GameSpec(CLASSIC, 4), ahead_in_shields))
    before = len(signs_told(person))
    person.wait(lambda: len(signs_told(person)) > before, "the coach to have looked: signs stay on")
    expect(page.get_by_test_id("hand-card").first).to_be_visible()
    expect(ahead).to_have_count(0)
