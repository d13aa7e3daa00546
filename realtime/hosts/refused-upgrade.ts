import { parseConnectQuery } from '../protocol/connect-query.ts';
import type { ErrorFrame } from '../protocol/frame.ts';
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

/** Most refused sockets whose clients are still connected. Beyond that a refusal is plain HTTP. */
const MAX_REFUSED = 64;

/** The refused sockets whose clients are still connected. */
export class RefusedSockets {
  readonly #sockets = new Set<WebSocket>();

  get isFull(): boolean {
    return this.#sockets.size >= MAX_REFUSED;
  }

  /** Counts a socket until its close, or its error without a close. */
  add(socket: WebSocket): void {
    this.#sockets.add(socket);
    for (const end of ['close', 'error'] as const)
      socket.addEventListener(end, () => this.#sockets.delete(socket), { once: true });
  }
}

/** Whether a client requests a protocol that rooms do not support. */
export function isUnsupported(request: { url: string }): boolean {
  return parseConnectQuery(new URL(request.url).searchParams).kind === 'unsupported-protocol';
}
