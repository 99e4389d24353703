#!/usr/bin/env bash
# Make .venv and install the locked tools and libraries into it.
set -euo pipefail
python=${PYTHON:-python3}

if ! "$python" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null; then
  echo "Python 3.11 to 3.14 is needed; '$python' is not one. Try: make PYTHON=python3.11 …" >&2
  exit 2
fi
if ! .venv/bin/python -c '' 2>/dev/null; then
  rm -rf .venv
  echo "Making .venv …"
  if ! "$python" -m venv .venv >/dev/null 2>&1; then
    rm -rf .venv
    # Debian ships venv apart from Python.
    package="$("$python" -c 'import sys; print("python3.%d-venv" % sys.version_info[1])')"
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
      echo "Installing $package …"
      { apt-get update && apt-get install -y "$package"; } >/dev/null 2>&1 || true
    fi
    if ! "$python" -m venv .venv; then
      rm -rf .venv
      echo "This Python cannot make virtual environments. On Debian: apt-get install $package" >&2
      exit 2
    fi
  fi
fi
echo "Installing the locked tools and libraries into .venv …"
.venv/bin/python -m pip install -qq --disable-pip-version-check --require-hashes --no-deps -r requirements.lock
touch .venv/.tools
