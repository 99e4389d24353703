"""What MkDocs is told about this repository while it builds the site (mkdocs.yml names this file).

Documents are written to be read where they lie: their links lead to files. What lies outside `docs` and is linked comes
along; pages that are not there (yet) leave the menu, and those that nobody put into it stand at its end.
"""

import re
from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).parents[1]
OUTSIDE: Final = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Documents beside `docs`, and what they are called in the site."""
FILES: Final = "files"
"""Where other files that documents link to lie in the site."""
LINK: Final = re.compile(r"(\]\()([^)#\s:]+)((?:#[^)]*)?\))")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    there = {str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").rglob("*.md")} | set(OUTSIDE.values())
    nav, named = _without(config.nav, there)
    more = sorted(there - named)
    config.nav = [*nav, {"More": more}] if more else nav
    return config


def _without(entries: Any, there: set[str]) -> tuple[list[Any], set[str]]:
    """The menu without pages that are not there, and the pages that it has."""
    kept: list[Any] = []
    named: set[str] = set()
    for entry in entries:
        ((title, place),) = entry.items()
        if isinstance(place, list):
            inner, found = _without(place, there)
            named |= found
            if inner:
                kept.append({title: inner})
        elif place in there:
            named.add(place)
            kept.append(entry)
    return kept, named


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for source, name in OUTSIDE.items():
        files.append(File.generated(config, name, abs_src_path=str(ROOT / source)))
    for document in (ROOT / "docs").rglob("*.md"):
        for _, link, _ in LINK.findall(document.read_text(encoding="utf-8")):
            path = (document.parent / link).resolve()
            if path.is_file() and _is_outside(path) and path.name not in OUTSIDE:
                name = f"{FILES}/{path.relative_to(ROOT)}"
                if name not in files.src_uris:
                    files.append(File.generated(config, name, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Links to what lies outside `docs` lead to where it is in the site."""
    here = Path(str(page.file.abs_src_path)).parent
    depth = page.file.src_uri.count("/")

    def led(found: re.Match[str]) -> str:
        path = (here / found[2]).resolve()
        if not path.exists():
            return found[0]  # the strict build says so
        if path.name in OUTSIDE and path.parent == ROOT:
            there = OUTSIDE[path.name]
        elif _is_outside(path):
            there = f"{FILES}/{path.relative_to(ROOT)}"
        else:
            there = str(path.relative_to(ROOT / "docs"))
        return f"{found[1]}{'../' * depth}{there}{found[3]}"

    return LINK.sub(led, markdown)


def _is_outside(path: Path) -> bool:
    return not path.is_relative_to(ROOT / "docs")
