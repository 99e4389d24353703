"""New tables."""

from sevenwonders.server.protocol import Options
from sevenwonders.server.secrets import new_table_id
from sevenwonders.server.store.queries import Seat, StoredTable
from sevenwonders.server.tables.coached import CoachNotes
from sevenwonders.server.tables.services import now


def open_table(options: Options, password: str, host: str, seats: list[Seat], notes: CoachNotes) -> StoredTable:
    """A new table where nothing has begun."""
    at = now()
    return StoredTable(
        id=new_table_id(),
        created=at,
        changed=at,
        status="open",
        public=options.public,
        options=options.model_dump_json(),
        password=password,
        host=host,
        deal="",
        deadline=None,
        rematch="",
        seats=seats,
        choices=[],
        seen=at,
        coach=notes.model_dump_json() if notes.agreed else "",
    )
