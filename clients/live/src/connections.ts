import { HUB_PATH, type Position } from './address.ts';
import type { Codecs } from './codecs.ts';
import { followerOf } from './followers.ts';
import type { HeldLines, HeldMatch } from './frames.ts';
import type { RoomReplica } from './replica.ts';
import {
  connectRoom,
  type Follower,
  type RoomConnection,
  type RoomConnectionOptions,
} from './room-connection.ts';

/** Connects a replica to a room, by its id. */
export type Connect<Held extends Position> = (
  id: string,
  replica: RoomReplica<Held>,
) => RoomConnection;

/** Sports share one connection, each match has its own. */
export interface Connections<
  Match extends Position = HeldMatch,
  Lines extends Position = HeldLines,
> {
  sport: Connect<Lines>;
  match: Connect<Match>;
}

export interface ConnectionsOptions<
  Match extends Position = HeldMatch,
  Lines extends Position = HeldLines,
> extends Pick<RoomConnectionOptions, 'origin' | 'protocol' | 'openSocket' | 'log'> {
  codecs: Codecs<Match, Lines>;
  /** Called when a connection, by its path, is lost or back. */
  onConnected: (path: string, isConnected: boolean) => void;
  /** Debounce of changes to the set of sports, ms; 0 for none. */
  settle?: number;
}

/** Rooms are joined and left one by one: the connection changes after this delay, ms. */
export const SETTLE = 50;

type Open = (
  options: Pick<RoomConnectionOptions, 'path' | 'rooms' | 'onRefused'>,
) => RoomConnection;

export function createConnections<Match extends Position, Lines extends Position>({
  onConnected,
  codecs,
  settle = SETTLE,
  ...common
}: ConnectionsOptions<Match, Lines>): Connections<Match, Lines> {
  const open: Open = (options) => {
    const { path } = options;
    const connection = connectRoom({
      ...options,
      ...common,
      readHub: codecs.hub,
      onConnected: (isConnected) => onConnected(path, isConnected),
    });
    return {
      refresh: connection.refresh,
      close: () => {
        connection.close();
        // An unused room is not missing.
        onConnected(path, true);
      },
    };
  };
  const follow = connectTogether(open, settle, common.origin);
  return {
    sport: (sportKey, replica) => follow(sportKey, followerOf(replica, codecs.sport)),
    match: (matchId, replica) => {
      const rooms = new Map([[`match/${matchId}`, [followerOf(replica, codecs.match)]]]);
      return open({ path: `/parties/match/${encodeURIComponent(matchId)}`, rooms: () => rooms });
    },
  };
}

interface Member {
  held: Follower;
  /** Whether the connection includes its position. */
  isIn: boolean;
}

/**
 * Follows sports over one connection to a hub: each call adds a follower. A change of the sports or
 * a new follower reopens the connection. Where a host without hubs answers 404, each sport has its
 * own.
 */
function connectTogether(
  open: Open,
  settle: number,
  origin: string,
): (sportKey: string, held: Follower) => RoomConnection {
  const members = new Map<string, Set<Member>>();
  const connections = new Map<string, RoomConnection>();
  /** The rooms of each connection, by its path. */
  let carried: ReadonlyMap<string, readonly string[]> = new Map();
  let timer: ReturnType<typeof setTimeout> | 0 = 0;
  /** Undefined until a connection is refused. */
  let hasHub: boolean | undefined;

  function follow(): void {
    const before = carried;
    carried = byPath([...members.keys()]);
    for (const [path, connection] of connections)
      if (!carried.has(path)) {
        connection.close();
        connections.delete(path);
      }
    for (const [path, keys] of carried) {
      const isNew = keys.filter(welcome).length > 0;
      const known = connections.get(path);
      if (!known) connections.set(path, open({ path, rooms: () => roomsOf(path), onRefused }));
      else if (isNew || keys.join() !== before.get(path)?.join()) known.refresh();
    }
  }

  function byPath(keys: readonly string[]): Map<string, readonly string[]> {
    if (hasHub === false) return new Map(keys.map((key) => [`/parties/${key}`, [key]]));
    return new Map(keys.length > 0 ? [[HUB_PATH, keys]] : []);
  }

  function roomsOf(path: string): Map<string, Follower[]> {
    const rooms = (carried.get(path) ?? []).map((key) => {
      const joined = [...(members.get(key) ?? [])].filter(({ isIn }) => isIn);
      return [key, joined.map(({ held }) => held)] as const;
    });
    return new Map(rooms);
  }

  /** Includes a room's followers; returns whether the connection lacked any. */
  function welcome(key: string): boolean {
    const lacking = [...(members.get(key) ?? [])].filter(({ isIn }) => !isIn);
    for (const member of lacking) member.isIn = true;
    return lacking.length > 0;
  }

  async function onRefused(): Promise<void> {
    if (hasHub !== undefined) return;
    const answer = await fetch(`http${origin.slice('ws'.length)}${HUB_PATH}`).catch(() => null);
    // An unread response keeps its connection.
    await answer?.body?.cancel();
    if (!answer) return;
    hasHub = answer.status !== 404;
    if (!hasHub) follow();
  }

  function followSoon(): void {
    clearTimeout(timer);
    if (settle === 0) follow();
    else timer = setTimeout(follow, settle);
  }

  return (sportKey, held) => {
    const key = `sport/${sportKey}`;
    const member: Member = { held, isIn: false };
    const followers = members.get(key) ?? new Set();
    members.set(key, followers.add(member));
    followSoon();
    return {
      refresh: () => {
        member.isIn = false;
        followSoon();
      },
      close: () => {
        followers.delete(member);
        if (followers.size === 0 && members.get(key) === followers) members.delete(key);
        followSoon();
      },
    };
  };
}
