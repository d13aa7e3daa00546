import * as v from 'valibot';
import { formatConnectQuery, type Position } from '../../realtime/protocol/connect-query.ts';
import { hubFrameSchema } from '../../realtime/protocol/hub-frame.ts';
import { formatHubRooms, HUB_PATH, MAX_HUB_MATCHES } from '../../realtime/protocol/hub-query.ts';
import type { RoomReplica, Outcome } from './room-replica.ts';
import type { RoomConnection, RoomConnectionOptions } from './room-connection.ts';
import type { Connect } from './shared-rooms.ts';

type Held = Pick<RoomReplica<Position>, 'position' | 'take' | 'forget'>;

/** Rooms are joined and left one by one: the connection changes after this delay, ms. */
export const SETTLE = 50;

export interface HubConnectionOptions {
  open: (
    options: Pick<RoomConnectionOptions, 'path' | 'query' | 'held' | 'onRefused'>,
  ) => RoomConnection;
  /** Connects to one room, by its key. */
  openAlone: (key: string, held: Held) => RoomConnection;
  /** Debounce of changes to the set of rooms, ms; 0 for none. */
  settle: number;
}

interface Follower {
  held: Held;
  /** Whether the connection includes its position. */
  isIn: boolean;
}

/**
 * Follows rooms over one connection: each call adds a follower of a room, by key. A change of the
 * rooms or a new follower reopens the connection, with the oldest position of each room. Matches
 * beyond a hub's limit have their own connections; so has each room where a host without hubs
 * answers 404.
 */
export function connectTogether({ open, openAlone, settle }: HubConnectionOptions): Connect {
  const rooms = new Map<string, Set<Follower>>();
  const alone = new Map<string, RoomConnection>();
  let together: RoomConnection | null = null;
  /** Rooms on the hub. */
  let joint: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Undefined until a connection is refused. */
  let hasHub: boolean | undefined;
  let wrong: Held[] = [];

  const followersOf = (key: string) => [...(rooms.get(key) ?? [])];

  /** Combines a room's followers. */
  function roomOf(key: string): Held {
    return {
      position: () => oldest(followersOf(key).map(({ held }) => held.position())),
      take: (frame) => {
        let outcome: Outcome = { kind: 'taken' };
        for (const { held, isIn } of followersOf(key)) {
          if (!isIn || isKnown(frame, held.position())) continue;
          const taken = held.take(frame);
          if (taken.kind === 'invalid') wrong.push(held);
          if (taken.kind !== 'taken') outcome = taken;
        }
        return outcome;
      },
      forget: () => forget([key]),
    };
  }

  /** Resets followers with invalid frames; all after an invalid message. */
  function forget(keys: readonly string[]): void {
    const all = wrong.length > 0 ? wrong : keys.flatMap(followersOf).map(({ held }) => held);
    for (const held of all) held.forget();
    wrong = [];
  }

  function take(message: unknown): Outcome {
    const parsed = v.safeParse(hubFrameSchema, message);
    if (!parsed.success) return { kind: 'invalid', reason: parsed.issues[0].message };
    if (parsed.output.type === 'error') return { kind: 'closing', code: parsed.output.code };
    let outcome: Outcome = { kind: 'taken' };
    for (const { room, frame } of parsed.output.frames) {
      // A room left since has no followers.
      const taken = roomOf(room).take(frame);
      if (taken.kind !== 'taken') outcome = taken;
    }
    return outcome;
  }

  /** Marks a room's followers as included; returns whether the connection lacked any. */
  function welcome(key: string): boolean {
    const isNew = followersOf(key).some(({ isIn }) => !isIn);
    for (const follower of followersOf(key)) follower.isIn = true;
    return isNew;
  }

  function follow(): void {
    const own = ownOf([...rooms.keys()]);
    for (const [key, connection] of alone) {
      if (own.has(key)) continue;
      connection.close();
      alone.delete(key);
    }
    for (const key of own) {
      const isNew = welcome(key);
      const known = alone.get(key);
      if (!known) alone.set(key, openAlone(key, roomOf(key)));
      else if (isNew) known.refresh();
    }
    followTogether([...rooms.keys()].filter((key) => !own.has(key)));
  }

  function followTogether(keys: readonly string[]): void {
    const isSame = keys.join() === joint.join();
    joint = keys;
    const isNew = keys.filter(welcome).length > 0;
    if (keys.length === 0) {
      together?.close();
      together = null;
    } else if (!together)
      together = open({
        path: HUB_PATH,
        query: () => ({ ...formatConnectQuery(null), rooms: formatHubRooms(positions()) }),
        held: { take, forget: () => forget(joint) },
        onRefused: () => void lookForHub(),
      });
    else if (isNew || !isSame) together.refresh();
  }

  const positions = () => joint.map((key) => [key, roomOf(key).position()] as const);

  /** Rooms with their own connections. */
  function ownOf(keys: readonly string[]): ReadonlySet<string> {
    if (hasHub === false) return new Set(keys);
    return new Set(keys.filter((key) => key.startsWith('match/')).slice(MAX_HUB_MATCHES));
  }

  async function lookForHub(): Promise<void> {
    if (hasHub !== undefined) return;
    const answer = await fetch(HUB_PATH).catch(() => null);
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

  return (key, held) => {
    const follower: Follower = { held, isIn: false };
    const followers = rooms.get(key) ?? new Set();
    rooms.set(key, followers.add(follower));
    followSoon();
    return {
      refresh: () => {
        follower.isIn = false;
        followSoon();
      },
      close: () => {
        followers.delete(follower);
        if (followers.size === 0 && rooms.get(key) === followers) rooms.delete(key);
        followSoon();
      },
    };
  };
}

/** Returns the position from which all resume, or null. */
function oldest(positions: readonly (Position | null)[]): Position | null {
  const [first = null, ...others] = positions;
  return others.reduce((one, other) => {
    if (!one || one.epoch !== other?.epoch) return null;
    return one.version < other.version ? one : other;
  }, first);
}

/**
 * Whether the frame is a snapshot, the only one with an epoch, that this follower has: it is for
 * another.
 */
function isKnown(frame: unknown, position: Position | null): boolean {
  if (!position || typeof frame !== 'object' || frame === null) return false;
  if (!('epoch' in frame && 'version' in frame) || frame.epoch !== position.epoch) return false;
  return typeof frame.version === 'number' && frame.version <= position.version;
}
