"""Games of 7 Wonders to look at, and what a person types for a move."""

from collections.abc import Iterator
from functools import cache

from sevenwonders import Record, Rng
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moves import move_parts
from sevenwonders.classic.reckoning import reckon
from sevenwonders.classic.seeing import ClassicView
from sevenwonders.core.texts import Texts
from sevenwonders.games import GameSpec
from sevenwonders.players import Seat, make_bot
from sevenwonders.sets.loader import make_box
from sevenwonders.terminal.classic.scene import Scene
from sevenwonders.terminal.classic.screen import ClassicScreen

BOX = make_box()
LETTERS = {
    "en": {"build": "b", "stage": "w", "sell": "s", "free": "f", "throw": "t"},
    "fr": {"build": "c", "stage": "m", "sell": "d", "free": "g", "throw": "j"},
    "nl": {"build": "b", "stage": "w", "sell": "a", "free": "gratis", "throw": "weggooien"},
}


ALL_SETS = ("leaders", "cities", "babel_tower", "babel_projects", "towers", "foundations")


def begin(players: int, seed: int, wonders: tuple[str, ...] = (), sets: tuple[str, ...] = ()) -> Classic:
    game = GameSpec("classic", players=players, wonders=wonders, sets=sets).begin(seed)
    assert isinstance(game, Classic)
    return game


@cache
def stages(
    players: int, seed: int, bot: str = "random", wonders: tuple[str, ...] = (), sets: tuple[str, ...] = ()
) -> tuple[Classic, ...]:
    """A game before each of its decisions, and at its end."""
    game, player, found = begin(players, seed, wonders, sets), make_bot(bot, seed), []
    while not game.over():
        found.append(game.clone())
        seat = game.to_act()[0]
        game.play(seat, player.choose(Seat(game, seat)))
    return (*found, game)


def decisions(
    players: int, seed: int = 1, wonders: tuple[str, ...] = (), sets: tuple[str, ...] = ()
) -> Iterator[tuple[Classic, ClassicView]]:
    """Every decision of a game with what the seat that decides may know."""
    for game in stages(players, seed, "random", wonders, sets):
        if not game.over():
            yield game, game.view(game.to_act()[0])


def names(players: int, seat: int) -> list[str]:
    return ["You" if other == seat else "random" for other in range(players)]


def moves_of(game: Classic, seat: int) -> dict[str, int]:
    return {game.text(move): move for move in game.moves(seat)}


def screen_of(view: ClassicView, language: str = "en", game: Classic | None = None) -> ClassicScreen:
    """The screen of the seat that sees a view; of a game that asks it, it hears what moves cost."""
    box = BOX if game is None else game.codex.box
    screen = ClassicScreen(Texts(language), names(view.seats, view.seat), view.seat, box, view)
    if game is not None:
        screen.reckon(game, moves_of(game, view.seat))
    return screen


def scene_of(game: Classic, seat: int, language: str = "en") -> Scene:
    view, moves = game.view(seat), moves_of(game, seat)
    players = screen_of(view, language).players()
    reckoning = reckon(game, seat, moves) if moves else None
    return Scene(view, game.codex.box, Texts(language), players, list(moves), reckoning=reckoning)


def typed(game: Classic, seat: int, move: str, language: str) -> str:
    """The line that a player types for a move."""
    scene, parts = scene_of(game, seat), move_parts(move)
    if not scene.asks_for_hand:
        return str(list(moves_of(game, seat)).index(move) + 1)
    ways = [way.text() for way in scene.uses(parts.card, parts.verb)]
    card = scene.view.hand.index(parts.card) + 1
    word = LETTERS[language].get(parts.verb, parts.verb.replace("_", " "))
    return f"{word} {card} {ways.index(move) + 1}"


def script(players: int, seed: int, language: str = "en", sets: tuple[str, ...] = ()) -> tuple[list[str], Record]:
    """A whole game against `random`: what the person at seat 0 types, and the record that must come of it."""
    game, rng = begin(players, seed, (), sets), Rng(seed)
    bots = {seat: make_bot("random", rng.seed()) for seat in range(1, players)}
    choices, lines = make_bot("random", seed + 100), []
    while not game.over():
        seat = game.to_act()[0]
        if seat == 0:
            move = choices.choose(Seat(game, seat))
            lines.append(typed(game, seat, game.text(move), language))
        else:
            move = bots[seat].choose(Seat(game, seat))
        game.play(seat, move)
    record = game.record()
    record.players = names(players, 0)
    return lines, record
