#!/usr/bin/env bash
# How fast the engine is beside another commit: build both with the same tools and flags, and race them in one run.
#   compare_speed.sh BASE [NEW] [options of bench/compare.py, such as --seconds 1 --only duel]
# Without NEW it is what lies here, committed or not. A build of a commit is kept in .venv/compare.
set -euo pipefail
cd "$(dirname "$0")/.."
export TOOLS=${TOOLS:-.venv/bin/python}

base=${1:?"which commit is the base? compare_speed.sh BASE [NEW]"}
shift
new=
if [ $# -gt 0 ] && [[ $1 != --* ]]; then
  new=$1
  shift
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
parts=(pyproject.toml README.md LICENSE src)

# compile NAME FOLDER: the sources in $work/NAME, compiled into FOLDER
compile() {
  echo "Compiling $1 (some minutes) …" >&2
  if ! bash scripts/wheel.sh "$work/$1" "$work/$1-wheel" >"$work/log" 2>&1; then
    tail -n 30 "$work/log" >&2
    exit 1
  fi
  "$TOOLS" -m zipfile -e "$work/$1-wheel"/*.whl "$2.part"
  mv "$2.part" "$2"
}

# of_commit COMMIT: prints the folder of its build
of_commit() {
  local id folder
  id=$(git rev-parse --verify --short=12 "$1^{commit}")
  folder=.venv/compare/$id
  if [ ! -d "$folder" ]; then
    rm -rf "$folder.part"
    mkdir -p .venv/compare "$work/$id"
    git archive "$id" "${parts[@]}" | tar -x -C "$work/$id"
    compile "$id" "$folder"
  fi
  echo "$folder"
}

of_here() {
  mkdir -p "$work/here"
  tar -c --exclude=__pycache__ --exclude='*.so' "${parts[@]}" | tar -x -C "$work/here"
  compile here "$work/built"
  echo "$work/built"
}

old_folder=$(of_commit "$base")
if [ -n "$new" ]; then new_folder=$(of_commit "$new"); else new_folder=$(of_here); fi
"$TOOLS" bench/compare.py "$old_folder" "$new_folder" "$@"
