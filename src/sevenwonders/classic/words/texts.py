"""7 Wonders in words: its decisions and its moves. The story of a game is in story.py, tooltips are in tooltips.py.

Sets may bring words of their own for their decisions and moves: in their names files, or in texts/. What has none is
told in plain words made of its parts, so nothing is ever untold.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from sevenwonders.classic.cards import Box
from sevenwonders.classic.moves import FAVOUR, NEXT_DOOR, UNCHAINED, MoveParts, move_parts
from sevenwonders.classic.seeing import CityView
from sevenwonders.classic.words.boards import rows_of
from sevenwonders.classic.words.names import Dress, in_sentence, small_article, stage_name
from sevenwonders.classic.words.of_sets import capital, filled, words_of_set
from sevenwonders.classic.words.paid import paid
from sevenwonders.classic.words.tooltips import effects
from sevenwonders.core.game import NOBODY
from sevenwonders.core.texts import Texts

ROW: Final = 15
"""The part of a stage's option that names the row of the board, from 1."""


def move_sentence(
    box: Box,
    move: str,
    texts: Texts,
    players: Sequence[str] = (),
    city: int = 0,
    reader: int = NOBODY,
    dress: Dress | None = None,
    at: CityView | None = None,
    boards: Sequence[Sequence[str]] = (),
) -> str:
    """A move of a city, given by its text, as something to choose: "Build Baths, for 2 coins to Giza".

    `at` shows the city: which stages its board has, and who sells to it from afar. `boards` are the rows of all boards
    (CityView.board), for moves about a stage next door.
    """
    parts = move_parts(move)
    fields = {"card": in_sentence(box, parts.card, texts, dress) if parts.card else "", "option": str(parts.option)}
    fields["coins"] = texts.count("count.coin", parts.payment.bank)
    rows = rows_of(box, at.board) if at is not None else []
    if 0 < parts.option <= len(rows):
        fields["stage"] = rows[parts.option - 1].told(texts)
    if players:
        around = {"left": city + 1, "right": city - 1, "player": parts.option - 1}
        fields |= {side: small_article(players[other % len(players)], texts) for side, other in around.items()}
    board = at.board if at is not None else boards[city] if boards else ()
    rows = rows_of(box, board)
    if 0 < parts.option <= len(rows):
        fields["stage"] = rows[parts.option - 1].told(texts)
    if boards and players:
        fields |= _stage_next_door(box, parts, texts, fields, boards, city)
    said = _words_for(box, parts, texts, fields)
    told = filled(said, fields)
    if told and ("{coins}" in said or not parts.payment.total):
        return capital(told)
    if not told:
        told = _construction(box, parts, texts, fields, at) or _in_plain_words(parts, texts, fields)
    far = [each.city for each in at.far] if at is not None else []
    coins = paid(texts, players, city, parts.payment, reader, far)
    return capital(texts("classic.move.paid", move=told, paid=coins) if coins else told)


def _stage_next_door(
    box: Box, parts: MoveParts, texts: Texts, fields: Mapping[str, str], boards: Sequence[Sequence[str]], city: int
) -> dict[str, str]:
    """The stage of a neighbour's board that an option names, whose it is, and what it does; empty if there is none."""
    place, right = parts.option % NEXT_DOOR - 1, parts.option >= NEXT_DOOR
    board = boards[(city - 1 if right else city + 1) % len(boards)]
    if not 0 <= place < len(board):
        return {}
    does = " ".join(effects(box, rows_of(box, board)[place].stage.effect, texts))
    told = {"their_stage": stage_name(box, board[place], texts), "neighbour": fields["right" if right else "left"]}
    return {**told, "does": does}


def _construction(box: Box, parts: MoveParts, texts: Texts, fields: Mapping[str, str], at: CityView | None) -> str:
    """The words of the base game for a verb and its option; empty if it has none."""
    verb, favoured = parts.verb, ""
    if verb in ("build", "stage") and parts.option & FAVOUR:
        favoured = "_favour"
    elif verb == "build" and parts.option == UNCHAINED:
        favoured = "_unchained"
    row = parts.option & ROW
    if verb == "stage" and row:
        rows = rows_of(box, at.board) if at is not None else []
        verb = "embellish" if row <= len(rows) and rows[row - 1].stage.embellishes else "stage_n"
        fields = {**fields, "option": rows[row - 1].told(texts) if row <= len(rows) else str(row)}
    key = f"classic.move.{verb}"
    told = texts(key, **fields) if texts.has(key) else ""
    return texts(f"classic.move.{parts.verb}{favoured}", move=told) if favoured else told


def _in_plain_words(parts: MoveParts, texts: Texts, fields: Mapping[str, str]) -> str:
    """A move that nobody wrote a text for."""
    told = " ".join(part for part in (parts.verb.replace("_", " "), fields["card"]) if part)
    return f"{told}, {texts('classic.move.choice', option=parts.option)}" if parts.option else told


def _words_for(box: Box, parts: MoveParts, texts: Texts, fields: Mapping[str, str]) -> str:
    """The words of a set for a verb of its own: for this option (`verb_1`), this card, or all; empty if it has none."""
    unpaid = () if parts.payment.bank else (f"{parts.verb}_no_coins",)
    for verb in (*unpaid, f"{parts.verb}_{parts.option}", f"{parts.verb}_{parts.card}", parts.verb):
        said = words_of_set(box, "move", verb, texts)
        if filled(said, fields):
            return said
    return ""


def decision_forms(phase: str, city: str, verbs: Collection[str]) -> list[str]:
    """The names that the words of a question may have, the most telling first."""
    forms = [phase, *(f"{phase}_{verb}" for verb in verbs if len(verbs) == 1)]
    return [f"{form}{ending}" for form in reversed(forms) for ending in (("_other", "") if city else ("",))]


def decision_sentence(box: Box, phase: str, texts: Texts, city: str = "", verbs: Collection[str] = ()) -> str:
    """The question of a decision; `city` names the city it is about, if that is not the player's own.

    `verbs` are those of its answers: where there is only one, the question may be another (the phase and the verb).
    """
    for form in decision_forms(phase, city, verbs):
        said = filled(words_of_set(box, "ask", form, texts), {"city": city})
        if said:
            return said
        if texts.has(f"ask.classic.{form}"):
            return texts(f"ask.classic.{form}", city=small_article(city, texts))
    return texts("ask.classic.other", what=capital(phase.replace("_", " ")))
