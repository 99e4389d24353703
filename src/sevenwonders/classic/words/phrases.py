"""Parts of sentences about effects: names, resources by name, prices, symbols, and what is counted where."""

from collections.abc import Iterator

from sevenwonders.classic.cards import COUNTED, WHERE, Box, Count, Discount
from sevenwonders.core.resources import CLASSES, KEYS, LETTERS
from sevenwonders.core.texts import Texts


def resources(letters: str, texts: Texts, section: str, word: str) -> str:
    """Kinds of resources by name; the section "the" adds the article where one says it."""
    return texts.together((texts(f"{section}.{KEYS[LETTERS.index(x)]}") for x in letters), word)


def discount_sentence(discount: Discount, texts: Texts) -> str:
    goods, several = discount.goods, len(discount.sides) > 1
    if discount.once and goods in CLASSES:
        what = texts(f"classic.one.{goods}")
    elif discount.once:
        what = texts("classic.one.unit", units=resources(goods, texts, "resource", "or"))
    else:
        what = texts(f"classic.about.{goods}") if goods in CLASSES else resources(goods, texts, "the", "and")
    side = ("each" if discount.once else "both") if several else discount.sides[0]
    return texts(
        "classic.tip.discount_once" if discount.once else "classic.tip.discount",
        what=what,
        side=texts(f"classic.side.{side}"),
        coins=texts.count("count.coin", discount.price),
    )


def science_sentences(box: Box, entries: tuple[str, ...], texts: Texts) -> Iterator[str]:
    certain = [box.name(entry, texts.language) for entry in entries if "/" not in entry]
    if len(certain) == 1:
        yield texts("tip.science", symbol=certain[0])
    elif certain:
        each = ((name, certain.count(name)) for name in dict.fromkeys(certain))
        told = (name if number == 1 else f"{number} × {name}" for name, number in each)
        yield texts("classic.tip.symbols", symbols=texts.together(told))
    for entry in entries:
        if "/" in entry:
            names = (box.name(symbol, texts.language) for symbol in entry.split("/"))
            yield texts("classic.tip.symbol_choice", symbols=texts.together(names, "or"))


def construction(box: Box, kind: str, texts: Texts) -> str:
    """What something may be saved on: cards of a colour, or stages."""
    if kind == "stage":
        return texts("classic.each.wonder_stage")
    return texts("classic.each.card", colors=box.name(kind, texts.language))


def counted(box: Box, count: Count, texts: Texts) -> dict[str, str]:
    """What is counted, and where: "each brown or grey card", "in your city"."""
    names = {kind: box.name(kind, texts.language) for kind in count.of if kind not in COUNTED}
    colors = [names[color.key] for color in box.colors if color.key in count.of]
    section = "each" if count.each == 1 else "every"
    fields = {"n": count.each}
    each = [texts(f"classic.{section}.card", colors=texts.together(colors, "or"), **fields)] if colors else []
    each += [texts(f"classic.{section}.{kind}", **fields) for kind in COUNTED if kind in count.of]
    for what, keys in (("symbol", box.symbols), ("token", box.tokens)):
        each += [texts(f"classic.{section}.{what}", **{what: names[key]}, **fields) for key in keys if key in count.of]
    one = [texts("classic.one.card", colors=color) for color in colors]
    one += [texts("classic.one.symbol", symbol=names[symbol]) for symbol in box.symbols if symbol in count.of]
    where = "_".join(city for city in WHERE if city in count.where)
    return {"each": texts.together(each), "where": texts(f"classic.where.{where}"), "one": texts.together(one)}


def per_set_sentence(box: Box, count: Count, texts: Texts) -> str:
    kinds = (counted(box, Count(1, (kind,), count.where), texts)["one"] for kind in count.of)
    where = "_".join(city for city in WHERE if city in count.where)
    several = len(count.where) > 1
    return texts(
        "classic.tip.points_per_set",
        points=texts.count("count.point", count.n),
        what=texts.together(kinds),
        where=texts(f"classic.each_where.{where}" if several else f"classic.where.{where}"),
    )


def in_units(letters: str, texts: Texts) -> list[str]:
    """Resources in words: "2 wood", "1 glass"."""
    return [texts.count(f"units.{KEYS[i]}", letters.count(x)) for i, x in enumerate(LETTERS) if x in letters]


def in_sentence(box: Box, key: str, texts: Texts) -> str:
    """A name as it stands within a sentence: its article small, or the whole quoted where a language does so."""
    name = box.name(key, texts.language)
    first, space, rest = name.partition(" ")
    if space and first in texts.words("language.articles"):
        return f"{first.lower()} {rest}"
    return texts("language.quoted", name=name)
