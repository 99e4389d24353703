"""Every card that comes with the package says what is drawn on it, and the cards of one deck do not look alike."""

from collections import Counter, defaultdict
from collections.abc import Iterable

from sevenwonders.classic.cards import Card
from sevenwonders.duel.cardfiles import standard
from sevenwonders.sets.loader import packaged, packaged_keys

PEOPLE = "white"
"""Leaders have heads of their own."""
MOST_OF_A_DECK = 3


def _buildings() -> list[Card]:
    return [card for key in packaged_keys() for card in packaged(key).cards if card.color != PEOPLE]


def _worn_out(decks: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """The motifs of each deck that serve too many of its cards."""
    motifs: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for deck, art in decks:
        motifs[deck].update(art.split())
    often = {deck: [motif for motif, n in each.items() if n > MOST_OF_A_DECK] for deck, each in motifs.items()}
    return {deck: each for deck, each in often.items() if each}


def test_every_building_of_the_sets_names_its_drawing() -> None:
    assert [card.key for card in _buildings() if not card.art] == []


def test_every_building_and_token_of_duel_names_its_drawing() -> None:
    duel = standard()
    assert [card.key for card in duel.cards if not card.art] == []
    assert [token.key for token in duel.progress if not token.art] == []


def test_no_drawing_serves_many_cards_of_a_deck() -> None:
    assert _worn_out((card.deck, card.art) for card in _buildings()) == {}
    assert _worn_out((card.deck, card.art) for card in standard().cards) == {}


def test_no_two_cards_of_a_deck_have_the_same_drawing() -> None:
    for cards in (_buildings(), standard().cards):
        drawings = Counter((card.deck, card.art) for card in cards)
        assert [each for each, n in drawings.items() if n > 1] == []
