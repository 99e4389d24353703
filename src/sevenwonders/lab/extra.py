"""The libraries of researchers are an extra of the package: whoever lacks one is told what to install."""

from sevenwonders.core.extras import MissingExtra


def missing(library: str) -> MissingExtra:
    """What to raise where a library of the extra is not there."""
    return MissingExtra(library, "lab")
