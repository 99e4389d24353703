"""The table of 7 Wonders as it is drawn: everything a player needs, within the width and height of a terminal."""

import pytest

from sevenwonders.classic.words.prices import price_of, why_no_card
from sevenwonders.core.texts import LANGUAGES
from sevenwonders.terminal.classic.board import board
from sevenwonders.terminal.classic.prices import in_short, reason_in_short, ways_in_short
from sevenwonders.terminal.classic.scene import Scene

from .classic_games import begin, decisions, moves_of, scene_of, screen_of, stages


def drawn(scene: Scene, width: int = 110, height: int = 36) -> list[str]:
    return [line.plain for line in board(scene, width, height)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_no_line_is_wider_than_the_terminal(players: int, language: str) -> None:
    for game, view in decisions(players):
        moves = moves_of(game, view.seat)
        for width in (80, 110, 200):
            lines = screen_of(view, language, game).board(view, width, 36, moves)
            assert all(line.cell_len <= width for line in lines)


@pytest.mark.parametrize("players", [3, 5, 7])
def test_table_and_story_of_a_turn_fit_on_110_by_45(players: int) -> None:
    for game, view in decisions(players, 2):
        screen = screen_of(view, "en", game)
        news = len(screen.news(screen.latest(game.events_for(view.seat))))
        room = 45 - 2 - min(news, screen.news_rows)
        assert len(screen.board(view, 110, room, moves_of(game, view.seat))) <= room


def test_all_cities_are_on_the_table() -> None:
    game = stages(7, 1)[40]
    scene = scene_of(game, game.to_act()[0])
    text = "\n".join(drawn(scene))
    for city in range(7):
        assert scene.heading(city)[:18] in text, city
        assert f"{scene.view.cities[city].coins}●" in text


def test_neighbours_show_strength_and_prices() -> None:
    game = begin(3, 5)
    scene = scene_of(game, 0)
    text = "\n".join(drawn(scene))
    left, right = scene.view.cities[1], scene.view.cities[2]
    assert "◀ 2 " in text
    assert "▶ 3 " in text
    assert text.count("against your ▼0") == 2
    assert f"sells  {left.for_sale} (2●)" in text
    assert f"sells  {right.for_sale} (2●)" in text
    assert "Age I · turn 1 of 6 · ◀ hands pass left" in text
    assert "discard pile 0 cards" in text


def test_every_card_of_the_hand_shows_what_it_is_and_costs_now() -> None:
    for game, view in decisions(3, 3):
        scene = scene_of(game, view.seat)
        if view.decisions[0].kind != "play_card":
            continue
        text = "\n".join(drawn(scene))
        for card in view.hand:
            assert scene.title(card) in text
            ways = scene.uses(card, "build")
            told = ways_in_short(scene, ways, 24) if ways else reason_in_short(scene, why_no_card(scene, card))
            parent = scene.chain_for(view.seat, card)
            if ways and parent:
                told = f"free with {scene.title(parent)}"
            assert told[:20] in text, (card, told)


def test_payments_in_words_and_with_arrows() -> None:
    found = {}
    for game, view in decisions(5, 2):
        scene = scene_of(game, view.seat)
        for move in scene.moves:
            if move.payment.left and move.payment.right and move.verb == "build":
                price = price_of(scene, move)
                found[in_short(scene, price)] = in_short(scene, price, arrows=True)
    assert found
    for long, short in found.items():
        assert "left + " in long
        assert "◀" in short
        assert "▶" in short
        assert len(short) < len(long)


def test_the_free_city_is_shown_with_its_decision() -> None:
    asked = [(game, view) for game, view in decisions(2) if view.decisions[0].kind == "play_free_city"]
    assert len(asked) == 18
    for game, view in asked:
        scene = scene_of(game, view.seat)
        assert scene.acting == 2
        lines = drawn(scene)
        free = [line for line in lines if "the Free City" in line]
        assert len(free) == 2, "as a neighbour, and over the hand that is played for it"
        prompt = screen_of(view).question(view, moves_of(game, view.seat)).prompt
        assert "for the Free City" in prompt


def test_who_a_decision_is_about() -> None:
    """Powers that the Free City may have ask its holder for it, not for the own city."""
    for wonders, phase in ((("giza_a", "rhodes_a"), "play_card"), (("halicarnassus_a", "giza_a"), "take_from_discard")):
        for game, view in decisions(2, 3, wonders):
            if view.decisions[0].kind == phase and phase == "take_from_discard":
                scene = scene_of(game, view.seat)
                owner = "halicarnassus" in view.cities[view.seat].wonder
                assert scene.acting == (view.seat if owner else 2)


def test_a_game_that_is_over_is_drawn_without_a_hand() -> None:
    game = stages(3, 1)[-1]
    text = "\n".join(line.plain for line in screen_of(game.view(0)).board(game.view(0), 110, 40))
    assert "the game is over" in text
    assert "┏" not in text
