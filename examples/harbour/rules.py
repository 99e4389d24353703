"""Ships: at the end of each turn, whoever has a harbour may send one."""

from sevenwonders.classic.codex import COINS
from sevenwonders.classic.hooks import EXTRA, SetRules
from sevenwonders.classic.moves import NO_CARD, encode, verb_of
from sevenwonders.classic.payees import BANK


class Rules(SetRules):
    def __init__(self, codex):
        super().__init__(codex)
        self.harbour = codex.power_bit("harbour")
        self.ships = codex.add_counter()  # a number that each city keeps; copies of a game carry it along
        self.column = codex.add_category("harbour_points")
        self.most, self.points, self.lead = (
            codex.box.setup[name] for name in ("ships_most", "ship_points", "fleet_points")
        )
        self.sending = self.add_phase("send_ship")
        self.sail = self.add_verb("sail")
        self.decline = codex.verbs.index("decline")  # the base game's word for no

    # ---- the decision

    def moments(self):
        return [EXTRA]

    def at(self, game, moment):
        """All who have a harbour are asked together: their answers are secret until the last one is in."""
        seats = sum(1 << seat for seat in range(game.seats) if game.cities[seat].powers & self.harbour)
        if seats:
            game.ask(self.sending, seats)

    def legal(self, game, phase, seat, into):
        """The answers, in the order of their verbs. Whoever has none is not asked."""
        city = game.cities[seat]
        price = city.count[self.ships] + 1
        if price <= self.most and price <= city.count[COINS]:
            into.add(encode(self.decline, 0, NO_CARD, 0))
            into.add(encode(self.sail, 0, NO_CARD, price << BANK))

    def resolve(self, game, phase):
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

    def score(self, game, city):
        mine, left, right = (
            game.cities[place].count[self.ships] for place in (city, game.left_of(city), game.right_of(city))
        )
        game.sheet[self.column] += mine * self.points + (self.lead if mine > left and mine > right else 0)
