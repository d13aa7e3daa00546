import { log, messageOf } from './log.ts';
import { refusal } from './json-answers.ts';
import { regionOf } from './tree.ts';

/** Client headers that a room needs: for the upgrade and the address. */
const FORWARDED_HEADERS = [
  'connection',
  'upgrade',
  'sec-websocket-key',
  'sec-websocket-protocol',
  'sec-websocket-version',
  'cf-connecting-ip',
];

/**
 * Returns the client headers that a room needs, without any others: partyserver responds to
 * unreadable `x-partykit-…` headers with a stack trace.
 */
export function forwardedHeaders(request: Request): Headers {
  const headers = new Headers();
  for (const name of FORWARDED_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** Returns a room's response; 503 if the room fails or is unreachable. */
export async function answerOf(path: string, ask: () => Promise<Response>): Promise<Response> {
  try {
    const response = await ask();
    if (response.status !== 500) return response;
    // partyserver sends a stack trace on errors: clients must not see it.
    await response.body?.cancel();
  } catch (error) {
    log('error', 'room-unreachable', { path, message: messageOf(error) });
  }
  return refusal(503, 'This room is not available right now.', { 'retry-after': '1' });
}

/** Returns the region (`regionOf`) of the followers near a visitor. */
export function regionOfRequest({ cf }: Request): number {
  const continent = cf?.['continent'];
  return regionOf(typeof continent === 'string' ? continent : undefined);
}
