"""Finished games, kept as records: each must replay to its very result. Every bug becomes one."""

from pathlib import Path

import pytest

from sevenwonders.records import read_record, replay_record, write_record

GAMES = sorted((Path(__file__).parent / "games").glob("*.7wn"))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_result(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read_record(text)
    game = replay_record(record)
    assert game.over()
    again = game.record()
    again.players = record.players
    again.result = {name: again.result[name] for name in record.result}  # older records tell no standings
    assert write_record(again) == text


def test_there_is_a_game_for_every_ending() -> None:
    stems = {file.stem for file in GAMES}
    assert stems >= {"duel-military", "duel-science", "duel-points", "duel-shared", "duel-blue", "duel-first-game"}
    assert stems >= {"classic-2", "classic-3", "classic-5", "classic-7", "classic-3-coins", "classic-3-shared"}
    assert stems >= {"classic-3-babel", "classic-5-towers", "classic-8-towers", "classic-4-every-set"}
