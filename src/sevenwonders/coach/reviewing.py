"""A record goes in, a review comes out."""

from collections.abc import Callable, Sequence

from sevenwonders.classic.game import Classic
from sevenwonders.coach.curve import chances_by_turn, curve_of, turning_points
from sevenwonders.coach.expert import ROUNDS, Expert
from sevenwonders.coach.grades import BEST, GRADES, grade_of
from sevenwonders.coach.reasons import reasons_for, theme_of
from sevenwonders.coach.results import Judged, Review, SeatReview, ThemeTally, rounded
from sevenwonders.core.game import Game
from sevenwonders.core.record import Record, RecordError
from sevenwonders.duel.game import Duel
from sevenwonders.records.replay import begin, replay_record, steps
from sevenwonders.sets.folder import Folder

Progress = Callable[[int, int], None]
"""Hears how many decisions are looked at, and of how many."""


def review(
    record: Record,
    *,
    rounds: int | None = None,
    seed: int = 1,
    open_cards: bool = False,
    folders: Sequence[str | Folder] = (),
    progress: Progress = lambda _done, _all: None,
) -> Review:
    """Judge every decision of a record. The same record, rounds and seed give the same review on every machine.

    A decision is judged by what its seat could know; with `open_cards` by all cards as they lie. Raises RecordError.
    rounds: how long the expert thinks about each decision, or as long as is right for the game.
    """
    end = replay_record(record, folders)
    expert = Expert(ROUNDS[record.game] if rounds is None else rounds, seed, open_cards)
    unknown = any(key.startswith("??") for keys in record.deal.values() for key in keys)
    if open_cards and unknown:
        raise RecordError("the record does not tell all cards, so they cannot be laid open")
    game = begin(record, folders)
    total = sum(len(turn) for turn in record.turns)
    judged: list[list[Judged]] = [[] for _ in record.players]
    forced = [0] * len(record.players)
    done = 0
    progress(done, total)
    turns = steps(record, game)
    for number, turn in enumerate(record.turns, 1):
        for seat, text in turn:
            if len(game.moves(seat)) == 1:
                forced[seat] += 1
            else:
                judged[seat].append(judge(expert, game, seat, text, number))
            done += 1
            progress(done, total)
        next(turns)
    result = [end.payoff(seat) for seat in range(len(record.players))] if end.over() else None
    chances = chances_by_turn(judged, len(record.turns), result)
    curve = curve_of(chances, judged)
    return Review(
        game=record.game,
        players=tuple(record.players),
        rounds=expert.rounds,
        seed=seed,
        open_cards=open_cards,
        finished=end.over(),
        seats=tuple(seat_review(seat, each, forced[seat]) for seat, each in enumerate(judged)),
        curve=curve,
        luck=tuple(rounded(sum(point.luck[seat] for point in curve)) for seat in range(len(judged))),
        turning_points=turning_points(curve, judged),
    )


def judge(expert: Expert, game: Game, seat: int, text: str, turn: int) -> Judged:
    """What the expert thinks of a legal move, before it is made."""
    played = game.parse(text)
    known, rng = expert.looks_at(game, seat, turn)
    opinion = expert.opinion(known, seat, played, rng)
    best, other = opinion.best, opinion.other
    doubt = (best.doubt**2 + other.doubt**2) ** 0.5
    loss = rounded(max(best.chance - other.chance - doubt, 0.0)) if opinion.best_move != played else 0.0
    points = None if best.lead is None or other.lead is None else round(max(best.lead - other.lead, 0.0), 1)
    grade = grade_of(loss)
    reasons = reasons_for(known, seat, opinion.best_move, played) if grade != BEST else ()
    view = game.view(seat)
    return Judged(
        turn=turn,
        seat=seat,
        age=age_of(game),
        decision=next(each.kind for each in view.decisions if each.seat == seat),
        played=other,
        best=best,
        loss=loss,
        points=points,
        grade=grade,
        theme=reasons[0].theme if reasons else theme_of(known, seat, opinion.best_move),
        reasons=reasons,
    )


def age_of(game: Game) -> int:
    """0 before the first age."""
    assert isinstance(game, Duel | Classic)
    return int(game.age)


def seat_review(seat: int, judged: Sequence[Judged], forced: int) -> SeatReview:
    """The sums over a seat's decisions."""
    themes = dict.fromkeys(each.theme for each in judged)
    tallies = [
        ThemeTally(theme, len(found), rounded(sum(each.loss for each in found)))
        for theme in themes
        for found in [[each for each in judged if each.theme == theme]]
    ]
    return SeatReview(
        seat=seat,
        judged=tuple(judged),
        forced=forced,
        mean_loss=rounded(sum(each.loss for each in judged) / len(judged)) if judged else 0.0,
        grades={grade: sum(each.grade == grade for each in judged) for grade in GRADES},
        themes=tuple(sorted(tallies, key=lambda each: (-each.loss, each.theme))),
    )
