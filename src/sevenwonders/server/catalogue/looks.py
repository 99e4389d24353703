"""How the things of 7 Wonders look on the page: what the sets of a box declare."""

from sevenwonders.classic.cards import Box
from sevenwonders.classic.looks import Show
from sevenwonders.classic.words.of_sets import words_of_set
from sevenwonders.core.texts import Texts
from sevenwonders.server.catalogue_models import (
    ColorFace,
    ColumnFace,
    DeckFace,
    DrawingFace,
    ExtraFace,
    Looks,
    Mark,
    TokenFace,
    VerbFace,
)


def looks_of(box: Box) -> Looks:
    """Colours, columns, decks, tokens, verbs and drawings."""
    looks = box.looks
    return Looks(
        colors={key: ColorFace(fill=look.fill, ink=look.ink, icon=look.icon) for key, look in looks.colors.items()},
        columns={key: ColumnFace(shade=look.shade, icon=look.icon) for key, look in looks.columns.items()},
        decks={key: DeckFace(fill=look.fill, icon=look.icon) for key, look in looks.decks.items()},
        tokens={
            key: TokenFace(icon=look.icon, means=look.means, event=look.event) for key, look in looks.tokens.items()
        },
        verbs={key: VerbFace(icon=look.icon, of_hand=look.of_hand) for key, look in looks.verbs.items()},
        drawings={
            key: DrawingFace(solid=each.solid, lines=each.lines, tint=each.tint) for key, each in looks.drawings.items()
        },
    )


def extra_faces(box: Box, texts: Texts) -> dict[str, ExtraFace]:
    """Everything that the sets of a box show besides."""
    return {key: _extra(box, show, texts) for key, show in box.looks.shows.items()}


def _extra(box: Box, show: Show, texts: Texts) -> ExtraFace:
    prefix = f"{show.key}_"
    said = (each.names[texts.language].get("show_word", {}) for each in box.sets)
    words = {key.removeprefix(prefix): word for one in said for key, word in one.items() if key.startswith(prefix)}
    return ExtraFace(
        name=words_of_set(box, "show", show.key, texts),
        place=show.place,
        mark=Mark(icon=show.sign.icon, key=show.sign.key) if show.sign is not None else None,
        of=show.of,
        words=words,
        means=show.means,
        event=show.event,
    )
