import type * as v from 'valibot';
import { networkOf } from '../../realtime/hosts/address-tag.ts';
import { createRateLimiter, type RateLimiter } from '../../realtime/hosts/rate-limiter.ts';
import {
  readSigned,
  refused,
  refuseUnsigned,
  type SignedBody,
  type SignedBodyOptions,
} from '../../realtime/hosts/read-signed.ts';
import { verifySender } from '../../realtime/hosts/verify-signature.ts';
import type { IngestError } from '../../realtime/protocol/ingest.ts';
import { senderOf } from '../../realtime/protocol/network-site.ts';
import type { BodyHold } from '../bodies-in-flight.ts';
import { readBytes, type BodyLimits } from '../read-bytes.ts';
import { timeLimit } from '../shared/time/time-limit.ts';

/** The largest body of an ingest request, bytes. */
export const MAX_BODY_BYTES = 1_048_576;

/** The rate of a body whose sender is not known yet. Feeds are servers, so theirs come in milliseconds. */
const UNSIGNED_RATE = { leastPerSecond: 16_000, afterMs: timeLimit(2_000) };

/**
 * The bodies of each sender that nobody signed: ten at once, and one more each two seconds. Anybody can make
 * the product read and hash 1 MB, so a sender whose bodies are wrong has to pause before its next one.
 */
const WRONG_BODIES = createRateLimiter({ burst: 10, refillMs: 20_000 });

/** The holds of one request's body. */
export interface IngestHolds {
  /** Counts a body whose sender is not known yet. */
  unsigned: BodyHold;
  /** Counts a body with a verified signature. */
  signed: BodyHold;
}

export interface SignedRequestOptions<
  Schema extends v.GenericSchema,
> extends SignedBodyOptions<Schema> {
  limits?: BodyLimits;
  holds: IngestHolds;
  /** Counts the bodies that nobody signed, by sender. */
  wrongBodies?: RateLimiter;
}

/** The text of a body and its size, bytes; or why there is none. */
type BodyText =
  | { kind: 'text'; text: string; bytes: number }
  | { kind: 'refused'; status: 400 | 408 | 413 | 503; error: IngestError };

/**
 * Reads a request's body and returns what `readSigned` returns for it. Before the first byte it refuses
 * headers that no body could make valid (401), an announced size that is too large (413), and a sender with
 * too many wrong bodies (429), unless the headers have its signature. Also refuses a slow body (408), a large
 * one (413), one that is not UTF-8 or broke off (400), and any without room (503).
 */
export async function readSignedRequest<Schema extends v.GenericSchema>(
  request: Request,
  {
    holds,
    limits = { bytes: MAX_BODY_BYTES },
    wrongBodies = WRONG_BODIES,
    ...options
  }: SignedRequestOptions<Schema>,
): Promise<SignedBody<v.InferOutput<Schema>, 400 | 401 | 408 | 413 | 429 | 503>> {
  const { headers } = request;
  const sender = await verifySender(options.secrets, headers, Date.now());
  if (sender === 'no-secret' || sender === 'unverified') return refuseUnsigned(sender);
  if (Number(headers.get('content-length')) > limits.bytes) return tooLarge(limits);
  if (sender === 'verified') {
    const body = await readText(request, { ...limits, hold: holds.signed });
    return body.kind === 'text' ? readSigned(body.text, headers, options) : body;
  }
  const stranger = strangerOf(headers);
  if (stranger !== null && wrongBodies.ask(stranger, Date.now()) === null)
    return refused(429, 'Too many bodies from this address had no right signature.');
  const body = await readText(request, { rate: UNSIGNED_RATE, ...limits, hold: holds.unsigned });
  const read = body.kind === 'text' ? await readSigned(body.text, headers, options) : body;
  if (stranger !== null && isWrong(body, read)) wrongBodies.take(stranger, Date.now());
  return body.kind === 'text' && read.kind === 'ok' && !move(body.bytes, holds)
    ? refused(503, 'Too many bodies are under way.')
    : read;
}

/** Returns whom wrong bodies count for; null if the network is unknown, as on a developer's machine. */
function strangerOf(headers: Headers): string | null {
  const network = networkOf(headers);
  return network ? senderOf(network) : null;
}

/**
 * Whether a body was read although nobody signed it. A slow one, one that broke off and one without room may be a
 * feed's: others, or its network, can cause that.
 */
function isWrong(body: BodyText, read: SignedBody<unknown, number>): boolean {
  if (read.kind === 'ok') return false;
  if (body.kind === 'text') return read.status === 401;
  return body.status === 413 || body.error.message === NOT_UTF_8;
}

const NOT_UTF_8 = 'The body is not UTF-8.';

/** Returns a body's text as sent, byte for byte. */
async function readText(request: Request, limits: BodyLimits): Promise<BodyText> {
  const body = await readBytes(request, limits);
  if (body.kind === 'too-large') return tooLarge(limits);
  if (body.kind === 'too-slow') return refused(408, 'The body came too slowly.');
  if (body.kind === 'no-room') return refused(503, 'Too many bodies are under way.');
  if (body.kind === 'broken-off') return refused(400, 'The body broke off.');
  const text = decode(body.bytes);
  if (text === null) return refused(400, NOT_UTF_8);
  return { kind: 'text', text, bytes: body.bytes.byteLength };
}

/** Counts a verified body as signed, where strangers do not compete for room. Returns false without room. */
function move(bytes: number, { unsigned, signed }: IngestHolds): boolean {
  unsigned.release();
  signed.begin(() => {});
  const isTaken = signed.take(bytes);
  signed.complete();
  return isTaken;
}

function tooLarge({ bytes }: BodyLimits) {
  return refused(413, `The body may have ${bytes} bytes at most.`);
}

/** Returns the text as signed, byte for byte; null if it is not UTF-8. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
