import type { Position } from '../../realtime/protocol/connect-query.ts';
import { RENEW_CLOSE_CODE } from '../../realtime/protocol/frame.ts';
import type { HeldRoom, Outcome } from './held-room.ts';
import type { OpenSocket, Socket } from './open-socket.ts';

export interface RoomConnection {
  /** Connects anew at once: the network is back, or the page is in front again. */
  refresh: () => void;
  close: () => void;
}

export interface RoomConnectionOptions {
  /** `/parties/match/m1` */
  path: string;
  /** What is asked for there, from what is held. */
  query: () => Record<string, string>;
  held: Pick<HeldRoom<Position>, 'take' | 'forget'>;
  /** 'wss://example.org' */
  origin: string;
  openSocket: OpenSocket;
  onConnected: (isConnected: boolean) => void;
  /** It was closed before it was open. */
  onRefused?: () => void;
  log: (message: string) => void;
}

/** A dead connection can stay silent for minutes; a ping that stays unanswered shows it. */
const PING_EVERY = 25_000;
const PONG_WITHIN = 8_000;
/** Faults further apart than this have nothing to do with each other. */
const FAULT_MEMORY = 180_000;
const LONGEST_PAUSE = 60_000;
/** A room closes a connection that has carried much, for a new one; closing sooner than this, ms, is a fault. */
const SOONEST_RENEWAL = 5_000;

/**
 * Keeps one socket to a room, each connection going on from what is held. After
 * a missed version it connects with the position it holds, after a frame that is
 * not the protocol's without one. Faults that repeat are met with growing
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
    // Events of a socket that was replaced since may still arrive: they are ignored.
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
        // Renewing is no fault: the notice of a lost connection does not show.
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
        // Only a newer page speaks another version of the protocol.
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
