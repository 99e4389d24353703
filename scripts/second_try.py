"""Which tests may have a second try after the last run: those in a real browser, if nothing else failed.

Prints them, one a line. Prints nothing, and says why, where a second try would only hide a fault.
"""

import json
import sys
from pathlib import Path

FAILED = Path(".pytest_cache/v/cache/lastfailed")
BROWSER = "tests/browser/"
MOST = 3
"""More than so many are no accident."""


def main() -> None:
    failed = sorted(json.loads(FAILED.read_text(encoding="utf-8"))) if FAILED.exists() else []
    others = [name for name in failed if not name.startswith(BROWSER)]
    if not failed or others or len(failed) > MOST:
        print(f"{len(failed)} failed, {len(others)} of them outside the browser: no second try.", file=sys.stderr)
        return
    print(*failed, sep="\n")


if __name__ == "__main__":
    main()
