"""The laws of the engine contract: every game must keep them."""

from collections import defaultdict

import pytest

from sevenwonders import NOBODY, IllegalMove, Rng
from sevenwonders.records import read_record, replay_record, write_record
from sevenwonders.records.replay import begin
from tests.contract.cases import (
    CASES,
    Case,
    everything,
    positions,
    random_move,
    seen_by,
)

RUNS = [
    pytest.param(case, seed, id=f"{case.name}-{seed}")
    for case in CASES
    for seed in range(case.games)
]


@pytest.mark.parametrize(("case", "seed"), RUNS)
def test_legal_moves_are_sorted_and_stable(case: Case, seed: int) -> None:
    for game in positions(case, seed):
        waiting = game.to_act()
        assert waiting == sorted(set(waiting))
        assert bool(waiting) != game.over()
        for seat in range(int(game.seats)):
            moves = game.moves(seat)
            assert moves == sorted(set(moves))
            assert moves == game.moves(seat)
            assert bool(moves) == (seat in waiting)


@pytest.mark.parametrize(("case", "seed"), RUNS)
def test_ids_and_texts_round_trip(case: Case, seed: int) -> None:
    for game in positions(case, seed):
        for seat in game.to_act():
            moves = game.moves(seat)
            texts = [game.text(move) for move in moves]
            assert [game.parse(text) for text in texts] == moves
            assert len(set(texts)) == len(texts)
            assert all(
                text.split() == [text] and "|" not in text and "#" not in text
                for text in texts
            )


@pytest.mark.parametrize(("case", "seed"), RUNS)
def test_an_illegal_move_says_why_and_changes_nothing(case: Case, seed: int) -> None:
    rng = Rng(seed)
    seen: set[int] = set()
    for game in positions(case, seed):
        before = everything(game)
        twin = game.clone()
        for seat in range(-1, int(game.seats) + 1):
            legal = game.moves(seat)
            seen.update(legal)
            tries = [
                -1,
                10**9,
                10**30,
                *(
                    move
                    for move in sorted(seen)[:: 1 + rng.below(7)]
                    if move not in legal
                ),
            ]
            for move in tries:
                with pytest.raises(IllegalMove, match=r"\w"):
                    game.play(seat, move)
            for nonsense in (
                "",
                "build",
                "build:",
                "build:nothing",
                "???",
                "0",
                "build:??",
                "\0",
            ):
                with pytest.raises(IllegalMove, match=r"\w"):
                    game.play(seat, nonsense)
        assert everything(game) == before
        assert everything(twin) == before


@pytest.mark.parametrize(("case", "seed"), RUNS)
def test_a_clone_is_equal_and_independent(case: Case, seed: int) -> None:
    for number, game in enumerate(positions(case, seed)):
        if number % 9:
            continue
        before = everything(game)
        copy, quiet = game.clone(), game.clone(quiet=True)
        assert everything(copy) == before
        rng = Rng(number)
        while not copy.over():
            assert copy.to_act() == quiet.to_act()
            seat, move = random_move(copy, rng)
            assert copy.moves(seat) == quiet.moves(seat)
            copy.play(seat, move)
            quiet.play(seat, move)
        assert everything(game) == before
        assert copy.scores() == quiet.scores()
        assert not quiet.events
        with pytest.raises(ValueError, match="quiet"):
            quiet.record()


@pytest.mark.parametrize(("case", "seed"), RUNS)
def test_the_same_seed_and_moves_give_the_same_bytes(case: Case, seed: int) -> None:
    for game, twin in zip(positions(case, seed), positions(case, seed), strict=True):
        assert everything(game) == everything(twin)


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in CASES])
def test_another_seed_gives_another_deal(case: Case) -> None:
    deals = [case.deal(case.begin(seed), None) for seed in range(20)]
    assert all(deals[0] != other for other in deals[1:])


@pytest.mark.parametrize(("case", "seed"), RUNS)
def test_a_record_replays_to_the_same_game(case: Case, seed: int) -> None:
    for number, game in enumerate(positions(case, seed)):
        if number % 7 and not game.over():
            continue
        record = game.record()
        text = write_record(record)
        read = read_record(text)
        assert read == record
        assert write_record(read) == text
        assert everything(replay_record(read)) == everything(game)


@pytest.mark.parametrize(("case", "seed"), RUNS)
def test_what_is_hidden_changes_nothing_that_a_seat_sees(case: Case, seed: int) -> None:
    """A seat's own record with every unknown filled in otherwise gives a game that looks the same to that seat."""
    differed = False
    for number, game in enumerate(positions(case, seed)):
        if number % 5 and not game.over():
            continue
        for seat in range(NOBODY, int(game.seats)):
            record = game.record(seat)
            assert record.seed is None
            other = begin(record)
            for turn in record.turns:
                for who, move in turn:
                    other.play(who, move)
            assert seen_by(other, seat) == seen_by(game, seat)
            assert other.record(seat) == record
            differed = differed or case.deal(other, None) != case.deal(game, None)
            if seat != NOBODY:  # what is drawn anew depends on nothing that the seat cannot know
                drawn, drawn_too = game.resample(seat, Rng(number)), other.resample(seat, Rng(number))
                assert case.deal(drawn, None) == case.deal(drawn_too, None)
            for move in range(0, 2000, 37):
                assert game.why_not(seat, move) == other.why_not(seat, move)
    assert differed


@pytest.mark.parametrize(("case", "seed"), RUNS)
def test_resample_agrees_with_the_view(case: Case, seed: int) -> None:
    rng = Rng(seed)
    for game in positions(case, seed):
        before = everything(game)
        for seat in range(int(game.seats)):
            known = case.deal(game, seat)
            other = game.resample(seat, rng)
            assert other.view(seat) == game.view(seat)
            assert other.moves(seat) == game.moves(seat)
            assert case.deal(other, seat) == known
            assert not other.events
            if not other.over():
                other.play(*random_move(other, rng))
        assert everything(game) == before


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in CASES])
def test_resample_varies_everything_hidden(case: Case) -> None:
    rng = Rng(5)
    for number, game in enumerate(positions(case, 5)):
        if number % 12:
            continue
        for seat in range(int(game.seats)):
            known = case.deal(game, seat)
            found: dict[tuple[str, int], set[str]] = defaultdict(set)
            for _ in range(60):
                for part, keys in case.deal(game.resample(seat, rng), None).items():
                    for place, key in enumerate(keys):
                        found[part, place].add(key)
            for (part, place), keys_seen in found.items():
                if known[part][place].startswith("??"):
                    assert len(keys_seen) > 1, (
                        f"{part} {place} never varies for seat {seat} after {number} moves"
                    )


@pytest.mark.parametrize(("case", "seed"), RUNS)
def test_scores_and_payoffs_fit(case: Case, seed: int) -> None:
    for game in positions(case, seed):
        scores = game.scores()
        assert scores.totals == [sum(points.values()) for points in scores.points]
        assert bool(scores.winners) == game.over() == bool(scores.victory)
    payoffs = [game.payoff(seat) for seat in range(int(game.seats))]
    assert sum(payoffs) == pytest.approx(1.0)
    assert [seat for seat, payoff in enumerate(payoffs) if payoff > 0] == scores.winners


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in CASES])
def test_a_game_needs_no_luck_to_end(case: Case) -> None:
    for choose in (0, -1):
        game = case.begin(3)
        while not game.over():
            seat = game.to_act()[0]
            game.play(seat, game.moves(seat)[choose])
        assert game.moves(0) == []
