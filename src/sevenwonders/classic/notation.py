"""Deals of 7 Wonders as lists of keys: how records write what chance decided."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.dealing import Deal
from sevenwonders.classic.setting import Setting
from sevenwonders.classic.table import Table
from sevenwonders.core.record import UNKNOWN, RecordError

AGES = (1, 2, 3)


def deal_keys(table: Table, seat: int | None) -> dict[str, list[str]]:
    """The deal by name: boards, then for each age the hand of each seat and what was left for other cities.

    For a seat, or a spectator, only what it knows: the boards, and the hands that it was dealt itself. A new hand is
    not looked at before the first turn of its age.
    """
    looked_at = table.age if table.turn or table.ended else table.age - 1
    deal, cards = table.deal, table.codex.box.cards
    keys = {"wonders": [table.codex.box.wonders[wonder].key for wonder in deal.wonders]}
    hand, players = int(deal.hand), int(deal.players)
    spare = len(deal.rest) // len(AGES)
    for age in AGES:
        for player in range(players):
            start = ((age - 1) * players + player) * hand
            known = seat is None or (seat == player and age <= looked_at)
            dealt = [cards[deal.hands[place]].key if known else UNKNOWN for place in range(start, start + hand)]
            keys[f"age{age}.{player}"] = dealt
        if spare:
            places = range((age - 1) * spare, age * spare)
            keys[f"age{age}.pile"] = [cards[deal.rest[place]].key if seat is None else UNKNOWN for place in places]
    for name, pile in deal.piles.items():
        keys[name] = [cards[card].key if seat is None else UNKNOWN for card in pile]
    return keys


def deal_from_keys(setting: Setting, keys: Mapping[str, list[str]]) -> Deal:
    """The deal that a record tells. Raises RecordError if it is impossible, or not told in full."""
    codex = setting.codex
    players, cities, hand = int(setting.players), int(setting.cities), int(setting.decks.hand)
    wonders = _numbers(keys, "wonders", codex.wonder_number, cities)
    boards = [codex.box.wonders[number].city for number in wonders]
    if len(set(boards)) != len(boards):
        raise RecordError("a board stands twice", "deal wonders")
    for number in wonders:
        if number not in setting.boards:
            key = codex.box.wonders[number].key
            raise RecordError(f"'{key}' cannot be played with these sets", "deal wonders")
    hands: list[int] = []
    rest: list[int] = []
    for age in AGES:
        dealt: list[int] = []
        for player in range(players):
            dealt += sorted(_numbers(keys, f"age{age}.{player}", codex.card_number, hand))
        hands += dealt
        if cities > players:
            pile = _numbers(keys, f"age{age}.pile", codex.card_number, hand * (cities - players))
            rest += pile
            dealt = dealt + pile
        _check_deck(setting, age, dealt)
    deal = Deal(_column(wonders), _column(hands), _column(rest), hand, players)
    plain = {"wonders", *(f"age{age}.{tail}" for age in AGES for tail in (*map(str, range(players)), "pile"))}
    for name in keys:
        if name not in plain:
            deal.piles[name] = _numbers(keys, name, codex.card_number, len(keys[name]))
    return deal


def _column(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def _numbers(keys: Mapping[str, list[str]], part: str, known: Mapping[str, int], size: int) -> list[int]:
    if part not in keys:
        raise RecordError(f"the deal has no part '{part}'")
    if len(keys[part]) != size:
        raise RecordError(f"{len(keys[part])} entries; expected {size}", f"deal {part}")
    for key in keys[part]:
        if key.startswith(UNKNOWN):
            raise RecordError("cards are unknown: such a record can be read, not replayed", f"deal {part}")
        if key not in known:
            raise RecordError(f"'{key}' does not belong here", f"deal {part}")
    return [known[key] for key in keys[part]]


def _check_deck(setting: Setting, age: int, dealt: list[int]) -> None:
    """Every card dealt must be in the deck of its age, and no more copies than there are."""
    left = [int(card) for card in setting.decks.everything(age)]
    for card in dealt:
        if card not in left:
            key = setting.codex.box.cards[card].key
            raise RecordError(f"'{key}' is dealt in age {age} more often than its deck has it", f"deal age{age}.0")
        left.remove(card)
