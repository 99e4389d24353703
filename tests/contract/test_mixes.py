"""Every mix of sets with every number of players: random games without an error, until everything was used."""

from sevenwonders import Rng, is_compiled
from sevenwonders.classic.codex import COINS
from sevenwonders.classic.entries import card_in, effect_in
from sevenwonders.classic.game import Classic
from sevenwonders.core.moves import Moves
from sevenwonders.core.playout import rollout
from sevenwonders.sets import setting_for
from tests.mixes import MIXES

GAMES = [40, 40, 25, 15, 8, 8, 8, 8, 8]
"""Games of each mix, by how many sets are in it."""
BY_BOARD = ("groundwork",)
"""Decks that are not dealt: the boards have them."""
STRIDE = 1 if is_compiled() else 23
"""Interpreted play is slow: every so manieth mix must do, with another number of players each time."""


def test_random_play_over_all_mixes_until_everything_was_used() -> None:
    rng, moves = Rng(11), Moves()
    unused: set[str] = set()
    used: set[str] = set()
    combined = [(mix, players) for mix in MIXES for players in range(2, 9 if {"cities", "towers"} & set(mix) else 8)]
    for mix, players in combined[::STRIDE]:
        setting = setting_for(players, mix)
        box = setting.codex.box
        unused.update(card.key for card in box.cards if card.deck not in BY_BOARD)
        unused.update(f"{wonder.key} {n}" for wonder in box.wonders for n in range(len(wonder.stages)))
        for seed in range(GAMES[len(mix)] if is_compiled() else 1):
            game = Classic(setting, seed=seed, quiet=True)
            rollout(game, rng, moves)
            assert game.over()
            assert all(city.count[COINS] >= 0 for city in game.cities)
            for city in game.cities:
                used.update(card.key for n, card in enumerate(box.cards) if city.has(setting.codex, n))
                adopted = [effect_in(entry) for entry in city.adopted]
                used.update(box.cards[effect].key for effect in adopted if effect < len(box.cards))
                wonder = box.wonders[city.wonder]
                used.update(f"{wonder.key} {n}" for n in range(len(wonder.stages)) if city.stages >> n & 1)
            used.update(box.cards[card_in(entry)].key for entry in game.kept if card_in(entry) < len(box.cards))
    if is_compiled():
        assert unused - used == set()
