"""All that the server tells a seat about a game, to be looked at or compared."""

from collections.abc import Iterator
from dataclasses import replace

from sevenwonders import Game
from sevenwonders.server.protocol import Ask, Emblem, SeatState, Told
from sevenwonders.server.telling import ask_of, names_of, told
from tests.babel.worlds import other_babel
from tests.contract.cases import CASES, Case, mixed, positions
from tests.contract.worlds import other_classic

ALL_SETS = (
    "leaders",
    "cities",
    "wonder_pack",
    "babel_tower",
    "babel_projects",
    "towers",
    "foundations",
    "fan_leaders",
)
LARGE = [
    replace(mixed(4, ("babel_tower", "babel_projects")), other=other_babel),
    replace(mixed(4, ("towers",)), other=other_classic),
    replace(mixed(2, ("leaders", "cities", "towers", "foundations")), other=None),
    replace(mixed(5, ALL_SETS[:-1]), other=None),
    replace(mixed(8, ("babel_tower", "babel_projects", "towers")), other=None),
]
"""The sets that change most, with worlds that a seat cannot tell apart where their own suites know how to make them."""
NAMES = {case.name for case in LARGE}
KNOWN = [case for case in CASES if case.name not in ("duel, first printing", "classic 5", "classic 6")]
MIXES = [*(case for case in KNOWN if case.name not in NAMES), *LARGE]
"""Both games, and every set alone and beside others."""


def seats_at(game: Game) -> list[SeatState]:
    """A person at seat 0, bots at the others."""
    waiting = game.to_act()
    return [
        SeatState(
            kind="bot" if seat else "human",
            name=str(seat) if seat else "Ada",
            level="medium" if seat else "",
            emblem=Emblem(),
            online=True,
            away=False,
            waiting=seat in waiting,
            sealed=seat not in waiting and bool(game.moves(seat)),
            resigned=False,
            agrees=False,
            agrees_hints=False,
            hinted=False,
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
