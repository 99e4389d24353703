"""The coin ledger: every coin that comes or goes between two positions is told by an event."""

from sevenwonders.core.game import Event

from .story import Settled, left_of, number, right_of

PAID = ("build", "stage", "join", "join_any", "miracle", "recover")
"""Events that tell a payment: coins to the left, to the right, to cities further off, to the bank."""
TAKEN = ("sell", "gain", "drop")
GIVEN = ("recruit", "loss", "hire", "coins_lost", "tax")
SILENT = ("reward",)
"""Events with coins of their own that another event tells again."""


def judge(settled: Settled) -> list[str]:
    """Differences between the coins of every city and what the events say of them."""
    before, after = settled.before, settled.after
    coins = [city.coins for city in before.cities]
    found = []
    for event in settled.events:
        if event.kind in PAID:
            _pay(event, coins, settled)
        elif event.kind in TAKEN:
            coins[event.seat] += number(event, "coins")
        elif event.kind in GIVEN:
            coins[event.seat] -= number(event, "coins")
        elif "coins" in event.facts and event.kind not in SILENT:
            found.append(f"ledger: '{event.kind}' has coins, and nobody knows what they are")
    for place, city in enumerate(after.cities):
        if city.coins < 0:
            found.append(f"ledger: city {place} has {city.coins} coins")
        if city.coins != coins[place]:
            told = f"{coins[place] - before.cities[place].coins:+d}"
            real = f"{city.coins - before.cities[place].coins:+d}"
            found.append(f"ledger: city {place} has {real} coins, the events tell {told}")
    return found


def _pay(event: Event, coins: list[int], settled: Settled) -> None:
    cities, seat = settled.before.cities, event.seat
    payees = {"left": left_of(cities, seat), "right": right_of(cities, seat)}
    payees |= {far: number(event, f"{far}_city") for far in ("far1", "far2")}
    for payee, place in payees.items():
        coins[seat] -= number(event, payee)
        coins[place] += number(event, payee)
    coins[seat] -= number(event, "bank")
