"""Writes docs/ladder.md from the games of the two tournaments; `make ladder` plays them first.

python -m bench.ladder_page [FOLDER OF THE RESULTS]
"""

import sys
from pathlib import Path

from sevenwonders.lab.tournament.page import about, findings, legend, plot, rating_table
from sevenwonders.lab.tournament.running import Contest, Standing
from sevenwonders.lab.tournament.spec import read_tournament
from sevenwonders.lab.tournament.store import Store

ROOT = Path(__file__).parents[1]
LADDERS = {"ladder-duel": "Duel", "ladder-classic": "7 Wonders"}
HEAD = """# The ladder of the bots

How our bots stand to each other. Made by `make ladder`, which plays `bench/ladder-duel.toml` and
`bench/ladder-classic.toml` with
`sevenwonders tournament` ([the laboratory](laboratory.md)) and writes this page; what each bot is stands in
[the engine](engine.md). `search:300` thinks for 300 rounds a move.
"""


def chapter(title: str, picture: str, standing: Standing) -> str:
    headings, rows = rating_table(standing)
    lines = [
        f"\n## {title}\n",
        about(standing) + "\n",
        f"![{title}: ratings with their intervals]({picture})\n",
        f"| {' | '.join(headings)} |",
        f"|{' --- |' * len(headings)}",
        *(f"| `{row[0]}` | {' | '.join(row[1:])} |" for row in rows),
        "",
        legend(standing),
        *findings(standing),
        "",
    ]
    return "\n".join(lines)


def write(results: Path, docs: Path) -> Path:
    """The page and its pictures, from what was played."""
    text = HEAD
    for name, title in LADDERS.items():
        plan = read_tournament(ROOT / "bench" / f"{name}.toml")
        standing = Contest(plan, Store(results / name, plan.mark, plan.game)).count_kept()
        picture = docs / "pictures" / f"{name}.svg"
        picture.parent.mkdir(parents=True, exist_ok=True)
        picture.write_text(plot(standing).replace('fill="currentColor"', 'fill="#5a5048"') + "\n", encoding="utf-8")
        text += chapter(title, f"pictures/{name}.svg", standing)
    page = docs / "ladder.md"
    page.write_text(text, encoding="utf-8")
    return page


if __name__ == "__main__":
    print(write(Path(sys.argv[1] if len(sys.argv) > 1 else ".ladder"), ROOT / "docs"))
