import { connectQuery, formatHubRooms, HUB_PATH, type Position } from './address.ts';
import type { Codecs } from './codecs.ts';
import { RENEW_CLOSE_CODE, type ErrorFrame, type RoomsFrame } from './frames.ts';
import { isObject } from './merge-patch.ts';
import type { Received } from './receive-frame.ts';

export interface SocketEvents {
  onOpen: () => void;
  onMessage: (data: string) => void;
  onClose: (code: number) => void;
}

export interface Socket {
  send: (text: string) => void;
  close: () => void;
}

/** Opens a socket that reconnects by itself, each time to the current `url`. */
export type OpenSocket = (url: () => string, events: SocketEvents) => Socket;

/** A replica of a room that a connection updates. */
export interface Follower {
  /** The replica's position, from which the next connection resumes; null requests a snapshot. */
  position: () => Position | null;
  take: (message: unknown) => Received<unknown> | { kind: 'invalid'; reason: string };
  /** Drops the position, so that the next connection gets a snapshot. */
  forget: () => void;
}

export interface RoomConnection {
  /** Replaces the socket at once. Call it when the network or the page is back. */
  refresh: () => void;
  /** Closes the socket for good. */
  close: () => void;
}

export interface RoomConnectionOptions {
  /** `/parties/match/m1`, for one room; or `HUB_PATH`, for any number of rooms. */
  path: string;
  /** The followers of each room, by the room's key: `sport/football`, `match/m1`. */
  rooms: () => ReadonlyMap<string, readonly Follower[]>;
  /** Scheme and host: 'wss://example.org'. */
  origin: string;
  /** Protocol version of a client that rejects unknown members; absent if it ignores them. */
  protocol?: number | undefined;
  openSocket: OpenSocket;
  readHub: Codecs['hub'];
  onConnected: (isConnected: boolean) => void;
  /** Called at each failed attempt until the first success. */
  onRefused?: (() => void) | undefined;
  log: (message: string) => void;
}

/** Silence before a ping, ms. A dead connection could otherwise go unnoticed for minutes. */
export const PING_EVERY = 25_000;
/** Time without an answer to a ping after which the connection counts as dead, ms. */
export const PONG_WITHIN = 8_000;
/** Faults further apart than this, ms, are unrelated. */
const FAULT_MEMORY = 180_000;
/** Longest pause before a new attempt after repeated faults, ms; up to half as much is added. */
const MAX_PAUSE = 60_000;
/**
 * A room closes a connection that carried much data, so that the client opens a new one. A close
 * sooner than this after the socket opened, ms, is a fault.
 */
const MIN_RENEWAL_MS = 5_000;

/**
 * Keeps one socket to a room or a hub, as the table of `SPEC.md` specifies. Each connection resumes
 * from the oldest position of each room's followers. A missing version makes it reconnect from the
 * positions. Before that, a follower that received an invalid frame drops its position; an
 * unreadable message makes all followers drop theirs.
 */
export function connectRoom(options: RoomConnectionOptions): RoomConnection {
  const { path, rooms, origin, protocol, onConnected, log } = options;
  const isHub = path === HUB_PATH;
  let socket: Socket | undefined;
  let isEnded = false;
  let pause = 0;
  let lastFault = 0;
  let openedAt = 0;
  let timer: ReturnType<typeof setTimeout> | 0 = 0;

  function url(): string {
    const positions = Array.from(rooms(), ([key, followers]) => [key, oldest(followers)] as const);
    const query = isHub
      ? { ...connectQuery(null, protocol), rooms: formatHubRooms(positions) }
      : connectQuery(positions[0]?.[1], protocol);
    return `${origin}${path}?${new URLSearchParams(query)}`;
  }

  function connect(): void {
    if (isEnded) return;
    drop();
    // Late events of a replaced socket are ignored.
    const ifCurrent =
      <Args extends unknown[]>(listen: (...args: Args) => void) =>
      (...args: Args) => {
        if (opened === socket) listen(...args);
      };
    const opened: Socket = options.openSocket(url, {
      onOpen: ifCurrent(() => {
        openedAt = Date.now();
        onConnected(true);
        watch();
      }),
      onClose: ifCurrent((code) => {
        clearTimeout(timer);
        if (!openedAt) options.onRefused?.();
        // The socket opens again by itself.
        if (code !== RENEW_CLOSE_CODE) onConnected(false);
        else if (Date.now() - openedAt < MIN_RENEWAL_MS) fail(String(code));
        // A renewal is no fault, so the connection does not count as lost.
        else connect();
      }),
      onMessage: ifCurrent((data) => {
        watch();
        if (data !== 'pong') receive(data);
      }),
    });
    socket = opened;
  }

  function watch(): void {
    wait(PING_EVERY, () => {
      socket?.send('ping');
      wait(PONG_WITHIN, connect);
    });
  }

  function wait(ms: number, then: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  }

  /** Closes the socket without reporting a lost connection. */
  function drop(): void {
    clearTimeout(timer);
    socket?.close();
    socket = undefined;
  }

  function end(): void {
    if (isEnded) return;
    isEnded = true;
    drop();
    onConnected(false);
  }

  function receive(data: string): void {
    let frames: RoomsFrame['frames'];
    try {
      const message: unknown = JSON.parse(data);
      const parsed = isHub ? options.readHub(message) : null;
      if (parsed?.type === 'error') return onRoomClosing(parsed.code);
      frames = parsed?.frames ?? Array.from(rooms().keys(), (room) => ({ room, frame: message }));
    } catch (error) {
      for (const follower of [...rooms().values()].flat()) follower.forget();
      return fail(String(error));
    }
    let fault: (() => void) | undefined;
    // The page may have left a room meanwhile: it then has no followers.
    for (const { room, frame } of frames) {
      const followers = rooms().get(room) ?? [];
      for (const follower of followers) {
        // A room's only follower applies every snapshot, even an older one of a restored room.
        if (followers.length > 1 && isKnownSnapshot(frame, follower)) continue;
        const outcome = follower.take(frame);
        if (outcome.kind === 'gap') fault = () => fail('a version is missing');
        if (outcome.kind === 'closing') fault = () => onRoomClosing(outcome.code);
        if (outcome.kind !== 'invalid') continue;
        follower.forget();
        fault = () => fail(outcome.reason);
      }
    }
    fault?.();
  }

  function onRoomClosing(code: ErrorFrame['code']): void {
    if (code !== 'unsupported-protocol') return fail(code, code === 'too-many-connections');
    // This client is too old for the server, so another attempt would fail too.
    log(`${path}: ${code}`);
    end();
  }

  /**
   * Reconnects: at once after a single fault, after a growing pause when faults repeat, and after
   * the longest pause if the room has too many connections.
   */
  function fail(reason: string, isFull = false): void {
    log(`${path}: ${reason}`);
    const now = Date.now();
    pause = isFull
      ? MAX_PAUSE
      : now - lastFault < FAULT_MEMORY
        ? Math.min(pause * 2 || 1_000, MAX_PAUSE)
        : 0;
    lastFault = now;
    if (pause === 0) return connect();
    drop();
    onConnected(false);
    // Random, because all clients may have received the frame that caused the fault.
    wait(pause * (1 + Math.random() / 2), connect);
  }

  connect();
  return { refresh: connect, close: end };
}

/**
 * Returns the oldest position; null if a follower has none or epochs differ: all need a snapshot.
 */
function oldest(followers: readonly Follower[]): Position | null {
  const [first = null, ...others] = followers.map((follower) => follower.position());
  return others.reduce((one, other) => {
    if (!one || one.epoch !== other?.epoch) return null;
    return one.version < other.version ? one : other;
  }, first);
}

/**
 * Whether the frame is a snapshot without anything new for this follower, sent for another follower
 * of the room. Only snapshots carry an epoch.
 */
function isKnownSnapshot(frame: unknown, follower: Follower): boolean {
  const position = follower.position();
  return (
    position !== null &&
    isObject(frame) &&
    frame.epoch === position.epoch &&
    typeof frame.version === 'number' &&
    frame.version <= position.version
  );
}
