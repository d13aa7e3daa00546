import * as v from 'valibot';
import { formatConnectQuery, type Position } from '../../realtime/protocol/connect-query.ts';
import { hubFrameSchema } from '../../realtime/protocol/hub-frame.ts';
import { formatHubRooms, HUB_PATH } from '../../realtime/protocol/hub-query.ts';
import type { HeldRoom, Outcome } from './held-room.ts';
import type { RoomConnection, RoomConnectionOptions } from './room-connection.ts';

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

/**
 * Rooms that are followed over one connection, whatever their number: each call
 * adds one. When their set changes the connection is opened anew, with what is
 * held of each. A host without hubs answers 404 there: then each room has a
 * connection of its own.
 */
export function connectTogether({
  open,
  openAlone,
  settle,
}: HubConnectionOptions): (key: string, held: Held) => RoomConnection {
  const rooms = new Map<string, Held>();
  const alone = new Map<string, RoomConnection>();
  let together: RoomConnection | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Undefined until there is a reason to ask. */
  let hasHub: boolean | undefined;
  let wrong: Held[] = [];

  function take(message: unknown): Outcome {
    const parsed = v.safeParse(hubFrameSchema, message);
    if (!parsed.success) return { kind: 'invalid', reason: parsed.issues[0].message };
    if (parsed.output.type === 'error') return { kind: 'closing', code: parsed.output.code };
    let outcome: Outcome = { kind: 'taken' };
    for (const { room, frame } of parsed.output.frames) {
      // One that was left since is nobody's any more.
      const held = rooms.get(room);
      const taken = held?.take(frame);
      if (held && taken?.kind === 'invalid') wrong.push(held);
      if (taken && taken.kind !== 'taken') outcome = taken;
    }
    return outcome;
  }

  /** The rooms whose own frames were wrong; all of them when the message was. */
  function forget(): void {
    for (const held of wrong.length > 0 ? wrong : rooms.values()) held.forget();
    wrong = [];
  }

  const positions = () => Array.from(rooms, ([key, held]) => [key, held.position()] as const);

  function follow(): void {
    if (hasHub === false) return followAlone();
    if (rooms.size === 0) {
      together?.close();
      together = null;
    } else if (together) together.refresh();
    else
      together = open({
        path: HUB_PATH,
        query: () => ({ ...formatConnectQuery(null), rooms: formatHubRooms(positions()) }),
        held: { take, forget },
        onRefused: () => void lookForHub(),
      });
  }

  function followAlone(): void {
    for (const [key, connection] of alone)
      if (rooms.has(key)) connection.refresh();
      else {
        connection.close();
        alone.delete(key);
      }
    for (const [key, held] of rooms) if (!alone.has(key)) alone.set(key, openAlone(key, held));
  }

  async function lookForHub(): Promise<void> {
    if (hasHub !== undefined) return;
    const answer = await fetch(HUB_PATH).catch(() => null);
    if (!answer) return;
    hasHub = answer.status !== 404;
    if (hasHub) return;
    together?.close();
    follow();
  }

  function followSoon(): void {
    clearTimeout(timer);
    if (settle === 0) follow();
    else timer = setTimeout(follow, settle);
  }

  return (key, held) => {
    rooms.set(key, held);
    followSoon();
    return {
      refresh: followSoon,
      close: () => {
        rooms.delete(key);
        followSoon();
      },
    };
  };
}
