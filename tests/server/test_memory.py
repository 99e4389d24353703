"""What is over leaves the memory."""

import asyncio
import gc
import weakref
from collections import deque
from pathlib import Path

from bench.memory import COUNTED, begin, end
from tests.server.inside import any_choice, hall_at, listen, new_table


def test_a_table_that_is_dropped_is_gone_at_once(tmp_path: Path) -> None:
    """Without a search for circles, which would hold everybody up."""

    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            table = await new_table(hall, "ada", "grace")
            _, socket = await listen(hall, table, "ada")
            assert table.game is not None
            first = table.game.to_act()[0]
            await table.choose(first, any_choice(table, first), "en")
            hall.exit(table, socket)
            ghost = weakref.ref(table)
            await hall.drop(table)
            for _ in range(50):
                await asyncio.sleep(0)
            del table, socket
            assert ghost() is None

    gc.collect()
    gc.disable()
    try:
        asyncio.run(story())
    finally:
        gc.enable()


def test_however_many_games_are_over_only_those_that_go_on_are_in_memory(tmp_path: Path) -> None:
    def counted() -> list[int]:
        gc.collect()
        return [sum(isinstance(each, kind) for each in gc.get_objects()) for kind in COUNTED]

    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            before = counted()
            live = deque([await begin(hall, 2) for _ in range(3)])
            for _ in range(30):
                await end(hall, live.popleft())
                live.append(await begin(hall, 2))
            await asyncio.sleep(0)
            assert [now - then for now, then in zip(counted(), before, strict=True)] == [3, 3, 6]

    asyncio.run(story())
