"""A stranger's set in the terminal: its decision in words, what it shows, its event and its column."""

import io
import re
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

from sevenwonders.classic.game import Classic
from sevenwonders.core.rng import Rng
from sevenwonders.core.texts import LANGUAGES
from sevenwonders.games import GameSpec

from .classic_games import moves_of, screen_of

HARBOUR = Path(__file__).parents[2] / "examples" / "harbour"
WORDS = {
    "en": (
        "Do you send a ship out to sea?",
        "Send a ship for 1 coin",
        "You send a ship out to sea for 1 coin",
        "Harbour",
    ),
    "fr": (
        "Envoyez-vous un navire en mer\u00a0?",
        "Envoyer un navire pour 1 pièce",
        "Vous envoyez un navire en mer pour 1 pièce",
        "Port",
    ),
    "nl": ("Zend je een schip uit?", "Een schip uitzenden voor 1 munt", "Je zendt een schip uit voor 1 munt", "Haven"),
}


@cache
def moments() -> dict[str, Classic]:
    """The first question about a ship, the first ship at sea, and the end of a game in which seat 0 sends ships."""
    for seed in range(30):
        game = GameSpec("classic", players=3, folders=(str(HARBOUR),)).begin(seed)
        assert isinstance(game, Classic)
        found: dict[str, Classic] = {}
        rng = Rng(seed)
        while not game.over():
            seat = game.to_act()[0]
            moves = moves_of(game, seat)
            wished = [text for text in moves if seat == 0 and re.match(r"sail|build:(pier|slipway|beacon)", text)]
            if wished and wished[0].startswith("sail"):
                found.setdefault("asked", game.clone())
            if "asked" in found and "ships" in game.view(0).extras:
                found.setdefault("at sea", game.clone())
            game.play(seat, wished[0] if wished else list(moves)[rng.below(len(moves))])
        if {"asked", "at sea"} <= set(found):
            return {**found, "over": game}
    raise AssertionError("nobody ever sent a ship")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_harbour_in_the_terminal(language: str) -> None:
    ask, move, event, column = WORDS[language]
    game = moments()["asked"]
    view = game.view(0)
    screen, moves = screen_of(view, language, game), moves_of(game, 0)
    question = screen.question(view, moves)
    assert question.prompt == ask
    labels = [option.label.plain for option in question.offered()]
    assert len(labels) == len(moves) == 2
    assert any(move in label for label in labels), labels
    at_sea = moments()["at sea"]
    seen = at_sea.view(0)
    shown = "\n".join(
        line.plain for line in screen_of(seen, language, at_sea).board(seen, 120, 50, moves_of(at_sea, 0))
    )
    assert re.search(r"ships|navires|schepen", shown, re.IGNORECASE), shown
    told = "\n".join(line.plain for line in screen_of(seen, language, at_sea).story(at_sea.events_for(0)))
    assert event in told
    end = moments()["over"]
    paper = Console(file=io.StringIO(), width=120, highlight=False)
    paper.print(screen_of(end.view(0), language, end).result(end.view(0)))
    assert isinstance(paper.file, io.StringIO)
    assert column in paper.file.getvalue()
