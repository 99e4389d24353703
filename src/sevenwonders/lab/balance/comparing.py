"""Two versions of a set: what became of each card."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

from sevenwonders.lab.balance.page import Page
from sevenwonders.lab.balance.report import Report
from sevenwonders.lab.balance.uses import Thing
from sevenwonders.lab.balance.verdict import DOUBT, NONE, Finding, holm
from sevenwonders.lab.balance.words import Words


@dataclass(frozen=True)
class Change:
    """A thing in both versions, or in one of them."""

    thing: Thing
    before: Finding | None
    after: Finding | None
    likely: bool = False
    sure: bool = False


def changes(first: Report, second: Report) -> list[Change]:
    """What differs, the largest difference first."""
    before = {(each.thing.use, each.thing.key): each for each in first.findings if each.peers is not NONE}
    after = {(each.thing.use, each.thing.key): each for each in second.findings if each.peers is not NONE}
    both = [key for key in after if key in before]
    chances = []
    for key in both:
        more = after[key].beside.less(before[key].beside)
        chances.append(2 * NormalDist().cdf(-abs(more.value) / more.error))
    found = [
        Change(after[key].thing, before[key], after[key], chance < DOUBT, sure)
        for key, chance, sure in zip(both, chances, holm(chances), strict=True)
    ]
    found += [Change(each.thing, each, None) for key, each in before.items() if key not in after]
    found += [Change(each.thing, None, each) for key, each in after.items() if key not in before]
    return sorted(found, key=lambda each: -abs(_value(each.after) - _value(each.before)))


def _value(finding: Finding | None) -> float:
    return finding.beside.value if finding is not None else 0.0


def sentence(change: Change, words: Words) -> str:
    """A change in words."""
    if change.before is not None and change.after is not None:
        return words.change(change.thing, change.before.beside, change.after.beside, change.sure, change.likely)
    only = change.before or change.after
    assert only is not None
    key = "only_first" if change.before is not None else "only_second"
    return words.texts(f"balance.{key}", name=words.thing(change.thing), amount=words.amount(only.beside.value))


def page(found: Sequence[Change], favourites: Sequence[str], names: tuple[str, str], words: Words) -> str:
    """The comparison as a page; those of the sets themselves first."""
    texts = words.texts
    title = texts("balance.page.compare", first=names[0], second=names[1])
    made = Page(title, texts.language)
    made.note(texts("balance.page.title", game=words.title()))
    own = [each for each in found if each.thing.key in favourites]
    made.sentences([(sentence(each, words), "strong" if each.sure else "") for each in own])
    rest = [each for each in found if each not in own]
    made.folded("…", [(sentence(each, words), "strong" if each.sure else "") for each in rest])
    return made.html()
