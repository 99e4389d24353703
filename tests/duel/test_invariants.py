"""Games at random, with the laws checked after every move."""

from collections import Counter

import pytest

from sevenwonders import NOBODY, Duel, Rng, is_compiled
from sevenwonders.core.moves import Moves

from .arrange import ANTOINE, BRUNO, arrange, asked, city, options
from .facts import CARDS, TOKENS, WONDERS
from .laws import (
    check_all,
    check_city,
    check_moves,
    check_structure,
    check_tokens,
    check_wonders,
    coins_told,
    discarded,
)
from .slow import points

WISHES = {
    "anything": (),
    "builder": ("build:", "wonder:"),
    "scholar": tuple(f"build:{card}" for card, row in CARDS.items() if row["color"] in ("green", "grey")),
    "fighter": tuple(f"build:{card}" for card, row in CARDS.items() if row["color"] in ("red", "brown")),
    "wonders first": ("wonder:",),
}
GAMES = 60 if is_compiled() else 40
"""Games of each kind."""
QUIET_GAMES = 3000 if is_compiled() else 1000


def choose(game: Duel, wishes: tuple[str, ...], rng: Rng) -> str:
    """A random move, if possible one that is wished for."""
    moves = options(game)
    if wishes and rng.below(4):
        moves = [move for move in moves if move.startswith(wishes)] or moves
    return moves[rng.below(len(moves))]


@pytest.mark.parametrize("manner", WISHES)
def test_laws_hold_after_every_move(manner: str) -> None:
    for seed in range(GAMES):
        game, rng = Duel(seed=seed, first_game=seed % 8 == 7), Rng(seed)
        after = check_all(game)
        while not game.over():
            before, told = after, len(game.events)
            game.play(game.to_act()[0], choose(game, WISHES[manner], rng))
            after = check_all(game)
            assert [each.coins for each in after.cities] == coins_told(before, game.events[told:])
            assert after.discard == discarded(game)
            assert len(before.slots) - len(after.slots) in (0, 1) or after.age == before.age + 1


def test_everything_is_played() -> None:
    """The games of the test above use every card, wonder and token, and end in every way."""
    seen: Counter[str] = Counter()
    for wishes in WISHES.values():
        for seed in range(GAMES):
            game, rng = Duel(seed=seed, first_game=seed % 8 == 7), Rng(seed)
            while not game.over():
                seen[asked(game)[1]] += 1
                game.play(game.to_act()[0], choose(game, wishes, rng))
            seen[game.scores().victory] += 1
            seen.update(f"{event.kind}:{fact}" for event in game.events for fact in event.facts.values())
    assert [card for card in CARDS if not seen[f"build:{card}"]] == []
    assert [wonder for wonder in WONDERS if not seen[f"wonder:{wonder}"]] == []
    assert [token for token in TOKENS if not seen[f"progress:{token}"]] == []
    decisions = ["choose_wonder", "play_card", "choose_progress", "choose_drawn_progress", "destroy_card"]
    for what in (*decisions, "take_from_discard", "choose_starter", "military", "science", "points"):
        assert seen[what], what


def test_quiet_games() -> None:
    """Many more games through the side door, with what is cheap to check."""
    moves, rng = Moves(), Rng(11)
    victories: Counter[str] = Counter()
    for seed in range(QUIET_GAMES):
        game = Duel(seed=seed, quiet=True)
        played = 0
        while game.next_seat() >= 0:
            moves.count = 0
            game.legal(game.next_seat(), moves)
            assert moves.count > 0
            game.apply(game.next_seat(), moves.ids[rng.below(moves.count)])
            assert game.city0.coins >= 0
            assert game.city1.coins >= 0
            assert -9 <= game.pawn <= 9
            played += 1
        assert 6 < played < 6 + 60 + 8 + 7 + 2, "six choices of wonders, sixty cards, and what they bring"
        assert not game.events
        assert not game.turns
        victories[game.scores().victory] += 1
        if seed % 50 == 0:
            check_all(game)
    assert victories["military"]
    assert victories["points"]


def test_scores_of_finished_games() -> None:
    for seed in range(30):
        game, rng = Duel(seed=seed), Rng(seed + 1)
        while not game.over():
            game.play(game.to_act()[0], choose(game, WISHES["builder"], rng))
        views = [game.view(seat) for seat in (ANTOINE, BRUNO, NOBODY)]
        for view in views:
            assert view.scores.points == [points(view, ANTOINE), points(view, BRUNO)]
            assert view.decisions == []
            assert view.over


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("left", [None, 1, 7])
def test_arranged_cities_obey_the_same_laws(age: int, left: int | None) -> None:
    """What arrange.py sets up counts as the engine itself would count."""
    game = arrange(
        city("lumber_yard", "tavern", "scriptorium", "altar", coins=3, built=["pyramids"], tokens=["law", "economy"]),
        city("quarry", "press", "stable", built=["piraeus", "sphinx"], tokens=["masonry"]),
        age=age,
        left=left,
        pawn=(4, -1),
    )
    view = game.view(NOBODY)
    check_structure(game, view)
    check_tokens(game)
    check_wonders(game)
    check_city(game, view, ANTOINE)
    check_city(game, view, BRUNO)
    check_moves(game, view)
