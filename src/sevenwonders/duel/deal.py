"""What chance decides in Duel, all of it before the first move: wonders, cards of three ages, progress tokens."""

from librt.vecs import extend, vec
from mypy_extensions import i64

from sevenwonders.core.rng import Rng
from sevenwonders.duel.codex import Codex


class Deal:
    """A deal never changes, so copies of a game share it."""

    def __init__(self, wonders: vec[i64], cards: vec[i64], board: vec[i64], box: vec[i64]) -> None:
        self.wonders: vec[i64] = wonders
        """The eight wonders in the order in which they are shown, four and four."""
        self.cards: vec[i64] = cards
        """The card of every slot, age after age."""
        self.board: vec[i64] = board
        """The progress tokens that lie open."""
        self.box: vec[i64] = box
        """The tokens set aside, in the order in which the Great Library draws them."""


def new_deal(codex: Codex, rng: Rng) -> Deal:
    """Shuffle and deal as the rule book says: nobody learns the cards that stay in the box."""
    wonders = _shuffled(0, codex.wonders, rng)
    tokens = _shuffled(0, codex.tokens, rng)
    cards = vec[i64]([i64(0)] * codex.all_slots)
    for age in range(1, 4):
        lay_out(codex, age, cards, rng)
    return Deal(wonders[:8], cards, tokens[: codex.on_board], tokens[codex.on_board :])


def lay_out(codex: Codex, age: i64, cards: vec[i64], rng: Rng) -> None:
    """Fill the slots of one age: some cards of its deck stay out, guilds join the third."""
    slots: i64 = codex.slots[age]
    guilds: i64 = codex.guilds_added if age == 3 else 0
    end: i64 = codex.first_guild if age == 3 else codex.after_card[age]
    laid = _shuffled(codex.first_card[age], end, rng)[: slots - guilds]
    if guilds:
        laid = extend(laid, _shuffled(codex.first_guild, codex.cards, rng)[:guilds])
        rng.shuffle(laid)
    first: i64 = codex.first_slot[age]
    for slot in range(slots):
        cards[first + slot] = laid[slot]


def numbers(first: i64, after: i64) -> vec[i64]:
    """The numbers from `first` to before `after`."""
    items = vec[i64]([i64(0)] * (after - first))
    for place in range(after - first):
        items[place] = first + place
    return items


def _shuffled(first: i64, after: i64, rng: Rng) -> vec[i64]:
    items = numbers(first, after)
    rng.shuffle(items)
    return items
