"""The rules books of the two games."""

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.words.texts import decision_sentence
from sevenwonders.core.book import Pages
from sevenwonders.core.texts import Texts
from sevenwonders.duel.words.book import duel_pages
from sevenwonders.games import BASE
from sevenwonders.server.book_models import Book
from sevenwonders.server.catalogue.book import Source, make_book
from sevenwonders.server.catalogue_models import Catalogue
from sevenwonders.sets.books import numbers_of
from sevenwonders.sets.checks import hand_size


def duel_book(catalogue: Catalogue, texts: Texts) -> Book:
    source = Source("", "", "", duel_pages()[texts.language])
    return make_book(catalogue, [source], catalogue.numbers, {}, texts)


def classic_book(codex: Codex, catalogue: Catalogue, texts: Texts) -> Book:
    box = codex.box
    sources = []
    for each in sorted(box.sets, key=lambda each: (each.key != BASE, each.rank, each.key)):
        words = each.names[texts.language]["set"]
        name = words.get("name", each.key.replace("_", " ").capitalize())
        pages = each.book.get(texts.language, Pages())
        sources.append(Source("" if each.key == BASE else each.key, name, words.get("text", ""), pages))
    questions = {phase: decision_sentence(box, phase, texts) for phase in codex.phases}
    return make_book(catalogue, sources, numbers_of(box, hand_size(box)), questions, texts)
