"""Why something cannot be built now in Duel: from what lies open on the table."""

from sevenwonders.core.texts import Texts
from sevenwonders.duel.cards import CardSet
from sevenwonders.duel.view import CityView, WonderView
from sevenwonders.duel.words.names import in_sentence


def why_no_card(card_set: CardSet, card: str, price: int, here: CityView, texts: Texts) -> str:
    """Why a city cannot build an accessible card: it is too dear."""
    coins, owned = texts.count("count.coin", price), texts.count("count.coin", here.coins)
    return texts("why.card_price", card=in_sentence(card_set, card, texts), coins=coins, owned=owned)


def why_no_wonder(card_set: CardSet, wonder: WonderView, here: CityView, texts: Texts) -> str:
    """Why a city cannot build one of its wonders: it stands already, or is too dear."""
    name = in_sentence(card_set, wonder.key, texts)
    if wonder.built:
        told = texts("why.wonder_built", wonder=name)
    else:
        coins, owned = texts.count("count.coin", wonder.price), texts.count("count.coin", here.coins)
        told = texts("why.wonder_price", wonder=name, coins=coins, owned=owned)
    return told[:1].upper() + told[1:]
