"""What a card, a stage or a board of 7 Wonders does, in the signs of the page."""

from sevenwonders.classic.cards import Box, Effect
from sevenwonders.classic.words.clauses import signs
from sevenwonders.core.texts import Texts
from sevenwonders.server.catalogue_models import Mark


def effect_marks(box: Box, effect: Effect, texts: Texts) -> list[Mark]:
    """All that an effect does."""
    found = signs(box, effect, texts)
    return [Mark(icon=sign.icon, key=sign.key, n=sign.n, text=sign.text) for sign in found]
