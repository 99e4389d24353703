"""Random games that note what was used."""

from collections import Counter

from sevenwonders.classic.codex import COINS
from sevenwonders.classic.game import Classic
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.core.rng import Rng
from sevenwonders.sets import classic_game


def play(
    players: int, seed: int, sets: tuple[str, ...], used: Counter[str], teams: bool = False, quiet: bool = True
) -> Classic:
    """One game to its end; the cards and stages that came into play are counted in `used`."""
    game = classic_game(players=players, sets=sets, seed=seed, teams=teams, quiet=quiet)
    rng, moves = Rng(seed), Moves()
    while not game.over():
        for seat in game.to_act():
            moves.count = 0
            game.legal(seat, moves)
            assert moves.count, game.codex.phases[game.phase]
            if game.quiet:
                game.apply(seat, game.hunch(moves, rng))
            else:
                game.play(seat, int(game.hunch(moves, rng)))
        assert all(city.count[COINS] >= 0 for city in game.cities)
    for place, city in enumerate(game.cities):
        wonder = game.wonder_key(place)
        used.update(f"{wonder} {stage + 1}" for stage in range(len(city.board)) if city.stages & bit(stage))
        used.update(card.key for number, card in enumerate(game.codex.box.cards) if city.has(game.codex, number))
    return game
