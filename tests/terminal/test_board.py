"""The table as it is drawn: from a view alone, within the width, cards where they lie."""

from itertools import pairwise

import pytest
from rich.cells import cell_len

from sevenwonders import Duel, Rng
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.duel.view import DuelView
from sevenwonders.duel.words.names import title
from sevenwonders.terminal.canvas import Canvas
from sevenwonders.terminal.duel.board import board
from sevenwonders.terminal.duel.structure import accessible, price_tag, structure
from sevenwonders.terminal.duel.track import track
from sevenwonders.terminal.lines import fitted, side_by_side
from tests.terminal.games import CARDS, NAMES, decisions, names, screen_of, stages

ENGLISH = Texts("en")


def drawn(view: DuelView, width: int = 100, height: int = 40, language: str = "en") -> list[str]:
    return [line.plain for line in board(view, CARDS, Texts(language), names(view.seat), width, height)]


def first_game(age: int) -> DuelView:
    """The view at the first card of an age."""
    return next(view for game in stages(1) if (view := game.view(0)).age == age)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120])
def test_no_line_is_wider_than_the_terminal(width: int, language: str) -> None:
    for _, view in decisions(range(2)):
        for line in board(view, CARDS, Texts(language), names(view.seat), width, 40):
            assert line.cell_len <= width, line.plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_100_columns_and_40_rows_with_news_and_prompt(language: str) -> None:
    for _, view in decisions():
        assert len(drawn(view, 100, 34, language)) <= 36  # and 4 rows: two of news, question, prompt


def test_everything_drawn_is_one_cell_wide() -> None:
    for _, view in decisions(range(1)):
        for line in drawn(view):
            assert cell_len(line) == len(line)


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("lines", [2, 3])
def test_rows_lie_half_a_card_aside_and_on_top_of_each_other(age: int, lines: int) -> None:
    view = first_game(age)
    shown = [line.plain for line in structure(view, CARDS, ENGLISH, 100, lines)]
    rows = max(slot.row for slot in CARDS.structures[age - 1])
    assert len(shown) == rows * lines + 1
    left_edges = [
        {place for place, character in enumerate(shown[row * lines]) if character in "┌┏"} for row in range(rows)
    ]
    columns = [{slot.col for slot in CARDS.structures[age - 1] if slot.row == row + 1} for row in range(rows)]
    for (here, there), (near, far) in zip(pairwise(left_edges), pairwise(columns), strict=True):
        assert not here & there  # never edge under edge
        assert (min(there) < min(here)) == (min(far) < min(near))
    for edges, cards in zip(left_edges, columns, strict=True):
        assert len(edges) == len(cards)


def test_accessible_cards_have_heavy_frames_and_numbers() -> None:
    view = first_game(1)
    text = "\n".join(line.plain for line in structure(view, CARDS, ENGLISH, 100, 3))
    assert text.count("┏") == len(accessible(view)) == 6
    for number in range(1, 7):
        assert f"┏ {number} ━" in text
    assert "┏ 7 " not in text


def test_cards_have_numbers_only_when_one_is_to_be_chosen() -> None:
    others = [view for _, view in decisions() if view.slots and view.decisions[0].kind != "play_card"]
    assert others
    for view in others:
        text = "\n".join(line.plain for line in structure(view, CARDS, ENGLISH, 100, 3))
        assert not any(f"┏ {number} ━" in text for number in range(1, 7))


def test_face_down_cards_are_backs_and_guilds_show_theirs() -> None:
    for _, view in decisions():
        if not view.slots:
            continue
        text = "\n".join(line.plain for line in structure(view, CARDS, ENGLISH, 100, 3))
        hidden = [slot for slot in view.slots if not slot.card]
        assert text.count("▒ Guild ▒") == sum(slot.back == "guild" for slot in hidden)
        assert text.count("░ Age") == sum(slot.back != "guild" for slot in hidden)


def test_what_a_seat_cannot_see_changes_nothing_that_is_drawn() -> None:
    for number, (game, view) in enumerate(decisions(range(2))):
        other = game.resample(view.seat, Rng(number))
        assert drawn(other.view(view.seat)) == drawn(view)
        moves = {game.text(move): move for move in game.moves(view.seat)}
        screen = screen_of(view)
        assert screen.question(other.view(view.seat), moves) == screen.question(view, moves)


def test_every_face_up_card_is_named_with_its_price() -> None:
    for _, view in decisions(range(2)):
        if not view.slots:
            continue
        text = "\n".join(line.plain for line in structure(view, CARDS, ENGLISH, 120, 3))
        for slot in view.slots:
            if slot.card:
                assert title(CARDS, slot.card, ENGLISH)[:9] in text
                assert price_tag(slot, view) in text


def test_price_tags_tell_price_means_and_chain() -> None:
    for _, view in decisions():
        for slot in view.slots:
            if not slot.card:
                continue
            tag = price_tag(slot, view)
            mine, theirs = slot.prices[view.seat], slot.prices[1 - view.seat]
            assert tag[0] == ("✓" if mine <= view.cities[view.seat].coins else "✗")
            assert tag[1:].startswith("∞" if slot.chained[view.seat] else f"{mine}●")
            assert tag.endswith("(∞)" if slot.chained[1 - view.seat] else f"({theirs})")


def test_the_track_shows_the_pawn_from_both_sides() -> None:
    for game in stages(3):
        mine, theirs = (track(game.view(seat), CARDS, ENGLISH, ["A", "B"], 120)[0].plain for seat in (0, 1))
        left, right = (line.index("◆") for line in (mine, theirs))
        middle = (mine.index("┊") + mine.rindex("┊")) // 2
        assert left - middle == middle - right
        pawn = game.view(0).pawn
        assert (left > middle) == (pawn > 0)


def test_the_track_shows_the_tokens_that_still_lie_there() -> None:
    game = Duel(seed=1)
    line = track(game.view(0), CARDS, ENGLISH, NAMES, 100)[1].plain
    assert line.count("−2●") == line.count("−5●") == 2
    assert [part.strip() for part in line.split("┊")][1:-1] == [
        "10★ −5●", "5★ −2●", "2★", "", "2★", "5★ −2●", "10★ −5●",
    ]  # fmt: skip


def test_both_cities_show_what_they_own() -> None:
    for _, view in decisions(range(2)):
        text = "\n".join(drawn(view, 120))
        for city in view.cities:
            assert f"{city.coins}●" in text
            for wonder in city.wonders:
                name = title(CARDS, wonder.key, ENGLISH)
                sign = "■" if wonder.built else f"{'✓' if wonder.price <= city.coins else '✗'}{wonder.price}●"
                assert f"{sign} {name}" in text
            for token in city.progress:
                assert title(CARDS, token, ENGLISH) in text


def test_later_drawings_cover_earlier_ones() -> None:
    canvas = Canvas(6, 2)
    canvas.write(0, 0, "aaaa", "red")
    canvas.write(2, 0, "bb")
    canvas.write(4, 1, "cut off")
    canvas.write(0, 9, "outside")
    assert [line.plain for line in canvas.lines()] == ["aabb", "    cu"]


def test_texts_are_made_to_fit() -> None:
    assert fitted("Scriptorium", 6) == "Scrip…"
    assert fitted("Altar", 7) == "Altar  "
    assert fitted("Altar", 0) == ""
    from rich.text import Text

    lines = side_by_side([Text("one"), Text("two"), Text("three")], 8)
    assert [line.plain for line in lines] == ["one  two", "three"]
