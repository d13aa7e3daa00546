#!/bin/sh
# Runs the Worker's process, named by WORKERD, out of reach of a terminal's
# Ctrl-C and of its closing: they reach every process the terminal started, and
# the one that started this needs it to write down what was acknowledged.
trap '' INT HUP
# Linux ends it with the process that started it, even if that is killed. On
# other systems the next start ends it.
if setpriv --pdeathsig KILL true 2>/dev/null; then
  exec setpriv --pdeathsig KILL "$WORKERD" "$@"
fi
exec "$WORKERD" "$@"
