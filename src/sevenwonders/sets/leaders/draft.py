"""The draft of leaders (rule: draft), and leaders that are drawn later."""

from librt.vecs import pop
from mypy_extensions import i64

from sevenwonders.classic.draft import NOTE_AT, STEP_AT, Draft
from sevenwonders.classic.piles import put_in_zone
from sevenwonders.classic.table import CARD_BITS, OWNER_AT, SEEN_AT, ZONE_AT, Table
from sevenwonders.core.game import NOBODY
from sevenwonders.core.packed import bit
from sevenwonders.sets.leaders.codes import DEALT, Codes, time_of


def settle_draft(game: Table, codes: Codes, draft: Draft) -> None:
    """All have kept a leader. Who kept which, and when, is noted: leaders leave their hands later."""
    step: i64 = game.argument
    draft.settle(game)
    for entry in game.kept:
        kept_in: i64 = entry >> (SEEN_AT + NOTE_AT + STEP_AT)
        if (entry >> ZONE_AT) & 63 == codes.hand and kept_in >= step:
            put_in_zone(
                game, entry & CARD_BITS, codes.origin, (entry >> OWNER_AT) & 15, (kept_in << STEP_AT) << NOTE_AT
            )


def take_from_rest(game: Table, codes: Codes) -> i64:
    """The next of the leaders set aside; -1 if none is left."""
    for place in range(len(game.kept)):
        entry: i64 = game.kept[place]
        if (entry >> ZONE_AT) & 63 == codes.rest:
            game.kept, _ = pop(game.kept, place)
            return entry & CARD_BITS
    return -1


def draw_leader(game: Table, codes: Codes, seat: i64, step: i64, effect: i64, owner: i64 = NOBODY) -> None:
    """A seat draws a leader into its hand, by some effect (ruling: roma_b_stage1): nothing if none is left."""
    card: i64 = take_from_rest(game, codes)
    if card < 0:
        return
    put_in_zone(game, card, codes.hand, seat, bit(seat))
    put_in_zone(game, card, codes.origin, seat, (time_of(game, step) | (i64(DEALT) << STEP_AT)) << NOTE_AT)
    if not game.quiet:
        game.tell("drawn", seat, {"card": game.card_key(card), **game.source_facts(effect, owner)}, seat)
