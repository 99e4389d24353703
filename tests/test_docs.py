"""What the documents show must be true."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from sevenwonders.players.roster import BOT_NAMES

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


def test_the_readme_example_runs_and_prints_what_it_says() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_python_in_the_documents_runs(document: Path) -> None:
    for block in re.findall(r"```python\n(.*?)```", document.read_text(encoding="utf-8"), re.DOTALL):
        if ">>>" not in block and "SERVER" not in block:  # tests/server runs that one against a server
            exec(compile(block, str(document), "exec"), {})


def test_every_bot_is_in_the_document_of_the_engine() -> None:
    bots = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8").partition("## Bots")[2]
    assert [name for name in BOT_NAMES if not re.search(rf"^\| `{name}`", bots, re.MULTILINE)] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
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
                assert result.failed == 0
                attempted += result.attempted
    assert attempted > 5
