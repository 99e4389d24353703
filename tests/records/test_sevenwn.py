"""Reading and writing 7WN: what a person may write, and what every kind of damage is told."""

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevenwonders import Duel, Record, Rng
from sevenwonders.records import RecordError, read_record, replay_record, write_record


def played(seed: int = 4) -> Duel:
    game, rng = Duel(seed=seed), Rng(seed)
    while not game.over():
        seat = game.to_act()[0]
        moves = game.moves(seat)
        game.play(seat, moves[rng.below(len(moves))])
    return game


TEXT = write_record(played().record())
LINES = TEXT.splitlines()


def line_of(start: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


def changed(start: str, new: str) -> str:
    lines = LINES.copy()
    lines[line_of(start) - 1] = new
    return "\n".join(lines)


def reason(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        replay_record(read_record(text))
    return str(caught.value)


def test_a_person_may_add_comments_blank_lines_and_names() -> None:
    text = TEXT.replace("seat 0\n", "\n# the better player\nseat 0   Ada of  Namur \n\n").replace(
        "7WN 1", " 7WN 1 # v1"
    )
    record = read_record(text)
    assert record.players == ["Ada of  Namur", ""]
    assert replay_record(record).scores() == played().scores()


def test_a_record_without_standings_is_right_too() -> None:
    """So were those written before places were told."""
    older = read_record(changed("result standings", ""))
    assert "standings" not in older.result
    assert replay_record(older).scores() == played().scores()


def test_simultaneous_turns_of_eight_seats_fit_the_format() -> None:
    turn = [(seat, f"build:card_{seat}:l2:r{seat}") for seat in range(8)]
    record = Record("classic", {"base": "1.0", "leaders": "1.0"}, [f"p{n}" for n in range(8)], 9, {"age1": ["a"]})
    record.turns = [turn, turn[3:5]]
    text = write_record(record)
    assert "1. 0 build:card_0:l2:r0 | 1 build:card_1:l2:r1 |" in text
    assert read_record(text) == record


def test_a_record_names_the_seats_that_were_given_hints() -> None:
    record = played().record()
    record.hinted = [1]
    text = write_record(record)
    assert "\nhints 1\n" in text
    assert read_record(text) == record
    assert replay_record(read_record(text)).scores() == played().scores()
    assert "hints" not in TEXT


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (changed("seed", "hints"), f"line {line_of('seed')}: a seat with hints is missing"),
        (changed("seed", "hints me"), f"line {line_of('seed')}: 'me' is not a seat"),
        (changed("seed", "hints 1 1"), f"line {line_of('seed')}: hints for seat 1 stands twice"),
        (changed("seed", "hints 0\nhints 1"), "the seats with hints are named twice"),
        (changed("seed", "hints 2"), "hints for seat 2, which is none of this game"),
        ("", "line 1: a record begins with '7WN 1'"),
        ("hello\n" + TEXT, "line 1: a record begins with '7WN 1'"),
        (changed("game", "game chess"), "unknown game 'chess'"),
        (changed("game", "game"), f"line {line_of('game')}: the name of the game is missing"),
        (changed("game", "play duel"), f"line {line_of('game')}: 'play' begins no line of a record"),
        (changed("seed", "seed twelve"), f"line {line_of('seed')}: 'twelve' is not a seed"),
        (changed("seed", "seed -1"), f"line {line_of('seed')}: '-1' is not a seed"),
        (changed("seed", "seed ٣"), f"line {line_of('seed')}: '٣' is not a seed"),
        (changed("seat 1", "seat 0"), f"line {line_of('seat 1')}: seat 0 stands twice"),
        (changed("seat 1", "seat 2"), "the seats are not numbered 0, 1, 2"),
        (changed("seat 1", "seat 1\nseat 2"), "3 seats; duel is played by 2"),
        (changed("deal board", ""), "the deal has no part 'board'"),
        (changed("deal board", "deal board law"), f"line {line_of('deal board')}: 1 entries; expected 5"),
        (changed("deal board", "deal board law law law law law"), f"line {line_of('deal board')}: 'law' stands twice"),
        (changed("deal board", "deal board a b c d e"), f"line {line_of('deal board')}: 'a' does not belong here"),
        (
            changed("deal age1", LINES[line_of("deal age2") - 1].replace("age2", "age1")),
            f"line {line_of('deal age1')}:",
        ),
        (changed("deal age3", "deal age3 " + "?? " * 19 + "??guild"), f"line {line_of('deal age3')}: 1 guilds"),
        (changed("set duel", "set duel 1.0\noption speed high"), "unknown option 'speed high'"),
        (changed("3. ", "4. 0 build:baths"), f"line {line_of('3. ')}: turn '4.' is out of order; expected '3.'"),
        (changed("3. ", "3. build:baths"), f"line {line_of('3. ')}: 'build:baths' is not a seat and a move"),
        (changed("3. ", "3. 1 build:baths"), f"line {line_of('3. ')}: turn 3: 'build:baths' is no answer"),
        (changed("3. ", "3. 0 draft:pyramids"), f"line {line_of('3. ')}: turn 3: moves of seats 0; to decide: 1"),
        (changed("3. ", "3. 1 a:b | 1 c:d"), f"line {line_of('3. ')}: seat 1 moves twice"),
        (changed("3. ", "3. 1 fly:baths"), f"line {line_of('3. ')}: turn 3: 'fly:baths' is not a move of Duel"),
        (changed("result winners", "result winners 7"), "the result does not fit the moves"),
        (changed("result standings", "result standings 1 1"), "the result does not fit the moves"),
        (changed("result standings", "result weather fine"), "the result does not fit the moves"),
        (TEXT + "99. 0 build:baths\n", "turn '99.' is out of order"),
        ("\n".join(LINES[: line_of("20. ")] + LINES[line_of("result") - 1 :]), "the game is not over"),
        (TEXT + " " * 1_000_001, "longer than"),
    ],
)
def test_damage_is_told_with_line_and_reason(text: str, expected: str) -> None:
    assert expected in reason(text)


def test_every_cut_record_is_read_or_refused() -> None:
    """What is read of a cut record is how the game began; only its very last word may have been cut to another."""
    whole = read_record(TEXT).turns
    for end in range(0, len(TEXT), 61):
        try:
            game = replay_record(read_record(TEXT[:end]))
        except RecordError:
            continue
        told = game.record().turns
        assert told[:-1] == whole[: max(len(told) - 1, 0)]


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=300), st.integers(0, len(TEXT)), st.integers(0, 60))
def test_no_text_crashes_the_reader(noise: str, place: int, length: int) -> None:
    for text in (noise, f"7WN 1\n{noise}", TEXT[:place] + noise + TEXT[place + length :]):
        try:
            replay_record(read_record(text))
        except RecordError:
            continue


@settings(max_examples=150, deadline=None)
@given(st.lists(st.integers(0, len(LINES) - 1), min_size=2, max_size=6), st.data())
def test_shuffled_and_swapped_words_never_crash(chosen: list[int], data: st.DataObject) -> None:
    lines = LINES.copy()
    words = [word for line in LINES for word in line.split()]
    for number in chosen:
        parts = lines[number].split()
        if parts:
            parts[data.draw(st.integers(0, len(parts) - 1))] = data.draw(st.sampled_from(words))
            lines[number] = " ".join(parts)
    lines[chosen[0]], lines[chosen[1]] = lines[chosen[1]], lines[chosen[0]]
    with contextlib.suppress(RecordError):
        replay_record(read_record("\n".join(lines)))
