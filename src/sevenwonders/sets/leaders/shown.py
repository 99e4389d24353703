"""What a seat may see of the leaders: its own hand and pack, how many others have, and what lies open."""

from sevenwonders.classic.draft import Draft
from sevenwonders.classic.piles import cards_in_zone
from sevenwonders.classic.table import ZONE_AT, Table
from sevenwonders.core.game import Fact
from sevenwonders.core.packed import bit
from sevenwonders.sets.leaders.codes import Codes
from sevenwonders.sets.leaders.courtesans import copied_leader


def leaders_shown(game: Table, codes: Codes, draft: Draft, seat: int) -> dict[str, Fact]:
    """Own leaders by key; of others only numbers. Copies of the Courtesans are public, one entry for each city."""
    hands = [len(cards_in_zone(game, codes.hand, each)) for each in range(int(game.seats))]
    copies = [copied_leader(game, codes, city) for city in range(int(game.setting.cities))]
    copied = [game.card_key(card) if card >= 0 else "" for card in copies]
    rest = sum((entry >> ZONE_AT) & 63 == codes.rest for entry in game.kept)
    shown: dict[str, Fact] = {"leader_hands": hands, "leaders_left": rest, "copied_leaders": copied}
    if 0 <= seat < int(game.seats):
        shown["leaders"] = [game.card_key(card) for card in cards_in_zone(game, codes.hand, seat)]
        if game.phase == codes.drafting and game.asked & bit(seat):
            pack = cards_in_zone(game, codes.pack, draft.pack_at(game, seat, game.argument))
            shown["leader_pack"] = [game.card_key(card) for card in pack]
        gifts = cards_in_zone(game, codes.gift, seat)
        if len(gifts):
            shown["leaders_given"] = [game.card_key(card) for card in gifts]
    return shown
