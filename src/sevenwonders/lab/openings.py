"""What is known of each board and wonder from many games of bots: how often its city wins, and what winners built.

    python -m sevenwonders.lab.openings FOLDER --minutes 10 --out src/sevenwonders/lab/openings.json

goes on where it was stopped; the same seed and number of games give the same numbers. The rules book of the page shows
them beside the boards.
"""

import argparse
import datetime
import json
import math
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from sevenwonders.classic.game import Classic
from sevenwonders.core.game import NOBODY, Game
from sevenwonders.duel.game import Duel
from sevenwonders.games import CLASSIC, DUEL, GameSpec
from sevenwonders.lab.arena import pairings
from sevenwonders.players import Seat, make_bot

FILE: Final = "openings.json"
PLAYER: Final = "greedy"
SPECS: Final = (GameSpec(DUEL), GameSpec(CLASSIC, 3), GameSpec(CLASSIC, 4), GameSpec(CLASSIC, 5))
AT_ONCE: Final = 24
"""Games of one sort before the next sort, and before what is known is kept."""
CONFIDENT: Final = 1.96
"""Standard errors of an interval that is right 19 times in 20."""
MOST_BUILT: Final = 3


@dataclass
class Tally:
    """The games of one sort so far, by board."""

    games: int = 0
    played: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    built: dict[str, Counter[str]] = field(default_factory=dict)
    """How often a winner with this board built a card, and another one: `+card`, `-card`."""


@dataclass(frozen=True)
class Known:
    """A board among some number of players."""

    players: int
    games: int
    chance: float
    margin: float
    """The chance is within this, 19 times in 20."""
    points: float


@dataclass(frozen=True)
class KnownBoard:
    at: list[Known]
    built: list[str]
    """Cards that winners with this board built more often than others with it: the clearest first."""


def name_of(spec: GameSpec) -> str:
    return spec.game if spec.game == DUEL else f"{spec.game} {spec.players}"


def play_into(tally: Tally, spec: GameSpec, seed: int, games: int) -> None:
    """Play further games; those of a seed are always the same, whoever plays how many of them at a time."""
    everything = list(pairings(spec, [PLAYER] * spec.players, tally.games + games, seed))
    for pairing in everything[tally.games :]:
        game = spec.begin(pairing.seed, quiet=True)
        bots = [make_bot(name, pairing.bot_seed + seat) for seat, name in enumerate(pairing.players)]
        chairs = [Seat(game, seat) for seat in range(len(bots))]
        while (seat := int(game.next_seat())) >= 0:
            game.apply(seat, bots[seat].choose(chairs[seat]))
        _count(tally, game)
    tally.games += games


def _count(tally: Tally, game: Game) -> None:
    scores = game.scores()
    for seat in range(int(game.seats)):
        won = seat in scores.winners
        boards, cards = _city_of(game, seat)
        for board in boards:
            tally.played[board] += 1
            tally.won[board] += won
            tally.points[board] += scores.totals[seat]
            tally.built.setdefault(board, Counter()).update(f"{'+' if won else '-'}{card}" for card in set(cards))


def _city_of(game: Game, seat: int) -> tuple[list[str], list[str]]:
    """The boards or wonders of a city, and its cards."""
    if isinstance(game, Duel):
        city = game.view(NOBODY).cities[seat]
        return [wonder.key for wonder in city.wonders], list(city.cards)
    assert isinstance(game, Classic)
    return [game.wonder_key(seat)], list(game.view(NOBODY).cities[seat].cards)


def known_of(tallies: dict[str, Tally]) -> dict[str, dict[str, KnownBoard]]:
    """By game and board."""
    found: dict[str, dict[str, KnownBoard]] = {DUEL: {}, CLASSIC: {}}
    for spec in SPECS:
        tally = tallies[name_of(spec)]
        for board in sorted(tally.played):
            games, chance = tally.played[board], tally.won[board] / tally.played[board]
            margin = CONFIDENT * math.sqrt(max(chance * (1.0 - chance), 0.01) / games)
            known = Known(
                spec.players, games, round(chance, 4), round(margin, 4), round(tally.points[board] / games, 1)
            )
            found[spec.game].setdefault(board, KnownBoard([], [])).at.append(known)
    for game, boards in found.items():
        tallied = [tallies[name_of(spec)] for spec in SPECS if spec.game == game]
        for board, known_board in boards.items():
            known_board.built.extend(favourites(board, tallied))
    return found


def favourites(board: str, tallies: list[Tally]) -> list[str]:
    """What winners with a board built more often than others with it, as far as that is no chance."""
    built: Counter[str] = sum((each.built.get(board, Counter()) for each in tallies), Counter())
    won = sum(each.won[board] for each in tallies)
    lost = sum(each.played[board] for each in tallies) - won
    if not won or not lost:
        return []
    more = []
    for card in sorted({key[1:] for key in built}):
        mine, theirs = built[f"+{card}"] / won, built[f"-{card}"] / lost
        error = math.sqrt(mine * (1.0 - mine) / won + theirs * (1.0 - theirs) / lost)
        if mine - theirs > CONFIDENT * error:
            more.append((mine - theirs, card))
    return [card for _, card in sorted(more, key=lambda each: (-each[0], each[1]))[:MOST_BUILT]]


@cache
def openings() -> dict[str, object]:
    """What ships with this version: who played, how many games, when, by which command; and `boards`."""
    packed = resources.files("sevenwonders.lab") / FILE
    found: dict[str, object] = json.loads(packed.read_text(encoding="utf-8"))
    return found


def read(file: Path) -> dict[str, Tally]:
    """What was counted so far."""
    kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    tallies = {}
    for spec in SPECS:
        row = kept.get(name_of(spec), {})
        counts = {name: Counter(row.get(name, {})) for name in ("played", "won", "points")}
        built = {board: Counter(cards) for board, cards in row.get("built", {}).items()}
        tallies[name_of(spec)] = Tally(row.get("games", 0), **counts, built=built)
    return tallies


def write(file: Path, what: object) -> None:
    """So that the file always holds all of it, the old or the new."""
    part = file.with_name(f".{file.name}.part")
    part.write_text(json.dumps(what, separators=(",", ":")) + "\n", encoding="utf-8")
    part.replace(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where what was counted is kept meanwhile")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write what is known into this file")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    kept = options.folder / f"openings-{options.seed}.json"
    tallies = read(kept)
    ends = time.monotonic() + 60 * options.minutes
    while time.monotonic() < ends:
        for spec in SPECS:
            play_into(tallies[name_of(spec)], spec, options.seed, AT_ONCE)
        write(kept, {name: vars(tally) for name, tally in tallies.items()})
        print("\r" + ", ".join(f"{name}: {tally.games}" for name, tally in tallies.items()), end="", flush=True)
    print()
    if options.out is not None:
        boards = {
            game: {key: asdict(board) for key, board in found.items()} for game, found in known_of(tallies).items()
        }
        told = {
            "player": PLAYER,
            "seed": options.seed,
            "games": {name: tally.games for name, tally in tallies.items()},
            "made": datetime.datetime.now(datetime.UTC).date().isoformat(),
            "command": "python -m sevenwonders.lab.openings",
            "boards": boards,
        }
        write(options.out, told)


if __name__ == "__main__":
    main()
