"""Card files with mistakes in them: each error names the file, the row and the field."""

import re
import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevenwonders import Duel, Rng
from sevenwonders.core.cardfile import CardFileError
from sevenwonders.core.moves import Moves
from sevenwonders.core.resources import unpack
from sevenwonders.duel.cardfiles import FILES, load, standard
from sevenwonders.duel.cards import CardSet
from sevenwonders.duel.city import City
from sevenwonders.duel.codex import Codex

from .card_texts import card_texts

TEXTS = card_texts()
STRUCTURES = TEXTS["board.toml"].split("[[structure]]")


def error_of(texts: dict[str, str]) -> str:
    with pytest.raises(CardFileError) as caught:
        load(texts)
    return str(caught.value)


def test_the_published_files_load() -> None:
    assert load(TEXTS) == standard()


@pytest.mark.parametrize("file", FILES)
def test_missing_file(file: str) -> None:
    assert error_of({name: text for name, text in TEXTS.items() if name != file}) == f"{file}: this file is missing"


@pytest.mark.parametrize("file", FILES)
def test_not_toml(file: str) -> None:
    assert error_of({**TEXTS, file: TEXTS[file] + "\n=\n"}).startswith(f"{file}: not valid TOML: ")


@pytest.mark.parametrize("file", FILES)
def test_unknown_table(file: str) -> None:
    assert error_of({**TEXTS, file: TEXTS[file] + "\n[magic]\n"}) == f"{file}, field 'magic': unknown field"


MISTAKES = {
    "cards.toml": [
        ('cost = "WSP"', 'cost = "WSX"', "card 'archery_range', field 'cost': unknown resource 'X'"),
        ('cost = "WSP"', 'cots = "WSP"', "card 'archery_range', field 'cots': unknown field"),
        ('cost = "WSP"', "cost = 3", "card 'archery_range', field 'cost': expected a text in quotes"),
        ('key = "baths"\n', "", "card 19, field 'key': is missing"),
        ('key = "baths"', 'key = "altar"', "card 'altar', field 'key': 'altar' stands twice"),
        ('key = "baths"', 'key = "The Baths"', "card 'The Baths', field 'key': 'The Baths' is not a key"),
        ('key = "baths"\ndeck = "age1"', 'key = "baths"', "card 'baths', field 'deck': is missing"),
        ('key = "baths"\ndeck = "age1"', 'key = "baths"\ndeck = "age4"', "field 'deck': unknown value 'age4'"),
        ('deck = "age2"\ncolor = "grey"', 'deck = "age2"\ncolor = "pink"', "field 'color': unknown value 'pink'"),
        ("coins = 8", "coins = -1", "card 'pretorium', field 'coins': -1 is not between 0 and 100"),
        ("coins = 8", "coins = 8.5", "card 'pretorium', field 'coins': expected a whole number"),
        ("coins = 8", 'coins = "8"', "card 'pretorium', field 'coins': expected a whole number, found a text"),
        ("coins = 8", "coins = true", "card 'pretorium', field 'coins': expected a whole number"),
        ("coins_gain = 6", "coins_gain = 101", "card 'brewery', field 'coins_gain': 101 is not between"),
        ('science = "plumb"', 'science = "magic"', "card 'workshop', field 'science': unknown value 'magic'"),
        ('"stable"]', '"stables"]', "card 'horse_breeders', field 'chain_from': chain to nowhere"),
        ('"stable"]', '"quarry"]', "field 'chain_from': 'quarry' has no field 'gives_chain'"),
        ('chain_from = ["stable"]\n', "", "card 'stable', field 'gives_chain': no card names this one"),
        ('["stable"]', '"stable"', "card 'horse_breeders', field 'chain_from': expected a list of texts"),
        ('produces_one_of = "GP"', 'produces_one_of = "G"', "'forum', field 'produces_one_of': 'G' must be WSC"),
        ('count = "grey", coins = 3', 'count = "gray", coins = 3', "coins_per, field 'count': unknown value"),
        ('count = "grey", coins = 3', "coins = 3", "'chamber_of_commerce', coins_per, field 'count': is missing"),
        ('count = "grey", coins = 3', 'count = "grey"', "coins_per, field 'coins': is missing"),
        ('count = "grey", coins = 3', 'count = "grey", coins = 3, x = 1', "coins_per, field 'x': unknown field"),
        ('{ count = "grey", coins = 3 }', "3", "'chamber_of_commerce', coins_per: expected a table"),
        ('count = ["red"]', 'count = ["rot"]', "card 'tacticians_guild', guild, field 'count': unknown value 'rot'"),
        ('count = ["red"]', 'count = "red"', "card 'tacticians_guild', guild, field 'count': expected a list"),
        ("coins = 8", 'coins = 8\nguild = { count = ["red"], coins = 1, vp = 1 }', "'pretorium', field 'guild': only"),
        ('[[card]]\nkey = "baths"', '[[carb]]\nkey = "baths"', "field 'carb': unknown field"),
        ("shields = 3", "shields = 10", "card 'arsenal', field 'shields': 10 is not between 0 and 9"),
        ('key = "walls"\ndeck = "age2"', 'key = "walls"\ndeck = "age1"', "deck age1 fills 21 slots"),
    ],
    "wonders.toml": [
        ('key = "sphinx"', 'key = "pyramids"', "wonder 'pyramids', field 'key': 'pyramids' stands twice"),
        ("vp = 9", 'vp = "nine"', "wonder 'pyramids', field 'vp': expected a whole number"),
        ('discard_opponent = "grey"', 'discard_opponent = "blue"', "field 'discard_opponent': unknown value"),
        ("play_again = true", "play_again = 1", "wonder 'appian_way', field 'play_again': expected true or false"),
        ("keep = 1", "keep = 2", "wonder 'great_library', progress_from_box, field 'keep': only one token"),
        ("draw = 3", "draw = 0", "wonder 'great_library', progress_from_box, field 'draw': 0 is not between"),
        ("build_from_discard = 1", "build_from_discard = 2", "field 'build_from_discard': 2 is not between"),
        ('cost = "WSGP"', 'cost = "WSGO"', "wonder 'temple_of_artemis', field 'cost': unknown resource 'O'"),
        ('key = "sphinx"', 'key = "sphinx"\nprogress_from_box = { draw = 3, keep = 1 }', "only one wonder may"),
    ],
    "progress.toml": [
        ('applies_to = "blue"', "", "progress 'masonry', field 'applies_to': is missing"),
        ('applies_to = "blue"', 'applies_to = "bleu"', "progress 'masonry', field 'applies_to': unknown value"),
        ('true\napplies_to = "wonder"', 'true\napplies_to = "red"', "'theology', field 'applies_to': play_again"),
        ('science = "scales"', 'science = "scale"', "progress 'law', field 'science': unknown value 'scale'"),
        ('key = "law"', 'key = "masonry"', "progress 'masonry', field 'key': 'masonry' stands twice"),
    ],
    "board.toml": [
        ("capital = 9", "capital = 10", ": the zones end at 8; the capital is at 10"),
        ("from = 3", "from = 4", "zone 2, field 'from': zones follow one another"),
        ("loot = 5", "loot = 5\nlot = 5", "zone 3, field 'lot': unknown field"),
        ("vp = 10\n", "", "zone 3, field 'vp': is missing"),
        ("age = 2", "age = 3", "structure 2, field 'age': expected 2"),
        ("covered_by = [2, 3]", "covered_by = [0]", "structure 1, slot 1, field 'covered_by': a slot is covered"),
        ("covered_by = [2, 3]", "covered_by = [20]", "structure 1, field 'slots': a slot is covered by one that"),
        ("covered_by = [2, 3]", 'covered_by = ["2"]', "structure 1, slot 1, field 'covered_by': expected a list"),
        ("up = true", 'up = "yes"', "structure 1, slot 1, field 'up': expected true or false, found a text"),
        ("row = 1, col", "col", "structure 1, slot 1, field 'row': is missing"),
    ],
    "set.toml": [
        ('resources = "WSCGP"', 'resources = "WSC"', "field 'resources': Duel has exactly"),
        ('resources = "WSCGP"', 'resources = "WSCGPO"', "field 'resources': unknown resource 'O'"),
        ("players = [2]", "players = [2, 3]", "field 'players': Duel is for exactly 2 players"),
        ('"quill", "wheel"', '"quill", "quill"', "field 'symbols': expected 1 to 20 different symbols"),
        ("1, 1, 0, 1, 0, 0, 1]", "1, 1, 1, 1, 0, 0, 1]", "setup, field 'wonder_draft': expected 8 seats"),
        ("coins = 7\n", "", "setup, field 'coins': is missing"),
        ("coins_per_point = 3", "coins_per_point = 0", "setup, field 'coins_per_point': 0 is not between"),
        ('version = "1.0"', "version = 1.0", "field 'version': expected a text in quotes"),
        ('key = "duel"', 'key = "Duel!"', "field 'key': 'Duel!' is not a key"),
        ('"pyramids", ', '"pyramid", ', "first_game: there is no wonder 'pyramid'"),
        ('"pyramids", ', '"sphinx", "pyramids", ', "first_game: expected 4 different wonders for each"),
        ('"pyramids", ', '"piraeus", ', "first_game: expected 4 different wonders for each player"),
    ],
    "names/fr.toml": [
        ('baths = "Bains"\n', "", "card: no name for 'baths'"),
        ('baths = "Bains"', 'baths = ""', "card: no name for 'baths'"),
        ('baths = "Bains"', 'baths = "Bains"\nbath = "Bain"', "card: there is no card 'bath'"),
    ],
    "names/nl.toml": [
        ('baths = "Baden"', "baths = 7", "card, field 'baths': expected a text in quotes"),
        ('law = "Wet"\n', "", "progress: no name for 'law'"),
        ('"clay_pit",', '"clay_pits",', "field 'ours': there is nothing called 'clay_pits'"),
    ],
    "names/en.toml": [
        ('quill = "Quill"\n', "", "symbol: no name for 'quill'"),
        ("[wonder]", "[wander]", "field 'wonder': is missing"),
    ],
}
SEEN_ELSEWHERE = [
    (
        "set.toml",
        '"quill", "wheel"',
        '"quill"',
        "cards.toml, card 'apothecary', field 'science': unknown value 'wheel'",
    ),
    ("set.toml", "removed_per_age = 3", "removed_per_age = 4", "deck age1 fills 19 slots; its structure has 20"),
    ("set.toml", "guilds_added = 3", "guilds_added = 8", "cards.toml: 7 guilds; set.toml adds 8"),
    ("set.toml", "guilds_added = 3", "guilds_added = 4", "cards.toml: deck age3 fills 21 slots; its structure has 20"),
    ("set.toml", "progress_on_board = 5", "progress_on_board = 8", "progress.toml: 10 tokens are too few"),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [(file, *mistake) for file, mistakes in MISTAKES.items() for mistake in mistakes],
)
def test_mistake(file: str, old: str, new: str, message: str) -> None:
    assert old in TEXTS[file]
    error = error_of({**TEXTS, file: TEXTS[file].replace(old, new, 1)})
    assert error.startswith(file)
    assert message in error
    assert "\n" not in error, "one sentence"


@pytest.mark.parametrize(("file", "old", "new", "message"), SEEN_ELSEWHERE)
def test_files_that_do_not_fit_together(file: str, old: str, new: str, message: str) -> None:
    assert old in TEXTS[file]
    assert message in error_of({**TEXTS, file: TEXTS[file].replace(old, new, 1)})


def test_structures_are_three() -> None:
    two = "[[structure]]".join(STRUCTURES[:3])
    assert error_of({**TEXTS, "board.toml": two}) == "board.toml: 2 structures; expected 3"


def play_out(card_set: CardSet, seed: int) -> None:
    """Random moves to the end, which must come."""
    game, rng, moves = Duel(seed=seed, codex=Codex(card_set), quiet=True), Rng(seed), Moves()
    while not game.over():
        moves.count = 0
        game.legal(game.next_seat(), moves)
        assert moves.count > 0, "nobody can move"
        game.apply(game.next_seat(), moves.ids[rng.below(moves.count)])


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("set.toml", "wonders_built_max = 7", "wonders_built_max = 1"),
        ("set.toml", "symbols_to_win = 6", "symbols_to_win = 1"),
        ("set.toml", "coins = 7", "coins = 0"),
        ("set.toml", "progress_on_board = 5", "progress_on_board = 0"),
        ("wonders.toml", "draw = 3", "draw = 5"),
        ("cards.toml", "shields = 1", "shields = 9"),
    ],
)
def test_other_numbers_make_other_games(file: str, old: str, new: str) -> None:
    for seed in range(5):
        play_out(load({**TEXTS, file: TEXTS[file].replace(old, new)}), seed)


def with_structures(slots: str, size: int) -> dict[str, str]:
    """The card files with three equal structures of another size."""
    board = re.sub(r"slots = \[.*?\n\]", f"slots = [{slots}]", TEXTS["board.toml"], flags=re.DOTALL)
    removed = f"removed_per_age = {23 - size}"
    return {**TEXTS, "board.toml": board, "set.toml": TEXTS["set.toml"].replace("removed_per_age = 3", removed)}


def test_a_structure_without_slots_is_refused() -> None:
    """Nobody could ever move."""
    assert "board.toml" in error_of(with_structures("", 0))


def test_cards_that_nothing_covers_are_face_up() -> None:
    """Whatever the file says: a card that can be taken is seen."""
    slots = "{ row = 1, col = 1, up = false, covered_by = [] }, { row = 1, col = 3, up = true, covered_by = [] }"
    try:
        card_set = load(with_structures(slots, 2))
    except CardFileError:
        return
    game = Duel(seed=1, first_game=True, codex=Codex(card_set))
    assert all(slot.card for slot in game.view(0).slots if slot.accessible)


def test_cities_that_make_very_much_are_counted_right_or_refused() -> None:
    """A counter holds 255; what could go beyond must not run into the next one."""
    cards = re.sub(r'^color = "\w+"$', 'color = "brown"\nproduces = "WWWWWWWWWWWWWWW"', TEXTS["cards.toml"], flags=re.M)
    kept = ("[[card]]", "key", "deck", "color", 'produces = "WWW', "chain_from", "gives_chain")
    lines = [line for line in cards.splitlines() if line.startswith(kept)]
    try:
        codex = Codex(load({**TEXTS, "cards.toml": "\n".join(lines)}))
    except CardFileError:
        return
    city = City(codex, None)
    for card in range(20):
        city.add_card(codex, card)
    assert unpack(int(city.production), "WSCGP") == "W" * 300


# ---- fuzz: whatever stands in a file, it can be played or the error is a CardFileError


def load_or_refuse(texts: dict[str, str]) -> None:
    try:
        card_set = load(texts)
    except CardFileError:
        return
    play_out(card_set, 1)


junk = st.one_of(
    st.text(max_size=12),
    st.sampled_from(["", "=", "[", "]", '"', "'", "\n", "[[card]]", "true", "-1", "1e400", "nan", "2026-11-15", "{}"]),
    st.binary(max_size=8).map(lambda raw: raw.decode("latin-1")),
)


@given(st.sampled_from(FILES), st.integers(0, 10**6), st.integers(0, 30), junk)
@settings(max_examples=250)
def test_any_edit(file: str, start: int, cut: int, insert: str) -> None:
    text = TEXTS[file]
    start %= len(text) + 1
    load_or_refuse({**TEXTS, file: text[:start] + insert + text[start + cut :]})


@given(st.sampled_from(FILES), st.integers(0, 10**6), st.integers(0, 10**6))
@settings(max_examples=150)
def test_any_lines_lost_or_doubled(file: str, first: int, second: int) -> None:
    lines = TEXTS[file].splitlines(keepends=True)
    low, high = sorted((first % len(lines), second % len(lines)))
    load_or_refuse({**TEXTS, file: "".join([*lines[:low], *lines[high:]])})
    load_or_refuse({**TEXTS, file: "".join([*lines[:high], *lines[low:]])})


@given(st.sampled_from(FILES), st.one_of(st.text(), st.binary().map(lambda raw: raw.decode("latin-1"))))
@settings(max_examples=150)
def test_any_text(file: str, text: str) -> None:
    load_or_refuse({**TEXTS, file: text})


values = st.recursive(
    st.one_of(
        st.booleans(),
        st.integers(-3, 130),
        st.integers(),
        st.floats(),
        st.sampled_from(["W", "GP", "WSC", "wonder", "red", "coins3", "baths", "age1", "scales", "quarry", ""]),
        st.text(max_size=5),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.sampled_from(["count", "coins", "vp", "draw", "keep", "row", "x"]), inner, max_size=3),
    ),
    max_leaves=6,
)


def to_toml(value: object) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + "".join(f"\\U{ord(c):08X}" for c in value if not 0xD800 <= ord(c) < 0xE000) + '"'
    if isinstance(value, list):
        return "[" + ", ".join(to_toml(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {to_toml(item)}" for key, item in value.items()) + "}"
    return str(value)


@given(st.sampled_from(FILES), st.integers(0, 10**6), values)
@settings(max_examples=300)
def test_any_value_at_any_field(file: str, place: int, value: object) -> None:
    lines = TEXTS[file].splitlines()
    fields = [number for number, line in enumerate(lines) if " = " in line and not line.startswith((" ", "#"))]
    line = fields[place % len(fields)]
    lines[line] = lines[line].split(" = ")[0] + " = " + to_toml(value)
    text = "\n".join(lines)
    load_or_refuse({**TEXTS, file: text})


@given(values)
@settings(max_examples=50)
def test_the_fuzz_writes_toml(value: object) -> None:
    assert "x" in tomllib.loads(f"x = {to_toml(value)}")


def test_more_units_than_prices_are_reckoned_with() -> None:
    much = re.sub(r'produces = "[WSCGP]+"', f'produces = "{"W" * 15}"', TEXTS["cards.toml"])
    assert error_of({**TEXTS, "cards.toml": much}).endswith("all cards together make more than 127 units of W")
