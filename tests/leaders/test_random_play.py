"""Random games until every leader has been recruited, with no error and no debt of coins."""

import pytest

from sevenwonders import Rng
from sevenwonders.classic.codex import COINS
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moves import verb_of
from sevenwonders.core.moves import Moves
from sevenwonders.sets import classic_game

GAMES = 300


def play_out(game: Classic, rng: Rng) -> None:
    """Side door: quick. Recruits gladly, so that leaders are seen."""
    moves = Moves()
    recruit = game.codex.verbs.index("recruit")
    while not game.ended:
        seat = int(game.next_seat())
        moves.count = 0
        game.legal(seat, moves)
        assert moves.count, game.codex.phases[game.phase]
        ids = moves.to_list()
        assert ids == sorted(set(ids))
        wanted = [move for move in ids if verb_of(move) == recruit]
        ids = wanted or ids
        game.apply(seat, ids[rng.below(len(ids))])
        assert all(city.count[COINS] >= 0 for city in game.cities)


@pytest.mark.parametrize(
    ("sets", "games"),
    [(("leaders",), GAMES), (("leaders", "fan_leaders"), 150), (("leaders", "fan_leaders", "cities"), 60)],
)
def test_every_leader_is_recruited(sets: tuple[str, ...], games: int) -> None:
    seen: set[str] = set()
    leaders: set[str] = set()
    for seed in range(games):
        game = classic_game(players=2 + seed % 6, sets=sets, seed=seed)
        game.events.clear()
        play_out(game, Rng(seed))
        seen |= {str(event.facts["card"]) for event in game.events if event.kind in ("recruit", "enlist")}
        leaders |= {card.key for card in game.codex.box.cards if card.deck == "leader"}
        for scores in game.scores().points:
            assert scores["leaders"] >= 0
    assert seen == leaders
