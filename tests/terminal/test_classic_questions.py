"""The decisions of 7 Wonders as questions: every move can be chosen, one-line forms work, nonsense is told."""

from dataclasses import replace

import pytest
from rich.console import Console

from sevenwonders.core.game import Decision
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.terminal.input import Problem, answer
from sevenwonders.terminal.question import Option, Question

from .classic_games import LETTERS, begin, decisions, moves_of, scene_of, screen_of, stages, typed


def reachable(question: Question) -> set[int]:
    found = {option.move for option in question.options if option.move is not None}
    for option in question.options:
        if option.then is not None:
            found |= reachable(option.then)
    return found


def printed(thing: object, width: int = 110) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(thing)
    return captured.get()


@pytest.mark.parametrize("players", [2, 3, 7])
def test_every_legal_move_and_no_other_can_be_chosen(players: int) -> None:
    for game, view in decisions(players):
        moves = moves_of(game, view.seat)
        assert reachable(screen_of(view).question(view, moves)) == set(moves.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wonders", [(), ("halicarnassus_a", "olympia_a", "babylon_b")], ids=["dealt", "powers"])
def test_the_one_line_form_of_every_move(language: str, wonders: tuple[str, ...]) -> None:
    for game, view in decisions(3, 1, wonders):
        moves = moves_of(game, view.seat)
        question = screen_of(view, language).question(view, moves)
        for text, move in moves.items():
            line = typed(game, view.seat, text, language)
            chosen = answer(line, question, Texts(language))
            assert isinstance(chosen, Option), (line, chosen)
            assert chosen.move == move, line


def some_question(language: str = "en") -> tuple[Question, list[str]]:
    """The first question of a game, and the names of its hand."""
    game = begin(4, 5)
    scene = scene_of(game, 0, language)
    return screen_of(scene.view, language).question(scene.view, moves_of(game, 0)), [
        scene.title(card) for card in scene.view.hand
    ]


def test_words_for_cards_and_uses() -> None:
    question, hand = some_question()
    texts = Texts("en")
    for line in ("b 1", "1 b", f"build {hand[0]}", f"{hand[0].upper()} build", "1 1", "b1"):
        chosen = answer(line, question, texts)
        assert isinstance(chosen, Option), line
        assert chosen.move is not None, line
    one = answer("1", question, texts)
    assert isinstance(one, Option)
    assert one.then is not None
    for letter in ("s", "d", "sell", "discard"):
        sold = answer(f"{letter} 1", question, texts)
        assert isinstance(sold, Option)
        assert sold.move is not None


@pytest.mark.parametrize("line", ["x 1", "b", "b 99", "0", "8", "b 1 7", "-1", "1 1 1 1", "w 1", "☃"])
def test_nonsense_is_a_problem_in_one_line(line: str) -> None:
    chosen = answer(line, some_question()[0], Texts("en"))
    assert isinstance(chosen, Problem), line
    assert chosen.text
    assert "\n" not in chosen.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_something_cannot_be_done_is_said(language: str) -> None:
    texts, reasons = Texts(language), set()
    for players in (2, 3):
        for game, view in decisions(players, 2):
            question = screen_of(view, language, game).question(view, moves_of(game, view.seat))
            for option in question.options:
                for use in option.then.options if option.then is not None else ():
                    if use.why_not:
                        reasons.add(use.why_not)
    shown = " ".join(reasons)
    for key in ("never", "stages", "must_play", "own_card"):
        told = texts(f"classic.why.{key}")
        assert (told in shown) == (key != "never"), told
    assert all(reason.endswith(".") and "{" not in reason for reason in reasons)


def test_several_ways_to_pay_are_asked_for() -> None:
    for game, view in decisions(5, 2):
        scene = scene_of(game, view.seat)
        if not scene.asks_for_hand:
            continue
        for card in view.hand:
            ways = scene.uses(card, "build")
            if len(ways) > 1:
                question = screen_of(view).question(view, moves_of(game, view.seat))
                number = view.hand.index(card) + 1
                asked = answer(f"b {number}", question, Texts("en"))
                assert isinstance(asked, Option)
                assert asked.then is not None
                assert len(asked.then.offered()) == len(ways)
                second = answer(f"b {number} 2", question, Texts("en"))
                assert isinstance(second, Option)
                assert second.move == game.parse(ways[1].text())
                return
    raise AssertionError("no card with several payments")


@pytest.mark.parametrize("language", LANGUAGES)
def test_decisions_of_sets_that_nobody_has_seen_can_be_played(language: str) -> None:
    game = begin(3, 1)
    view = replace(game.view(0), decisions=[Decision("pick_leader", 0)])
    other = next(card for card in game.codex.card_number if card not in view.hand)
    moves = {f"recruit:{other}": 1, f"recruit:{other}:l2b1": 2, "pay_debt.3": 3, "decline": 4}
    screen = screen_of(view, language)
    question = screen.question(view, moves)
    assert question.listed
    assert reachable(question) == {1, 2, 3, 4}
    labels = [option.label.plain for option in question.offered()]
    assert labels[0].startswith("Recruit ")
    assert labels[2].startswith("Pay debt")
    assert all("{" not in label for label in labels)
    assert "\n".join(line.plain for line in screen.board(view, 110, 40, moves))
    assert screen.title() in printed(screen.board(view, 110, 40, moves)[0])


def test_an_unknown_use_of_a_hand_card_stands_beside_the_known_ones() -> None:
    game = begin(3, 1)
    view, moves = game.view(0), moves_of(game, 0)
    card = view.hand[0]
    more = {**moves, f"enshrine:{card}:l1": 777, "pass": 778}
    question = screen_of(view).question(view, more)
    assert reachable(question) == set(more.values())
    use = answer("enshrine 1", question, Texts("en"))
    assert isinstance(use, Option)
    assert use.move == 777
    assert question.prompt.endswith("8 Pass")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_explained(language: str) -> None:
    game = stages(4, 1)[30]
    seat = game.to_act()[0]
    view, moves = game.view(seat), moves_of(game, seat)
    screen = screen_of(view, language)
    question = screen.question(view, moves)
    words = ["1", "w", "giza", "baths", "giza_b", *view.hand]
    for word in words:
        told = printed(screen.explain(word, view, question, moves))
        assert "{" not in told
        assert len(told.splitlines()) >= 3, word
    assert len(printed(screen.explain("no such thing", view, question, moves)).splitlines()) == 1
    for name, rest in (("city", ""), ("city", "1"), ("city", "4"), ("score", ""), ("discard", "")):
        assert "{" not in printed(screen.page(name, view, rest))
    for rest in ("0", "5", "atlantis", "99999999", "-"):
        assert len(printed(screen.page("city", view, rest)).splitlines()) == 1
    assert LETTERS[language]["stage"] + " 3" in printed(screen.help())


def test_the_price_is_explained() -> None:
    game = begin(4, 5)
    view, moves = game.view(0), moves_of(game, 0)
    told = printed(screen_of(view).explain("1", view, screen_of(view).question(view, moves), moves))
    assert "In your hand." in told
    assert "Price now: free." in told
