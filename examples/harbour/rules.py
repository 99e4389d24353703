"""Ships: at the end of each turn, whoever has a harbour may send one."""

from sevenwonders.classic.asking import ask
from sevenwonders.classic.codex import COINS
from sevenwonders.classic.moments import EXTRA
from sevenwonders.classic.moves import NO_CARD, encode, verb_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.payment import BANK


class Harbour(Part):
    def __init__(self, codex):
        super().__init__(codex, "send_ship")  # the decision that it asks for
        self.harbour = codex.power_bit("harbour")
        self.ships = codex.add_counter()  # a number that each city keeps; copies of a game carry it along
        self.column = codex.add_category("harbour_points")
        self.most, self.points, self.lead = (
            codex.box.setup[name] for name in ("ships_most", "ship_points", "fleet_points")
        )
        self.sail = self.add_verb("sail")
        self.decline = codex.verbs.index("decline")  # the base game's word for no

    # ---- the decision

    def moments(self):
        return [EXTRA]

    def at(self, game, moment):
        """All who have a harbour are asked together: their answers are secret until the last one is in."""
        seats = sum(1 << seat for seat in range(game.seats) if game.cities[seat].powers & self.harbour)
        if seats:
            ask(game, self.decision, seats)

    def moves(self, game, seat, into):
        """The answers, in the order of their verbs. Whoever has none is not asked."""
        city = game.cities[seat]
        price = city.count[self.ships] + 1
        if price <= self.most and price <= city.count[COINS]:
            into.add(encode(self.decline, 0, NO_CARD, 0))
            into.add(encode(self.sail, 0, NO_CARD, price << BANK))

    def settle(self, game):
        """All have answered. Who was not asked, or was not able to, has no move."""
        for seat in range(game.seats):
            if verb_of(game.answers[seat]) == self.sail:
                city = game.cities[seat]
                city.count[self.ships] += 1
                price = city.count[self.ships]
                city.count[COINS] -= price
                city.budget -= price
                if not game.quiet:
                    game.tell("sail", seat, {"coins": price, **game.source_facts(game.effect_with(seat, "harbour"))})

    # ---- what everybody sees, and what it is worth

    def show(self, game, seat):
        ships = [int(city.count[self.ships]) for city in game.cities]
        return {"ships": ships} if any(ships) else {}

    def score(self, game, city, mine, sheet):
        left, right = (game.cities[place].count[self.ships] for place in (game.left_of(city), game.right_of(city)))
        ships = mine.count[self.ships]
        sheet[self.column] += ships * self.points + (self.lead if ships > left and ships > right else 0)


def parts(codex):
    return [Harbour(codex)]
