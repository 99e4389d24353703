"""How the things of Duel look on the page."""

from typing import Final

from sevenwonders.server.catalogue_models import ColumnFace, DeckFace, Looks

COLUMNS: Final = {
    "military": ("red", "shield"),
    "blue": ("blue", "temple"),
    "green": ("green", "gear"),
    "yellow": ("yellow", "scales"),
    "purple": ("purple", "seal"),
    "wonders": ("wonder", "wonder"),
    "progress": ("progress", "progress"),
    "coins": ("coins", "coin"),
}
BACKS: Final = {"age1": "#74512c", "age2": "#34577a", "age3": "#7a3238", "guild": "#6d3a8c"}

LOOKS: Final = Looks(
    colors={},
    columns={column: ColumnFace(shade=shade, icon=icon) for column, (shade, icon) in COLUMNS.items()},
    decks={deck: DeckFace(fill=fill, icon="seal" if deck == "guild" else "") for deck, fill in BACKS.items()},
    tokens={},
    verbs={},
    drawings={},
)
