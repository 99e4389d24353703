"""What the sets of a box say of one another: needs, references, names and the sizes of the decks."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from sevenwonders.classic.cards import COUNTED, Box, Card, CardSet, Effect
from sevenwonders.core.cardfile import CardFileError, Mistakes
from sevenwonders.core.resources import CLASSES
from sevenwonders.core.texts import LANGUAGES
from sevenwonders.sets.books import check_books
from sevenwonders.sets.known import as_known
from sevenwonders.sets.looks import check_looks
from sevenwonders.sets.rows import AGES, GUILD, NAMED, SECTIONS
from sevenwonders.sets.setfile import BASE, HAND_MORE, RULES

LEAST_DECKS: Final = 3
"""Two players use the decks of three."""
MOST_CARDS: Final = 1000
"""Different cards in a box: the engine numbers them with ten bits."""
MOST_POWERS: Final = 62
"""Different powers in a box: a city keeps them as bits."""


def box_of(sets: Sequence[CardSet]) -> Box:
    """A box of these sets, the base game first and every set after those it needs. Raises CardFileError."""
    box = Box(tuple(_in_order(sets)))
    _check_declared(box)
    _check_meanings(box)
    mistakes = Mistakes()
    for each in box.sets:
        _check_references(box, each, mistakes)
        with mistakes:
            _check_powers(box, each)
            _check_names(box, each)
        with mistakes:
            check_looks(box, each)
    with mistakes:
        check_books(box, hand_size(box))
    with mistakes:
        _check_decks(box)
    mistakes.complain()
    return as_known(box)


def players_of(box: Box) -> tuple[int, ...]:
    """The numbers of players that a box is for: a set may forbid numbers of the base game and add others."""
    base = box.sets[0].players
    every = sorted({number for each in box.sets for number in each.players})
    return tuple(n for n in every if all(n in each.players or n not in base for each in box.sets))


def age_deck(box: Box, age: int, players: int) -> int:
    """How many cards an age has for a number of players; the third has its guilds. A set's rules may add others."""
    least = max(players, LEAST_DECKS)
    size = sum(copy <= least for card in box.cards if card.deck == AGES[age - 1] for copy in card.copies)
    return size + (least + box.setup["guilds_added"] if age == 3 else 0)


def hand_size(box: Box) -> int:
    """How many cards everybody is dealt in an age, if the deck has so many."""
    return box.setup["hand"] + sum(each.setup.get(HAND_MORE, 0) for each in box.sets)


def _in_order(sets: Sequence[CardSet]) -> list[CardSet]:
    by_key: dict[str, CardSet] = {}
    for each in sets:
        if each.key in by_key:
            raise CardFileError(f"{each.key}/set.toml, field 'key': the set '{each.key}' is in the box twice")
        by_key[each.key] = each
    if BASE not in by_key:
        raise CardFileError(f"the box has no set '{BASE}'")
    for each in sets:
        missing = [f"'{need}'" for need in each.needs if need not in by_key]
        if missing:
            what = f"the set {missing[0]}" if len(missing) == 1 else f"the sets {', '.join(missing)}"
            raise CardFileError(f"{each.key}/set.toml, field 'needs': {what} must be in the box too")
    waiting = sorted(sets, key=lambda each: each.key != BASE)
    placed: list[CardSet] = []
    while waiting:
        ready = [each for each in waiting if all(by_key[key] in placed for key in _before(each, by_key))]
        if not ready:
            raise CardFileError(
                f"{waiting[0].key}/set.toml, field 'needs': these sets wait for one another in a circle"
            )
        placed.append(ready[0])
        waiting.remove(ready[0])
    return placed


def _before(each: CardSet, by_key: dict[str, CardSet]) -> list[str]:
    """The sets of the box that must stand before a set."""
    return [*each.needs, *(key for key in each.after if key in by_key)]


def _check_declared(box: Box) -> None:
    """Nothing has the key of something else that is dealt, counted or named."""
    seen: dict[tuple[str, str], str] = {("deck", deck): "the base game" for deck in (*AGES, GUILD)}
    for each in box.sets:
        declared = [("resource", "resources", letter) for letter in each.resources]
        declared += [("kind", "colors", color.key) for color in each.colors]
        declared += [("kind", "symbols", symbol) for symbol in each.symbols]
        declared += [("kind", "tokens", token) for token in each.tokens]
        declared += [("deck", "decks", deck) for deck in each.decks]
        for what, field, word in declared:
            if (what, word) in seen:
                raise CardFileError(f"{each.key}/set.toml, field '{field}': {seen[what, word]} has '{word}' too")
            seen[what, word] = f"{field} of {each.key}"
    rows: dict[str, str] = {}
    for each in box.sets:
        for place, key in [*((p, card.key) for p, card in _cards(each)), *_wonder_places(each)]:
            if key in rows:
                raise CardFileError(f"{place}, field 'key': '{key}' stands in {rows[key]} too")
            rows[key] = place
    if len(rows) > MOST_CARDS:
        raise CardFileError(f"the box has {len(rows)} different cards and boards; expected {MOST_CARDS} at the most")
    powers = {effect.power for each in box.sets for _, _, effect in _effects(each) if effect.power}
    powers -= {power for each in box.sets for power in each.at_once}
    if len(powers) > MOST_POWERS:
        raise CardFileError(f"the box has {len(powers)} different powers; expected {MOST_POWERS} at the most")
    shared = {card.name: card.key for card in box.cards if card.name != card.key}
    for each in box.sets:
        for place, card in _cards(each):
            if card.name == card.key and card.key in shared:
                raise CardFileError(f"{place}, field 'key': '{card.key}' is the name that '{shared[card.key]}' has")


def _cards(each: CardSet) -> Iterator[tuple[str, Card]]:
    """The cards of a set and where they stand."""
    for card in each.cards:
        yield f"{each.key}/cards.toml, card '{card.key}'", card


def _wonder_places(each: CardSet) -> Iterator[tuple[str, str]]:
    for wonder in each.wonders:
        yield f"{each.key}/wonders.toml, wonder '{wonder.key}'", wonder.key


def _effects(each: CardSet) -> Iterator[tuple[str, str, Effect]]:
    """Where it stands, its cost in resources, its effect: of every card, board and stage."""
    for place, card in _cards(each):
        yield place, card.cost, card.effect
        for number, step in enumerate(card.steps, 1):
            yield f"{place}, step {number}", "", step.effect
    for (place, _), wonder in zip(_wonder_places(each), each.wonders, strict=True):
        yield f"{place}, start", "", wonder.start
        for number, stage in enumerate(wonder.stages, 1):
            yield f"{place}, stage {number}", stage.cost, stage.effect


def _check_references(box: Box, each: CardSet, mistakes: Mistakes) -> None:
    decks = [*AGES, GUILD, *(deck for other in box.sets for deck in other.decks)]
    colors = [color.key for color in box.colors]
    cards = {card.key for card in box.cards}
    for place, card in _cards(each):
        with mistakes:
            _known(f"{place}, field 'deck'", "deck", [card.deck], decks)
            _known(f"{place}, field 'color'", "colour", [card.color], colors)
            for parent in card.chain_from:
                if parent not in cards:
                    raise CardFileError(f"{place}, field 'chain_from': chain to nowhere: there is no card '{parent}'")
            for number, step in enumerate(card.steps, 1):
                if step.card and step.card not in cards:
                    raise CardFileError(f"{place}, step {number}, field 'card': there is no card '{step.card}'")
    for place, cost, effect in _effects(each):
        with mistakes:
            _known(f"{place}, field 'cost'", "resource", cost, box.resources)
            units = [letter for unit in effect.produces for letter in unit.split("/")]
            _known(f"{place}, field 'produces'", "resource", units, box.resources)
            if effect.discount is not None and effect.discount.goods not in CLASSES:
                _known(f"{place}, discount, field 'goods'", "resource", effect.discount.goods, box.resources)
            symbols = [symbol for entry in effect.science for symbol in entry.split("/")]
            _known(f"{place}, field 'science'", "symbol", symbols, box.symbols)
            _known(f"{place}, field 'tokens'", "token", effect.tokens, box.tokens)
            _known(f"{place}, field 'saves'", "construction", effect.saves, (*colors, "stage"))
            _known(f"{place}, field 'payable_in_coins'", "colour", effect.payable_in_coins, colors)
            counted = (*COUNTED, *colors, *box.symbols, *box.tokens)
            counts = (
                ("coins_per", effect.coins_per),
                ("vp_per", effect.vp_per),
                ("vp_per_set", effect.vp_per_set),
            )
            for field, count in counts:
                if count is not None:
                    _known(f"{place}, {field}, field 'of'", "kind", count.of, counted)
            if effect.saves_per is not None:
                _known(f"{place}, saves_per, field 'on'", "construction", [effect.saves_per.on], (*colors, "stage"))
                _known(f"{place}, saves_per, field 'of'", "kind", [effect.saves_per.of], counted)


def _check_powers(box: Box, each: CardSet) -> None:
    """A set without rules uses the powers of the base game and of the sets that it needs."""
    if each.has_rules:
        return
    others = [other for other in box.sets if other is box.sets[0] or other.key in each.needs]
    known = sorted({effect.power for other in others for _, _, effect in _effects(other) if effect.power})
    for place, _, effect in _effects(each):
        if effect.power and effect.power not in known:
            reason = f"'{effect.power}' is unknown, and there is no {RULES} to know it; known: {', '.join(known)}"
            raise CardFileError(f"{place}, field 'power': {reason}")


def _known(place: str, what: str, words: Iterable[str], known: Sequence[str]) -> None:
    for word in words:
        if word not in known:
            raise CardFileError(f"{place}: unknown {what} '{word}'; known: {', '.join(known) or 'none'}")


def _check_meanings(box: Box) -> None:
    """A key names one thing in the whole box; only a power may share the key of its own card."""
    seen: dict[str, tuple[str, str]] = {}
    for each in box.sets:
        for section in SECTIONS:
            for key in each.names[LANGUAGES[0]][section]:
                other, of = seen.setdefault(key, (each.key, section))
                own_power = section == "power" and other == each.key
                if not own_power and (of != section or (other != each.key and section in NAMED)):
                    place = f"{each.key}/names/{LANGUAGES[0]}.toml, {section}, field '{key}'"
                    raise CardFileError(f"{place}: the set '{other}' has a {of} '{key}' too")


def _check_names(box: Box, each: CardSet) -> None:
    """Everything has its words in every language, in this set or in another one."""
    for language in LANGUAGES:
        file = f"{each.key}/names/{language}.toml"
        named = {section: {key for other in box.sets for key in other.names[language][section]} for section in SECTIONS}
        wanted = [("category", color.category) for color in each.colors] + [("city", w.city) for w in each.wonders]
        wanted += [("power", e.power) for _, _, e in _effects(each) if e.power]
        for section, key in wanted:
            if key not in named[section]:
                raise CardFileError(f"{file}, {section}, field '{key}': is missing: no words for '{key}'")


def _check_decks(box: Box) -> None:
    base = box.sets[0]
    alone = Box((base,))
    for number in base.players:
        for age, deck in enumerate(AGES, 1):
            size, full = age_deck(alone, age, number), base.setup["hand"] * max(number, LEAST_DECKS)
            if size != full:
                place = f"{BASE}/cards.toml, deck '{deck}', field 'copies'"
                raise CardFileError(f"{place}: {size} cards for {number} players; expected exactly {full}")
    allowed = players_of(box)
    if not allowed:
        raise CardFileError(
            f"{box.sets[-1].key}/set.toml, field 'players': no number of players suits all sets of the box"
        )
    hand = hand_size(box)
    giver = [(each.key, field) for each in box.sets for field in ("hand", HAND_MORE) if field in each.setup][-1]
    guilds = sum(card.deck == GUILD for card in box.cards)
    added = sum(len(card.copies) for card in box.cards if card.deck not in (*AGES, GUILD))
    for number in allowed:
        packs = max(number, LEAST_DECKS)
        if guilds < packs + box.setup["guilds_added"]:
            place = f"{box.sets[-1].key}/cards.toml, deck '{GUILD}'"
            raise CardFileError(f"{place}: {guilds} guilds; {number} players need {packs + box.setup['guilds_added']}")
        for age in (1, 2, 3):
            # more players than the base game knows get what the deck has for each: two cards make one turn
            least = (hand if number in base.players else 2) * packs
            size = age_deck(box, age, number) + added
            if size < least:
                place = f"{giver[0]}/set.toml, setup, field '{giver[1]}'"
                raise CardFileError(
                    f"{place}: hands of {hand} for {number} players need {least} cards; age {age} has {size}"
                )
    boards = len({wonder.city for wonder in box.wonders})
    if boards < max(*allowed, LEAST_DECKS):
        raise CardFileError(
            f"{box.sets[-1].key}/wonders.toml: {boards} boards in the box; {max(allowed)} players need more"
        )
