import { parseConnectQuery } from '../protocol/connect-query.ts';
import type { ErrorFrame } from '../protocol/frame.ts';
import { addressTag } from './address-tag.ts';
import type { RoomSockets } from './sockets.ts';
import { refuse } from './welcome.ts';

/**
 * Answers an upgrade with a socket that says why and closes. The room never
 * takes that socket in: the platform ends the connection of one it would
 * hibernate only when the room next sleeps, seconds after the close.
 */
export function refusedUpgrade(code: ErrorFrame['code']): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  refuse(server, code);
  return new Response(null, { status: 101, webSocket: client });
}

/** Whether a client names a protocol that rooms do not speak. */
export function isUnsupported(request: { url: string }): boolean {
  return parseConnectQuery(new URL(request.url).searchParams).kind === 'unsupported-protocol';
}

/** The refusal of an upgrade that the room's sockets have no place for, or null. */
export async function refusalOf(
  request: Request,
  sockets: RoomSockets,
  salt: string,
): Promise<Response | null> {
  if (isUnsupported(request)) return refusedUpgrade('unsupported-protocol');
  const tag = await addressTag(request.headers, salt);
  return sockets.hasPlaceFor(tag) ? null : refusedUpgrade('too-many-connections');
}
