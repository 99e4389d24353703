"""What a test of 7 Wonders does at a table that `tests/arrange.py` has set, and what it asks afterwards."""

from typing import Any

from sevenwonders import NOBODY
from sevenwonders.classic.codex import BUILD, COINS, DEFEATS, SHIELDS, VICTORIES
from sevenwonders.classic.game import Classic
from sevenwonders.classic.market import market_of
from sevenwonders.classic.moments import END_AGE
from sevenwonders.classic.moves import CARD_AT
from sevenwonders.classic.paying import add_ways_on_terms, terms_of, ways_to_pay
from sevenwonders.classic.seeing import CityView
from sevenwonders.classic.terms import Terms
from sevenwonders.classic.turn import go_on
from sevenwonders.core.moves import Moves
from sevenwonders.core.resources import pack
from sevenwonders.sets.towers.golden import SIDES, GoldenShields
from sevenwonders.sets.towers.golden import shields as on_side

from .arrange import ME, CityPlan, at_towers, city, part, recruiting
from .mixes import LEADERS

DULL = ("sell:", "decline", "throw:", "abstain", "dismiss")
"""Moves by which nothing is built and no power is used."""
RICH = (
    *("lumber_yard", "stone_pit", "clay_pool", "ore_vein", "sawmill", "quarry", "brickyard", "foundry"),
    *("timber_yard", "clay_pit", "excavation", "forest_cave", "glassworks_1", "loom_1", "press_1", "forge_1"),
)
"""Three of each raw material and more, one of each manufactured good."""


# ---- what a test does


def turn(game: Classic, *moves: str) -> None:
    """All choose, seat by seat; those for whom there is no move, or an empty one, sell a card."""
    for seat in range(int(game.seats)):
        move = moves[seat] if seat < len(moves) else ""
        game.play(seat, move or options(game, seat, "sell:")[0])


def all_do(game: Classic, *moves: str) -> None:
    """All who are asked answer, seat by seat; those for whom there is no move, or an empty one, sell something."""
    for seat in game.to_act():
        move = moves[seat] if seat < len(moves) else ""
        game.play(seat, move or options(game, seat, "dismiss" if "recruit" in kind(game) else "sell")[0])


def answer(game: Classic, *moves: str) -> None:
    """Whoever is asked, and is the only one, answers."""
    for move in moves:
        (seat,) = game.to_act()
        game.play(seat, move)


def abstain(game: Classic) -> None:
    """Nobody who is asked takes part."""
    for seat in game.to_act():
        game.play(seat, "abstain")


def pay(game: Classic, *coins: int) -> None:
    """Those who lose coins, in the order of their seats, pay so much, or all they can."""
    assert kind(game) == "pay_loss"
    for place, seat in enumerate(game.to_act()):
        paid = coins[place] if place < len(coins) else -1
        game.play(seat, options(game, seat)[-1] if paid < 0 else f"pay:b{paid}" if paid else "pay")


def pay_own(game: Classic, coins: int, seat: int = ME) -> None:
    """So much of a debt of one's own foundation."""
    assert kind(game) == "pay_own_debt"
    game.play(seat, f"pay:b{coins}" if coins else "pay")


def build_stage(game: Classic, *seats: int) -> None:
    """These seats (or I) build their next stage, the others sell a card."""
    builders = seats or (ME,)
    turn(game, *(options(game, s, "stage")[0] if s in builders else "" for s in range(int(game.seats))))


def rich_stage(board: str, number: int, card: str = "altar", coins: int = 20, **more: object) -> Classic:
    """A city that can pay for anything builds a stage, the ones before it being built, with a card."""
    mine = city(*RICH, wonder=board, stages=number - 1, coins=coins)
    game = at_towers(mine, hands=[[card]], **more)  # type: ignore[arg-type]
    turn(game, next(move for move in options(game, ME, "stage") if f":{card}" in move))
    return game


def recruited(leader: str, plan: CityPlan, *, age: int = 1, sets: tuple[str, ...] = LEADERS) -> Classic:
    """The same city after it has recruited a leader, paid or not."""
    game = recruiting(plan, leaders=[[leader, "hiram"]], age=age, sets=sets)
    all_do(game, f"recruit:{leader}")
    return game


def golden(game: Classic, seat: int, *sides: str) -> Classic:
    """A city has golden shields of this age."""
    for side in sides:
        game.cities[seat].count[part(game, GoldenShields).shields] += on_side(SIDES.index(side), 1)
    return game


def told(game: Classic) -> Classic:
    """Let the rules know of all cards that stand: pairs are complete, golden shields count."""
    for place, mine in enumerate(game.cities):
        for card in range(int(game.codex.cards)):
            if mine.has(game.codex, card):
                for rules in game.setting.givers:
                    rules.gained(game, place, card)
    game.queue = game.queue[:0]
    game.events.clear()
    return game


def finish_age(game: Classic) -> None:
    """All sell cards until the age is over, pay what they lose, and use no power."""
    age = game.age
    while game.age == age and not game.over():
        for seat in game.to_act():
            moves = options(game, seat)
            game.play(seat, ([move for move in moves if move.startswith(DULL)] or moves)[-1])


def finish(game: Classic, until: str = "") -> None:
    """All sell cards until something is asked, or the game is over."""
    while not game.over() and kind(game) != until:
        for seat in game.to_act():
            moves = options(game, seat)
            game.play(seat, ([move for move in moves if move.startswith(DULL)] or moves)[0])


def end_age(game: Classic) -> None:
    """The age is over at once: its project, then the conflicts, then the next age."""
    game.events.clear()
    game.turn = game.last_turn
    game.moment = END_AGE
    game.asked = game.waiting = 0
    game.queue = game.queue[:0]
    go_on(game)


def war(game: Classic) -> list[tuple[int, int]]:
    """The conflicts of the age are fought now: who has won against whom."""
    game.events.clear()
    finish_age(game)
    found = []
    for winner, facts in happened(game, "conflict"):
        loser = facts["loser"]
        assert isinstance(loser, int)
        found.append((winner, loser))
    return sorted(found)


# ---- what a test asks


def asked(game: Classic) -> tuple[list[int], str]:
    """Who owes a decision, and of what kind."""
    decisions = game.view(NOBODY).decisions
    return [decision.seat for decision in decisions], decisions[0].kind if decisions else ""


def kind(game: Classic) -> str:
    """What is being decided."""
    return asked(game)[1]


def options(game: Classic, seat: int, verb: str = "") -> list[str]:
    """The legal moves of a seat, as texts, perhaps only those with one verb."""
    moves = [game.text(move) for move in game.moves(seat)]
    return [move for move in moves if move.startswith(verb)]


def ways(game: Classic, seat: int, use: str) -> list[str]:
    """The payments with which a seat may do something: `l2` for two coins to the left, an empty one for nothing."""
    verb, _, card = use.partition(":")
    if verb in ("build", "stage") and card and kind(game) == "play_card":
        assert card.split(":")[0] in hand(game, seat), "the test asks for a card that is not in this hand"
    found = [move for move in options(game, seat) if move == use or move.startswith(f"{use}:")]
    return [move.removeprefix(use).removeprefix(":") for move in found]


def makes(game: Classic, seat: int, letters: str) -> bool:
    """Whether a city can have these resources this turn without buying any."""
    return len(ways_to_pay(market_of(game, seat), Terms(0, pack(letters, game.codex.letters)), 0)) > 0


def cost_of(game: Classic, seat: int, card: str) -> list[str]:
    """The payments with which a city could build a card now, whoever holds it."""
    number = game.codex.card_number[card]
    found = Moves()
    add_ways_on_terms(market_of(game, seat), terms_of(game, seat, BUILD, number), game.cities[seat].budget, 0, found)
    payments = found.to_list()
    moves = [game.text(int(BUILD) | payment | number << CARD_AT) for payment in payments]
    return [move.removeprefix(f"build:{card}")[1:] for move in moves]


def home(game: Classic, place: int) -> CityView:
    """A city, as everyone sees it."""
    return game.view(NOBODY).cities[place]


def seen(game: Classic, seat: int = ME) -> dict[str, int]:
    """What everyone can count in a city: shields, tokens, symbols and colours."""
    mine = home(game, seat)
    return {"shields": mine.shields, "victories": mine.victories, "defeats": mine.defeats, **mine.counts}


def hand(game: Classic, seat: int) -> list[str]:
    return game.view(seat).hand


def extra(game: Classic, key: str, seat: int = ME) -> Any:
    """What a seat sees of a set."""
    return game.view(seat).extras[key]


def leaders_of(game: Classic, seat: int) -> list[str]:
    found = extra(game, "leaders", seat)
    assert isinstance(found, list)
    return [str(key) for key in found]


def woken(game: Classic, seat: int = ME) -> int:
    """How many effects of its foundation have begun."""
    steps = extra(game, "foundation_steps", NOBODY)
    assert isinstance(steps, list)
    return int(str(steps[seat]))


def stages_of(game: Classic, seat: int) -> int:
    return sum(home(game, seat).stages)


def coins(game: Classic) -> list[int]:
    """The coins of all cities."""
    return [int(each.count[COINS]) for each in game.cities]


def counted(game: Classic, what: str) -> list[int]:
    """How many of a token, a colour or a symbol each city has."""
    return [int(each.count[game.codex.count_index(what)]) for each in game.cities]


def debts(game: Classic) -> list[int]:
    return counted(game, "debt")


def peace(game: Classic) -> list[int]:
    return counted(game, "diplomacy")


def shields(game: Classic) -> list[int]:
    return [int(each.count[SHIELDS]) for each in game.cities]


def tokens(game: Classic) -> list[tuple[int, int]]:
    """Victory and defeat tokens of all cities."""
    return [(int(each.count[VICTORIES]), int(each.count[DEFEATS])) for each in game.cities]


def points(game: Classic, seat: int, category: str) -> int:
    return game.scores().points[seat][category]


def happened(game: Classic, what: str) -> list[tuple[int, dict[str, object]]]:
    """The events of a kind since the table was set: city and facts."""
    return [(event.seat, dict(event.facts)) for event in game.events if event.kind == what]
