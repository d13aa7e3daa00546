#!/bin/sh
# Runs the Worker's process, named by WORKERD, out of reach of a terminal's
# Ctrl-C and of its closing: they reach every process the terminal started, and
# the one that started this needs it to write down what was acknowledged.
trap '' INT HUP
exec "$WORKERD" "$@"
