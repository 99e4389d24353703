"""7 Wonders in the terminal: the screen that a session shows."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.text import Text

from sevenwonders.classic.cards import Box, Wonder
from sevenwonders.classic.game import Classic
from sevenwonders.classic.reckoning import Reckoning, reckon
from sevenwonders.classic.seeing import ClassicView
from sevenwonders.classic.words.names import city_names, close_names, find, title
from sevenwonders.classic.words.story import sentence
from sevenwonders.classic.words.tooltips import look_up
from sevenwonders.core.game import NOBODY, Event, Game, View
from sevenwonders.core.resources import KEYS, LETTERS
from sevenwonders.core.texts import Texts, bare_words, words_in_every_language
from sevenwonders.terminal.classic.board import board
from sevenwonders.terminal.classic.cardlist import one_card
from sevenwonders.terminal.classic.explain import PAGE_WIDTH, all_cities, one_city, situation
from sevenwonders.terminal.classic.marks import all_marks
from sevenwonders.terminal.classic.questions import Asking
from sevenwonders.terminal.classic.scene import Scene, shade_of
from sevenwonders.terminal.classic.scoresheet import result, score_so_far
from sevenwonders.terminal.input import LONGEST_NUMBER, quoted
from sevenwonders.terminal.palette import BAD, HEADING, QUIET, shade
from sevenwonders.terminal.question import Question
from sevenwonders.terminal.screen import Screen

TOGETHER: Final = ("conflict",)
"""Kinds of events that are told one after another, whoever they are about."""


class ClassicScreen(Screen):
    """Draws, asks and explains a table of 7 Wonders with any sets."""

    news_rows = 10

    def __init__(self, texts: Texts, names: Sequence[str], seat: int, box: Box, view: ClassicView) -> None:
        super().__init__(texts, names, seat)
        self._box = box
        self._wonders = [city.wonder for city in view.cities]
        self._boards = [city.board for city in view.cities]
        self._reckoning: Reckoning | None = None

    def title(self) -> str:
        return self.texts("classic.ui.title")

    def cities(self) -> list[str]:
        """What each city is called in a sentence."""
        return city_names(self._box, self._wonders, self.players(), self.texts)

    def rivals(self) -> list[str]:
        known = self.cities()
        return [
            known[seat] if known[seat] == name else self.texts("classic.city.player", city=known[seat], player=name)
            for seat, name in enumerate(self.names)
            if seat != self.seat
        ]

    def introduction(self) -> list[Text]:
        lines = [Text(self.title(), "bold")]
        for seat, (name, wonder) in enumerate(zip(self.cities(), self._wonders, strict=True)):
            board = Text(title(self._box, wonder, self.texts), shade("wonder").text)
            player = self.names[seat] if seat < len(self.names) and name != self.texts("ui.you") else ""
            told = f" ({player})" if player and player != name else ""
            lines.append(Text.assemble(f"  {name}{told} – ", board))
        return lines

    def reckon(self, game: Game, moves: Mapping[str, int]) -> None:
        assert isinstance(game, Classic)
        self._reckoning = reckon(game, self.seat, moves) if moves else None

    def _scene(self, view: View, moves: Mapping[str, int] | None = None) -> Scene:
        seen = _of_classic(view)
        self._boards = [city.board for city in seen.cities]  # a board may come to copy others
        reckoning = self._reckoning if moves else None
        return Scene(seen, self._box, self.texts, self.players(), list(moves or ()), reckoning=reckoning)

    def board(self, view: View, width: int, height: int, moves: Mapping[str, int] | None = None) -> list[Text]:
        return board(self._scene(view, moves), width, height)

    def question(self, view: View, moves: Mapping[str, int]) -> Question:
        return Asking(self._scene(view, moves), moves).question()

    # ---- the story

    def sentence(self, event: Event) -> Text:
        players = [escape(name) for name in self.cities()]
        told = sentence(self._box, event, self.texts, players, self.seat, self._dress, self._boards)
        return Text.from_markup(told, emoji=False)

    def _dress(self, key: str, name: str) -> str:
        try:
            row = look_up(self._box, key)
        except KeyError:
            return escape(name)
        return f"[{shade_of(self._box, 'wonder' if isinstance(row, Wonder) else row.color).text}]{escape(name)}[/]"

    def latest(self, events: Sequence[Event]) -> Sequence[Event]:
        turns = [place for place, event in enumerate(events) if event.kind == "turn"]
        return events[turns[-2] :] if len(turns) > 1 else events

    def news(self, events: Sequence[Event]) -> list[Text]:
        return list(self._paragraphs(events, with_turns=False))

    def story(self, events: Sequence[Event]) -> list[Text]:
        return list(self._paragraphs(events, with_turns=True))

    def _paragraphs(self, events: Sequence[Event], with_turns: bool) -> Iterator[Text]:
        """What one city does in a turn stands together, and so do all conflicts."""
        groups: dict[tuple[str, int], Text] = {}
        for event in events:
            if event.seat == NOBODY:
                yield from groups.values()
                groups = {}
                if event.kind == "turn" and not with_turns:
                    continue
                told = self.sentence(event)
                told.stylize(HEADING if event.kind == "age" else "bold")
                yield told
                continue
            group = (event.kind, NOBODY) if event.kind in TOGETHER else ("", event.seat)
            if group in groups:
                groups[group].append(" ")
                groups[group].append_text(self.sentence(event))
            else:
                groups[group] = self.sentence(event)
        yield from groups.values()

    # ---- explanations and pages

    def explain(
        self, word: str, view: View, question: Question | None, moves: Mapping[str, int] | None = None
    ) -> RenderableType:
        scene = self._scene(view, moves)
        key = self._numbered(word, scene, question)
        if not key:
            found = self._sides(find(self._box, word, self.texts.language), scene)
            if len(found) != 1:
                return Text(self._no_such(word, found), BAD)
            key = found[0]
        return one_card(self._box, key, self.texts, situation(scene, key) if key in self._box.rows else ())

    def _sides(self, found: Sequence[str], scene: Scene) -> list[str]:
        """Keys with boards in place of cities: the side that is on the table, or the first."""
        here = [city.wonder for city in scene.view.cities]
        keys: list[str] = []
        for key in found:
            sides = [wonder.key for wonder in self._box.wonders if key in (wonder.city, wonder.key)]
            on_table = [side for side in sides if side in here]
            keys.append((on_table or sides or [key])[0])
        return list(dict.fromkeys(keys))

    def _numbered(self, word: str, scene: Scene, question: Question | None) -> str:
        """What a number means: an option of the question asked; the word for wonders: one's own."""
        words = bare_words(word)
        if len(words) == 1 and words[0] in words_in_every_language("command.wonder"):
            return scene.view.cities[scene.me].wonder
        if len(words) != 1 or not words[0].isdecimal() or len(words[0]) > LONGEST_NUMBER or question is None:
            return ""
        keys = [option.about for option in question.offered()]
        number = int(words[0])
        return keys[number - 1] if 1 <= number <= len(keys) else ""

    def _no_such(self, word: str, found: Sequence[str]) -> str:
        if found:
            names = self.texts.together((title(self._box, key, self.texts) for key in found[:6]), "or")
            return self.texts("say.unclear", text=quoted(word), names=names)
        close = close_names(self._box, word, self.texts.language)
        if close:
            return self.texts("say.did_you_mean", text=quoted(word), names=self.texts.together(close, "or"))
        return self.texts("say.nothing_called", text=quoted(word))

    def page(self, name: str, view: View, rest: str = "") -> RenderableType:
        scene = self._scene(view)
        if name == "discard":
            return self._discard(scene)
        if name == "city":
            return self._city(scene, rest)
        return score_so_far(scene)

    def _city(self, scene: Scene, rest: str) -> RenderableType:
        if not rest:
            return all_cities(scene, PAGE_WIDTH)
        words = bare_words(rest)
        numbers = range(1, len(scene.view.cities) + 1)
        if len(words) == 1 and words[0].isdecimal() and len(words[0]) <= LONGEST_NUMBER and int(words[0]) in numbers:
            return one_city(scene, int(words[0]) - 1)
        for city in range(len(scene.view.cities)):
            known = {*bare_words(scene.heading(city)), *bare_words(scene.names[city])}
            if words and not words[0].isdecimal() and set(words) <= known:
                return one_city(scene, city)
        return Text(self.texts("say.classic.no_city", text=quoted(rest), last=len(scene.view.cities)), BAD)

    def _discard(self, scene: Scene) -> RenderableType:
        if not scene.view.discards:
            return Text(self.texts("say.discard_empty"))
        lines = []
        for card in scene.view.discard:
            effect = all_marks(self._box, scene.card(card), self.texts)
            lines.append(Text.assemble((scene.title(card), scene.shade(card).text), "  ", effect))
        hidden = scene.view.discards - len(scene.view.discard)
        if hidden:
            lines.append(Text(self.texts.count("say.classic.discard_hidden", hidden), QUIET))
        return Group(*lines)

    def result(self, view: View) -> RenderableType:
        return result(self._scene(view))

    def help(self) -> RenderableType:
        names = [KEYS[LETTERS.index(letter)] for letter in self._box.resources]
        letters = " · ".join(f"{self.texts(f'letter.{key}')} {self.texts(f'resource.{key}')}" for key in names)
        return Text(self.texts("help.classic", letters=letters))


def _of_classic(view: View) -> ClassicView:
    if not isinstance(view, ClassicView):
        raise TypeError(f"a screen of 7 Wonders cannot show a view of '{view.game}'")
    return view
