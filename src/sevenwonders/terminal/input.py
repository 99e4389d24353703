"""What a typed line means: a command, or an answer to the question that was asked."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from sevenwonders.core.texts import Texts, bare_words, words_in_every_language
from sevenwonders.terminal.question import Option, Question

ALONE: Final = ("log", "discard", "score", "quit", "draw", "hint", "signs")
WITH_MORE: Final = ("help", "lang", "save", "city")
"""Commands that something may follow."""
LONGEST_NUMBER: Final = 6
STRANGE: Final = re.compile(r"[^\w\s,.'’:()/-]|[-+.]\d")
"""Signs that no answer has: -1 is not 1."""
LONGEST_QUOTE: Final = 40


@dataclass(frozen=True)
class Command:
    name: str
    rest: str = ""


@dataclass(frozen=True)
class Problem:
    """Why a line is no answer, in one sentence."""

    text: str


@cache
def _command_words(name: str) -> frozenset[str]:
    return words_in_every_language(f"command.{name}")


def read_command(line: str) -> Command | None:
    """The command that a line gives, in any of our languages, or None: it may be an answer."""
    line = line.strip()
    if line.startswith("?"):
        return Command("help", line[1:].strip())
    first, _, rest = line.partition(" ")
    word = " ".join(bare_words(first))
    if not word:
        return None
    for name in WITH_MORE:
        if word in _command_words(name):
            return Command(name, rest.strip())
    for name in ALONE:
        if word in _command_words(name) and not rest.strip():
            return Command(name)
    return None


def answer(line: str, question: Question, texts: Texts) -> Option | Problem:
    """The option that a line chooses: one with a move, one that asks on, or a problem to tell.

    Numbers, words and both together are understood: `3`, `3 b`, `b 3`, `build baths`, `w 3 2`.
    """
    words = [] if STRANGE.search(line) else bare_words(line)
    option = _chosen(words, question, texts) if words else None
    if option is None:
        return Problem(texts("say.unknown", text=quoted(line)))
    if isinstance(option, Option) and option.why_not:
        return Problem(option.why_not)
    return option


def _chosen(words: Sequence[str], question: Question, texts: Texts) -> Option | Problem | None:
    found = _first_option(words, question, texts)
    if found is None and len(words) > 1:  # the verb may come first: `b 3`
        after = _first_option(words[1:], question, texts)
        if isinstance(after, tuple) and after[0].then is not None:
            found = (after[0], [words[0], *after[1]])
        elif isinstance(after, Problem) and question.options and question.options[0].then is not None:
            return after if _is_known(words[0], question) else None
    if found is None or isinstance(found, Problem):
        return found
    option, rest = found
    if not rest:
        return option
    return _chosen(rest, option.then, texts) if option.then is not None else None


def _is_known(word: str, question: Question) -> bool:
    """Whether a word begins an answer to what the options of a question ask on."""
    return any(
        known.split()[0] == word
        for option in question.options
        if option.then is not None
        for further in option.then.options
        for known in further.words
    )


def _first_option(
    words: Sequence[str], question: Question, texts: Texts
) -> tuple[Option, Sequence[str]] | Problem | None:
    """The option that the first words name, and the words that are left."""
    offered = question.offered()
    if words[0].isdecimal():
        number = int(words[0]) if len(words[0]) <= LONGEST_NUMBER else 0
        if not 1 <= number <= len(offered):
            return Problem(texts("say.no_option", number=words[0][:LONGEST_NUMBER], first=1, last=len(offered)))
        return offered[number - 1], words[1:]
    for length in range(len(words), 0, -1):
        said = " ".join(words[:length])
        named = [option for option in question.options if said in option.words]
        if named:
            return named[0], words[length:]
    family = [o for o in question.options if any(known.split()[0] == words[0] for known in o.words)]
    if not family:
        return None
    if len(words) == 1:
        open_ones = [option for option in family if not option.why_not]
        if len(open_ones) == 1:
            return open_ones[0], []
        return Option(family[0].label, then=Question(question.prompt, tuple(family))), []
    if words[1].isdecimal():
        numbers = sorted(int(known.split()[-1]) for o in family for known in o.words if known.split()[-1].isdecimal())
        if numbers:
            number_text = words[1][:LONGEST_NUMBER]
            return Problem(texts("say.no_option", number=number_text, first=numbers[0], last=numbers[-1]))
    return None


def quoted(text: str) -> str:
    """A typed text as a message may repeat it: short, and nothing that would steer the terminal."""
    shown = "".join(c if c.isprintable() else "?" for c in text.strip())
    return shown if len(shown) <= LONGEST_QUOTE else shown[:LONGEST_QUOTE] + "…"
