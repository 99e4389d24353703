"""The decisions of Duel as questions with numbered options."""

from collections.abc import Mapping

from rich.text import Text

from sevenwonders.core.texts import Texts, plain, words_in_every_language
from sevenwonders.duel.cards import CardSet
from sevenwonders.duel.view import DuelView, SlotView
from sevenwonders.duel.words.names import in_sentence, title
from sevenwonders.duel.words.reasons import why_no_card, why_no_wonder
from sevenwonders.duel.words.texts import move_parts, move_sentence
from sevenwonders.duel.words.tooltips import cost_of, effects, look_up, marks
from sevenwonders.terminal.duel.cardlist import kind_of
from sevenwonders.terminal.duel.city import wonder_letter
from sevenwonders.terminal.duel.structure import accessible
from sevenwonders.terminal.palette import QUIET, SHADES
from sevenwonders.terminal.question import Option, Question


class Asking:
    """Puts the question that a view holds."""

    def __init__(
        self, view: DuelView, moves: Mapping[str, int], card_set: CardSet, texts: Texts, players: list[str]
    ) -> None:
        self.view = view
        self.moves = moves
        self.card_set = card_set
        self.texts = texts
        self.players = players
        self.here = view.cities[view.seat]

    def question(self) -> Question:
        kind = self.view.decisions[0].kind
        prompt = self.texts(f"ask.{kind}")
        if kind == "play_card":
            cards = accessible(self.view)
            return Question(prompt, tuple(self._card(slot) for slot in cards), listed=False)
        return Question(prompt, tuple(self._choice(text, move) for text, move in self.moves.items()))

    def _choice(self, text: str, move: int) -> Option:
        """A wonder, token, card or seat to choose, with what it does."""
        parts = move_parts(text)
        key = parts.card or parts.wonder or parts.token
        if not key:
            return Option(Text(move_sentence(self.card_set, text, self.texts, self.players, self.view.seat)), move=move)
        row = look_up(self.card_set, key)
        label = Text.assemble((title(self.card_set, key, self.texts), SHADES[kind_of(row)].text))
        if parts.card:
            label.append(f" ({self.texts(f'color.{kind_of(row)}')})")
        if parts.wonder:
            label.append(f"  {cost_of(self.card_set.wonders[self._wonder_index(key)], self.texts)}")
        label.append(f"  {' '.join(effects(self.card_set, key, self.texts))}", QUIET)
        return Option(label, self._names(key), move, about=key)

    def _wonder_index(self, key: str) -> int:
        return next(i for i, wonder in enumerate(self.card_set.wonders) if wonder.key == key)

    def _names(self, key: str) -> frozenset[str]:
        return frozenset((plain(title(self.card_set, key, self.texts)), plain(key)))

    # ---- an accessible card and what can be done with it

    def _card(self, slot: SlotView) -> Option:
        name = title(self.card_set, slot.card, self.texts)
        options = (self._build(slot), self._sell(slot), *self._wonders(slot))
        heading = f"{name} ({marks(self.card_set, slot.card, self.texts)})"
        further = Question(self.texts("ask.card", card=heading), options)
        return Option(Text(name), self._names(slot.card), then=further, about=slot.card)

    def _coins(self, number: int) -> str:
        return self.texts.count("count.coin", number)

    def _build(self, slot: SlotView) -> Option:
        words = words_in_every_language("command.build")
        price = slot.prices[self.view.seat]
        move = self.moves.get(f"build:{slot.card}")
        if move is None:
            why = why_no_card(self.card_set, slot.card, price, self.here, self.texts)
            return Option(Text(), words, why_not=why, about=slot.card)
        if slot.chained[self.view.seat]:
            label = self.texts("option.build_chain")
        elif price:
            label = self.texts("option.build", coins=self._coins(price), left=self.here.coins - price)
        else:
            label = self.texts("option.build_free")
        return Option(Text(label), words, move, about=slot.card)

    def _sell(self, slot: SlotView) -> Option:
        label = self.texts("option.sell", coins=self._coins(self.here.sale))
        words = words_in_every_language("command.sell")
        return Option(Text(label), words, self.moves[f"sell:{slot.card}"], about=slot.card)

    def _wonders(self, slot: SlotView) -> list[Option]:
        """The wonders by their numbers in the city; those that stand are only there to say so."""
        found = []
        verbs = words_in_every_language("command.wonder")
        for number, wonder in enumerate(self.here.wonders, 1):
            name = in_sentence(self.card_set, wonder.key, self.texts)
            words = frozenset(f"{verb} {number}" for verb in verbs) | self._names(wonder.key)
            move = self.moves.get(f"wonder:{wonder.key}:{slot.card}")
            if move is None:
                why = why_no_wonder(self.card_set, wonder, self.here, self.texts)
                found.append(Option(Text(), words, why_not=why, about=wonder.key, hidden=wonder.built))
            elif wonder.price:
                left = self.here.coins - wonder.price
                label = _capital(self.texts("option.wonder", wonder=name, coins=self._coins(wonder.price), left=left))
                found.append(Option(self._wonder_label(label, number, wonder.key), words, move, about=wonder.key))
            else:
                label = _capital(self.texts("option.wonder_free", wonder=name))
                found.append(Option(self._wonder_label(label, number, wonder.key), words, move, about=wonder.key))
        if all(wonder.built for wonder in self.here.wonders):
            why = self.texts("why.wonders_end")
            found.append(Option(Text(), verbs, why_not=why, hidden=True))
        return found

    def _wonder_label(self, label: str, number: int, key: str) -> Text:
        return Text.assemble(
            (f"{wonder_letter(self.texts)}{number} ", QUIET),
            label,
            (f"  {marks(self.card_set, key, self.texts)}", QUIET),
        )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
