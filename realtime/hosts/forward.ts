import { log, messageOf } from './log.ts';
import { refusal, RELAY_HEADER } from './json-answers.ts';

/** Client headers that a room needs: for the upgrade and the address. */
const FORWARDED_HEADERS = [
  'connection',
  'upgrade',
  'sec-websocket-extensions',
  'sec-websocket-key',
  'sec-websocket-protocol',
  'sec-websocket-version',
  'cf-connecting-ip',
];

/**
 * Returns the client headers that a room needs. partyserver responds to unreadable `x-partykit-…`
 * headers with a stack trace.
 */
export function forwardedHeaders(request: Request): Headers {
  const headers = new Headers();
  for (const name of FORWARDED_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** Returns a room's response; 503 if it fails or is unreachable. */
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

/** Follows full rooms to the number that they return, up to `last`, until one accepts the viewer. */
export async function openWithPlace(
  request: Request,
  first: number,
  last: number,
  stubOf: (number: number) => { fetch: (request: Request) => Promise<Response> },
): Promise<Response> {
  let response = await stubOf(first).fetch(request.clone());
  for (let number = first; number < last;) {
    const next = Number(response.headers.get(RELAY_HEADER) ?? 0);
    // Only upwards, so that no response can send a viewer in circles.
    if (response.status !== 503 || !(next > number)) return response;
    await response.body?.cancel();
    number = next;
    response = await stubOf(number).fetch(request.clone());
  }
  log('error', 'rooms-full', { path: new URL(request.url).pathname });
  return response;
}
