"""What each seat may know at each moment of a finished game, found out from its record and not from any view."""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from pydantic import TypeAdapter

from sevenwonders.classic.entries import (
    CARD_BITS,
    IN_DISCARD,
    KNOWN_AT,
    PLACE_AT,
    card_in,
    is_seen,
    owner_in,
    zone_in,
)
from sevenwonders.classic.game import Classic
from sevenwonders.classic.piles import cards_in_zone
from sevenwonders.classic.seeing import ClassicView
from sevenwonders.core.game import NOBODY, Game
from sevenwonders.core.record import Record
from sevenwonders.duel.game import Duel
from sevenwonders.duel.view import DuelView
from sevenwonders.records.replay import begin, steps
from sevenwonders.server.protocol import Offer
from tests.server.client import Json

_views: TypeAdapter[ClassicView | DuelView] = TypeAdapter(ClassicView | DuelView)
WORDS = re.compile(r"[a-z][a-z0-9_]*")
TEXTS = ("text", "label", "prompt", "short", "name")
FIELDS = set(Offer.model_fields)
"""Words that name a field: one of them, `bank`, is a card as well."""
NO_SECRET = ("groundwork",)
"""Decks that belong to the boards: everybody sees them."""
HIDDEN_HANDS = ("leader_hand", "tile_hand", "foundation_hand")
SET_ASIDE = {"recruit_set_aside": ("leader_rest", "leader_out")}
"""Decisions in which a seat looks through cards that were set aside."""


class Knowledge:
    """The keys that a seat (or a spectator) may know after each turn of a record."""

    def __init__(self, record: Record, seat: int, folders: Sequence[str] = ()) -> None:
        game = begin(record, folders)
        self.seat = seat
        self.keys = _all_keys(game)
        """Everything that could be secret."""
        self._known: set[str] = set()
        self.after: list[set[str]] = []
        """What is known after so many turns."""
        self._views: list[Json] = []
        self._learn(game, [])
        for number in steps(record, game):
            self._learn(game, [move for who, move in record.turns[number - 1] if who == seat])
        self.after[-1] = self.keys  # the end shows everything
        self.seed = str(record.seed)

    def _learn(self, game: Game, own_moves: list[str]) -> None:
        found = _learnt_in_duel(game, self.seat) if isinstance(game, Duel) else _learnt_in_classic(game, self.seat)
        for move in own_moves:
            found |= set(WORDS.findall(move))
        self._known |= found & self.keys
        self.after.append(set(self._known))
        view = game.view(self.seat)
        assert isinstance(view, (ClassicView, DuelView))
        self._views.append(_settled(json.loads(_views.dump_json(view))))

    def moments(self, frames: list[str]) -> Iterator[tuple[int, str]]:
        """Each update of a game that goes on, with the number of turns that were over when it was sent.

        A view must be that of the game between two turns: nothing in it may come from choices that are still sealed.
        """
        turns = 0
        for frame in frames:
            update = json.loads(frame)
            if update["type"] != "update" or update["table"]["status"] != "playing":
                continue
            if update["view"] is not None:
                seen = _settled(update["view"])
                later = [number for number in range(turns, len(self._views)) if self._views[number] == seen]
                assert later, f"seat {self.seat} saw what no turn shows: {frame}"
                turns = later[0]
            yield turns, frame

    def leaks(self, text: str, turns: int, names: dict[str, str]) -> set[str]:
        """Keys in a frame that the seat could not know after so many turns, by key or by name; and the seed."""
        secret = self.keys - self.after[turns]
        spoken = sorted({names[key] for key in self.after[turns] if key in names}, key=len, reverse=True)
        unspoken = {key: names[key] for key in secret if key in names and names[key] not in spoken}
        found = set()
        for where, word in strings(json.loads(text)):
            if where in TEXTS:
                for name in spoken:  # Zeus may be named before any statue is
                    word = re.sub(re.escape(name), "…", word, flags=re.IGNORECASE)
                found |= {key for key, name in unspoken.items() if re.search(rf"\b{re.escape(name)}\b", word)}
            else:
                found |= secret & set(WORDS.findall(word))
        if turns < len(self.after) - 1 and self.seed in text:
            found.add("the seed")
        return found


def _settled(view: Json) -> Json:
    """A view without what a reader's own choice changes, and without points, which a table may hide."""
    return {name: value for name, value in view.items() if name not in ("chosen", "decisions", "scores")}


def strings(data: Any, where: str = "") -> Iterator[tuple[str, str]]:
    """All strings of some JSON, with the name of the field that they stand in."""
    if isinstance(data, str):
        yield where, data
    elif isinstance(data, list):
        for each in data:
            yield from strings(each, where)
    elif isinstance(data, dict):
        for name, each in data.items():
            if name not in FIELDS:
                yield "", name
            yield from strings(each, name)


def _all_keys(game: Game) -> set[str]:
    if isinstance(game, Duel):
        card_set = game.codex.card_set
        return {each.key for kind in (card_set.cards, card_set.wonders, card_set.progress) for each in kind}
    assert isinstance(game, Classic)
    return {card.key for card in game.codex.box.cards if card.deck not in NO_SECRET}


def _learnt_in_duel(game: Game, seat: int) -> set[str]:
    """Face-up cards by the geometry of the structure; wonders and tokens as they come to light.

    Three of the first four wonders are chosen; then the fourth has its owner, and the others are shown.
    """
    assert isinstance(game, Duel)
    record = game.record()
    known = set(record.deal["board"]) | set(record.deal["wonders"][: 8 if len(record.turns) >= 3 else 4])
    taken = {word for turn in record.turns for _, move in turn for word in WORDS.findall(move)}
    known |= taken & (_all_keys(game) - set(record.deal["box"]))
    known |= {word for turn in record.turns for _, move in turn if move.startswith("progress") for word in [move[9:]]}
    if game.age:
        keys, structure = record.deal[f"age{game.age}"], game.codex.card_set.structures[game.age - 1]
        for number, slot in enumerate(structure):
            if slot.up or all(keys[above] in taken for above in slot.covered_by):
                known.add(keys[number])
    if seat in game.to_act() and game.view(seat).decisions[0].kind == "choose_drawn_progress":
        known |= {word for move in game.moves(seat) for word in WORDS.findall(game.text(move))}
    return known


def _learnt_in_classic(game: Game, seat: int) -> set[str]:
    """What stands in cities and lies open, and what the seat may choose from: every card of a hand can be sold."""
    assert isinstance(game, Classic)
    boxed = game.codex.box.cards
    known = {card.key for city in game.cities for number, card in enumerate(boxed) if city.has(game.codex, number)}
    known |= _laid_open(game)
    if seat == NOBODY:
        return known
    known |= {word for move in game.moves(seat) for word in WORDS.findall(game.text(move))}
    for name in HIDDEN_HANDS:
        if name in game.codex.zones:
            known |= {game.card_key(card) for card in cards_in_zone(game, game.codex.zones.index(name), seat)}
    return known | _looked_at(game, seat)


def _laid_open(game: Classic) -> set[str]:
    """Tiles and foundations that are in nobody's keeping any more, projects that have begun, and cards shown to all."""
    kept = {int(entry) & CARD_BITS for entry in game.kept}
    boxed = game.codex.box.cards
    dealt = {boxed[card].deck for card in kept} & {"tile", "foundation"}
    known = {card.key for number, card in enumerate(boxed) if card.deck in dealt and number not in kept}
    begun = int(game.age) if game.turn else int(game.age) - 1
    known |= {game.card_key(card) for card in game.deal.piles.get("projects", [])[: max(0, begun)]}
    everybody = (1 << int(game.seats)) - 1
    shown = [entry for entry in game.face_down if (entry >> KNOWN_AT) & everybody == everybody]
    return known | {game.card_key(card_in(entry)) for entry in shown}


def _looked_at(game: Classic, seat: int) -> set[str]:
    """Cards of piles that a decision lets the seat look through."""
    known = set()
    phase = game.codex.phases[game.phase] if game.moves(seat) else ""
    if phase == "take_from_discard":
        entries = [entry for entry in game.face_down if entry >> PLACE_AT & 3 == IN_DISCARD]
        known |= {game.card_key(card_in(entry)) for entry in entries}
    zones = [game.codex.zones.index(name) for name in SET_ASIDE.get(phase, ()) if name in game.codex.zones]
    guilds = game.codex.zones.index("guild_aside") if "guild_aside" in game.codex.zones else -1
    for entry in game.kept:
        zone = zone_in(entry)
        if zone in zones or (zone == guilds and not owner_in(entry) and is_seen(entry, seat)):
            known.add(game.card_key(card_in(entry)))
    return known
