"""The processes of a server, as Linux knows them."""

import os
from pathlib import Path


def children(parent: int) -> list[int]:
    """The processes in which a process lets others think."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            its_parent = int(stat.read_text().rpartition(")")[2].split()[1])
            command = (stat.parent / "cmdline").read_bytes()
        except (OSError, ValueError):
            continue
        if its_parent == parent and b"spawn_main" in command:
            found.append(int(stat.parent.name))
    return found


def is_alive(process: int) -> bool:
    """Whether it runs; one that has ended and was not asked for its result has no command any more."""
    try:
        return bool(Path(f"/proc/{process}/cmdline").read_bytes())
    except OSError:
        return False


def cpu_seconds(process: int) -> float:
    """The processor's time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
