"""Games of 7 Wonders with all kinds of sets, played at random, whose events are told in words."""

from dataclasses import dataclass
from functools import cache

from sevenwonders import Event, Rng
from sevenwonders.classic.asking import city_asked
from sevenwonders.classic.cards import Box
from sevenwonders.classic.codex import PLAY_CARD
from sevenwonders.classic.game import Classic
from sevenwonders.sets import classic_game
from tests.contract.cases import EVERY_SET

NO_FOUNDATIONS = EVERY_SET[:-1]
DULL = ("sell", "dismiss", "throw", "tower", "abstain", "decline")
"""Moves after which little happens."""
MIXES: tuple[tuple[int, tuple[str, ...], int], ...] = (
    (2, NO_FOUNDATIONS, 4),
    (3, EVERY_SET, 4),
    (3, ("wonder_pack",), 4),
    (3, NO_FOUNDATIONS, 12),
    (4, EVERY_SET, 4),
    (5, NO_FOUNDATIONS, 12),
    (8, NO_FOUNDATIONS, 8),
)
"""Players, sets, games."""


@dataclass(frozen=True)
class Asked:
    """A decision of a set and its answers."""

    box: Box
    phase: str
    city: int
    boards: list[list[str]]
    moves: list[str]


asked: dict[str, Asked] = {}
"""What the games have asked, by phase: the last time."""


@cache
def played(players: int, sets: tuple[str, ...], seed: int) -> Classic:
    """A game played by whoever likes to build."""
    game, rng = classic_game(players=players, seed=seed, sets=sets), Rng(seed)
    while not game.over():
        waiting = game.to_act()
        seat = waiting[rng.below(len(waiting))]
        moves = game.moves(seat)
        if game.phase != PLAY_CARD:
            phase, texts = game.codex.phases[game.phase], [game.text(move) for move in moves]
            boards = [[game.codex.stage_keys[stage] for stage in city.board] for city in game.cities]
            asked[phase] = Asked(game.codex.box, phase, int(city_asked(game, seat)), boards, texts)
        lively = [move for move in moves if game.text(move).split(":")[0].split(".")[0] not in DULL] or moves
        game.play(seat, lively[rng.below(len(lively))])
    return game


def told_games() -> list[Classic]:
    return [played(players, sets, seed) for players, sets, games in MIXES for seed in range(games)]


def asked_decisions() -> list[Asked]:
    told_games()
    return list(asked.values())


def rare_events() -> list[Event]:
    """Kinds of events, and special cases of them, that random play does not reach, or seldom."""
    nothing_paid = {"left": 0, "right": 0, "bank": 0, "chain": 0}
    paid = {**nothing_paid, "left": 1, "far1": 2, "far1_city": 2}
    return [
        Event("victory", 0, {"points": 1, "source": "nitocris"}),
        Event("defeat_passed", 0, {"to": 1, "defeats": 1, "source": "tomyris"}),
        Event("defeat_passed", 0, {"to": 1, "defeats": 2, "source": "tomyris"}),
        Event("defeat_undone", 0, {"defeats": 1, "source": "tomyris"}),
        Event("foreseen", 0, {"place": 2, "source": "pythia"}),
        Event("peace_lost", 0, {"source": "helen"}),
        Event("copy", 0, {"card": "nero", "other": 1, "source": "courtesans_guild"}),
        Event("tax", 0, {"coins": 1, "source": "baths"}),
        Event("copy_stage", 0, {"copied": "giza_b.2", "other": 1, "source": "herodotus"}),
        Event("predict", 0, {"other": 1, "source": "pythia"}),
        Event("redeem", 0, {"points": 3, "source": "vercingetorix"}),
        Event("destroyed", 0, {"card": "baths", "source": "damocles", "owner": 1}),
        Event("wonder_gone", 0, {"wonder": "giza_b", "source": "chuck_norris", "owner": 0}),
        Event("swap", 0, {"card": "baths", "other_card": "altar", "from": 1, "to": 2, "source": "urvashi"}),
        Event("token_used", 0, {"token": "free_building"}),
        Event("guild_aside", 0, {"card": "scientists_guild", "source": "giza_b.1"}),
        Event("join", 0, {"card": "giza_b", **nothing_paid}),
        Event("join_any", 0, {"card": "giza_b", **nothing_paid}),
        Event("join_any", 0, {"card": "giza_b", **paid}),
        Event("miracle", 0, {"card": "baths", **nothing_paid}),
        Event("miracle", 0, {"card": "baths", **paid}),
        Event("recruit", 0, {"card": "nero", "coins": 0}),
        Event("recruit", 0, {"card": "nero", "coins": 1}),
        Event("victories_lost", 0, {"number": 1, "source": "giza_b"}),
        *(
            Event("loss", 0, {"coins": coins, "debt": debt, "sources": ["giza_b.3", "nero"], "owners": [1, 2]})
            for coins, debt in ((0, 0), (0, 1), (1, 0), (2, 3))
        ),
        *(Event("golden", 0, {"side": side, "source": "nero"}) for side in ("north", "west", "east", "double")),
    ]
