"""7 Wonders told to a seat."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from sevenwonders.classic.asking import city_asked
from sevenwonders.classic.city import stage_of
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moves import FAVOUR, MoveParts, encode, parts_of
from sevenwonders.classic.paying import printed_coins, sale_of, uses_chain
from sevenwonders.classic.reckoning import Lack, reckon
from sevenwonders.classic.seeing import ClassicView
from sevenwonders.classic.table import NO_MOVE
from sevenwonders.classic.words.names import in_sentence, small_article
from sevenwonders.classic.words.phrases import in_units
from sevenwonders.classic.words.prices import price_of, reason, why_no_card, why_no_stage
from sevenwonders.classic.words.scene import Scene
from sevenwonders.classic.words.story import sentence
from sevenwonders.classic.words.texts import decision_forms, decision_sentence, move_sentence
from sevenwonders.core.game import Decision, Event, Game, View
from sevenwonders.core.texts import Texts
from sevenwonders.server.protocol import Ask, Offer, Refusal
from sevenwonders.server.telling.teller import Teller

MOST_KEPT: Final = 20_000
"""Moves that are remembered, taken apart: for all games together."""

OfferKey = tuple[int, int, int, int, str, int, str, tuple[int, ...]]
RefusalKey = tuple[str, str, Lack, int]


@lru_cache(maxsize=MOST_KEPT)
def taken_apart(codex: Codex, move: int) -> tuple[MoveParts, str]:
    """A move and its text."""
    parts = parts_of(codex, move)
    assert parts is not None
    return parts, parts.text()


class ClassicTeller(Teller):
    """Speaks to one seat of a table of 7 Wonders. While others choose it is asked the same again: that is kept."""

    def __init__(self, codex: Codex, seat: int, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(seat, texts, names)
        self.codex = codex
        self.box = codex.box
        self._offers: dict[OfferKey, Offer] = {}
        self._refused: dict[RefusalKey, Refusal] = {}

    def sentence(self, game: Game, event: Event) -> str:
        assert isinstance(game, Classic)
        boards = self._boards(game) if event.kind == "stage" else []
        return sentence(self.box, event, self.texts, self.names, self.seat, boards=boards)

    def _boards(self, game: Classic) -> list[list[str]]:
        """The stages that each city may build: a board may copy those of others."""
        return [[self.codex.stage_keys[int(stage)] for stage in city.board] for city in game.cities]

    # ---- the decision

    def ask(self, game: Game, request: str, view: View | None) -> Ask | None:
        assert isinstance(game, Classic)
        if not 0 <= self.seat < int(game.seats) or not game.asked >> self.seat & 1:
            return None
        kind = self.codex.phases[game.phase]
        city = int(city_asked(game, self.seat))
        seen = view if isinstance(view, ClassicView) else game.view(self.seat)
        moves = game.moves(self.seat)
        texts = {taken_apart(self.codex, move)[1]: move for move in moves}
        reckoning = reckon(game, self.seat, texts)
        scene = Scene(seen, self.box, self.texts, self.names, list(texts), Decision(kind, self.seat, city), reckoning)
        self._offers = dict(self._offer(game, scene, move) for move in moves)
        offers = list(self._offers.values())
        answer = int(game.answers[self.seat])
        return Ask(
            request=request,
            kind=kind,
            prompt=self._prompt(kind, city, {offer.verb for offer in offers}),
            city=city,
            about=scene.about,
            offers=offers,
            refusals=self._refusals(game, scene, offers),
            chosen="" if answer == NO_MOVE else taken_apart(self.codex, answer)[1],
        )

    def _prompt(self, kind: str, city: int, verbs: Collection[str]) -> str:
        other = "" if city == self.seat else small_article(self.names[city], self.texts)
        for form in decision_forms(kind, other, verbs):
            for key in (f"server.ask.classic.{form}", f"ask.classic.{form}"):
                if self.texts.has(key):
                    return self.texts(key, city=other)
        return decision_sentence(self.box, kind, self.texts, other, verbs)

    # ---- what can be done

    def _offer(self, game: Classic, scene: Scene, move: int) -> tuple[OfferKey, Offer]:
        parts, _ = taken_apart(self.codex, move)
        city = scene.acting
        bank = price_of(scene, parts).bank
        gain = int(sale_of(game, city, move))
        chain = scene.chain_for(city, parts.card) if uses_chain(game, city, move) else ""
        row = int(stage_of(game.cities[city], move)) + 1 if parts.verb == "stage" else 0
        token = scene.option_card(parts)
        sellers = tuple(seller.city for seller in scene.here.far)
        key = (city, move, bank, gain, chain, row, token, sellers)
        return key, self._offers.get(key) or self._new_offer(scene, move, key)

    def _new_offer(self, scene: Scene, move: int, key: OfferKey) -> Offer:
        parts, text = taken_apart(self.codex, move)
        _, _, bank, gain, chain, row, token, _ = key
        return Offer(
            move=text,
            verb=parts.verb,
            card=parts.card,
            wonder="",
            token=token,
            option=parts.option,
            left=parts.payment.left,
            right=parts.payment.right,
            bank=bank,
            far=parts.payment.far,
            farther=parts.payment.farther,
            gain=gain,
            chain=chain,
            builds=self.codex.builds(self.codex.verbs.index(parts.verb)),
            stage=row,
            favour=parts.verb in ("build", "stage") and bool(parts.option & FAVOUR),
            label=self._label(scene, replace(parts, payment=replace(parts.payment, bank=bank)), token),
        )

    def _label(self, scene: Scene, parts: MoveParts, token: str) -> str:
        texts = self.texts
        boards = [city.board for city in scene.view.cities]
        text = parts.text()
        told = move_sentence(self.box, text, texts, self.names, scene.acting, self.seat, at=scene.here, boards=boards)
        return texts("server.way.token", move=told, what=in_sentence(self.box, token, texts)) if token else told

    # ---- what cannot be done, and why

    def _refusals(self, game: Classic, scene: Scene, offers: Sequence[Offer]) -> list[Refusal]:
        """Building and wonder stages are explained wherever a card might be used for them."""
        coins = scene.here.coins
        kept = {}
        for verb, about, lack in self._lacks(game, scene, offers):
            key = (verb, about, lack, coins)
            kept[key] = self._refused.get(key) or self._refusal(scene, verb, about, lack)
        self._refused = kept
        return list(kept.values())

    def _lacks(self, game: Classic, scene: Scene, offers: Sequence[Offer]) -> Iterator[tuple[str, str, Lack]]:
        if scene.is_card_turn:
            built = {offer.card for offer in offers if offer.verb == "build"}
            for card in dict.fromkeys(scene.view.hand):
                if card not in built:
                    yield "build", card, why_no_card(scene, card)
        elif any(offer.gain for offer in offers):
            yield from self._too_dear(game, scene, offers)
        else:
            return
        if not any(offer.verb == "stage" for offer in offers):
            yield "stage", scene.here.wonder, why_no_stage(scene)

    def _too_dear(self, game: Classic, scene: Scene, offers: Sequence[Offer]) -> Iterator[tuple[str, str, Lack]]:
        """Cards that are not of the age, which rules of a set let one sell or build for coins: leaders."""
        codex = self.codex
        verbs = game.setting.deciders[game.phase].verbs
        building = [verb for verb in verbs if codex.builds(verb)]
        offered = {(offer.verb, offer.card) for offer in offers}
        for card in dict.fromkeys(offer.card for offer in offers if offer.gain):
            for verb in building:
                coins = int(printed_coins(game, scene.acting, encode(verb, 0, codex.card_number[card], 0)))
                if (codex.verbs[verb], card) not in offered and coins > scene.here.coins:
                    yield codex.verbs[verb], card, Lack("coins", coins=coins)

    def _refusal(self, scene: Scene, verb: str, about: str, lack: Lack) -> Refusal:
        return Refusal(verb=verb, about=about, text=reason(scene, lack), short=self._in_few_words(lack))

    def _in_few_words(self, lack: Lack) -> str:
        texts = self.texts
        if lack.kind in ("coins", "trade"):
            return texts.count(f"server.short.{lack.kind}", lack.coins)
        if lack.kind == "missing":
            return texts("server.short.missing", what=texts.together(in_units(lack.units, texts)))
        return texts(f"server.short.{lack.kind}")
