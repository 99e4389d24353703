"""Whatever way a thing goes, what it gave goes; whatever way it comes, only what lasts comes without building it."""

from sevenwonders.classic.entries import UNDER_STAGE
from sevenwonders.classic.game import Classic
from sevenwonders.classic.piles import lay_face_down
from sevenwonders.classic.undo import remove_card
from tests.arrange import LEFT, ME, RIGHT, at_leaders, city, recruiting
from tests.playing import all_do, answer, asked, home, options, points, stages_of

FAN = ("leaders", "fan_leaders", "wonder_pack")
TOWERS = ("leaders", "fan_leaders", "cities", "towers")


def with_copy(leader: str, *cards: str, sets: tuple[str, ...] = FAN, other: str = "") -> Classic:
    """My Courtesans have copied a leader of my left neighbour's."""
    rich = ("lumber_yard", "clay_pool", "glassworks_1", "loom_1")
    neighbour = city(leader, wonder=other, stages=2 if other else 0)
    game = at_leaders(city(*rich, *cards), neighbour, hands=[["courtesans_guild"]], sets=sets, age=3)
    all_do(game, "build:courtesans_guild")
    answer(game, f"copy:{leader}")
    return game


def lose(game: Classic, card: str, seat: int = ME) -> None:
    remove_card(game, seat, game.codex.card_number[card])


def test_with_the_courtesans_goes_the_copied_leader() -> None:
    game = with_copy("caesar")
    assert (home(game, ME).shields, game.view(ME).extras["copied_leaders"][ME]) == (2, "caesar")  # type: ignore[index]
    lose(game, "courtesans_guild")
    assert (home(game, ME).shields, game.view(ME).extras["copied_leaders"][ME]) == (0, "")  # type: ignore[index]
    game = with_copy("aristotle", "apothecary", "workshop", "scriptorium")
    assert points(game, ME, "science") == 13
    lose(game, "courtesans_guild")
    assert points(game, ME, "science") == 10
    game = with_copy("hypatia", "apothecary", "workshop")
    assert points(game, ME, "guilds") == 2
    lose(game, "courtesans_guild")
    assert points(game, ME, "guilds") == 0


def test_with_a_copied_herodotus_goes_his_stage() -> None:
    game = with_copy("herodotus", other="rhodes_a")
    answer(game, "imitate.2")
    assert home(game, ME).shields == 2
    lose(game, "courtesans_guild")
    assert home(game, ME).shields == 0


def test_a_buried_bauza_frees_no_stage() -> None:
    """Abu Simbel buries him; from then on stages come one after another."""
    game = recruiting(city(wonder="abu_simbel_a", coins=9), leaders=[["antoine_bauza", "hercules"]], sets=FAN)
    all_do(game, "recruit:antoine_bauza")
    assert game.cities[ME].any_order
    game = recruiting(
        city("antoine_bauza", wonder="abu_simbel_a", coins=9), leaders=[["hercules", "stevie"]], sets=FAN, age=2
    )
    all_do(game, "recruit:hercules")
    answer(game, "raise.3:hercules")
    answer(game, "bury:antoine_bauza")
    assert asked(game)[1] == "play_card"
    assert not game.cities[ME].any_order
    assert stages_of(game, ME) == 1
    stages = {move.split(":")[0] for move in options(game, ME, "stage")}
    assert stages <= {"stage.1"}, "the first one, though one is built"


def test_a_buried_herodotus_and_pythia_leave_nothing() -> None:
    game = recruiting(city(coins=9), city(wonder="rhodes_a", stages=2), leaders=[["herodotus"]], sets=FAN, age=2)
    all_do(game, "recruit:herodotus")
    answer(game, "imitate.2")
    assert home(game, ME).shields == 2
    lose(game, "herodotus")
    assert home(game, ME).shields == 0
    game = recruiting(city(coins=9), leaders=[["pythia"]], sets=FAN, age=2)
    all_do(game, "recruit:pythia")
    answer(game, options(game, ME)[0])
    assert "oracle" in game.view(ME).extras
    lose(game, "pythia")
    assert "oracle" not in game.view(ME).extras


def swapped(left: tuple[str, ...], right: tuple[str, ...], one: str, other: str) -> Classic:
    """Urvashi has exchanged a card of my left neighbour for one of my right neighbour."""
    game = recruiting(city(coins=9), city(*left), city(*right), leaders=[["urvashi"]], sets=TOWERS, age=2)
    all_do(game, "recruit:urvashi")
    answer(game, f"swap:{one}")
    answer(game, f"swap:{other}")
    assert one in home(game, RIGHT).cards
    assert other in home(game, LEFT).cards
    return game


def test_a_swapped_card_completes_a_pair_there_and_ends_one_here() -> None:
    """Cellar and Armoury beside each other: a shield and two points more."""
    game = swapped(("forge_1",), ("armoury", "cellar"), "forge_1", "cellar")
    assert len(game.cities[RIGHT].adopted) == 0
    game = swapped(("forge_1", "armoury"), ("cellar",), "forge_1", "cellar")
    assert home(game, LEFT).shields == home(at_leaders(city("armoury"), sets=TOWERS), ME).shields + 1
    assert len(game.cities[LEFT].adopted) == 2


def test_a_swapped_residence_brings_no_dove() -> None:
    game = swapped(("residence",), ("hideout",), "residence", "hideout")
    assert (home(game, LEFT).counts["diplomacy"], home(game, RIGHT).counts["diplomacy"]) == (1, 0)


def test_chuck_norris_turns_a_residence_up_without_its_dove() -> None:
    game = recruiting(city(coins=9), city(wonder="giza_a", stages=1), leaders=[["chuck_norris"]], sets=TOWERS, age=2)
    lay_face_down(game, game.codex.card_number["residence"], 0, LEFT, UNDER_STAGE, 0)
    all_do(game, "recruit:chuck_norris")
    assert "residence" in home(game, LEFT).cards
    assert home(game, LEFT).counts["diplomacy"] == 0


def test_a_buried_simeon_is_worth_twice_what_was_paid() -> None:
    """His cost is what his owner chose, as Stevie's is the X that was paid (ruling: abu_simbel_bury)."""
    sets = ("leaders", "towers", "wonder_pack")
    stones = ("stone_pit", "clay_pool", "quarry", "brickyard", "glassworks_1", "loom_1")
    for paid in (0, 3):
        plan = city(*stones, wonder="abu_simbel_a", stages=2, coins=9)
        game = recruiting(plan, leaders=[["simeon"]], sets=sets, age=2)
        all_do(game, f"recruit.{paid}:simeon" if paid else "recruit:simeon")
        before = points(game, ME, "wonder")
        all_do(game, options(game, ME, "stage")[0])
        answer(game, "bury:simeon")
        assert points(game, ME, "wonder") == before + 2 * paid
