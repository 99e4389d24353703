"""Rulings of what is chosen when points are counted: copied guilds and free symbols."""

from sevenwonders.classic.game import Classic
from tests.arrange import LEFT, ME, RIGHT, arrange, city
from tests.playing import asked, points, turn

from .facts import GUILDS


def copied(*mine: str, left: tuple[str, ...] = (), right: tuple[str, ...] = ()) -> Classic:
    return arrange(city(*mine, wonder="olympia_b", stages=3), city(*left), city(*right), age=3)


def test_copy_guild() -> None:
    game = copied("stone_pit", "quarry", left=("workers_guild", "lumber_yard"), right=("ore_vein", "clay_pool"))
    assert points(game, ME, "guilds") == 3, "brown cards of my neighbours"
    assert points(game, LEFT, "guilds") == 4, "its owner loses nothing: brown cards of the owner's neighbours"
    own = copied("stone_pit", "loom_1", right=("builders_guild", "lumber_yard"))
    assert points(own, ME, "guilds") == 3, "my own stages"
    two = ("spies_guild", "barracks"), ("magistrates_guild", "altar", "theater")
    for left, right in (two, two[::-1]):
        both = copied(left=left, right=right)
        assert points(both, ME, "guilds") == 2, "one guild only, of either neighbour: 1 red, or 2 blue"
    none = copied("workers_guild", left=("lumber_yard",))
    assert points(none, ME, "guilds") == 1, "no neighbouring guild: nothing to copy"
    for own_guild in ("scientists_guild", "shipowners_guild"):
        alone = copied(own_guild, "apothecary")
        plain = arrange(city(own_guild, "apothecary", wonder="olympia_b", stages=2), age=3)
        assert alone.scores().points[ME] == plain.scores().points[ME], "the own one cannot be copied"
    far = arrange(city(wonder="olympia_b", stages=3), city(), city("builders_guild"), city(), age=3)
    assert points(far, ME, "guilds") == 0, "only neighbours"
    early = arrange(city(wonder="olympia_b", stages=2), city("builders_guild"), age=3)
    assert points(early, ME, "guilds") == 0
    for guild in GUILDS:
        owners = [
            points(
                arrange(city("altar", "loom_1", wonder="olympia_b", stages=2), city(guild, "tavern"), age=3),
                LEFT,
                "guilds",
            ),
            points(
                arrange(city("altar", "loom_1", wonder="olympia_b", stages=3), city(guild, "tavern"), age=3),
                LEFT,
                "guilds",
            ),
        ]
        assert owners[1] == owners[0] + (guild == "builders_guild"), "the owner loses nothing"


def test_copy_scientists_guild() -> None:
    greens = ("apothecary", "workshop")
    game = copied(*greens, left=("scientists_guild",))
    assert sum(game.scores().points[ME].values()) - sum(copied(*greens).scores().points[ME].values()) == 10 - 2, (
        "the third symbol: 1 + 1 + 1 + 7"
    )
    own = arrange(city(*greens, "scientists_guild", wonder="olympia_b", stages=2), age=3)
    assert points(own, ME, "science") == points(game, ME, "science") + points(game, ME, "guilds") == 10


def test_copy_counts_as_purple() -> None:
    game = copied("lumber_yard", "loom_1", left=("shipowners_guild",))
    assert points(game, ME, "guilds") == 3, "a copied Shipowners Guild counts itself"
    game = copied("lumber_yard", "shipowners_guild", left=("spies_guild",), right=("barracks",))
    assert points(game, ME, "guilds") == 2 + 1 + 1, "an own one counts the copy: brown, itself, copy; and 1 red"
    game = copied("shipowners_guild", left=("spies_guild",))
    assert points(game, ME, "guilds") == 2, "even a copy that is worth nothing else"


def test_free_symbol_choice() -> None:
    for wonder, stage, makers in (
        ("babylon_a", 1, ("sawmill", "lumber_yard")),
        ("babylon_b", 2, ("brickyard", "press_1")),
    ):
        game = arrange(
            city(*makers, "apothecary", wonder=wonder, stages=stage, coins=0),
            hands=[["palace"], ["laboratory"], ["workshop"]],
            age=2,
        )
        turn(game, "stage:palace")
        assert asked(game) == ([ME, LEFT, RIGHT], "play_card"), "nothing is chosen when the stage is built"
        assert points(game, ME, "science") == 4, "two compasses"
        later = arrange(city("apothecary", "workshop", wonder=wonder, stages=stage + 1))
        assert points(later, ME, "science") == 1 + 1 + 1 + 7, "a tablet, once that is better"
    guild = arrange(city("scientists_guild", "apothecary", "dispensary"))
    assert points(guild, ME, "science") == 9
    guild = arrange(city("scientists_guild", "apothecary", "school"))
    assert points(guild, ME, "science") == 10
    assert points(arrange(city("scientists_guild")), ME, "science") == 1
