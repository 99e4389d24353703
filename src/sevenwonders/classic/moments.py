"""The moments of a game, in order. A part of a set hears of those that its `moments` names."""

from typing import Final

FIRST: Final = 0
"""Once, before everything: what must be settled before the other sets begin."""
BEGIN: Final = 1
"""Once, before the first age: drafts."""
NEW_AGE: Final = 2
"""The hands are dealt, though not looked at: what comes before the first turn."""
NEW_TURN: Final = 3
"""Before all choose a card."""
SEALED: Final = 4
"""All have chosen, nothing is revealed yet."""
PLAYED: Final = 5
"""Everything is paid, built and sold, coins have been taken."""
LAST_CARD: Final = 6
"""On the last turn of an age: who may still use the card left in hand?"""
FROM_DISCARD: Final = 7
"""Buildings from the discard pile."""
EXTRA: Final = 8
"""Whatever else is played at the end of a turn."""
LOSSES: Final = 9
"""Coins that are lost at the end of a turn."""
END_TURN: Final = 10
"""Then the hands are passed on."""
END_AGE: Final = 11
"""Before the conflicts."""
CONFLICTS: Final = 12
"""The list of conflicts is ready and may be changed."""
AFTER_CONFLICTS: Final = 13
"""The conflicts are decided."""
FINAL: Final = 14
"""Once, after the last age, before the points are counted."""
OVER: Final = 15
"""Once, when all is settled: something may be told, nothing asked or changed."""
MOMENTS: Final = 16
