import { log, messageOf } from '../log.ts';
import { refusal, RELAY_HEADER } from './json-answers.ts';

/** What a room needs of a client's headers: an upgrade, and who asks for it. */
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
 * Of a client's headers those that a room needs. partyserver answers
 * `x-partykit-…` headers that it cannot read with a stack trace.
 */
export function forwardedHeaders(request: Request): Headers {
  const headers = new Headers();
  for (const name of FORWARDED_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** What a room answers; 503 for one that fails or cannot be reached. */
export async function answerOf(path: string, ask: () => Promise<Response>): Promise<Response> {
  try {
    const response = await ask();
    if (response.status !== 500) return response;
    // partyserver answers a fault with its stack: not for strangers' eyes.
    await response.body?.cancel();
  } catch (error) {
    log('error', 'room-unreachable', { path, message: messageOf(error) });
  }
  return refusal(503, 'This room is not available right now.', { 'retry-after': '1' });
}

/** Goes from a full room to the one that it names by its number, up to `last`, until one takes the viewer. */
export async function openWithPlace(
  request: Request,
  first: number,
  last: number,
  stubOf: (number: number) => { fetch: (request: Request) => Promise<Response> },
): Promise<Response> {
  let response = await stubOf(first).fetch(request.clone());
  for (let number = first; number < last;) {
    const next = Number(response.headers.get(RELAY_HEADER) ?? 0);
    // Only ever upwards, so that no answer can send a viewer in circles.
    if (response.status !== 503 || !(next > number)) return response;
    await response.body?.cancel();
    number = next;
    response = await stubOf(number).fetch(request.clone());
  }
  log('error', 'rooms-full', { path: new URL(request.url).pathname });
  return response;
}
