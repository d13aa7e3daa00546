import { useEffect, useState, useSyncExternalStore } from 'react';
import { waitForTurn } from './turns.ts';
import { useOwnLayout } from './use-own-layout.ts';

/** Whether a component has had its turn, if it waits for one. */
export function useTurn(isAwaited: boolean): boolean {
  const [hasHad, setHad] = useState(!isAwaited);
  useEffect(() => (hasHad ? undefined : waitForTurn(() => setHad(true))), [hasHad]);
  return hasHad;
}

export interface GrowthOptions {
  /** Whether it begins whole, as what the server made does. */
  isAtOnce: boolean;
  /** As of `waitForTurn`. */
  goesOn?: boolean;
}

/**
 * How many rows of a list of `count` may be made: `step` at first and more with
 * each turn. A few that join a list that is whole are there at once.
 */
export function useGrowth(
  count: number,
  step: number,
  { isAtOnce, goesOn = false }: GrowthOptions,
): number {
  const [grown, setGrown] = useState({ count, made: isAtOnce ? count : Math.min(count, step) });
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
  useOwnLayout(made);
  return made;
}

/** Whether the browser makes the component, not the server: what was the server's does not become the browser's. */
export function useIsMadeHere(): boolean {
  const [maker] = useState(createMaker);
  useSyncExternalStore(neverChanges, nothing, maker.seeServer);
  return !maker.isServer();
}

/** React asks for what a server saw when it makes a component there, or wakes up what was made there. */
function createMaker() {
  let isServer = false;
  return {
    isServer: () => isServer,
    /** What a browser sees is the same: else React would render it all once more. */
    seeServer: () => {
      isServer = true;
      return nothing();
    },
  };
}

function neverChanges(): () => void {
  return () => {};
}

function nothing(): null {
  return null;
}
