"""The catalogues of words: complete, alike in every language, and clear when something is missing."""

import string

import pytest

from sevenwonders.core import texts as texts_module
from sevenwonders.core.texts import (
    LANGUAGES,
    TextError,
    Texts,
    bare_words,
    catalogue,
    default_language,
    words_in_every_language,
)


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def forms(text: str | tuple[str, str]) -> tuple[str, ...]:
    return text if isinstance(text, tuple) else (text,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts(language: str) -> None:
    assert set(catalogue(language)) == set(catalogue("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_fields(language: str) -> None:
    for key, text in catalogue("en").items():
        theirs = catalogue(language)[key]
        assert isinstance(theirs, tuple) == isinstance(text, tuple), key
        wanted = {name for form in forms(text) for name in fields(form)}
        for form in forms(theirs):
            assert fields(form) == wanted, f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_has_two_spaces_in_a_sentence(language: str) -> None:
    for key, text in catalogue(language).items():
        for form in forms(text):
            assert form.strip(), key
            if key != "ui.legend" and not key.startswith("help."):  # these set things apart
                assert "  " not in form, key


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [("en", "0 coins", "1 coin", "2 coins"), ("fr", "0 pièce", "1 pièce", "2 pièces"),
     ("nl", "0 munten", "1 munt", "2 munten")],
)  # fmt: skip
def test_plurals_follow_the_language(language: str, none: str, one: str, two: str) -> None:
    texts = Texts(language)
    assert [texts.count("count.coin", number) for number in (0, 1, 2)] == [none, one, two]


def test_lists_follow_the_language() -> None:
    assert Texts("en").together(["a", "b", "c"]) == "a, b and c"
    assert Texts("fr").together(["a", "b"], "or") == "a ou b"
    assert Texts("nl").together(["a"]) == "a"
    assert Texts("en").together([]) == "none"


def test_a_missing_text_is_named_with_its_file() -> None:
    with pytest.raises(TextError, match=r"texts/nl has no text 'tip\.nonsense'"):
        Texts("nl")("tip.nonsense")
    with pytest.raises(TextError, match=r"no singular and plural called 'tip\.gain'"):
        Texts("nl").count("tip.gain", 2)
    with pytest.raises(TextError, match=r"'tip\.gain': cannot fill in 'coins'"):
        Texts("en")("tip.gain")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(TextError, match="'de' is not a language we speak; known: en, fr, nl"):
        Texts("de")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "nl_BE"}, "nl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language


def test_typed_words_are_compared_without_case_accents_and_marks() -> None:
    assert bare_words("  Défausse-3, B2! ") == ["defausse", "3", "b", "2"]
    assert bare_words("«»?") == []


COMMANDS = [key.removeprefix("command.") for key in catalogue("en") if key.startswith("command.")]
DURING_A_CARD = ("build", "sell", "wonder")


def test_no_word_means_two_commands_in_any_language() -> None:
    owner: dict[str, str] = {}
    for name in COMMANDS:
        for word in words_in_every_language(f"command.{name}") - {""}:
            both = {owner.setdefault(word, name), name}
            assert len(both) == 1 or both == {"sell", "discard"}, f"'{word}': {both}"


def test_the_module_doctests_hold() -> None:
    import doctest

    assert doctest.testmod(texts_module).failed == 0
