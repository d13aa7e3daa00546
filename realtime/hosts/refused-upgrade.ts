import { parseConnectQuery } from '../protocol/connect-query.ts';
import type { ErrorFrame } from '../protocol/frame.ts';
import { senderOf } from '../protocol/network-site.ts';
import { networkOf } from './address-tag.ts';
import { refuse } from './welcome.ts';

/**
 * Returns the response to a refused upgrade: a socket that sends an error and closes. The room does
 * not accept it as hibernatable, because the platform would end it only when the room next sleeps,
 * seconds after the close. `listen` gets the room's end, for clients that do not leave.
 */
export function refusedUpgrade(
  code: ErrorFrame['code'],
  listen?: (socket: WebSocket) => void,
): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  listen?.(server);
  refuse(server, code);
  return new Response(null, { status: 101, webSocket: client });
}

/** For how long a refused socket counts for its sender, ms: the platform does not report the end of each. */
const COUNTS_MS = 60_000;
/** Refused sockets whose clients are still connected. Beyond that an address or /48 may have one of them. */
const MANY_REFUSED = 64;
/** Most of one address or /48 before, so that others still learn why they are refused. */
const MAX_OF_SENDER = 8;
/** Most of the last minute, and most older ones: a room cannot end them. Beyond that a refusal is plain HTTP. */
const MAX_REFUSED = 256;

/** The sender of a request without an address: anyone's, as on a developer's machine. */
const UNKNOWN = '';

/** Returns whose share of refused sockets a request takes. */
export function refusedSender(headers: Headers): string {
  const network = networkOf(headers);
  return network === undefined ? UNKNOWN : senderOf(network);
}

/** The refused sockets whose clients are still connected, as far as the platform knows. */
export class RefusedSockets {
  /** Those of the last minute, with whom each belongs to and when it was refused, ms, the longest ago first. */
  readonly #latest = new Map<WebSocket, { sender: string; at: number }>();
  /** Those from before. */
  readonly #older = new Set<WebSocket>();

  isFullFor(sender: string, now: number): boolean {
    for (const [socket, { at }] of this.#latest) {
      if (now < at + COUNTS_MS) break;
      this.#latest.delete(socket);
      this.#older.add(socket);
    }
    if (this.#older.size >= MAX_REFUSED) return true;
    const { size } = this.#latest;
    if (sender === UNKNOWN) return size >= MANY_REFUSED;
    const ofSender = [...this.#latest.values()].filter((each) => each.sender === sender).length;
    return size >= MAX_REFUSED || ofSender >= (size < MANY_REFUSED ? MAX_OF_SENDER : 1);
  }

  /** Counts a socket, refused at `at` (ms), until its close or its error without a close; for its sender a minute at most. */
  add(socket: WebSocket, sender: string, at: number): void {
    this.#latest.set(socket, { sender, at });
    for (const end of ['close', 'error'] as const)
      socket.addEventListener(end, () => this.#forget(socket), { once: true });
  }

  #forget(socket: WebSocket): void {
    this.#latest.delete(socket);
    this.#older.delete(socket);
  }
}

/** Whether a client requests a protocol that rooms do not support. */
export function isUnsupported(request: { url: string }): boolean {
  return parseConnectQuery(new URL(request.url).searchParams).kind === 'unsupported-protocol';
}
