"""What sets ask for is asked by name, in every language: which stage of which city, which player."""

import re

import pytest

from sevenwonders.classic.words.texts import decision_sentence, move_sentence
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.sets.loader import make_box
from tests.contract.cases import EVERY_SET

from .told_games import asked_decisions

PLAYERS = ["Ada", "Bruno", "Cleo", "Dirk", "Eva", "Finn", "Gina", "Hugo", "the Free City"]
RARE = ("trade_defeats",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_is_made_by_a_number_without_a_name(language: str) -> None:
    texts = Texts(language)
    choice = texts("classic.move.choice", option="").strip()
    phases = set()
    for each in asked_decisions():
        phases.add(each.phase)
        prompt = decision_sentence(each.box, each.phase, texts)
        assert each.phase in RARE or not re.search(r"[{}_]|\(1|8", prompt), prompt
        players = PLAYERS[: len(each.boards)]
        told = [move_sentence(each.box, move, texts, players, each.city, boards=each.boards) for move in each.moves]
        for label in told:
            assert not re.search(r"[{}_]|  ", label), label
            assert choice not in label, label
        assert len(set(told)) == len(told), told
    assert {"copy_stage", "predict", "choose_neighbour", "swap_first", "swap_second"} <= phases


def test_a_stage_next_door_is_named_with_what_it_does() -> None:
    box, boards = make_box(EVERY_SET), [["rhodes_a.1"], ["giza_b.1", "giza_b.2"], ["olympia_a.1", "olympia_a.2"]]

    def told(move: str, language: str) -> str:
        return move_sentence(box, move, Texts(language), PLAYERS[:3], 0, 0, boards=boards)

    assert told("imitate.2", "en") == "Copy Giza, stage 2 (Bruno) – Worth 5 victory points."
    assert told("imitate.18", "fr").startswith("Copier Olympie, étape 2 (Cleo) – Une fois par Âge")
    assert told("imitate.17", "nl").startswith("Olympia, fase 1 (Cleo) kopiëren – ")
    assert told("predict.3", "en") == "Cleo will win"
