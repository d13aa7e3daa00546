import type { Position } from '../../realtime/protocol/connect-query.ts';
import { RENEW_CLOSE_CODE } from '../../realtime/protocol/frame.ts';
import type { RoomReplica, Outcome } from './room-replica.ts';
import type { OpenSocket, Socket } from './open-socket.ts';

export interface RoomConnection {
  /** Reconnects at once: the network or the page is back. */
  refresh: () => void;
  close: () => void;
}

export interface RoomConnectionOptions {
  /** `/parties/match/m1` */
  path: string;
  /** Query of the connection, from the replica. */
  query: () => Record<string, string>;
  held: Pick<RoomReplica<Position>, 'take' | 'forget'>;
  /** 'wss://example.org' */
  origin: string;
  openSocket: OpenSocket;
  onConnected: (isConnected: boolean) => void;
  /** It closed before it opened. */
  onRefused?: () => void;
  log: (message: string) => void;
}

/** A dead connection can go unnoticed for minutes; a ping without an answer reveals it. */
const PING_EVERY = 25_000;
const PONG_WITHIN = 8_000;
/** Faults further apart than this are unrelated. */
const FAULT_MEMORY = 180_000;
const LONGEST_PAUSE = 60_000;
/**
 * A room renews a connection that carried much by closing it; a close sooner than this, ms, is a
 * fault.
 */
const SOONEST_RENEWAL = 5_000;

/**
 * Keeps one socket to a room; each connection resumes from the replica. After a missing version it
 * reconnects with the position, after an invalid frame without one. Repeated faults lengthen the
 * pauses.
 */
export function connectRoom(options: RoomConnectionOptions): RoomConnection {
  const { path, query, held, origin, openSocket, onConnected, onRefused, log } = options;
  let socket: Socket | null = null;
  let faults = 0;
  let lastFault = 0;
  let openedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const url = () => `${origin}${path}?${new URLSearchParams(query())}`;

  function open(): void {
    clearTimeout(timer);
    socket?.close();
    // Late events of a replaced socket are ignored.
    const ifCurrent =
      <Args extends unknown[]>(listen: (...args: Args) => void) =>
      (...args: Args) => {
        if (opened === socket) listen(...args);
      };
    const opened: Socket = openSocket(url, {
      onOpen: ifCurrent(() => {
        openedAt = Date.now();
        onConnected(true);
        watch();
      }),
      onClose: ifCurrent((code) => {
        clearTimeout(timer);
        if (!openedAt) onRefused?.();
        if (code !== RENEW_CLOSE_CODE) return onConnected(false);
        if (Date.now() - openedAt < SOONEST_RENEWAL) return reopen();
        // A renewal is no fault: the notice of a lost connection stays hidden.
        open();
      }),
      onMessage: ifCurrent(receive),
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
    watch();
    if (data === 'pong') return;
    const outcome = takeText(held, data);
    switch (outcome.kind) {
      case 'taken':
        return;
      case 'gap':
        log(`${path}: a version is missing`);
        return reopen();
      case 'invalid':
        log(`${path}: ${outcome.reason}`);
        held.forget();
        return reopen();
      case 'closing':
        log(`${path} closes: ${outcome.code}`);
        // Only a newer page uses another protocol version.
        return outcome.code === 'unsupported-protocol' ? stop() : reopen();
    }
  }

  function stop(): void {
    clearTimeout(timer);
    socket?.close();
    socket = null;
    onConnected(false);
  }

  function reopen(): void {
    const now = Date.now();
    faults = now - lastFault < FAULT_MEMORY ? faults + 1 : 0;
    lastFault = now;
    if (faults === 0) return open();
    stop();
    timer = setTimeout(open, Math.min(1_000 * 2 ** (faults - 1), LONGEST_PAUSE));
  }

  open();
  return { refresh: open, close: stop };
}

function takeText(held: RoomConnectionOptions['held'], text: string): Outcome {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch (error) {
    return { kind: 'invalid', reason: String(error) };
  }
  return held.take(message);
}
