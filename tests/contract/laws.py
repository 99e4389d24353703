"""The laws of the engine contract: every game must keep them, at every position of every game.

Each law looks at one position. `test_contract.py` walks through a game once and lets them all look.
"""

from collections import defaultdict
from dataclasses import dataclass, field

import pytest

from sevenwonders import NOBODY, Game, IllegalMove, Rng
from sevenwonders.records import read_record, replay_record, write_record

from .cases import Case, everything, random_move, seen_by

NONSENSE = ("", "build", "build:", "build:nothing", "???", "0", "build:??", "\0")


@dataclass
class Walk:
    """A walk through a game, and what the laws remember on the way."""

    case: Case
    seed: int
    seen: set[int] = field(default_factory=set)
    """Moves that were legal for somebody, somewhere."""
    differed: bool = False
    """Whether another world was really another one."""

    def __post_init__(self) -> None:
        self.rng = Rng(self.seed)


# ---- quick laws


def legal_moves_are_sorted_and_stable(game: Game) -> None:
    waiting = game.to_act()
    assert waiting == sorted(set(waiting))
    assert bool(waiting) != game.over()
    for seat in range(int(game.seats)):
        moves = game.moves(seat)
        assert moves == sorted(set(moves))
        assert moves == game.moves(seat)
        assert moves or seat not in waiting


def nobody_is_asked_without_a_legal_move(game: Game) -> None:
    assert set(game.to_act()) <= set(game.asked_seats())
    for seat in game.asked_seats():
        assert game.moves(seat), (seat, game.view(seat).decisions)


def ids_and_texts_round_trip(game: Game) -> None:
    for seat in game.to_act():
        moves = game.moves(seat)
        texts = [game.text(move) for move in moves]
        assert [game.parse(text) for text in texts] == moves
        assert len(set(texts)) == len(texts)
        assert all(text.split() == [text] and "|" not in text and "#" not in text for text in texts)


# ---- slow laws; that none of them changes the game is looked at afterwards, for all of them


def an_illegal_move_says_why(game: Game, walk: Walk) -> None:
    for seat in (*range(-1, int(game.seats) + 1), 10**30):
        legal = set(game.moves(seat))
        walk.seen.update(legal)
        step = 1 + walk.rng.below(7)
        for move in (-1, 10**9, 10**30, *(move for move in sorted(walk.seen)[::step] if move not in legal)):
            _refused(game, seat, move)
        for nonsense in NONSENSE:
            _refused(game, seat, nonsense)


def _refused(game: Game, seat: int, move: int | str) -> None:
    why = ""
    try:
        game.play(seat, move)
    except IllegalMove as refused:
        why = str(refused)
    assert any(letter.isalnum() for letter in why), (seat, move)


def a_clone_is_equal_and_independent(game: Game, walk: Walk) -> None:
    copy, quiet = game.clone(), game.clone(quiet=True)
    assert everything(copy) == everything(game)
    while not copy.over():
        assert copy.to_act() == quiet.to_act()
        seat, move = random_move(copy, walk.rng)
        assert copy.moves(seat) == quiet.moves(seat)
        copy.play(seat, move)
        quiet.play(seat, move)
    assert copy.scores() == quiet.scores()
    assert not quiet.events
    with pytest.raises(ValueError, match="quiet"):
        quiet.record()


def a_record_replays_to_the_same_game(game: Game, walk: Walk) -> None:
    """Between the choices of a simultaneous turn a record tells the turns before."""
    record = game.record()
    text = write_record(record)
    read = read_record(text)
    assert read == record
    assert write_record(read) == text
    again = replay_record(read, walk.case.folders)
    assert again.record() == record
    assert again.events == game.events
    if len(again.to_act()) == len(game.to_act()):
        assert everything(again) == everything(game)


def what_is_hidden_changes_nothing_that_a_seat_sees(game: Game, walk: Walk) -> None:
    """Two games that differ only in what a seat cannot know look the same to it, to the byte."""
    if walk.case.other is None:
        return
    for seat in range(int(game.seats)):
        other = walk.case.other(game, seat)
        walk.differed = walk.differed or walk.case.deal(other, None) != walk.case.deal(game, None)
        looks_the_same(game, other, seat)


def looks_the_same(game: Game, other: Game, seat: int) -> None:
    """Whatever a seat can read or ask, in one game and in the other."""
    assert seen_by(other, seat) == seen_by(game, seat)
    assert game.record(seat).seed is None
    assert repr(other.record(seat)) == repr(game.record(seat))
    # What is drawn anew depends on nothing that the seat cannot know.
    drawn, drawn_too = (each.resample(seat, Rng(len(game.turns))) for each in (game, other))
    assert seen_by(drawn, seat) == seen_by(drawn_too, seat)
    for who in range(int(game.seats)):
        assert drawn.moves(who) == drawn_too.moves(who)
    for move in (*game.moves(seat), *range(0, 2000, 37)):
        assert game.why_not(seat, move) == other.why_not(seat, move)


def events_name_no_card_that_a_seat_has_not_seen(game: Game, _: Walk) -> None:
    for seat in range(NOBODY, int(game.seats)):
        hidden = [event for event in game.events if event.only not in (NOBODY, seat)]
        told = game.events_for(seat)
        assert not any(event in told for event in hidden)
        assert all(event.only == seat for event in told if event.kind in ("used", "draw", "drawn"))


def resample_agrees_with_the_view(game: Game, walk: Walk) -> None:
    for seat in range(int(game.seats)):
        known = walk.case.deal(game, seat)
        other = game.resample(seat, walk.rng)
        assert other.view(seat) == game.view(seat)
        assert other.moves(seat) == game.moves(seat)
        assert walk.case.deal(other, seat) == known
        assert not other.events
        while not other.over():
            other.play(*random_move(other, walk.rng))


def what_is_drawn_anew_may_be_drawn_anew(game: Game, walk: Walk) -> None:
    """A drawn table looks the same to its seat, so what is drawn from it is the same too: searches do that."""
    for seat in range(int(game.seats)):
        once = game.resample(seat, Rng(5))
        twice = game.resample(seat, Rng(walk.rng.seed())).resample(seat, Rng(5))
        while not once.over():
            assert twice.to_act() == once.to_act()
            assert [twice.moves(who) for who in once.to_act()] == [once.moves(who) for who in once.to_act()]
            who, move = random_move(once, walk.rng)
            once.play(who, move)
            twice.play(who, move)
        assert twice.scores() == once.scores()


def resample_varies_everything_hidden(game: Game, walk: Walk) -> None:
    """Duel: at every place of the deal that the seat does not know. 7 Wonders: the first hands of the others."""
    duel = walk.case.name.startswith("duel")
    if not duel and game.turns:
        return
    for seat in range(int(game.seats)):
        known = walk.case.deal(game, seat)
        found: dict[tuple[str, int], set[str]] = defaultdict(set)
        views: dict[int, set[str]] = defaultdict(set)
        for _ in range(60):
            other = game.resample(seat, walk.rng)
            for part, keys in walk.case.deal(other, None).items():
                for place, key in enumerate(keys):
                    found[part, place].add(key)
            for rival in game.to_act():
                views[rival].add(repr(other.moves(rival)))
        for (part, place), keys_seen in found.items():
            if duel and known[part][place].startswith("??"):
                assert len(keys_seen) > 1, f"{part} {place} never varies for seat {seat} after turn {len(game.turns)}"
        if not duel:
            assert all(len(seen) > 20 for rival, seen in views.items() if rival != seat)
            assert len(views[seat]) == 1


def scores_and_payoffs_fit(game: Game, _: Walk) -> None:
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


QUICK = (legal_moves_are_sorted_and_stable, nobody_is_asked_without_a_legal_move, ids_and_texts_round_trip)
"""Looked at everywhere."""
SLOW = (
    (an_illegal_move_says_why, 1, 0),
    (resample_agrees_with_the_view, 1, 0),
    (what_is_drawn_anew_may_be_drawn_anew, 1, 0),
    (scores_and_payoffs_fit, 1, 0),
    (what_is_hidden_changes_nothing_that_a_seat_sees, 1, 5),
    (a_record_replays_to_the_same_game, 2, 0),
    (events_name_no_card_that_a_seat_has_not_seen, 3, 0),
    (resample_varies_everything_hidden, 4, 8),
    (a_clone_is_equal_and_independent, 9, 0),
)
"""Looked at at the end, and every so manieth position: so many times the case's stride, and so many more."""
