"""A review in words: moves, reasons and numbers as sentences in any of our languages."""

from collections.abc import Sequence
from typing import Final

from sevenwonders.classic.game import Classic
from sevenwonders.classic.words import names as classic_names
from sevenwonders.classic.words import texts as classic_texts
from sevenwonders.coach.results import Judged, Reason, Review, TurningPoint
from sevenwonders.core.game import NOBODY, Game
from sevenwonders.core.texts import Texts
from sevenwonders.duel.game import Duel
from sevenwonders.duel.words import names as duel_names
from sevenwonders.duel.words import texts as duel_texts

PLURALS: Final = ("symbol", "turns_up")
"""Reasons with a text for one and a text for several."""
COUNTED: Final = {
    "points": "point",
    "science": "point",
    "wonder_points": "point",
    "passes": "point",
    "coins": "coin",
    "costs": "coin",
    "pays": "coin",
    "rival_loses": "coin",
    "pawn": "space",
    "wonder_shields": "shield",
}
"""What `n` counts in a reason."""
FIELDS: Final = {"point": "points", "coin": "coins", "space": "spaces", "shield": "shields"}
LEAST_TOLD: Final = 0.0005
"""A smaller loss would be told as none."""


class Words:
    """The words of one game in one language. `game` tells the cards and boards; it may stand at any turn."""

    def __init__(self, game: Game, texts: Texts, players: Sequence[str]) -> None:
        assert isinstance(game, Duel | Classic)
        self.texts = texts
        self.game = game
        self.players = [name or texts("move.player", number=number) for number, name in enumerate(players, 1)]
        self._cities = game.view(NOBODY).cities if isinstance(game, Classic) else []

    def title(self) -> str:
        """What the game is called."""
        return self.texts("ui.title" if isinstance(self.game, Duel) else "classic.ui.title")

    def move(self, text: str, seat: int) -> str:
        """A move as something to choose."""
        if isinstance(self.game, Duel):
            return duel_texts.move_sentence(self.game.codex.card_set, text, self.texts, self.players)
        here = self._cities[seat]
        boards = [each.board for each in self._cities]
        return classic_texts.move_sentence(
            self.game.codex.box, text, self.texts, self._all_cities(), seat, at=here, boards=boards
        )

    def reason(self, reason: Reason) -> str:
        """Why, as a part of a sentence whose subject is the move."""
        key = f"coach.why.{reason.key}"
        if reason.key in PLURALS:
            return self.texts.count(key, int(reason.fields["n"]))
        return self.texts(key, **self.fields(reason))

    def fields(self, reason: Reason) -> dict[str, object]:
        """What the sentence of a reason names, in words."""
        fields: dict[str, object] = {}
        for name, value in reason.fields.items():
            if name in ("card", "wonder"):
                fields[name] = self._name(str(value))
            elif name == "player":
                fields[name] = self._all_cities()[int(value)]
            elif name == "resource":
                fields[name] = self.texts(f"resource.{value}")
            elif name == "n" and reason.key in COUNTED:
                what = COUNTED[reason.key]
                fields[FIELDS[what]] = self.texts.count(f"count.{what}", int(value))
            else:
                fields[name] = value
        return fields

    def why(self, reasons: Sequence[Reason]) -> list[str]:
        """All reasons: those for the better move in a line, those against the other in a line."""
        lines = []
        for of_best, key in ((True, "for"), (False, "against")):
            told = [self.reason(reason) for reason in reasons if reason.of_best == of_best]
            if told:
                lines.append(self.texts(f"coach.report.{key}", why=self.texts("coach.report.between").join(told)))
        return lines

    def decision(self, judged: Judged) -> str:
        """What was decided, and its grade."""
        return self.texts(
            "coach.report.decision",
            turn=judged.turn,
            player=self.players[judged.seat],
            move=self.move(judged.played.move, judged.seat),
            grade=self.grade(judged.grade),
            loss=self.change(-judged.loss),
        )

    def better(self, judged: Judged) -> str:
        """What the expert would have done."""
        told = self.texts(
            "coach.report.better",
            move=self.move(judged.best.move, judged.seat),
            chance=self.percent(judged.best.chance),
        )
        if judged.points:
            told += ", " + self.texts("coach.report.points", points=f"+{judged.points:.1f}")
        return told

    def turning_point(self, point: TurningPoint) -> str:
        return self.texts(
            f"coach.report.turned_{point.cause}",
            turn=point.turn,
            player=self.players[point.seat],
            change=self.change(point.change),
            **({"by": self.players[point.by]} if point.by != NOBODY else {}),
        )

    def seat(self, review: Review, seat: int) -> str:
        """How a seat played, in a line."""
        return self.texts(
            "coach.report.seat",
            player=self.players[seat],
            loss=self.percent(review.seats[seat].mean_loss, 1),
            luck=self.change(review.luck[seat]),
        )

    def grades(self, review: Review, seat: int) -> str:
        """How many decisions got which grade."""
        counted = review.seats[seat].grades.items()
        return ", ".join(f"{self.grade(grade)} {number}" for grade, number in counted if number)

    def themes(self, review: Review, seat: int) -> str:
        """What the losses of a seat were about."""
        lost = [each for each in review.seats[seat].themes if each.loss >= LEAST_TOLD]
        told = [f"{self.texts(f'coach.theme.{each.theme}')} {self.change(-each.loss)}" for each in lost]
        return (
            self.texts("coach.report.themes", themes=", ".join(told)) if told else self.texts("coach.report.all_best")
        )

    def basis(self, review: Review) -> str:
        """By what the decisions were judged."""
        return self.texts(f"coach.report.{'open' if review.open_cards else 'fair'}", rounds=review.rounds)

    def grade(self, grade: str) -> str:
        return self.texts(f"coach.grade.{grade}")

    def percent(self, share: float, places: int = 0) -> str:
        """A share as people write it: French and Dutch have a comma, and French and we a space before the sign."""
        number = f"{100 * share:.{places}f}"
        return f"{number if self.texts.language == 'en' else number.replace('.', ',')}\u00a0%"

    def change(self, share: float) -> str:
        """A change of a chance, with its sign."""
        told = self.percent(abs(share), 1)
        return told if share == 0 else f"{'+' if share > 0 else '−'}{told}"

    def _all_cities(self) -> list[str]:
        if isinstance(self.game, Duel):
            return self.players
        wonders = [each.wonder for each in self._cities]
        return classic_names.city_names(self.game.codex.box, wonders, self.players, self.texts)

    def _name(self, key: str) -> str:
        if isinstance(self.game, Duel):
            return duel_names.in_sentence(self.game.codex.card_set, key, self.texts)
        return classic_names.in_sentence(self.game.codex.box, key, self.texts)
