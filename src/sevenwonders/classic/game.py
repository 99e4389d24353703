"""7 Wonders as a user meets it: the verbs of the engine contract."""

from collections.abc import Sequence

from mypy_extensions import i64

from sevenwonders.classic.asking import legal, next_seat
from sevenwonders.classic.codex import SELL
from sevenwonders.classic.dealing import Deal, choose_wonders, new_deal
from sevenwonders.classic.moments import PLAYED
from sevenwonders.classic.moves import parse_move, parts_of, verb_of
from sevenwonders.classic.notation import deal_from_keys, deal_keys
from sevenwonders.classic.ranking import merits, payoff, same_team, standings, team_of
from sevenwonders.classic.resampling import redeal, reshuffle
from sevenwonders.classic.scoring import sheet_of
from sevenwonders.classic.seeing import ClassicView, view_of
from sevenwonders.classic.setting import Setting
from sevenwonders.classic.table import NO_MOVE, Table
from sevenwonders.classic.turn import apply, go_on
from sevenwonders.core.game import IllegalMove, Scores
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.core.record import Record, RecordError
from sevenwonders.core.rng import Rng


class Classic(Table):
    """A game of 7 Wonders. `sevenwonders.sets.classic_game` makes one from names of sets."""

    def __init__(
        self,
        setting: Setting,
        *,
        seed: int | None = None,
        sides: str = "",
        wonders: Sequence[str] = (),
        deal: Deal | None = None,
        quiet: bool = False,
        like: "Classic | None" = None,
    ) -> None:
        """A new game: give a seed, or a deal.

        sides: "A" or "B" for all boards, instead of the way their cards lie.
        wonders: the boards that the players chose, seat by seat; other cities get one of the rest.
        """
        rng: Rng | None = None
        if deal is None:
            if seed is None:
                raise ValueError("a new game needs a seed or a deal")
            rng = Rng(seed)
            players, cities = int(setting.players), int(setting.cities)
            deal = new_deal(setting.codex, setting.decks, players, cities, sides, rng, setting.boards)
            if wonders:
                choose_wonders(setting.codex, deal, wonders, setting.boards)
        super().__init__(setting, deal, quiet, like)
        self.seed: int | None = seed
        if like is not None:
            self.seed = like.seed
        else:
            if rng is not None:
                for part in setting.parts:
                    part.deal(self, rng)
            go_on(self)

    # ---- the side door

    def next_seat(self) -> i64:
        return next_seat(self)

    def legal(self, seat: i64, into: Moves) -> None:
        legal(self, seat, into)

    def apply(self, seat: i64, move: i64) -> None:
        apply(self, seat, move)

    def payoff(self, seat: i64) -> float:
        return payoff(self, seat)

    def merits(self) -> list[float]:
        return merits(self)

    def hunch(self, moves: Moves, rng: Rng) -> i64:
        """Nobody sells gladly: think again, twice."""
        move: i64 = moves.ids[rng.below(moves.count)]
        if verb_of(move) == SELL:
            move = moves.ids[rng.below(moves.count)]
            if verb_of(move) == SELL:
                move = moves.ids[rng.below(moves.count)]
        return move

    # ---- the front door

    @property
    def name(self) -> str:
        return "classic"

    def to_act(self) -> list[int]:
        return [seat for seat in range(int(self.seats)) if self.waiting & bit(seat)]

    def asked_seats(self) -> list[int]:
        return [seat for seat in range(int(self.seats)) if self.asked & bit(seat)]

    def moves(self, seat: int) -> list[int]:
        """Every legal move of a seat that is asked; a sealed choice may be changed until the last one is in."""
        found = Moves()
        if 0 <= seat < int(self.seats) and self.asked & bit(seat):
            self.legal(seat, found)
        return found.to_list()

    def keep(self, seat: int, move: int) -> None:
        """A turn is remembered when its last choice is in: see `apply`."""

    def text(self, move: int) -> str:
        parts = parts_of(self.codex, move)
        if parts is None:
            raise ValueError(f"there is no move {move}")
        return parts.text()

    def parse(self, text: str) -> int:
        number = parse_move(self.codex, text)
        if number is None:
            raise IllegalMove(
                f"'{text}' is not a move of this game; some are: build:altar, build:baths:l2, stage:altar, sell:altar"
            )
        return number

    def why_not(self, seat: int, move: int) -> str:
        """Uses only what the seat sees."""
        if move in self.moves(seat):
            return ""
        parts = parts_of(self.codex, move)
        if parts is None:
            return f"there is no move {move}"
        if self.ended:
            return "the game is over"
        if not (0 <= seat < int(self.seats) and self.asked & bit(seat)):
            return f"seat {seat} has nothing to decide now"
        phase = self.codex.phases[self.phase]
        hand = self.view(seat).hand
        if phase != "play_card":
            return f"'{parts.text()}' is no answer to the decision '{phase}'"
        if parts.card not in hand:
            return f"'{parts.card}' is not in the hand of seat {seat}"
        return f"'{parts.text()}' is not possible: not affordable so, built already, or not this payment"

    def view(self, seat: int) -> ClassicView:
        return view_of(self, seat, self.scores())

    def scores(self) -> Scores:
        points = []
        for seat in range(int(self.seats)):
            sheet = sheet_of(self, seat)
            points.append({name: int(sheet[i]) for i, name in enumerate(self.codex.categories)})
        totals = [sum(each.values()) for each in points]
        if not self.ended:
            return Scores(points, totals, [], "")
        places = [int(place) for place in standings(self)]
        winners = [seat for seat, place in enumerate(places) if place == 1]
        teams = {int(team_of(self, seat)) for seat in winners}
        sums = [
            sum(totals[other] for other in range(int(self.seats)) if same_team(self, seat, other))
            for seat in range(int(self.seats))
        ]
        tied = [seat for seat in range(int(self.seats)) if sums[seat] == max(sums)]
        return Scores(
            points,
            totals,
            winners,
            "shared" if len(teams) > 1 else "points",
            "coins" if len(tied) > len(winners) else "",
            places,
        )

    def clone(self, *, quiet: bool = False) -> "Classic":
        return Classic(self.setting, deal=self.deal, quiet=quiet or self.quiet, like=self)

    def resample(self, seat: int, rng: Rng) -> "Classic":
        copy = Classic(self.setting, deal=redeal(self, rng), quiet=True, like=self)
        copy.seed = None
        reshuffle(copy, seat, rng)
        return copy

    def record(self, seat: int | None = None) -> Record:
        if self.quiet:
            raise ValueError("a quiet copy keeps no record; clone without quiet=True")
        return Record(
            game=self.name,
            sets={each.key: each.version for each in self.codex.box.sets},
            players=[""] * int(self.seats),
            seed=self.seed if seat is None else None,
            deal=deal_keys(self, seat),
            options={"teams": "yes"} if self.setting.teams else {},
            turns=[[(who, self._told(who, move, seat)) for who, move in turn] for turn in self._shown_turns(seat)],
            result=self.scores().result(),
        )

    def _shown_turns(self, seat: int | None) -> list[list[tuple[int, int]]]:
        """What a seat may have seen: not the moves of a turn that is shown only when more is decided."""
        shown = self.turns[:]
        if seat is not None and self.moment == PLAYED and self.sealed[0] != NO_MOVE:
            while len(shown.pop()) < int(self.seats):
                pass
        return shown

    def _told(self, who: int, move: int, seat: int | None) -> str:
        """A move as a record for a seat tells it: what others put face down is unknown."""
        parts = parts_of(self.codex, move)
        assert parts is not None
        if seat in (None, who) or self.ended or parts.verb not in self.codex.secret_verbs:
            return parts.text()
        if parts.verb in self.codex.secret_options:
            return f"{parts.verb}:??"
        return parts.text().replace(f":{parts.card}", ":??")

    @staticmethod
    def from_record(record: Record, setting: Setting) -> "Classic":
        """The game at its beginning, as a record deals it. Raises RecordError if it cannot."""
        for option, value in record.options.items():
            if option != "teams" or value not in ("yes", "no"):
                raise RecordError(f"unknown option '{option} {value}'", "option")
        game = Classic(setting, deal=deal_from_keys(setting, record.deal))
        game.seed = record.seed
        return game
