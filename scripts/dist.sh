#!/usr/bin/env bash
# What is published, into dist/: the sources with the built page, and a wheel without compiled parts that any Python can use.
# The compiled wheels are made of those sources, for each system and Python, by cibuildwheel (.github/workflows/wheels.yaml).
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
out=$PWD/dist
rm -rf "$out"
bash scripts/tree.sh "$work/tree"
TARGET=sdist bash scripts/wheel.sh "$work/tree" "$out"
HATCH_BUILD_NO_HOOKS=true bash scripts/wheel.sh "$work/tree" "$out"
