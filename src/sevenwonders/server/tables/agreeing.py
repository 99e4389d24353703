"""Hints among people need the yes of each of them, said before the game."""

from sevenwonders.server.problems import Elsewhere, Trouble
from sevenwonders.server.tables.coached import CoachNotes
from sevenwonders.server.tables.live import LiveTable
from sevenwonders.server.tables.practice import PracticeHall


class AgreeingHall(PracticeHall):
    async def agree_to_hints(self, table: LiveTable, token: str, agree: bool) -> None:
        """A person says yes or no to hints in the game that will begin."""
        async with self._at(table):
            if table.seat_of(token) < 0:
                raise Trouble(403, "not_seated")
            if table.status != "open":
                raise Trouble(409, "begun")
            agreed = table.coach.agreed | {token} if agree else table.coach.agreed - {token}
            if not await table.keep_notes(CoachNotes(agreed=agreed)):
                raise Elsewhere
