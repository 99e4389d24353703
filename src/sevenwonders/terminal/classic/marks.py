"""What a card or a stage does in a few signs: ★ points, ▼ shields, ● coins, ◀ ▶ the neighbours."""

from sevenwonders.classic.cards import Box, Card, Effect, Step
from sevenwonders.classic.words.clause import letters_of
from sevenwonders.classic.words.clauses import marks as in_marks
from sevenwonders.classic.words.names import title
from sevenwonders.core.glyphs import COIN
from sevenwonders.core.texts import Texts

__all__ = ["all_marks", "cost_marks", "failure_marks", "letters_of", "marks", "step_marks"]


def cost_marks(coins: int, cost: str, texts: Texts) -> str:
    """A printed cost: "1● WWS"; a dash for none."""
    parts = [f"{coins}{COIN}"] if coins else []
    if cost:
        parts.append(letters_of(cost, texts))
    return " ".join(parts) or "–"


def marks(box: Box, effect: Effect, texts: Texts) -> str:
    """All that an effect does."""
    return " ".join(in_marks(box, effect, texts))


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
