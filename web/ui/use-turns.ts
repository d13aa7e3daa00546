import { useEffect, useState, useSyncExternalStore } from 'react';
import { waitForTurn } from './turns.ts';

/**
 * How many turns a component has had, up to `all`. A large page follows itself
 * turn by turn, so that no single frame keeps the visitor waiting. What the
 * server made is whole from the first: `all` at once. `goesOn` as of `waitForTurn`.
 */
export function useTurns(all: number, goesOn = false): number {
  const isMadeHere = useIsMadeHere();
  const [turns, setTurns] = useState(isMadeHere ? 0 : all);
  // What became smaller waits again when it grows.
  if (turns > all) setTurns(all);
  useEffect(
    () => (turns < all ? waitForTurn(() => setTurns(turns + 1), goesOn) : undefined),
    [turns, all, goesOn],
  );
  return Math.min(turns, all);
}

/**
 * How many rows of a list of `count` may be made: `step` at first and more with
 * each turn. A few that join a list that is whole are there at once.
 */
export function useGrowth(count: number, step: number, goesOn = false): number {
  const isMadeHere = useIsMadeHere();
  const [grown, setGrown] = useState({ count, made: isMadeHere ? Math.min(count, step) : count });
  let { made } = grown;
  if (grown.count !== count) {
    made = Math.min(count, made === grown.count ? made + step : made);
    setGrown({ count, made });
  }
  useEffect(() => {
    if (made === count) return undefined;
    const grow = () => setGrown({ count, made: Math.min(count, made + step) });
    return waitForTurn(grow, goesOn);
  }, [made, count, step, goesOn]);
  return made;
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
