"""Somebody at the page: looks at what arrives on the socket, and answers by clicks, taps or keys."""

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

Json = dict[str, Any]
SECONDS = 60


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

    def wait(self, wanted: Callable[[], bool], what: str) -> None:
        """Let the page live until something is so."""
        until = time.monotonic() + SECONDS
        while not wanted():
            assert time.monotonic() < until, f"waited too long for {what}"
            self.page.wait_for_timeout(25)

    def owes(self) -> bool:
        return self.ask is not None and not self.ask["chosen"]

    def is_settled(self, request: str) -> bool:
        """Whether a request is answered: nothing is asked, something else is, or the choice is sealed."""
        return self.ask is None or self.ask["request"] != request or bool(self.ask["chosen"])

    def is_over(self) -> bool:
        return bool(self.view) and bool(self.view["over"])

    # ---- answering

    def press(self, where: Locator) -> None:
        if self._touch:
            where.tap()
        else:
            where.click()

    def answer(self) -> str:
        """Choose one of the offers as a person would: open the card, press what to do with it."""
        assert self.ask is not None
        offer = self._chance.choice(self.ask["offers"])
        request = self.ask["request"]
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

    def play_on(self) -> bool:
        """Answer what is asked, if anything is; returns whether the game goes on."""
        self.wait(lambda: self.owes() or self.is_over(), "my turn")
        if self.owes():
            self.answer()
        return not self.is_over()
