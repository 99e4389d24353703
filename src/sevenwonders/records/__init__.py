"""Game records: the text format 7WN and replaying. See docs/7wn.md.

>>> from sevenwonders import Duel
>>> game = Duel(seed=7)
>>> game.play(0, "draft:sphinx")
>>> text = write_record(game.record())
>>> replay_record(read_record(text)).to_act()
[1]
"""

from sevenwonders.core.record import Record, RecordError
from sevenwonders.records.annotations import Annotations, Variation
from sevenwonders.records.replay import replay_record
from sevenwonders.records.sevenwn import read_annotated, read_record, write_record

__all__ = [
    "Annotations",
    "Record",
    "RecordError",
    "Variation",
    "read_annotated",
    "read_record",
    "replay_record",
    "write_record",
]
