"""`python -m sevenwonders`."""

import sys

from sevenwonders.cli.main import main

sys.exit(main())
