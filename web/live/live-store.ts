import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { OpenSocket } from '../../clients/live/src/room-connection.ts';
import type { HeldLines, HeldMatch } from '../../realtime/protocol/receive-frame.ts';
import { mapValid } from '../domain/map-valid.ts';
import { withVisualsOf } from '../domain/team-visuals.ts';
import { recordOfState, type MatchRecord } from '../domain/match-record.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import type { Match } from '../domain/match.ts';
import { createDelay, type Delay } from './delay.ts';
import { useLive, type Live, type LiveState } from './live-context.ts';
import { loadConnections } from './load-connections.ts';
import { scoreChange, type ScoreChange } from './score-change.ts';
import { createReplica } from '../../clients/live/src/replica.ts';
import { shareRooms } from '../../clients/live/src/shared-rooms.ts';

export interface LiveOptions {
  /** 'wss://example.org' */
  origin: string;
  /** PartySocket's by default. */
  openSocket?: OpenSocket | undefined;
  onScoreChange: (change: ScoreChange) => void;
  /** No delay by default. */
  delay?: Delay;
  log: (message: string) => void;
}

export function createLive({
  origin,
  openSocket,
  onScoreChange,
  delay = createDelay(0),
  log,
}: LiveOptions): Live {
  const store = createStore<LiveState>()(() => ({
    matches: new Map(),
    records: new Map(),
    disconnected: [],
  }));

  const connections = loadConnections({
    origin,
    openSocket,
    delay,
    log,
    onConnected: (path, isConnected) =>
      store.setState(({ disconnected }) => {
        const others = disconnected.filter((other) => other !== path);
        return { disconnected: isConnected ? others : [...others, path] };
      }),
  });

  function report(before: Match | undefined, after: Match): void {
    const change = before && scoreChange(before, after);
    if (change) onScoreChange(change);
  }

  function publishLines(held: HeldLines, before: HeldLines | null): void {
    const lines = Object.values(held.lines);
    const changed = mapValid(
      lines.filter((line) => line !== before?.lines[line.matchId]),
      matchOfLine,
      (error) => log(`A line cannot be read: ${String(error)}`),
    );
    if (changed.length === 0) return;
    const { matches } = store.getState();
    store.setState({
      matches: new Map([...matches, ...changed.map((match) => [match.id, match] as const)]),
    });
    for (const match of changed) report(matches.get(match.id), match);
  }

  function publishMatch({ state }: HeldMatch): void {
    const record = recordOfState(state);
    const { records } = store.getState();
    store.setState({ records: new Map([...records, [state.matchId, record]]) });
    report(records.get(state.matchId)?.match, record.match);
  }

  const sports = shareRooms({
    hold: () => createReplica(publishLines),
    connect: connections.sport,
    onClosed: (key) =>
      store.setState(({ matches }) => ({
        matches: without(matches, (match) => match.sportKey === key),
      })),
  });

  const matchRooms = shareRooms({
    hold: () => createReplica(publishMatch),
    connect: connections.match,
    onClosed: (matchId) =>
      store.setState(({ records }) => ({
        records: without(records, ({ match }) => match.id === matchId),
      })),
  });

  return {
    store,
    delay,
    connections,
    joinSport: sports.join,
    joinMatch: matchRooms.join,
    refresh: () => {
      sports.refresh();
      matchRooms.refresh();
    },
  };
}

/**
 * Returns a match's latest state; the component renders when that match changes. Keeps the visuals
 * of the sides in the page's data, since a room's snapshot has only what its feed sent.
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

function without<Value>(
  map: ReadonlyMap<string, Value>,
  isGone: (value: Value) => boolean,
): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([, value]) => !isGone(value)));
}
