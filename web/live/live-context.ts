import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { HeldMatch } from '../../realtime/protocol/receive-frame.ts';
import { withVisualsOf } from '../domain/team-visuals.ts';
import type { MatchRecord } from '../domain/match-record.ts';
import type { RoomSnapshot } from '../domain/day-scores.ts';
import type { Match } from '../domain/match.ts';
import type { Live } from './live-store.ts';
import type { Ticker } from './ticker.ts';

export interface LiveTools {
  live: Live;
  ticker: Ticker;
}

export const LiveContext = createContext<LiveTools | null>(null);

export function useLive(): LiveTools {
  const tools = useContext(LiveContext);
  if (!tools) throw new Error('Live matches are shown inside LiveProvider only');
  return tools;
}

/**
 * Returns a match's latest state: its component renders when that match changes. The page's data
 * for the sides' looks stay, as a room's snapshot has only what its feed sent.
 */
export function useLiveMatch(id: string, initial: Match | undefined): Match | undefined {
  const match = useStore(useLive().live.store, ({ matches }) => matches.get(id) ?? initial);
  return useMemo(
    () => match && (initial ? withVisualsOf(match, initial) : match),
    [match, initial],
  );
}

export function useLiveRecord(id: string, initial: MatchRecord): MatchRecord {
  const record = useStore(useLive().live.store, ({ records }) => records.get(id) ?? initial);
  return useMemo(() => {
    const match = withVisualsOf(record.match, initial.match);
    return match === record.match ? record : { ...record, match };
  }, [record, initial]);
}

/** Returns text or a number for the current second; renders only when it changes. */
export function useTick<Value extends string | number | null>(read: (now: number) => Value): Value {
  const { ticker } = useLive();
  return useSyncExternalStore(
    ticker.subscribe,
    () => read(ticker.now()),
    () => read(ticker.renderedAt),
  );
}

/**
 * Returns when the clocks stopped because no news can arrive (ms, server's clock); null while they
 * run.
 */
export function useHeldAt(): number | null {
  const { ticker } = useLive();
  return useSyncExternalStore(ticker.subscribe, ticker.heldAt, () => null);
}

/** Follows the sports' rooms from the page's snapshots. */
export function useSportRooms(roomSnapshots: readonly RoomSnapshot[]): void {
  const { live } = useLive();
  useEffect(() => {
    const waiting = [...roomSnapshots];
    const leaves: (() => void)[] = [];
    let timer = setTimeout(joinNext);
    // Each room joins in its own task: a large day's sport takes long, and the page must paint in
    // between. In the background, where browsers may delay a task for a minute, one task joins all.
    function joinNext() {
      const count = document.hidden ? waiting.length : 1;
      for (const { sportKey, snapshot } of waiting.splice(0, count))
        leaves.push(live.joinSport(sportKey, snapshot));
      if (waiting.length > 0) timer = setTimeout(joinNext);
    }
    return () => {
      clearTimeout(timer);
      leaves.forEach((leave) => leave());
    };
  }, [live, roomSnapshots]);
}

/** Follows a match's own room while more news may come. */
export function useMatchRoom(
  matchId: string,
  roomSnapshot: HeldMatch | null,
  isFollowed: boolean,
): void {
  const { live } = useLive();
  useEffect(
    () => (isFollowed ? live.joinMatch(matchId, roomSnapshot) : undefined),
    [live, matchId, roomSnapshot, isFollowed],
  );
}
