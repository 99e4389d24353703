"""The decisions of 7 Wonders as questions with numbered options.

A decision about the hand is put card by card, each card with its uses. Every other decision, of whatever set, is a list
of its moves in words.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text

from sevenwonders.classic.moves import FAVOUR, UNCHAINED, MoveParts
from sevenwonders.classic.words.names import small_article
from sevenwonders.classic.words.of_sets import words_to_type
from sevenwonders.classic.words.prices import in_words, price_of, reason, row_of, why_no_card, why_no_stage
from sevenwonders.classic.words.texts import decision_sentence, move_sentence
from sevenwonders.classic.words.tooltips import all_effects
from sevenwonders.core.texts import bare_words, plain, words_in_every_language
from sevenwonders.terminal.classic.marks import all_marks, cost_marks, marks
from sevenwonders.terminal.classic.scene import Scene
from sevenwonders.terminal.palette import QUIET
from sevenwonders.terminal.question import Option, Question

COMMANDS: Final = {"build": "build", "stage": "wonder", "sell": "sell"}
"""The verbs of every game, and the name of the words to type for them in the texts."""


class Asking:
    """Puts the question that a scene holds."""

    def __init__(self, scene: Scene, moves: Mapping[str, int]) -> None:
        self.scene = scene
        self.texts = scene.texts
        self.ids = dict(moves)
        self.city = "" if scene.acting == scene.me else small_article(scene.names[scene.acting], scene.texts)

    def question(self) -> Question:
        verbs = {move.verb for move in self.scene.moves}
        prompt = decision_sentence(self.scene.box, self.scene.phase, self.texts, self.city, verbs)
        if self.scene.asks_for_hand:
            options = [self._hand_card(card) for card in self.scene.view.hand]
            for text, move in zip(self.ids, self.scene.moves, strict=True):
                if not move.card:  # the table does not show it
                    options.append(self._listed(text))
                    prompt = f"{prompt} · {len(options)} {options[-1].label.plain}"
            return Question(prompt, tuple(options), listed=False)
        return Question(prompt, tuple(self._listed(text) for text in self.ids))

    # ---- a list of moves

    def _listed(self, text: str) -> Option:
        """A move in words, with what its card does."""
        scene, parts = self.scene, self.scene.moves[list(self.ids).index(text)]
        told = self._told(parts)
        words = frozenset({" ".join(bare_words(parts.verb))})
        if not parts.card:
            return Option(Text(told), words, self.ids[text], about=scene.about)
        row = scene.card(parts.card)
        label = Text(told)
        name = scene.title(parts.card)
        if name in told:
            start = told.index(name)
            label.stylize(scene.shade(parts.card).text, start, start + len(name))
        if self._shows_cost(parts) and (row.coins or row.cost):
            label.append(f" ({cost_marks(row.coins, row.cost, self.texts)})")
        others = [move for move in scene.moves if move.card == parts.card]
        if others[0] == parts:  # once is enough
            label.append(f"  {' '.join(all_effects(scene.box, row, self.texts))}", QUIET)
        alone = len(others) == 1
        return Option(label, self._names(parts.card) if alone else frozenset(), self.ids[text], about=parts.card)

    def _shows_cost(self, move: MoveParts) -> bool:
        """Whether the printed cost matters: not where it does not count, or where the true price is told."""
        cost = self.scene.box.looks.verb(move.verb).cost
        told = price_of(self.scene, move).total > 0 or (self.scene.reckoning is not None and cost == "told")
        return not told and cost not in ("free", "none")

    def _told(self, move: MoveParts) -> str:
        """A move with all that it costs."""
        scene = self.scene
        text = replace(move, payment=price_of(scene, move)).text()
        boards = [city.board for city in scene.view.cities]
        names = scene.names
        return move_sentence(scene.box, text, self.texts, names, scene.acting, scene.me, at=scene.here, boards=boards)

    def _names(self, key: str) -> frozenset[str]:
        return frozenset((plain(self.scene.title(key)), " ".join(bare_words(key))))

    # ---- a card of the hand and its uses

    def _hand_card(self, card: str) -> Option:
        scene = self.scene
        name = scene.title(card)
        others = [verb for verb in dict.fromkeys(move.verb for move in scene.moves) if verb not in COMMANDS]
        free = [verb for verb in others if scene.box.looks.verb(verb).cost == "free"]
        options: list[Option] = []
        for verb in ("build", *free, "stage", "sell", *(verb for verb in others if verb not in free)):
            options += self._uses(card, verb, scene.uses(card, verb))
        heading = f"{name} ({all_marks(scene.box, scene.card(card), self.texts)})"
        key = "ask.classic.card_for" if self.city else "ask.classic.card"
        prompt = self.texts(key, card=heading, city=self.city) if self.city else self.texts(key, card=heading)
        return Option(Text(name), self._names(card), then=Question(prompt, tuple(options)), about=card)

    def _uses(self, card: str, verb: str, moves: Sequence[MoveParts]) -> list[Option]:
        """The ways to use a card so: one option for each way to pay, or one that says why not."""
        words = self._words(verb)
        about = self.scene.here.wonder if verb == "stage" else card
        if not moves:
            why = self._why_not(card, verb)
            return [Option(Text(), words, why_not=why, about=about)] if why else []
        found = []
        for number, move in enumerate(moves, 1):
            numbered = frozenset(f"{word} {number}" for word in words)
            said = numbered | words if len(moves) == 1 else numbered
            found.append(Option(self._label(move), said, self.ids[move.text()], about=about))
        return found

    def _words(self, verb: str) -> frozenset[str]:
        if verb in COMMANDS:
            return words_in_every_language(f"command.{COMMANDS[verb]}")
        return words_to_type(self.scene.box, verb) or frozenset({" ".join(bare_words(verb))})

    def _why_not(self, card: str, verb: str) -> str:
        """Why one of the usual uses is not offered; empty where it is not usual here."""
        if not self.scene.is_card_turn:
            return ""
        if verb == "build":
            return reason(self.scene, why_no_card(self.scene, card))
        if verb == "stage":
            if any(move.verb == "stage" for move in self.scene.moves):  # with other cards it can be built
                return reason(self.scene, why_no_card(self.scene, card))
            return reason(self.scene, why_no_stage(self.scene))
        if verb == "sell" and self.city:
            return self.texts("classic.why.must_play")
        return ""

    def _label(self, move: MoveParts) -> Text:
        scene, texts = self.scene, self.texts
        if move.verb not in COMMANDS:
            return self._with_option(move)
        price = price_of(scene, move)
        words, left = in_words(scene, price), scene.here.coins - price.total
        fields: dict[str, object] = {"paid": words, "left": texts.count("count.coin", left)}
        if move.verb == "build":
            return Text(texts(f"classic.option.{self._building(move, bool(words))}", **fields))
        row = row_of(scene, move) if move.verb == "stage" else None
        if row is not None:
            kind = "embellish" if row.stage.embellishes else "stage"
            kind = f"{kind}{'_favour' if move.option & FAVOUR else ''}{'' if words else '_free'}"
            told = texts(f"classic.option.{kind}", n=row.told(texts), **fields)
            return Text.assemble(told, (f"  {marks(scene.box, row.stage.effect, texts)}", QUIET))
        coins = texts.count("count.coin", scene.box.setup.get("sell_coins", 0))
        return Text(texts(f"classic.option.{move.verb}", coins=coins))

    def _building(self, move: MoveParts, pays: bool) -> str:
        """Which words a building has."""
        if move.option & FAVOUR:
            return "build_favour_paid" if pays else "build_favour"
        if move.option == UNCHAINED:
            return "build_unchained" if pays else "build_unchained_free"
        if self.scene.chain_for(self.scene.acting, move.card):
            return "build_chain_paid" if pays else "build_chain"
        return "build" if pays else "build_free"

    def _with_option(self, move: MoveParts) -> Text:
        """A use of a card that a set brings, with the card of one's own that its option names."""
        told = Text(self._told(move))
        key = self.scene.option_card(move)
        if key:
            card = self.scene.card(key)
            told.append(": ")
            told.append(self.scene.title(card.key), self.scene.shade(card.key).text)
            told.append(f"  {marks(self.scene.box, card.effect, self.texts)}", QUIET)
        return told
