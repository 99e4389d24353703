"""What all copies of a game share: the codex, the parts of its sets and who of them wants to hear of what."""

from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.dealing import Decks
from sevenwonders.classic.moments import MOMENTS
from sevenwonders.classic.parts import NO_DECISION, Part


class Setting:
    """One box for one number of players. Nothing of it ever changes."""

    def __init__(self, codex: Codex, parts: list[Part], players: int, teams: bool = False) -> None:
        self.codex: Codex = codex
        self.parts: list[Part] = parts
        self.players: i64 = players
        self.teams: bool = teams
        """Whether neighbours 0 and 1, 2 and 3, … play together."""
        self.cities: i64 = players + sum(each.extra_cities(players) for each in parts)
        self.listeners: list[list[Part]] = [
            [each for each in parts if moment in each.moments()] for moment in range(MOMENTS)
        ]
        self.watchers: list[Part] = [each for each in parts if each.overrides("played")]
        self.movers: list[Part] = [each for each in parts if each.overrides("add_moves")]
        self.bankers: list[Part] = [each for each in parts if each.overrides("banked")]
        self.fighters: list[Part] = [each for each in parts if each.overrides("strength")]
        self.victors: list[Part] = [each for each in parts if each.overrides("victory_worth")]
        self.defeaters: list[Part] = [each for each in parts if each.overrides("defeat_tokens")]
        self.scapegoats: list[Part] = [each for each in parts if each.overrides("defeat_taker")]
        self.collectors: list[Part] = [each for each in parts if each.overrides("token_taken")]
        self.tie_breakers: list[Part] = [each for each in parts if each.overrides("tie")]
        self.smiths: list[Part] = [each for each in parts if each.overrides("shielded")]
        self.cashiers: list[Part] = [each for each in parts if each.overrides("paid")]
        self.favourers: list[Part] = [each for each in parts if each.overrides("favour")]
        self.settlers: list[Part] = [each for each in parts if each.overrides("stands")]
        self.removers: list[Part] = [each for each in parts if each.overrides("removed")]
        self.preparers: list[Part] = [each for each in parts if each.overrides("prepare")]
        self.pricers: list[Part] = [each for each in parts if each.overrides("reprice")]
        self.givers: list[Part] = [each for each in parts if each.overrides("gained")]
        self.scientists: list[Part] = [each for each in parts if each.overrides("choose_symbols")]
        self.negotiators: list[Part] = [each for each in parts if each.overrides("terms")]
        self.promisers: list[Part] = [each for each in parts if each.overrides("promise")]
        self.scorers: list[Part] = [each for each in parts if each.overrides("score")]
        self.oracles: list[Part] = [each for each in parts if each.overrides("standings")]
        self.showers: list[Part] = [each for each in parts if each.overrides("show")]
        self.deciders: list[Part] = _by_number(len(codex.phases), [([int(each.decision)], each) for each in parts])
        """Whose decision each phase is."""
        self.doers: list[Part] = _by_number(len(codex.verbs), [(each.verbs, each) for each in parts])
        """Whose verb each verb is."""
        allowed = [set(each.boards()) for each in parts if each.overrides("boards")]
        self.boards: list[int] = [n for n in range(int(codex.wonders)) if all(n in some for some in allowed)]
        """The sides of boards that may be dealt."""
        pools = [[pool for each in parts for pool in each.pools(age, players)] for age in (1, 2, 3)]
        self.decks: Decks = Decks(codex, players, int(self.cities), pools)


def _by_number(size: int, owners: list[tuple[list[int], Part]]) -> list[Part]:
    """A list that has each owner at the numbers that are its own, and anybody elsewhere."""
    found = [owners[0][1]] * size
    for numbers, part in owners:
        for number in numbers:
            if number != NO_DECISION:
                found[number] = part
    return found
