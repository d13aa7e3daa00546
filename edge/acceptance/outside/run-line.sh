#!/usr/bin/env bash
# Runs one line of a document's examples, with the variables of the environment.
# Prints the answer of a curl and, on a line below, its status and the wait that
# it requires; or the value of an assignment.
set -euo pipefail
project=$(cd "$(dirname "$0")/../../.." && pwd)

curl() { command curl -sS -w '\n%{http_code} %header{retry-after}' "$@"; }
# The examples run in a folder of their own, which has no scripts.
npm() { command npm --prefix "$project" "$@"; }

# Up to version 8 curl reads the file of -b again before it writes that of -c,
# and so keeps cookies that the answer deletes. It can read a pipe only once.
eval "${1/-b jar/-b <(cat jar)}"
if [[ $1 =~ ^([A-Z_]+)= ]]; then printf '%s' "${!BASH_REMATCH[1]}"; fi
