import {
  parseConnectQuery,
  type Position,
} from '../../../../../realtime/protocol/connect-query.ts';
import {
  formatRoomKey,
  HUB_PATH,
  parseHubQuery,
} from '../../../../../realtime/protocol/hub-query.ts';
import { parseRoomPath } from '../../../../../realtime/protocol/room-name.ts';
import type { SocketEvents } from '../../../../live/open-socket.ts';
import { aLine, aState, START } from '../../../../live/testing/lines.ts';

/** Deltas by which a room can resume. */
const HISTORY = 4;
const UPGRADE = 20;
const RECONNECT = 400;

interface Room {
  epoch: string;
  version: number;
}

interface Open {
  frame: string;
  url: () => string;
  events: SocketEvents;
  /** Keys; empty until it is open. */
  rooms: ReadonlySet<string>;
  isHub: boolean;
  isClosed: boolean;
}

const score = (version: number) => ({ home: version, away: 0 });

/** Rooms whose score is their version, and the frames' sockets to them. */
export function fakeHub() {
  const rooms = new Map<string, Room>();
  const sockets = new Set<Open>();
  const gone = new Set<string>();
  let epochs = 0;

  const roomOf = (key: string): Room => {
    const room = rooms.get(key) ?? { epoch: `epoch-${key.replace('/', '-')}`, version: 1 };
    rooms.set(key, room);
    return room;
  };

  function deltaOf(key: string, version: number) {
    const change = { score: score(version) };
    const frame = { type: 'delta', version, at: START };
    return key.startsWith('sport/')
      ? { ...frame, lines: { m: change } }
      : { ...frame, patch: change };
  }

  function snapshotOf(key: string) {
    const { epoch, version } = roomOf(key);
    const held = { type: 'snapshot', epoch, version };
    return key.startsWith('sport/')
      ? { ...held, lines: { m: aLine('m', { score: score(version) }) } }
      : { ...held, state: aState(key.slice(6), { score: score(version) }) };
  }

  function framesFor(key: string, position: Position | null): object[] {
    const { epoch, version } = roomOf(key);
    const missed = position?.epoch === epoch ? version - position.version : Infinity;
    if (missed < 0 || missed > HISTORY) return [snapshotOf(key)];
    return Array.from({ length: missed }, (_, n) => deltaOf(key, version - missed + n + 1));
  }

  function sendTo(socket: Open, key: string, frames: readonly object[]): void {
    if (!socket.isHub) for (const frame of frames) socket.events.onMessage(JSON.stringify(frame));
    else if (frames.length > 0)
      socket.events.onMessage(
        JSON.stringify({ type: 'rooms', frames: frames.map((frame) => ({ room: key, frame })) }),
      );
  }

  function connect(socket: Open): void {
    setTimeout(() => {
      if (socket.isClosed) return;
      const url = new URL(socket.url());
      socket.events.onOpen();
      const asked = askedBy(url);
      socket.rooms = new Set(asked.keys());
      for (const [key, position] of asked) sendTo(socket, key, framesFor(key, position));
    }, UPGRADE);
  }

  function drop(socket: Open): void {
    if (socket.rooms.size === 0) return;
    socket.rooms = new Set();
    socket.events.onClose(1006);
    setTimeout(() => connect(socket), RECONNECT);
  }

  return {
    roomOf,
    /** The frames with open sockets. */
    openers: () => Array.from(sockets, ({ frame }) => frame),
    /** Rooms with followers. */
    followed: () => [...sockets].flatMap(({ rooms: keys }) => [...keys]),
    /** Opens a frame's sockets, like the reconnecting socket. */
    openFrom: (frame: string) => (url: () => string, events: SocketEvents) => {
      const isHub = new URL(url()).pathname === HUB_PATH;
      const socket: Open = { frame, url, events, rooms: new Set(), isHub, isClosed: false };
      if (!gone.has(frame)) {
        sockets.add(socket);
        connect(socket);
      }
      return {
        send: (text: string) => {
          if (text === 'ping' && socket.rooms.size > 0) events.onMessage('pong');
        },
        close: () => {
          socket.isClosed = true;
          sockets.delete(socket);
        },
      };
    },
    /** Removes a frame and its sockets. */
    end: (frame: string) => {
      gone.add(frame);
      for (const socket of sockets)
        if (socket.frame === frame) {
          socket.isClosed = true;
          sockets.delete(socket);
        }
    },
    goal: (key: string) => {
      const { epoch, version } = roomOf(key);
      rooms.set(key, { epoch, version: version + 1 });
      for (const socket of sockets)
        if (socket.rooms.has(key)) sendTo(socket, key, [deltaOf(key, version + 1)]);
    },
    dropAll: () => {
      for (const socket of sockets) drop(socket);
    },
    /** The room lost its storage: it restarts. */
    lose: (key: string) => {
      epochs += 1;
      rooms.set(key, { epoch: `epoch-lost-${epochs}`, version: 1 });
      for (const socket of sockets) if (socket.rooms.has(key)) drop(socket);
    },
    open: () => Array.from(sockets, ({ url, isHub }) => (isHub ? 'hub' : new URL(url()).pathname)),
  };
}

function askedBy(url: URL): Map<string, Position | null> {
  if (url.pathname === HUB_PATH) {
    const query = parseHubQuery(url.searchParams);
    if (query.kind !== 'ok') throw new Error(`The hub refuses ${url.search}`);
    return new Map(query.entries.map(({ room, position }) => [formatRoomKey(room), position]));
  }
  const room = parseRoomPath(url.pathname);
  const query = parseConnectQuery(url.searchParams);
  if (!room || query.kind !== 'ok') throw new Error(`There is no room at ${url.href}`);
  return new Map([[formatRoomKey(room), query.position]]);
}
