"""A whole Duel without a mouse: Tab, arrows, Enter and Escape are enough."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.server.client import Json

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
MOST_PRESSES = 300


class Typist(Person):
    """Answers by keys alone."""

    def press(self, where: object) -> None:
        raise AssertionError("no mouse here")

    def answer(self, wish: Callable[[Json], bool] | None = None) -> str:
        assert self.ask is not None
        offer, request = self.chosen(wish), self.ask["request"]
        button = f"[data-move='{offer['move']}']"
        card = f"[data-testid=slot][data-card='{offer['card']}']"
        expect(self.page.locator(f"{button}, {card}").first).to_be_visible()
        if not self.page.locator(button).first.is_visible():
            reach(self.page, card)
            self.page.keyboard.press("Enter")
        reach(self.page, button)
        self.page.keyboard.press("Enter")
        self.wait(lambda: self.is_settled(request), f"an answer to {offer['move']}")
        move: str = offer["move"]
        return move


def focused(page: Page, selector: str) -> bool:
    return bool(page.evaluate("s => { const e = document.activeElement; return !!e && (e.matches(s) || "
                              "(e.closest(s) !== null && e.tagName === 'BUTTON')); }", selector))  # fmt: skip


def reach(page: Page, selector: str) -> None:
    """Tab on until it has the focus; within the structure the arrows lead from card to card.

    Which arrow does not matter: from every card they lead to every other, but no fixed round passes by all of them.
    """
    chance = random.Random(1)
    for _ in range(MOST_PRESSES):
        if focused(page, selector):
            return
        in_structure = "slot" in selector and focused(page, "[data-testid=slot]")
        page.keyboard.press(chance.choice(ARROWS) if in_structure else "Tab")
    raise AssertionError(f"{selector} cannot be reached by keys")


def test_a_whole_duel_by_keyboard(visit: Visit) -> None:
    page = visit()
    person = Typist(page)
    reach(page, "[data-testid=start-duel]")
    page.keyboard.press("Enter")
    person.play_to_the_end()
    reach(page, "[data-testid=to-score]")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("score-sheet")).to_be_visible()
    assert person.acknowledged > 20
