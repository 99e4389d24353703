"""One deal: played as the bots like, and then again and again from where a seat could first use some card, once with it
and once without.

Up to there both games are the same, and from there on all bots draw the same lots: what differs comes of the card. So
it does not matter that good players, or those with money, take good cards: the same seat is compared with itself.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from sevenwonders.classic.game import Classic
from sevenwonders.core.game import Game
from sevenwonders.core.rng import Rng
from sevenwonders.lab.balance.plan import Plan
from sevenwonders.lab.balance.uses import BUILD, LOST, SOLD, TUCKED, Named, Uses, uses_of
from sevenwonders.players import Bot, Seat, make_bot

WHOLE = 840
"""What a victory counts: it can be shared by up to eight."""


@dataclass(frozen=True)
class SeatRow:
    """How the game went for a seat."""

    seat: int
    board: str
    points: int
    share: int
    """Of the victory, in parts of WHOLE."""


@dataclass(frozen=True)
class UseRow:
    """A thing that a seat saw in the game, and what it did with it."""

    seat: int
    use: str
    key: str
    could: bool
    """Whether the seat could use it at some time."""
    used: bool
    sold: bool
    tucked: bool


@dataclass(frozen=True)
class PairRow:
    """A thing forced and forbidden, when the seat could first use it."""

    seat: int
    use: str
    key: str
    wanted: bool
    """Whether the bot itself used it there."""
    points_with: int
    points_without: int
    share_with: int
    share_without: int


@dataclass(frozen=True)
class DealRows:
    """All that is known of a deal."""

    deal: int
    players: int
    bot: str
    victory: str
    moves: int
    seats: list[SeatRow]
    uses: list[UseRow]
    pairs: list[PairRow]


@dataclass(frozen=True)
class Job:
    """A deal to be played."""

    plan: Plan
    deal: int


class BoundSeat(Seat):
    """A seat that may not make all of its moves, as long as others are left."""

    def __init__(self, game: Game, number: int, allows: Callable[[int], bool]) -> None:
        super().__init__(game, number)
        self._allows = allows

    def moves(self) -> list[int]:
        every = super().moves()
        return [move for move in every if self._allows(move)] or every


@dataclass
class _Chance:
    """The first time that a seat could use a thing."""

    game: Game
    seat: int
    named: Named
    wanted: bool = False


@dataclass
class _Story:
    """What is noted while a game is played."""

    chances: dict[tuple[int, Named], _Chance] = field(default_factory=dict)
    seen: dict[tuple[int, Named], set[str]] = field(default_factory=dict)
    """What each seat did with what it saw."""


def play_deal(job: Job) -> DealRows:
    """Play one deal of a plan, and all pairs of games that come of it."""
    plan = job.plan
    players, bot = plan.table(job.deal)
    rng = plan.rng(job.deal)
    game = plan.begin(players, rng.seed())
    uses = uses_of(game)
    story = _Story()
    boards = [game.wonder_key(seat) if isinstance(game, Classic) else "" for seat in range(players)]
    moves = _tell(game, uses, bot, rng.seed(), story)
    scores = game.scores()
    chosen = _chosen(plan, list(story.chances.values()), rng)
    return DealRows(
        deal=job.deal,
        players=players,
        bot=bot,
        victory=scores.victory,
        moves=moves,
        seats=[SeatRow(seat, boards[seat], scores.totals[seat], _share(game, seat)) for seat in range(players)],
        uses=[
            UseRow(seat, *named, "could" in did, named[0] in did, SOLD in did, TUCKED in did)
            for (seat, named), did in sorted(story.seen.items())
        ],
        pairs=[_pair(chance, uses, bot, rng.seed()) for chance in chosen],
    )


def _tell(game: Game, uses: Uses, bot: str, seed: int, story: _Story) -> int:
    """Play a game to its end; returns the number of moves."""
    chairs = [Seat(game, seat) for seat in range(int(game.seats))]
    bots = _bots(bot, seed, len(chairs))
    moves = 0
    while (seat := int(game.next_seat())) >= 0:
        open_now = _look(game, uses, seat, story)
        move = bots[seat].choose(chairs[seat])
        for use, key in uses.named(move):
            if use in LOST:
                story.seen.setdefault((seat, (BUILD, key)), set()).add(use)
            else:
                story.seen.setdefault((seat, (use, key)), set()).add(use)
                if (use, key) in open_now:
                    story.chances[seat, (use, key)].wanted = True
        game.apply(seat, move)
        moves += 1
    return moves


def _look(game: Game, uses: Uses, seat: int, story: _Story) -> set[Named]:
    """Note what a seat sees and can use; returns what it can use for the first time."""
    first: set[Named] = set()
    for named in uses.held(game, seat):
        story.seen.setdefault((seat, named), set())
    for named in {named for move in game.moves(seat) for named in uses.named(move)}:
        if named[0] in LOST:
            story.seen.setdefault((seat, (BUILD, named[1])), set())
        else:
            story.seen.setdefault((seat, named), set()).add("could")
            if (seat, named) not in story.chances:
                first.add(named)
    if first:
        here = game.clone(quiet=True)
        story.chances.update({(seat, named): _Chance(here, seat, named) for named in first})
    return first


def _chosen(plan: Plan, chances: list[_Chance], rng: Rng) -> list[_Chance]:
    """The pairs of a deal: first a thing, then one of the seats that could use it, so that common things are not
    measured more often than rare ones. No chance is taken twice."""
    found = []
    left = sorted(chances, key=lambda chance: (chance.named, chance.seat))
    for number in range(plan.pairs):
        dear = [chance for chance in left if chance.named[1] in plan.favourites]
        among = dear if dear and (plan.only or number % 2 == 0) else [] if plan.only else left
        if not among:
            continue
        things = sorted({chance.named for chance in among})
        named = things[rng.below(len(things))]
        seats = [chance for chance in among if chance.named == named]
        found.append(seats[rng.below(len(seats))])
        left.remove(found[-1])
    return found


def _pair(chance: _Chance, uses: Uses, bot: str, seed: int) -> PairRow:
    with_it, without = (_branch(chance, uses, bot, seed, uses_it) for uses_it in (True, False))
    return PairRow(chance.seat, *chance.named, chance.wanted, with_it[0], without[0], with_it[1], without[1])


def _branch(chance: _Chance, uses: Uses, bot: str, seed: int, uses_it: bool) -> tuple[int, int]:
    """Points and share of the victory of a seat that must use a thing at once, or may never."""
    game, mine, named = chance.game.clone(quiet=True), chance.seat, chance.named
    chairs = [Seat(game, seat) for seat in range(int(game.seats))]
    bots = _bots(bot, seed, len(chairs))
    if uses_it:
        game.apply(mine, bots[mine].choose(BoundSeat(game, mine, lambda move: named in uses.named(move))))
    else:
        chairs[mine] = BoundSeat(game, mine, lambda move: named not in uses.named(move))
    while (seat := int(game.next_seat())) >= 0:
        game.apply(seat, bots[seat].choose(chairs[seat]))
    return game.scores().totals[mine], _share(game, mine)


def _bots(name: str, seed: int, seats: int) -> list[Bot]:
    seeds = Rng(seed)
    return [make_bot(name, seeds.seed()) for _ in range(seats)]


def _share(game: Game, seat: int) -> int:
    return round(WHOLE * game.payoff(seat))
