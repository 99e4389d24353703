#!/usr/bin/env bash
# Build the documentation into site/. A link that leads nowhere, or a name that the reference does not find, is an error.
set -euo pipefail
export NO_MKDOCS_2_WARNING=1 # its successor, Zensical, has no hooks yet: see scripts/site.py
.venv/bin/python -m mkdocs --quiet build --strict --site-dir "${1:-site}"
[ $# -gt 0 ] || echo "The documentation is in site: open site/index.html, or to search in it: python3 -m http.server -d site"
