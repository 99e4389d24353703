"""Loading and checking the card files of Duel: the files together. Their rows are read in cardrows.py."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from sevenwonders.core.cardfile import CardFileError, Row, parse
from sevenwonders.core.texts import LANGUAGES
from sevenwonders.duel.cardrows import board, cards_of_ages, progress_tokens, wonder_cards
from sevenwonders.duel.cards import DECKS, Card, CardSet, Progress, Setup, Slot, Wonder

FILES: Final = (
    "set.toml",
    "cards.toml",
    "wonders.toml",
    "progress.toml",
    "board.toml",
    *(f"names/{language}.toml" for language in LANGUAGES),
)


@cache
def standard() -> CardSet:
    """The published game, from the files beside this module."""
    folder = resources.files("sevenwonders.duel") / "data"
    return load({file: (folder / file).read_text(encoding="utf-8") for file in FILES})


def load(texts: Mapping[str, str]) -> CardSet:
    """Check the card files, given as name and content, and make a card set of them. Raises CardFileError."""
    for file in FILES:
        if file not in texts:
            raise CardFileError(f"{file}: this file is missing")
    top = Row("set.toml", "", parse("set.toml", texts["set.toml"]))
    letters = top.letters("resources", "WSCGP", None)
    if letters != "WSCGP":
        raise top.error("resources", "Duel has exactly the resources WSCGP")
    symbols = tuple(top.texts("symbols"))
    if len(set(symbols)) != len(symbols) or not 1 <= len(symbols) <= 20:
        raise top.error("symbols", "expected 1 to 20 different symbols")
    key, version = top.key(), top.text("version")
    if top.numbers("players") != [2]:
        raise top.error("players", "Duel is for exactly 2 players")
    setup = _setup(top)
    top.close()
    cards = cards_of_ages(texts["cards.toml"], symbols)
    wonders = wonder_cards(texts["wonders.toml"])
    progress = progress_tokens(texts["progress.toml"], symbols)
    capital, zones, structures = board(texts["board.toml"])
    _check_sizes(setup, cards, wonders, progress, structures)
    _check_keys_differ([card.key for card in cards], [w.key for w in wonders], [p.key for p in progress], list(symbols))
    names, own = {}, {}
    wanted = {
        "card": [card.key for card in cards],
        "wonder": [wonder.key for wonder in wonders],
        "progress": [token.key for token in progress],
        "symbol": list(symbols),
    }
    for language in LANGUAGES:
        names[language], own[language] = _names(f"names/{language}.toml", texts[f"names/{language}.toml"], wanted)
    return CardSet(
        key, version, letters, symbols, setup, cards, wonders, progress, capital, zones, structures, names, own
    )


def _setup(top: Row) -> Setup:
    row = top.row("setup")
    first = top.row("first_game")
    draft = tuple(row.numbers("wonder_draft", 0, 1))
    if len(draft) != 8 or sum(draft) != 4:
        raise row.error("wonder_draft", "expected 8 seats, 4 of each")
    wonders = tuple(tuple(first.texts(field)) for field in ("player1", "player2"))
    first.close()
    setup = Setup(
        coins=row.number("coins"),
        removed_per_age=row.number("removed_per_age"),
        guilds_added=row.number("guilds_added"),
        progress_on_board=row.number("progress_on_board"),
        sell_coins=row.number("sell_coins"),
        sell_coins_per_yellow=row.number("sell_coins_per_yellow"),
        trade_price=row.number("trade_price", high=20),
        coins_per_point=row.number("coins_per_point", low=1),
        symbols_to_win=row.number("symbols_to_win", low=1),
        wonders_built_max=row.number("wonders_built_max", low=1, high=8),
        wonder_draft=draft,
        first_game=wonders,
    )
    row.close()
    return setup


def _check_sizes(
    setup: Setup,
    cards: tuple[Card, ...],
    wonders: tuple[Wonder, ...],
    progress: tuple[Progress, ...],
    structures: tuple[tuple[Slot, ...], ...],
) -> None:
    decks = {deck: sum(card.deck == deck for card in cards) for deck in DECKS}
    guilds = decks.pop("guild")
    if guilds < setup.guilds_added:
        raise CardFileError(f"cards.toml: {guilds} guilds; set.toml adds {setup.guilds_added}")
    for (deck, size), structure in zip(decks.items(), structures, strict=True):
        laid = size - setup.removed_per_age + (setup.guilds_added if deck == "age3" else 0)
        if laid != len(structure):
            raise CardFileError(f"cards.toml: deck {deck} fills {laid} slots; its structure has {len(structure)}")
    if sum(wonder.draw_progress > 0 for wonder in wonders) > 1:
        raise CardFileError("wonders.toml: only one wonder may draw progress tokens")
    if max(decks["age1"], decks["age2"], decks["age3"] + guilds) > 60:
        raise CardFileError("cards.toml: a deck may have 60 cards at the most (the third with the guilds)")
    drawn = max(wonder.draw_progress for wonder in wonders)
    if len(progress) < setup.progress_on_board + drawn:
        raise CardFileError(f"progress.toml: {len(progress)} tokens are too few for the board and a wonder's draw")
    keys = {wonder.key for wonder in wonders}
    chosen = [key for seat in setup.first_game for key in seat]
    for key in chosen:
        if key not in keys:
            raise CardFileError(f"set.toml, first_game: there is no wonder '{key}'")
    if len(chosen) != 8 or len(set(chosen)) != 8 or len(setup.first_game[0]) != 4:
        raise CardFileError("set.toml, first_game: expected 4 different wonders for each player")


def _check_keys_differ(*lists: list[str]) -> None:
    """A key names one thing in the whole set: records, events and name lists rely on it."""
    seen: set[str] = set()
    for keys in lists:
        for key in keys:
            if key in seen:
                raise CardFileError(f"'{key}' is the key of two different things")
        seen.update(keys)


def _names(file: str, text: str, wanted: Mapping[str, list[str]]) -> tuple[dict[str, dict[str, str]], frozenset[str]]:
    top = Row(file, "", parse(file, text))
    own = top.texts("ours", ())
    names = {}
    for section, keys in wanted.items():
        names[section] = top.row(section).names()
        for key in keys:
            if not names[section].get(key):
                raise CardFileError(f"{file}, {section}: no name for '{key}'")
        for key in names[section]:
            if key not in keys:
                raise CardFileError(f"{file}, {section}: there is no {section} '{key}'")
    top.close()
    for key in own:
        if not any(key in section for section in names.values()):
            raise CardFileError(f"{file}, field 'ours': there is nothing called '{key}'")
    return names, frozenset(own)
