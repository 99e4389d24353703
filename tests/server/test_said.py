"""Words that wait for their answers: those to the coach are answered late, and are said again when the table moves."""

import json

from sevenwonders.server.relay.said import Said

HELLO = json.dumps({"type": "hello", "version": 1})
UPDATE = '{"type":"update","reset":true,"seq":3}'


def question(name: str) -> str:
    return json.dumps({"type": "coach", "id": name, "request": "1", "what": "look"})


def begun() -> Said:
    said = Said()
    said.note(HELLO)
    said.heard(UPDATE)
    return said


def test_an_answer_to_a_later_word_leaves_the_question_open() -> None:
    said = begun()
    said.note(question("a"))
    said.note(json.dumps({"type": "ping"}))
    said.heard(json.dumps({"type": "pong"}))
    assert said.again()[1:] == [question("a")]


def test_the_coach_answers_its_own_question_and_no_word_before_it() -> None:
    said = begun()
    choice = json.dumps({"type": "choose", "id": "c", "request": "1", "move": "x"})
    for word in (choice, question("a"), question("b")):
        said.note(word)
    said.heard(json.dumps({"type": "coached", "id": "b"}))
    assert said.again()[1:] == [choice, question("a")]
    said.heard(json.dumps({"type": "refused", "id": "a", "code": "late"}))
    said.heard(json.dumps({"type": "ack", "id": "c", "request": "1"}))
    assert said.again()[1:] == []
