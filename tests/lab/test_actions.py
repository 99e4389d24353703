"""Every legal move has a number in the table of its game, or one that stands for it."""

from pathlib import Path

import pytest

from sevenwonders import Game, IllegalMove, Rng
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moves import card_of, option_of, payment_of, verb_of
from sevenwonders.classic.payment import coins_in
from sevenwonders.lab.actions import ActionTable, actions_of
from sevenwonders.sets import classic_game
from tests.contract.cases import CASES, Case, positions, random_move

SOME = [
    case
    for case in CASES
    if case.name in ("duel", "duel, first game", "classic 3", "classic 7", "classic 2 cities wonder_pack")
    or "harbour" in case.name
    or case.name.startswith(("classic 4 leaders fan_leaders cities", "classic 8 leaders fan"))
]


@pytest.mark.parametrize("case", SOME, ids=lambda case: case.name)
def test_every_legal_move_has_an_action(case: Case) -> None:
    table = actions_of(case.begin(0))
    for game in positions(case, 4, 3):
        for seat in range(int(game.seats)):
            is_right(table, game, seat)


def is_right(table: ActionTable, game: Game, seat: int) -> None:
    allowed = table.open(game, seat)
    mask = table.mask(game, seat)
    assert mask.shape == (table.size,)
    assert {int(action) for action in mask.nonzero()[0]} == set(allowed)
    assert len(set(allowed.values())) == len(allowed)
    if seat not in game.to_act():
        assert not allowed
        return
    moves = game.moves(seat)
    assert set(allowed.values()) <= set(moves)
    for move in moves:
        action = table.action(game, seat, move)
        stands = table.move(game, seat, action)
        if stands == move:
            continue
        assert isinstance(game, Classic)  # ... for a payment that is no cheaper
        assert (verb_of(stands), card_of(stands), option_of(stands)) == (verb_of(move), card_of(move), option_of(move))
        assert coins_in(payment_of(stands)) <= coins_in(payment_of(move))
    for action, move in allowed.items():
        assert table.action(game, seat, move) == action
        assert table.name(action).split(",")[0] in game.text(move).replace(f".{option(game, move)}", "")


def option(game: Game, move: int) -> int:
    return int(option_of(move)) if isinstance(game, Classic) else 0


def test_a_number_means_the_same_in_every_game_of_a_mix() -> None:
    folder = Path(__file__).parents[2] / "examples" / "harbour"
    tables = [actions_of(classic_game(players=3, seed=seed, folders=[folder])) for seed in (1, 2)]
    assert tables[0].size == tables[1].size
    names = [[table.name(action) for action in range(table.size)] for table in tables]
    assert names[0] == names[1]
    assert len(set(names[0])) == len(names[0])


def test_the_cheapest_payment_is_way_nought_and_the_next_the_last_way() -> None:
    """In a game where somebody may pay left or right."""
    rng, seen = Rng(5), 0
    for seed in range(4):
        game = classic_game(players=3, seed=seed)
        table = actions_of(game)
        while not game.over():
            seat = game.to_act()[0]
            moves = game.moves(seat)
            for move in moves:
                alike = [other for other in moves if other >> 40 == move >> 40]
                if len(alike) == 2:
                    cheap, dear = sorted(alike, key=lambda each: (coins_in(payment_of(each)), each))
                    assert (table.action(game, seat, cheap) % 8, table.action(game, seat, dear) % 8) == (0, 7)
                    seen += 1
            game.play(*random_move(game, rng))
    assert seen > 20


def test_an_action_that_is_not_open_is_refused() -> None:
    game = classic_game(players=3, seed=1)
    table = actions_of(game)
    closed = next(action for action in range(table.size) if action not in table.open(game, 0))
    with pytest.raises(IllegalMove, match="the mask"):
        table.move(game, 0, closed)
    with pytest.raises(ValueError, match="there is no action"):
        table.name(table.size)
