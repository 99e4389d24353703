"""The words that stand for one of several things in the protocol: docs/protocol.md explains them."""

from typing import Literal

RefusalCode = Literal[
    "late",
    "illegal",
    "not_yours",
    "malformed",
    "too_fast",
    "version",
    "password",
    "order",
    "stopped",
    "silent",
    "no_hints",
    "no_estimates",
    "busy",
]
Avatar = Literal[
    "lion", "sun", "dolphin", "olive", "bull", "owl", "ship", "eagle", "helmet", "lyre", "amphora", "tortoise"
]
CrestShape = Literal["shield", "round", "oblong", "hexagon"]
EmoteName = Literal["hello", "thanks", "well_played", "wow", "oops", "laugh", "thinking", "good_game"]
