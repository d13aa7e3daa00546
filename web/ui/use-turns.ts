import { useEffect, useState, useSyncExternalStore } from 'react';
import { waitForTurn } from './turns.ts';

/**
 * How many turns a component has had, up to `all`. A large page follows itself
 * turn by turn, so that no single frame keeps the visitor waiting. What the
 * server made is whole from the first: `all` at once. `share` is how much of a
 * turn it takes (`waitForTurn`).
 */
export function useTurns(all: number, share = 1): number {
  const isMadeHere = useIsMadeHere();
  const [turns, setTurns] = useState(isMadeHere ? 0 : all);
  // What became smaller waits again when it grows.
  if (turns > all) setTurns(all);
  useEffect(
    () => (turns < all ? waitForTurn(() => setTurns(turns + 1), share) : undefined),
    [turns, all, share],
  );
  return Math.min(turns, all);
}

/**
 * How many rows of a list of `count` may be made: `step` at first and more with
 * each turn. A whole list is a turn ahead, for rows that join it to be there at once.
 */
export function useGrowth(count: number, step: number): number {
  const turns = useTurns(Math.ceil(count / step));
  return Math.min(count, (turns + 1) * step);
}

/** Whether the browser makes the component, not the server. Meant for a state's first value: what was the server's becomes the browser's. */
export function useIsMadeHere(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => {};
}
