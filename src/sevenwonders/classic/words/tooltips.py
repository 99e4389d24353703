"""What a card or a board of 7 Wonders costs and does, in words: made from the data alone.

Every field of a set has its sentence here; a power has its own in texts/ or in the names files of its set.
"""

from collections.abc import Iterator

from sevenwonders.classic.cards import ALL_SAVED, Box, Card, Count, Effect, Stage, Step, Wonder
from sevenwonders.classic.words.clauses import (
    construction,
    counted,
    discount_sentence,
    per_set_sentence,
    resources,
    science_sentences,
)
from sevenwonders.classic.words.of_sets import capital, words_of_set
from sevenwonders.core.resources import KEYS, LETTERS
from sevenwonders.core.texts import Texts


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
    for number, stage in zip(row.places, row.stages, strict=True):
        sentences = [cost_sentence(box, stage, texts), *effects(box, stage.effect, texts)]
        if stage.guess:
            sentences.append(texts("classic.tip.guess"))
        kind = "embellished" if stage.embellishes else "stage_or" if stage.alternative else "stage"
        lines.append(texts(f"classic.tip.{kind}", n=number, what=" ".join(sentences)))
    if row.guess:
        lines.append(texts("classic.tip.guess"))
    return "\n".join(lines)


def _card(box: Box, card: Card, texts: Texts) -> Iterator[str]:
    if has_costs(box, card.deck) and not box.looks.deck(card.deck).shared:
        yield cost_sentence(box, card, texts)
    if card.chain_from:
        parents = (in_sentence(box, parent, texts) for parent in card.chain_from)
        yield texts("tip.chain_from", cards=texts.together(parents, "or"))
    yield from all_effects(box, card, texts)
    children = opens(box, card.key)
    if children:
        yield texts("tip.gives_chain", cards=texts.together(in_sentence(box, child, texts) for child in children))
    if card.guess:
        yield texts("classic.tip.guess")


def has_costs(box: Box, deck: str) -> bool:
    """Whether the cards of a deck are paid for: of some, such as tiles, none is."""
    return any(card.coins or card.cost for card in box.cards if card.deck == deck)


def all_effects(box: Box, card: Card, texts: Texts) -> Iterator[str]:
    """What a card does, now and later, one sentence for each effect."""
    if box.looks.deck(card.deck).shared:
        color = box.name(card.color, texts.language)
        yield texts("classic.tip.part", what=texts.together(cost_words(card, texts)), color=color)
        yield texts("classic.tip.reward", what=" ".join(effects(box, card.effect, texts)))
    else:
        yield from effects(box, card.effect, texts, card.color)
    for step in card.steps:
        yield step_sentence(box, card, step, texts)
    if any(step.debt for step in card.steps):
        yield texts("classic.tip.owed_later")


def step_sentence(box: Box, card: Card, step: Step, texts: Texts) -> str:
    """When an effect of a card comes later, and what it does then."""
    what = " ".join(effects(box, step.effect, texts)) or texts("classic.tip.nothing_more")
    if step.when == "beside":
        return texts("classic.tip.beside", card=in_sentence(box, step.card, texts), what=what)
    if step.when == "stage":
        debt = texts.count("count.coin", step.debt)
        return texts(
            "classic.tip.at_stage" if step.debt else "classic.tip.at_stage_free", n=step.at, what=what, coins=debt
        )
    points = box.setup.get(box.looks.deck(card.deck).unable, 0)  # for whoever cannot bear it
    if points:
        what = f"{what} {texts('classic.tip.cannot', points=texts.count('count.point', points))}"
    return texts("classic.tip.failure", what=what)


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


def cost_words(row: Card | Stage, texts: Texts) -> list[str]:
    """A printed cost: "1 coin", "2 wood"."""
    return ([texts.count("count.coin", row.coins)] if row.coins else []) + units(row.cost, texts)


def cost_sentence(box: Box, row: Card | Stage, texts: Texts) -> str:
    """What something costs: as its set says it of its power, or as it is printed."""
    said = _said(box, "cost", row.effect, texts)
    if said:
        return said
    parts = cost_words(row, texts)
    return texts("tip.cost", what=texts.together(parts)) if parts else texts("tip.cost_nothing")


def units(letters: str, texts: Texts) -> list[str]:
    """Resources in words: "2 wood", "1 glass"."""
    return [texts.count(f"units.{KEYS[i]}", letters.count(x)) for i, x in enumerate(LETTERS) if x in letters]


def effects(box: Box, effect: Effect, texts: Texts, color: str = "") -> Iterator[str]:
    """What it does, one sentence for each effect. `color` is that of the card, if it is one."""
    yield from _production(effect, texts)
    if effect.discount is not None:
        yield discount_sentence(effect.discount, texts)
    for side, coins_off in effect.rebate.items():
        off = texts.count("count.coin", coins_off)
        yield texts("classic.tip.rebate", side=texts(f"classic.side.{side}"), coins=off)
    for kind, number in effect.saves.items():
        what = construction(box, kind, texts)
        if number >= ALL_SAVED:
            yield texts("classic.tip.saves_all", what=what)
        elif effect.saves_of:
            units_saved = resources(effect.saves_of, texts, "resource", "or")
            yield texts.count("classic.tip.saves_of", number, what=what, units=units_saved)
        else:
            yield texts.count("classic.tip.saves", number, what=what)
    if effect.saves_per is not None:
        what = construction(box, effect.saves_per.on, texts)
        each = counted(box, Count(1, (effect.saves_per.of,), ("self",)), texts)
        yield texts("classic.tip.saves_per", what=what, **each)
    if effect.payable_in_coins:
        colors = texts.together((box.name(color, texts.language) for color in effect.payable_in_coins), "or")
        yield texts("classic.tip.payable", what=texts("classic.each.card", colors=colors))
    if effect.bank_goods:
        goods = resources(effect.bank_goods, texts, "resource", "or")
        yield texts.count("classic.tip.bank_goods", effect.bank_buy, what=goods)
    elif effect.bank_buy:
        yield texts.count("classic.tip.bank_buy", effect.bank_buy)
    if effect.coins_now:
        yield texts("tip.gain", coins=texts.count("count.coin", effect.coins_now))
    if effect.coins_per is not None:
        fields = counted(box, effect.coins_per, texts)
        coins = texts.count("count.coin", effect.coins_per.n)
        yield texts(f"classic.tip.coins_per{_itself(effect.coins_per, color)}", coins=coins, **fields)
    if effect.shields:
        yield texts("classic.tip.shields", shields=texts.count("count.shield", effect.shields))
    yield from science_sentences(box, effect, texts)
    for token, number in effect.tokens.items():
        yield texts.count("classic.tip.token", number, token=box.name(token, texts.language))
        yield from _token_means(box, token, texts)
    if effect.victory:
        yield texts("classic.tip.victory", points=texts.count("count.point", effect.victory))
    of_points = effect.vp_per is not None and effect.vp_per.n < 0
    if effect.power and not of_points:
        yield power_sentence(box, effect, texts)
    if effect.vp:
        yield texts("tip.points", points=texts.count("count.point", effect.vp))
    if effect.vp_per is not None:
        fields = counted(box, effect.vp_per, texts)
        points = texts.count("count.point", abs(effect.vp_per.n))
        kind = f"points_per{_itself(effect.vp_per, color)}" if effect.vp_per.n > 0 else "lose_per"
        yield texts(f"classic.tip.{kind}", points=points, **fields)
    if effect.vp_per_set is not None:
        yield per_set_sentence(box, effect.vp_per_set, texts)
    if effect.power and of_points:  # what limits a loss comes after it
        yield power_sentence(box, effect, texts)


def _token_means(box: Box, token: str, texts: Texts) -> Iterator[str]:
    """What a token is for, its name left out."""
    told = words_of_set(box, "tip", token, texts)
    name, _, means = told.partition(":")
    if name.strip() == box.name(token, texts.language):
        told = capital(means.strip())
    if told:
        yield told


def power_sentence(box: Box, effect: Effect, texts: Texts) -> str:
    """What a power does: the words of the set that has it."""
    return _said(box, "power", effect, texts)


def power_mark(box: Box, effect: Effect, texts: Texts) -> str:
    """A power in a few words; empty where the set has none."""
    return _said(box, "mark", effect, texts)


def _said(box: Box, section: str, effect: Effect, texts: Texts) -> str:
    """The words that a set has for a power, with what the power is about."""
    keys = (f"{effect.power}_{effect.power_of}", effect.power)
    found = (each.names[texts.language].get(section, {}).get(key, "") for key in keys for each in box.sets)
    said = next((words for words in found if words), "")
    if "{" not in said:
        return said
    fields = {
        "of": about(box, effect.power_of, texts),
        "n": str(effect.power_n),
        "coins": texts.count("count.coin", abs(effect.power_n)),
        "points": texts.count("count.point", abs(effect.power_n)),
        "victories": texts.count("count.victory", abs(effect.power_n)),
        "sale": texts.count("count.coin", box.setup.get("sell_coins", 0)),
        "list": ", ".join(_thing(box, part, texts) for part in effect.power_of.replace("/", "+").split("+") if part),
    }
    for field, words in fields.items():
        said = said.replace(f"{{{field}}}", words)
    return said


def about(box: Box, of: str, texts: Texts) -> str:
    """What a power is about, in words: `red`, `W/C` (one of them), `compass+O` (both)."""
    if not of:
        return ""
    word = "or" if "/" in of else "and"
    return texts.together((_thing(box, part, texts) for part in of.replace("/", "+").split("+")), word)


def _thing(box: Box, key: str, texts: Texts) -> str:
    if key in LETTERS:
        return texts(f"resource.{KEYS[LETTERS.index(key)]}")
    if texts.has(f"classic.about.{key}"):
        return texts(f"classic.about.{key}")
    return in_sentence(box, key, texts) if key in box.rows else box.name(key, texts.language)


def _production(effect: Effect, texts: Texts) -> Iterator[str]:
    fixed = "".join(unit for unit in effect.produces if "/" not in unit)
    if fixed:
        yield texts("tip.produces", what=texts.together(units(fixed, texts)))
    for unit in effect.produces:
        if "/" in unit:
            yield texts("classic.tip.one_of", what=resources(unit.replace("/", ""), texts, "resource", "or"))
    if effect.produces:
        yield texts("classic.tip.sold" if effect.tradeable else "classic.tip.kept")


def _itself(count: Count, color: str) -> str:
    """A card that counts itself says so."""
    return "_self" if color in count.of and "self" in count.where else ""
