"""Two players: how the Free City is set up, who plays for it when, and how it ends."""

from collections import Counter

from sevenwonders import NOBODY
from sevenwonders.classic.game import Classic
from sevenwonders.classic.notation import deal_keys
from sevenwonders.sets import classic_game
from tests.arrange import FREE_CITY, arrange, city
from tests.playing import answer, asked, coins, finish_age, hand, happened, home, options, points, turn

from .facts import CARDS, FACTS, GUILDS, WONDERS

A, B = 0, 1
"""A sits to the left of the Free City, B to the right."""
VARIANT = FACTS["two_player"]


def play_turn(game: Classic) -> None:
    """Both sell a card, and the Free City does what comes first."""
    turn(game)
    answer(game, options(game, game.to_act()[0])[0])


def test_free_city_material() -> None:
    game = classic_game(players=2, seed=3)
    assert (int(game.seats), len(game.cities)) == (VARIANT["players"], 3)
    keys = deal_keys(game, None)
    dealt = [card for part, cards in keys.items() if part != "wonders" for card in cards]
    assert set(dealt) <= set(CARDS), "the two extra cards are in no hand"
    while not game.over():
        for seat in game.to_act():
            assert set(hand(game, seat)) <= set(CARDS)
            game.play(seat, options(game, seat)[0])


def test_free_city_cards() -> None:
    drawn = set()
    for seed in range(40):
        keys = deal_keys(classic_game(players=2, seed=seed), None)
        for age in (1, 2, 3):
            cards = Counter(card for part in ("0", "1", "pile") for card in keys[f"age{age}.{part}"])
            assert cards.total() == VARIANT["cards_per_age"] == 21
            guilds = [card for card in cards if card in GUILDS]
            assert len(guilds) == (VARIANT["guilds"] if age == 3 else 0)
            drawn.update(guilds)
            plain = Counter(card for card, row in CARDS.items() if row["age"] == age and 3 in row["copies"])
            assert cards - Counter(guilds) == plain - Counter(GUILDS), "only copies marked 3+"
    assert drawn == set(GUILDS)


def test_free_city_boards() -> None:
    boards = set()
    for seed in range(80):
        cities = classic_game(players=2, seed=seed).view(NOBODY).cities
        assert len({each.wonder[:-2] for each in cities}) == 3
        boards.add(cities[FREE_CITY].wonder)
    assert boards == set(WONDERS)
    chosen = classic_game(players=2, seed=1, wonders=["giza_a", "rhodes_b"]).view(NOBODY).cities
    assert [each.wonder for each in chosen[:2]] == ["giza_a", "rhodes_b"]
    assert chosen[FREE_CITY].wonder[:-2] not in ("giza", "rhodes")


def test_free_city_seats() -> None:
    """The ring is A, B, Free City, clockwise; told by what the trading posts are good for."""
    cards = ["stockade", "guard_tower", "barracks"]
    for buyer in (A, B, FREE_CITY):
        left, right = (buyer + 1) % 3, (buyer + 2) % 3
        posts = {buyer: ("west_trading_post",)}
        wonders = {buyer: "ephesos_a", left: "olympia_a", right: "babylon_a"}
        plans = [city(*posts.get(place, ()), wonder=wonders[place], coins=9) for place in range(3)]
        game = arrange(*plans[:2], free_city=plans[2], turn=5 if buyer != B else 4, hands=[cards, cards])
        turn(game, "sell:barracks", "sell:barracks")
        (holder,) = game.to_act()
        assert holder == (B if buyer == B else A)
        if buyer == FREE_CITY:
            found = options(game, holder)
        else:
            game = arrange(*plans[:2], free_city=plans[2], turn=5, hands=[cards, cards])
            found = options(game, buyer)
        assert "build:stockade:l1" in found, "wood from the left, at a discount"
        assert "build:guard_tower:r2" in found, "clay from the right"


def test_free_city_border() -> None:
    game = classic_game(players=2, seed=5)
    pile = deal_keys(game, None)["age1.pile"]
    for seat in (A, B, NOBODY):
        assert set(deal_keys(game, seat)["age1.pile"]) == {"??"}, "face down"
    assert [event.facts["card"] for event in game.events_for(A) if event.kind == "draw"] == [pile[0]]
    assert not [event for event in game.events_for(B) if event.kind == "draw"]
    assert not [event for event in game.events_for(NOBODY) if event.kind == "draw"]


def test_free_city_deal() -> None:
    for age in (1, 2, 3):
        game = arrange(free_city=city(), age=age)
        keys = deal_keys(game, None)
        sizes = [len(keys[f"age{age}.{part}"]) for part in ("0", "1", "pile")]
        assert sizes == [VARIANT["hand_size"], VARIANT["hand_size"], VARIANT["draw_pile"]] == [7, 7, 7]
        drawer = A if age != 2 else B
        assert len(hand(game, drawer)) == 8
        assert len(hand(game, 1 - drawer)) == 7
        assert sorted(hand(game, 1 - drawer)) == sorted(keys[f"age{age}.{1 - drawer}"])
        assert sorted(hand(game, drawer)) == sorted([*keys[f"age{age}.{drawer}"], keys[f"age{age}.pile"][0]])


def test_free_city_start_coins() -> None:
    game = classic_game(players=2, seed=1)
    assert coins(game) == [3, 3, 3]
    assert VARIANT["start_coins_free_city"] == 3


def test_free_city_free_city_card_start() -> None:
    game = classic_game(players=2, seed=1)
    for age in (1, 2, 3):
        assert (game.age, game.turn) == (age, 1)
        first = {"left": A, "right": B}[VARIANT["first_holder"][age - 1]]
        assert len(hand(game, first)) == 8
        turn(game)
        assert asked(game) == ([first], "play_free_city")
        answer(game, options(game, first)[0])
        finish_age(game)


def test_free_city_draw() -> None:
    game = classic_game(players=2, seed=4)
    pile = deal_keys(game, None)["age1.pile"]
    for number in range(1, 7):
        drawer = A if number % 2 else B
        told = [event for event in game.events if event.kind == "draw"]
        assert (told[-1].seat, told[-1].only) == (drawer, drawer)
        assert [event.facts["card"] for event in told] == pile[:number], "the top card, every turn"
        assert pile[number - 1] in hand(game, drawer)
        play_turn(game)


def test_free_city_choose() -> None:
    game = arrange(
        city(),
        city(),
        free_city=city(wonder="rhodes_a"),
        turn=5,
        hands=[["altar", "theater", "loom_1"], ["press_1", "tavern", "pawnshop"]],
        pile=["lumber_yard"],
    )
    assert hand(game, A) == ["lumber_yard", "loom_1", "altar", "theater"]
    assert asked(game) == ([A, B], "play_card"), "both choose a card of their own"
    game.play(A, "build:theater")
    assert asked(game) == ([B], "play_card"), "first for the own city"
    game.play(A, "build:altar")
    game.play(B, "build:tavern")
    assert asked(game) == ([A], "play_free_city"), "only then for the Free City"
    assert game.view(B).cities[A].cards == [], "the cards lie face down meanwhile"
    assert options(game, A) == ["build:lumber_yard", "build:loom_1", "build:theater"], "from what is left of that hand"
    assert options(game, B) == []
    answer(game, "build:lumber_yard")
    assert [home(game, place).cards for place in (A, B, FREE_CITY)] == [["altar"], ["tavern"], ["lumber_yard"]]
    assert {"loom_1", "theater"} < set(hand(game, B))


def test_free_city_hand_sizes() -> None:
    game = classic_game(players=2, seed=8)
    for age in (1, 2, 3):
        used = 0
        for number in range(1, 7):
            assert (game.age, game.turn) == (age, number)
            holder = A if number % 2 == (age != 2) else B
            sizes = [8 - number, 8 - number]
            sizes[holder] += 1
            assert [len(hand(game, seat)) for seat in (A, B)] == sizes == game.view(NOBODY).hands
            play_turn(game)
            used += 3
        assert used == 18


def test_free_city_pass() -> None:
    game = classic_game(players=2, seed=6)
    for number in range(1, 6):
        held = [hand(game, seat) for seat in (A, B)]
        holder = A if number % 2 else B
        first = [each[0] for each in held]
        turn(game, f"sell:{held[A][0]}", f"sell:{held[B][0]}")
        assert asked(game)[0] == [holder]
        move = options(game, holder)[0]
        answer(game, move)
        for seat in (A, B):
            held[seat].remove(first[seat])
        held[holder].remove(move.split(":")[1])
        drawn = deal_keys(game, None)["age1.pile"][number]
        now = [hand(game, seat) for seat in (A, B)]
        now[1 - holder].remove(drawn)
        assert now == held[::-1], "the packs change hands, and control with them"


def test_free_city_control_by_turn() -> None:
    game = classic_game(players=2, seed=2)
    control = []
    while not game.over():
        turn(game)
        kind = asked(game)
        assert kind[1] == "play_free_city"
        control.append((int(game.age), int(game.turn), kind[0][0]))
        answer(game, options(game, kind[0][0])[0])
        while asked(game)[1] not in ("play_card", ""):
            answer(game, options(game, game.to_act()[0])[-1])
    assert [seat for age, _, seat in control if age != 2] == [A, B] * 6
    assert [seat for age, _, seat in control if age == 2] == [B, A] * 3
    assert len(control) == 3 * VARIANT["free_city_cards_per_age"]


def test_free_city_sixth_turn() -> None:
    game = arrange(
        city(coins=0),
        city(coins=0),
        free_city=city(wonder="rhodes_a", coins=0),
        turn=6,
        hands=[["altar", "theater"], ["loom_1", "tavern"]],
        pile=["press_1", "stone_pit"],
    )
    turn(game, "build:altar", "build:tavern")
    answer(game, "build:loom_1")
    assert coins(game) == [0, 5, 0], "no coins for what is left"
    view = game.view(NOBODY)
    assert view.discards == VARIANT["leftover_cards_discarded_per_age"] == 3
    assert game.view(A).discard == ["theater"]
    assert game.view(B).discard == ["press_1"], "and the last card of the pile lies face down for both"
    assert (game.age, game.turn) == (2, 1)


def test_free_city_passing_direction() -> None:
    for age in (1, 2, 3):
        game = arrange(free_city=city(), age=age)
        held = [hand(game, seat) for seat in (A, B)]
        play_turn(game)
        for seat in (A, B):
            kept = set(hand(game, seat)) & set(held[1 - seat])
            assert len(kept) >= 5, "each has the pack of the other, in every age"


def test_free_city_conflicts() -> None:
    for age, victory in ((1, 1), (2, 3), (3, 5)):
        game = arrange(city("barracks"), city("walls"), free_city=city(), age=age, turn=6)
        play_turn(game)
        tokens = [(home(game, place).victories, home(game, place).defeats) for place in (A, B, FREE_CITY)]
        assert tokens == [(1, 1), (2, 0), (0, 2)], "three pairs"
        assert [home(game, place).military for place in (A, B, FREE_CITY)] == [victory - 1, 2 * victory, -2]
        assert len(happened(game, "conflict")) == 3


def test_free_city_scoring() -> None:
    game = arrange(
        city("workers_guild", coins=0),
        city("strategists_guild", "barracks", coins=0),
        free_city=city("lumber_yard", "stone_pit", "palace", "town_hall", coins=60),
        age=3,
        turn=6,
    )
    assert points(game, A, "guilds") == 2, "the Free City is a neighbouring city"
    play_turn(game)
    scores = game.scores()
    assert len(scores.totals) == 2, "only the two players compete"
    assert points(game, B, "guilds") == 2, "one defeat of A, one of the Free City"
    assert scores.winners == [B]
    for card, gain in (("vineyard", 2), ("bazar", 2)):
        bought = arrange(
            city(coins=0), city(coins=0), free_city=city("lumber_yard", "loom_1", "stone_pit"), age=2, hands=[[card]]
        )
        turn(bought, f"build:{card}")
        (holder,) = bought.to_act()
        answer(bought, options(bought, holder)[0])
        extra = sum(
            CARDS[key]["color"] == ("brown" if card == "vineyard" else "grey")
            for key in home(bought, FREE_CITY).cards
            if key not in ("lumber_yard", "loom_1", "stone_pit")
        )
        assert coins(bought)[A] == gain + extra * (1 if card == "vineyard" else 2)
    tie = arrange(city(coins=1), city(coins=2), free_city=city("palace", coins=9), age=3, turn=6)
    play_turn(tie)
    assert tie.scores().totals[A] == tie.scores().totals[B]
    assert (tie.scores().winners, tie.scores().tie_break) == ([B], "coins")
