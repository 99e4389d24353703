"""`sevenwonders cards`: every card, wonder and token in words."""

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.console import Console, RenderableType

from sevenwonders.classic.cards import Box
from sevenwonders.classic.words import names as classic_names
from sevenwonders.cli.options import UsageError
from sevenwonders.core.cardfile import CardFileError
from sevenwonders.core.texts import LANGUAGES, Texts, default_language
from sevenwonders.duel.cardfiles import standard
from sevenwonders.duel.words import names as duel_names
from sevenwonders.games import BASE, DUEL, SEATS
from sevenwonders.sets.loader import make_box
from sevenwonders.terminal.classic import cardlist as classic_cards
from sevenwonders.terminal.duel import cardlist as duel_cards
from sevenwonders.terminal.output import make_console


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("cards", help="list cards, wonders and progress tokens, or explain one")
    parser.add_argument("game", choices=sorted(SEATS), help="the game")
    parser.add_argument(
        "key", nargs="*", default=[], metavar="KEY", help="one card, wonder or token, by key or name: baths"
    )
    parser.add_argument("--with", dest="sets", default="", metavar="SET,…", help="classic: sets besides the base game")
    parser.add_argument(
        "--set", dest="folders", action="append", default=[], metavar="PATH", help="classic: a set's folder"
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="language (default: from the environment)")
    parser.set_defaults(run=run)
    _allow_options_anywhere(parser)


def _allow_options_anywhere(parser: argparse.ArgumentParser) -> None:
    """Before Python 3.13 argparse forgets the KEY of `cards duel --lang fr baths` unless it is told to mix."""
    plainly = parser.parse_known_args

    def mixing(
        arguments: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        setattr(parser, "parse_known_args", plainly)  # noqa: B010  what follows calls it again
        try:
            return parser.parse_known_intermixed_args(arguments, namespace)
        finally:
            setattr(parser, "parse_known_args", mixing)  # noqa: B010

    setattr(parser, "parse_known_args", mixing)  # noqa: B010


def run(options: argparse.Namespace) -> int:
    texts = Texts(options.lang or default_language())
    console = make_console(whole_lines=True)
    wanted = " ".join(options.key) if options.key else None
    if options.game == DUEL:
        if options.sets or options.folders:
            raise UsageError("--with and --set are for classic; Duel has one set")
        _print(console, *_duel(wanted, texts, console.width))
    else:
        _print(console, *_classic(_box(options), wanted, texts, console.width))
    return 0


def _duel(wanted: str | None, texts: Texts, width: int) -> Iterable[RenderableType]:
    card_set = standard()
    if wanted is None:
        return duel_cards.card_list(card_set, texts, width)
    found = duel_names.find(card_set, wanted, texts.language)
    if len(found) == 1:
        return [duel_cards.one_card(card_set, found[0], texts)]
    names = [duel_names.title(card_set, key, texts) for key in found]
    raise _no_such(wanted, names, duel_names.close_names(card_set, wanted, texts.language), texts)


def _classic(box: Box, wanted: str | None, texts: Texts, width: int) -> Iterable[RenderableType]:
    if wanted is None:
        return classic_cards.card_list(box, texts, width)
    found = classic_names.find(box, wanted, texts.language)
    sides = [wonder.key for key in found for wonder in box.wonders if wonder.city == key]
    if sides and len(found) == 1:  # a city: both sides of its board
        return [classic_cards.one_card(box, side, texts) for side in sides]
    if len(found) == 1:
        return [classic_cards.one_card(box, found[0], texts)]
    names = [classic_names.title(box, key, texts) for key in found]
    raise _no_such(wanted, names, classic_names.close_names(box, wanted, texts.language), texts)


def _box(options: argparse.Namespace) -> Box:
    sets = [name for name in options.sets.split(",") if name and name != BASE]
    try:
        return make_box(sets, [Path(folder) for folder in options.folders])
    except CardFileError as error:
        raise UsageError(*error.mistakes) from None


def _no_such(text: str, found: Sequence[str], close: Sequence[str], texts: Texts) -> UsageError:
    """Why a text names no card, or several."""
    if found:
        return UsageError(texts("say.unclear", text=text, names=texts.together(found[:6], "or")))
    if close:
        return UsageError(texts("say.did_you_mean", text=text, names=texts.together(close, "or")))
    return UsageError(texts("say.nothing_called", text=text))


def _print(console: Console, *parts: RenderableType) -> None:
    for part in parts:
        if console.is_terminal:
            console.print(part)
        else:  # nobody needs the spaces that fill up a line of a file
            with console.capture() as captured:
                console.print(part)
            print("\n".join(line.rstrip() for line in captured.get().rstrip("\n").split("\n")))
