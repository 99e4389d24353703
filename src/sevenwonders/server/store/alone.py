"""A file that one process holds as long as it runs, on any system."""

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def hold(file: IO[str]) -> None:
        """Hold the file alone. Raises OSError if another process does."""
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def hold(file: IO[str]) -> None:
        """Hold the file alone. Raises OSError if another process does."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
