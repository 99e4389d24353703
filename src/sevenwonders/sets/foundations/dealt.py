"""Whether a card is dealt in the third age: foundations fetch guilds that are not."""

from mypy_extensions import i64

from sevenwonders.classic.entries import DRAWN, age_in, card_in, is_there, place_in
from sevenwonders.classic.piles import pack_start
from sevenwonders.classic.table import Table


def first_of_last_age(game: Table) -> i64:
    """Where the hands of the third age begin in the deal."""
    return 2 * game.deal.players * game.deal.hand


def first_of_last_pile(game: Table) -> i64:
    """Where its cards begin in the pile of a city without a player."""
    return len(game.deal.rest) // 3 * 2


def is_in_game(game: Table, card: i64) -> bool:
    """Whether a guild is dealt in the third age, or will be."""
    if game.age < 3:
        return _is_dealt(game, card)
    return _is_on_table(game, card)


def _is_dealt(game: Table, card: i64) -> bool:
    deal = game.deal
    for place in range(first_of_last_age(game), 3 * deal.players * deal.hand):
        if deal.hands[place] == card:
            return True
    for place in range(first_of_last_pile(game), len(deal.rest)):
        if deal.rest[place] == card:
            return True
    return False


def _is_on_table(game: Table, card: i64) -> bool:
    """Whether a guild is somewhere on the table of the third age: in a city, a hand, a pile, or face down."""
    for city in game.cities:
        if city.has(game.codex, card):
            return True
    for entry in game.face_down:
        if card_in(entry) == card and is_there(entry):
            return True
    for pack in range(game.setting.players):
        first: i64 = pack_start(game, pack)
        for place in range(first, first + game.sizes[pack]):
            if game.packs[place] == card:
                return True
    for place in range(first_in_pile(game), len(game.deal.rest)):
        if game.deal.rest[place] == card:
            return True
    return False


def first_in_pile(game: Table) -> i64:
    """Where the cards of the third age begin that nobody has drawn yet, in the pile of a city without a player."""
    drawn: i64 = first_of_last_pile(game)
    for entry in game.face_down:
        if place_in(entry) == DRAWN and age_in(entry) == 3:
            drawn += 1
    return drawn
