import { useEffect, useState, useSyncExternalStore } from 'react';
import { waitForTurn } from './turns.ts';

/** Whether a component has had its turn, if it waits for one. */
export function useTurn(isAwaited: boolean): boolean {
  const [hasHad, setHad] = useState(!isAwaited);
  useEffect(() => (hasHad ? undefined : waitForTurn(() => setHad(true))), [hasHad]);
  return hasHad;
}

/**
 * How many rows of a list of `count` may be made: `step` at first and more with
 * each turn. What the server made is whole from the first, and a few that join a
 * list that is whole are there at once. `goesOn` as of `waitForTurn`.
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
