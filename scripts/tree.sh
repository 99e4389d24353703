#!/usr/bin/env bash
# tree.sh FOLDER: the sources to build the package from, with the built page inside, and nothing else.
set -euo pipefail
rm -rf "$1"
mkdir -p "$1"
tar -c --exclude=__pycache__ --exclude='*.so' --exclude=src/sevenwonders/page pyproject.toml README.md CHANGELOG.md LICENSE src | tar -x -C "$1"
cp -r web/dist "$1/src/sevenwonders/page"
