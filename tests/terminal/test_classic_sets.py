"""Babel, Towers and Foundations in the terminal: every decision readable, everything on the table shown."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from rich.console import Console

from sevenwonders.classic.game import Classic
from sevenwonders.classic.resolving import gain_from
from sevenwonders.classic.seeing import ClassicView
from sevenwonders.classic.words.of_sets import words_of_set
from sevenwonders.classic.words.story import sentence
from sevenwonders.classic.words.texts import decision_sentence
from sevenwonders.core.game import NOBODY
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.terminal.classic.board import board
from sevenwonders.terminal.input import answer
from sevenwonders.terminal.question import Option, Question

from .classic_games import ALL_SETS, begin, decisions, moves_of, scene_of, screen_of, stages, typed

TOWER_MODE = ("leaders", "cities", "towers", "foundations")
BOXES = {
    "babel_tower": (3, ("babel_tower",)),
    "babel_projects": (4, ("babel_projects",)),
    "towers": (5, ("towers",)),
    "foundations": (4, TOWER_MODE),
    "eight": (8, TOWER_MODE),
    "two": (2, ("babel_tower", "babel_projects", "towers")),
    "all": (4, ALL_SETS),
}
NOT_WORDS = re.compile(r"[{}_]|  |None")
SEEDS = (1, 2, 3)


@cache
def moments(box: str) -> list[tuple[Classic, ClassicView]]:
    """Some decisions of each phase that games of a box come to."""
    players, sets = BOXES[box]
    found: dict[str, list[tuple[Classic, ClassicView]]] = {}
    for seed in SEEDS:
        for game, view in decisions(players, seed, (), sets):
            found.setdefault(view.decisions[0].kind, []).append((game, view))
    return [moment for each in found.values() for moment in each[:: max(1, len(each) // 12)]]


def offered(question: Question) -> Iterator[Option]:
    for option in question.offered():
        yield option
        if option.then is not None:
            yield from offered(option.then)


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_is_readable(box: str, language: str) -> None:
    texts = Texts(language)
    for game, view in moments(box):
        screen, moves = screen_of(view, language, game), moves_of(game, view.seat)
        question = screen.question(view, moves)
        phase = view.decisions[0].kind
        assert question.prompt != texts("ask.classic.other", what=phase.replace("_", " ").capitalize()), phase
        assert not NOT_WORDS.search(question.prompt), question.prompt
        options = list(offered(question))
        assert {option.move for option in options if option.move is not None} == set(moves.values())
        for option in options:
            told = (option.why_not or option.label.plain).replace("  ", " ", 1)
            assert told
            assert not NOT_WORDS.search(told), told


@pytest.mark.parametrize("box", BOXES)
def test_no_line_is_wider_than_the_terminal(box: str) -> None:
    for game, view in moments(box):
        for language, width in (("en", 80), ("fr", 80), ("nl", 120)):
            lines = screen_of(view, language, game).board(view, width, 36, moves_of(game, view.seat))
            for line in lines:
                assert line.cell_len <= width, line.plain
                assert "{" not in line.plain


@pytest.mark.parametrize("box", ["babel_tower", "babel_projects", "towers", "all"])
def test_the_one_line_form_of_every_move(box: str) -> None:
    for game, view in moments(box):
        question = screen_of(view, "en", game).question(view, moves_of(game, view.seat))
        for text, move in moves_of(game, view.seat).items():
            chosen = answer(typed(game, view.seat, text, "en"), question, Texts("en"))
            assert isinstance(chosen, Option), text
            assert chosen.move == move


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_and_every_event_has_words_of_its_own(language: str) -> None:
    texts, kinds = Texts(language), set()
    for players, sets in BOXES.values():
        game = stages(players, 2, "random", (), sets)[-1]
        box, names = game.codex.box, [f"P{number}" for number in range(9)]
        for phase in game.codex.phases:
            plain = texts("ask.classic.other", what=phase.replace("_", " ").capitalize())
            assert decision_sentence(box, phase, texts) != plain, phase
        boards = [city.board for city in game.view(0).cities]
        for event in game.events:
            kinds.add(event.kind)
            known = any(event.kind in each.names[language].get("event", {}) for each in box.sets)
            assert known or texts.keys_under(f"classic.event.{event.kind}"), event.kind
            for reader in (NOBODY, 0, 1):
                told = sentence(box, event, texts, names, reader, boards=boards)
                assert told.endswith("."), told
                assert not NOT_WORDS.search(told), told
    assert {"tile", "project", "join", "golden", "lay", "wake", "loss", "reward", "penalty"} <= kinds


def on_the_table(game: Classic, seat: int, width: int = 120) -> str:
    return "\n".join(line.plain for line in board(scene_of(game, seat), width, 60))


def find(box: str, wanted: str) -> tuple[Classic, ClassicView]:
    """A moment at which a set shows something."""
    for game, view in moments(box):
        fact = view.extras.get(wanted)
        if any(fact) if isinstance(fact, list) else fact:
            return game, view
    raise AssertionError(f"nothing shows {wanted}")


def test_laws_in_force_stand_on_the_table_with_what_they_do() -> None:
    checked = 0
    for game, view in moments("babel_tower"):
        tower = view.extras.get("tower", [])
        assert isinstance(tower, list)
        text, scene = on_the_table(game, view.seat, 160), scene_of(game, view.seat)
        for tile in filter(None, tower):
            assert f"{scene.title(str(tile))} ✦ " in text
            checked += 1
    assert checked > 20


def test_own_tiles_are_named_where_they_can_be_built() -> None:
    for game, view in moments("babel_tower"):
        tiles = view.extras.get("tile_hand")
        if view.decisions[0].kind != "play_card" or not tiles:
            continue
        assert isinstance(tiles, list)
        scene = scene_of(game, view.seat)
        question = screen_of(view, "en", game).question(view, moves_of(game, view.seat))
        uses = [option.label.plain for option in offered(question) if "Babel tiles: " in option.label.plain]
        assert len(uses) == len(tiles) * len(view.hand)
        assert all(any(scene.title(str(tile)) in use for use in uses) for tile in tiles)
        return
    raise AssertionError("nobody has a tile")


def test_the_project_is_told_with_tokens_cost_reward_and_penalty() -> None:
    game, view = find("babel_projects", "project")
    scene = scene_of(game, view.seat)
    row = scene.card(str(view.extras["project"]))
    text = on_the_table(game, view.seat, 160)
    assert f"Great Project {scene.title(row.key)} ({row.color})" in text
    left = view.extras["project_tokens"]
    assert f"{left} token" in text
    assert f"take part: {row.coins}●" in text
    assert "failure: ✦ " in text


def test_foundations_show_their_effects_and_which_have_begun() -> None:
    game, view = find("foundations", "foundation_steps")
    scene, text = scene_of(game, view.seat), on_the_table(game, view.seat)
    laid, begun = view.extras["foundations"], view.extras["foundation_steps"]
    assert isinstance(laid, list)
    assert isinstance(begun, list)
    for city, card in enumerate(laid):
        steps = scene.card(str(card)).steps
        if city == view.seat:
            for step in steps:
                assert f"{step.at} " in text
                assert f"−{step.debt}●" in text
        else:
            assert f"{scene.title(str(card))} {begun[city]}/{len(steps)}"[:12] in text


@pytest.mark.parametrize(("language", "told"), [("en", "both sides"), ("fr", "des deux côtés"), ("nl", "beide kanten")])
def test_golden_shields_are_in_words(language: str, told: str) -> None:
    game = begin(4, 1, ("tenochtitlan_b", "giza_a", "rhodes_a", "olympia_a"), ("towers",))
    gain_from(game, 0, game.codex.stage_effects + game.cities[0].board[3])
    for seat in (0, 1, 2):
        text = "\n".join(line.plain for line in board(scene_of(game, seat, language), 120, 60))
        said = words_of_set(game.codex.box, "show_at", "golden", Texts(language))
        assert said.format(n=told) in text, seat


def test_partners_are_named() -> None:
    game, view = find("eight", "wars")
    pairs = view.extras["wars"]
    assert isinstance(pairs, list)
    names = scene_of(game, view.seat).names
    assert f"Wars declared {names[int(pairs[0])]}–{names[int(pairs[1])]}" in on_the_table(game, view.seat)


def test_who_sells_from_afar_is_shown_and_paid_by_name() -> None:
    seen = 0
    for seed in range(1, 6):
        for game, view in decisions(5, seed, (), ("towers",)):
            if view.decisions[0].kind != "play_card":
                continue
            scene = scene_of(game, view.seat)
            for move in scene.moves:
                if move.payment.far:
                    seller = scene.names[view.cities[view.seat].far[0].city]
                    screen = screen_of(view, "en", game)
                    options = offered(screen.question(view, moves_of(game, view.seat)))
                    label = next(o.label.plain for o in options if o.move == game.parse(move.text()))
                    assert (
                        f"{move.payment.far} coins to {seller}" in label
                        or f"{move.payment.far} coin to {seller}" in label
                    )
                    assert f"{seller} sells " in on_the_table(game, view.seat, 200)
                    seen += 1
                    break
        if seen:
            return
    raise AssertionError("nobody trades afar")


def test_a_board_with_two_ways_shows_both_until_one_is_built() -> None:
    game = begin(3, 2, ("babel_b", "giza_a", "rhodes_a"), ("towers",))
    text = on_the_table(game, 0)
    assert "□ 1 WW → +T/O" in text
    assert "□ 1 SS → +T/C" in text
    game.cities[0].add_stage(game.codex, 1)
    text = on_the_table(game, 0)
    assert " ■ 1 +T/C " in text
    assert "WW → +T/O" not in text
    assert "□ 2 OP" in text
    assert "□ 2 SG" in text
    assert "■□□□□" in on_the_table(game, 1)


def test_embellishments_have_their_sign() -> None:
    game = begin(3, 2, ("telanissos_a", "giza_a", "rhodes_a"), ("towers",))
    assert "□ 2◆ W → +3●" in on_the_table(game, 0)
    for row in (0, 1, 5):
        game.cities[0].add_stage(game.codex, row)
    assert "■■◆□□□" in on_the_table(game, 1)


def test_tools_and_astrolabes_are_counted() -> None:
    game = begin(3, 2, ("telanissos_a", "giza_a", "rhodes_a"), ("towers",))
    game.cities[0].add_card(game.codex, game.codex.card_number["astronomer"])
    text = on_the_table(game, 0)
    assert "produces T" in text
    assert "1 Astrolabe" in text
    assert " 1 turquoise  Astronomer" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_sets_can_be_explained(language: str) -> None:
    console = Console(width=100, color_system=None)
    game, view = next(
        (game, view)
        for game, view in moments("all")
        if view.decisions[0].kind == "play_card" and any(filter(None, view.extras["tower"]))  # type: ignore[arg-type]
    )
    screen, moves = screen_of(view, language, game), moves_of(game, view.seat)
    question = screen.question(view, moves)
    tile = next(filter(None, view.extras["tower"]))  # type: ignore[arg-type]
    laid = view.extras["foundations"]
    assert isinstance(laid, list)
    for key, told in (
        (tile, "say.classic.in_force"),
        (view.extras["project"], "say.classic.in_force"),
        (laid[view.seat], "say.owned_you"),
    ):
        with console.capture() as captured:
            console.print(screen.explain(str(key), view, question, moves))
        assert screen.texts(told) in captured.get()
    with console.capture() as captured:
        console.print(screen.page("city", view, "1"))
    assert scene_of(game, view.seat, language).title(str(laid[0])) in captured.get()


def test_a_leader_at_a_price_of_choice_says_each_price() -> None:
    for seed in range(1, 30):
        for game, view in decisions(4, seed, (), ("leaders", "towers")):
            if view.decisions[0].kind != "recruit_leader" or "recruit:simeon" not in moves_of(game, view.seat):
                continue
            question = screen_of(view, "en", game).question(view, moves_of(game, view.seat))
            labels = [option.label.plain for option in question.offered() if "Recruit Simeon" in option.label.plain]
            assert labels[0].startswith("Recruit Simeon  You may pay less")
            assert labels[1] == "Recruit Simeon, for 1 coin to the bank"
            return
    raise AssertionError("nobody has Simeon")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_are_explained(language: str) -> None:
    game, view = moments("all")[0]
    screen, console = screen_of(view, language, game), Console(width=100, color_system=None)
    for token in game.codex.box.tokens:
        name = game.codex.box.name(token, language)
        with console.capture() as captured:
            console.print(screen.explain(name, view, None))
        assert name in captured.get()
        assert len(captured.get().splitlines()) >= 3, name
