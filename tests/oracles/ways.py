"""Which actions stand for some moves of 7 Wonders, read once more from what `classic/ways.py` promises."""

from collections import defaultdict
from collections.abc import Sequence

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.moves import NO_CARD, card_of, option_of, payment_of, verb_of
from sevenwonders.classic.payment import coins_in

WAYS, WAYS_ALONE = 8, 64


def actions_for(codex: Codex, moves: Sequence[int]) -> dict[int, int]:
    """Each action with the move that it stands for."""
    alone = len(codex.verbs) * int(codex.cards) * WAYS
    alike: dict[tuple[int, int], list[int]] = defaultdict(list)
    for move in moves:
        alike[int(verb_of(move)), int(card_of(move))].append(move)
    found = {}
    for (verb, card), group in alike.items():
        is_alone = card == NO_CARD
        first = alone + verb * WAYS_ALONE if is_alone else (verb * int(codex.cards) + card) * WAYS
        ways = _ways(group, WAYS_ALONE if is_alone else WAYS)
        found.update({first + way: move for way, move in ways.items()})
    return found


def _ways(moves: Sequence[int], room: int) -> dict[int, int]:
    """Moves with one verb and card, each at its way."""
    found: dict[int, int] = {}
    others = []
    for move in sorted(moves, key=lambda move: (int(coins_in(payment_of(move))), move)):
        option = int(option_of(move))
        if option < room and option not in found:
            found[option] = move
        else:
            others.append(move)
    left = [way for way in reversed(range(room)) if way not in found]
    return found | dict(zip(left, others, strict=False))
