"""Bots: one door, `make_bot`, from random play to search.

>>> from sevenwonders import Duel
>>> game = Duel(seed=7)
>>> move = make_bot("greedy", seed=1).choose(Seat(game, 0))
>>> move in game.moves(0)
True
"""

from sevenwonders.players.bot import Bot, Seat
from sevenwonders.players.roster import BOT_NAMES, make_bot

__all__ = ["BOT_NAMES", "Bot", "Seat", "make_bot"]
