"""What the rival in Duel could win with next turn: cards that lie open, and wonders that can be paid for."""

from collections.abc import Iterator
from typing import Final

from sevenwonders.coach.danger import SCIENCE_ICON, SHIELD_ICON, Danger
from sevenwonders.coach.facts import MILITARY, SCIENCE
from sevenwonders.coach.results import Reason
from sevenwonders.core.packed import has
from sevenwonders.duel.game import Duel
from sevenwonders.duel.moves import parts_of
from sevenwonders.duel.table import CHOOSE_PROGRESS, PLAY_CARD, REVIVE, VICTORIES

ICONS: Final = {MILITARY: SHIELD_ICON, SCIENCE: SCIENCE_ICON}
NOW_WEIGHT: Final = 100.0
LATER_WEIGHT: Final = 50.0

Threat = tuple[str, str, str]
"""How the rival would win, and by which card, or which wonder."""


def duel_dangers(known: Duel, seat: int) -> Iterator[Danger]:
    """Each move is looked at, and each answer to it. What a move would turn up is not known, and not counted."""
    if known.decision != PLAY_CARD or known.next_seat() != seat:
        return
    slots = range(int(known.codex.slots[known.age]))
    seen = {known.card_key(known.structure.card_in(slot)) for slot in slots if has(known.structure.seen, slot)}
    free = {known.card_key(known.structure.card_in(slot)) for slot in slots if has(known.structure.free, slot)}
    found: dict[Threat, list[str]] = {}
    for move in known.moves(seat):
        after = known.clone(quiet=True)
        after.apply(seat, move)
        if after.decision == PLAY_CARD and after.next_seat() == 1 - seat and after.age == known.age:
            for threat in sorted(set(_threats(after, 1 - seat, seen))):
                found.setdefault(threat, []).append(known.text(move))
    for (victory, card, wonder), moves in found.items():
        is_now = not all(move.startswith("sell:") for move in moves) if wonder else card in free
        name: dict[str, str | int] = {"wonder": wonder} if wonder else {"card": card}
        if is_now:
            key = f"rival_{victory}_{'wonder' if wonder else 'card'}"
        else:
            key = f"{'discards' if wonder else 'uncovers'}_{victory}"
        reason = Reason(key, False, victory, name)
        weight = NOW_WEIGHT if is_now else LATER_WEIGHT
        yield Danger(reason, ICONS[victory], 1 - seat, weight, wonder or card, is_now, tuple(moves))


def _threats(after: Duel, rival: int, seen: set[str]) -> Iterator[Threat]:
    """What the rival wins with at once."""
    for move in after.moves(rival):
        parts = parts_of(after.codex, move)
        if parts.card not in seen or parts.verb == "sell":
            continue
        then = after.clone(quiet=True)
        then.apply(rival, move)
        if victory := _won(then, rival):
            yield (victory, "", parts.wonder) if parts.wonder else (victory, parts.card, "")


def _won(game: Duel, rival: int) -> str:
    """How the rival has won, or wins by what follows at once: a token that lies open, a card of the discard pile."""
    if game.over():
        victory = VICTORIES[game.victory] if game.payoff(rival) == 1.0 else ""
        return victory if victory in ICONS else ""
    if game.decision not in (CHOOSE_PROGRESS, REVIVE) or game.next_seat() != rival:
        return ""
    for move in game.moves(rival):
        then = game.clone(quiet=True)
        then.apply(rival, move)
        if victory := _won(then, rival):
            return victory
    return ""
