"""The card files of the published game as texts, for tests that change something in them."""

from importlib import resources

from sevenwonders.duel.cardfiles import FILES


def card_texts() -> dict[str, str]:
    folder = resources.files("sevenwonders.duel") / "data"
    return {file: (folder / file).read_text(encoding="utf-8") for file in FILES}
