"""`sevenwonders new-set`: a folder with a small set that plays at once, to change."""

import argparse
import re
from pathlib import Path
from string import Template
from typing import Final

from sevenwonders.cli.options import UsageError
from sevenwonders.core.texts import LANGUAGES
from sevenwonders.sets.loader import packaged_keys
from sevenwonders.sets.setfile import LONGEST_KEY

KEY: Final = re.compile("[a-z][a-z0-9_]*")

SET: Final = """\
# The set itself. docs/write-a-set.md explains every field of these files.
# See what your cards look like:  sevenwonders check-set $path
# Play with them:                 sevenwonders play classic --set $path
# In the browser, with friends:   sevenwonders serve --set $path

key = "$key"                   # what the set is called in files and records: small letters, digits and _
version = "1.0"                # yours to count: a game is replayed with the version that it was played with
players = [3, 4, 5, 6, 7]      # the numbers of players it is for
"""

CARDS: Final = """\
# A table [[card]] for each card. Resources are letters: W wood, S stone, C clay, O ore, G glass, L textile (loom),
# P papyrus. No two cards of a game may have the same key: these begin with the name of the set.

[[card]]
key = "${key}_well"
deck = "age1"                  # age1, age2, age3 or guild
color = "blue"                 # brown, grey, blue, green, yellow, red, purple
copies = [3, 5]                # one copy from 3 players on, a second from 5 players on
art = "well"                   # what is drawn on it; without it, its colour says
cost = "C"                     # one clay; "WWG" would be two wood and a glass; without it, it is free
vp = 3                         # points at the end

[[card]]
key = "${key}_stalls"
deck = "age2"
color = "yellow"
copies = [3]
art = "amphorae market"        # one before the other
cost = "WL"
chain_from = ["${key}_well"]   # free for whoever has the well
coins_per = { n = 1, of = ["blue"], where = ["self", "left", "right"] }  # a coin for each blue card here and next door

[[card]]
key = "${key}_terrace"
deck = "age3"
color = "blue"
copies = [3]
art = "gardens"
coins = 1
cost = "SSG"
chain_from = ["${key}_stalls"]
vp = 2
vp_per = { n = 1, of = ["stage"], where = ["self"] }  # and one more for each wonder stage
"""

NAMES: Final = {
    "en": """\
# The names in English. Every card needs one, in all three languages.

[set]
name = "$title"
text = "What your set brings, in a few words"

[card]
${key}_well = "$title Well"
${key}_stalls = "$title Stalls"
${key}_terrace = "$title Terrace"
""",
    "fr": """\
# Les noms en français. Chaque carte en a un, dans les trois langues.

[set]
name = "$title"
text = "Ce qu'apporte votre extension, en quelques mots"

[card]
${key}_well = "Puits de $title"
${key}_stalls = "Étals de $title"
${key}_terrace = "Terrasse de $title"
""",
    "nl": """\
# De namen in het Nederlands. Elke kaart heeft er een, in alle drie de talen.

[set]
name = "$title"
text = "Wat je uitbreiding toevoegt, in een paar woorden"

[card]
${key}_well = "Put van $title"
${key}_stalls = "Kramen van $title"
${key}_terrace = "Terras van $title"
""",
}

PICTURE: Final = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <!-- Shown beside the name of the set. Only shapes: no scripts, nothing from elsewhere. -->
  <rect width="32" height="32" rx="6" fill="#2f6f8f"/>
  <path d="M6 25h20M8 25V14m5 11V14m6 11V14m5 11V14M5 13h22L16 6z" fill="none" stroke="#fff" stroke-width="2"/>
</svg>
"""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("new-set", help="make a folder with a small set of cards, to change")
    parser.add_argument("name", metavar="NAME", help="the key of the set, and its folder: small letters, digits and _")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    folder = Path(options.name)
    key = folder.name
    if not KEY.fullmatch(key) or len(key) > LONGEST_KEY:
        raise UsageError(f"'{key[:60]}' is not a key: begin with a small letter, use small letters, digits and _")
    if key in packaged_keys():
        raise UsageError(f"a set '{key}' comes with the game: choose another name")
    if folder.exists():
        raise UsageError(f"'{folder}' exists already: choose another name, or remove it first")
    words = {"key": key, "path": folder, "title": key.replace("_", " ").title()}
    files = {"set.toml": SET, "cards.toml": CARDS, "picture.svg": PICTURE}
    files |= {f"names/{language}.toml": NAMES[language] for language in LANGUAGES}
    try:
        (folder / "names").mkdir(parents=True)
        for file, text in files.items():
            (folder / file).write_text(Template(text).substitute(words), encoding="utf-8")
    except OSError as error:
        raise UsageError(f"cannot write '{folder}': {error.strerror}") from None
    print(f"{folder} is a set of three cards. Change its files, and look at them with: sevenwonders check-set {folder}")
    return 0
