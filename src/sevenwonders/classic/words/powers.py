"""The words of sets for their powers: in a sentence, in a few words, and what they are about."""

from sevenwonders.classic.cards import Box, Effect
from sevenwonders.classic.words.phrases import in_sentence
from sevenwonders.core.resources import KEYS, LETTERS
from sevenwonders.core.texts import Texts


def power_sentence(box: Box, effect: Effect, texts: Texts) -> str:
    """What a power does: the words of the set that has it."""
    return said_of_power(box, "power", effect, texts)


def power_mark(box: Box, effect: Effect, texts: Texts) -> str:
    """A power in a few words; empty where the set has none."""
    return said_of_power(box, "mark", effect, texts)


def said_of_power(box: Box, section: str, effect: Effect, texts: Texts) -> str:
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
