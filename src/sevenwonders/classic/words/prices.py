"""What a construction costs now, and to whom; or why it cannot be paid.

What can be done, what it costs and what is lacking is the game's word: the legal moves, and what `reckon` asks of the
engine. Here it is put in words.
"""

from dataclasses import replace

from sevenwonders.classic.moves import FAVOUR, UNCHAINED, MoveParts, move_parts
from sevenwonders.classic.payment import Payment
from sevenwonders.classic.reckoning import NEVER, Lack
from sevenwonders.classic.words.boards import Row
from sevenwonders.classic.words.names import in_sentence
from sevenwonders.classic.words.paid import paid
from sevenwonders.classic.words.phrases import in_units
from sevenwonders.classic.words.scene import Scene
from sevenwonders.classic.words.texts import ROW


def price_of(scene: Scene, move: MoveParts) -> Payment:
    """What a legal move costs in all: its payment, printed coins, taxes."""
    besides = scene.reckoning.coins.get(move.text()) if scene.reckoning is not None else None
    if besides is None:
        besides = _printed(scene, move)
    return replace(move.payment, bank=move.payment.bank + besides)


def _printed(scene: Scene, move: MoveParts) -> int:
    """The coins in a printed cost: all that is known where nobody asked the game."""
    if move.verb == "build" and not move.option & FAVOUR:
        chained = move.option != UNCHAINED and scene.chain_for(scene.acting, move.card)
        return 0 if chained else scene.card(move.card).coins
    if move.verb == "stage":
        row = row_of(scene, move)
        return row.stage.coins if row is not None else 0
    return 0


def row_of(scene: Scene, move: MoveParts) -> Row | None:
    """The row of the board that a move builds: the chosen one, or the next."""
    rows = scene.rows(scene.acting)
    number = (move.option & ROW) - 1 if move.option & ROW else sum(scene.here.stages)
    return rows[number] if number < len(rows) else None


def in_words(scene: Scene, price: Payment) -> str:
    """A price for a sentence: "2 coins to Giza and 1 coin to the bank"; empty if it is nothing."""
    far = [each.city for each in scene.here.far]
    return paid(scene.texts, scene.names, scene.acting, price, scene.me, far)


# ---- why not


def why_no_card(scene: Scene, card: str) -> Lack:
    """Why the city cannot build a card."""
    row = scene.card(card)
    if any(scene.card(key).name == row.name for key in scene.here.cards):
        return Lack("owned", card=card)
    if move_parts(scene.view.sealed).card == card and not any(move.card == card for move in scene.moves):
        return Lack("own_card")
    return scene.reckoning.cards.get(card, NEVER) if scene.reckoning is not None else NEVER


def why_no_stage(scene: Scene, row: Row | None = None) -> Lack:
    """Why the city cannot build the next stage of its wonder, or one of several that are next."""
    following = scene.next_rows(scene.acting)
    if not following:
        return Lack("stages")
    number = (row or following[0]).number
    return scene.reckoning.stages.get(number, NEVER) if scene.reckoning is not None else NEVER


def reason(scene: Scene, lack: Lack) -> str:
    """Why something cannot be built, in a sentence."""
    texts = scene.texts
    if lack.kind == "owned":
        return texts("classic.why.owned", card=in_sentence(scene.box, lack.card, texts))
    if lack.kind in ("coins", "trade"):
        owned = texts.count("count.coin", lack.owned if lack.owned >= 0 else scene.here.coins)
        return texts(f"classic.why.{lack.kind}", coins=texts.count("count.coin", lack.coins), owned=owned)
    if lack.kind == "missing":
        return texts("classic.why.missing", what=texts.together(in_units(lack.units, texts)))
    return texts(f"classic.why.{lack.kind}")


def for_sale(scene: Scene, city: int) -> list[str]:
    """The units that a city's neighbours may buy from it: letters, and choices such as W/C."""
    here = scene.view.cities[city]
    return [*here.for_sale, *here.choices_for_sale]
