"""Duel in the terminal: the screen that a session shows."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.text import Text

from sevenwonders.core.game import Event, View
from sevenwonders.core.resources import KEYS, LETTERS
from sevenwonders.core.texts import Texts, bare_words, words_in_every_language
from sevenwonders.duel.cards import CardSet
from sevenwonders.duel.view import DuelView
from sevenwonders.duel.words.names import close_names, find, title
from sevenwonders.duel.words.texts import sentence
from sevenwonders.duel.words.tooltips import look_up, marks
from sevenwonders.terminal.duel.board import board
from sevenwonders.terminal.duel.cardlist import kind_of, one_card
from sevenwonders.terminal.duel.city import city_cards
from sevenwonders.terminal.duel.explain import situation
from sevenwonders.terminal.duel.questions import Asking
from sevenwonders.terminal.duel.scoresheet import result, score_so_far
from sevenwonders.terminal.input import LONGEST_NUMBER, quoted
from sevenwonders.terminal.palette import BAD, SHADES
from sevenwonders.terminal.question import Question
from sevenwonders.terminal.screen import Screen


class DuelScreen(Screen):
    """Draws, asks and explains a table of Duel."""

    def __init__(self, texts: Texts, names: Sequence[str], seat: int, card_set: CardSet) -> None:
        super().__init__(texts, names, seat)
        self._card_set = card_set

    def title(self) -> str:
        return self.texts("ui.title")

    def board(self, view: View, width: int, height: int, moves: Mapping[str, int] | None = None) -> list[Text]:
        return board(_of_duel(view), self._card_set, self.texts, self.players(), width, height)

    def question(self, view: View, moves: Mapping[str, int]) -> Question:
        return Asking(_of_duel(view), moves, self._card_set, self.texts, self.players()).question()

    def sentence(self, event: Event) -> Text:
        players = [escape(name) for name in self.players()]
        told = sentence(self._card_set, event, self.texts, players, self.seat, self._dress)
        return Text.from_markup(told, emoji=False)

    def _dress(self, key: str, name: str) -> str:
        return f"[{SHADES[kind_of(look_up(self._card_set, key))].text}]{escape(name)}[/]"

    def explain(
        self, word: str, view: View, question: Question | None, moves: Mapping[str, int] | None = None
    ) -> RenderableType:
        key = self._numbered(word, _of_duel(view), question)
        if not key:
            found = find(self._card_set, word, self.texts.language)
            if len(found) != 1:
                return Text(self._no_such(word, found), BAD)
            key = found[0]
        now = situation(_of_duel(view), key, self._card_set, self.texts, self.players())
        return one_card(self._card_set, key, self.texts, now)

    def _numbered(self, word: str, view: DuelView, question: Question | None) -> str:
        """What a number means: an option of the question asked, or after the letter of wonders one's own wonder."""
        words = bare_words(word)
        if not words or not words[-1].isdecimal() or len(words[-1]) > LONGEST_NUMBER:
            return ""
        keys: list[str] = []
        if len(words) == 1 and question is not None:
            keys = [option.about for option in question.offered()]
        elif len(words) == 2 and words[0] in words_in_every_language("command.wonder"):
            keys = [wonder.key for wonder in view.cities[self.seat].wonders]
        number = int(words[-1])
        return keys[number - 1] if 1 <= number <= len(keys) else ""

    def _no_such(self, word: str, found: Sequence[str]) -> str:
        if found:
            names = self.texts.together((title(self._card_set, key, self.texts) for key in found[:6]), "or")
            return self.texts("say.unclear", text=quoted(word), names=names)
        close = close_names(self._card_set, word, self.texts.language)
        if close:
            return self.texts("say.did_you_mean", text=quoted(word), names=self.texts.together(close, "or"))
        return self.texts("say.nothing_called", text=quoted(word))

    def page(self, name: str, view: View, rest: str = "") -> RenderableType:
        duel = _of_duel(view)
        if name == "discard":
            return self._discard(duel)
        if name == "city":
            return city_cards(duel, self._card_set, self.texts, self.players())
        return score_so_far(duel, self.texts, self.players())

    def _discard(self, view: DuelView) -> RenderableType:
        if not view.discard:
            return Text(self.texts("say.discard_empty"))
        lines = []
        for card in view.discard:
            style = SHADES[kind_of(look_up(self._card_set, card))].text
            name = title(self._card_set, card, self.texts)
            lines.append(Text.assemble((name, style), "  ", marks(self._card_set, card, self.texts)))
        return Group(*lines)

    def result(self, view: View) -> RenderableType:
        return result(_of_duel(view), self.texts, self.players())

    def help(self) -> RenderableType:
        names = [KEYS[LETTERS.index(letter)] for letter in self._card_set.resources]
        letters = " · ".join(f"{self.texts(f'letter.{key}')} {self.texts(f'resource.{key}')}" for key in names)
        return Text(self.texts("help.text", letters=letters, symbols=self._card_set.setup.symbols_to_win))


def _of_duel(view: View) -> DuelView:
    if not isinstance(view, DuelView):
        raise TypeError(f"a screen of Duel cannot show a view of '{view.game}'")
    return view
