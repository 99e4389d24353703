"""The catalogue of 7 Wonders with some sets."""

from collections.abc import Iterator

from sevenwonders.classic.cards import Box, Card, Stage, Step, Wonder
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.words.names import deck_name, hue, kind_name, title
from sevenwonders.classic.words.of_sets import words_of_set
from sevenwonders.classic.words.texts import decision_sentence
from sevenwonders.classic.words.tooltips import cost_sentence, effects, opens, step_sentence, tooltip
from sevenwonders.core.resources import KEYS, LETTERS
from sevenwonders.core.texts import Texts
from sevenwonders.games import CLASSIC
from sevenwonders.server.catalogue.classic_signs import effect_marks
from sevenwonders.server.catalogue.looks import extra_faces, looks_of
from sevenwonders.server.catalogue.signs import cost_marks
from sevenwonders.server.catalogue_models import Board, Catalogue, Face, StageFace, StepFace
from sevenwonders.sets import setting_for
from sevenwonders.sets.checks import players_of
from sevenwonders.sets.loader import Folder, make_box

DECKS = ("age1", "age2", "age3", "guild")


def codex_of(sets: tuple[str, ...], folders: tuple[Folder, ...] = ()) -> Codex:
    """The box of a mix of sets as numbers. Raises ValueError (CardFileError) if there is no such mix."""
    return setting_for(players_of(make_box(sets, folders))[0], sets, folders).codex


def classic_catalogue(sets: tuple[str, ...], texts: Texts, folders: tuple[Folder, ...] = ()) -> Catalogue:
    """Raises ValueError (CardFileError) if there is no such mix of sets."""
    codex = codex_of(sets, folders)
    box = codex.box
    faces = [*(_card(box, card, texts) for card in box.cards), *(_token(box, token, texts) for token in box.tokens)]
    return Catalogue(
        game=CLASSIC,
        faces={face.key: face for face in faces},
        boards={wonder.key: _board(box, wonder, texts) for wonder in box.wonders},
        names=dict(_names(codex, texts)),
        extras=extra_faces(box, texts),
        looks=looks_of(box),
        categories=list(codex.categories),
        colors=[color.key for color in box.colors],
        resources=box.resources,
        symbols=list(box.symbols),
        structures=[],
        numbers=box.setup,
    )


def _card(box: Box, card: Card, texts: Texts) -> Face:
    return Face(
        key=card.key,
        name=title(box, card.key, texts),
        own_name=_is_own(box, card.key, texts),
        kind=card.color,
        deck=card.deck,
        cost=cost_marks(card.coins, card.cost),
        marks=effect_marks(box, card.effect, texts),
        chain_from=list(card.chain_from),
        opens=opens(box, card.key),
        steps=[_step(box, card, step, texts) for step in card.steps],
        tip=tooltip(box, card.key, texts),
        guess=card.guess,
        art=card.art,
    )


def _step(box: Box, card: Card, step: Step, texts: Texts) -> StepFace:
    return StepFace(
        when=step.when,
        card=step.card,
        at=step.at,
        debt=step.debt,
        marks=effect_marks(box, step.effect, texts),
        tip=step_sentence(box, card, step, texts),
    )


def _token(box: Box, token: str, texts: Texts) -> Face:
    name = title(box, token, texts)
    return Face(
        key=token,
        name=name,
        own_name=_is_own(box, token, texts),
        kind="token",
        deck="",
        cost=[],
        marks=[],
        chain_from=[],
        opens=[],
        steps=[],
        tip=words_of_set(box, "tip", token, texts) or name,
        guess=False,
        art="",
    )


def _board(box: Box, wonder: Wonder, texts: Texts) -> Board:
    return Board(
        key=wonder.key,
        city=title(box, wonder.city, texts),
        side=wonder.side,
        name=title(box, wonder.key, texts),
        start=effect_marks(box, wonder.start, texts),
        stages=[_stage(box, stage, texts) for stage in wonder.stages],
        tip=tooltip(box, wonder.key, texts),
        guess=wonder.guess,
        art=wonder.art,
    )


def _stage(box: Box, stage: Stage, texts: Texts) -> StageFace:
    return StageFace(
        cost=cost_marks(stage.coins, stage.cost),
        marks=effect_marks(box, stage.effect, texts),
        tip=" ".join([cost_sentence(box, stage, texts), *effects(box, stage.effect, texts)]),
        guess=stage.guess,
        alternative=stage.alternative,
        embellishes=stage.embellishes,
    )


def _is_own(box: Box, key: str, texts: Texts) -> bool:
    return any(key in each.own_names[texts.language] for each in box.sets)


def _names(codex: Codex, texts: Texts) -> Iterator[tuple[str, str]]:
    """Whatever else has a name, by section and key: `color.brown`, `resource.W`, `phase.play_card`."""
    box = codex.box
    for color in box.colors:
        yield f"color.{color.key}", hue(box, color.key, texts)
        yield f"kind.{color.key}", kind_name(box, color.key, texts)
    yield from ((f"symbol.{symbol}", title(box, symbol, texts)) for symbol in box.symbols)
    yield from ((f"token.{token}", title(box, token, texts)) for token in box.tokens)
    yield from ((f"resource.{x}", texts(f"resource.{KEYS[LETTERS.index(x)]}")) for x in box.resources)
    yield from ((f"category.{category}", title(box, category, texts)) for category in codex.categories)
    for deck in (*DECKS, *(deck for each in box.sets for deck in each.decks)):
        yield f"deck.{deck}", deck_name(box, deck, texts) or title(box, deck, texts)
    for phase in codex.phases:
        known = f"server.phase.{phase}"
        said = words_of_set(box, "phase", phase, texts) or (texts(known) if texts.has(known) else "")
        yield f"phase.{phase}", said or decision_sentence(box, phase, texts).rstrip(" :\u00a0")
    yield from ((f"sign.{key}", words_of_set(box, "sign", key, texts) or key) for key in box.looks.drawings)
