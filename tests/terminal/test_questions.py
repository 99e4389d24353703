"""Questions and typed lines: every legal move can be chosen, nothing else can, and nonsense gets a plain answer."""

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console
from rich.text import Text

from sevenwonders.core.game import Scores
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.duel.view import DuelView
from sevenwonders.duel.words.texts import SUPREMACIES
from sevenwonders.records import read_record, replay_record
from sevenwonders.terminal.input import Command, Problem, answer, quoted, read_command
from sevenwonders.terminal.question import Option, Question
from tests.terminal.games import CARDS, KINDS, decisions, screen_of, stages

ENGLISH = Texts("en")
GAMES = Path(__file__).parents[1] / "records" / "games"


def question(view: DuelView, moves: dict[str, int], language: str = "en") -> Question:
    return screen_of(view, language).question(view, moves)


def reachable(asked: Question) -> Iterator[int]:
    for option in asked.options:
        assert sum((option.move is not None, option.then is not None, bool(option.why_not))) == 1
        if option.move is not None:
            yield option.move
        if option.then is not None:
            yield from reachable(option.then)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_are_exactly_the_legal_moves(language: str) -> None:
    kinds = set()
    for game, view in decisions():
        kinds.add(view.decisions[0].kind)
        moves = {game.text(move): move for move in game.moves(view.seat)}
        assert sorted(reachable(question(view, moves, language))) == sorted(moves.values())
    assert kinds == KINDS


def test_every_move_has_a_line_to_type() -> None:
    """`b 3`, `s 3`, `w 3 2` and plain numbers lead to the very moves."""
    for game, view in decisions(range(2)):
        moves = {game.text(move): move for move in game.moves(view.seat)}
        asked = question(view, moves)
        typed = {}
        for number, option in enumerate(asked.offered(), 1):
            lines = [str(number)]
            if option.then is not None:
                wonders = range(1, len(view.cities[view.seat].wonders) + 1)
                lines = [f"b {number}", f"s {number}", *(f"w {number} {wonder}" for wonder in wonders)]
            for line in lines:
                chosen = answer(line, asked, ENGLISH)
                if isinstance(chosen, Option) and chosen.move is not None:
                    typed[line] = chosen.move
        assert sorted(typed.values()) == sorted(moves.values())


def first_cards() -> tuple[DuelView, Question]:
    """The first turn of a first age."""
    game = next(game for game in stages(1) if game.view(0).age == 1)
    view = game.view(game.to_act()[0])
    return view, question(view, {game.text(move): move for move in game.moves(view.seat)})


def chosen_move(line: str) -> int:
    _, asked = first_cards()
    chosen = answer(line, asked, ENGLISH)
    assert isinstance(chosen, Option)
    assert chosen.move is not None
    return chosen.move


def test_one_move_can_be_typed_in_many_ways() -> None:
    view, asked = first_cards()
    name = asked.options[0].label.plain
    sale = chosen_move("s 1")
    for line in ("S 1", "s1", "1 s", "1 2", "sell 1", "discard 1", "d 1", "défausser 1", "v 1", "a 1", "  s   1 "):
        assert chosen_move(line) == sale
    assert chosen_move(f"sell {name}") == sale
    assert chosen_move(f"{name.upper()} s") == sale
    assert view.seat == 0


def test_a_number_alone_asks_what_to_do_with_the_card() -> None:
    _, asked = first_cards()
    chosen = answer("2", asked, ENGLISH)
    assert isinstance(chosen, Option)
    assert chosen.then is not None
    assert asked.options[1].label.plain in chosen.then.prompt


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "I do not understand ''"),
        ("hello", "I do not understand 'hello'"),
        ("b", "I do not understand 'b'"),
        ("b b b", "I do not understand 'b b b'"),
        ("x 3", "I do not understand 'x 3'"),
        ("0", "There is no 0. Choose from 1 to 6."),
        ("7", "There is no 7. Choose from 1 to 6."),
        ("b 99", "There is no 99. Choose from 1 to 6."),
        ("9" * 5000, "There is no 999999. Choose from 1 to 6."),
        ("w 1 9", "There is no 9. Choose from 1 to 4."),
        ("1 b 1", "I do not understand '1 b 1'"),
        ("\x1b[31mred", "I do not understand '?[31mred'"),
        ("-1", "I do not understand '-1'"),
        ("1.5", "I do not understand '1.5'"),
    ],
)
def test_what_is_no_answer_gets_one_line(line: str, reason: str) -> None:
    _, asked = first_cards()
    found = answer(line, asked, ENGLISH)
    assert isinstance(found, Problem)
    assert found.text.startswith(reason)
    assert "\n" not in found.text


def test_what_cannot_be_paid_says_so() -> None:
    for game, view in decisions():
        moves = {game.text(move): move for move in game.moves(view.seat)}
        asked = question(view, moves)
        for number, option in enumerate(asked.offered(), 1):
            if option.then is not None and f"build:{option.about}" not in moves:
                found = answer(f"b {number}", asked, ENGLISH)
                assert isinstance(found, Problem)
                price = next(slot.prices[view.seat] for slot in view.slots if slot.card == option.about)
                assert f"{price} coins needed" in found.text
                return
    raise AssertionError("no card was too dear in any of the games")


def test_a_wonder_that_stands_says_so() -> None:
    for game, view in decisions():
        wonders = view.cities[view.seat].wonders
        built = [number for number, wonder in enumerate(wonders, 1) if wonder.built]
        if built and view.decisions[0].kind == "play_card":
            moves = {game.text(move): move for move in game.moves(view.seat)}
            found = answer(f"w 1 {built[0]}", question(view, moves), ENGLISH)
            assert isinstance(found, Problem)
            assert "is already built" in found.text
            return
    raise AssertionError("no wonder was built in any of the games")


@given(st.text(max_size=60))
def test_no_line_whatever_breaks_the_reader(line: str) -> None:
    _, asked = first_cards()
    read_command(line)
    found = answer(line, asked, ENGLISH)
    assert isinstance(found, Option | Problem)
    if isinstance(found, Problem):
        assert found.text.isprintable()


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("?", Command("help")),
        ("? baths", Command("help", "baths")),
        ("?3", Command("help", "3")),
        ("help", Command("help")),
        ("aide", Command("help")),
        ("LOG", Command("log")),
        ("journal", Command("log")),
        ("défausse", Command("discard")),
        ("discard", Command("discard")),
        ("discard 3", None),
        ("lang fr", Command("lang", "fr")),
        ("taal nl", Command("lang", "nl")),
        ("save a file.7wn", Command("save", "a file.7wn")),
        ("quit", Command("quit")),
        ("quit now", None),
        ("steden", Command("city")),
        ("b 3", None),
        ("3", None),
        ("", None),
    ],
)
def test_commands_are_understood_in_every_language(line: str, command: Command | None) -> None:
    assert read_command(line) == command


def test_what_is_repeated_is_short_and_harmless() -> None:
    assert quoted("a\x1b[2Jb\n") == "a?[2Jb"
    assert quoted("x" * 500) == "x" * 40 + "…"


def shown(what: object) -> str:
    console = Console(width=200, highlight=False)
    with console.capture() as captured:
        console.print(what)
    return captured.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_explained_at_any_time(language: str) -> None:
    from sevenwonders.duel.words.names import keys, title

    for _, view in list(decisions(range(1)))[::9]:
        screen = screen_of(view, language)
        for key in keys(CARDS):
            text = shown(screen.explain(key, view, None))
            assert title(CARDS, key, Texts(language)) in text
            assert "{" not in text


def test_an_explanation_tells_the_price_now() -> None:
    view, asked = first_cards()
    text = shown(screen_of(view).explain("1", view, asked))
    slot = next(slot for slot in view.slots if slot.card == asked.options[0].about)
    price = ENGLISH.count("count.coin", slot.prices[0]) if slot.prices[0] else "free"
    assert f"Price now: {price} for you" in text


def test_a_wonder_is_explained_by_its_number_in_the_city() -> None:
    view, asked = first_cards()
    for number, wonder in enumerate(view.cities[0].wonders, 1):
        for word in (f"w{number}", f"m {number}"):
            assert CARDS.name(wonder.key, "en") in shown(screen_of(view).explain(word, view, asked))
    assert "Nothing is called 'w9'" in shown(screen_of(view).explain("w9", view, asked))


def test_the_result_tells_who_won_how_and_what_broke_a_tie() -> None:
    view = stages(1)[-1].view(0)
    points = [dict.fromkeys(view.scores.points[0], 1)] * 2
    ends = {
        "You win: civilian victory.": Scores(points, [8, 8], [0], "points", "blue"),
        "search:1s wins: military supremacy.": Scores(points, [8, 8], [1], "military"),
        "Nobody is ahead: shared victory.": Scores(points, [8, 8], [0, 1], "shared"),
    }
    for told, scores in ends.items():
        text = shown(screen_of(view).result(dataclasses.replace(view, scores=scores)))
        assert told in text
        assert ("the points of the blue cards decide" in text) == bool(scores.tie_break)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("victory", ["military", "science", "points"])
def test_after_a_supremacy_the_score_sheet_says_why_points_do_not_count(victory: str, language: str) -> None:
    """And the pawn in the capital stands where the winner's military points would: the book gives it none."""
    record = read_record((GAMES / f"duel-{victory}.7wn").read_text(encoding="utf-8"))
    view, texts = replay_record(record).view(0), Texts(language)
    assert isinstance(view, DuelView)
    (winner,) = view.scores.winners
    text = shown(screen_of(view, language).result(view))
    for kind in SUPREMACIES:
        assert (texts(f"supremacy.{kind}") in text) == (kind == victory)
    row = next(line for line in text.splitlines() if line.strip().startswith(texts("score.military")))
    assert (texts("supremacy.capital") in row) == (victory == "military")
    if victory == "military":
        assert view.scores.points[winner]["military"] == 0
        assert row.split().count("0") == 1  # the loser's


def test_unknown_words_bring_suggestions() -> None:
    view, asked = first_cards()
    screen = screen_of(view)
    assert "Did you mean Baths?" in shown(screen.explain("batsh", view, asked))
    assert "Nothing is called '77'" in shown(screen.explain("77", view, asked))
    assert "Be more precise" in shown(screen.explain("guild", view, asked))


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_help_and_result_are_whole(language: str) -> None:
    for seed in range(3):
        game = stages(seed)[-1]
        screen = screen_of(game.view(0), language)
        view = game.view(0)
        for what in (
            screen.help(),
            screen.result(view),
            *(screen.page(name, view) for name in ("discard", "city", "score")),
        ):
            text = shown(what)
            assert text.strip()
            assert "{" not in text
        assert str(view.scores.totals[0]) in shown(screen.result(view))
        assert Texts(language)(f"victory.{view.scores.victory}") in shown(screen.result(view))


def test_sentences_are_safe_from_markup_in_names() -> None:
    game = stages(1)[-1]
    screen = screen_of(game.view(1))
    screen.names = ["[red]Eve[/red]", "You"]
    event = next(event for event in game.events if event.kind == "build" and event.seat == 0)
    assert screen.sentence(event).plain.startswith("[red]Eve[/red] builds")
    assert isinstance(screen.sentence(event), Text)
