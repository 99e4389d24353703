#!/usr/bin/env bash
# Run the browser's tests so many times beside two busy processes: stress_browser.sh N [options of pytest].
# Stops at the first failure, with its output.
set -euo pipefail
times=${1:?how many times?}
shift
cd "$(dirname "$0")/.."
python=${PYTHON:-.venv/bin/python}
log=$(mktemp)
busy=()
finish() {
  [ ${#busy[@]} -eq 0 ] || kill "${busy[@]}" 2>/dev/null || true
  rm -f "$log"
}
trap finish EXIT
trap 'exit 130' INT TERM
for _ in 1 2; do
  (while :; do :; done) &
  busy+=($!)
done
for ((run = 1; run <= times; run++)); do
  began=$SECONDS
  if ! "$python" -m pytest -p no:cacheprovider tests/browser "$@" >"$log" 2>&1 </dev/null; then
    cat "$log"
    echo "Run $run of $times failed after $((SECONDS - began)) s; $((run - 1)) passed before it." >&2
    exit 1
  fi
  echo "Run $run of $times passed in $((SECONDS - began)) s."
done
echo "All $times runs passed."
