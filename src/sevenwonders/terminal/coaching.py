"""The coach beside whoever sits at the terminal: a hint in three steps, one for each time it is asked for."""

from collections.abc import Sequence

from sevenwonders.coach import hint_words
from sevenwonders.coach.dangers import dangers, sign
from sevenwonders.coach.hinting import Hint, hint
from sevenwonders.coach.words import Words
from sevenwonders.core.game import Game
from sevenwonders.core.texts import Texts

INDENT = "    "


class Coach:
    """Knows the game through the eyes of one seat."""

    def __init__(self, game: Game, seat: int, hinted: Sequence[int] = ()) -> None:
        self._game = game
        self._seat = seat
        self.hinted = list(hinted)
        """Seats whose players were given hints, for the record."""
        self._found: Hint | None = None
        self._turn = -1
        self._step = 0
        self.shows_signs = False

    def signs(self, texts: Texts, names: Sequence[str]) -> list[str]:
        """What a good player sees at once; nothing where signs are not wanted."""
        if not self.shows_signs:
            return []
        words = Words(self._game, texts, names)
        return [sign(each, words) for each in dangers(self._game, self._seat)]

    def hint(self, texts: Texts, names: Sequence[str]) -> list[str]:
        """What to look at; asked again the two best moves; asked once more the reasons."""
        if self._turn != len(self._game.turns) or self._found is None:
            self._found, self._turn, self._step = hint(self._game, self._seat), len(self._game.turns), 0
        self._step += 1
        self.hinted = sorted({*self.hinted, self._seat})
        words = Words(self._game, texts, names)
        if self._step == 1 and len(self._found.moves) > 1:
            return [hint_words.look(self._found, words), texts("coach.hint.more")]
        return hint_lines(self._found, words, with_reasons=self._step > 2) + (
            [texts("coach.hint.why")] if self._step == 2 else []
        )


def hint_lines(found: Hint, words: Words, *, with_reasons: bool = True) -> list[str]:
    """The two best moves, and what tells them apart."""
    texts = words.texts
    told = hint_words.moves(found, words)
    if len(told) == 1:
        return [texts("coach.hint.only", move=told[0])]
    lines = []
    ways = zip(("first", "second"), found.moves, told, hint_words.reasons(found, words), strict=True)
    for key, choice, move, why in ways:
        lines.append(texts(f"coach.hint.{key}", move=move, chance=words.percent(choice.chance)))
        lines += [INDENT + reason for reason in why] if with_reasons else []
    return lines
