#!/usr/bin/env bash
# Run the whole suite on the installed package. If that one is compiled, the rules and what things cost are tested again
# interpreted; that whole games are the same in both is a test of the suite itself (tests/contract/test_engines.py).
set -euo pipefail
built=$(cat .venv/.built)
export SEVENWONDERS_EXPECT=$built SEVENWONDERS_EXPECT_POSTGRES=1
# Tests are dealt out one by one towards the end, so that no core is idle while another has work left.
pytest=(.venv/bin/pytest -n auto --dist worksteal)
interpreted=(tests/core tests/records tests/*/test_rulings*.py tests/*/test_examples.py tests/*/test_*trade*.py tests/*/test_price*.py)

# A browser depends on more than we write. Up to three tests that failed there, and nowhere else, are tried once more, alone;
# one that then passes is named, so that somebody mends what it depends on.
again_in_browser() {
  mapfile -t failed < <(.venv/bin/python scripts/second_try.py)
  [ ${#failed[@]} -gt 0 ] || return 1
  echo "Failed in the browser, tried once more:"
  printf '  %s\n' "${failed[@]}"
  .venv/bin/pytest -n 0 "${failed[@]}" || return 1
  echo "PASSED ONLY AT THE SECOND TRY: ${failed[*]}"
}

echo "All tests, engine $built:"
rm -f .pytest_cache/v/cache/lastfailed
"${pytest[@]}" tests || again_in_browser
if [ "$built" = compiled ]; then
  echo "Rulings, trade and records, engine interpreted:"
  SEVENWONDERS_INTERPRETED=1 SEVENWONDERS_EXPECT=interpreted "${pytest[@]}" "${interpreted[@]}"
else
  echo "There is no compiled engine on this machine: its tests ran interpreted only."
fi
