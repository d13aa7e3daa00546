import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  matchFrameSchema,
  sportFrameSchema,
  type MatchFrame,
  type SportFrame,
} from '../../realtime/protocol/frame.ts';
import {
  receiveMatchFrame,
  receiveSportFrame,
  type HeldLines,
  type HeldMatch,
} from '../../realtime/protocol/receive-frame.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { eachAlone } from '../domain/each-alone.ts';
import { recordOfState, type MatchRecord } from '../domain/match-record.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import type { Match } from '../domain/match.ts';
import type { Connections } from './connections.ts';
import { withConnections } from './load-connections.ts';
import type { OpenSocket } from './open-socket.ts';
import type { RoomConnection } from './room-connection.ts';
import { scoreChange, type ScoreChange } from './score-change.ts';
import { shareRooms, type Connect } from './shared-rooms.ts';

export interface LiveState {
  /** Latest matches of joined sport rooms, by id: a Map, since an id may be 'constructor'. */
  matches: ReadonlyMap<string, Match>;
  /** Matches whose own room is joined. */
  records: ReadonlyMap<string, MatchRecord>;
  /** Paths of joined rooms, and of the hub, without a connection. */
  disconnected: readonly string[];
}

export interface LiveOptions {
  /** 'wss://example.org' */
  origin: string;
  openSocket: OpenSocket;
  onScoreChange: (change: ScoreChange) => void;
  log: (message: string) => void;
}

/** Live matches. Each `join…` keeps a room open until its result is called. */
export interface Live {
  store: StoreApi<LiveState>;
  joinSport: (sportKey: SportKey, roomSnapshot: HeldLines | null) => () => void;
  joinMatch: (matchId: string, roomSnapshot: HeldMatch | null) => () => void;
  /** Connects the caller's own replica over the page's connections. */
  connect: (kind: keyof Connections) => Connect;
  /** Reconnects every room from its position. */
  refresh: () => void;
}

export function createLive({ origin, openSocket, onScoreChange, log }: LiveOptions): Live {
  const store = createStore<LiveState>()(() => ({
    matches: new Map(),
    records: new Map(),
    disconnected: [],
  }));

  let connections: Connections | undefined;
  const onConnected = (path: string, isConnected: boolean) =>
    store.setState(({ disconnected }) => {
      const others = disconnected.filter((other) => other !== path);
      return { disconnected: isConnected ? others : [...others, path] };
    });

  /** The connection code loads after the page, which need not wait. */
  const connect =
    (kind: keyof Connections): Connect =>
    (key, held) => {
      let connection: RoomConnection | undefined;
      let isLeft = false;
      withConnections((create) => {
        if (isLeft) return;
        connections ??= create({ origin, openSocket, onConnected, log });
        connection = connections[kind](key, held);
      });
      return {
        refresh: () => connection?.refresh(),
        close: () => {
          isLeft = true;
          connection?.close();
        },
      };
    };

  function report(before: Match | undefined, after: Match): void {
    const change = before && scoreChange(before, after);
    if (change) onScoreChange(change);
  }

  const sports = shareRooms<HeldLines, SportFrame>({
    schema: sportFrameSchema,
    receive: receiveSportFrame,
    publish: (held, before) => {
      const lines = Object.values(held.lines);
      const changed = eachAlone(
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
    },
    connect: connect('sport'),
    onClosed: (key) =>
      store.setState(({ matches }) => ({
        matches: without(matches, (match) => match.sportKey === key),
      })),
  });

  const matchRooms = shareRooms<HeldMatch, MatchFrame>({
    schema: matchFrameSchema,
    receive: receiveMatchFrame,
    publish: ({ state }) => {
      const record = recordOfState(state);
      const { records } = store.getState();
      store.setState({ records: new Map([...records, [state.matchId, record]]) });
      report(records.get(state.matchId)?.match, record.match);
    },
    connect: connect('match'),
    onClosed: (matchId) =>
      store.setState(({ records }) => ({
        records: without(records, ({ match }) => match.id === matchId),
      })),
  });

  return {
    store,
    connect,
    joinSport: sports.join,
    joinMatch: matchRooms.join,
    refresh: () => {
      sports.refresh();
      matchRooms.refresh();
    },
  };
}

function without<Value>(
  map: ReadonlyMap<string, Value>,
  isGone: (value: Value) => boolean,
): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([, value]) => !isGone(value)));
}
