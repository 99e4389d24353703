"""Sets from anywhere: every mistake is told, programs run only if they are trusted, pictures only draw."""

import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sevenwonders.core.cardfile import CardFileError
from sevenwonders.core.record import MissingSet
from sevenwonders.records import read_record, replay_record, write_record
from sevenwonders.sets import classic_game
from sevenwonders.sets.folder import Folder
from sevenwonders.sets.loader import make_box, packaged_keys, read_folder
from sevenwonders.sets.picture import check_picture
from sevenwonders.sets.shelf import open_shelf, read_shelf, try_out
from tests.cli.run import run

from .files import EXAMPLE, small

HARBOUR = EXAMPLE.parent / "harbour"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'


def written(folder: Path, files: dict[str, str]) -> Path:
    for file, text in files.items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, encoding="utf-8")
    return folder


def mistakes_of(*places: Path, trust: bool = False) -> tuple[str, ...]:
    with pytest.raises(CardFileError) as caught:
        open_shelf(places, trust_rules=trust)
    return caught.value.mistakes


def test_the_examples_go_with_every_set_of_ours() -> None:
    """No key of theirs is one of ours."""
    for example in (EXAMPLE, HARBOUR):
        assert make_box([key for key in packaged_keys() if key != "base"], [example]).sets[-1].cards


# ---- every mistake


def test_a_folder_that_is_not_there_hides_no_mistake_of_others(tmp_path: Path) -> None:
    gone, untrusted = mistakes_of(tmp_path / "gone", HARBOUR)
    assert gone.endswith("there is no such folder")
    assert untrusted.startswith(f"{HARBOUR}/rules.py: this set brings a program of its own")


def test_all_mistakes_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    rows = "".join(
        f'[[card]]\nkey = "{key}"\ndeck = "age1"\ncolor = "blue"\ncopies = [3]\n{wrong}\n'
        for key, wrong in (("one", 'cost = "X"'), ("two", "vp = true"), ("three", "vp = 1"), ("four", "vpp = 1"))
    )
    files = small(cards=rows, wonders='[[wonder]]\nkey = "thera_a"\n', set='resource = "T"\n')
    files["names/fr.toml"] = "= nonsense"
    assert len(mistakes_of(written(tmp_path / "mine", files))) == 1, "what is no TOML is told first"
    files["names/fr.toml"] = files["names/en.toml"]
    told = mistakes_of(written(tmp_path / "mine", files))
    places = (
        "set.toml, field 'resource'",
        "card 'one', field 'cost'",
        "card 'two', field 'vp'",
        "card 'four', field 'vpp'",
    )
    assert len(told) == 5
    for place, mistake in zip((*places, "wonder 'thera_a', field 'start'"), told, strict=True):
        assert place in mistake


def test_all_missing_names_are_told_at_once(tmp_path: Path) -> None:
    files = small(cards='[[card]]\nkey = "two"\ndeck = "age1"\ncolor = "blue"\ncopies = [3]\n')
    files["names/nl.toml"] = ""
    told = mistakes_of(written(tmp_path / "mine", files))
    assert [mistake.removeprefix(f"{tmp_path}/mine/") for mistake in told] == [
        "names/en.toml, card, field 'two': is missing: no name for 'two'",
        "names/fr.toml, card, field 'two': is missing: no name for 'two'",
        "names/nl.toml, card, field 'inn': is missing: no name for 'inn'",
        "names/nl.toml, card, field 'two': is missing: no name for 'two'",
    ]


def test_all_references_are_told_at_once(tmp_path: Path) -> None:
    rows = "".join(
        f'[[card]]\nkey = "{key}"\ndeck = "age1"\ncolor = "{color}"\ncopies = [3]\nchain_from = ["{chain}"]\n'
        for key, color, chain in (("one", "pink", "inn"), ("two", "blue", "nowhere"))
    )
    files = small(cards=rows, names='one = "One"\ntwo = "Two"\n')
    told = mistakes_of(written(tmp_path / "mine", files))
    assert ["card 'one', field 'color'" in told[0], "card 'two', field 'chain_from'" in told[1]] == [True, True]
    assert len(told) == 2


VERSIONS = ["", "1.0+x", "one two", "1\n2", "é", "x" * 21, "#1"]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_version_is_one_plain_word(tmp_path: Path, version: str) -> None:
    files = small()
    files["set.toml"] = files["set.toml"].replace('"1"', '"""' + version + '"""')
    assert "set.toml, field 'version': " in mistakes_of(written(tmp_path / "mine", files))[0]


def test_the_words_of_the_set_itself(tmp_path: Path) -> None:
    told = mistakes_of(written(tmp_path / "a", small(names='[set]\nnom = "Petit"\n')))
    assert "names/en.toml, set, field 'nom': unknown field; known: name, text" in told[0]
    assert len(told) == 3
    shelf = open_shelf(
        [written(tmp_path / "b", small(names='[set]\nname = "Small"\n', set="rank = 5\n"))], trust_rules=False
    )
    assert [folder.key for folder in shelf] == ["small"]


# ---- programs


def test_programs_run_only_where_they_are_trusted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    proof = tmp_path / "ran"
    rules = f"open({str(proof)!r}, 'w').close()\n" + (HARBOUR / "rules.py").read_text(encoding="utf-8")
    folder = tmp_path / "mine"
    shutil.copytree(HARBOUR, folder)
    (folder / "rules.py").write_text(rules, encoding="utf-8")
    game = classic_game(players=3, folders=[HARBOUR], seed=1)
    record = tmp_path / "game.7wn"
    record.write_text(write_record(game.record()), encoding="utf-8")
    place = str(folder)
    for command in (
        ["simulate", "classic", "--players", "3", "--games", "1", "--set", place],
        ["bench", "classic", "--players", "3", "--set", place],
        ["play", "classic", "--players", "3", "--set", place],
        ["replay", str(record), "--set", place],
    ):
        heard = run(capsys, *command)
        assert (heard.code, heard.err.count("\n")) == (2, 1)
        assert "add --trust-rules" in heard.err
    heard = run(capsys, "check-set", place)
    assert heard.code == 0
    assert "rules.py" in heard.out.splitlines()[-1]
    heard = run(capsys, "check-set", place, "--preview", str(tmp_path / "x.html"))
    assert (heard.code, "add --trust-rules" in heard.err) == (2, True)
    assert run(capsys, "cards", "classic", "pier", "--set", place).code == 0
    assert not proof.exists()
    assert run(capsys, "check-set", place, "--trust-rules").code == 0
    assert proof.exists()


def test_what_was_read_is_what_is_played(tmp_path: Path) -> None:
    """A server plays with the folder as it was at its start, in all of its processes."""
    folder = tmp_path / "mine"
    shutil.copytree(HARBOUR, folder)
    shelf = open_shelf([folder], trust_rules=True)
    shutil.rmtree(folder)
    game = classic_game(players=3, folders=shelf, seed=1)
    assert game.record().sets["harbour"] == f"1.0+{shelf[0].mark}"
    assert replay_record(game.record(), shelf).to_act() == game.to_act()


# ---- versions


def test_the_mark_is_that_of_the_content() -> None:
    folder = read_folder(HARBOUR)

    def changed(file: str, old: str, new: str) -> str:
        files = {**dict(folder.files), file: dict(folder.files)[file].replace(old, new)}
        assert files != dict(folder.files)
        return Folder("elsewhere", tuple(sorted(files.items()))).mark

    for file, old, new in (
        ("names/en.toml", "Pier", "Jetty"),
        ("cards.toml", "# One card", "# A card"),
        ("cards.toml", 'key = "pier"\ndeck = "age1"', 'deck = "age1"\nkey = "pier"'),
        ("cards.toml", 'art = "haven"', 'art = "ship"'),
        ("cards.toml", 'art = "haven"\n', ""),
        ("picture.svg", "#1f5f7a", "#000000"),
    ):
        assert changed(file, old, new) == folder.mark
    for file, old, new in (
        ("cards.toml", "vp = 2", "vp = 3"),
        ("set.toml", "ships_most = 5", "ships_most = 6"),
        ("rules.py", "ships", "boats"),
    ):
        assert changed(file, old, new) != folder.mark


def test_records_are_replayed_with_the_set_that_they_were_played_with() -> None:
    record = classic_game(players=3, folders=[EXAMPLE], seed=4).record()
    version = record.sets["my_first_set"]
    assert version == f"1.0+{read_folder(EXAMPLE).mark}"
    assert replay_record(read_record(write_record(record)), [str(EXAMPLE)]).record().deal == record.deal
    record.sets["my_first_set"] = "1.0"
    replay_record(record, [str(EXAMPLE), str(HARBOUR)])  # it does not know the mark; the harbour is not meant
    for other in ("1.1", "", "1.0+0000000000"):
        record.sets["my_first_set"] = other
        with pytest.raises(MissingSet, match=r"of the set 'my_first_set'; here is 1\.0\+"):
            replay_record(record, [str(EXAMPLE)])
    with pytest.raises(MissingSet, match="there is no set 'my_first_set' here"):
        replay_record(record)


# ---- pictures

PICTURES = [
    (f"{HEAD}<path d='M0 0h8' fill='url(#a)'/></svg>", ""),
    (f"{HEAD}<script>alert(1)</script></svg>", "<script> is not allowed"),
    (f"{HEAD}<style>@import 'http://a.example'</style></svg>", "<style> is not allowed"),
    (f"{HEAD}<image href='http://a.example/x.png'/></svg>", "<image> is not allowed"),
    (f"{HEAD}<foreignObject/></svg>", "<foreignObject> is not allowed"),
    (f"{HEAD}<use href='#a'/></svg>", "<use> is not allowed"),
    (f"{HEAD}<path onclick='alert(1)'/></svg>", "runs no scripts"),
    (f"{HEAD}<path ONLOAD='alert(1)'/></svg>", "runs no scripts"),
    (f"{HEAD}<linearGradient href='http://a.example#x'/></svg>", "fetches nothing"),
    (f"{HEAD}<path style='fill: URL( \"http://a.example\")'/></svg>", "fetches nothing"),
    (f"<!DOCTYPE svg [<!ENTITY a 'aaaa'>]>{HEAD}</svg>", "no document type"),
    (f"<?xml-stylesheet href='x.css'?>{HEAD}</svg>", "no document type, entities or instructions"),
    (f"{HEAD}", "not valid SVG"),
    ("", "not valid SVG"),
    ("<svg/>", "expected <svg xmlns="),
    ("<html/>", "expected <svg xmlns="),
    (f"{HEAD}{'<g/>' * 20_000}</svg>", "longer than 50000 characters"),
]


@pytest.mark.parametrize(("text", "told"), PICTURES)
def test_a_picture_only_draws(text: str, told: str) -> None:
    if not told:
        check_picture("picture.svg", text)
        return
    with pytest.raises(CardFileError) as caught:
        check_picture("picture.svg", text)
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


# ---- new-set and check-set


@pytest.mark.parametrize("name", ["my_set", "a", "deep/in/olives", "x2"])
def test_a_new_set_plays_at_once(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(capsys, "new-set", name).code == 0
    for language in ("en", "fr", "nl"):
        heard = run(capsys, "check-set", name, "--lang", language)
        assert (heard.code, heard.err) == (0, "")
        assert heard.out.count("╭") == 3
    assert run(capsys, "simulate", "classic", "--set", name, "--games", "2").code == 0
    assert open_shelf([Path(name)], trust_rules=False)[0].picture


@pytest.mark.parametrize(
    "name", ["My_set", "my set", "", "é", "1x", "_x", "..", "leaders", "base", "x" * 41, "a-b", "there"]
)
def test_what_cannot_be_a_new_set(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").mkdir()
    heard = run(capsys, "new-set", name)
    assert (heard.code, heard.out, heard.err.count("\n")) == (2, "", 1)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["there"]


def test_check_set_tells_every_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = written(tmp_path / "mine", small(set="rank = -1\n", cards="vp = 1.5\n"))
    heard = run(capsys, "check-set", str(folder), str(tmp_path / "nowhere"))
    assert (heard.code, heard.out) == (1, "")
    assert [line.split(": ")[1] for line in heard.err.splitlines()] == [
        f"{folder}/set.toml, field 'rank'",
        f"{folder}/cards.toml, card 'inn', field 'vp'",
        f"{tmp_path}/nowhere",
    ]


def test_check_set_takes_the_sets_that_a_set_needs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = written(tmp_path / "mine", small(set='needs = ["my_first_set", "leaders"]\n'))
    assert run(capsys, "check-set", str(folder), str(EXAMPLE)).code == 0
    heard = run(capsys, "check-set", str(folder))
    assert (heard.code, heard.err.count("\n")) == (1, 1)
    assert "there is no set 'my_first_set'" in heard.err


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("mutilated")


NONSENSE = st.one_of(
    st.binary(max_size=30),
    st.sampled_from(
        [b"", b"\xff\xfe", b"[[card]]", b"key = 1", b"[set]\nname = 1", b"<svg", b"\x00", b"class Rules: pass"]
    ),
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_check_set_bears_mutilated_folders(
    scratch: Path, capsys: pytest.CaptureFixture[str], data: st.DataObject
) -> None:
    """Files cut, swapped, missing, of nonsense, or folders: sentences and exit code 1, or a set that is right."""
    folder = scratch / "mine"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(data.draw(st.sampled_from([EXAMPLE, HARBOUR])), folder)
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    for _ in range(data.draw(st.integers(1, 3))):
        file = data.draw(st.sampled_from(files))
        how = data.draw(st.sampled_from(["cut", "swap", "remove", "nonsense", "folder", "insert"]))
        if file.is_dir() or not file.exists():
            continue
        content = file.read_bytes()
        at = data.draw(st.integers(0, len(content)))
        if how == "cut":
            file.write_bytes(content[:at])
        elif how == "swap":
            file.write_bytes(data.draw(st.sampled_from([f for f in files if f.is_file()])).read_bytes())
        elif how == "nonsense":
            file.write_bytes(data.draw(NONSENSE))
        elif how == "insert":
            file.write_bytes(content[:at] + data.draw(NONSENSE) + content[at:])
        else:
            file.unlink()
            if how == "folder":
                file.mkdir()
    heard = run(capsys, "check-set", str(folder), *data.draw(st.sampled_from([[], ["--trust-rules"]])))
    assert heard.code in (0, 1)
    lines = heard.err.splitlines()
    assert bool(lines) == (heard.code == 1)
    assert all(line.startswith("sevenwonders check-set: ") for line in lines), heard.err


def test_a_trial_finds_rules_that_fail(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(HARBOUR, folder)
    rules = (folder / "rules.py").read_text(encoding="utf-8")
    line = 1 + rules[: rules.index("game.tell(")].count("\n")
    (folder / "rules.py").write_text(rules.replace("game.tell(", "game.shout(", 1), encoding="utf-8")
    (found,) = read_shelf([folder])
    with pytest.raises(CardFileError, match=rf"rules\.py, line {line}: AttributeError: "):
        try_out(found, (found,))
