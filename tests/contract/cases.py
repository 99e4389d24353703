"""The games that run through the contract suite. A new game or mix of sets adds a row here."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from sevenwonders import Duel, Game, Rng
from sevenwonders.classic import notation as classic_notation
from sevenwonders.classic.game import Classic
from sevenwonders.duel import notation as duel_notation
from sevenwonders.sets import classic_game
from tests.babel.worlds import other_babel
from tests.contract.worlds import other_classic, other_duel
from tests.leaders.worlds import or_the_same, other_with_leaders


@dataclass(frozen=True)
class Case:
    """A game under test."""

    name: str
    begin: Callable[[int], Game]
    deal: Callable[[Game, int | None], dict[str, list[str]]]
    """What chance decided, by name: all of it, or what a seat knows of it."""
    other: Callable[[Game, int], Game] | None
    """A game that a seat cannot tell from the given one, as different as can be in what is hidden."""
    games: int
    """How many random games each law is tried on."""
    stride: int = 1
    """Every how manieth position the slow laws look at."""
    folders: tuple[str, ...] = ()
    """Folders of the sets that are not ours: to replay a record takes them."""


def duel_deal(game: Game, seat: int | None) -> dict[str, list[str]]:
    assert isinstance(game, Duel)
    return duel_notation.deal_keys(game, seat)


def classic_deal(game: Game, seat: int | None) -> dict[str, list[str]]:
    assert isinstance(game, Classic)
    return classic_notation.deal_keys(game, seat)


def classic(players: int, games: int, sides: str = "") -> Case:
    def begin(seed: int) -> Game:
        return classic_game(players=players, seed=seed, sides=sides)

    other = other_classic if players > 2 else None
    return Case(f"classic {players}{sides}", begin, classic_deal, other, games, 4 + players)


def mixed(players: int, sets: tuple[str, ...], sides: str = "", teams: bool = False) -> Case:
    """A mix of sets. Where a set hides more than hands, other worlds are told by the suite of that set."""

    def begin(seed: int) -> Game:
        return classic_game(players=players, seed=seed, sets=sets, sides=sides, teams=teams)

    name = f"classic {players}{sides} {' '.join(sets)}{' teams' if teams else ''}"
    told_elsewhere = {"leaders", "babel_tower", "towers", "foundations"} & set(sets)
    other: Callable[[Game, int], Game] | None = None if players == 2 or told_elsewhere else other_classic
    if "babel_tower" in sets and "leaders" not in sets and players > 2:
        other = or_the_same(other_babel)
    if sets == ("leaders",) and players > 2:
        other = or_the_same(other_with_leaders)
    return Case(name, begin, classic_deal, other, 1, (6 + 2 * players) * (1 if len(sets) < 6 else 4))


def from_folder(players: int, name: str, sets: tuple[str, ...] = ()) -> Case:
    """A set of the examples, as a stranger's."""
    folder = Path(__file__).parents[2] / "examples" / name

    def begin(seed: int) -> Game:
        return classic_game(players=players, seed=seed, sets=sets, folders=[folder])

    other = None if sets else other_classic
    return Case(
        f"classic {players} {' '.join((*sets, name))}", begin, classic_deal, other, 1, 6 + 2 * players, (str(folder),)
    )


FOUNDATIONS = ("leaders", "cities", "towers", "foundations")
EVERY_SET = (
    "leaders",
    "fan_leaders",
    "cities",
    "wonder_pack",
    "babel_tower",
    "babel_projects",
    "towers",
    "foundations",
)
CASES = [
    Case("duel", lambda seed: Duel(seed=seed), duel_deal, other_duel, 6),
    Case("duel, first game", lambda seed: Duel(seed=seed, first_game=True), duel_deal, other_duel, 3),
    Case("duel, first printing", lambda seed: Duel(seed=seed, last_player_begins=True), duel_deal, other_duel, 3),
    classic(2, 3),
    classic(2, 2, sides="B"),
    classic(3, 3),
    classic(3, 2, sides="B"),
    classic(4, 2),
    classic(5, 2),
    classic(6, 1),
    classic(7, 1),
    mixed(2, ("leaders",)),
    mixed(3, ("leaders",)),
    mixed(5, ("leaders",)),
    mixed(4, ("leaders", "fan_leaders")),
    mixed(2, ("cities", "wonder_pack")),
    mixed(3, ("cities",), sides="B"),
    mixed(3, ("wonder_pack",), sides="B"),
    mixed(4, ("cities",), teams=True),
    mixed(5, ("cities", "wonder_pack")),
    mixed(8, ("cities", "wonder_pack"), teams=True),
    mixed(2, ("leaders", "cities", "wonder_pack")),
    mixed(4, ("leaders", "cities", "wonder_pack")),
    mixed(8, ("leaders", "cities", "wonder_pack", "fan_leaders")),
    mixed(3, ("babel_tower",)),
    mixed(4, ("babel_projects",)),
    mixed(2, ("babel_tower", "babel_projects")),
    mixed(5, ("babel_tower", "babel_projects", "cities")),
    mixed(5, ("babel_tower", "babel_projects", "leaders")),
    mixed(3, ("towers",)),
    mixed(4, ("towers",), sides="B"),
    mixed(5, ("towers", "cities")),
    mixed(8, ("towers",)),
    mixed(3, FOUNDATIONS),
    mixed(2, EVERY_SET),
    mixed(4, EVERY_SET),
    mixed(8, EVERY_SET),
    from_folder(3, "my_first_set"),
    from_folder(3, "harbour"),
    from_folder(5, "harbour", ("leaders", "cities")),
]


def random_move(game: Game, rng: Rng) -> tuple[int, int]:
    """A seat that owes a decision, and one of its moves."""
    waiting = game.to_act()
    seat = waiting[rng.below(len(waiting))]
    moves = game.moves(seat)
    return seat, moves[rng.below(len(moves))]


def positions(case: Case, seed: int, stride: int = 1) -> Iterator[Game]:
    """Positions of a random game, each or every so manieth, and the last. It goes on when the next is wanted."""
    game = case.begin(seed)
    rng = Rng(seed)
    number = 0
    while True:
        if number % stride == 0 or game.over():
            yield game
        if game.over():
            return
        game.play(*random_move(game, rng))
        number += 1


def seen_by(game: Game, seat: int) -> str:
    """All that a seat can read of a table: view, events and moves, as text to compare to the byte.

    A dataclass writes all of its fields, in order and with their types: quicker than turning them into JSON.
    """
    moves = game.moves(seat)
    return repr((game.view(seat), game.events_for(seat), moves, [game.text(move) for move in moves]))


def everything(game: Game) -> str:
    """The whole state as text: the record with the deal, and all that anybody sees."""
    everyone = [seen_by(game, seat) for seat in range(-1, int(game.seats))]
    return repr(game.record()) + repr(game.to_act()) + "".join(everyone)
