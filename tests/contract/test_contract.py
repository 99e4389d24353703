"""The laws of the engine contract: every game must keep them."""

from collections import defaultdict

import pytest

from sevenwonders import NOBODY, IllegalMove, Rng
from sevenwonders.records import read_record, replay_record, write_record
from tests.contract.cases import CASES, Case, everything, positions, random_move, seen_by

RUNS = [pytest.param(case, seed, id=f"{case.name}-{seed}") for case in CASES for seed in range(case.games)]
WORLDS = [run for run in RUNS if isinstance(run.values[0], Case) and run.values[0].other is not None]
"""The games for which other worlds can be told."""
EACH = [pytest.param(case, id=case.name) for case in CASES]


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
            assert moves or seat not in waiting


@pytest.mark.parametrize(("case", "seed"), RUNS)
def test_nobody_is_asked_without_a_legal_move(case: Case, seed: int) -> None:
    for game in positions(case, seed):
        assert set(game.to_act()) <= set(game.asked_seats())
        for seat in game.asked_seats():
            assert game.moves(seat), (seat, game.view(seat).decisions)


@pytest.mark.parametrize(("case", "seed"), RUNS)
def test_ids_and_texts_round_trip(case: Case, seed: int) -> None:
    for game in positions(case, seed):
        for seat in game.to_act():
            moves = game.moves(seat)
            texts = [game.text(move) for move in moves]
            assert [game.parse(text) for text in texts] == moves
            assert len(set(texts)) == len(texts)
            assert all(text.split() == [text] and "|" not in text and "#" not in text for text in texts)


@pytest.mark.parametrize(("case", "seed"), RUNS)
def test_an_illegal_move_says_why_and_changes_nothing(case: Case, seed: int) -> None:
    rng = Rng(seed)
    seen: set[int] = set()
    for game in positions(case, seed, case.stride):
        before = everything(game)
        twin = game.clone()
        for seat in (*range(-1, int(game.seats) + 1), 10**30):
            legal = game.moves(seat)
            seen.update(legal)
            tries = [-1, 10**9, 10**30, *(move for move in sorted(seen)[:: 1 + rng.below(7)] if move not in legal)]
            for move in tries:
                with pytest.raises(IllegalMove, match=r"\w"):
                    game.play(seat, move)
            for nonsense in ("", "build", "build:", "build:nothing", "???", "0", "build:??", "\0"):
                with pytest.raises(IllegalMove, match=r"\w"):
                    game.play(seat, nonsense)
        assert everything(game) == before
        assert everything(twin) == before


@pytest.mark.parametrize(("case", "seed"), RUNS)
def test_a_clone_is_equal_and_independent(case: Case, seed: int) -> None:
    for number, game in enumerate(positions(case, seed, 9 * case.stride)):
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
    for game, twin in zip(positions(case, seed, case.stride), positions(case, seed, case.stride), strict=True):
        assert everything(game) == everything(twin)


@pytest.mark.parametrize("case", EACH)
def test_another_seed_gives_another_deal(case: Case) -> None:
    deals = [case.deal(case.begin(seed), None) for seed in range(20)]
    assert all(deals[0] != other for other in deals[1:])


@pytest.mark.parametrize(("case", "seed"), RUNS)
def test_a_record_replays_to_the_same_game(case: Case, seed: int) -> None:
    """Between the choices of a simultaneous turn a record tells the turns before."""
    for game in positions(case, seed, 2 * case.stride):
        record = game.record()
        text = write_record(record)
        read = read_record(text)
        assert read == record
        assert write_record(read) == text
        again = replay_record(read, case.folders)
        assert again.record() == record
        assert again.events == game.events
        if len(again.to_act()) == len(game.to_act()):
            assert everything(again) == everything(game)


@pytest.mark.parametrize(("case", "seed"), WORLDS)
def test_what_is_hidden_changes_nothing_that_a_seat_sees(case: Case, seed: int) -> None:
    """Two games that differ only in what a seat cannot know look the same to it, to the byte."""
    assert case.other is not None
    differed = False
    for number, game in enumerate(positions(case, seed, 5 + case.stride)):
        for seat in range(int(game.seats)):
            other = case.other(game, seat)
            assert seen_by(other, seat) == seen_by(game, seat)
            assert game.record(seat).seed is None
            differed = differed or case.deal(other, None) != case.deal(game, None)
            # What is drawn anew depends on nothing that the seat cannot know.
            drawn, drawn_too = game.resample(seat, Rng(number)), other.resample(seat, Rng(number))
            assert seen_by(drawn, seat) == seen_by(drawn_too, seat)
            for who in range(int(game.seats)):
                assert drawn.moves(who) == drawn_too.moves(who)
            for move in (*game.moves(seat), *other.moves(seat), *range(0, 2000, 37)):
                assert game.why_not(seat, move) == other.why_not(seat, move)
    assert differed


@pytest.mark.parametrize(("case", "seed"), RUNS)
def test_events_name_no_card_that_a_seat_has_not_seen(case: Case, seed: int) -> None:
    for game in positions(case, seed, 3 * case.stride):
        for seat in range(NOBODY, int(game.seats)):
            hidden = [event for event in game.events if event.only not in (NOBODY, seat)]
            assert not any(event in game.events_for(seat) for event in hidden)
            assert all(event.only == seat for event in game.events_for(seat) if event.kind in ("used", "draw", "drawn"))


@pytest.mark.parametrize(("case", "seed"), RUNS)
def test_resample_agrees_with_the_view(case: Case, seed: int) -> None:
    rng = Rng(seed)
    for game in positions(case, seed, case.stride):
        before = everything(game)
        for seat in range(int(game.seats)):
            known = case.deal(game, seat)
            other = game.resample(seat, rng)
            assert other.view(seat) == game.view(seat)
            assert other.moves(seat) == game.moves(seat)
            assert case.deal(other, seat) == known
            assert not other.events
            while not other.over():
                other.play(*random_move(other, rng))
        assert everything(game) == before


@pytest.mark.parametrize("case", EACH)
def test_resample_varies_everything_hidden(case: Case) -> None:
    rng = Rng(5)
    for number, game in enumerate(positions(case, 5, 4 * case.stride + 8)):
        for seat in range(int(game.seats)):
            known = case.deal(game, seat)
            found: dict[tuple[str, int], set[str]] = defaultdict(set)
            views: dict[int, set[str]] = defaultdict(set)
            for _ in range(60):
                other = game.resample(seat, rng)
                for part, keys in case.deal(other, None).items():
                    for place, key in enumerate(keys):
                        found[part, place].add(key)
                for rival in game.to_act():
                    views[rival].add(repr(other.moves(rival)))
            for (part, place), keys_seen in found.items():
                if case.name.startswith("duel") and known[part][place].startswith("??"):
                    assert len(keys_seen) > 1, f"{part} {place} never varies for seat {seat} at position {number}"
            if case.name.startswith("classic") and number == 0:
                assert all(len(seen) > 20 for rival, seen in views.items() if rival != seat)
                assert len(views[seat]) == 1


@pytest.mark.parametrize(("case", "seed"), RUNS)
def test_scores_and_payoffs_fit(case: Case, seed: int) -> None:
    for game in positions(case, seed, case.stride):
        scores = game.scores()
        assert scores.totals == [sum(points.values()) for points in scores.points]
        assert bool(scores.winners) == game.over() == bool(scores.victory)
        if game.over():
            payoffs = [game.payoff(seat) for seat in range(int(game.seats))]
            assert sum(payoffs) == pytest.approx(1.0)
            assert [seat for seat, payoff in enumerate(payoffs) if payoff > 0] == scores.winners
            assert [seat for seat, place in enumerate(scores.standings) if place == 1] == scores.winners
            assert len(scores.standings) == game.seats
        else:
            assert scores.standings == []


@pytest.mark.parametrize("case", EACH)
def test_a_game_needs_no_luck_to_end(case: Case) -> None:
    for choose in (0, -1):
        game = case.begin(3)
        while not game.over():
            seat = game.to_act()[0]
            game.play(seat, game.moves(seat)[choose])
        assert game.moves(0) == []
