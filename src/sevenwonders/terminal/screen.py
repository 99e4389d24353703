"""How one game shows itself in the terminal: all that the session leaves to the game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from sevenwonders.core.game import Event, Game, View
from sevenwonders.core.texts import Texts
from sevenwonders.terminal.question import Question


class Screen(ABC):
    """The eyes and ears of one seat. It knows only views, events, legal moves and what these cost, never the game."""

    news_rows = 4
    """Lines of what happened that the table leaves room for, where it can."""

    def __init__(self, texts: Texts, names: Sequence[str], seat: int) -> None:
        """`names` as in the record; whoever sits at `seat` is called "you"."""
        self.texts = texts
        self.names = list(names)
        self.seat = seat

    def players(self) -> list[str]:
        """The names to show, in the language of the moment."""
        return [self.texts("ui.you") if seat == self.seat else name for seat, name in enumerate(self.names)]

    def cities(self) -> list[str]:
        """What sentences call each city: its player."""
        return self.players()

    def rivals(self) -> list[str]:
        """The names of the others, to greet the player with."""
        return [name for seat, name in enumerate(self.names) if seat != self.seat]

    def introduction(self) -> list[Text]:
        """What a story of the game begins with: who plays."""
        return [Text(f"{self.title()}: {', '.join(self.players())}", "bold")]

    @abstractmethod
    def title(self) -> str:
        """What the game is called."""

    def reckon(self, game: Game, moves: Mapping[str, int]) -> None:  # noqa: B027  one game can do without
        """Hear what only the game can tell of the decision at hand: what moves cost, and why there are no others."""

    @abstractmethod
    def board(self, view: View, width: int, height: int, moves: Mapping[str, int] | None = None) -> list[Text]:
        """The table, line by line, in no more than so many columns and, where it can be done, rows.

        `moves` are those that the seat has to choose from, if any.
        """

    @abstractmethod
    def question(self, view: View, moves: Mapping[str, int]) -> Question:
        """The decision that the seat owes; `moves` are the legal ones, text and id."""

    @abstractmethod
    def sentence(self, event: Event) -> Text:
        """What happened, in a line."""

    def latest(self, events: Sequence[Event]) -> Sequence[Event]:
        """What to tell of a game that was left and is gone on with."""
        return events[-self.news_rows :]

    def news(self, events: Sequence[Event]) -> list[Text]:
        """What happened since the last decision, a paragraph each."""
        return [self.sentence(event) for event in events]

    def story(self, events: Sequence[Event]) -> list[Text]:
        """All that happened."""
        return [self.sentence(event) for event in events]

    @abstractmethod
    def explain(
        self, word: str, view: View, question: Question | None, moves: Mapping[str, int] | None = None
    ) -> RenderableType:
        """All about a card or whatever the word names: an option's number, a name, a key."""

    @abstractmethod
    def page(self, name: str, view: View, rest: str = "") -> RenderableType:
        """What a command such as `discard`, `city` or `score` shows; `rest` is what was typed after it."""

    @abstractmethod
    def result(self, view: View) -> RenderableType:
        """The end of the game: the score sheet and who won."""

    @abstractmethod
    def help(self) -> RenderableType:
        """How to play and what to type."""
