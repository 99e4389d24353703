"""Both games for OpenSpiel, as games in Python. Importing this module registers them:

| name | what it is | parameters |
| --- | --- | --- |
| `sevenwonders_duel` | Duel, one seat at a time | `first_game`, `deals` |
| `sevenwonders_classic` | 7 Wonders, simultaneous nodes | `players`, `sets`, `folders`, `teams`, `deals` |
| `sevenwonders_classic_turns` | the same, seat by seat, choices sealed | the same |

`sets` and `folders` are names with `+` between them. Chance is one node at the beginning, which draws one of `deals`
deals; all later chance follows from it. At a simultaneous node whoever owes no decision has one action, the last: to
wait.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from sevenwonders.core.rng import Rng
from sevenwonders.games import CLASSIC, DUEL, GameSpec
from sevenwonders.lab.extra import missing
from sevenwonders.lab.openspiel_table import SpielTable, table_for

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("open_spiel") from error

DEALS: Final = 1000
LONGEST: Final = 4000
"""More decisions than any game has."""
_DUEL: Final[dict[str, Any]] = {"first_game": False, "deals": DEALS}
_CLASSIC: Final[dict[str, Any]] = {"players": 3, "sets": "", "folders": "", "teams": False, "deals": DEALS}


def _game_type(name: str, long_name: str, together: bool, players: tuple[int, int], parameters: Any) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=long_name,
        dynamics=kinds.Dynamics.SIMULTANEOUS if together else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if players == (2, 2) else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # the library tells no types
    """What the games of this module share."""

    def __init__(self, kind: Any, spec: GameSpec, deals: int, given: Mapping[str, Any]) -> None:
        if deals < 1:
            raise ValueError(f"there must be at least one deal, not {deals}")
        self.together = kind.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
        self.table = table_for(spec, self.together)
        self.deals = deals
        seats = self.table.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.size,
            max_chance_outcomes=deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=2.0 - seats,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, dict(given))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return SpielObserver(self.table, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]  # the library tells no types
    """A position; before the deal a chance node."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.sitting = game.table.empty()
        self._deals = game.deals
        self._together = game.together

    def current_player(self) -> int:
        if not self.sitting.is_dealt():
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.sitting.asked()
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self._together else asked[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.sitting.actions(player)

    def _apply_action(self, action: int) -> None:
        if self.sitting.is_dealt():
            self.sitting.act({self.sitting.asked()[0]: action})
        else:
            self.sitting.deal(action)

    def _apply_actions(self, actions: list[int]) -> None:
        self.sitting.act({seat: actions[seat] for seat in self.sitting.asked()})

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.sitting.name(action)

    def is_terminal(self) -> bool:
        return self.sitting.is_dealt() and not self.sitting.asked()

    def returns(self) -> list[float]:
        return self.sitting.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A position that the player cannot tell from this one, with all that it cannot know drawn anew."""
        copy: SpielState = self.clone()
        copy.sitting = self.sitting.resampled(player, Rng(int(sampler() * 2**53)))
        return copy

    def __str__(self) -> str:
        return self.sitting.told()


class SpielObserver:
    """What a player sees: the vector of `lab/observations.py` by block, and a text."""

    def __init__(self, table: SpielTable, perfect_recall: bool) -> None:
        self._recalls = perfect_recall
        self.tensor = np.zeros(table.observer.size, np.float32)
        self.dict = table.observer.layout.split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.sitting.vector(player) if state.sitting.is_dealt() else 0

    def string_from(self, state: SpielState, player: int) -> str:
        return state.sitting.recalled(player) if self._recalls else state.sitting.seen(player)


DUEL_TYPE: Final = _game_type("sevenwonders_duel", "7 Wonders Duel", False, (2, 2), _DUEL)
CLASSIC_TYPE: Final = _game_type("sevenwonders_classic", "7 Wonders", True, (2, 8), _CLASSIC)
TURNS_TYPE: Final = _game_type("sevenwonders_classic_turns", "7 Wonders, seat by seat", False, (2, 8), _CLASSIC)


class DuelGame(SpielGame):
    """`pyspiel.load_game("sevenwonders_duel")`"""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**_DUEL, **(params or {})}
        super().__init__(DUEL_TYPE, GameSpec(DUEL, first_game=given["first_game"]), given["deals"], params or {})


class ClassicGame(SpielGame):
    """`pyspiel.load_game("sevenwonders_classic(players=4,sets=leaders+cities)")`"""

    def __init__(self, params: Mapping[str, Any] | None = None, kind: Any = CLASSIC_TYPE) -> None:
        given = {**_CLASSIC, **(params or {})}
        sets, folders = (tuple(filter(None, given[name].split("+"))) for name in ("sets", "folders"))
        spec = GameSpec(CLASSIC, given["players"], sets, folders, teams=given["teams"])
        super().__init__(kind, spec, given["deals"], params or {})


class ClassicTurnsGame(ClassicGame):
    """`pyspiel.load_game("sevenwonders_classic_turns(players=4)")`"""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(params, TURNS_TYPE)


def register() -> None:
    """Make the games known to `pyspiel.load_game`. Importing this module does it."""
    for kind, game in ((DUEL_TYPE, DuelGame), (CLASSIC_TYPE, ClassicGame), (TURNS_TYPE, ClassicTurnsGame)):
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, game)


register()
