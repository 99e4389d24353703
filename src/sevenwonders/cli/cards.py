"""`sevenwonders cards`: every card, wonder and token in words."""

import argparse

from rich.console import Console

from sevenwonders.cli.options import UsageError
from sevenwonders.core.texts import LANGUAGES, Texts, default_language
from sevenwonders.duel.cardfiles import standard
from sevenwonders.duel.names import close_names, find, title
from sevenwonders.terminal.duel.cardlist import card_list, one_card
from sevenwonders.terminal.output import make_console


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("cards", help="list cards, wonders and progress tokens, or explain one")
    parser.add_argument("game", choices=["duel"], help="the game")
    parser.add_argument("key", nargs="*", metavar="KEY", help="one card, wonder or token, by key or name: baths")
    parser.add_argument("--lang", choices=LANGUAGES, help="language (default: from the environment)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    texts = Texts(options.lang or default_language())
    card_set = standard()
    console = make_console(whole_lines=True)
    if options.key:
        _print(console, one_card(card_set, _found(" ".join(options.key), texts), texts))
    else:
        _print(console, *card_list(card_set, texts, piped=not console.is_terminal))
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


def _print(console: Console, *parts: object) -> None:
    for part in parts:
        console.print(part)
