"""A record goes in, a review comes out."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from sevenwonders.classic.game import Classic
from sevenwonders.coach.curve import chances_by_turn, curve_of, turning_points
from sevenwonders.coach.expert import FEWEST, ROUNDS, Expert
from sevenwonders.coach.grades import BEST, GRADES, grade_of
from sevenwonders.coach.reasons import reasons_for, theme_of
from sevenwonders.coach.results import Judged, Review, SeatReview, ThemeTally, rounded
from sevenwonders.core.game import Game
from sevenwonders.core.record import UNKNOWN, Record, RecordError
from sevenwonders.duel.game import Duel
from sevenwonders.records.replay import begin, replay_record, steps
from sevenwonders.sets.folder import Folder

Progress = Callable[[int, int], None]
"""Hears how many decisions are looked at, and of how many."""


@dataclass(frozen=True)
class Looked:
    """A decision of the record that was looked at."""

    turn: int
    seat: int
    judged: Judged | None
    """None: there was one legal move."""


@dataclass(frozen=True)
class Task:
    """What is to be reviewed, and how: the same task gives the same review on every machine."""

    record: Record
    rounds: int
    seed: int = 1
    open_cards: bool = False
    folders: Sequence[str | Folder] = ()

    @property
    def decisions(self) -> int:
        return sum(len(turn) for turn in self.record.turns)

    def looks(self, skip: int = 0) -> Iterator[Looked]:
        """Look at one decision after the other, but for the first ones, which are known. Raises RecordError."""
        record = self.record
        expert = Expert(self.rounds, self.seed, self.open_cards)
        if self.open_cards and tells_not_all(record):
            raise RecordError("the record does not tell all cards, so they cannot be laid open")
        game = begin(record, self.folders)
        turns = steps(record, game)
        for number, turn in enumerate(record.turns, 1):
            for seat, text in turn:
                if skip:
                    skip -= 1
                elif len(game.moves(seat)) == 1:
                    yield Looked(number, seat, None)
                else:
                    yield Looked(number, seat, judge(expert, game, seat, text, number))
            next(turns)

    def result(self) -> list[float] | None:
        """What each seat got of the game; None if it is not over. Raises RecordError if it cannot have been played."""
        end = replay_record(self.record, self.folders)
        return [end.payoff(seat) for seat in range(len(self.record.players))] if end.over() else None

    def gathered(self, looked: Sequence[Looked], result: Sequence[float] | None) -> Review:
        """What was found, as a whole; while decisions are still missing, the review of the turns that are complete."""
        turns, whole = self._complete(len(looked))
        judged: list[list[Judged]] = [[] for _ in self.record.players]
        forced = [0] * len(judged)
        for each in looked:
            if each.turn > turns:
                break
            if each.judged is None:
                forced[each.seat] += 1
            else:
                judged[each.seat].append(each.judged)
        chances = chances_by_turn(judged, turns, result if whole else None)
        curve = curve_of(chances, judged)
        return Review(
            game=self.record.game,
            players=tuple(self.record.players),
            rounds=self.rounds,
            seed=self.seed,
            open_cards=self.open_cards,
            finished=whole and result is not None,
            seats=tuple(seat_review(seat, each, forced[seat]) for seat, each in enumerate(judged)),
            curve=curve,
            luck=tuple(rounded(sum(point.luck[seat] for point in curve)) for seat in range(len(judged))),
            turning_points=turning_points(curve, judged),
        )

    def _complete(self, looked: int) -> tuple[int, bool]:
        """How many turns so many decisions are, and whether these are all."""
        for number, turn in enumerate(self.record.turns):
            if looked < len(turn):
                return number, False
            looked -= len(turn)
        return len(self.record.turns), True


def task_of(
    record: Record,
    *,
    rounds: int | None = None,
    seed: int = 1,
    open_cards: bool = False,
    folders: Sequence[str | Folder] = (),
) -> Task:
    """rounds: how long the expert thinks about each decision, or as long as is right for the game."""
    usual = ROUNDS.get(record.game, FEWEST)  # a game that there is not fails where it is to begin
    return Task(record, usual if rounds is None else rounds, seed, open_cards, folders)


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
    """
    task = task_of(record, rounds=rounds, seed=seed, open_cards=open_cards, folders=folders)
    result = task.result()
    looked: list[Looked] = []
    progress(0, task.decisions)
    for each in task.looks():
        looked.append(each)
        progress(len(looked), task.decisions)
    return task.gathered(looked, result)


def tells_not_all(record: Record) -> bool:
    """Whether whoever wrote the record did not see every card, as in the middle of a game."""
    return any(key.startswith(UNKNOWN) for keys in record.deal.values() for key in keys)


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
