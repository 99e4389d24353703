#!/usr/bin/env bash
# Install the package into .venv: compiled where a C compiler and Python's headers are found, interpreted otherwise.
set -euo pipefail

install() {
  rm -rf build
  bash scripts/tree.sh build/tree
  bash scripts/wheel.sh build/tree .. >"$1" 2>&1 &&
    .venv/bin/python -m pip install -qq --disable-pip-version-check --no-deps --force-reinstall build/*.whl >>"$1" 2>&1
}

can_compile() {
  local work
  work=$(mktemp -d)
  echo '#include <Python.h>' >"$work/probe.c"
  "${CC:-cc}" -fsyntax-only -I "$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("include"))')" \
    "$work/probe.c" >/dev/null 2>&1
  local found=$?
  rm -rf "$work"
  return $found
}

if can_compile; then
  echo "Compiling the engine (about a minute, once) …"
  if install .venv/compile.log; then
    echo compiled >.venv/.built
    exit 0
  fi
  echo "Compiling failed (see .venv/compile.log): the engine runs interpreted, slower but the same."
else
  echo "No C compiler with Python's headers found: the engine runs interpreted, slower but the same."
fi
if ! HATCH_BUILD_NO_HOOKS=true install .venv/install.log; then
  cat .venv/install.log >&2
  exit 1
fi
echo interpreted >.venv/.built
