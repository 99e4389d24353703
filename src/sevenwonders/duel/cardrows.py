"""The rows of the card files of Duel: cards, wonders, progress tokens and the board, each checked as it is read."""

from sevenwonders.core.art import card_art, wonder_art
from sevenwonders.core.cardfile import CardFileError, Row, parse, unique
from sevenwonders.duel.cards import COIN_SETS, COLORS, DECKS, KINDS, Card, Progress, Slot, Wonder, Zone


def _choice(row: Row) -> str:
    """A choice producer offers all raw materials or all manufactured goods: the price solver relies on it."""
    letters = row.letters("produces_one_of", "WSCGP")
    if sorted(letters) not in ([], sorted("WSC"), sorted("GP")):
        raise row.error("produces_one_of", f"'{letters}' must be WSC or GP")
    return letters


def cards_of_ages(text: str, symbols: tuple[str, ...]) -> tuple[Card, ...]:
    """The cards of the three ages and the guilds, in this order."""
    file = Row("cards.toml", "", parse("cards.toml", text))
    rows = file.rows("card", key="key")
    file.close()
    cards = []
    for row in rows:
        per, guild = None, None
        if row.has("coins_per"):
            inner = row.row("coins_per")
            per = (inner.one_of("count", KINDS), inner.number("coins", low=1, high=20))
            inner.close()
        if row.has("guild"):
            inner = row.row("guild")
            counted = tuple(inner.texts("count"))
            for what in counted:
                if what not in (*KINDS, COIN_SETS):
                    raise inner.error("count", f"unknown value '{what}'; known: {', '.join((*KINDS, COIN_SETS))}")
            guild = (counted, inner.number("coins", high=20), inner.number("vp", high=20))
            inner.close()
        card = Card(
            key=row.key(),
            deck=row.one_of("deck", DECKS),
            color=row.one_of("color", COLORS),
            coins=row.number("coins", 0),
            cost=row.letters("cost", "WSCGP"),
            chain_from=tuple(row.texts("chain_from", ())),
            gives_chain=row.text("gives_chain", ""),
            produces=row.letters("produces", "WSCGP"),
            produces_one_of=_choice(row),
            trade_one=row.letters("trade_one", "WSCGP"),
            coins_gain=row.number("coins_gain", 0),
            coins_per=per,
            guild=guild,
            shields=row.number("shields", 0, high=9),
            science=row.one_of("science", symbols, ""),
            vp=row.number("vp", 0),
            art=card_art(row),
        )
        row.close()
        if card.guild and card.deck != "guild":
            raise row.error("guild", "only cards of the deck 'guild' may have this field")
        cards.append(card)
    unique(rows, [card.key for card in cards])
    if not 1 <= len(cards) <= 200:
        raise CardFileError(f"cards.toml: {len(cards)} cards; expected 1 to 200")
    for letter in "WSCGP":  # prices are reckoned with seven bits
        if sum(card.produces.count(letter) for card in cards) > 127:
            raise CardFileError(f"cards.toml: all cards together make more than 127 units of {letter}")
    _check_chains(rows, cards)
    return tuple(sorted(cards, key=lambda card: DECKS.index(card.deck)))


def _check_chains(rows: list[Row], cards: list[Card]) -> None:
    by_key = {card.key: card for card in cards}
    used: set[str] = set()
    for row, card in zip(rows, cards, strict=True):
        for parent in card.chain_from:
            if parent not in by_key:
                raise row.error("chain_from", f"chain to nowhere: there is no card '{parent}'")
            if not by_key[parent].gives_chain:
                raise row.error("chain_from", f"'{parent}' has no field 'gives_chain'")
            used.add(parent)
    for row, card in zip(rows, cards, strict=True):
        if card.gives_chain and card.key not in used:
            raise row.error("gives_chain", "no card names this one in its 'chain_from'")
    if len(used) > 60:
        raise CardFileError("cards.toml: more than 60 cards give a chain")


def wonder_cards(text: str) -> tuple[Wonder, ...]:
    file = Row("wonders.toml", "", parse("wonders.toml", text))
    rows = file.rows("wonder", key="key")
    file.close()
    wonders = []
    for row in rows:
        draw = 0
        if row.has("progress_from_box"):
            inner = row.row("progress_from_box")
            draw = inner.number("draw", low=1, high=10)
            if inner.number("keep") != 1:
                raise inner.error("keep", "only one token can be kept")
            inner.close()
        wonder = Wonder(
            key=row.key(),
            coins=row.number("coins", 0),
            cost=row.letters("cost", "WSCGP"),
            vp=row.number("vp", 0),
            shields=row.number("shields", 0, high=9),
            coins_gain=row.number("coins_gain", 0),
            opponent_loses=row.number("opponent_loses", 0),
            play_again=row.flag("play_again"),
            produces_one_of=_choice(row),
            discard_opponent=row.one_of("discard_opponent", ("brown", "grey"), ""),
            draw_progress=draw,
            build_from_discard=row.number("build_from_discard", 0, high=1) == 1,
            art=wonder_art(row),
        )
        row.close()
        wonders.append(wonder)
    unique(rows, [wonder.key for wonder in wonders])
    if not 8 <= len(wonders) <= 30:
        raise CardFileError(f"wonders.toml: {len(wonders)} wonders; expected 8 to 30")
    return tuple(wonders)


def progress_tokens(text: str, symbols: tuple[str, ...]) -> tuple[Progress, ...]:
    file = Row("progress.toml", "", parse("progress.toml", text))
    rows = file.rows("progress", key="key")
    file.close()
    tokens = []
    for row in rows:
        token = Progress(
            key=row.key(),
            vp=row.number("vp", 0),
            coins_gain=row.number("coins_gain", 0),
            science=row.one_of("science", symbols, ""),
            resources_less=row.number("resources_less", 0, high=15),
            extra_shields=row.number("extra_shields", 0, high=9),
            play_again=row.flag("play_again"),
            applies_to=row.one_of("applies_to", KINDS, ""),
            takes_rival_trade_coins=row.flag("takes_rival_trade_coins"),
            coins_per_chain=row.number("coins_per_chain", 0),
            vp_per_token=row.number("vp_per_token", 0),
            art=card_art(row),
        )
        row.close()
        if (token.resources_less or token.extra_shields or token.play_again) and not token.applies_to:
            raise row.error("applies_to", "is missing: to what does this token apply?")
        if token.play_again and token.applies_to != "wonder":
            raise row.error("applies_to", "play_again applies to 'wonder' only")
        tokens.append(token)
    unique(rows, [token.key for token in tokens])
    if sum(token.resources_less for token in tokens) > 127 or sum(token.extra_shields for token in tokens) > 127:
        raise CardFileError("progress.toml: all tokens together save more than 127 resources, or add more shields")
    if not 1 <= len(tokens) <= 30:
        raise CardFileError(f"progress.toml: {len(tokens)} tokens; expected 1 to 30")
    return tuple(tokens)


def board(text: str) -> tuple[int, tuple[Zone, ...], tuple[tuple[Slot, ...], ...]]:
    """The capital's space, the zones of the military track, and the slots of each age."""
    file = Row("board.toml", "", parse("board.toml", text))
    track = file.row("military")
    capital = track.number("capital", low=1, high=60)
    track.close()
    zones = []
    reached = 0
    for row in file.rows("zone"):
        zone = Zone(row.number("from"), row.number("to"), row.number("vp"), row.number("loot", 0))
        row.close()
        if zone.first != reached + 1 or zone.last < zone.first:
            raise row.error("from", f"zones follow one another: expected to begin at {reached + 1}")
        reached = zone.last
        zones.append(zone)
    if reached != capital - 1:
        raise CardFileError(f"board.toml: the zones end at {reached}; the capital is at {capital}")
    if len(zones) > 20:
        raise CardFileError("board.toml: more than 20 zones")
    structures = []
    for age, row in enumerate(file.rows("structure"), 1):
        if row.number("age") != age:
            raise row.error("age", f"expected {age}: structures stand in order")
        slots: list[Slot] = []
        for place in row.rows("slots", "slot"):
            slot = Slot(
                place.number("row", low=1, high=20),
                place.number("col", low=1, high=40),
                place.flag("up"),
                tuple(place.numbers("covered_by", 0, 59)),
            )
            place.close()
            if any(cover <= len(slots) for cover in slot.covered_by):
                raise place.error("covered_by", "a slot is covered by later slots only")
            if not slot.covered_by and not slot.up:
                raise place.error("up", "a slot that nothing covers lies face up")
            slots.append(slot)
        row.close()
        if not slots:
            raise row.error("slots", "a structure needs at least one slot")
        if any(cover >= len(slots) for slot in slots for cover in slot.covered_by):
            raise row.error("slots", "a slot is covered by one that does not exist")
        structures.append(tuple(slots))
    file.close()
    if len(structures) != 3:
        raise CardFileError(f"board.toml: {len(structures)} structures; expected 3")
    return capital, tuple(zones), tuple(structures)
