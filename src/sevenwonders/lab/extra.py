"""The libraries of researchers are an extra of the package: whoever lacks one is told what to install."""


def missing(library: str) -> ImportError:
    """What to raise where a library of the extra is not there."""
    return ImportError(f"{library} is not installed; the laboratory needs it: pip install 'sevenwonders[lab]'")
