"""How the page shows what sets add to a view: by a name, a sign, and where it belongs."""

from dataclasses import dataclass
from typing import Final, Literal

from sevenwonders.core.texts import Texts
from sevenwonders.server.models import ExtraFace, Mark

Place = Literal["", "table", "city", "cities", "pairs", "own"]
NAMES: Final = "classic.extra."
WORDS: Final = "classic.extra_word."


@dataclass(frozen=True)
class Look:
    """What the shape of an extra does not tell."""

    place: Place = ""
    mark: Mark | None = None
    of: str = ""


LOOKS: Final = {
    "leader_hands": Look(mark=Mark(icon="card", key="white")),
    "copied_leaders": Look("city"),
    "peace": Look(mark=Mark(icon="diplomacy")),
    "losses": Look(mark=Mark(icon="debt")),
    "tower": Look("table"),
    "tile_hands": Look(mark=Mark(icon="card", key="tile")),
    "project": Look("table"),
    "project_tokens": Look(mark=Mark(icon="token", key="participation"), of="project"),
    "golden": Look("city", mark=Mark(icon="golden")),
    "trade_routes": Look("pairs", mark=Mark(icon="trade")),
    "wars": Look("pairs", mark=Mark(icon="war")),
    "recoveries": Look("city", mark=Mark(icon="recovery")),
    "recovers_next": Look("cities", mark=Mark(icon="recovery")),
    "foundations": Look("city"),
    "groundworks": Look("city"),
    "foundation_steps": Look("city", of="foundations"),
    "foundation_hands": Look(mark=Mark(icon="card", key="foundation")),
    "oracle": Look("pairs", mark=Mark(icon="victory")),
    "own_debts": Look(mark=Mark(icon="debt")),
}
"""Extras of the sets that come with the game. Others are shown as well, by their shape alone."""


def extra_faces(texts: Texts) -> dict[str, ExtraFace]:
    """Every extra that has a name."""
    named = {key.removeprefix(NAMES): texts(key) for key in texts.keys_under(NAMES)}
    return {key: _face(key, name, LOOKS.get(key, Look()), texts) for key, name in named.items()}


def _face(key: str, name: str, look: Look, texts: Texts) -> ExtraFace:
    prefix = f"{WORDS}{key}."
    words = {word.removeprefix(prefix): texts(word) for word in texts.keys_under(prefix)}
    return ExtraFace(name=name, place=look.place, mark=look.mark, of=look.of, words=words)
