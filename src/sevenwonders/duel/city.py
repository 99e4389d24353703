"""A player's city: every count the rules ask for, kept up to date when something is built instead of counted anew."""

from mypy_extensions import i64

from sevenwonders.core.packed import bit, bit_count, field, has, unit
from sevenwonders.duel.codex import BLUE, BROWN, COINS, GREEN, GREY, WONDER, YELLOW, Codex


class City:
    """What one player owns. `City(tables, like)` is a copy of `like`, or a new city if that is None."""

    def __init__(self, codex: Codex, like: "City | None") -> None:
        self.coins: i64 = codex.start_coins
        self.production: i64 = 0
        """Units made every turn, packed by resource."""
        self.for_sale: i64 = 0
        """The part of it on brown and grey cards: what raises the rival's prices."""
        self.raw_choice: i64 = 0
        """How many units of one raw material each, of the owner's choice for each construction."""
        self.goods_choice: i64 = 0
        self.fixed_price: i64 = 0
        """Resources that this city buys for one coin: all bits of their counters."""
        self.chains: i64 = 0
        self.symbols: i64 = 0
        self.pairs: i64 = 0
        self.counts: i64 = 0
        """Cards of each colour and wonders built, packed by kind."""
        self.blue_vp: i64 = 0
        self.green_vp: i64 = 0
        self.yellow_vp: i64 = 0
        self.other_vp: i64 = 0
        """Points printed on brown, grey, red and purple cards (none in the published game)."""
        self.wonder_vp: i64 = 0
        self.progress_vp: i64 = 0
        self.guilds: i64 = 0
        """Guild cards, as bits from the first guild on."""
        self.wonders: i64 = 0
        """Wonders not built yet, as bits."""
        self.built: i64 = 0
        self.progress: i64 = 0
        self.less: i64 = 0
        """Resources saved on each construction, packed by kind."""
        self.extra_shields: i64 = 0
        self.wonders_again: i64 = 0
        self.takes_trade: i64 = 0
        self.chain_coins: i64 = 0
        self.vp_per_token: i64 = 0
        if like is not None:
            self.coins = like.coins
            self.production = like.production
            self.for_sale = like.for_sale
            self.raw_choice = like.raw_choice
            self.goods_choice = like.goods_choice
            self.fixed_price = like.fixed_price
            self.chains = like.chains
            self.symbols = like.symbols
            self.pairs = like.pairs
            self.counts = like.counts
            self.blue_vp = like.blue_vp
            self.green_vp = like.green_vp
            self.yellow_vp = like.yellow_vp
            self.other_vp = like.other_vp
            self.wonder_vp = like.wonder_vp
            self.progress_vp = like.progress_vp
            self.guilds = like.guilds
            self.wonders = like.wonders
            self.built = like.built
            self.progress = like.progress
            self.less = like.less
            self.extra_shields = like.extra_shields
            self.wonders_again = like.wonders_again
            self.takes_trade = like.takes_trade
            self.chain_coins = like.chain_coins
            self.vp_per_token = like.vp_per_token

    def add_card(self, codex: Codex, card: i64) -> None:
        """Put a building in the city; coins, shields and pairs are the game's business."""
        color: i64 = codex.color[card]
        self.counts += unit(color)
        self.production += codex.produces[card]
        if color == BROWN or color == GREY:
            self.for_sale += codex.produces[card]
        self.raw_choice += codex.raw_choice[card]
        self.goods_choice += codex.goods_choice[card]
        self.fixed_price |= codex.fixed_price[card]
        self.chains |= codex.chain_gives[card]
        if codex.guild_counts[card]:
            self.guilds |= bit(card - codex.first_guild)
        points: i64 = codex.vp[card]
        if color == BLUE:
            self.blue_vp += points
        elif color == GREEN:
            self.green_vp += points
        elif color == YELLOW:
            self.yellow_vp += points
        else:
            self.other_vp += points

    def remove_card(self, codex: Codex, card: i64) -> None:
        """Take a brown or grey building away."""
        self.counts -= unit(codex.color[card])
        self.production -= codex.produces[card]
        self.for_sale -= codex.produces[card]
        self.other_vp -= codex.vp[card]

    def add_wonder(self, codex: Codex, wonder: i64) -> None:
        self.wonders &= ~bit(wonder)
        self.built |= bit(wonder)
        self.counts += unit(WONDER)
        self.raw_choice += codex.w_raw_choice[wonder]
        self.goods_choice += codex.w_goods_choice[wonder]
        self.wonder_vp += codex.w_vp[wonder]

    def add_progress(self, codex: Codex, token: i64) -> None:
        self.progress |= bit(token)
        self.coins += codex.p_gain[token]
        self.progress_vp += codex.p_vp[token]
        self.less += codex.p_less[token]
        self.extra_shields += codex.p_shields[token]
        self.wonders_again |= codex.p_again[token]
        self.takes_trade |= codex.p_takes_trade[token]
        self.chain_coins += codex.p_chain_coins[token]
        self.vp_per_token += codex.p_vp_per_token[token]

    def lose_coins(self, coins: i64) -> i64:
        """Pay what can be paid; returns how much it was."""
        lost: i64 = coins if coins < self.coins else self.coins
        self.coins -= lost
        return lost

    def count(self, codex: Codex, kinds: i64) -> i64:
        """How many things of these kinds (bits) the city has: for guilds."""
        total: i64 = 0
        for kind in range(WONDER + 1):
            if has(kinds, kind):
                total += field(self.counts, kind)
        if has(kinds, COINS):
            total += self.coins // codex.coins_per_point
        return total

    def token_vp(self) -> i64:
        """Points of progress tokens."""
        return self.progress_vp + self.vp_per_token * bit_count(self.progress)
