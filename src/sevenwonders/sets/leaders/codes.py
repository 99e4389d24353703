"""The numbers by which the rules of Leaders know their powers, verbs, decisions and places."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.powers import color_of, number_of
from sevenwonders.classic.rules import Rules as Table
from sevenwonders.classic.tables import Tables

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

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.white: i64 = tables.count_index("white") - tables.first_color
        self.leaders: i64 = tables.categories.index("leaders")
        self.guilds: i64 = tables.categories.index("guilds")
        self.hand: i64 = tables.zones.index("leader_hand")
        self.pack: i64 = tables.zones.index("leader_pack")
        self.rest: i64 = tables.zones.index("leader_rest")
        self.out: i64 = tables.zones.index("leader_out")
        self.origin: i64 = tables.zones.index("leader_origin")
        self.gift: i64 = tables.zones.index("leader_gift")
        self.builder: i64 = tables.zones.index("leader_stage")
        self.recruit: i64 = tables.verbs.index("recruit")
        self.dismiss: i64 = tables.verbs.index("dismiss")
        self.keep: i64 = tables.verbs.index("keep")
        self.copy: i64 = tables.verbs.index("copy")
        self.give: i64 = tables.verbs.index("give")
        self.play: i64 = tables.verbs.index("play")
        self.stop: i64 = tables.verbs.index("stop")
        self.free_black: i64 = tables.verbs.index("free_black")
        self.raise_verb: i64 = tables.verbs.index("raise")
        self.decline: i64 = tables.verbs.index("decline")
        self.drafting: i64 = tables.phases.index("draft_leader")
        self.recruiting: i64 = tables.phases.index("recruit_leader")
        self.extra: i64 = tables.phases.index("recruit_extra")
        self.copying: i64 = tables.phases.index("copy_leader")
        self.giving: i64 = tables.phases.index("give_leader")
        self.playing: i64 = tables.phases.index("play_gift")
        self.stopping: i64 = tables.phases.index("stop_passing")
        self.raising: i64 = tables.phases.index("raise_stage")
        self.digging: i64 = tables.phases.index("take_from_discard")
        self.free_leaders: i64 = tables.power_bit("free_leaders")
        self.cheaper: i64 = tables.power_bit("cheaper_leaders")
        self.purchases: i64 = tables.power_bit("coins_for_purchases")
        self.victories: i64 = tables.power_bit("coins_for_victories")
        self.chains: i64 = tables.power_bit("coins_for_chains")
        self.yellow: i64 = tables.power_bit("coins_for_yellow")
        self.black: i64 = tables.power_bit("coins_for_black")
        self.tower: i64 = tables.power_bit("tower_builder")
        self.aristotle: i64 = tables.power_bit("science_sets")
        self.ramses: i64 = tables.power_bit("free_guilds")
        self.gains: i64 = tables.power_bit("bigger_gains")
        self.caligula: i64 = tables.power_bit("free_black_per_age")
        self.tomyris: i64 = tables.power_bit("defeats_to_winner")
        self.semiramis: i64 = tables.power_bit("shields_for_defeats")
        self.esteban: i64 = tables.power_bit("keep_hands")
        # Powers by their number, as effects name them (0: none).
        self.is_aristotle: i64 = number_of(tables, "science_sets")
        self.is_ramses: i64 = number_of(tables, "free_guilds")
        self.is_solomon: i64 = number_of(tables, "dig_in_discard")
        self.is_stevie: i64 = number_of(tables, "stage_for_coins")
        self.is_hercules: i64 = number_of(tables, "free_stage")
        self.is_another: i64 = number_of(tables, "recruit_another")
        self.is_one_more: i64 = number_of(tables, "recruit_one_more")
        self.is_wil: i64 = number_of(tables, "leaders_of_others")
        self.is_courtesans: i64 = number_of(tables, "copy_leader")
        self.is_draw: i64 = number_of(tables, "draw_leaders")
        self.is_esteban: i64 = number_of(tables, "keep_hands")
        self.is_coins: i64 = number_of(tables, "points_for_coins")
        self.is_three: i64 = number_of(tables, "sets_of_three")
        self.is_seven: i64 = number_of(tables, "sets_of_seven")
        self.is_louis: i64 = number_of(tables, "never_below_zero")
        self.is_simeon: i64 = number_of(tables, "price_of_choice")
        self.is_nimrod: i64 = number_of(tables, "tower_builder")
        self.yellow_color: i64 = color_of(tables, "yellow")
        self.black_color: i64 = color_of(tables, "black")
        self.purple_color: i64 = color_of(tables, "purple")

        if "stage_chosen" not in tables.shared:
            tables.shared["stage_chosen"] = int(tables.add_counter())
        self.stage_chosen: i64 = tables.shared["stage_chosen"]
        """The row, from 1, of the stage that a leader on his way into a city will build there."""

    def is_leader(self, card: i64) -> bool:
        return self.tables.color[card] == self.white


def time_of(game: Table, step: i64) -> i64:
    """When something happened: age, turn, and the step within it (leaders used, drawn, given, drawn instead)."""
    return (game.age * 16 + game.turn) * 4 + step
