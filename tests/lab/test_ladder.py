"""The ladder of our own bots: its files are right, and its page is made from what was played."""

from dataclasses import replace
from pathlib import Path

import pytest

from bench import ladder_page
from sevenwonders.lab.tournament.running import Contest
from sevenwonders.lab.tournament.spec import Tournament, read_tournament
from sevenwonders.lab.tournament.store import Store


def test_the_page_is_made_from_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def quick(path: Path) -> Tournament:
        plan = read_tournament(path)
        assert plan.anchor == "greedy"
        assert any(bot.startswith("search:") for bot in plan.bots)
        return replace(plan, bots=("random", "novice", "greedy"), games=12)

    monkeypatch.setattr(ladder_page, "read_tournament", quick)
    for name in ladder_page.LADDERS:
        plan = quick(ladder_page.ROOT / "bench" / f"{name}.toml")
        Contest(plan, Store(tmp_path / name, plan.mark, plan.game)).run()
    text = ladder_page.write(tmp_path, tmp_path / "docs").read_text()
    assert text.count("12 of at most 12 games") == 2
    for bot in ("random", "novice", "greedy"):
        assert text.count(f"\n| `{bot}` | ") == 2
    assert (tmp_path / "docs" / "pictures" / "ladder-duel.svg").read_text().startswith("<svg")
