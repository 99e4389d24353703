"""In the process: some decisions of a record at a time, so that visitors take turns and see what there is already."""

import os
import time
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from sevenwonders.coach.results import Judged
from sevenwonders.coach.reviewing import Looked, Task, task_of
from sevenwonders.coach.words import Words
from sevenwonders.core.record import MissingSet, RecordError
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.records import read_record
from sevenwonders.records.replay import replay_record
from sevenwonders.server.workers import shelf_here

TASKS_KEPT: Final = 8
LOWEST: Final = 19
"""Whatever else the machine has to do comes first."""
NAME: Final = 0xE000
"""Names of players are put into the words later: until then a sign stands for each, which no text has."""


@dataclass(frozen=True)
class Spoken:
    """A decision in a language."""

    played: str
    best: str
    better: tuple[str, ...]
    worse: tuple[str, ...]


@dataclass(frozen=True)
class Batch:
    """What was found, and what it cost. Or what is wrong with the record."""

    looked: tuple[Looked, ...] = ()
    spoken: tuple[Mapping[str, Spoken], ...] = ()
    """By language, for each of them that was a choice."""
    result: tuple[float, ...] | None = None
    """What each seat got of the game; None: it is not over."""
    work: float = 0.0
    problem: str = ""
    fields: dict[str, str] = field(default_factory=dict)


@dataclass
class _Going:
    """A review that this process is at."""

    task: Task
    words: dict[str, Words]
    result: tuple[float, ...] | None
    looks: Iterator[Looked]
    done: int


_going: OrderedDict[str, _Going] = OrderedDict()


def judge_some(key: str, text: str, open_cards: bool, rounds: int, done: int, seconds: float) -> Batch:
    """The next decisions after `done`: one at least, and as many as can be looked at in the time."""
    began = time.process_time()
    os.nice(LOWEST)  # adds up, but there is nothing lower
    try:
        going = _going.pop(key, None)
        if going is None or going.done != done:
            going = _begin(text, open_cards, rounds, done)
        looked: list[Looked] = []
        for each in going.looks:
            looked.append(each)
            if time.process_time() - began > seconds:
                break
    except MissingSet as error:
        return Batch(problem="record_sets", fields={"sets": ", ".join(error.sets)})
    except RecordError as error:
        return Batch(problem="record", fields={"reason": str(error)}, work=time.process_time() - began)
    going.done += len(looked)
    _going[key] = going
    if len(_going) > TASKS_KEPT:
        _going.popitem(last=False)
    spoken = tuple(
        {lang: _speak(words, each.judged) for lang, words in going.words.items()}
        for each in looked
        if each.judged is not None
    )
    return Batch(tuple(looked), spoken, going.result, time.process_time() - began)


def _begin(text: str, open_cards: bool, rounds: int, done: int) -> _Going:
    record, shelf = read_record(text), tuple(shelf_here)
    task = task_of(record, rounds=rounds or None, open_cards=open_cards, folders=shelf)
    end, names = replay_record(record, shelf), [chr(NAME + seat) for seat in range(len(record.players))]
    words = {lang: Words(end, Texts(lang), names) for lang in LANGUAGES}
    result = task.result()
    return _Going(task, words, None if result is None else tuple(result), task.looks(done), done)


def _speak(words: Words, judged: Judged) -> Spoken:
    return Spoken(
        played=words.move(judged.played.move, judged.seat),
        best=words.move(judged.best.move, judged.seat),
        better=tuple(words.reason(each) for each in judged.reasons if each.of_best),
        worse=tuple(words.reason(each) for each in judged.reasons if not each.of_best),
    )
