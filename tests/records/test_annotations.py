"""Lines and notes in a record: written and read again, checked like the game itself, and nonsense told in words."""

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevenwonders.core.record import Record
from sevenwonders.duel.game import Duel
from sevenwonders.records import Annotations, RecordError, read_annotated, read_record, replay_record, write_record
from sevenwonders.records.annotations import Turn
from tests.records.test_sevenwn import TEXT, played

RECORD = read_record(TEXT)


def another_way(turn: int, length: int, pick: int = -1) -> list[Turn]:
    """The recorded game to before a turn, then so many others."""
    game = Duel.from_record(RECORD)
    for moves in RECORD.turns[: turn - 1]:
        for seat, move in moves:
            game.play(seat, move)
    for _ in range(length):
        seat = game.to_act()[0]
        game.play(seat, game.moves(seat)[pick])
    return game.record().turns


def annotated() -> Annotations:
    found = Annotations()
    found.add(RECORD, another_way(12, 4), "What if # the altar is sold?")
    longer = another_way(12, 4)[:13]
    game = Duel.from_record(RECORD)
    for moves in longer:
        for seat, move in moves:
            game.play(seat, move)
    for _ in range(2):
        seat = game.to_act()[0]
        game.play(seat, game.moves(seat)[0])
    found.add(RECORD, game.record().turns)
    found.notes = {(0, 3): "here it began", (1, 13): "too greedy; see #2"}
    return found


def test_lines_and_notes_come_back_as_they_were() -> None:
    found = annotated()
    assert [(each.of, each.turn) for each in found.lines] == [(0, 12), (1, 14)]
    text = write_record(RECORD, found)
    record, again = read_annotated(text)
    assert (record, again) == (RECORD, found)
    assert write_record(record, again) == text
    assert read_record(text) == RECORD, "whoever only wants the game has it"
    again.check(record)
    assert replay_record(record).scores() == played().scores()


def test_old_files_have_none_and_stay_as_they_are() -> None:
    record, found = read_annotated(TEXT)
    assert found == Annotations()
    assert write_record(record, found) == TEXT


def test_the_same_way_is_one_line_and_a_longer_one_goes_on() -> None:
    found = Annotations()
    assert found.add(RECORD, RECORD.turns[:20]) == 0, "the game itself"
    assert found.add(RECORD, another_way(12, 3)) == 1
    assert found.add(RECORD, another_way(12, 2)) == 1
    assert found.add(RECORD, another_way(12, 5)) == 1
    assert len(found.lines) == 1
    assert found.path(RECORD, 1) == another_way(12, 5)
    assert found.add(RECORD, another_way(31, 4)) == 2


def test_an_illegal_line_is_named() -> None:
    found = annotated()
    found.lines[0].turns[1] = [(found.lines[0].turns[1][0][0], "build:nothing")]
    _, again = read_annotated(write_record(RECORD, found))
    with pytest.raises(RecordError, match="line 1 cannot be played: turn 13"):
        again.check(RECORD)


@pytest.mark.parametrize(
    ("added", "told"),
    [
        ("line 2 12", "out of order; expected 'line 1'"),
        ("line x 12", "out of order"),
        ("line 1 0\n1/0. 0 a", "begins at turn 0"),
        ("line 1 9999\n1/9999. 0 a", "begins at turn 9999"),
        ("line 1 12", "has no turns"),
        ("line 1 1/12\n1/12. 0 a", "does not stand before it"),
        ("line 1 12\n1/13. 0 a", "expected '1/12.'"),
        ("1/12. 0 a", "belongs to a line"),
        ("0/12. 0 a", "belongs to a line"),
        ("line 1 12\n1/12. 0 a | 0 b", "moves twice"),
        ("note 500 x", "which there is not"),
        ("note 3/1 x", "which there is not"),
        ("note x y", "is not a turn"),
        ("note 3 a\nnote 3 b", "stands twice"),
        ("line 1 12\n1/12. 0 a\nnote 1/4 x", "which there is not"),
        ("line 1 99999999999999999999999", "is not a turn"),
    ],
)
def test_every_kind_of_damage_is_told(added: str, told: str) -> None:
    with pytest.raises(RecordError, match=told.replace(".", r"\.").replace("(", r"\(")):
        read_annotated(TEXT + added + "\n")


@settings(max_examples=150, deadline=None)
@given(
    st.lists(
        st.one_of(
            st.from_regex(r"(line|note) [0-9/]{0,5} ?[a-z #|.]{0,8}", fullmatch=True),
            st.from_regex(r"[0-9]{0,3}/[0-9]{0,3}\. [0-9] [a-z:]{1,8}", fullmatch=True),
            st.text(max_size=20),
        ),
        max_size=6,
    )
)
def test_nonsense_is_refused_or_survives_being_written(lines: list[str]) -> None:
    with contextlib.suppress(RecordError):
        record, found = read_annotated(TEXT + "\n".join(lines))
        assert isinstance(record, Record)
        assert read_annotated(write_record(record, found)) == (record, found)
