"""The numbers by which the rules of Leaders know their powers, verbs, decisions and places."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.powers import color_of, number_of
from sevenwonders.classic.table import Table

ZONES: Final = (
    "leader_out",
    "leader_origin",
    "leader_gift",
    "leader_stage",
)
"""Places besides those of the draft: leaders discarded, notes of who got which, gifts for Wil, stages that a leader has
built."""
DEALT: Final = 4
"""Leaders dealt to each player."""


class Codes:
    """Looked up once for a box. The verbs, phases and zones must have been added before."""

    def __init__(self, codex: Codex) -> None:
        self.codex: Codex = codex
        self.white: i64 = codex.count_index("white") - codex.first_color
        self.leaders: i64 = codex.categories.index("leaders")
        self.guilds: i64 = codex.categories.index("guilds")
        self.hand: i64 = codex.zones.index("leader_hand")
        self.pack: i64 = codex.zones.index("leader_pack")
        self.rest: i64 = codex.zones.index("leader_rest")
        self.out: i64 = codex.zones.index("leader_out")
        self.origin: i64 = codex.zones.index("leader_origin")
        self.gift: i64 = codex.zones.index("leader_gift")
        self.builder: i64 = codex.zones.index("leader_stage")
        self.recruit: i64 = codex.verbs.index("recruit")
        self.dismiss: i64 = codex.verbs.index("dismiss")
        self.keep: i64 = codex.verbs.index("keep")
        self.copy: i64 = codex.verbs.index("copy")
        self.give: i64 = codex.verbs.index("give")
        self.play: i64 = codex.verbs.index("play")
        self.stop: i64 = codex.verbs.index("stop")
        self.free_black: i64 = codex.verbs.index("free_black")
        self.raise_verb: i64 = codex.verbs.index("raise")
        self.decline: i64 = codex.verbs.index("decline")
        self.drafting: i64 = codex.phases.index("draft_leader")
        self.recruiting: i64 = codex.phases.index("recruit_leader")
        self.extra: i64 = codex.phases.index("recruit_extra")
        self.copying: i64 = codex.phases.index("copy_leader")
        self.giving: i64 = codex.phases.index("give_leader")
        self.playing: i64 = codex.phases.index("play_gift")
        self.stopping: i64 = codex.phases.index("stop_passing")
        self.raising: i64 = codex.phases.index("raise_stage")
        self.digging: i64 = codex.phases.index("take_from_discard")
        self.free_leaders: i64 = codex.power_bit("free_leaders")
        self.cheaper: i64 = codex.power_bit("cheaper_leaders")
        self.purchases: i64 = codex.power_bit("coins_for_purchases")
        self.victories: i64 = codex.power_bit("coins_for_victories")
        self.chains: i64 = codex.power_bit("coins_for_chains")
        self.yellow: i64 = codex.power_bit("coins_for_yellow")
        self.black: i64 = codex.power_bit("coins_for_black")
        self.tower: i64 = codex.power_bit("tower_builder")
        self.aristotle: i64 = codex.power_bit("science_sets")
        self.ramses: i64 = codex.power_bit("free_guilds")
        self.gains: i64 = codex.power_bit("bigger_gains")
        self.caligula: i64 = codex.power_bit("free_black_per_age")
        self.tomyris: i64 = codex.power_bit("defeats_to_winner")
        self.semiramis: i64 = codex.power_bit("shields_for_defeats")
        self.esteban: i64 = codex.power_bit("keep_hands")
        # Powers by their number, as effects name them (0: none).
        self.is_aristotle: i64 = number_of(codex, "science_sets")
        self.is_ramses: i64 = number_of(codex, "free_guilds")
        self.is_solomon: i64 = number_of(codex, "dig_in_discard")
        self.is_stevie: i64 = number_of(codex, "stage_for_coins")
        self.is_hercules: i64 = number_of(codex, "free_stage")
        self.is_another: i64 = number_of(codex, "recruit_another")
        self.is_one_more: i64 = number_of(codex, "recruit_one_more")
        self.is_wil: i64 = number_of(codex, "leaders_of_others")
        self.is_courtesans: i64 = number_of(codex, "copy_leader")
        self.is_draw: i64 = number_of(codex, "draw_leaders")
        self.is_esteban: i64 = number_of(codex, "keep_hands")
        self.is_coins: i64 = number_of(codex, "points_for_coins")
        self.is_three: i64 = number_of(codex, "sets_of_three")
        self.is_seven: i64 = number_of(codex, "sets_of_seven")
        self.is_louis: i64 = number_of(codex, "never_below_zero")
        self.is_simeon: i64 = number_of(codex, "price_of_choice")
        self.is_nimrod: i64 = number_of(codex, "tower_builder")
        self.yellow_color: i64 = color_of(codex, "yellow")
        self.black_color: i64 = color_of(codex, "black")
        self.purple_color: i64 = color_of(codex, "purple")

        if "stage_chosen" not in codex.shared:
            codex.shared["stage_chosen"] = int(codex.add_counter())
        self.stage_chosen: i64 = codex.shared["stage_chosen"]
        """The row, from 1, of the stage that a leader on his way into a city will build there."""

    def is_leader(self, card: i64) -> bool:
        return self.codex.color[card] == self.white


def time_of(game: Table, step: i64) -> i64:
    """When something happened: age, turn, and the step within it (leaders used, drawn, given, drawn instead)."""
    return (game.age * 16 + game.turn) * 4 + step
