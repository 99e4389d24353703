"""Somebody at the page: looks at what arrives on the socket, and answers by clicks, taps or keys."""

import json
import random
import time
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.patience import PATIENCE
from tests.server.client import MOST_ANSWERS, Json, Line, stand

SECONDS = PATIENCE
MOMENT = 25
"""Milliseconds between two looks."""


class Person:
    def __init__(self, page: Page, seed: int = 1, *, touch: bool = False) -> None:
        self.page = page
        self.frames: list[str] = []
        self.view: Json = {}
        self.ask: Json | None = None
        self.table: Json = {}
        self.acknowledged = 0
        self._touch = touch
        self._chance = random.Random(seed)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)

    def _receive(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.frames.append(text)
        message = json.loads(text)
        if message["type"] == "ack":
            self.acknowledged += 1
        elif message["type"] == "update":
            self.table = message["table"] or self.table
            if message["view"] is not None:
                self.view, self.ask = message["view"], message["ask"]

    # ---- waiting

    def live(self) -> None:
        """Let the page live for a moment: only meanwhile frames arrive."""
        self.page.wait_for_timeout(MOMENT)

    def wait(self, wanted: Callable[[], bool], what: str) -> None:
        """Let the page live until something is so, and once even if it is so already: a loop of waits hears more."""
        until = time.monotonic() + SECONDS
        self.live()
        while not wanted():
            assert time.monotonic() < until, f"waited too long for {what}; {self.stand()}"
            self.live()

    def stand(self) -> str:
        return stand(self.table, self.ask, self.frames)

    def owes(self) -> bool:
        return self.ask is not None and not self.ask["chosen"]

    def is_settled(self, request: str) -> bool:
        """Whether a request is answered: nothing is asked, something else is, or the choice is sealed."""
        return self.ask is None or self.ask["request"] != request or bool(self.ask["chosen"])

    def stands_as(self, line: Line) -> bool:
        """Whether the page is asked what another line to the same seat is asked."""
        requests = [asked and asked["request"] for asked in (self.ask, line.ask)]
        return requests[0] == requests[1] and self.is_over() == line.is_over()

    def is_over(self) -> bool:
        return bool(self.view) and bool(self.view["over"])

    # ---- answering

    def press(self, where: Locator) -> None:
        if self._touch:
            where.tap()
        else:
            where.click()

    def chosen(self, wish: Callable[[Json], bool] | None) -> Json:
        """One of the offers: of those that are wished for, if there are any."""
        assert self.ask is not None
        wished = [offer for offer in self.ask["offers"] if wish is not None and wish(offer)]
        offer: Json = self._chance.choice(wished or self.ask["offers"])
        return offer

    def answer(self, wish: Callable[[Json], bool] | None = None) -> str:
        """Choose one of the offers as a person would: open the card, press what to do with it."""
        assert self.ask is not None
        offer, request = self.chosen(wish), self.ask["request"]
        button = self.page.locator(f"[data-testid=offer][data-move='{offer['move']}']").first
        card = self._card(offer["card"])
        expect(button.or_(card).first).to_be_visible()
        if not button.is_visible():
            self.press(card)
        self.press(button)
        self.wait(lambda: self.is_settled(request), f"an answer to {offer['move']}")
        move: str = offer["move"]
        return move

    def _card(self, key: str) -> Locator:
        """A card of the structure that can be taken, or of the hand."""
        slot = f"[data-testid=slot][data-card='{key}'][data-accessible=true]"
        return self.page.locator(f"{slot}, [data-testid=hand-card][data-card='{key}'] button").first

    def turns(self) -> Iterator[Json]:
        """Every request until the game is over; the caller answers each."""
        for _ in range(MOST_ANSWERS):
            self.wait(lambda: self.owes() or self.is_over(), "my turn")
            if self.is_over():
                return
            assert self.ask is not None
            yield self.ask
        raise AssertionError(f"the game does not end; {self.stand()}")

    def play_to_the_end(self) -> None:
        for _ in self.turns():
            self.answer()


def play_together(people: list[Person]) -> None:
    """All at one table answer what they are asked, until the game is over for everybody."""
    most, answers = MOST_ANSWERS * len(people), 0
    until = time.monotonic() + SECONDS
    while not all(person.is_over() for person in people):
        for person in people:
            person.live()
            if person.owes() and not person.is_over():
                person.answer()
                answers += 1
                until = time.monotonic() + SECONDS
        where = "; ".join(person.stand() for person in people)
        assert time.monotonic() < until, f"nobody is asked anything; {where}"
        assert answers < most, f"the game does not end; {where}"
