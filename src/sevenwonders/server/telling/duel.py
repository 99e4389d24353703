"""Duel told to a seat."""

from collections.abc import Sequence

from sevenwonders.core.game import Event, Game, View
from sevenwonders.core.texts import Texts
from sevenwonders.duel.cards import Card
from sevenwonders.duel.codex import Codex
from sevenwonders.duel.game import Duel
from sevenwonders.duel.view import DuelView
from sevenwonders.duel.words.reasons import why_no_card, why_no_wonder
from sevenwonders.duel.words.texts import move_parts, move_sentence, sentence
from sevenwonders.duel.words.tooltips import look_up
from sevenwonders.server.protocol import Ask, Offer, Refusal
from sevenwonders.server.telling.teller import Teller


class DuelTeller(Teller):
    """Speaks to one seat of a table of Duel."""

    def __init__(self, codex: Codex, seat: int, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(seat, texts, names)
        self.card_set = codex.card_set

    def sentence(self, game: Game, event: Event) -> str:
        return sentence(self.card_set, event, self.texts, self.names, self.seat)

    def ask(self, game: Game, request: str, view: View | None) -> Ask | None:
        assert isinstance(game, Duel)
        moves = [game.text(move) for move in game.moves(self.seat)]
        if not moves:
            return None
        seen = view if isinstance(view, DuelView) else game.view(self.seat)
        kind = seen.decisions[0].kind
        offers = [self._offer(seen, move) for move in moves]
        return Ask(
            request=request,
            kind=kind,
            prompt=self.texts(f"server.ask.duel.{kind}"),
            city=self.seat,
            about="",
            offers=offers,
            refusals=self._refusals(seen, offers) if kind == "play_card" else [],
            chosen="",
        )

    # ---- what can be done

    def _offer(self, view: DuelView, move: str) -> Offer:
        parts = move_parts(move)
        here = view.cities[self.seat]
        bank = 0
        if parts.verb == "build":
            bank = next(slot.prices[self.seat] for slot in view.slots if slot.card == parts.card)
        elif parts.verb == "wonder":
            bank = next(wonder.price for wonder in here.wonders if wonder.key == parts.wonder)
        return Offer(
            move=move,
            verb=parts.verb,
            card=parts.card,
            wonder=parts.wonder,
            token=parts.token,
            option=max(0, parts.starter),
            left=0,
            right=0,
            bank=bank,
            far=0,
            farther=0,
            gain=here.sale if parts.verb == "sell" else 0,
            chain=self._chain(view, parts.card) if parts.verb == "build" else "",
            builds=parts.verb == "build",
            stage=0,
            favour=False,
            label=self._label(move),
        )

    def _label(self, move: str) -> str:
        told = move_sentence(self.card_set, move, self.texts, self.names, self.seat)
        return told[:1].upper() + told[1:]

    def _chain(self, view: DuelView, card: str) -> str:
        """The card of the own city that makes another free; empty if none does."""
        row = look_up(self.card_set, card)
        assert isinstance(row, Card)
        return next((parent for parent in row.chain_from if parent in view.cities[self.seat].cards), "")

    # ---- what cannot be done, and why

    def _refusals(self, view: DuelView, offers: Sequence[Offer]) -> list[Refusal]:
        here, texts = view.cities[self.seat], self.texts
        cards = {offer.card for offer in offers if offer.verb == "build"}
        wonders = {offer.wonder for offer in offers if offer.verb == "wonder"}
        found = []
        for slot in view.slots:
            if slot.accessible and slot.card not in cards:
                price = slot.prices[self.seat]
                why = why_no_card(self.card_set, slot.card, price, here, texts)
                found.append(Refusal(verb="build", about=slot.card, text=why, short=self._needs(price)))
        for wonder in here.wonders:
            if not wonder.built and wonder.key not in wonders:
                why = why_no_wonder(self.card_set, wonder, here, texts)
                found.append(Refusal(verb="wonder", about=wonder.key, text=why, short=self._needs(wonder.price)))
        return found

    def _needs(self, coins: int) -> str:
        return self.texts.count("server.short.coins", coins)
