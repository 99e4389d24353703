"""`sevenwonders hint`: what to look at, and the two best moves, where an unfinished record ends."""

import argparse

from rich.text import Text

from sevenwonders.cli.options import UsageError, add_set_options, folders_of, text_of, whole_number
from sevenwonders.cli.review import add_rounds
from sevenwonders.coach import Hint, hint, hint_words
from sevenwonders.coach.words import Words
from sevenwonders.core.texts import LANGUAGES, Texts, default_language
from sevenwonders.records import RecordError, read_record, replay_record
from sevenwonders.records.sevenwn import MOST_SEATS
from sevenwonders.terminal.coaching import hint_lines
from sevenwonders.terminal.output import make_console


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("hint", help="a hint for the decision at the end of a game record (7WN)")
    parser.add_argument("file", metavar="FILE", help="a 7WN record, or - for standard input")
    parser.add_argument(
        "--seat", type=whole_number(0, MOST_SEATS - 1), metavar="N", help="whose decision (default: the first asked)"
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="language (default: from the environment)")
    add_rounds(parser)
    add_set_options(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    texts = Texts(options.lang or default_language())
    try:
        record = read_record(text_of(options.file))
        game = replay_record(record, folders_of(options))
    except RecordError as error:
        raise UsageError(f"{options.file}: {error}") from None
    if game.over():
        raise UsageError(texts("coach.hint.over"))
    seat = game.to_act()[0] if options.seat is None else options.seat
    if seat not in game.to_act():
        asked = ", ".join(map(str, game.to_act()))
        raise UsageError(texts("coach.hint.not_asked", seat=seat, asked=asked))
    found = hint(game, seat, rounds=options.rounds, seed=options.seed)
    console = make_console(whole_lines=True)
    for line in lines(found, Words(game, texts, record.players)):
        console.print(Text(line), soft_wrap=True)
    return 0


def lines(found: Hint, words: Words) -> list[str]:
    """A hint for people."""
    texts = words.texts
    told = [texts("coach.hint.for", player=words.players[found.seat])]
    if len(found.moves) > 1:
        told.append(hint_words.look(found, words))
    return [*told, *hint_lines(found, words)]
