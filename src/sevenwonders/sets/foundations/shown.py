"""What a seat may see of the foundations: those under the towers, and what it has looked at itself."""

from sevenwonders.classic.city import City
from sevenwonders.classic.table import CARD_BITS, OWNER_AT, SEEN_AT, ZONE_AT, Table
from sevenwonders.core.game import Fact
from sevenwonders.core.packed import bit
from sevenwonders.sets.foundations.aside import NOT_DEALT, leaders_aside
from sevenwonders.sets.foundations.codes import Codes


def foundations_shown(game: Table, codes: Codes, seat: int) -> dict[str, Fact]:
    """For each city its foundation and how many of its effects have begun; set-aside cards for who looked at them."""
    laid = [int(city.count[codes.laid]) - 1 for city in game.cities]
    shown: dict[str, Fact] = {
        "foundations": [game.card_key(card) if card >= 0 else "" for card in laid],
        "groundworks": [_groundwork(codes, city) for city in game.cities],
        "foundation_steps": [int(city.count[codes.woken]) for city in game.cities],
    }
    owed = [int(city.count[codes.owed]) for city in game.cities]
    if any(owed):
        shown["own_debts"] = owed
    if not 0 <= seat < int(game.seats):
        return shown
    if game.phase == codes.enlisting and game.asked & bit(seat):
        shown["leaders_aside"] = [game.card_key(card) for card in leaders_aside(game, codes)]
    guilds = _guilds_seen(game, codes, seat)
    if guilds:
        shown["guilds_aside"] = guilds
    return shown


def _groundwork(codes: Codes, city: City) -> str:
    """The Foundation step of a board on which a foundation lies."""
    card = int(codes.ground[city.wonder])
    return codes.codex.box.cards[card].key if city.count[codes.laid] and card >= 0 else ""


def _guilds_seen(game: Table, codes: Codes, seat: int) -> list[str]:
    """The guilds left out, if the seat has looked at them."""
    found = []
    for entry in game.kept:
        here = (entry >> ZONE_AT) & 0x3FF == codes.aside | (NOT_DEALT << (OWNER_AT - ZONE_AT))
        if here and entry >> (SEEN_AT + seat) & 1:
            found.append(int(entry & CARD_BITS))
    return [game.card_key(card) for card in sorted(found)]
