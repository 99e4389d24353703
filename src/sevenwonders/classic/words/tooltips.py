"""What a card or a board of 7 Wonders costs and does, in words: made from the data alone.

Every field of a set has its sentence here; a power has its own in texts/ or in the names files of its set.
"""

from collections.abc import Iterator

from sevenwonders.classic.cards import Box, Card, Effect, Stage, Step, Wonder
from sevenwonders.classic.words.clauses import sentences
from sevenwonders.classic.words.phrases import in_sentence, in_units
from sevenwonders.classic.words.powers import said_of_power
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
        if stage.guess and not row.guess:  # of the whole board it is said once
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


def cost_words(row: Card | Stage, texts: Texts) -> list[str]:
    """A printed cost: "1 coin", "2 wood"."""
    return ([texts.count("count.coin", row.coins)] if row.coins else []) + in_units(row.cost, texts)


def cost_sentence(box: Box, row: Card | Stage, texts: Texts) -> str:
    """What something costs: as its set says it of its power, or as it is printed."""
    said = said_of_power(box, "cost", row.effect, texts)
    if said:
        return said
    parts = cost_words(row, texts)
    return texts("tip.cost", what=texts.together(parts)) if parts else texts("tip.cost_nothing")


def effects(box: Box, effect: Effect, texts: Texts, color: str = "") -> Iterator[str]:
    """What it does, one sentence for each effect. `color` is that of the card, if it is one."""
    return sentences(box, effect, texts, color)
