"""A measurement in sentences, in any of our languages."""

from collections import Counter
from typing import Final

from sevenwonders.classic.game import Classic
from sevenwonders.classic.words import names as classic_names
from sevenwonders.core.game import Game
from sevenwonders.core.texts import Texts
from sevenwonders.duel.game import Duel
from sevenwonders.duel.words import names as duel_names
from sevenwonders.duel.words.tooltips import units
from sevenwonders.lab.balance.plan import Price
from sevenwonders.lab.balance.prices import Advice
from sevenwonders.lab.balance.uses import BUILD, WONDER, Thing
from sevenwonders.lab.balance.verdict import FAIR, OPEN, Amount, Finding

COMMA: Final = ("fr", "nl")
PAID: Final = (BUILD, WONDER)
"""Uses that cost what is printed."""


class Words:
    """The words of one game and measure in one language."""

    def __init__(self, game: Game, measure: str, texts: Texts) -> None:
        assert isinstance(game, Duel | Classic)
        self.game = game
        self.texts = texts
        self.measure = measure
        cards = game.codex.card_set.cards if isinstance(game, Duel) else game.codex.box.cards
        decks = {(self.name(card.key), card.deck) for card in cards}
        self._shared = {name for name, count in Counter(name for name, _ in decks).items() if count > 1}
        """Names that cards of several decks bear."""

    def title(self) -> str:
        return self.texts("ui.title" if isinstance(self.game, Duel) else "classic.ui.title")

    def name(self, key: str) -> str:
        """What a card, a board or a token is called."""
        if isinstance(self.game, Duel):
            return duel_names.title(self.game.codex.card_set, key, self.texts)
        assert isinstance(self.game, Classic)
        box = self.game.codex.box
        board = next((wonder for wonder in box.wonders if wonder.key == key), None)
        if board is not None:
            return f"{classic_names.city_name(box, key, self.texts)} {board.side}"
        return classic_names.title(box, key, self.texts)

    def thing(self, thing: Thing) -> str:
        """A thing, with its use where there are several, and its deck where others bear its name."""
        name = self.name(thing.key)
        if thing.use != BUILD:
            return f"{name} ({self.use(thing.use)})"
        return f"{name} ({self.group(thing)})" if name in self._shared else name

    def use(self, use: str) -> str:
        key = f"balance.use.{use}"
        return self.texts(key) if self.texts.has(key) else use.replace("_", " ")

    def group(self, thing: Thing) -> str:
        """What a thing is listed under."""
        if thing.use != BUILD:
            return self.use(thing.use).capitalize()
        key = f"deck.{thing.deck}"
        if self.texts.has(key):
            return self.texts(key)
        box = self.game.codex.box if isinstance(self.game, Classic) else None
        return (classic_names.deck_name(box, thing.deck, self.texts) if box else "") or thing.deck.capitalize()

    def number(self, value: float, digits: int = 1, sign: bool = True) -> str:
        """A number as the language writes it."""
        text = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
        return text.replace("-", "−").replace(".", "," if self.texts.language in COMMA else ".")

    def amount(self, value: float, sign: bool = True) -> str:
        """So many points, or percents of victories."""
        scale = 100 if self.measure == "share" else 1
        return self.texts(f"balance.{self.measure}", n=self.number(scale * value, sign=sign))

    def verdict(self, finding: Finding) -> str:
        """The answer to the designer's question in one sentence."""
        priced = finding.thing.use in PAID or finding.verdict in (FAIR, OPEN)
        return self.texts(
            f"balance.{finding.verdict}{'' if priced else '_free'}",
            name=self.thing(finding.thing),
            amount=self.amount(finding.beside.value),
            sure=self.sureness(finding.sure),
            doubt=self.amount(finding.beside.high - finding.beside.value, sign=False),
        )

    def sureness(self, sure: bool) -> str:
        return self.texts("balance.sure" if sure else "balance.likely")

    def cost(self, price: Price) -> str:
        """A cost in words."""
        parts = [self.texts.count("count.coin", price.coins)] if price.coins else []
        parts += units(price.cost, self.texts)
        return self.texts.together(parts) if parts else self.texts("balance.nothing")

    def advice(self, advice: Advice) -> str:
        """At which cost a card would be fair."""
        best, thing = advice.best, advice.thing
        same = (best.price.coins, best.price.cost) == (thing.coins, thing.cost)
        key = "advice_now" if same else "advice" if advice.fair else "advice_none"
        return self.texts(
            f"balance.{key}", name=self.thing(thing), cost=self.cost(best.price), amount=self.amount(best.beside.value)
        )

    def change(self, thing: Thing, before: Amount, after: Amount, sure: bool, likely: bool) -> str:
        """What became of a card from one version of its set to another."""
        return self.texts(
            f"balance.{'changed' if sure or likely else 'unchanged'}",
            name=self.thing(thing),
            before=self.amount(before.value),
            after=self.amount(after.value),
            amount=self.amount(after.value - before.value),
            sure=self.sureness(sure),
        )
