"""`sevenwonders cards`: every card, wonder and token in words."""

import argparse
from collections.abc import Sequence

from rich.console import Console, RenderableType

from sevenwonders.cli.options import UsageError
from sevenwonders.core.texts import LANGUAGES, Texts, default_language
from sevenwonders.duel.cardfiles import standard
from sevenwonders.duel.names import close_names, find, title
from sevenwonders.terminal.duel.cardlist import card_list, one_card
from sevenwonders.terminal.output import make_console


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("cards", help="list cards, wonders and progress tokens, or explain one")
    parser.add_argument("game", choices=["duel"], help="the game")
    parser.add_argument(
        "key", nargs="*", default=[], metavar="KEY", help="one card, wonder or token, by key or name: baths"
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
    card_set = standard()
    console = make_console(whole_lines=True)
    if options.key:
        _print(console, one_card(card_set, _found(" ".join(options.key), texts), texts))
    else:
        _print(console, *card_list(card_set, texts, console.width))
    return 0


def _found(text: str, texts: Texts) -> str:
    card_set = standard()
    found = find(card_set, text, texts.language)
    if len(found) == 1:
        return found[0]
    if found:
        names = texts.together((title(card_set, key, texts) for key in found[:6]), "or")
        raise UsageError(texts("say.unclear", text=text, names=names))
    close = close_names(card_set, text, texts.language)
    if close:
        raise UsageError(texts("say.did_you_mean", text=text, names=texts.together(close, "or")))
    raise UsageError(texts("say.nothing_called", text=text))


def _print(console: Console, *parts: RenderableType) -> None:
    for part in parts:
        if console.is_terminal:
            console.print(part)
        else:  # nobody needs the spaces that fill up a line of a file
            with console.capture() as captured:
                console.print(part)
            print("\n".join(line.rstrip() for line in captured.get().rstrip("\n").split("\n")))
