"""A game at the terminal, from the first decision to the score sheet. Which game it is, only the screen knows."""

import contextlib
import importlib
import shlex
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from sevenwonders.core.game import Game
from sevenwonders.core.texts import LANGUAGES, Texts, bare_words
from sevenwonders.players.bot import Bot, Seat
from sevenwonders.terminal.input import Command, Problem, answer, quoted, read_command
from sevenwonders.terminal.palette import BAD, CANNOT, HEADING, QUIET
from sevenwonders.terminal.question import Question
from sevenwonders.terminal.recordfile import write_whole
from sevenwonders.terminal.screen import Screen

PIPED_HEIGHT: Final = 1000
FEWEST_NEWS: Final = 4
PROMPT_ROWS: Final = 3


class Leave(Exception):
    """The player stops: by `quit`, by the end of the input."""


class Session:
    """One person and some bots at a table."""

    def __init__(
        self, game: Game, screen: Screen, bots: Mapping[int, Bot], file: Path, console: Console, resume: str
    ) -> None:
        """`resume` is the command that goes on with a game, without the file."""
        self._game = game
        self._screen = screen
        self._seat = screen.seat
        self._bots = bots
        self._file = file
        self._console = console
        self._resume = resume
        self._told = 0
        """Events that the player has seen."""

    def run(self) -> int:
        """Play to the end, or until the player leaves. Returns the exit code."""
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")  # lets input() edit a line
        self._keep()
        try:
            while not self._game.over():
                seat = self._game.to_act()[0]
                move = self._decide() if seat == self._seat else self._think(seat)
                self._game.play(seat, move)
                self._keep()
        except (Leave, KeyboardInterrupt) as reason:
            self._console.print()
            self._farewell("say.resume")
            return 130 if isinstance(reason, KeyboardInterrupt) else 0
        self._draw(None)
        self._console.print(self._screen.result(self._game.view(self._seat)))
        self._farewell("say.replay")
        return 0

    @property
    def _texts(self) -> Texts:
        return self._screen.texts

    # ---- the record

    def _keep(self) -> None:
        try:
            self._write(self._file)
        except (OSError, ValueError) as error:
            self._complain(self._not_written(self._file, error))

    def _write(self, path: Path) -> None:
        record = self._game.record()
        record.players = list(self._screen.names)
        write_whole(path, record)

    def _not_written(self, path: Path, error: Exception) -> str:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        return self._texts("say.not_written", file=quoted(str(path)), reason=reason)

    def _save(self, name: str) -> None:
        if not name:
            self._complain(self._texts("say.save_how"))
            return
        try:
            path = Path(name).expanduser()
            if path.exists():
                self._complain(self._texts("say.exists", file=quoted(name)))
                return
            self._write(path)
        except (OSError, ValueError, RuntimeError) as error:
            self._complain(self._not_written(Path(name), error))
            return
        self._say(self._texts("say.saved", file=path))

    def _farewell(self, what: str) -> None:
        # Not folded: both lines are there to be copied.
        command = "sevenwonders replay" if what == "say.replay" else self._resume
        for line in (
            self._texts("say.kept", file=self._file),
            self._texts(what, command=f"{command} {shlex.quote(str(self._file))}"),
        ):
            self._console.print(Text(line, QUIET), soft_wrap=True)

    # ---- a bot's decision

    def _think(self, seat: int) -> int:
        bot = self._bots[seat]
        if not self._console.is_terminal:
            return bot.choose(Seat(self._game, seat))
        with self._console.status(self._texts("ui.thinking", player=self._screen.names[seat])):
            return bot.choose(Seat(self._game, seat))

    # ---- the player's decision

    def _decide(self) -> int:
        """Ask until an answer is a legal move."""
        first = current = self._ask()
        while True:
            line = self._read()
            command = read_command(line)
            if command is not None:
                if self._obey(command, current):
                    first = current = self._ask()
                continue
            if not line.strip():
                if current is not first:  # back to the whole question
                    current = first
                    self._put(current)
                continue
            chosen = answer(line, current, self._texts)
            if isinstance(chosen, Problem) and current is not first:
                # A whole answer such as `b 4` is welcome while a card's options are shown.
                other = answer(line, first, self._texts)
                if not isinstance(other, Problem):
                    chosen = other
            if isinstance(chosen, Problem):
                self._complain(chosen.text)
            elif chosen.move is not None:
                self._told = len(self._game.events_for(self._seat))
                return chosen.move
            elif chosen.then is not None:
                current = chosen.then
                self._put(current)

    def _question(self) -> Question:
        moves = {self._game.text(move): move for move in self._game.moves(self._seat)}
        return self._screen.question(self._game.view(self._seat), moves)

    def _ask(self) -> Question:
        question = self._question()
        self._draw(question)
        return question

    def _read(self) -> str:
        try:
            line = input(self._texts("ui.prompt"))
        except EOFError:
            raise Leave from None
        if not sys.stdin.isatty():
            self._console.print(Text(quoted(line)))  # so that a piped game reads like a played one
        return line

    def _obey(self, command: Command, question: Question) -> bool:
        """Do what a command says; returns whether the table must be drawn again."""
        if command.name == "quit":
            raise Leave
        if command.name == "lang":
            return self._speak(command.rest)
        if command.name == "draw":
            return True
        view = self._game.view(self._seat)
        if command.name == "help" and not command.rest:
            self._show(self._screen.help())
        elif command.name == "help":
            self._show(self._screen.explain(command.rest, view, question))
        elif command.name == "save":
            self._save(command.rest)
        elif command.name == "log":
            for event in self._game.events_for(self._seat):
                self._console.print(self._screen.sentence(event))
        else:
            self._show(self._screen.page(command.name, view))
        return False

    def _speak(self, rest: str) -> bool:
        language = "".join(bare_words(rest))[:2]
        if language not in LANGUAGES:
            self._complain(self._texts("say.languages", languages=", ".join(LANGUAGES)))
            return False
        self._screen.texts = Texts(language)
        self._say(self._texts("say.language_now"))
        return True

    # ---- showing

    def _draw(self, question: Question | None) -> None:
        """The table, what happened since the last decision, and the question."""
        console = self._console
        height = console.height if console.is_terminal else PIPED_HEIGHT
        asked = self._question_lines(question) if question is not None else []
        news = [self._screen.sentence(event) for event in self._game.events_for(self._seat)[self._told :]]
        rows = height - len(asked) - PROMPT_ROWS
        board = self._screen.board(self._game.view(self._seat), console.width, rows - min(len(news), FEWEST_NEWS))
        if console.is_terminal:
            console.clear()
        for line in board:
            console.print(line)
        room = max(FEWEST_NEWS, rows - len(board))
        if len(news) > room:
            console.print(Text(self._texts("ui.more", n=len(news) - room + 1), QUIET))
            news = news[len(news) - room + 1 :]
        for line in news:
            console.print(Text.assemble(("» ", HEADING), line))
        for line in asked:
            console.print(line)

    def _put(self, question: Question) -> None:
        for line in self._question_lines(question):
            self._console.print(line)

    def _question_lines(self, question: Question) -> list[Text]:
        lines = [Text(question.prompt, "bold")]
        if question.listed:
            for number, option in enumerate(question.offered(), 1):
                line = Text(f" {number:>2} ", "bold")
                if option.why_not:
                    line.append(f"{CANNOT} ", BAD)
                    line.append(option.why_not, QUIET)
                else:
                    line.append_text(option.label)
                lines.append(line)
        return lines

    def _show(self, what: RenderableType) -> None:
        self._console.print(what)

    def _say(self, text: str) -> None:
        self._console.print(Text(text, QUIET), soft_wrap=True)

    def _complain(self, text: str) -> None:
        self._console.print(Text(text, BAD), soft_wrap=True)
