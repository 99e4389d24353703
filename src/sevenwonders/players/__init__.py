"""Bots: one door, `make_bot`, from random play to search."""

from sevenwonders.players.bot import Bot, Seat
from sevenwonders.players.roster import BOT_NAMES, make_bot

__all__ = ["BOT_NAMES", "Bot", "Seat", "make_bot"]
