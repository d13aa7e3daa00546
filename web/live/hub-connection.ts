import * as v from 'valibot';
import { formatConnectQuery, type Position } from '../../realtime/protocol/connect-query.ts';
import { hubFrameSchema } from '../../realtime/protocol/hub-frame.ts';
import { formatHubRooms, HUB_PATH, MAX_HUB_MATCHES } from '../../realtime/protocol/hub-query.ts';
import type { HeldRoom, Outcome } from './held-room.ts';
import type { RoomConnection, RoomConnectionOptions } from './room-connection.ts';
import type { Connect } from './shared-rooms.ts';

type Held = Pick<HeldRoom<Position>, 'position' | 'take' | 'forget'>;

/** Rooms are joined and left one after the other: their connection follows so much later, ms. */
export const SETTLE = 50;

export interface HubConnectionOptions {
  open: (
    options: Pick<RoomConnectionOptions, 'path' | 'query' | 'held' | 'onRefused'>,
  ) => RoomConnection;
  /** A connection to one room, by its key. */
  openAlone: (key: string, held: Held) => RoomConnection;
  /** How long a set of rooms must be at rest, ms; 0: it need not. */
  settle: number;
}

interface Follower {
  held: Held;
  /** The connection was opened with what this one holds. */
  isIn: boolean;
}

/**
 * Rooms that are followed over one connection, whatever their number: each call
 * adds a follower of one, by its key. When the set of rooms changes, or another
 * follower comes, the connection is opened anew, with the oldest of what is held
 * of each. Matches beyond those that a hub carries have connections of their
 * own; so has each room where a host without hubs answers 404.
 */
export function connectTogether({ open, openAlone, settle }: HubConnectionOptions): Connect {
  const rooms = new Map<string, Set<Follower>>();
  const alone = new Map<string, RoomConnection>();
  let together: RoomConnection | null = null;
  /** What goes over the hub. */
  let joint: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Undefined until there is a reason to ask. */
  let hasHub: boolean | undefined;
  let wrong: Held[] = [];

  const followersOf = (key: string) => [...(rooms.get(key) ?? [])];

  /** All followers of a room as one. */
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

  /** Those whose own frames were wrong; all of these rooms when the message was. */
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
      // One that was left since is nobody's any more.
      const taken = roomOf(room).take(frame);
      if (taken.kind !== 'taken') outcome = taken;
    }
    return outcome;
  }

  /** Whether a room has followers that its connection was not opened for; from now on it is. */
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

  /** What has a connection of its own. */
  function ownOf(keys: readonly string[]): ReadonlySet<string> {
    if (hasHub === false) return new Set(keys);
    return new Set(keys.filter((key) => key.startsWith('match/')).slice(MAX_HUB_MATCHES));
  }

  async function lookForHub(): Promise<void> {
    if (hasHub !== undefined) return;
    const answer = await fetch(HUB_PATH).catch(() => null);
    // An answer that nobody reads keeps its connection.
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

/** From where all go on; null where that is from nothing. */
function oldest(positions: readonly (Position | null)[]): Position | null {
  const [first = null, ...others] = positions;
  return others.reduce((one, other) => {
    if (!one || one.epoch !== other?.epoch) return null;
    return one.version < other.version ? one : other;
  }, first);
}

/** Whether it is a snapshot, which alone tells its epoch, of what this follower has seen: it is for another. */
function isKnown(frame: unknown, position: Position | null): boolean {
  if (!position || typeof frame !== 'object' || frame === null) return false;
  if (!('epoch' in frame && 'version' in frame) || frame.epoch !== position.epoch) return false;
  return typeof frame.version === 'number' && frame.version <= position.version;
}
