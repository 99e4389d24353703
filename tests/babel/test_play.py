"""Random games with each module, with both and with other sets, until every tile and every project has been seen."""

from collections import Counter

import pytest

from sevenwonders import Rng
from sevenwonders.classic.codex import COINS, VICTORIES
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moves import verb_of
from sevenwonders.core.packed import field
from sevenwonders.sets import classic_game
from sevenwonders.sets.babel_projects.victories import Victories
from sevenwonders.sets.loader import packaged
from tests.arrange import part
from tests.mixes import BABEL, PROJECTS, TOWER

EVERYTHING = ("leaders", "cities", "wonder_pack", "fan_leaders")


def play(players: int, seed: int, sets: tuple[str, ...]) -> Classic:
    """One game to its end; who may take part in a project mostly does."""
    game = classic_game(players=players, sets=sets, seed=seed)
    rng = Rng(seed)
    joins = game.codex.verbs.index("join") if "join" in game.codex.verbs else -1
    while not game.over():
        for seat in game.to_act():
            moves = game.moves(seat)
            assert moves, game.codex.phases[game.phase]
            assert moves == sorted(set(moves))
            wanted = [move for move in moves if verb_of(move) == joins]
            game.play(seat, (wanted or moves)[rng.below(len(wanted or moves))])
        assert all(city.count[COINS] >= 0 for city in game.cities)
        if "babel_projects" in sets:
            check_tally(game)
    return game


def check_tally(game: Classic) -> None:
    """What victory tokens are worth is known for every one of them."""
    columns = part(game, Victories).columns
    for city in game.cities:
        known = sum(int(field(city.count[column], place)) for column in columns for place in range(7))
        assert known == city.count[VICTORIES]


@pytest.mark.parametrize("sets", [TOWER, PROJECTS, BABEL, ("leaders", *BABEL)], ids=" ".join)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_random_games(sets: tuple[str, ...], players: int) -> None:
    game = play(players, players, sets)
    kinds = Counter(event.kind for event in game.events)
    if "babel_tower" in sets:
        assert kinds["tile"] == kinds["tower"]
        built = sum(int(city.count[game.codex.count_index("babel_tile")]) for city in game.cities)
        assert kinds["tower"] == built
    if "babel_projects" in sets:
        assert kinds["project"] == kinds["project_done"] + kinds["project_failed"] == 3


@pytest.mark.parametrize("players", [2, 4, 8])
def test_with_everything(players: int) -> None:
    assert play(players, 40 + players, (*EVERYTHING, *BABEL)).over()


def test_every_tile_and_every_project_is_used() -> None:
    seen: set[str] = set()
    ends: Counter[str] = Counter()
    for seed in range(36):
        game = play(2 + seed % 6, 100 + seed, BABEL)
        seen |= {str(event.facts["card"]) for event in game.events if event.kind in ("tile", "project")}
        ends.update(event.kind for event in game.events)
    assert {card.key for card in packaged("babel_tower").cards} <= seen
    assert {card.key for card in packaged("babel_projects").cards} <= seen
    for kind in (
        "join",
        "project_done",
        "project_failed",
        "reward",
        "penalty",
        "discarded",
        "coins_lost",
        "start_lost",
    ):
        assert ends[kind], kind
