#!/usr/bin/env bash
# Build a wheel: wheel.sh TREE OUT, where TREE is a copy of the sources (while it compiles, hatch-mypyc moves
# pyproject.toml away and leaves libraries beside the sources) and OUT is given as seen from there.
# TOOLS is the Python that has the locked tools; TARGET=sdist packs the sources instead.
set -euo pipefail
tools=$(realpath -s "${TOOLS:-.venv/bin/python}")
cd "$1"
# Functions of one library may call each other directly: worth about a third of the speed.
CFLAGS="${CFLAGS:-} -O3 -fno-semantic-interposition" "$tools" -m hatchling build -t "${TARGET:-wheel}" -d "$2"
