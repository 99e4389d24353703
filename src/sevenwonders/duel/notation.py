"""Deals as lists of keys: how records write what chance decided, with `??` for what the writer could not know."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.core.packed import has
from sevenwonders.core.record import UNKNOWN, RecordError
from sevenwonders.duel.codex import Codex
from sevenwonders.duel.deal import Deal
from sevenwonders.duel.table import OFFER, Table

GUILD_BACK = f"{UNKNOWN}guild"
"""An unknown card of Age III that shows the back of a guild."""
AGES = ("age1", "age2", "age3")
PARTS = ("wonders", *AGES, "board", "box")


def deal_keys(table: Table, seat: int | None) -> dict[str, list[str]]:
    """The deal by name: all of it, or what a seat knows of it."""
    deal, known_all = table.deal, seat is None
    shown = 2 * OFFER if known_all or table.age or table.drafted >= OFFER else OFFER
    wonders = [table.wonder_key(wonder) for wonder in deal.wonders]
    keys = {"wonders": [*wonders[:shown], *[UNKNOWN] * (2 * OFFER - shown)]}
    for age, part in enumerate(AGES, 1):
        keys[part] = _age_keys(table, age, known_all)
    keys["board"] = [table.token_key(token) for token in deal.board]
    keys["box"] = [table.token_key(token) for token in deal.box] if known_all else _box_keys(table, seat)
    return keys


def _box_keys(table: Table, seat: int | None) -> list[str]:
    """The tokens of the box that a seat knows, in no telling order, then the others."""
    owned = table.city0.progress | table.city1.progress
    known = [
        table.token_key(token)
        for token in sorted(table.deal.box)
        if has(owned, token) or (seat == table.drawer and has(table.drawn(), token))
    ]
    return [*known, *[UNKNOWN] * (len(table.deal.box) - len(known))]


def _age_keys(table: Table, age: int, known_all: bool) -> list[str]:
    codex = table.codex
    first = int(codex.first_slot[age])
    keys = []
    for slot in range(int(codex.slots[age])):
        card: i64 = table.deal.cards[first + slot]
        if known_all or age < table.age or (age == table.age and has(table.structure.seen, slot)):
            keys.append(table.card_key(card))
        else:
            keys.append(GUILD_BACK if age == table.age and codex.is_guild[card] else UNKNOWN)
    return keys


def deal_from_keys(codex: Codex, keys: Mapping[str, list[str]]) -> Deal:
    """The deal that a record tells. Unknown cards become any that are left: they never matter to the moves recorded.

    Raises RecordError if the deal is impossible.
    """
    for part in keys:
        if part not in PARTS:
            raise RecordError(f"a deal of Duel has no part '{part}'", f"deal {part}")
    for part in PARTS:
        if part not in keys:
            raise RecordError(f"the deal has no part '{part}'")
    cards, wonders = codex.card_set.cards, codex.card_set.wonders
    tokens = [token.key for token in codex.card_set.progress]
    on_board = int(codex.on_board)
    drawn = [*_fill("board", keys["board"], tokens, on_board)]
    rest = [token for token in tokens if token not in drawn]
    laid: list[int] = []
    index = {card.key: place for place, card in enumerate(cards)}
    for age, part in enumerate(AGES, 1):
        deck = [card.key for card in cards if card.deck == part]
        guilds = [card.key for card in cards if card.deck == "guild"] if age == 3 else []
        chosen = _fill_age(part, keys[part], deck, guilds, int(codex.slots[age]), int(codex.guilds_added))
        laid.extend(index[key] for key in chosen)
    return Deal(
        _numbers(
            _fill("wonders", keys["wonders"], [wonder.key for wonder in wonders], 2 * OFFER), [w.key for w in wonders]
        ),
        vec[i64]([i64(card) for card in laid]),
        _numbers(drawn, tokens),
        _numbers(_fill("box", keys["box"], rest, len(rest)), tokens),
    )


def _numbers(keys: list[str], order: list[str]) -> vec[i64]:
    return vec[i64]([i64(order.index(key)) for key in keys])


def _fill(part: str, keys: list[str], pool: list[str], size: int) -> list[str]:
    """Replace unknown keys by what the pool still has, in its order."""
    if len(keys) != size:
        raise RecordError(f"{len(keys)} entries; expected {size}", f"deal {part}")
    known = [key for key in keys if not key.startswith(UNKNOWN)]
    for key in known:
        if key not in pool:
            raise RecordError(f"'{key}' does not belong here", f"deal {part}")
        if known.count(key) > 1:
            raise RecordError(f"'{key}' stands twice", f"deal {part}")
    spare = iter([key for key in pool if key not in known])
    return [next(spare) if key.startswith(UNKNOWN) else key for key in keys]


def _fill_age(part: str, keys: list[str], deck: list[str], guilds: list[str], size: int, added: int) -> list[str]:
    """As `_fill`, with the right number of guilds: those with a guild's back first, then as many as are wanting."""
    if len(keys) != size:
        raise RecordError(f"{len(keys)} entries; expected {size}", f"deal {part}")
    if not guilds:
        return _fill(part, keys, deck, size)
    purple = [place for place, key in enumerate(keys) if key == GUILD_BACK or key in guilds]
    for place, key in enumerate(keys):
        if key == UNKNOWN and len(purple) < added and GUILD_BACK not in keys:
            purple.append(place)
    if len(purple) != added:
        raise RecordError(f"{len(purple)} guilds; expected {added}", f"deal {part}")
    filled_guilds = iter(_fill(part, [keys[place] for place in sorted(purple)], guilds, added))
    others = [key for place, key in enumerate(keys) if place not in purple]
    filled_others = iter(_fill(part, others, deck, size - added))
    return [next(filled_guilds) if place in purple else next(filled_others) for place in range(size)]
