"""What the tellers of both games have in common."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from sevenwonders.core.game import NOBODY, Event, Game, View
from sevenwonders.core.texts import Texts
from sevenwonders.server.protocol import Ask, Told


class Teller(ABC):
    """Speaks to one seat (or a spectator: NOBODY) in one language; keeps words that it will need again."""

    def __init__(self, seat: int, texts: Texts, names: Sequence[str]) -> None:
        self.seat = seat
        self.texts = texts
        self.names = list(names)

    @abstractmethod
    def ask(self, game: Game, request: str, view: View | None) -> Ask | None:
        """The decision of the seat, if it has one."""

    @abstractmethod
    def sentence(self, game: Game, event: Event) -> str:
        """One event of a game in words."""

    def told(self, game: Game, events: Iterable[Event], first: int) -> list[Told]:
        readable = [event for event in events if event.only in (NOBODY, self.seat)]
        return [
            Told(n=number, kind=event.kind, seat=event.seat, facts=dict(event.facts), text=self.sentence(game, event))
            for number, event in enumerate(readable, first)
        ]
