#!/usr/bin/env bash
# Run the whole suite on the installed package and, if that one is compiled, the engine's tests again interpreted.
set -euo pipefail
built=$(cat .venv/.built)
export SEVENWONDERS_EXPECT=$built SEVENWONDERS_EXPECT_POSTGRES=1
echo "All tests, engine $built:"
.venv/bin/pytest -n auto tests
if [ "$built" = compiled ]; then
  echo "The engine's tests, interpreted:"
  SEVENWONDERS_INTERPRETED=1 SEVENWONDERS_EXPECT=interpreted .venv/bin/pytest -n auto "$@"
else
  echo "There is no compiled engine on this machine: its tests ran interpreted only."
fi
