"""Tables that lie as a test wants them: a game is played here, and put into the server's database as if by people."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from playwright.sync_api import Page
from sqlalchemy import create_engine

from sevenwonders.core.game import Game
from sevenwonders.games import GameSpec
from sevenwonders.players import Seat as Eyes
from sevenwonders.players import make_bot
from sevenwonders.players.bot import Bot
from sevenwonders.records import write_record
from sevenwonders.server.protocol import Options
from sevenwonders.server.routes.common import COOKIE
from sevenwonders.server.secrets import hash_token, new_table_id
from sevenwonders.server.store.queries import Choice, Seat, StoredTable, add_choices, add_table
from tests.patience import PATIENCE
from tests.server.client import Player
from tests.server.running import Server


@dataclass(frozen=True)
class Stage:
    """A game and how far it is played."""

    spec: GameSpec
    seed: int
    until: Callable[[Game], bool]
    """Looked at before each choice of the reader, who sits at seat 0."""
    bot: str = "greedy"
    names: tuple[str, ...] = ()
    """The people at the other seats; without names they are bots."""
    bots: tuple[Bot, ...] = ()
    """Who plays it up to there, seat by seat; if nobody is named, bots of that level."""
    estimates: bool = False
    tastes: Mapping[int, Callable[[Game, str], bool]] = field(default_factory=dict)
    """By seat: moves that are liked better than what the bot would do."""


def play(stage: Stage) -> tuple[str, list[Choice], Game]:
    """The deal, the choices up to the moment that is wanted, and the game at that moment."""
    game = stage.spec.begin(stage.seed)
    deal = write_record(game.record())
    bots = stage.bots or [make_bot(stage.bot, seed=stage.seed + seat) for seat in range(int(game.seats))]
    choices: list[Choice] = []
    while not game.over():
        seats = list(game.to_act())
        if 0 in seats and stage.until(game):
            break
        seat = seats[-1]  # the reader last: when it is their turn, all others have sealed
        likes = stage.tastes.get(seat)
        liked = [text for text in map(game.text, game.moves(seat)) if likes and likes(game, text)]
        move = liked[0] if liked else game.text(bots[seat].choose(Eyes(game, seat)))
        choices.append(Choice(seat, "", "", move))
        game.play(seat, move)
    return deal, choices, game


def lay(site: Server, stage: Stage) -> tuple[str, list[Player]]:
    """Put a table into the database of a running server, which finds it when it is asked for.

    Returns its id and the people at it, the reader first.
    """
    deal, choices, game = play(stage)
    spec = stage.spec
    options = Options(
        game=spec.game,  # type: ignore[arg-type]
        players=spec.players,
        sets=list(spec.sets),
        sides=spec.sides,  # type: ignore[arg-type]
        teams=spec.teams,
        pace=0,
        estimates=stage.estimates,
    )
    at = int(1000 * time.time())
    names = ("Ada", *stage.names)
    people = [Player(site.address, name) for name in names]
    tokens = [hash_token(person.http.cookies[COOKIE]) for person in people]
    seats = [Seat("human", name, "", token) for name, token in zip(names, tokens, strict=True)]
    seats += [Seat("bot", str(number), "easy", "") for number in range(1, spec.players - len(names) + 1)]
    table = StoredTable(
        id=new_table_id(),
        created=at,
        changed=at,
        status="over" if game.over() else "playing",
        public=False,
        options=options.model_dump_json(),
        password="",
        host=tokens[0],
        deal=deal,
        deadline=None,
        rematch="",
        seats=seats,
        choices=[],
    )
    engine = create_engine(f"sqlite:///{site.database}", connect_args={"timeout": PATIENCE})
    with engine.begin() as connection:
        add_table(table)(connection)
        if choices:
            add_choices(table.id, 0, choices)(connection)
    engine.dispose()
    return table.id, people


def sit_down(page: Page, site: Server, stage: Stage) -> tuple[str, list[Player]]:
    """Bring a page to a staged table as its reader; returns the table's id and the people at it."""
    made, people = lay(site, stage)
    arrive_as(page, people[0], made)
    return made, people


def arrive_as(page: Page, player: Player, table: str) -> None:
    """Bring a page to a table as somebody who sits there."""
    cookies = [{"name": name, "value": value, "url": player.address} for name, value in player.http.cookies.items()]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    page.goto(f"{player.address}/t/{table}")


# ---- moments


def at_turn(age: int, turn: int) -> Callable[[Game], bool]:
    """7 Wonders: the reader is to choose a card of the hand in this turn, or in the first one after it."""

    def wanted(game: Game) -> bool:
        view = game.view(0)
        return (view.age, view.turn) >= (age, turn) and view.decisions[0].kind == "play_card"  # type: ignore[attr-defined]

    return wanted


def with_cards_left(age: int, cards: int) -> Callable[[Game], bool]:
    """Duel: the reader is to take one of at most so many cards of an age."""

    def wanted(game: Game) -> bool:
        view = game.view(0)
        return (view.age, -len(view.slots)) >= (age, -cards) and view.decisions[0].kind == "play_card"  # type: ignore[attr-defined]

    return wanted


def never(_: Game) -> bool:
    """To the end."""
    return False


def asked(kind: str) -> Callable[[Game], bool]:
    """The first moment at which the reader is asked something of a kind."""
    return lambda game: game.view(0).decisions[0].kind == kind
