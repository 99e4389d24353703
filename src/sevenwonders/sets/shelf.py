"""Folders of sets that somebody brings along: checked before anything is played with them, every mistake told."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sevenwonders.classic.cards import Box, CardSet
from sevenwonders.core.cardfile import CardFileError, Mistakes
from sevenwonders.core.rng import Rng
from sevenwonders.sets import classic_game
from sevenwonders.sets.checks import players_of
from sevenwonders.sets.loader import Folder, folder_set, line_of, make_box, packaged, packaged_keys, read_folder
from sevenwonders.sets.setfile import RULES

TRUST: Final = "--trust-rules"
SEED: Final = 7
MOST_MOVES: Final = 10_000
"""A game that goes on longer does not end."""

Shelf = tuple[Folder, ...]
"""Sets besides those that come with the game, as they were read."""


def open_shelf(places: Sequence[Path], *, trust_rules: bool) -> Shelf:
    """Sets from folders, each checked by itself. Raises CardFileError with every mistake of every folder."""
    shelf = read_shelf(places, trust_rules)
    mistakes = Mistakes()
    for folder in shelf:
        with mistakes:
            try_out(folder, shelf, run=trust_rules)
    mistakes.complain()
    return shelf


def read_shelf(places: Sequence[Path], trust_rules: bool = True) -> Shelf:
    """Sets from folders, as far as files and keys tell; no program runs. Raises CardFileError with every mistake.

    Where programs are not trusted, a set that brings one is a mistake.
    """
    mistakes, found = Mistakes(), dict[str, tuple[Folder, CardSet]]()
    for place in places:
        with mistakes:
            folder = read_folder(place)
            card_set = folder_set(folder)
            if card_set.key in packaged_keys():
                raise CardFileError(f"{place}/set.toml, field 'key': '{card_set.key}' comes with the game already")
            if card_set.key in found:
                other = found[card_set.key][0].place
                raise CardFileError(f"{place}/set.toml, field 'key': {other} is a set '{card_set.key}' too")
            found[card_set.key] = folder, card_set
            check_trust(folder, trust_rules)
    mistakes.complain()
    return tuple(folder for folder, _ in found.values())


def check_trust(folder: Folder, trust_rules: bool) -> None:
    """A program from elsewhere runs only if somebody says so. Raises CardFileError."""
    if folder.rules is not None and not trust_rules:
        raise CardFileError(
            f"{folder.place}/{RULES}: this set brings a program of its own; if you trust who wrote it, add {TRUST}"
        )


def with_needs(keys: Sequence[str], shelf: Shelf) -> tuple[tuple[str, ...], Shelf]:
    """Sets with all that they need: those that come with the game, by key, and folders."""
    brought = {folder.key: folder for folder in shelf}
    waiting, wanted = list(keys), dict[str, None]()
    while waiting:
        key = waiting.pop(0)
        if key not in wanted:
            wanted[key] = None
            waiting += (folder_set(brought[key]) if key in brought else packaged(key)).needs
    return tuple(key for key in wanted if key not in brought), tuple(brought[key] for key in wanted if key in brought)


def try_out(folder: Folder, shelf: Shelf, *, run: bool = True) -> Box:
    """Put a set into a box with what it needs; where it has rules, play a game. Raises CardFileError.

    Without `run` no program is touched: only what data says is tried.
    """
    sets, folders = with_needs([folder.key], shelf)
    box = make_box(sets, folders)
    if folder.rules is None or not run:
        return box
    try:
        for players in players_of(box):
            classic_game(players=players, sets=sets, folders=folders, seed=SEED, quiet=True)
        _play(sets, folders, players_of(box)[0])
    except CardFileError:
        raise
    except (Exception, SystemExit) as error:
        file = f"{folder.place}/{RULES}"
        raise CardFileError(f"{file}, line {line_of(error, file)}: {type(error).__name__}: {error}") from error
    return box


def _play(sets: tuple[str, ...], folders: Shelf, players: int) -> None:
    """A game in which everybody moves at random, and everybody looks."""
    game, rng = classic_game(players=players, sets=sets, folders=folders, seed=SEED), Rng(SEED)
    for _ in range(MOST_MOVES):
        if game.over():
            break
        seat = game.to_act()[0]
        moves = game.moves(seat)
        game.view(seat)
        game.play(seat, moves[rng.below(len(moves))])
    else:
        raise RuntimeError(f"a game does not end: {MOST_MOVES} moves were made")
    game.scores()
