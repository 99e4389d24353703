"""Every mix of sets with every number of players: random games without an error, until everything was used."""

from itertools import combinations

from sevenwonders import Rng, is_compiled
from sevenwonders.classic.game import Classic
from sevenwonders.classic.tables import COINS
from sevenwonders.core.moves import Moves
from sevenwonders.core.playout import rollout
from sevenwonders.sets import setting_for

SETS = ("leaders", "cities", "wonder_pack", "fan_leaders")
MIXES = [
    mix
    for size in range(len(SETS) + 1)
    for mix in combinations(SETS, size)
    if "leaders" in mix or "fan_leaders" not in mix
]
NEEDS_MORE = {"nimrod"}
"""Waits for a set that does not exist yet."""


def test_random_play_over_all_mixes_until_everything_was_used() -> None:
    games = 40 if is_compiled() else 1
    rng, moves = Rng(11), Moves()
    unused: set[str] = set()
    used: set[str] = set()
    for mix in MIXES:
        for players in range(2, 9 if "cities" in mix else 8):
            setting = setting_for(players, mix)
            box = setting.tables.box
            unused.update(card.key for card in box.cards)
            unused.update(f"{wonder.key} {n}" for wonder in box.wonders for n in range(len(wonder.stages)))
            for seed in range(games):
                game = Classic(setting, seed=seed, quiet=True)
                rollout(game, rng, moves)
                assert game.over()
                assert all(city.count[COINS] >= 0 for city in game.cities)
                for city in game.cities:
                    used.update(card.key for n, card in enumerate(box.cards) if city.has(setting.tables, n))
                    wonder = box.wonders[city.wonder]
                    used.update(f"{wonder.key} {n}" for n in range(len(wonder.stages)) if city.stages >> n & 1)
    if is_compiled():
        assert unused - used - NEEDS_MORE == set()
