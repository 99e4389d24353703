"""The games that run through the contract suite. A new game or mix of sets adds a row here."""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass

from sevenwonders import Duel, Game, Rng
from sevenwonders.duel.notation import deal_keys


@dataclass(frozen=True)
class Case:
    """A game under test."""

    name: str
    begin: Callable[[int], Game]
    deal: Callable[[Game, int | None], dict[str, list[str]]]
    """What chance decided, by name: all of it, or what a seat knows of it."""
    games: int
    """How many random games each law is tried on."""


def _duel_deal(game: Game, seat: int | None) -> dict[str, list[str]]:
    assert isinstance(game, Duel)
    return deal_keys(game, seat)


CASES = [
    Case("duel", lambda seed: Duel(seed=seed), _duel_deal, 6),
    Case(
        "duel, first game", lambda seed: Duel(seed=seed, first_game=True), _duel_deal, 3
    ),
    Case(
        "duel, first printing",
        lambda seed: Duel(seed=seed, last_player_begins=True),
        _duel_deal,
        3,
    ),
]


def random_move(game: Game, rng: Rng) -> tuple[int, int]:
    """A seat that owes a decision, and one of its moves."""
    waiting = game.to_act()
    seat = waiting[rng.below(len(waiting))]
    moves = game.moves(seat)
    return seat, moves[rng.below(len(moves))]


def positions(case: Case, seed: int) -> Iterator[Game]:
    """Every position of a random game, the finished one too. The game goes on when the next is asked for."""
    game = case.begin(seed)
    rng = Rng(seed)
    yield game
    while not game.over():
        game.play(*random_move(game, rng))
        yield game


def seen_by(game: Game, seat: int) -> str:
    """All that a seat can read: view, events and moves, as text to compare to the byte."""
    return json.dumps(
        {
            "view": asdict(game.view(seat)),
            "events": [asdict(event) for event in game.events_for(seat)],
            "moves": [(move, game.text(move)) for move in game.moves(seat)],
        }
    )


def everything(game: Game) -> str:
    """The whole state as text: the record with the deal, and all that anybody sees."""
    everyone = [seen_by(game, seat) for seat in range(-1, int(game.seats))]
    return repr(game.record()) + repr(game.to_act()) + "".join(everyone)
