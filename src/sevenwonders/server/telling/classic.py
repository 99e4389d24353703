"""7 Wonders told to a seat."""

from collections.abc import Sequence
from dataclasses import replace

from sevenwonders.classic.game import Classic
from sevenwonders.classic.moves import MoveParts, encode, parts_of
from sevenwonders.classic.names import small_article
from sevenwonders.classic.prices import Lack, reason, why_no_card, why_no_stage
from sevenwonders.classic.scene import Scene
from sevenwonders.classic.table import NO_MOVE
from sevenwonders.classic.tables import BUILD, Tables
from sevenwonders.classic.texts import decision_sentence, move_sentence, sentence
from sevenwonders.classic.tooltips import units
from sevenwonders.classic.view import ClassicView
from sevenwonders.core.game import Decision, Event, Game, View
from sevenwonders.core.texts import Texts
from sevenwonders.server.protocol import Ask, Offer, Refusal
from sevenwonders.server.telling.teller import Teller

MOST_KEPT = 2000
"""Offers that a teller remembers: more than a game has for one seat, as a rule."""


class ClassicTeller(Teller):
    """Speaks to one seat of a table of 7 Wonders."""

    def __init__(self, tables: Tables, seat: int, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(seat, texts, names)
        self.tables = tables
        self.box = tables.box
        self._parts: dict[int, tuple[MoveParts, str]] = {}
        self._offers: dict[tuple[int, int, int, int, str], Offer] = {}

    def sentence(self, event: Event) -> str:
        return sentence(self.box, event, self.texts, self.names, self.seat)

    # ---- the decision

    def ask(self, game: Game, request: str, view: View | None) -> Ask | None:
        assert isinstance(game, Classic)
        if not 0 <= self.seat < int(game.seats) or not game.asked >> self.seat & 1:
            return None
        kind = self.tables.phases[game.phase]
        city = int(game.city_asked(self.seat))
        seen = view if isinstance(view, ClassicView) else game.view(self.seat)
        moves = game.moves(self.seat)
        texts = [self._taken_apart(move)[1] for move in moves]
        scene = Scene(seen, self.box, self.texts, self.names, texts, Decision(kind, self.seat, city))
        offers = [self._offer(game, scene, move) for move in moves]
        answer = int(game.answers[self.seat])
        return Ask(
            request=request,
            kind=kind,
            prompt=self._prompt(kind, city),
            city=city,
            offers=offers,
            refusals=self._refusals(game, scene, offers),
            chosen="" if answer == NO_MOVE else self._taken_apart(answer)[1],
        )

    def _prompt(self, kind: str, city: int) -> str:
        other = "" if city == self.seat else small_article(self.names[city], self.texts)
        key = f"server.ask.classic.{kind}"
        for known in (f"{key}_other", key) if other else (key,):
            if self.texts.has(known):
                return self.texts(known, city=other)
        return decision_sentence(self.box, kind, self.texts, other)

    # ---- what can be done

    def _taken_apart(self, move: int) -> tuple[MoveParts, str]:
        """A move and its text."""
        known = self._parts.get(move)
        if known is None:
            parts = parts_of(self.tables, move)
            assert parts is not None
            known = self._parts[move] = (parts, parts.text())
        return known

    def _offer(self, game: Classic, scene: Scene, move: int) -> Offer:
        parts, text = self._taken_apart(move)
        city = scene.acting
        bank = parts.bank + int(game.printed_coins(city, move))
        chain = scene.chain_for(city, parts.card) if parts.verb == "build" else ""
        key = (city, move, bank, int(game.sale_of(city, move)), chain)
        known = self._offers.get(key)
        if known is None:
            if len(self._offers) >= MOST_KEPT:
                self._offers.clear()
                self._parts.clear()
            known = self._offers[key] = self._new_offer(parts, text, city, bank, key[3], chain)
        return known

    def _new_offer(self, parts: MoveParts, text: str, city: int, bank: int, gain: int, chain: str) -> Offer:
        paid = replace(parts, bank=bank).text()
        return Offer(
            move=text,
            verb=parts.verb,
            card=parts.card,
            wonder="",
            token="",
            option=parts.option,
            left=parts.left,
            right=parts.right,
            bank=bank,
            gain=gain,
            chain=chain,
            label=move_sentence(self.box, paid, self.texts, self.names, city, self.seat),
        )

    # ---- what cannot be done, and why

    def _refusals(self, game: Classic, scene: Scene, offers: Sequence[Offer]) -> list[Refusal]:
        """Building and wonder stages are explained wherever a card might be used for them."""
        if scene.is_card_turn:
            built = {offer.card for offer in offers if offer.verb == "build"}
            cards = [card for card in dict.fromkeys(scene.view.hand) if card not in built]
            found = [self._refusal(scene, "build", card, why_no_card(scene, card)) for card in cards]
        elif any(offer.gain for offer in offers):
            found = self._too_dear(game, scene, offers)
        else:
            return []
        if not any(offer.verb == "stage" for offer in offers):
            found.append(self._refusal(scene, "stage", scene.here.wonder, why_no_stage(scene)))
        return found

    def _too_dear(self, game: Classic, scene: Scene, offers: Sequence[Offer]) -> list[Refusal]:
        """Cards that are not of the age, which rules of a set let one sell or build for coins: leaders."""
        verbs = self.tables.verbs
        building = [
            verb
            for verb in game.setting.phase_rules[int(game.phase)].verbs
            if self.tables.building_verbs >> verb & 1 and verb != BUILD
        ]
        offered = {(offer.verb, offer.card) for offer in offers}
        found = []
        for card in dict.fromkeys(offer.card for offer in offers if offer.gain):
            for verb in building:
                move = encode(verb, 0, self.tables.card_number[card], 0)
                coins = int(game.printed_coins(scene.acting, move))
                if (verbs[verb], card) not in offered and coins > scene.here.coins:
                    found.append(self._refusal(scene, verbs[verb], card, Lack("coins", coins=coins)))
        return found

    def _refusal(self, scene: Scene, verb: str, about: str, lack: Lack) -> Refusal:
        return Refusal(verb=verb, about=about, text=reason(scene, lack), short=self._in_few_words(lack))

    def _in_few_words(self, lack: Lack) -> str:
        texts = self.texts
        if lack.kind in ("coins", "trade"):
            return texts.count(f"server.short.{lack.kind}", lack.coins)
        if lack.kind == "missing":
            return texts("server.short.missing", what=texts.together(units(lack.units, texts)))
        return texts(f"server.short.{lack.kind}")
