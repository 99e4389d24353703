"""Setting a table with Towers in a line or two: as for Cities, with boards for eight and cards that pair.

    game = table(city("cellar"), hands=[["armoury"]])
    turn(game, "build:armoury")

What cities have was put there without a word; `told` tells the rules of it, as if it had been built.
"""

from collections.abc import Sequence

from sevenwonders import NOBODY
from sevenwonders.classic.codex import BUILD
from sevenwonders.classic.game import Classic
from sevenwonders.classic.market import market_of
from sevenwonders.classic.paying import ways_to_build, ways_to_pay
from sevenwonders.classic.terms import Terms
from sevenwonders.core.resources import pack
from sevenwonders.sets.towers.golden import SIDES, GoldenShields, shields
from tests.cities.arrange import (
    LEFT,
    ME,
    RIGHT,
    CityPlan,
    arrange,
    city,
    coins,
    finish_age,
    happened,
    kind,
    options,
    points,
    tokens,
    turn,
    ways,
)
from tests.classic.arrange import part

__all__ = [
    "BOTH",
    "CITIES",
    "LEADERS",
    "LEFT",
    "ME",
    "RICH",
    "RIGHT",
    "CityPlan",
    "answer",
    "city",
    "coins",
    "cost_of",
    "finish_age",
    "golden",
    "happened",
    "kind",
    "makes",
    "options",
    "part",
    "points",
    "seen",
    "stage",
    "table",
    "tokens",
    "told",
    "turn",
    "war",
    "ways",
]

LEADERS = ("leaders", "towers")
CITIES = ("cities", "towers")
BOTH = ("leaders", "cities", "towers")
BOARDS = ("giza_a", "ephesos_a", "babylon_a", "rhodes_a", "olympia_a", "alexandria_a", "halicarnassus_a", "babel_a")
RICH = (
    *("lumber_yard", "stone_pit", "clay_pool", "ore_vein", "sawmill", "quarry", "brickyard", "foundry"),
    *("timber_yard", "clay_pit", "excavation", "forest_cave", "glassworks_1", "loom_1", "press_1", "forge_1"),
)
"""Three of each raw material and more, one of each manufactured good."""


def table(
    *plans: CityPlan,
    sets: tuple[str, ...] = ("towers",),
    players: int = 3,
    age: int = 1,
    turn: int = 1,
    hands: Sequence[Sequence[str]] = (),
    discard: Sequence[str] = (),
    teams: bool = False,
) -> Classic:
    """A game at the beginning of a turn; cities for which a test names no board have one that does nothing here."""
    players = max(players, len(plans))
    everyone = [*plans, *[city()] * (players - len(plans))]
    wanted = [plan.wonder[:-2] for plan in everyone]
    spare = iter([board for board in BOARDS if board[:-2] not in wanted])
    boards = [plan.wonder or next(spare) for plan in everyone]
    named = [
        CityPlan(plan.cards, board, plan.stages, plan.coins, plan.tokens, plan.peace)
        for plan, board in zip(everyone, boards, strict=True)
    ]
    return arrange(*named, sets=sets, players=players, age=age, turn=turn, hands=hands, discard=discard, teams=teams)


def told(game: Classic) -> Classic:
    """Let the rules know of all cards that stand: pairs are complete, golden shields count."""
    for place, home in enumerate(game.cities):
        for card in range(int(game.codex.cards)):
            if home.has(game.codex, card):
                for rules in game.setting.givers:
                    rules.gained(game, place, card)
    game.queue = game.queue[:0]
    game.events.clear()
    return game


def stage(board: str, number: int, card: str = "altar", coins: int = 20, **more: object) -> Classic:
    """A city that can pay for anything builds a stage, the ones before it being built, with a card."""
    mine = city(*RICH, wonder=board, stages=number - 1, coins=coins)
    game = table(mine, hands=[[card]], **more)  # type: ignore[arg-type]
    turn(game, next(move for move in options(game, ME, "stage") if f":{card}" in move))
    return game


def war(game: Classic) -> list[tuple[int, int]]:
    """The conflicts of the age are fought now: who has won against whom."""
    game.events.clear()
    age = game.age
    while game.age == age and not game.over():
        for seat in game.to_act():
            moves = options(game, seat)
            dull = [move for move in moves if move.startswith(("sell:", "decline", "throw:"))]
            game.play(seat, (dull or moves)[-1])
    found = []
    for winner, facts in happened(game, "conflict"):
        loser = facts["loser"]
        assert isinstance(loser, int)
        found.append((winner, loser))
    return sorted(found)


def answer(game: Classic, *moves: str) -> None:
    """Whoever is asked, and is the only one, answers."""
    for move in moves:
        (seat,) = game.to_act()
        game.play(seat, move)


def makes(game: Classic, seat: int, letters: str) -> bool:
    """Whether a city can have these resources this turn without buying any."""
    return len(ways_to_pay(market_of(game, seat), Terms(0, pack(letters, game.codex.letters)), 0)) > 0


def cost_of(game: Classic, seat: int, card: str) -> list[str]:
    """The payments with which a city could build a card now, whoever holds it."""
    number = game.codex.card_number[card]
    payments = [int(payment) for payment in ways_to_build(game, seat, number)]
    return [game.text(int(BUILD) | payment | number << 40).removeprefix(f"build:{card}")[1:] for payment in payments]


def seen(game: Classic, seat: int = ME) -> dict[str, int]:
    """What everyone can count in a city: shields, tokens, symbols and colours."""
    home = game.view(NOBODY).cities[seat]
    return {"shields": home.shields, "victories": home.victories, "defeats": home.defeats, **home.counts}


def golden(game: Classic, seat: int, *sides: str) -> Classic:
    """A city has golden shields of this age."""
    for side in sides:
        game.cities[seat].count[part(game, GoldenShields).shields] += shields(SIDES.index(side), 1)
    return game
