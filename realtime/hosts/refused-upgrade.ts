import { parseConnectQuery } from '../protocol/connect-query.ts';
import type { ErrorFrame } from '../protocol/frame.ts';
import { refuse } from './welcome.ts';

/**
 * Answers an upgrade with a socket that says why and closes. The room never
 * takes that socket in: the platform ends the connection of one it would
 * hibernate only when the room next sleeps, seconds after the close.
 * `listen` is given the room's end, for what a client does that does not leave.
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

/** Refused sockets that count. Beyond them a refusal is a plain answer. */
const MAX_REFUSED = 64;

/** The refused sockets whose clients have not left yet. */
export class RefusedSockets {
  readonly #sockets = new Set<WebSocket>();

  get isFull(): boolean {
    return this.#sockets.size >= MAX_REFUSED;
  }

  /** Counts a socket until it is gone: by a close, or by an error that no close comes after. */
  add(socket: WebSocket): void {
    this.#sockets.add(socket);
    for (const end of ['close', 'error'] as const)
      socket.addEventListener(end, () => this.#sockets.delete(socket), { once: true });
  }
}

/** Whether a client names a protocol that rooms do not speak. */
export function isUnsupported(request: { url: string }): boolean {
  return parseConnectQuery(new URL(request.url).searchParams).kind === 'unsupported-protocol';
}
