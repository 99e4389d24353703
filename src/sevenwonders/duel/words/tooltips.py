"""What a card, wonder or progress token costs and does, in words and in short marks: made from the data alone.

Every field of the card files has its sentence here, so text and rule cannot drift apart.
"""

from collections.abc import Iterator, Sequence

from sevenwonders.core.resources import KEYS, LETTERS
from sevenwonders.core.texts import Texts
from sevenwonders.duel.cards import Card, CardSet, Progress, Wonder
from sevenwonders.duel.words.names import in_sentence


def look_up(card_set: CardSet, key: str) -> Card | Wonder | Progress:
    """The card, wonder or progress token of a key. Raises KeyError if there is none."""
    for rows in (card_set.cards, card_set.wonders, card_set.progress):
        for row in rows:
            if row.key == key:
                return row
    raise KeyError(key)


def tooltip(card_set: CardSet, key: str, texts: Texts, with_cost: bool = True) -> str:
    """Everything there is to say of a card, wonder or progress token: cost, chains, effects."""
    row = look_up(card_set, key)
    sentences = []
    if with_cost and not isinstance(row, Progress):
        cost = cost_of(row, texts)
        sentences.append(texts("tip.cost", what=cost) if cost else texts("tip.cost_nothing"))
    if isinstance(row, Card) and row.chain_from:
        parents = texts.together((in_sentence(card_set, parent, texts) for parent in row.chain_from), "or")
        sentences.append(texts("tip.chain_from", cards=parents))
    sentences += effects(card_set, key, texts)
    children = opens(card_set, key)
    if children:
        names = texts.together(in_sentence(card_set, child, texts) for child in children)
        sentences.append(texts("tip.gives_chain", cards=names))
    return " ".join(sentences)


def opens(card_set: CardSet, key: str) -> list[str]:
    """The cards that a card makes free."""
    return [card.key for card in card_set.cards if key in card.chain_from]


def cost_of(row: Card | Wonder, texts: Texts) -> str:
    """The printed cost in words; empty if there is none."""
    parts = [texts.count("count.coin", row.coins)] if row.coins else []
    parts += units(row.cost, texts)
    return texts.together(parts) if parts else ""


def units(letters: str, texts: Texts) -> list[str]:
    """Resources in words: "2 wood", "1 glass"."""
    return [texts.count(f"units.{KEYS[i]}", letters.count(x)) for i, x in enumerate(LETTERS) if x in letters]


def resources(letters: str, texts: Texts, word: str, section: str = "resource") -> str:
    """Kinds of resources by name: "wood, stone or clay"; the section "the" adds the article where one says it."""
    return texts.together((texts(f"{section}.{KEYS[LETTERS.index(x)]}") for x in letters), word)


def effects(card_set: CardSet, key: str, texts: Texts) -> Iterator[str]:
    """What it does, one sentence for each effect."""
    row = look_up(card_set, key)
    if isinstance(row, Card):
        yield from _card_effects(card_set, row, texts)
    elif isinstance(row, Wonder):
        yield from _wonder_effects(row, texts)
    else:
        yield from _progress_effects(card_set, row, texts)


def _card_effects(card_set: CardSet, card: Card, texts: Texts) -> Iterator[str]:
    if card.produces:
        yield texts("tip.produces", what=texts.together(units(card.produces, texts)))
    yield from _one_of(card.produces_one_of, texts)
    if card.trade_one:
        yield texts(
            "tip.trade", what=resources(card.trade_one, texts, "and", "the"), coins=texts.count("count.coin", 1)
        )
    if card.coins_gain:
        yield texts("tip.gain", coins=texts.count("count.coin", card.coins_gain))
    if card.coins_per:
        kind, coins = card.coins_per
        text = "tip.coins_per_self" if kind == card.color else "tip.coins_per"
        yield texts(text, coins=texts.count("count.coin", coins), each=texts(f"each.{kind}"))
    if card.guild:
        yield from _guild_effects(card_set, card.guild, texts)
    yield from _shields(card.shields, texts)
    if card.science:
        yield texts("tip.science", symbol=card_set.name(card.science, texts.language))
    yield from _points(card.vp, texts)


def _guild_effects(card_set: CardSet, guild: tuple[Sequence[str], int, int], texts: Texts) -> Iterator[str]:
    counted, coins, points = guild
    per_set = texts.count("count.coin", card_set.setup.coins_per_point)
    each = texts.together(texts(f"each.{kind}", coins=per_set) for kind in counted)
    if coins:
        yield texts("tip.guild_coins", coins=texts.count("count.coin", coins), each=each)
    if points:
        yield texts("tip.guild_points", points=texts.count("count.point", points), each=each)


def _wonder_effects(wonder: Wonder, texts: Texts) -> Iterator[str]:
    yield from _one_of(wonder.produces_one_of, texts)
    if wonder.coins_gain:
        yield texts("tip.gain", coins=texts.count("count.coin", wonder.coins_gain))
    if wonder.opponent_loses:
        yield texts("tip.rival_loses", coins=texts.count("count.coin", wonder.opponent_loses))
    yield from _shields(wonder.shields, texts)
    if wonder.discard_opponent:
        yield texts("tip.discards", many=texts(f"many.{wonder.discard_opponent}"))
    if wonder.draw_progress:
        yield texts("tip.draws", tokens=texts.count("count.token", wonder.draw_progress))
    if wonder.build_from_discard:
        yield texts("tip.revives")
    if wonder.play_again:
        yield texts("tip.again")
    yield from _points(wonder.vp, texts)


def _progress_effects(card_set: CardSet, token: Progress, texts: Texts) -> Iterator[str]:
    many = texts(f"many.{token.applies_to}") if token.applies_to else ""
    if token.coins_gain:
        yield texts("tip.gain", coins=texts.count("count.coin", token.coins_gain))
    if token.science:
        yield texts("tip.science", symbol=card_set.name(token.science, texts.language))
    if token.resources_less:
        yield texts("tip.less", many=many, resources=texts.count("units.resource", token.resources_less))
    if token.extra_shields:
        yield texts("tip.extra_shields", many=many, shields=texts.count("count.shield", token.extra_shields))
    if token.play_again:
        yield texts("tip.wonders_again")
    if token.takes_rival_trade_coins:
        yield texts("tip.takes_trade")
    if token.coins_per_chain:
        yield texts("tip.per_chain", coins=texts.count("count.coin", token.coins_per_chain))
    if token.vp_per_token:
        yield texts("tip.per_token", points=texts.count("count.point", token.vp_per_token))
    yield from _points(token.vp, texts)


def _one_of(letters: str, texts: Texts) -> Iterator[str]:
    if letters:
        yield texts("tip.one_of", what=resources(letters, texts, "or"))


def _shields(shields: int, texts: Texts) -> Iterator[str]:
    if shields:
        spaces = texts.count("count.space", shields)
        yield texts("tip.shields", shields=texts.count("count.shield", shields), spaces=spaces)


def _points(points: int, texts: Texts) -> Iterator[str]:
    if points:
        yield texts("tip.points", points=texts.count("count.point", points))


# ---- short marks, for a card's face


def letters_of(resources: str, texts: Texts) -> str:
    """Resources as the letters of a language."""
    return "".join(texts(f"letter.{KEYS[LETTERS.index(x)]}") for x in resources)


def marks(card_set: CardSet, key: str, texts: Texts) -> str:
    """What it does in a few signs: ★ points, ▼ shields, ● coins, ∞ a chain to come, ↻ another turn."""
    row = look_up(card_set, key)
    if isinstance(row, Card):
        found = list(_card_marks(card_set, row, texts))
    elif isinstance(row, Wonder):
        found = list(_wonder_marks(row, texts))
    else:
        found = list(_progress_marks(card_set, row, texts))
    return " ".join(found)


def _card_marks(card_set: CardSet, card: Card, texts: Texts) -> Iterator[str]:
    if card.produces:
        yield f"+{letters_of(card.produces, texts)}"
    if card.produces_one_of:
        yield "+" + "/".join(letters_of(card.produces_one_of, texts))
    if card.trade_one:
        yield f"{letters_of(card.trade_one, texts)}=1●"
    if card.coins_gain:
        yield f"+{card.coins_gain}●"
    if card.coins_per:
        yield f"+{card.coins_per[1]}●/{texts(f'color.{card.coins_per[0]}')}"
    if card.guild:
        counted, coins, points = card.guild
        names = "+".join(texts(f"color.{kind}", coins=card_set.setup.coins_per_point) for kind in counted)
        yield (f"{coins}●" if coins else "") + (f"{points}★" if points else "") + f"/{names}"
    if card.shields:
        yield "▼" * card.shields
    if card.science:
        yield card_set.name(card.science, texts.language).split()[0]
    if card.vp:
        yield f"★{card.vp}"
    if opens(card_set, card.key):
        yield "∞"


def _wonder_marks(wonder: Wonder, texts: Texts) -> Iterator[str]:
    if wonder.produces_one_of:
        yield "+" + "/".join(letters_of(wonder.produces_one_of, texts))
    if wonder.coins_gain:
        yield f"+{wonder.coins_gain}●"
    if wonder.opponent_loses:
        yield f"{texts('ui.rival')} −{wonder.opponent_loses}●"
    if wonder.shields:
        yield "▼" * wonder.shields
    if wonder.discard_opponent:
        yield f"{texts('ui.rival')} −1 {texts(f'color.{wonder.discard_opponent}')}"
    if wonder.draw_progress:
        yield f"+1 {texts('ui.token')}"
    if wonder.build_from_discard:
        yield f"+1 {texts('ui.discard').lower()}"
    if wonder.play_again:
        yield "↻"
    if wonder.vp:
        yield f"★{wonder.vp}"


def _progress_marks(card_set: CardSet, token: Progress, texts: Texts) -> Iterator[str]:
    kind = texts(f"color.{token.applies_to}") if token.applies_to else ""
    if token.coins_gain:
        yield f"+{token.coins_gain}●"
    if token.science:
        yield card_set.name(token.science, texts.language)
    if token.resources_less:
        yield f"−{token.resources_less}/{kind}"
    if token.extra_shields:
        yield f"+{'▼' * token.extra_shields}/{kind}"
    if token.play_again:
        yield f"↻/{kind}"
    if token.takes_rival_trade_coins:
        yield f"●/{texts('ui.rival')}"
    if token.coins_per_chain:
        yield f"+{token.coins_per_chain}●/∞"
    if token.vp_per_token:
        yield f"★{token.vp_per_token}/{texts('ui.token')}"
    if token.vp:
        yield f"★{token.vp}"
