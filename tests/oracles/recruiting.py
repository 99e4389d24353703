"""What leaders cost, who may recruit them, and what is paid for them."""

from sevenwonders.classic.game import Classic
from sevenwonders.classic.moves import move_parts
from sevenwonders.classic.seeing import ClassicView

from .standing import Ring
from .story import Facts, Settled, Story, number, word

OF_CHOICE = ("stevie", "simeon")
NOT_JUDGED = {
    "stevie, simeon": "what they cost depends on a choice",
}


def price(ring: Ring, place: int, leader: str) -> int:
    """Rulings: maecenas_not_itself, roma_b_neighbours."""
    city = ring.cities[place]
    if city.having("free_leaders"):
        return 0
    less = 2 * len(city.having("cheaper_leaders"))
    less += sum(len(other.having("cheaper_leaders")) for other in ring.around(place).values())
    return max(0, ring.facts.cards[leader].coins - less)


def judge(game: Classic, facts: Facts, story: Story, view: ClassicView, seat: int) -> list[str]:
    """Leaders in the hand that are offered and cannot be paid, or can and are not."""
    own = game.view(seat)
    assert isinstance(own, ClassicView)
    seen = own.extras.get("leaders", [])
    hand = [key for key in seen if isinstance(key, str)] if isinstance(seen, list) else []
    parts = [move_parts(game.text(move)) for move in game.moves(seat)]
    offered = {each.card for each in parts if each.verb == "recruit"}
    ring, coins = Ring(facts, story, view), view.cities[seat].coins
    found = []
    for leader in hand:
        due = price(ring, seat, leader)
        if leader not in OF_CHOICE and (leader in offered) != (due <= coins):
            offers = "offered" if leader in offered else "not offered"
            found.append(f"leader {leader} for seat {seat}: {offers}, costs {due} by the rules, and {coins} are there")
    return found


def judge_paid(facts: Facts, story: Story, settled: Settled) -> list[str]:
    """What was paid for leaders; where something changed since the choice, what holds now will do too."""
    rings = [Ring(facts, story, settled.before), Ring(facts, story, settled.after)]
    found = []
    for event in settled.events:
        leader, coins = word(event, "card"), number(event, "coins")
        if event.kind == "recruit" and leader not in OF_CHOICE:
            due = [price(ring, event.seat, leader) for ring in rings]
            if coins != due[0] and (coins not in due or settled.before.decisions[0].kind == "recruit_leader"):
                found.append(f"paid by city {event.seat} for {leader}: {coins} coins, by the rules {due[0]}")
    return found
