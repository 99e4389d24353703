"""What is over leaves the memory."""

import asyncio
import gc
import weakref
from pathlib import Path

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
            await hall._drop(table)
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
