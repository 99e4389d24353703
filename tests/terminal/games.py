"""Games to look at: every decision of some played games, as the seat that decides sees it."""

from collections.abc import Iterator
from functools import cache

from sevenwonders import Duel
from sevenwonders.core.texts import Texts
from sevenwonders.duel.cardfiles import standard
from sevenwonders.duel.view import DuelView
from sevenwonders.players import Seat, make_bot
from sevenwonders.terminal.duel.screen import DuelScreen

CARDS = standard()
NAMES = ["You", "search:1s"]
KINDS = {
    "choose_wonder",
    "play_card",
    "choose_progress",
    "choose_drawn_progress",
    "destroy_card",
    "take_from_discard",
    "choose_starter",
}


@cache
def stages(seed: int, bot: str = "greedy") -> tuple[Duel, ...]:
    """A game before each of its decisions, and at its end."""
    game = Duel(seed=seed)
    player = make_bot(bot, seed)
    found = []
    while not game.over():
        found.append(game.clone())
        seat = game.to_act()[0]
        game.play(seat, player.choose(Seat(game, seat)))
    return (*found, game)


def decisions(seeds: range = range(4)) -> Iterator[tuple[Duel, DuelView]]:
    """Decisions of several games, by greedy and by random players, with what the seat that decides may know."""
    for seed in seeds:
        for bot in ("greedy", "random"):
            for game in stages(seed, bot):
                if not game.over():
                    yield game, game.view(game.to_act()[0])


def names(seat: int) -> list[str]:
    return NAMES if seat == 0 else NAMES[::-1]


def screen_of(view: DuelView, language: str = "en") -> DuelScreen:
    return DuelScreen(Texts(language), names(view.seat), view.seat, CARDS)
