"""What one construction costs now: the printed cost, and what effects and the rules of sets make of it."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sevenwonders.classic.city import City
from sevenwonders.classic.reach import with_choice
from sevenwonders.core.packed import BITS, FIELD, bit, field


@mypyc_attr(free_list_len=1, acyclic=True)
class Terms:
    """The terms of one construction. Hooks may change them before anything is bought."""

    def __init__(self, printed: i64, cost: i64) -> None:
        self.printed: i64 = printed
        """Coins in the printed cost; a chain makes them needless."""
        self.coins: i64 = 0
        """Coins for the bank that rules add, chain or not."""
        self.chain_coins: i64 = 0
        """Coins for the bank that rules ask for using a chain."""
        self.cost: i64 = cost
        """Resources, packed."""
        self.saved: i64 = 0
        """Units of any kind that need not be paid."""
        self.chained: bool = False
        """Whether a chain makes it free."""
        self.in_coins: bool = False
        """Whether each resource must be paid as a coin, to the bank."""
        self.may_coin: bool = False
        """Whether it may be."""
        self.forbidden: bool = False
        self.helps: i64 = 0
        """Units that need not be paid, each of some kinds only."""
        self._help: list[i64] | None = None

    def help(self, kinds: i64) -> None:
        """One unit of one of these kinds (bits) need not be paid."""
        self.helps += 1
        self._help = [*(self._help or []), kinds]

    def helped(self, reach: vec[u8]) -> vec[u8]:
        """What can be given with these units too."""
        if self._help is not None:
            for kinds in self._help:
                reach = with_choice(reach, kinds)
        return reach

    def save(self, city: City, kind: i64) -> None:
        """What the city itself saves on constructions of a kind: a colour, or that of stages."""
        if not city.thrifty:
            return
        self.saved += city.saves[kind]
        place: i64 = 0
        while place < len(city.helps):
            if city.helps[place] == kind:
                self.help(city.helps[place + 1])
            place += 2
        place = 0
        while place < len(city.saves_per):
            if city.saves_per[place] == kind:
                self.saved += city.count[city.saves_per[place + 1]]
            place += 2

    def units_in_coins(self) -> i64:
        """The coins that the resources cost where each is paid as a coin."""
        units: i64 = units_of(self.cost) - self.saved
        if self._help is not None:
            for kinds in self._help:
                if self._asks_for(kinds):
                    units -= 1
        if units < 0:
            return 0
        return units

    def _asks_for(self, kinds: i64) -> bool:
        for kind in range(8):
            if kinds & bit(kind) and field(self.cost, kind):
                return True
        return False


def units_of(cost: i64) -> i64:
    """How many resources a cost has."""
    units: i64 = 0
    while cost:
        units += cost & FIELD
        cost >>= BITS
    return units
