"""What a card or a board of 7 Wonders costs and does, in words: made from the data alone.

Every field of a set has its sentence here; a power has its own in texts/ or in the names files of its set.
"""

from collections.abc import Iterator
from typing import Final

from sevenwonders.classic.cards import COUNTED, WHERE, Box, Card, Count, Discount, Effect, Stage, Wonder
from sevenwonders.core.resources import KEYS, LETTERS
from sevenwonders.core.texts import Texts

ALL_SAVED: Final = 20
"""No cost has more resources: who saves so many pays none."""


def look_up(box: Box, key: str) -> Card | Wonder:
    """The card or board side of a key. Raises KeyError if there is none."""
    return box.rows[key]


def tooltip(box: Box, key: str, texts: Texts) -> str:
    """Everything there is to say of a card, or of a side of a board: its start and its stages, a line each."""
    row = look_up(box, key)
    if isinstance(row, Card):
        return " ".join(_card(box, row, texts))
    lines = []
    start = " ".join(effects(box, row.start, texts))
    if start:
        lines.append(texts("classic.tip.start", what=start))
    for number, stage in enumerate(row.stages, 1):
        sentences = [cost_sentence(stage, texts), *effects(box, stage.effect, texts)]
        if stage.guess:
            sentences.append(texts("classic.tip.guess"))
        lines.append(texts("classic.tip.stage", n=number, what=" ".join(sentences)))
    if row.guess:
        lines.append(texts("classic.tip.guess"))
    return "\n".join(lines)


def _card(box: Box, card: Card, texts: Texts) -> Iterator[str]:
    yield cost_sentence(card, texts)
    if card.chain_from:
        parents = (in_sentence(box, parent, texts) for parent in card.chain_from)
        yield texts("tip.chain_from", cards=texts.together(parents, "or"))
    yield from effects(box, card.effect, texts, card.color)
    children = opens(box, card.key)
    if children:
        yield texts("tip.gives_chain", cards=texts.together(in_sentence(box, child, texts) for child in children))
    if card.guess:
        yield texts("classic.tip.guess")


def opens(box: Box, key: str) -> list[str]:
    """The cards that a card makes free."""
    return [card.key for card in box.cards if key in card.chain_from]


def in_sentence(box: Box, key: str, texts: Texts) -> str:
    """A name as it stands within a sentence: its article small, or the whole quoted where a language does so."""
    name = box.name(key, texts.language)
    first, space, rest = name.partition(" ")
    if space and first in texts.words("language.articles"):
        return f"{first.lower()} {rest}"
    return texts("language.quoted", name=name)


def cost_sentence(row: Card | Stage, texts: Texts) -> str:
    parts = [texts.count("count.coin", row.coins)] if row.coins else []
    parts += units(row.cost, texts)
    return texts("tip.cost", what=texts.together(parts)) if parts else texts("tip.cost_nothing")


def units(letters: str, texts: Texts) -> list[str]:
    """Resources in words: "2 wood", "1 glass"."""
    return [texts.count(f"units.{KEYS[i]}", letters.count(x)) for i, x in enumerate(LETTERS) if x in letters]


def effects(box: Box, effect: Effect, texts: Texts, color: str = "") -> Iterator[str]:
    """What it does, one sentence for each effect. `color` is that of the card, if it is one."""
    yield from _production(effect, texts)
    if effect.discount is not None:
        yield _discount(effect.discount, texts)
    for side, coins_off in effect.rebate.items():
        off = texts.count("count.coin", coins_off)
        yield texts("classic.tip.rebate", side=texts(f"classic.side.{side}"), coins=off)
    for kind, number in effect.saves.items():
        what = texts("classic.each.stage" if kind == "stage" else "classic.each.card", colors=_color(box, kind, texts))
        if number >= ALL_SAVED:
            yield texts("classic.tip.saves_all", what=what)
        else:
            yield texts.count("classic.tip.saves", number, what=what)
    if effect.bank_buy:
        yield texts.count("classic.tip.bank_buy", effect.bank_buy)
    if effect.coins_now:
        yield texts("tip.gain", coins=texts.count("count.coin", effect.coins_now))
    if effect.coins_per is not None:
        fields = _counted(box, effect.coins_per, texts)
        coins = texts.count("count.coin", effect.coins_per.n)
        yield texts(f"classic.tip.coins_per{_itself(effect.coins_per, color)}", coins=coins, **fields)
    if effect.shields:
        yield texts("classic.tip.shields", shields=texts.count("count.shield", effect.shields))
    yield from _science(box, effect, texts)
    for token, number in effect.tokens.items():
        yield texts.count("classic.tip.token", number, token=box.name(token, texts.language))
    if effect.power:
        yield power_sentence(box, effect.power, texts)
    if effect.vp:
        yield texts("tip.points", points=texts.count("count.point", effect.vp))
    if effect.vp_per is not None:
        fields = _counted(box, effect.vp_per, texts)
        points = texts.count("count.point", abs(effect.vp_per.n))
        kind = f"points_per{_itself(effect.vp_per, color)}" if effect.vp_per.n > 0 else "lose_per"
        yield texts(f"classic.tip.{kind}", points=points, **fields)


def _color(box: Box, kind: str, texts: Texts) -> str:
    return "" if kind == "stage" else box.name(kind, texts.language)


def power_sentence(box: Box, power: str, texts: Texts) -> str:
    """What a power does: the words of the set that has it, or our own."""
    for each in box.sets:
        said = each.names[texts.language].get("power", {}).get(power)
        if said:
            return said
    return texts(f"power.{power}")


def _production(effect: Effect, texts: Texts) -> Iterator[str]:
    fixed = "".join(unit for unit in effect.produces if "/" not in unit)
    if fixed:
        yield texts("tip.produces", what=texts.together(units(fixed, texts)))
    for unit in effect.produces:
        if "/" in unit:
            yield texts("classic.tip.one_of", what=_resources(unit.replace("/", ""), texts, "resource", "or"))
    if effect.produces:
        yield texts("classic.tip.sold" if effect.tradeable else "classic.tip.kept")


def _resources(letters: str, texts: Texts, section: str, word: str) -> str:
    """Kinds of resources by name; the section "the" adds the article where one says it."""
    return texts.together((texts(f"{section}.{KEYS[LETTERS.index(x)]}") for x in letters), word)


def _discount(discount: Discount, texts: Texts) -> str:
    side = "both" if len(discount.sides) > 1 else discount.sides[0]
    return texts(
        "classic.tip.discount",
        what=_resources(discount.goods, texts, "the", "and"),
        side=texts(f"classic.side.{side}"),
        coins=texts.count("count.coin", discount.price),
    )


def _science(box: Box, effect: Effect, texts: Texts) -> Iterator[str]:
    certain = [box.name(entry, texts.language) for entry in effect.science if "/" not in entry]
    if len(certain) == 1:
        yield texts("tip.science", symbol=certain[0])
    elif certain:
        yield texts("classic.tip.symbols", symbols=texts.together(certain))
    for entry in effect.science:
        if "/" in entry:
            names = (box.name(symbol, texts.language) for symbol in entry.split("/"))
            yield texts("classic.tip.symbol_choice", symbols=texts.together(names, "or"))


def _itself(count: Count, color: str) -> str:
    """A card that counts itself says so."""
    return "_self" if color in count.of and "self" in count.where else ""


def _counted(box: Box, count: Count, texts: Texts) -> dict[str, str]:
    """What is counted, and where: "each brown or grey card", "in your city"."""
    names = {kind: box.name(kind, texts.language) for kind in count.of if kind not in COUNTED}
    colors = [names[color.key] for color in box.colors if color.key in count.of]
    each = [texts("classic.each.card", colors=texts.together(colors, "or"))] if colors else []
    each += [texts(f"classic.each.{kind}") for kind in COUNTED if kind in count.of]
    each += [texts("classic.each.symbol", symbol=names[symbol]) for symbol in box.symbols if symbol in count.of]
    each += [texts("classic.each.token", token=names[token]) for token in box.tokens if token in count.of]
    where = "_".join(city for city in WHERE if city in count.where)
    return {"each": texts.together(each), "where": texts(f"classic.where.{where}")}
