"""What the documents show must be true."""

import doctest
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from sevenwonders.players.roster import BOT_NAMES
from tests.cli.run import run
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def name_of(document: Path) -> str:
    return str(document.relative_to(ROOT))


def blocks(document: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", document.read_text(encoding="utf-8"), re.DOTALL)


def test_the_readme_example_runs_and_prints_what_it_says() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_python_in_the_documents_runs(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for block in blocks(document, "python"):
        if ">>>" not in block and "SERVER" not in block:  # tests/server runs that one against a server
            exec(compile(block, str(document), "exec"), {})
    assert doctest.testfile(str(document), module_relative=False).failed == 0


@pytest.mark.parametrize("document", [path for path in DOCUMENTS if blocks(path, "console")], ids=name_of)
def test_commands_in_the_documents_do_what_they_say(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`$ sevenwonders …`, and below it some of what it prints."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    for block in blocks(document, "console"):
        for command, told in re.findall(r"^\$ sevenwonders (.*)\n((?:[^$\n].*\n)*)", block, re.MULTILINE):
            heard = run(capsys, *shlex.split(command))
            assert heard.code == 0, heard.err
            for line in told.splitlines():
                assert line in heard.out, command


def test_every_bot_is_in_the_document_of_the_engine() -> None:
    bots = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8").partition("## Bots")[2]
    assert [name for name in BOT_NAMES if not re.search(rf"^\| `{name}`", bots, re.MULTILINE)] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text(encoding="utf-8")):
        assert (document.parent / link).exists(), link


def test_docstring_examples_of_the_sources_run() -> None:
    """The sources themselves are read: compiled modules keep no examples."""
    attempted = 0
    for source in sorted((ROOT / "src").rglob("*.py")):
        name = ".".join(source.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        for block in re.findall(r'"""(.*?)"""', source.read_text(encoding="utf-8"), re.DOTALL):
            if ">>>" in block:
                names = dict(vars(import_module(name)))
                result = doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(block, names, name, None, 0))
                assert result.failed == 0, name
                attempted += result.attempted
    assert attempted > 5


def test_the_site_is_whole_and_asks_no_other_host(tmp_path: Path) -> None:
    """Links, anchors and the names of the reference are checked by the strict build."""
    command = [sys.executable, "-m", "mkdocs", "--quiet", "build", "--strict", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    pages = {str(page.relative_to(tmp_path)): page.read_text(encoding="utf-8") for page in tmp_path.rglob("*.html")}
    for document in DOCUMENTS:
        name = name_of(document).removeprefix("docs/").removesuffix(".md")
        assert name == "README" or f"{name if name_of(document).startswith('docs/') else name.lower()}.html" in pages
    for name, page in pages.items():
        loaded = re.findall(r'<(?:script|img|iframe|source)[^>]* src="([^"]*)"|<link[^>]* href="([^"]*)"', page)
        assert [one or other for one, other in loaded if "//" in (one or other)] == [], name
    assert "classic_game" in pages["reference/sets.html"]
