"""What somebody would write down of a finished game: all that lies on the table, and what nobody sees any more."""

from collections import Counter, defaultdict
from collections.abc import Mapping

from sevenwonders.classic.game import Classic
from sevenwonders.classic.laid import Answer, LaidCity
from sevenwonders.classic.seeing import ClassicView
from sevenwonders.core.game import Event
from sevenwonders.core.rng import Rng


class Memory:
    """A player's memory of what lies nowhere: what was paid, chained, copied."""

    def __init__(self, game: Classic) -> None:
        self.game = game
        self.heard = 0
        self.rewards: defaultdict[int, list[str]] = defaultdict(list)
        self.buried: defaultdict[int, list[str]] = defaultdict(list)
        self.burial: Counter[int] = Counter()
        """Half the points for buried leaders."""
        self.copied: defaultdict[int, list[str]] = defaultdict(list)
        self.shown: dict[int, str] = {}
        self.price: dict[str, int] = {}
        self.chains: Counter[int] = Counter()
        self.recoveries: Counter[int] = Counter()

    def listen(self) -> None:
        for event in self.game.events[self.heard :]:
            self._hear(event, event.facts)
        self.heard = len(self.game.events)

    def _hear(self, event: Event, facts: Mapping[str, object]) -> None:
        seat, card = event.seat, str(facts.get("card", ""))
        number = {key: fact for key, fact in facts.items() if isinstance(fact, int)}
        if event.kind == "reward":
            self.rewards[seat] += [card] * number["number"]
        elif event.kind == "bury":
            self.buried[seat].append(card)
            self.burial[seat] += number["points"] // 2
        elif event.kind == "copy_stage":
            self.copied[seat].append(str(facts["copied"]))
        elif event.kind == "shown":
            self.shown[seat] = card
        elif event.kind in ("recruit", "enlist"):
            self.price[card] = number.get("coins", 0)
        elif event.kind == "build" and number.get("chain") and self._color(card) == "blue":
            self.chains[seat] += 1
        elif event.kind in ("recover", "drop"):
            self.recoveries[seat] += 1

    def _color(self, key: str) -> str:
        return next(card.color for card in self.game.codex.box.cards if card.key == key)


def finished(game: Classic, seed: int) -> Memory:
    """Play at random, and listen."""
    rng, memory = Rng(seed), Memory(game)
    memory.listen()
    while not game.over():
        waiting = game.to_act()
        seat = waiting[rng.below(len(waiting))]
        moves = game.moves(seat)
        game.play(seat, moves[rng.below(len(moves))])
        memory.listen()
    return memory


def table_of(game: Classic, memory: Memory, asked: set[str]) -> list[LaidCity]:
    """The cities as somebody would enter them; `asked` are the entries that the sets want to know."""
    view = game.view(-1)
    return [_city(game, view, memory, place, asked) for place in range(len(view.cities))]


def _city(game: Classic, view: ClassicView, memory: Memory, place: int, asked: set[str]) -> LaidCity:
    city = view.cities[place]
    more: dict[str, Answer] = {
        **{token: city.counts[token] for token in ("debt", "babel_tile", "penalty", "mercenary") if token in asked},
        "rewards": memory.rewards[place],
        "lost_start": int(not city.starts and bool(city.board)),
        "copied_leader": _entry(view, "copied_leaders", place),
        "shown_card": memory.shown.get(place, ""),
        "buried": memory.buried[place],
        "buried_price": memory.burial[place] - _printed(game, memory.buried[place]),
        "copied_stages": _copied(view, memory, place),
        "foretold": _foretold(view, place),
        "wonder_gone": int(not city.board),
        "price_paid": memory.price.get("simeon", 0) if "simeon" in city.cards else 0,
        "foundation": _entry(view, "foundations", place),
        "foundation_steps": int(_entry(view, "foundation_steps", place) or 0),
        "blue_chains": memory.chains[place],
        "recoveries": memory.recoveries[place],
    }
    return LaidCity(
        board=city.wonder,
        stages=tuple(row for row, built in enumerate(city.stages, 1) if built),
        cards=tuple(city.cards),
        coins=city.coins,
        victories=_values(city.victories, city.military + city.defeats),
        defeats=city.defeats,
        more={key: answer for key, answer in more.items() if key in asked},
    )


def _printed(game: Classic, leaders: list[str]) -> int:
    """What leaders cost by their cards; that of two is chosen."""
    return sum(int(game.codex.coins[game.codex.card_number[key]]) for key in leaders if key not in ("stevie", "simeon"))


def _values(tokens: int, points: int) -> tuple[int, ...]:
    """So many victory tokens with so many points together."""
    return tuple(points // tokens + (place < points % tokens) for place in range(tokens))


def _entry(view: ClassicView, extra: str, place: int) -> str:
    shown = view.extras.get(extra, [])
    return str(shown[place]) if isinstance(shown, list) and place < len(shown) else ""


def _copied(view: ClassicView, memory: Memory, place: int) -> list[str]:
    """Whoever copied stages has them for as long as he is there."""
    here = [*view.cities[place].cards, _entry(view, "copied_leaders", place)]
    return memory.copied[place] if "herodotus" in here else []


def _foretold(view: ClassicView, place: int) -> int:
    pairs = view.extras.get("oracle", [])
    assert isinstance(pairs, list)
    named = dict(zip(map(int, pairs[::2]), map(int, pairs[1::2]), strict=True))
    return named[place] + 1 if place in named else 0
