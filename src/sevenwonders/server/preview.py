"""The cards of sets on a page that needs no server: all that it draws from is written into it."""

import json
from importlib import resources
from pathlib import Path
from typing import Final

from sevenwonders.core.texts import Texts
from sevenwonders.core.texts import catalogue as words
from sevenwonders.server.catalogue import catalogue_of
from sevenwonders.server.settings import from_environment
from sevenwonders.sets.loader import folder_set
from sevenwonders.sets.shelf import Shelf, with_needs

PAGE: Final = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; \
style-src 'unsafe-inline'; font-src data:">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<div id="app"></div>
<script type="application/json" id="data">{data}</script>
<script>{script}</script>
</body>
</html>
"""


def page_folder(page: str = "") -> Path:
    """Where the built page is: as a setting says, or installed with the package."""
    return Path(page or str(resources.files("sevenwonders") / "page"))


def preview_page(shelf: Shelf, texts: Texts) -> str:
    """A page with every card and board of some sets. Runs their rules. Raises ValueError where no page was built."""
    parts = page_folder(from_environment().page) / "preview"
    if not (parts / "preview.js").is_file():
        raise ValueError(f"there is no built page in {parts.parent}: `make play` builds one")
    style, script = ((parts / f"preview.{kind}").read_text(encoding="utf-8") for kind in ("css", "js"))
    lang = texts.language
    sets = []
    for folder in shelf:
        card_set = folder_set(folder)
        sets_beside, folders = with_needs([card_set.key], shelf)
        keys = [*sets_beside, *(each.key for each in folders)]
        sets.append(
            {
                "name": card_set.names[lang]["set"].get("name", card_set.key),
                "version": card_set.version,
                "cards": [*(card.key for card in card_set.cards), *card_set.tokens],
                "boards": [side.key for side in card_set.wonders],
                "catalogue": catalogue_of("classic", keys, lang, shelf).model_dump(),
            }
        )
    data = json.dumps({"lang": lang, "texts": words(lang), "sets": sets}, ensure_ascii=False)
    title = _escaped(", ".join(str(each["name"]) for each in sets))
    script = script.replace("</script", "<\\/script")
    return PAGE.format(lang=lang, title=title, style=style, data=data.replace("<", "\\u003c"), script=script)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
