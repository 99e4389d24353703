"""The draft: four leaders each, one is kept, the others go to the right (rule: draft)."""

from librt.vecs import pop, vec
from mypy_extensions import i64

from sevenwonders.classic.deal import cards_of, shuffled
from sevenwonders.classic.draft import NOTE_AT, STEP_AT
from sevenwonders.classic.moves import card_of, encode
from sevenwonders.classic.rules import Rules as Table
from sevenwonders.classic.table import CARD_BITS, ZONE_AT
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.core.record import RecordError
from sevenwonders.core.rng import Rng
from sevenwonders.sets.leaders.codes import DEALT, Codes, time_of

REST = "leaders.rest"


def pile_name(seat: int) -> str:
    return f"leaders.{seat}"


def deal_leaders(game: Table, rng: Rng) -> None:
    """Four for each player; the others are set aside in the order in which they will be drawn."""
    cards = shuffled(vec[i64]([i64(card) for card in cards_of(game.tables, "leader")]), rng)
    for seat in range(int(game.seats)):
        game.deal.piles[pile_name(seat)] = sorted(int(cards[DEALT * seat + place]) for place in range(DEALT))
    game.deal.piles[REST] = [int(cards[place]) for place in range(DEALT * int(game.seats), len(cards))]


def begin_draft(game: Table, codes: Codes) -> None:
    """Lay out what was dealt, and ask all players three times; the fourth leader is the one that is left."""
    piles = game.deal.piles
    _check(game)
    for seat in range(int(game.seats)):
        for card in piles[pile_name(seat)]:
            game.put(card, codes.pack, seat, 0)
    for card in piles[REST]:
        game.put(card, codes.rest, 0, 0)
    for step in range(DEALT - 1):
        game.ask(codes.drafting, bit(game.seats) - 1, step)


def _check(game: Table) -> None:
    """Every leader is in one of the piles, once."""
    piles = game.deal.piles
    dealt: list[int] = []
    for seat in range(int(game.seats)):
        if len(piles.get(pile_name(seat), [])) != DEALT:
            raise RecordError(f"expected {DEALT} leaders", f"deal {pile_name(seat)}")
        dealt += piles[pile_name(seat)]
    if sorted(dealt + piles.get(REST, [])) != sorted(cards_of(game.tables, "leader")):
        raise RecordError("expected all other leaders, each once", f"deal {REST}")


def pack_at(game: Table, seat: i64, step: i64) -> i64:
    """The pack that a seat holds in a step of the draft: packs go to the right."""
    return (seat + step) % game.seats


def draft_moves(game: Table, codes: Codes, seat: i64, into: Moves) -> None:
    for card in game.cards_in(codes.pack, pack_at(game, seat, game.argument)):
        into.add(encode(codes.keep, 0, card, 0))


def settle_draft(game: Table, codes: Codes) -> None:
    """All have kept a leader; after the third, also the one that is passed on last."""
    step: i64 = game.argument
    for seat in range(game.seats):
        _keep(game, codes, seat, step, card_of(game.answers[seat]))
    if step == DEALT - 2:
        for seat in range(game.seats):
            left = game.cards_in(codes.pack, pack_at(game, seat, step + 1))
            _keep(game, codes, seat, step + 1, left[0])


def _keep(game: Table, codes: Codes, seat: i64, step: i64, card: i64) -> None:
    game.take(card, codes.pack, pack_at(game, seat, step))
    game.put(card, codes.hand, seat, bit(seat))
    game.put(card, codes.origin, seat, (step << STEP_AT) << NOTE_AT)
    if not game.quiet:
        game.tell("kept", seat, {"card": game.card_key(card)}, seat)


def take_from_rest(game: Table, codes: Codes) -> i64:
    """The next of the leaders set aside; -1 if none is left."""
    for place in range(len(game.kept)):
        entry: i64 = game.kept[place]
        if (entry >> ZONE_AT) & 63 == codes.rest:
            game.kept, _ = pop(game.kept, place)
            return entry & CARD_BITS
    return -1


def draw_leader(game: Table, codes: Codes, seat: i64, step: i64) -> None:
    """A seat draws a leader into its hand (ruling: roma_b_stage1): nothing if none is left."""
    card: i64 = take_from_rest(game, codes)
    if card < 0:
        return
    game.put(card, codes.hand, seat, bit(seat))
    game.put(card, codes.origin, seat, (time_of(game, step) | (i64(DEALT) << STEP_AT)) << NOTE_AT)
    if not game.quiet:
        game.tell("drawn", seat, {"card": game.card_key(card)}, seat)
