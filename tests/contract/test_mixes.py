"""Every mix of sets with every number of players: random games without an error, and everything gets used."""

from itertools import count

import pytest

from sevenwonders import Rng, is_compiled
from sevenwonders.classic.codex import COINS
from sevenwonders.classic.entries import card_in, effect_in
from sevenwonders.classic.game import Classic
from sevenwonders.classic.setting import Setting
from sevenwonders.core.moves import Moves
from sevenwonders.core.playout import rollout
from sevenwonders.sets import setting_for
from tests.mixes import MIXES

GAMES = [40, 40, 25, 15, 8, 8, 8, 8, 8]
"""Games of each mix, by how many sets are in it."""
BY_BOARD = ("groundwork",)
"""Decks that are not dealt: the boards have them."""
STRIDE = 1 if is_compiled() else 23
"""Interpreted play is slow: every so manieth mix must do."""
MOST = 3000
"""Games after which what was not used never will be."""


def mixes_for(players: int) -> list[tuple[str, ...]]:
    return [mix for mix in MIXES if players < 8 or {"cities", "towers"} & set(mix)]


def played(setting: Setting, seed: int, rng: Rng, moves: Moves) -> Classic:
    game = Classic(setting, seed=seed, quiet=True)
    rollout(game, rng, moves)
    assert game.over()
    assert all(city.count[COINS] >= 0 for city in game.cities)
    return game


@pytest.mark.parametrize("players", range(2, 9))
def test_random_play_over_all_mixes(players: int) -> None:
    rng, moves = Rng(11 + players), Moves()
    for mix in mixes_for(players)[players % STRIDE :: STRIDE]:
        setting = setting_for(players, mix)
        for seed in range(GAMES[len(mix)] if is_compiled() else 1):
            played(setting, seed, rng, moves)


def test_everything_is_used_some_day() -> None:
    """Every card and every stage of every set, in games of all sizes, until nothing is left over."""
    rng, moves = Rng(11), Moves()
    settings = [setting_for(players, mix) for players in (3, 7, 8, 5) for mix in reversed(mixes_for(players))]
    unused = {key for setting in settings for key in things(setting)}
    for number in count():
        setting = settings[number % len(settings)]
        unused -= used_in(played(setting, number, rng, moves))
        if not unused or not is_compiled():
            return
        assert number < MOST, unused


def things(setting: Setting) -> set[str]:
    box = setting.codex.box
    stages = {f"{wonder.key} {n}" for wonder in box.wonders for n in range(len(wonder.stages))}
    return stages | {card.key for card in box.cards if card.deck not in BY_BOARD}


def used_in(game: Classic) -> set[str]:
    """The cards that stand or are kept in a finished game, and the stages that were built."""
    codex, box = game.codex, game.codex.box
    used: set[str] = set()
    for city in game.cities:
        used.update(card.key for n, card in enumerate(box.cards) if city.has(codex, n))
        adopted = [effect_in(entry) for entry in city.adopted]
        used.update(box.cards[effect].key for effect in adopted if effect < len(box.cards))
        wonder = box.wonders[city.wonder]
        used.update(f"{wonder.key} {n}" for n in range(len(wonder.stages)) if city.stages >> n & 1)
    used.update(box.cards[card_in(entry)].key for entry in game.kept if card_in(entry) < len(box.cards))
    return used
