"""Prices and reasons for the face of a card, where there is little room."""

from sevenwonders.classic.moves import FAVOUR, MoveParts
from sevenwonders.classic.payment import Payment
from sevenwonders.classic.reckoning import Lack
from sevenwonders.classic.words.names import small_article
from sevenwonders.classic.words.prices import price_of
from sevenwonders.classic.words.scene import Scene
from sevenwonders.core.glyphs import COIN, LEFT, RIGHT
from sevenwonders.terminal.classic.marks import letters_of


def in_short(scene: Scene, price: Payment, arrows: bool = False) -> str:
    """A price: "2● left + 1● bank", or with arrows "◀2●+1● bank"; cities further off have their number."""
    texts, parts = scene.texts, []
    sides = (("left", price.left, scene.left_of(scene.acting)), ("right", price.right, scene.right_of(scene.acting)))
    for side, coins, city in sides:
        if not coins:
            continue
        if arrows:
            parts.append(f"{LEFT if side == 'left' else RIGHT}{coins}{COIN}")
        elif scene.acting == scene.me:
            parts.append(texts(f"classic.pay.{side}", n=coins))
        elif city == scene.me:
            parts.append(texts("classic.pay.you", n=coins))
        else:
            parts.append(texts("classic.pay.name", n=coins, player=small_article(scene.names[city], texts)))
    for coins, seller in zip((price.far, price.farther), scene.here.far, strict=False):
        if coins and arrows:
            parts.append(f"{coins}{COIN}→{seller.city + 1}")
        elif coins and seller.city == scene.me:
            parts.append(texts("classic.pay.you", n=coins))
        elif coins:
            parts.append(texts("classic.pay.name", n=coins, player=small_article(scene.names[seller.city], texts)))
    if price.bank:
        parts.append(texts("classic.pay.bank", n=price.bank))
    return ("+" if arrows else " + ").join(parts) or texts("classic.pay.free")


def ways_in_short(scene: Scene, moves: list[MoveParts], room: int) -> str:
    """All ways to pay, as far as there is room for them; the cheapest stands first, one for a token last."""
    texts, tried = scene.texts, []
    prices = [price_of(scene, move) for move in moves if not move.option & FAVOUR]
    if not prices:
        return texts("classic.pay.token")
    for arrows in (False, True):
        told = [in_short(scene, price, arrows) for price in prices]
        if len(told) == 2:
            tried.append(texts("classic.short.or", one=told[0], other=told[1]))
        if len(told) > 1:
            tried.append(texts.count("classic.short.ways", len(told), one=told[0]))
        else:
            tried.append(told[0])
    return next((text for text in tried if len(text) <= room), tried[-1])


def reason_in_short(scene: Scene, lack: Lack) -> str:
    """Why something cannot be built, in a few words."""
    if lack.kind == "stages":
        return scene.texts("classic.ui.complete")
    return scene.texts(f"classic.short.{lack.kind}", n=lack.coins, what=letters_of(lack.units, scene.texts))
