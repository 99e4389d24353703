"""A game at the terminal, from the first decision to the score sheet. Which game it is, only the screen knows."""

import contextlib
import importlib
import shlex
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from sevenwonders.core.game import Game
from sevenwonders.core.texts import LANGUAGES, Texts, bare_words, default_language
from sevenwonders.players.bot import Bot, Seat
from sevenwonders.terminal.coaching import Coach
from sevenwonders.terminal.input import Command, Problem, answer, quoted, read_command
from sevenwonders.terminal.lines import hanging
from sevenwonders.terminal.palette import BAD, CANNOT, QUIET
from sevenwonders.terminal.question import Question
from sevenwonders.terminal.recordfile import write_whole
from sevenwonders.terminal.screen import Screen

PIPED_HEIGHT: Final = 1000
LEAST_NEWS: Final = 2
PROMPT_ROWS: Final = 1


class Leave(Exception):
    """The player stops: by `quit`, by the end of the input."""


class Session:
    """One person and some bots at a table."""

    def __init__(
        self,
        game: Game,
        screen: Screen,
        bots: Mapping[int, Bot],
        file: Path,
        console: Console,
        resume: str,
        sets: str = "",
        hinted: Sequence[int] = (),
    ) -> None:
        """`resume` is the command that goes on with a game; `sets` are the options that name its sets.

        `hinted` are the seats whose players were given hints before.
        """
        self._game = game
        self._screen = screen
        self._seat = screen.seat
        self._bots = bots
        self._file = file
        self._console = console
        self._coach = Coach(game, screen.seat, hinted)
        self._resume = resume
        self._sets = sets
        events = game.events_for(screen.seat)
        self._told = len(events) - len(screen.latest(events)) if game.turns else 0
        """Events that the player has seen."""
        self._greeting = "say.resumed" if game.turns else "say.welcome"

    def run(self) -> int:
        """Play to the end, or until the player leaves. Returns the exit code."""
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")  # lets input() edit a line
        try:
            while not self._game.over():
                seat = self._game.to_act()[0]
                move = self._decide() if seat == self._seat else self._think(seat)
                self._game.play(seat, move)
                self._keep()
        except (Leave, KeyboardInterrupt) as reason:
            with contextlib.suppress(ValueError):  # a second Ctrl-C must not cut the farewell short
                signal.signal(signal.SIGINT, signal.SIG_IGN)
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
        """Write after every move: whatever happens next, the game goes on from here."""
        try:
            self._write(self._file)
        except (OSError, ValueError) as error:
            self._complain(self._not_written(self._file, error))

    def _write(self, path: Path) -> None:
        record = self._game.record()
        record.players = list(self._screen.names)
        record.hinted = self._coach.hinted
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
        spoken = "" if self._texts.language == default_language() else f" --lang {self._texts.language}"
        command = f"{self._resume}{self._sets}{spoken} --resume"
        if what == "say.replay":
            command = f"sevenwonders replay{self._sets} --show"
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

    def _moves(self) -> dict[str, int]:
        """The legal moves, of which the screen hears all that the game can tell."""
        moves = {self._game.text(move): move for move in self._game.moves(self._seat)}
        self._screen.reckon(self._game, moves)
        return moves

    def _question(self) -> Question:
        return self._screen.question(self._game.view(self._seat), self._moves())

    def _ask(self) -> Question:
        question = self._question()
        self._draw(question)
        return question

    def _read(self) -> str:
        try:
            line = input(self._texts("ui.prompt"))
        except (EOFError, RuntimeError):  # the latter if there is no input at all
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
            self._show(self._screen.explain(command.rest, view, question, self._moves()))
        elif command.name == "hint":
            self._hint()
        elif command.name == "signs":
            self._coach.shows_signs = not self._coach.shows_signs
            self._say(self._texts(f"coach.signs.{'on' if self._coach.shows_signs else 'off'}"))
            self._warn()
        elif command.name == "save":
            self._save(command.rest)
        elif command.name == "log":
            for told in self._screen.story(self._game.events_for(self._seat)):
                self._console.print(told)
        else:
            self._show(self._screen.page(command.name, view, command.rest))
        return False

    def _warn(self) -> None:
        for line in self._coach.signs(self._texts, self._screen.names):
            self._console.print(Text(f"! {line}", BAD), soft_wrap=True)

    def _hint(self) -> None:
        for line in self._coach.hint(self._texts, self._screen.names):
            self._say(line)
        self._keep()  # a game with hints is marked

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
        asked = self._question_lines(question) if question is not None else []
        events = self._game.events_for(self._seat)[self._told :]
        news = [line for told in self._screen.news(events) for line in hanging(self._console, "» ", told)]
        if self._greeting:
            rivals = ", ".join(self._screen.rivals())
            greeting = self._texts(self._greeting, game=self._screen.title(), player=rivals)
            news = [*hanging(self._console, "» ", Text(greeting)), *news]
            self._greeting = ""
        rows = (console.height if console.is_terminal else PIPED_HEIGHT) - len(asked) - PROMPT_ROWS
        moves = self._moves() if question is not None else None
        room = rows - min(len(news), self._screen.news_rows)
        board = self._screen.board(self._game.view(self._seat), console.width, room, moves)
        room = max(LEAST_NEWS, rows - len(board))
        if len(news) > room:
            left_out = len(news) - room + 1
            news = [Text(self._texts("ui.more", n=left_out), QUIET), *news[left_out:]]
        if console.is_terminal:
            console.clear()
        for line in (*board, *news):
            console.print(line)
        if question is not None:
            self._warn()
        for line in asked:
            console.print(line)

    def _put(self, question: Question) -> None:
        for line in self._question_lines(question):
            self._console.print(line)

    def _question_lines(self, question: Question) -> list[Text]:
        lines = hanging(self._console, "", Text(question.prompt, "bold"))
        if question.listed:
            for number, option in enumerate(question.offered(), 1):
                label = option.label
                if option.why_not:
                    label = Text.assemble((f"{CANNOT} ", BAD), (option.why_not, QUIET))
                lines += hanging(self._console, f" {number:>2} ", label)
        return lines

    def _show(self, what: RenderableType) -> None:
        self._console.print(what)

    def _say(self, text: str) -> None:
        self._console.print(Text(text, QUIET), soft_wrap=True)

    def _complain(self, text: str) -> None:
        self._console.print(Text(text, BAD), soft_wrap=True)
