import ReconnectingSocket from 'partysocket/ws';
import * as v from 'valibot';
import { formatConnectQuery, type Position } from '../../realtime/protocol/connect-query.ts';
import { RENEW_CLOSE_CODE, type ErrorFrame } from '../../realtime/protocol/frame.ts';
import { hubFrameSchema, type RoomsFrame } from '../../realtime/protocol/hub-frame.ts';
import { formatHubRooms, HUB_PATH } from '../../realtime/protocol/hub-query.ts';

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

/**
 * A follower's answer to a frame: it took it, a version before it is missing, the protocol does not
 * allow it, or the room announces that it closes.
 */
type Outcome =
  | { kind: 'taken' }
  | { kind: 'gap' }
  | { kind: 'invalid'; reason: string }
  | { kind: 'closing'; code: ErrorFrame['code'] };

/** A replica of a room that a connection updates. */
export interface Follower {
  /** The replica's version: the next connection resumes from it. */
  position: () => Position | null;
  take: (message: unknown) => Outcome;
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
  /** The followers of each room, by its key. */
  rooms: () => ReadonlyMap<string, readonly Follower[]>;
  /** Scheme and host: 'wss://example.org'. */
  origin: string;
  /** PartySocket's by default. */
  openSocket?: OpenSocket | undefined;
  onConnected: (isConnected: boolean) => void;
  /** Called at each failed attempt as long as no attempt has succeeded. */
  onRefused?: (() => void) | undefined;
  log: (message: string) => void;
}

/** A dead connection can go unnoticed for minutes; a ping without an answer reveals it. In ms. */
const PING_EVERY = 25_000;
const PONG_WITHIN = 8_000;
/** Faults further apart than this, ms, are unrelated. */
const FAULT_MEMORY = 180_000;
/** Longest pause before a new attempt after repeated faults, ms. */
const MAX_PAUSE = 60_000;
/**
 * A room closes a connection that carried much, so that the client opens a new one. If it does so
 * sooner than this after the socket opened, ms, that is a fault.
 */
const MIN_RENEWAL_MS = 5_000;

/**
 * Keeps one socket to a room or a hub; each connection resumes from the oldest position of each
 * room's followers. After a missing version it reconnects with the positions. A follower that got
 * an invalid frame drops its position first; an unreadable message makes all of them drop theirs.
 * Repeated faults lengthen the pauses.
 */
export function connectRoom(options: RoomConnectionOptions): RoomConnection {
  const { path, rooms, origin, onConnected, log } = options;
  const isHub = path === HUB_PATH;
  let socket: Socket | null = null;
  let faults = 0;
  let lastFault = 0;
  let openedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function url(): string {
    const positions = Array.from(rooms(), ([key, followers]) => [key, oldest(followers)] as const);
    const query = isHub
      ? { ...formatConnectQuery(null), rooms: formatHubRooms(positions) }
      : formatConnectQuery(positions[0]?.[1] ?? null);
    return `${origin}${path}?${new URLSearchParams(query)}`;
  }

  function open(): void {
    clearTimeout(timer);
    socket?.close();
    // Late events of a replaced socket are ignored.
    const ifCurrent =
      <Args extends unknown[]>(listen: (...args: Args) => void) =>
      (...args: Args) => {
        if (opened === socket) listen(...args);
      };
    const opened: Socket = (options.openSocket ?? openSocket)(url, {
      onOpen: ifCurrent(() => {
        openedAt = Date.now();
        onConnected(true);
        watch();
      }),
      onClose: ifCurrent((code) => {
        clearTimeout(timer);
        if (!openedAt) options.onRefused?.();
        // The socket reconnects by itself.
        if (code !== RENEW_CLOSE_CODE) return onConnected(false);
        if (Date.now() - openedAt < MIN_RENEWAL_MS) return reopenAfterFault();
        // A renewal is no fault: the notice of a lost connection stays hidden.
        open();
      }),
      onMessage: ifCurrent((data) => {
        watch();
        if (data !== 'pong') receive(data);
      }),
    });
    socket = opened;
  }

  function watch(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      socket?.send('ping');
      timer = setTimeout(open, PONG_WITHIN);
    }, PING_EVERY);
  }

  function receive(data: string): void {
    const message = readMessage(data);
    if (message.kind === 'invalid') {
      for (const follower of [...rooms().values()].flat()) follower.forget();
      return fail(message.reason);
    }
    if (message.kind === 'closing') return onRoomClosing(message.code);
    let fault: (() => void) | undefined;
    // The page may have left a room meanwhile: it then has no followers.
    for (const { room, frame } of message.frames) {
      const followers = rooms().get(room) ?? [];
      for (const follower of followers) {
        // A snapshot for a single follower is always for it, even an older one of a restored room.
        const isForOther = followers.length > 1 && isKnownSnapshot(frame, follower);
        const outcome = isForOther ? null : follower.take(frame);
        if (outcome?.kind === 'gap') fault = () => fail('a version is missing');
        if (outcome?.kind === 'closing') fault = () => onRoomClosing(outcome.code);
        if (outcome?.kind !== 'invalid') continue;
        follower.forget();
        fault = () => fail(outcome.reason);
      }
    }
    fault?.();
  }

  function readMessage(
    text: string,
  ):
    | { kind: 'frames'; frames: RoomsFrame['frames'] }
    | { kind: 'closing'; code: string }
    | { kind: 'invalid'; reason: string } {
    try {
      const message: unknown = JSON.parse(text);
      if (!isHub)
        return {
          kind: 'frames',
          frames: Array.from(rooms().keys(), (room) => ({ room, frame: message })),
        };
      const parsed = v.parse(hubFrameSchema, message);
      if (parsed.type === 'error') return { kind: 'closing', code: parsed.code };
      return { kind: 'frames', frames: parsed.frames };
    } catch (error) {
      return { kind: 'invalid', reason: String(error) };
    }
  }

  function fail(reason: string): void {
    log(`${path}: ${reason}`);
    reopenAfterFault();
  }

  function onRoomClosing(code: string): void {
    log(`${path} closes: ${code}`);
    // This page is too old for the server: only a reload helps.
    if (code === 'unsupported-protocol') stop();
    else reopenAfterFault();
  }

  function stop(): void {
    clearTimeout(timer);
    socket?.close();
    socket = null;
    onConnected(false);
  }

  /** Opens at once after a single fault, and after a growing pause when faults repeat. */
  function reopenAfterFault(): void {
    const now = Date.now();
    faults = now - lastFault < FAULT_MEMORY ? faults + 1 : 0;
    lastFault = now;
    if (faults === 0) return open();
    stop();
    timer = setTimeout(open, Math.min(1_000 * 2 ** (faults - 1), MAX_PAUSE));
  }

  open();
  return { refresh: open, close: stop };
}

/** Returns the oldest position; null, for a snapshot, if a follower has none or epochs differ. */
function oldest(followers: readonly Follower[]): Position | null {
  const [first = null, ...others] = followers.map((follower) => follower.position());
  return others.reduce((one, other) => {
    if (!one || one.epoch !== other?.epoch) return null;
    return one.version < other.version ? one : other;
  }, first);
}

/**
 * Whether the frame is a snapshot that brings this follower nothing new: another follower of the
 * same room needs it. Only snapshots carry an epoch.
 */
function isKnownSnapshot(frame: unknown, follower: Follower): boolean {
  const position = follower.position();
  if (!position || typeof frame !== 'object' || frame === null) return false;
  if (!('epoch' in frame && 'version' in frame) || frame.epoch !== position.epoch) return false;
  return typeof frame.version === 'number' && frame.version <= position.version;
}

/** Opens PartySocket's reconnecting WebSocket; no other code opens one. */
export const openSocket: OpenSocket = (url, events) => {
  const socket = new ReconnectingSocket(url, null, {
    // Random, so that clients do not all reconnect to a restarted server at once.
    minReconnectionDelay: 400 + Math.random() * 800,
    maxReconnectionDelay: 15_000,
    reconnectionDelayGrowFactor: 1.7,
    connectionTimeout: 10_000,
    // The only messages are pings, which are useless later.
    maxEnqueuedMessages: 0,
  });
  socket.addEventListener('open', events.onOpen);
  socket.addEventListener('close', ({ code }) => events.onClose(code));
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') events.onMessage(data);
  });
  return socket;
};
