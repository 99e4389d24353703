#!/usr/bin/env bash
# Install what the tests need besides Python and Node: Chromium, PostgreSQL and NATS, from Debian's packages.
set -euo pipefail

missing=()
command -v chromium >/dev/null || missing+=(chromium)
command -v nats-server >/dev/null || [ -x /usr/sbin/nats-server ] || missing+=(nats-server)
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
[ ${#missing[@]} -eq 0 ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing ${missing[*]} for the tests …"
  log=$(mktemp)
  { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1 ||
    { tail -5 "$log" >&2; exit 1; }
else
  echo "The tests need: ${missing[*]}. On Debian: sudo apt-get install ${missing[*]}" >&2
  exit 2
fi
