import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { HeldLines, HeldMatch } from '../../realtime/protocol/receive-frame.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { MatchRecord } from '../domain/match-record.ts';
import type { Match } from '../domain/match.ts';
import type { RoomSnapshot } from '../domain/day-scores.ts';
import type { StrictConnections } from './connections.ts';
import type { Delay } from './delay.ts';
import type { Ticker } from './ticker.ts';

export interface LiveState {
  /** Latest matches of joined sport rooms, by id: a Map, since an id may be 'constructor'. */
  matches: ReadonlyMap<string, Match>;
  /** Records of the matches whose own rooms are joined, by id. */
  records: ReadonlyMap<string, MatchRecord>;
  /** Paths of the joined rooms, and of the hub, that have no connection. */
  disconnected: readonly string[];
}

/** Live matches. Each `join…` keeps a room open until its result is called. */
export interface Live {
  store: StoreApi<LiveState>;
  /** Delay of everything that the rooms send, ms. */
  delay: Delay;
  joinSport: (sportKey: SportKey, roomSnapshot: HeldLines | null) => () => void;
  joinMatch: (matchId: string, roomSnapshot: HeldMatch | null) => () => void;
  /** The page's connections, for a replica of the caller's own. */
  connections: StrictConnections;
  /** Reconnects every room from its position. */
  refresh: () => void;
}

export interface LiveTools {
  live: Live;
  ticker: Ticker;
}

export const LiveContext = createContext<LiveTools | null>(null);

export function useLive(): LiveTools {
  const tools = useContext(LiveContext);
  if (!tools) throw new Error('useLive needs LiveProvider');
  return tools;
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
 * Returns when the clocks stopped because no updates can arrive (ms, server's clock); null while
 * they run.
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

/** Follows a match's own room while it may send more updates. */
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
