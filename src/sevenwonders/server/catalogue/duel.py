"""The catalogue of Duel."""

from collections.abc import Iterator

from sevenwonders.core.resources import KEYS, LETTERS
from sevenwonders.core.texts import Texts
from sevenwonders.duel.cardfiles import standard
from sevenwonders.duel.cards import COLORS, DECKS, KINDS, Card, CardSet, Progress, Wonder
from sevenwonders.duel.game import Duel
from sevenwonders.duel.view import DECISIONS
from sevenwonders.duel.words.names import title
from sevenwonders.duel.words.tooltips import opens, tooltip
from sevenwonders.games import DUEL
from sevenwonders.server.catalogue.duel_looks import LOOKS
from sevenwonders.server.catalogue.duel_signs import duel_marks
from sevenwonders.server.catalogue.signs import cost_marks
from sevenwonders.server.catalogue_models import Catalogue, Face, SlotPlace


def duel_catalogue(texts: Texts) -> Catalogue:
    card_set = standard()
    faces = [_face(card_set, row, texts) for rows in _rows(card_set) for row in rows]
    categories = list(Duel(seed=0, quiet=True).scores().points[0])
    return Catalogue(
        game=DUEL,
        faces={face.key: face for face in faces},
        boards={},
        names=dict(_names(card_set, categories, texts)),
        extras={},
        looks=LOOKS,
        categories=categories,
        colors=list(COLORS),
        resources=card_set.resources,
        symbols=list(card_set.symbols),
        structures=[
            [SlotPlace(row=slot.row, col=slot.col, up=slot.up) for slot in structure]
            for structure in card_set.structures
        ],
        numbers=dict(_numbers(card_set)),
    )


def _rows(card_set: CardSet) -> tuple[tuple[Card | Wonder | Progress, ...], ...]:
    return card_set.cards, card_set.wonders, card_set.progress


def _face(card_set: CardSet, row: Card | Wonder | Progress, texts: Texts) -> Face:
    is_card = isinstance(row, Card)
    kind = row.color if isinstance(row, Card) else "wonder" if isinstance(row, Wonder) else "progress"
    return Face(
        key=row.key,
        name=title(card_set, row.key, texts),
        own_name=row.key in card_set.own_names[texts.language],
        kind=kind,
        deck=row.deck if isinstance(row, Card) else "",
        cost=[] if isinstance(row, Progress) else cost_marks(row.coins, row.cost),
        marks=duel_marks(card_set, row),
        chain_from=list(row.chain_from) if isinstance(row, Card) else [],
        opens=opens(card_set, row.key) if is_card else [],
        steps=[],
        tip=tooltip(card_set, row.key, texts),
        guess=False,
        art=row.art,
    )


def _names(card_set: CardSet, categories: list[str], texts: Texts) -> Iterator[tuple[str, str]]:
    """Whatever else has a name, by section and key: `color.brown`, `resource.W`, `phase.play_card`."""
    yield from ((f"color.{kind}", texts(f"color.{kind}")) for kind in KINDS)
    yield from ((f"kind.{kind}", texts(f"kind.{kind}")) for kind in (*KINDS, "progress"))
    yield from ((f"symbol.{symbol}", title(card_set, symbol, texts)) for symbol in card_set.symbols)
    yield from ((f"resource.{x}", texts(f"resource.{KEYS[LETTERS.index(x)]}")) for x in card_set.resources)
    yield from ((f"deck.{deck}", texts(f"deck.{deck}")) for deck in DECKS)
    yield from ((f"category.{category}", texts(f"score.{category}")) for category in categories)
    yield from ((f"phase.{phase}", texts(f"server.phase.{phase}")) for phase in DECISIONS if phase)


def _numbers(card_set: CardSet) -> Iterator[tuple[str, int]]:
    """Numbers of the setup, and of the track: `points3` is what the pawn on the third space is worth."""
    for name, number in vars(card_set.setup).items():
        if isinstance(number, int):
            yield name, number
    yield "capital", card_set.capital
    for zone in card_set.zones:
        for space in range(zone.first, zone.last + 1):
            yield f"points{space}", zone.vp
