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

/** Connects a replica to a room. `id` is a match's id or a sport's key. */
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
  /** Called with a connection's path when the connection is lost or restored. */
  onConnected: (path: string, isConnected: boolean) => void;
  /** Debounce of changes to the set of sports, ms; 0 applies each at once. */
  settle?: number;
}

/** Default debounce, ms: pages join and leave rooms one by one, but the connection changes once. */
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
        // A connection that is closed on purpose does not count as lost.
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
  /** Whether the connection was opened with this follower's position. */
  isIn: boolean;
}

/**
 * Returns a function that adds a follower of a sport. All sports share one connection to a hub,
 * which reopens when the set of sports changes or a follower joins. If the host has no hubs (it
 * answers 404), each sport has its own connection.
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
  /** Whether the host has hubs; undefined until a refused connection makes the client check. */
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

  /** Marks all followers of a room as included; returns whether any was not. */
  function welcome(key: string): boolean {
    const lacking = [...(members.get(key) ?? [])].filter(({ isIn }) => !isIn);
    for (const member of lacking) member.isIn = true;
    return lacking.length > 0;
  }

  async function onRefused(): Promise<void> {
    if (hasHub !== undefined) return;
    const answer = await fetch(`http${origin.slice('ws'.length)}${HUB_PATH}`).catch(() => null);
    // An unread body would keep the HTTP connection open.
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
