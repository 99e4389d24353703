"""What all copies of a game share: the tables, the rules of its sets and who of them wants to hear of what."""

from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.deal import Decks
from sevenwonders.classic.hooks import MOMENTS, SetRules
from sevenwonders.classic.science import Symbols
from sevenwonders.classic.terms import Terms
from sevenwonders.classic.trade import Trade


class Setting:
    """One box for one number of players, with the solvers' working space."""

    def __init__(self, codex: Codex, rules: list[SetRules], players: int, teams: bool = False) -> None:
        self.codex: Codex = codex
        self.rules: list[SetRules] = rules
        self.players: i64 = players
        self.teams: bool = teams
        """Whether neighbours 0 and 1, 2 and 3, … play together."""
        self.cities: i64 = players + sum(each.extra_cities(players) for each in rules)
        self.trade: Trade = Trade(codex.kinds)
        self.terms: Terms = Terms()
        self.symbols: Symbols = Symbols(codex)
        self.listeners: list[list[SetRules]] = [
            [each for each in rules if moment in each.moments()] for moment in range(MOMENTS)
        ]
        self.watchers: list[SetRules] = [each for each in rules if each.overrides("played")]
        self.movers: list[SetRules] = [each for each in rules if each.overrides("add_moves")]
        self.bankers: list[SetRules] = [each for each in rules if each.overrides("banked")]
        self.fighters: list[SetRules] = [each for each in rules if each.overrides("strength")]
        self.victors: list[SetRules] = [each for each in rules if each.overrides("victory_worth")]
        self.defeaters: list[SetRules] = [each for each in rules if each.overrides("defeat_tokens")]
        self.scapegoats: list[SetRules] = [each for each in rules if each.overrides("defeat_taker")]
        self.collectors: list[SetRules] = [each for each in rules if each.overrides("token_taken")]
        self.tie_breakers: list[SetRules] = [each for each in rules if each.overrides("tie")]
        self.smiths: list[SetRules] = [each for each in rules if each.overrides("shielded")]
        self.cashiers: list[SetRules] = [each for each in rules if each.overrides("paid")]
        self.favourers: list[SetRules] = [each for each in rules if each.overrides("favour")]
        self.settlers: list[SetRules] = [each for each in rules if each.overrides("stands")]
        self.removers: list[SetRules] = [each for each in rules if each.overrides("removed")]
        self.preparers: list[SetRules] = [each for each in rules if each.overrides("prepare")]
        self.pricers: list[SetRules] = [each for each in rules if each.overrides("reprice")]
        self.givers: list[SetRules] = [each for each in rules if each.overrides("gained")]
        self.scientists: list[SetRules] = [each for each in rules if each.overrides("choose_symbols")]
        self.negotiators: list[SetRules] = [each for each in rules if each.overrides("terms")]
        self.promisers: list[SetRules] = [each for each in rules if each.overrides("promise")]
        self.scorers: list[SetRules] = [each for each in rules if each.overrides("score")]
        self.oracles: list[SetRules] = [each for each in rules if each.overrides("standings")]
        self.phase_rules: dict[int, SetRules] = {number: each for each in rules for number in each.phases}
        self.verb_rules: dict[int, SetRules] = {number: each for each in rules for number in each.verbs}
        allowed = [set(each.boards()) for each in rules if each.overrides("boards")]
        self.boards: list[int] = [n for n in range(int(codex.wonders)) if all(n in some for some in allowed)]
        """The sides of boards that may be dealt."""
        pools = [[pool for each in rules for pool in each.pools(age, players)] for age in (1, 2, 3)]
        self.decks: Decks = Decks(codex, players, int(self.cities), pools)
