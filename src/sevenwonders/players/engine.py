"""The other end of 7WP: a program that plays, asked over its standard input and answering over its standard output.

Whatever it does, nobody waits longer than its time and nothing is taken for a move that is none: docs/7wp.md.
"""

import json
import queue
import shlex
import subprocess
import threading
import time
from dataclasses import asdict
from typing import IO, Final

from sevenwonders.core.game import View

VERSION: Final = 1
START_SECONDS: Final = 60.0
"""Until a new process says that it is ready: a machine may be very busy."""
LONGEST_LINE: Final = 65_536
MOST_LINES: Final = 1000
"""Lines that are kept until somebody looks; a program that writes more waits."""


class EngineFault(Exception):
    """What a program did wrong, in a few words."""


class Engine:
    """One process. After a fault it is of no use any more."""

    def __init__(self, command: str) -> None:
        self.name = ""
        self.wants_record = False
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except (OSError, ValueError) as error:
            raise EngineFault(f"cannot be started: {error}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._said: queue.Queue[str | None] = queue.Queue(MOST_LINES)
        self._to_say: queue.Queue[str | None] = queue.Queue()
        # Threads of their own: a program that neither reads nor writes holds nobody up.
        threading.Thread(target=_read, args=(self._process.stdout, self._said), daemon=True).start()
        threading.Thread(target=_write, args=(self._process.stdin, self._to_say), daemon=True).start()
        self._greet()

    def begin(self, view: View, sets: list[str]) -> None:
        """A new game; all further questions are about it."""
        about = {"game": view.game, "seat": view.seat, "seats": view.seats, "sets": sets}
        self._say(f"new {json.dumps(about)}")

    def choose(self, view: View, moves: list[str], seconds: float, record: str = "") -> str:
        """One of the moves. Raises EngineFault."""
        if record:
            self._say(f"record {json.dumps(record)}")
        self._say(f"view {json.dumps(asdict(view), ensure_ascii=True)}")
        self._say(f"moves {json.dumps(moves)}")
        self._say(f"go {json.dumps({'seconds': seconds})}")
        word, move = self._hear(("move",), seconds)
        assert word == "move"
        if move not in moves:
            raise EngineFault(f"answered '{_short(move)}', which is not one of its moves")
        return move

    def stop(self) -> None:
        """Ask it to quit, and see to it."""
        self._say("quit")
        self._to_say.put(None)
        if not self._ends_soon():
            self._process.kill()

    def kill(self) -> None:
        self._to_say.put(None)
        self._process.kill()
        self._process.wait()

    def _ends_soon(self) -> bool:
        try:
            self._process.wait(0.2)
        except subprocess.TimeoutExpired:
            return False
        return True

    def _greet(self) -> None:
        self._say(f"7wp {VERSION}")
        word, rest = "", ""
        try:
            while word != "ready":
                word, rest = self._hear(("id", "wants", "ready"), START_SECONDS)
                if word == "id" and rest.startswith("name "):
                    self.name = _short(rest.removeprefix("name "))
                if word == "wants" and rest == "record":
                    self.wants_record = True
        except EngineFault:
            self.kill()
            raise

    def _say(self, line: str) -> None:
        self._to_say.put(line + "\n")

    def _hear(self, words: tuple[str, ...], seconds: float) -> tuple[str, str]:
        """The next line that begins with one of these words; all others are passed over."""
        until = time.monotonic() + seconds
        while True:
            try:
                line = self._said.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise EngineFault(f"did not answer within {seconds:g} s") from None
            if line is None:
                code = self._process.wait()
                raise EngineFault(f"ended by itself (exit code {code})")
            word, _, rest = line.strip().partition(" ")
            if word in words:
                return word, rest.strip()
            if time.monotonic() > until:
                raise EngineFault(f"did not answer within {seconds:g} s, but wrote '{_short(line)}'")


def _short(text: str) -> str:
    """So much of what a stranger wrote as fits into a sentence, and nothing that moves a terminal's cursor."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text.strip())
    return shown if len(shown) <= 60 else shown[:57] + "…"


def _read(stream: IO[bytes], said: "queue.Queue[str | None]") -> None:
    rest = b""
    try:
        while piece := stream.read(LONGEST_LINE):
            *lines, rest = (rest + piece).split(b"\n")
            for line in lines:
                said.put(line.decode("utf-8", "replace"))
            if len(rest) > LONGEST_LINE:
                said.put(rest.decode("utf-8", "replace"))
                rest = b""
    except (OSError, ValueError):
        pass
    said.put(None)


def _write(stream: IO[bytes], to_say: "queue.Queue[str | None]") -> None:
    try:
        while (line := to_say.get()) is not None:
            data = line.encode()
            while data:
                data = data[stream.write(data) or 0 :]
        stream.close()
    except (OSError, ValueError):
        pass  # whoever waits for an answer hears that the program has ended
