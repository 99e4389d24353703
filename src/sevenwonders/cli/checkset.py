"""`sevenwonders check-set`: what is wrong with a set's folder; if nothing is, each of its cards."""

import argparse
import sys
import tempfile
import webbrowser
from pathlib import Path
from typing import Final

from sevenwonders.classic.cards import Box, CardSet
from sevenwonders.cli.options import UsageError
from sevenwonders.core.cardfile import CardFileError, Mistakes
from sevenwonders.core.texts import LANGUAGES, Texts, default_language
from sevenwonders.sets.setfile import RULES
from sevenwonders.sets.shelf import TRUST, Shelf, check_trust, read_shelf, try_out
from sevenwonders.terminal.classic.cardlist import one_card
from sevenwonders.terminal.output import make_console

WRONG: Final = 1
"""The exit code if a set has a mistake."""
IN_BROWSER: Final = "-"
"""In place of a file: a page that is opened at once."""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("check-set", help="say what is wrong with a set's folder, or show its cards")
    parser.add_argument("folders", nargs="+", metavar="PATH", help="a set's folder; with it those that it needs")
    parser.add_argument(TRUST, action="store_true", help=f"let its program ({RULES}) run, and play a game with it")
    parser.add_argument(
        "--preview",
        nargs="?",
        const=IN_BROWSER,
        metavar="FILE",
        help="draw the cards as the page does, into an HTML file, or without FILE in the browser",
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="language (default: from the environment)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    texts = Texts(options.lang or default_language())
    try:
        shelf = read_shelf([Path(place) for place in options.folders])
        boxes = _boxes(shelf, options.trust_rules)
    except CardFileError as error:
        for mistake in error.mistakes:
            print(f"sevenwonders check-set: {mistake}", file=sys.stderr)
        return WRONG
    console = make_console()
    for folder, box in zip(shelf, boxes, strict=True):
        mine = next(each for each in box.sets if each.key == folder.key)
        for key in _keys(mine):
            console.print(one_card(box, key, texts))
        console.print(_summary(mine, texts), soft_wrap=True, markup=False)
        if folder.rules is not None and not options.trust_rules:
            console.print(texts("sets.not_run", file=RULES, option=TRUST), soft_wrap=True, markup=False)
    if options.preview is not None:
        _preview(shelf, options.preview, texts, options.trust_rules)
    return 0


def _boxes(shelf: Shelf, run_rules: bool) -> list[Box]:
    mistakes, found = Mistakes(), []
    for folder in shelf:
        with mistakes:
            found.append(try_out(folder, shelf, run=run_rules))
    mistakes.complain()
    return found


def _keys(card_set: CardSet) -> list[str]:
    """All that can be shown of a set, in the order of its files."""
    return [*(card.key for card in card_set.cards), *(side.key for side in card_set.wonders), *card_set.tokens]


def _summary(card_set: CardSet, texts: Texts) -> str:
    numbers = texts.together(str(number) for number in card_set.players)
    name = card_set.names[texts.language]["set"].get("name", card_set.key)
    counts = {"cards": len(card_set.cards), "boards": len(card_set.wonders)}
    return texts("sets.right", name=name, version=card_set.version, players=numbers, **counts)


def _preview(shelf: Shelf, place: str, texts: Texts, trust_rules: bool) -> None:
    from sevenwonders.server.preview import preview_page  # not with the other commands: it loads the server's models

    try:
        for folder in shelf:
            check_trust(folder, trust_rules)  # what a card may be asked or cost, its rules know
        page = preview_page(shelf, texts)
        if place == IN_BROWSER:
            with tempfile.NamedTemporaryFile("w", suffix=".html", delete=False, encoding="utf-8") as file:
                file.write(page)
            path = Path(file.name)
        else:
            path = Path(place)
            path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise UsageError(f"--preview: {error.filename}: {error.strerror}") from None
    except ValueError as error:
        raise UsageError(f"--preview: {error}") from None
    print(texts("sets.preview", file=path))
    if place == IN_BROWSER:
        webbrowser.open(path.resolve().as_uri())
