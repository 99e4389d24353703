"""A hint in words, in its three steps: what to look at, the two best moves, why the first is better."""

from collections.abc import Sequence

from sevenwonders.coach.hinting import Hint
from sevenwonders.coach.results import Reason
from sevenwonders.coach.words import Words


def look(found: Hint, words: Words) -> str:
    """Where to look: as the weightiest reason has it, or the theme."""
    if len(found.moves) == 1:
        return words.texts("coach.hint.no_choice")
    for reason in found.reasons[:1]:
        if words.texts.has(f"coach.look_at.{reason.key}"):
            return words.texts(f"coach.look_at.{reason.key}", **words.fields(reason))
    return words.texts(f"coach.look.{found.theme}")


def moves(found: Hint, words: Words) -> list[str]:
    """The best moves, the first one first."""
    return [words.move(choice.move, found.seat) for choice in found.moves]


def reasons(found: Hint, words: Words) -> tuple[list[str], list[str]]:
    """What speaks for the first move, and what against the second."""
    return _told(found.reasons, words, True), _told(found.reasons, words, False)


def _told(found: Sequence[Reason], words: Words, of_best: bool) -> list[str]:
    return [words.reason(each) for each in found if each.of_best == of_best]
