"""Reviews are made in a process that has what nobody else needs, for visitors in turn, and then kept.

Each visitor pays for them from a purse of its own: whoever has used it up waits for it, not for anything else.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from sevenwonders.coach.reviewing import Looked, task_of, tells_not_all
from sevenwonders.core.record import Record
from sevenwonders.core.texts import Texts
from sevenwonders.records import write_record
from sevenwonders.server.limits import Buckets
from sevenwonders.server.problems import Trouble
from sevenwonders.server.reviewing.found import Found, key_of, nameless, unpacked
from sevenwonders.server.reviewing.judging import Batch, judge_some
from sevenwonders.server.reviewing.models import ReviewState
from sevenwonders.server.store.desk import Away
from sevenwonders.server.store.reviews import find_review, keep_review
from sevenwonders.server.tables.services import Services, log, now
from sevenwonders.server.workers import Crew, Order, Stuck
from sevenwonders.sets.shelf import Shelf

BATCH_SECONDS: Final = 0.3
"""Of the processor's time, until another visitor has a turn."""
LONGEST_BATCH: Final = 180.0
"""By the clock: a process with the lowest share may wait for long."""
MOST_WORK: Final = 900.0
"""Seconds of the processor's time for one review, far more than any game needs."""
MOST_OF_ONE: Final = 2
"""Reviews of one visitor that are being made."""
MOST_AT_ALL: Final = 100
MOST_KEPT: Final = 60
"""Finished ones that stay in memory."""
BURST: Final = 200
NEWS_SECONDS: Final = 1.0
"""How long an answer waits for news."""
LONGEST_PAUSE: Final = 1.0


class GoingReview:
    """A review that is being made, or is done."""

    def __init__(self, key: str, record: Record, open_cards: bool, visitor: str) -> None:
        self.key = key
        self.record = record
        self.open_cards = open_cards
        self.visitor = visitor
        self.found = Found()
        self.looked = 0
        self.work = 0.0
        self.waiting = True
        self.done = False
        self.trouble: Trouble | None = None
        self.news = asyncio.Event()
        """Set when there is something new; each time another one."""

    @property
    def total(self) -> int:
        return sum(len(turn) for turn in self.record.turns)

    def tell(self) -> None:
        self.news.set()
        self.news = asyncio.Event()

    def take_in(self, found: Found) -> None:
        """It was made before."""
        self.found, self.looked, self.done = found, self.total, True

    def state(self) -> ReviewState:
        """What is not in `found`."""
        return ReviewState(
            id=self.key,
            state="done" if self.done else "waiting" if self.waiting else "working",
            done=self.looked,
            total=self.total,
            next=0,
            decisions=[],
            open_cards=self.open_cards,
            may_open=bool(self.record.result),
            finished=False,
            rounds=0,
            seats=[],
            curve=[],
            turning_points=[],
            limits=[],
        )


class Reviews:
    def __init__(self, services: Services, shelf: Shelf = ()) -> None:
        self._services = services
        self._crew = Crew(1, shelf)
        self._kept: OrderedDict[str, GoingReview] = OrderedDict()
        self._rounds = services.settings.review_rounds
        allowed = services.settings.review_work / 1000
        self._purses = Buckets(allowed, BURST * allowed)

    async def look(self, record: Record, open_cards: bool, since: int, lang: str, visitor: str) -> str:
        """A review of a whole game as far as it is, as JSON (ReviewState); it begins with the first who asks.

        Raises Trouble.
        """
        if not record.turns:
            raise Trouble(409, "review_empty")
        if tells_not_all(record):
            raise Trouble(422, "record_hidden")
        if open_cards and not record.result:
            raise Trouble(409, "review_open")
        game = nameless(record)
        review = await self._find(key_of(game, open_cards, self._rounds), game, open_cards, visitor)
        if not review.done and review.trouble is None and len(review.found.decisions[lang]) <= since:
            await _soon(review.news)
        if review.trouble is not None:
            self._kept.pop(review.key, None)
            raise review.trouble
        texts = Texts(lang)
        names = [name or texts("move.player", number=number) for number, name in enumerate(record.players, 1)]
        return review.found.told(review.state(), lang, since, names)

    async def _find(self, key: str, record: Record, open_cards: bool, visitor: str) -> GoingReview:
        review = self._kept.get(key)
        if review is None:
            going = [each for each in self._kept.values() if not each.done]
            if len(going) >= MOST_AT_ALL:
                raise self._limited("reviews_full")
            if sum(each.visitor == visitor for each in going) >= MOST_OF_ONE:
                raise self._limited("reviews_many")
            review = self._kept[key] = GoingReview(key, record, open_cards, visitor)
            self._services.spawn(self._make(review))
            self._forget()
        self._kept.move_to_end(key)
        return review

    def _limited(self, code: str) -> Trouble:
        self._services.metrics.limited.labels("reviews").inc()
        return Trouble(429, code)

    def _forget(self) -> None:
        done = [key for key, review in self._kept.items() if review.done]
        for key in done[: max(len(done) - MOST_KEPT, 0)]:
            del self._kept[key]

    async def _make(self, review: GoingReview) -> None:
        """Read it where it is kept, else make it, and keep it."""
        try:
            database = self._services.database
            kept = await database.write(find_review(review.key, now()))
            known = unpacked(kept) if kept is not None else None
            if known is not None:
                review.take_in(known)
                return
            await self._judge(review)
            if review.trouble is None:
                await self._keep(review)
                review.done = True
        except Stuck:
            review.trouble = Trouble(413, "too_large")
        except Exception:  # whatever it is: who asks is told
            self._services.metrics.failures.inc()
            log.exception("a review could not be made")
            review.trouble = Trouble(503, "failed")
        finally:
            review.waiting = False
            review.tell()

    async def _keep(self, review: GoingReview) -> None:
        try:
            packed = await asyncio.to_thread(review.found.packed)
            await self._services.database.write(keep_review(review.key, packed, now()))
        except Away:
            log.warning("a review could not be kept: the database is away")

    async def _judge(self, review: GoingReview) -> None:
        text, task = (
            write_record(review.record),
            task_of(review.record, rounds=self._rounds or None, open_cards=review.open_cards),
        )
        looked: list[Looked] = []
        purse = self._purses.of(review.visitor)
        while len(looked) < task.decisions:
            while wait := purse.seconds_to_wait():
                review.waiting = True
                await asyncio.sleep(min(wait, LONGEST_PAUSE))
            batch: Batch = await self._crew.do(review.visitor, review.key, self._order(review, text, len(looked)))
            purse.charge(batch.work)
            review.work += batch.work
            if batch.problem:
                review.trouble = Trouble(422, batch.problem, **batch.fields)
                return
            if review.work > MOST_WORK:
                raise Stuck
            looked += batch.looked
            spoken = iter(batch.spoken)
            for each in batch.looked:
                if each.judged is not None:
                    review.found.add(each.judged, dict(next(spoken)))
            review.found.sum_up(task.gathered(looked, batch.result))
            review.looked = len(looked)
            review.tell()

    def _order(self, review: GoingReview, text: str, done: int) -> Callable[[], Order]:
        def order() -> Order:
            review.waiting = False
            return Order(
                judge_some, (review.key, text, review.open_cards, self._rounds, done, BATCH_SECONDS), LONGEST_BATCH
            )

        return order

    def stop(self) -> None:
        self._crew.stop()


async def _soon(news: asyncio.Event) -> None:
    try:
        async with asyncio.timeout(NEWS_SECONDS):
            await news.wait()
    except TimeoutError:
        pass
