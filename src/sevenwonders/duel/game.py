"""Duel as a user meets it: `Duel(seed=7)`, and the verbs of the engine contract."""

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.core.game import NOBODY, IllegalMove, Scores
from sevenwonders.core.packed import has
from sevenwonders.core.record import Record, RecordError
from sevenwonders.core.rng import Rng
from sevenwonders.duel.codex import Codex, standard_tables
from sevenwonders.duel.deal import Deal, new_deal
from sevenwonders.duel.moves import parts_of, texts
from sevenwonders.duel.notation import deal_from_keys, deal_keys
from sevenwonders.duel.resample import resampled_deal
from sevenwonders.duel.rules import Rules
from sevenwonders.duel.scoring import points_by_category
from sevenwonders.duel.table import PLAY_CARD, SHARED, VICTORIES
from sevenwonders.duel.view import DECISIONS, DuelView, view_of


class Duel(Rules):
    """A game of 7 Wonders Duel. Seat 0 is the first player.

    >>> game = Duel(seed=7)
    >>> game.to_act()
    [0]
    >>> game.play(0, game.moves(0)[0])
    >>> game.to_act()
    [1]
    """

    def __init__(
        self,
        *,
        seed: int | None = None,
        first_game: bool = False,
        last_player_begins: bool = False,
        deal: Deal | None = None,
        codex: Codex | None = None,
        quiet: bool = False,
        like: "Duel | None" = None,
    ) -> None:
        """A new game: give a seed, or a deal.

        first_game: the wonders are those that the rule book gives to beginners; nothing is drafted.
        last_player_begins: with the pawn in the middle, whoever played last begins the next age (first printing)
        instead of choosing who does.
        codex: another card set than the published one.
        """
        known = codex if codex is not None else standard_tables()
        if deal is None:
            if seed is None:
                raise ValueError("a new game needs a seed or a deal")
            deal = new_deal(known, Rng(seed))
            if first_game:
                deal = Deal(_first_wonders(known), deal.cards, deal.board, deal.box)
        super().__init__(known, deal, quiet, like, last_player_begins)
        self.seed: int | None = like.seed if like is not None else seed
        self.first_game: bool = like.first_game if like is not None else first_game
        if like is None:
            if first_game:
                self.give_first_wonders()
            elif not quiet:
                self.tell("offer", NOBODY, {"wonders": self.wonder_keys(self.offered())})

    @property
    def name(self) -> str:
        return "duel"

    def to_act(self) -> list[int]:
        seat: i64 = self.next_seat()
        return [] if seat < 0 else [int(seat)]

    def text(self, move: int) -> str:
        return parts_of(self.codex, move).text()

    def parse(self, text: str) -> int:
        number = _ids(self.codex).get(text)
        if number is None:
            raise IllegalMove(
                f"'{text}' is not a move of Duel; for example: build:baths, sell:baths, wonder:pyramids:baths"
            )
        return number

    def why_not(self, seat: int, move: int) -> str:
        """Uses only what the seat sees: for a card face down the answer is the same as for one that is not in play."""
        asked = int(self.next_seat())
        if move in self.moves(seat):
            return ""
        if not 0 <= move < int(self.codex.all_moves):
            return f"there is no move {move}"
        if asked < 0:
            return "the game is over"
        if asked != seat:
            return f"seat {seat} has nothing to decide now; seat {asked} has"
        move_parts = parts_of(self.codex, move)
        kind = DECISIONS[self.decision]
        if self.decision != PLAY_CARD or move >= self.codex.draft_at:
            return f"'{move_parts.text()}' is no answer to the decision '{kind}'"
        if not any(slot.card == move_parts.card and slot.accessible for slot in self.view(seat).slots):
            return f"'{move_parts.card}' is not an accessible card"
        coins = self.city(seat).coins
        if move_parts.wonder:
            wonder: i64 = (move - self.codex.wonder_at) // self.codex.cards
            if not has(self.city(seat).wonders, wonder):
                return f"'{move_parts.wonder}' is not a wonder that seat {seat} can still build"
            return f"'{move_parts.wonder}' costs {self.wonder_price(seat, wonder)} coins; seat {seat} has {coins}"
        return f"'{move_parts.card}' costs {self.card_price(seat, move)} coins; seat {seat} has {coins}"

    def view(self, seat: int) -> DuelView:
        return view_of(self, seat, self.scores())

    def scores(self) -> Scores:
        points = [points_by_category(self, 0), points_by_category(self, 1)]
        winners = [] if self.winner < 0 else [int(self.winner)]
        if self.victory == SHARED:
            winners = [0, 1]
        return Scores(
            points=points,
            totals=[sum(points[0].values()), sum(points[1].values())],
            winners=winners,
            victory=VICTORIES[self.victory],
            tie_break="blue" if self.tie_broken else "",
            standings=[1 if seat in winners else 2 for seat in (0, 1)] if winners else [],
        )

    def clone(self, *, quiet: bool = False) -> "Duel":
        return Duel(deal=self.deal, codex=self.codex, quiet=quiet or self.quiet, like=self)

    def resample(self, seat: int, rng: Rng) -> "Duel":
        copy = Duel(deal=resampled_deal(self, seat, rng), codex=self.codex, quiet=True, like=self)
        copy.seed = None
        copy.structure.find_open_cards()
        return copy

    def record(self, seat: int | None = None) -> Record:
        if self.quiet:
            raise ValueError("a quiet copy keeps no record; clone without quiet=True")
        card_set = self.codex.card_set
        options = {"first_game": "yes"} if self.first_game else {}
        if self.last_player_begins:
            options["last_player_begins"] = "yes"
        return Record(
            game=self.name,
            sets={card_set.key: card_set.version},
            players=["", ""],
            seed=self.seed if seat is None else None,
            deal=deal_keys(self, seat),
            options=options,
            turns=[[(who, self.text(move)) for who, move in turn] for turn in self.turns],
            result=self.scores().result(),
        )

    @staticmethod
    def from_record(record: Record, codex: Codex | None = None) -> "Duel":
        """The game at its beginning, as a record deals it. Raises RecordError if it cannot."""
        known = codex if codex is not None else standard_tables()
        for option, value in record.options.items():
            if option not in ("first_game", "last_player_begins") or value not in ("yes", "no"):
                raise RecordError(f"unknown option '{option} {value}'", "option")
        game = Duel(
            deal=deal_from_keys(known, record.deal),
            codex=known,
            first_game=record.options.get("first_game") == "yes",
            last_player_begins=record.options.get("last_player_begins") == "yes",
        )
        game.seed = record.seed
        return game


def _first_wonders(codex: Codex) -> vec[i64]:
    keys = [wonder.key for wonder in codex.card_set.wonders]
    return vec[i64]([i64(keys.index(key)) for seat in codex.card_set.setup.first_game for key in seat])


@cache
def _ids(codex: Codex) -> dict[str, int]:
    return {text: number for number, text in enumerate(texts(codex))}
