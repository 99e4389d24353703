"""What a row of a set's files says that a card or a stage does, checked by itself."""

from collections.abc import Sequence

from sevenwonders.classic.cards import WHERE, Count, Discount, Effect, SavesPer
from sevenwonders.core.cardfile import Row
from sevenwonders.core.resources import CLASSES, LETTERS


def is_key(text: str) -> bool:
    return bool(text) and text.isascii() and all(c.islower() or c.isdigit() or c == "_" for c in text)


def fields_of(row: Row) -> list[str]:
    """The fields of a row that nobody has read yet."""
    return list(row._fields)


def is_table(row: Row, field: str) -> bool:
    return isinstance(row._fields.get(field), dict)


def counts(row: Row, low: int, high: int) -> dict[str, int]:
    """All fields of a row as numbers."""
    return {field: row.number(field, low=low, high=high) for field in fields_of(row)}


def key_list(row: Row, field: str, most: int = 20) -> tuple[str, ...]:
    """A list of different keys; none if the field is not there."""
    found = several(row, field) if row.has(field) else ()
    for key in found:
        if not is_key(key):
            raise row.error(field, f"'{key}' is not a key: use small letters, digits and _")
    if len(found) > most:
        raise row.error(field, f"more than {most}")
    return found


def several(row: Row, field: str, known: Sequence[str] = ()) -> tuple[str, ...]:
    """A list of different texts, each one of the known ones where those are given."""
    found = tuple(row.texts(field))
    for number, text in enumerate(found):
        if known and text not in known:
            raise row.error(field, f"unknown value '{text}'; known: {', '.join(known)}")
        if text in found[:number]:
            raise row.error(field, f"'{text}' stands twice")
    return found


def read_effect(row: Row) -> Effect:
    tokens, saves, rebate = (
        counts(row.row(field), 1, 20) if row.has(field) else {} for field in ("tokens", "saves", "rebate")
    )
    for side in rebate:
        if side not in ("left", "right"):
            raise row.error("rebate", f"unknown side '{side}'; known: left, right")
    bank_buy = row.number("bank_buy", 0, high=20)
    effect = Effect(
        produces=_choices(row, "produces", LETTERS),
        tradeable=row.flag("tradeable"),
        discount=_discount(row),
        coins_now=row.number("coins_now", 0),
        coins_per=_count(row, "coins_per", low=1),
        vp=row.number("vp", 0),
        vp_per=_count(row, "vp_per", low=-20),
        shields=row.number("shields", 0, high=20),
        science=_choices(row, "science"),
        saves=saves,
        bank_buy=bank_buy,
        rebate=rebate,
        rebate_of=_restriction(row, "rebate_of", bool(rebate), "rebate"),
        tokens=tokens,
        saves_of=_restriction(row, "saves_of", bool(saves), "saves"),
        saves_per=_saves_per(row),
        payable_in_coins=several(row, "payable_in_coins") if row.has("payable_in_coins") else (),
        bank_goods=_restriction(row, "bank_goods", bank_buy > 0, "bank_buy"),
        vp_per_set=_count(row, "vp_per_set", low=1),
        victory=row.number("victory", 0, high=20),
        power=row.key("power") if row.has("power") else "",
        power_of=row.text("power_of") if row.has("power_of") else "",
        power_n=row.number("power_n", 0, low=-20, high=20),
    )
    if (effect.power_of or effect.power_n) and not effect.power:
        raise row.error("power_of" if effect.power_of else "power_n", "there is no field 'power' that it belongs to")
    if effect.tradeable and not effect.produces:
        raise row.error("tradeable", "there is nothing to sell: it has no field 'produces'")
    return effect


def _restriction(row: Row, field: str, has_other: bool, other: str) -> str:
    """Letters to which another field is restricted."""
    letters = row.letters(field, LETTERS)
    if letters and not has_other:
        raise row.error(field, f"there is no field '{other}' that it belongs to")
    return letters


def _saves_per(row: Row) -> SavesPer | None:
    if not row.has("saves_per"):
        return None
    inner = row.row("saves_per")
    found = SavesPer(inner.text("on"), inner.text("of"))
    inner.close()
    return found


def _choices(row: Row, field: str, alphabet: str = "") -> tuple[str, ...]:
    """Things, or choices between several: `W`, `W/C`."""
    found = tuple(row.texts(field, ()))
    if len(found) > 9:
        raise row.error(field, "more than 9")
    for unit in found:
        options = unit.split("/")
        if len(set(options)) != len(options):
            raise row.error(field, f"'{unit}' offers the same twice")
        for option in options:
            if alphabet and (len(option) != 1 or option not in alphabet):
                raise row.error(field, f"unknown resource '{option}'; known: {', '.join(alphabet)}")
            if not option:
                raise row.error(field, f"'{unit}' has an empty choice")
    return found


def _discount(row: Row) -> Discount | None:
    if not row.has("discount"):
        return None
    inner = row.row("discount")
    sides = several(inner, "from", ("left", "right"))
    goods = inner.text("goods")
    if not sides:
        raise inner.error("from", "is empty: name left, right or both")
    if goods not in CLASSES:
        if not goods or len(set(goods)) != len(goods):
            raise inner.error("goods", f'expected each resource once, such as "GLP", or one of {", ".join(CLASSES)}')
        for letter in goods:
            if letter not in LETTERS:
                raise inner.error("goods", f"unknown resource '{letter}'; known: {', '.join(LETTERS)}")
    discount = Discount(sides, goods, inner.number("price", low=1, high=20), inner.flag("once"))
    inner.close()
    return discount


def _count(row: Row, field: str, low: int) -> Count | None:
    if not row.has(field):
        return None
    inner = row.row(field)
    count = Count(
        inner.number("n", low=low, high=20),
        several(inner, "of"),
        several(inner, "where", WHERE),
        inner.number("each", 1, low=1, high=20),
    )
    inner.close()
    if not count.n:
        raise inner.error("n", "0 for each is nothing")
    for name, listed in (("of", count.of), ("where", count.where)):
        if not listed:
            raise inner.error(name, "is empty")
    return count
