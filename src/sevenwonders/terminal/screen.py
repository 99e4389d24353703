"""How one game shows itself in the terminal: all that the session leaves to the game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from sevenwonders.core.game import Event, View
from sevenwonders.core.texts import Texts
from sevenwonders.terminal.question import Question


class Screen(ABC):
    """The eyes and ears of one seat. It knows only views, events and legal moves, never the game."""

    def __init__(self, texts: Texts, names: Sequence[str], seat: int) -> None:
        """`names` as in the record; whoever sits at `seat` is called "you"."""
        self.texts = texts
        self.names = list(names)
        self.seat = seat

    def players(self) -> list[str]:
        """The names to show, in the language of the moment."""
        return [self.texts("ui.you") if seat == self.seat else name for seat, name in enumerate(self.names)]

    @abstractmethod
    def board(self, view: View, width: int, height: int) -> list[Text]:
        """The table, line by line, in no more than so many columns and, where it can be done, rows."""

    @abstractmethod
    def question(self, view: View, moves: Mapping[str, int]) -> Question:
        """The decision that the seat owes; `moves` are the legal ones, text and id."""

    @abstractmethod
    def sentence(self, event: Event) -> Text:
        """What happened, in a line."""

    @abstractmethod
    def explain(self, word: str, view: View, question: Question | None) -> RenderableType:
        """All about a card or whatever the word names: an option's number, a name, a key."""

    @abstractmethod
    def page(self, name: str, view: View) -> RenderableType:
        """What a command such as `discard`, `city` or `score` shows."""

    @abstractmethod
    def result(self, view: View) -> RenderableType:
        """The end of the game: the score sheet and who won."""

    @abstractmethod
    def help(self) -> RenderableType:
        """How to play and what to type."""
