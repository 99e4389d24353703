"""What cards and stages cost, whether the moves offer it at that price, and whether it was paid."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache

from sevenwonders.classic.game import Classic
from sevenwonders.classic.moves import move_parts
from sevenwonders.classic.seeing import ClassicView
from sevenwonders.core.game import Event

from .market import laws_of, market_of
from .payments import NEVER, Cost, least
from .standing import City, Ring
from .story import Facts, Settled, Story, number, word

NOT_JUDGED = {
    "taxes on stages that come free": "which stages came free is not told",
    "miracle, sacrifice, tokens": "only build, stage and free buildings of Ramses and Axelous are priced here",
    "the last card of an age, recovered cards, the Free City": "they have budgets of their own",
}
FREE = ("revive", "free", "sacrifice", "guild_aside")
"""Events that tell of a building that came free."""
BUILDERS = ("free_stage", "stage_for_coins", "copy_leader", "draw_one_leader", "draw_two_leaders", "leaders_of_others")
"""Powers by which a stage may come without its cost."""


# ---- what cards and stages ask for


def chained(ring: Ring, place: int, card: str) -> bool:
    """Whether a building makes it free: one's own, or with tile 7 one next door."""
    cities = [ring.cities[place]]
    if any(law.power == "chains_next_door" for law in laws_of(ring)):
        cities += ring.around(place).values()
    parents = set(ring.facts.cards[card].chain_from)
    return any(parents & set(city.cards) for city in cities)


def tax(ring: Ring, power: str, of: str = "") -> int:
    return ring.view.age * sum(law.power == power and law.power_of == of for law in laws_of(ring))


def cost_of_card(ring: Ring, place: int, key: str) -> Cost:
    card, city = ring.facts.cards[key], ring.cities[place]
    laws = laws_of(ring)
    about = {law.power for law in laws if law.power_of == card.color}
    letters = "" if "free_resources" in about else card.cost
    return replace(
        _saved(city, letters, card.color),
        coins=card.coins + tax(ring, "tax", card.color),
        in_coins="coins_instead" in about,
        may_coin=any(card.color in source.effect.payable_in_coins for source in city.sources),
    )


def cost_of_stage(ring: Ring, place: int, key: str) -> Cost:
    stage, city = ring.facts.stage(key), ring.cities[place]
    free = any(law.power == "free_stages" for law in laws_of(ring))
    coins = stage.coins + tax(ring, "stage_tax")
    return replace(_saved(city, "" if free else stage.cost, "stage"), coins=coins)


def _saved(city: City, letters: str, kind: str) -> Cost:
    saved, helps = 0, []
    for source in city.sources:
        effect = source.effect
        if kind in effect.saves and effect.saves_of:
            helps += [effect.saves_of] * effect.saves[kind]
        else:
            saved += effect.saves.get(kind, 0)
        if effect.saves_per and effect.saves_per.on == kind:
            saved += city.count(effect.saves_per.of)
    return Cost(letters, 0, saved, tuple(helps))


def open_rows(ring: Ring, place: int) -> list[int]:
    """The rows of the board that may be built now, from 1: the next stage or any, its ways, embellishments."""
    city = ring.cities[place]
    board = [ring.facts.stage(key) for key in city.seen.board]
    built = [bool(done) for done in city.seen.stages[: len(board)]]
    slots, last = [], -1
    for stage in board:
        last += not (stage.alternative or stage.embellishes)
        slots.append(last)
    done = {
        slot for slot, is_built, stage in zip(slots, built, board, strict=True) if is_built and not stage.embellishes
    }
    left = sorted(set(range(last + 1)) - done)
    in_order = ring.facts.wonders[city.seen.wonder].start.power != "any_order"
    if in_order and not city.having("stages_any_order"):
        left = left[:1]
    found = []
    for row, stage in enumerate(board):
        if built[row]:
            continue
        if stage.embellishes:
            if stage.embellishes - 1 in done:
                found.append(row + 1)
        elif slots[row] in left:
            found.append(row + 1)
    return found


# ---- against the moves


class Offers:
    """The moves of a seat at the beginning of a turn: for each card and each stage the fewest coins in their texts."""

    def __init__(self, game: Classic, seat: int) -> None:
        self.cards: dict[str, int] = {}
        self.rows: dict[int, int] = {}
        for move in game.moves(seat):
            parts = move_parts(game.text(move))
            if parts.option >= 16:
                continue
            if parts.verb == "build":
                self.cards[parts.card] = min(self.cards.get(parts.card, NEVER), parts.payment.total)
            elif parts.verb == "stage":
                self.rows[parts.option] = min(self.rows.get(parts.option, NEVER), parts.payment.total)


def judge(game: Classic, facts: Facts, story: Story, view: ClassicView, seat: int) -> list[str]:
    """Differences between the fewest coins by the rules and in the moves of a seat that is asked for its card."""
    seen = game.view(seat)
    assert isinstance(seen, ClassicView)
    ring, offers = Ring(facts, story, view), Offers(game, seat)
    market, city = market_of(ring, seat), ring.cities[seat]
    names = {facts.cards[card].name for card in city.cards}
    found = []

    @cache
    def fewest(cost: Cost) -> int:
        coins = least(cost, market)
        return coins if coins + cost.coins <= city.seen.coins else NEVER

    if view.decisions[0].kind == "play_card":
        for card in sorted(set(seen.hand)):
            mine = _card_price(ring, seat, card, fewest) if facts.cards[card].name not in names else NEVER
            real = offers.cards.get(card, NEVER)
            if mine != real:
                found.append(f"price for seat {seat} of {card}: {told(real)}, by the rules {told(mine)}")
    return found + _stages(ring, seat, offers, fewest)


def _card_price(ring: Ring, seat: int, card: str, fewest: Callable[[Cost], int]) -> int:
    """The fewest coins in the text of a move that builds it."""
    city, row = ring.cities[seat], ring.facts.cards[card]
    taxed = tax(ring, "tax", row.color)
    if chained(ring, seat, card):
        duty = taxed + tax(ring, "chain_tax")
        if duty > city.seen.coins and not tax(ring, "chain_tax"):
            return NEVER
        return 0 if duty <= city.seen.coins else fewest(cost_of_card(ring, seat, card))
    if row.color == "purple" and city.having("free_guilds"):
        return 0 if taxed <= city.seen.coins else NEVER
    if row.color == "blue" and city.having("free_blue_in_peace") and not city.shields():
        return 0 if taxed <= city.seen.coins else NEVER
    return fewest(cost_of_card(ring, seat, card))


def _stages(ring: Ring, seat: int, offers: Offers, fewest: Callable[[Cost], int]) -> list[str]:
    found = []
    rows = open_rows(ring, seat)
    if ring.cities[seat].having("miracle"):
        rows = []  # whoever has Jesus builds no stage
    expected = {row: fewest(cost_of_stage(ring, seat, ring.cities[seat].seen.board[row - 1])) for row in rows}
    expected = {row: coins for row, coins in expected.items() if coins != NEVER}
    real = {row if row else (open_rows(ring, seat) or [0])[0]: coins for row, coins in offers.rows.items()}
    for row in sorted(set(expected) | set(real)):
        mine, offered = expected.get(row, NEVER), real.get(row, NEVER)
        if mine != offered:
            found.append(f"price for seat {seat} of stage {row}: {told(offered)}, by the rules {told(mine)}")
    return found


def told(coins: int) -> str:
    return "not offered" if coins == NEVER else f"{coins} coins"


# ---- against what was paid


def judge_paid(facts: Facts, story: Story, settled: Settled) -> list[str]:
    """Constructions for which less was paid than they cost at the least: before or after what else happened."""
    before, after = settled.before, settled.after
    tower = {"tower": before.extras["tower"]} if "tower" in before.extras else {}
    later = replace(after, age=before.age, extras={**after.extras, **tower})
    rings = [Ring(facts, story, before), Ring(facts, story, later)]
    favoured = {event.seat for event in settled.events if event.kind == "token_used"}
    found = []
    for event in settled.events:
        if event.kind not in ("build", "stage") or event.seat in favoured:
            continue
        paid = sum(number(event, payee) for payee in ("left", "right", "far1", "far2", "bank"))
        due = min(_due(ring, event) for ring in rings)
        if paid < due:
            what = word(event, "card") or f"stage {number(event, 'stage')}"
            found.append(f"paid by city {event.seat} for {what}: {paid} coins, by the rules {told(due)}")
    return found


def _due(ring: Ring, event: Event) -> int:
    """The fewest coins for a construction, all in all; 0 where it may be free."""
    place, card = event.seat, word(event, "card")
    city = ring.cities[place]
    if event.kind == "stage":
        board = city.seen.board
        if number(event, "stage") > len(board) or _comes_free(ring, place):
            return 0
        cost = cost_of_stage(ring, place, board[number(event, "stage") - 1])
        return cost.coins + least(cost, market_of(ring, place))
    color = ring.facts.color(card)
    if number(event, "chain"):
        return tax(ring, "tax", color) + tax(ring, "chain_tax")
    if (color == "purple" and city.having("free_guilds")) or (color == "blue" and city.having("free_blue_in_peace")):
        return 0
    cost = cost_of_card(ring, place, card)
    return cost.coins + least(cost, market_of(ring, place))


def _comes_free(ring: Ring, place: int) -> bool:
    return any(ring.cities[place].having(power) for power in BUILDERS)


def judge_taxes(facts: Facts, story: Story, settled: Settled) -> list[str]:
    """Buildings that come free, and the taxes of the tower on their colours."""
    ring = Ring(facts, story, settled.before)
    due: Counter[int] = Counter()
    paid: Counter[int] = Counter()
    unclear: set[int] = set()
    for event in settled.events:
        if event.kind in FREE:
            due[event.seat] += tax(ring, "tax", facts.color(word(event, "card")))
        elif event.kind == "tax":
            paid[event.seat] += number(event, "coins")
        elif event.kind in ("stage", "token_used"):
            unclear.add(event.seat)
    return [
        f"taxes of city {place}: {paid[place]} coins, by the rules {due[place]}"
        for place in set(due) | set(paid)
        if paid[place] != due[place] and place not in unclear
    ]
