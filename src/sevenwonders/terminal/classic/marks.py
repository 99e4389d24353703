"""What a card or a stage does in a few signs: ★ points, ▼ shields, ● coins, ◀ ▶ the neighbours."""

from collections.abc import Iterator
from typing import Final

from sevenwonders.classic.cards import COUNTED, Box, Card, Count, Effect, Step
from sevenwonders.classic.words.names import title
from sevenwonders.classic.words.tooltips import power_mark, power_sentence
from sevenwonders.core.resources import CLASSES, KEYS, LETTERS
from sevenwonders.core.texts import Texts
from sevenwonders.terminal.palette import COIN, LEFT, POINT, RIGHT, SHIELD

WHERE: Final = {
    frozenset({"self"}): "",
    frozenset({"left"}): f" {LEFT}",
    frozenset({"right"}): f" {RIGHT}",
    frozenset({"left", "right"}): f" {LEFT}{RIGHT}",
    frozenset({"self", "left"}): f" {LEFT}○",
    frozenset({"self", "right"}): f" ○{RIGHT}",
    frozenset({"self", "left", "right"}): f" {LEFT}○{RIGHT}",
}
POWER: Final = "✦"


def letters_of(resources: str, texts: Texts) -> str:
    """Resources as the letters of a language; other signs stay."""
    return "".join(texts(f"letter.{KEYS[LETTERS.index(x)]}") if x in LETTERS else x for x in resources)


def cost_marks(coins: int, cost: str, texts: Texts) -> str:
    """A printed cost: "1● WWS"; a dash for none."""
    parts = [f"{coins}{COIN}"] if coins else []
    if cost:
        parts.append(letters_of(cost, texts))
    return " ".join(parts) or "–"


def marks(box: Box, effect: Effect, texts: Texts) -> str:
    """All that an effect does."""
    return " ".join(_marks(box, effect, texts))


def step_marks(box: Box, step: Step, texts: Texts) -> str:
    """An effect that comes later, and the coins that are owed then: "★1 −2●"."""
    told = marks(box, step.effect, texts)
    owed = f"−{step.debt}{COIN}" if step.debt else ""
    return " ".join(part for part in (told, owed) if part)


def failure_marks(box: Box, card: Card, texts: Texts) -> str:
    """What a project does to those who have no part in it when it fails."""
    return ", ".join(step_marks(box, step, texts) for step in card.steps if step.when == "failure")


def all_marks(box: Box, card: Card, texts: Texts) -> str:
    """What a card does now and later."""
    parts = [marks(box, card.effect, texts)]
    for step in card.steps:
        told = step_marks(box, step, texts)
        if step.when == "beside":
            parts.append(f"+ {title(box, step.card, texts)}: {told}")
        elif step.when == "stage":
            parts.append(f"{step.at}: {told}")
    return " ".join(part for part in parts if part)


def _marks(box: Box, effect: Effect, texts: Texts) -> Iterator[str]:
    fixed = "".join(unit for unit in effect.produces if "/" not in unit)
    if fixed:
        yield f"+{letters_of(fixed, texts)}"
    for unit in effect.produces:
        if "/" in unit:
            yield f"+{letters_of(unit, texts)}"
    if effect.discount is not None:
        sides = "".join(LEFT if side == "left" else RIGHT for side in effect.discount.sides)
        letters = CLASSES.get(effect.discount.goods, effect.discount.goods)
        goods = letters_of("".join(letter for letter in letters if letter in box.resources), texts)
        yield f"{sides} {'1×' if effect.discount.once else ''}{goods}={effect.discount.price}{COIN}"
    if effect.bank_buy:
        yield f"{effect.bank_buy}×{letters_of(effect.bank_goods, texts)}1{COIN}"
    for color in effect.payable_in_coins:
        yield f"{_kind(box, color, texts)}=1{COIN}"
    if effect.saves_per is not None:
        yield f"−1/{_kind(box, effect.saves_per.of, texts)} ({_kind(box, effect.saves_per.on, texts)})"
    for side, coins in effect.rebate.items():
        yield f"{LEFT if side == 'left' else RIGHT} −{coins}{COIN}"
    for kind, number in effect.saves.items():
        yield f"−{number}{letters_of(effect.saves_of, texts)}/{_kind(box, kind, texts)}"
    if effect.coins_now:
        yield f"+{effect.coins_now}{COIN}"
    if effect.coins_per is not None:
        yield f"+{effect.coins_per.n}{COIN}/{_per(box, effect.coins_per, texts)}"
    if effect.shields:
        yield SHIELD * effect.shields
    for entry in effect.science:
        yield "/".join(title(box, symbol, texts) for symbol in entry.split("/"))
    for token, number in effect.tokens.items():
        yield f"+{number} {title(box, token, texts)}"
    if effect.vp:
        yield f"{POINT}{effect.vp}"
    if effect.vp_per is not None:
        number = effect.vp_per.n
        yield f"{'−' if number < 0 else ''}{abs(number)}{POINT}/{_per(box, effect.vp_per, texts)}"
    if effect.vp_per_set is not None:
        yield f"{effect.vp_per_set.n}{POINT}/({_per(box, effect.vp_per_set, texts)})"
    if effect.victory:
        yield f"+{effect.victory}{POINT}{SHIELD}"
    if effect.power:
        yield f"{POWER} {_power(box, effect, texts)}"


def _power(box: Box, effect: Effect, texts: Texts) -> str:
    """A power in a few words where there are any, or its sentence."""
    return power_mark(box, effect, texts) or power_sentence(box, effect, texts)


def _per(box: Box, count: Count, texts: Texts) -> str:
    kinds = "+".join(_kind(box, kind, texts) for kind in count.of)
    if count.each > 1:
        kinds = f"{count.each}{kinds}"
    return kinds + WHERE[frozenset(count.where)]


def _kind(box: Box, kind: str, texts: Texts) -> str:
    if kind == "coins":
        return COIN
    if kind == "shields":
        return SHIELD
    return texts(f"classic.mark.{kind}") if kind in COUNTED else title(box, kind, texts)
