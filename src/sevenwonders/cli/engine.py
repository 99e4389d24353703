"""`sevenwonders 7wp BOT`: one of our bots as a program that others can ask, over standard input and output."""

import argparse
import json
import sys
from typing import TextIO

from sevenwonders import __version__
from sevenwonders.cli.options import UsageError, folders_of, random_seed, seed_number
from sevenwonders.core.game import Game
from sevenwonders.players import Bot, Seat, make_bot
from sevenwonders.players.engine import VERSION
from sevenwonders.records import RecordError, read_record
from sevenwonders.records.replay import begin, steps
from sevenwonders.sets.shelf import TRUST, Shelf


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("7wp", help="let other programs ask one of the bots (docs/7wp.md)")
    parser.add_argument("bot", metavar="BOT", help="random, novice, casual, greedy, search, search:300, …")
    parser.add_argument("--seed", type=seed_number, default=None, metavar="S", help="the same seed, the same answers")
    parser.add_argument(
        "--set", dest="folders", action="append", default=[], metavar="PATH", help="a set's folder that may be played"
    )
    parser.add_argument(TRUST, action="store_true", help="let the programs (rules.py) of those sets run")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    try:
        bot = make_bot(options.bot, random_seed() if options.seed is None else options.seed)
    except ValueError as error:
        raise UsageError(str(error)) from None
    Speaker(bot, folders_of(options)).answer(sys.stdin, sys.stdout)
    return 0


class Speaker:
    """Answers the lines of a host, and never ends because of one."""

    def __init__(self, bot: Bot, shelf: Shelf) -> None:
        self._bot = bot
        self._shelf = shelf
        self._seat = 0
        self._moves: list[str] = []
        self._record = ""

    def answer(self, lines: TextIO, out: TextIO) -> None:
        for line in lines:
            word, _, rest = line.strip().partition(" ")
            if word == "quit":
                return
            try:
                said = self._said(word, rest)
            except (ValueError, TypeError, KeyError) as error:
                said = [f"info this line is not 7WP: {type(error).__name__}: {error}"]
            for each in said:
                print(" ".join(each.split()), file=out)
            out.flush()

    def _said(self, word: str, rest: str) -> list[str]:
        if word == "7wp":
            return [f"id name sevenwonders {__version__} {self._bot.name}", "wants record", f"ready {VERSION}"]
        if word == "view":
            self._seat = int(json.loads(rest)["seat"])
        elif word == "moves":
            self._moves = [str(move) for move in json.loads(rest)]
        elif word == "record":
            self._record = str(json.loads(rest))
        elif word == "go":
            return self._chosen()
        return []

    def _chosen(self) -> list[str]:
        if not self._moves:
            return ["info there are no moves to choose from"]
        try:
            game = self._game()
            if self._seat not in game.to_act():
                raise RecordError(f"seat {self._seat} owes no decision at the end of the record")
            move = game.text(self._bot.choose(Seat(game, self._seat)))
            if move in self._moves:
                return [f"move {move}"]
            reason = f"{move} is not among the moves"
        except RecordError as error:
            reason = str(error)
        built = [move for move in self._moves if move.startswith(("build", "stage", "wonder"))]
        return [f"info the game cannot be made from its record: {reason}", f"move {(built or self._moves)[0]}"]

    def _game(self) -> Game:
        """Where the record ends. What it does not tell is filled in; a bot of ours draws it anew anyway."""
        record = read_record(self._record)
        game = begin(record, self._shelf)
        for _ in zip(record.turns, steps(record, game), strict=False):
            pass
        return game
