"""A decision as a person meets it: numbered options, some of which ask on."""

from dataclasses import dataclass

from rich.text import Text


@dataclass(frozen=True)
class Option:
    """One thing to choose: a move, a further question, or something that cannot be done now and why."""

    label: Text
    words: frozenset[str] = frozenset()
    """What a person may type for it besides its number: bare words, see core.texts.bare_words."""
    move: int | None = None
    why_not: str = ""
    then: "Question | None" = None
    about: str = ""
    """The key that `?` explains."""
    hidden: bool = False
    """Not offered, and only there to say why not."""


@dataclass(frozen=True)
class Question:
    prompt: str
    options: tuple[Option, ...]
    listed: bool = True
    """Whether the options are to be listed; the board may show them already."""

    def offered(self) -> list[Option]:
        """The options that have numbers, in their order."""
        return [option for option in self.options if not option.hidden]
