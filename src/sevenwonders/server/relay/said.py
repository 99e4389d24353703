"""What a visitor said and was not answered yet: it is said again when the table moves to another server."""

import json
import re
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

COACH: Final = "coach"
UPDATE: Final = re.compile(r'\{"type":"update","reset":(true|false),"seq":(\d+)')


@dataclass
class _Word:
    kind: str
    text: str
    id: str = ""
    lang: str = ""


class Said:
    """The words of one socket. Each is answered once, in their order."""

    def __init__(self) -> None:
        self._open: deque[_Word] = deque()
        self._hello: dict[str, Any] = {}
        """The first hello, once it was answered."""
        self._seq = 0
        """Events that the visitor has."""

    def __len__(self) -> int:
        return len(self._open)

    def note(self, text: str) -> None:
        try:
            told = json.loads(text)
            kind = str(told["type"])
        except (ValueError, TypeError, KeyError, RecursionError):
            told, kind = {}, ""
        self._open.append(_Word(kind, text, str(told.get("id", "")), str(told.get("lang", ""))))

    def heard(self, text: str) -> bool:
        """The server says something. False: that it stopped in the middle; the visitor need not know."""
        update = UPDATE.match(text)
        if update is not None:
            self._updated(update[1] == "true", int(update[2]))
            return True
        told = json.loads(text)
        if told["type"] == "refused" and told["code"] == "stopped":
            return False
        if told["type"] == "pong":
            self._settle(lambda word: word.kind == "ping")
        elif told.get("id") and any(word.kind == COACH and word.id == told["id"] for word in self._open):
            self._open = deque(word for word in self._open if word.kind != COACH or word.id != told["id"])
        elif told.get("id"):
            self._settle(lambda word: word.kind == "choose" and word.id == told["id"])
        elif self._open:
            self._open.popleft()  # not understood, or too fast: the oldest one was meant
        return True

    def _updated(self, reset: bool, seq: int) -> None:
        self._seq = seq
        if self._open and self._open[0].kind == "hello" and not self._hello:
            self._hello = json.loads(self._open.popleft().text)
        elif self._open and self._open[0].kind == "hello":
            self._open.popleft()
        elif self._open and self._open[0].kind == "speak" and reset:
            self._hello["lang"] = self._open.popleft().lang

    def _settle(self, is_meant: Callable[[_Word], bool]) -> None:
        """A word is answered, and so are those before it; but the coach takes its time."""
        if any(is_meant(word) for word in self._open):
            waiting = []
            while not is_meant(word := self._open.popleft()):
                waiting += [word] if word.kind == COACH else []
            self._open.extendleft(reversed(waiting))

    def again(self) -> list[str]:
        """What a new line to the table must hear: who this is, what it knows already, and what is not answered."""
        words = [word for word in self._open if word.kind != "ping" and not (self._hello and word.kind == "hello")]
        if self._hello:
            words.insert(0, _Word("hello", json.dumps({**self._hello, "since": self._seq})))
        self._open = deque(words)
        return [word.text for word in words]
