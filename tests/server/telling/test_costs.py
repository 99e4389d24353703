"""The coins of an offer are those that the move really costs, and a reason is the reason."""

from collections.abc import Iterator

import pytest

from sevenwonders import Duel
from sevenwonders.classic.cards import Effect
from sevenwonders.classic.city import stage_of
from sevenwonders.classic.codex import BUILD, COINS
from sevenwonders.classic.game import Classic
from sevenwonders.classic.market import market_of
from sevenwonders.classic.paying import terms_of, ways_to_pay
from sevenwonders.classic.payment import coins_in
from sevenwonders.classic.reckoning import Lack, reckon
from sevenwonders.classic.words.prices import why_no_card
from sevenwonders.classic.words.scene import Scene
from sevenwonders.core.game import Decision
from sevenwonders.core.texts import Texts
from sevenwonders.duel.cards import Card, Wonder
from sevenwonders.duel.words.tooltips import look_up
from sevenwonders.server.protocol import Ask, Offer
from sevenwonders.server.telling import names_of
from tests.contract.cases import Case, mixed, positions

from .seen import MIXES, asked, moments, seats_at

PLAIN = [case for case in MIXES if case.name in ("classic 3", "classic 4", "classic 5 cities wonder_pack")]
PLAIN += [mixed(4, ("wonder_pack",), sides="A"), mixed(4, ("babel_tower",)), mixed(5, ("towers",))]
ENDLESS = 120


def brings_coins(effect: Effect) -> bool:
    return bool(effect.coins_now or effect.coins_per or effect.power)


def changes_nothing_else(game: Classic, city: int, offer: Offer) -> bool:
    """Whether a move changes coins only by what is paid, or got for a sale."""
    tables = game.codex
    tower = game.view(city).extras.get("tower", [])
    if game.cities[city].powers or (isinstance(tower, list) and any("bonus" in str(tile) for tile in tower)):
        return False  # something may pay for what is built
    if offer.verb == "build":
        return not brings_coins(tables.box.cards[tables.card_number[offer.card]].effect)
    if offer.verb == "stage":
        mine = game.cities[city]
        return not brings_coins(tables.stages[int(mine.board[stage_of(mine, game.parse(offer.move))])].effect)
    return offer.verb in ("sell", "dismiss", "recruit") and not brings_coins(
        tables.box.cards[tables.card_number[offer.card]].effect
    )


def decisions(case: Case, kind: str) -> Iterator[tuple[Ask, Classic]]:
    """The moments at which nobody has chosen yet, with what each of the seats is asked."""
    for seed in (2, 5):
        for game in positions(case, seed):
            assert isinstance(game, Classic)
            for seat in game.to_act() if game.waiting == game.asked else ():
                ask = asked(game, seat)
                if ask is not None and ask.kind == kind:
                    yield ask, game


def coins_after(game: Classic, seat: int, move: str) -> int:
    """The coins of a seat once all have played; the others sell."""
    copy = game.clone(quiet=True)
    copy.play(seat, move)
    for other in copy.to_act():
        moves = [copy.text(each) for each in copy.moves(other)]
        copy.play(other, next(each for each in moves if each.startswith(("sell", "dismiss"))))
    return int(copy.cities[seat].count[COINS])


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in PLAIN])
def test_what_an_offer_costs_is_what_is_paid(case: Case) -> None:
    tried = {"build": 0, "stage": 0, "sell": 0}
    for ask, game in decisions(case, "play_card"):
        seat = ask.city
        before = int(game.cities[seat].count[COINS])
        seen: set[tuple[str, int]] = set()
        for offer in ask.offers:
            if (offer.verb, offer.option) in seen and offer.verb != "build":
                continue  # a stage and a sale cost the same with any card
            if changes_nothing_else(game, seat, offer):
                seen.add((offer.verb, offer.option))
                paid = offer.left + offer.right + offer.bank + offer.far + offer.farther - offer.gain
                assert coins_after(game, seat, offer.move) == before - paid, offer
                tried[offer.verb] += 1
    assert min(tried.values()) > 3, tried


def test_leaders_cost_what_is_offered() -> None:
    tried = 0
    for ask, game in decisions(mixed(3, ("leaders",)), "recruit_leader"):
        for offer in ask.offers:
            if offer.verb != "stage" and changes_nothing_else(game, ask.city, offer):
                before = int(game.cities[ask.city].count[COINS])
                assert coins_after(game, ask.city, offer.move) == before - offer.bank + offer.gain
                tried += 1
    assert tried > 5


def test_duel_offers_cost_what_is_paid() -> None:
    tried = 0
    for game in moments(MIXES[0], stride=3):
        assert isinstance(game, Duel)
        for seat in game.to_act():
            ask = asked(game, seat)
            assert ask is not None
            for offer in ask.offers:
                row = look_up(game.codex.card_set, offer.wonder or offer.card) if offer.card else None
                gains = isinstance(row, Card) and (row.coins_gain or row.coins_per or row.guild)
                gains = gains or (isinstance(row, Wonder) and row.coins_gain)
                if row is None or offer.verb not in ("build", "wonder", "sell") or (gains and offer.verb != "sell"):
                    continue
                if offer.chain and "urbanism" in game.view(seat).cities[seat].progress:
                    continue  # it pays for chains
                copy = game.clone()
                copy.play(seat, offer.move)
                before = game.view(seat).cities[seat].coins
                assert copy.view(seat).cities[seat].coins == before - offer.bank + offer.gain
                tried += 1
    assert tried > 100


def cheapest(game: Classic, city: int, card: int) -> tuple[int, int]:
    """Coins for the bank, and what the solver would pay besides with no end of coins; -1 if it cannot."""
    terms = terms_of(game, city, BUILD, card)
    coins = int(terms.coins + terms.printed)
    if terms.in_coins:
        return coins, int(terms.units_in_coins())
    ways = ways_to_pay(market_of(game, city), terms, ENDLESS + coins)
    return coins, min((int(coins_in(way)) for way in ways), default=-1)


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in MIXES if "classic" in case.name])
def test_a_reason_is_what_the_engine_would_say(case: Case) -> None:
    for game in moments(case, seed=8):
        assert isinstance(game, Classic)
        for seat in game.to_act():
            ask = asked(game, seat)
            if ask is None or ask.kind not in ("play_card", "play_free_city"):
                continue
            moves = {game.text(move): move for move in game.moves(seat)}
            names = names_of(game, seats_at(game), "en", seat)
            own = Decision(ask.kind, seat, ask.city)
            scene = Scene(
                game.view(seat), game.codex.box, Texts("en"), names, list(moves), own, reckon(game, seat, moves)
            )
            for refusal in ask.refusals:
                if refusal.verb == "build":
                    check(game, ask.city, refusal.about, why_no_card(scene, refusal.about))


def check(game: Classic, city: int, key: str, lack: Lack) -> None:
    card = game.codex.card_number[key]
    owned = int(game.cities[city].budget)
    coins, price = cheapest(game, city, card)
    if lack.kind == "missing":
        assert price < 0, (key, lack)
        assert lack.units
    elif lack.kind in ("coins", "trade") and not terms_of(game, city, BUILD, card).chained:
        assert lack.coins == coins + price > owned, (key, lack)
    else:
        assert lack.kind in ("owned", "own_card", "coins", "never"), (key, lack)
