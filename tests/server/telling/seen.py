"""All that the server tells a seat about a game, to be looked at or compared."""

from collections.abc import Iterator

from sevenwonders import Game
from sevenwonders.server.protocol import Ask, SeatState, Told
from sevenwonders.server.telling import ask_of, names_of, told
from tests.contract.cases import CASES, Case, positions

MIXES = [case for case in CASES if case.name not in ("duel, first printing", "classic 5", "classic 6")]
"""Both games, and every set alone and beside others."""


def seats_at(game: Game) -> list[SeatState]:
    """A person at seat 0, bots at the others."""
    waiting = game.to_act()
    return [
        SeatState(
            kind="bot" if seat else "human",
            name=str(seat) if seat else "Ada",
            level="medium" if seat else "",
            online=True,
            away=False,
            waiting=seat in waiting,
            sealed=seat not in waiting and bool(game.moves(seat)),
        )
        for seat in range(int(game.seats))
    ]


def asked(game: Game, seat: int, lang: str = "en") -> Ask | None:
    return ask_of(game, seat, lang, names_of(game, seats_at(game), lang, seat), "r7")


def story(game: Game, seat: int, lang: str = "en") -> list[Told]:
    return told(game, game.events, seat, lang, names_of(game, seats_at(game), lang, seat), 1)


def moments(case: Case, seed: int = 3, stride: int = 0) -> Iterator[Game]:
    """Positions of a random game, as many as a test can look at in all languages."""
    yield from positions(case, seed, stride or 3 + case.stride // 2)
