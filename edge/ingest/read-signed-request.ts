import type * as v from 'valibot';
import {
  readSigned,
  refused,
  refuseUnsigned,
  type SignedBody,
  type SignedBodyOptions,
} from '../../realtime/hosts/read-signed.ts';
import { verifySender } from '../../realtime/hosts/verify-signature.ts';
import type { BodyHold } from '../bodies-in-flight.ts';
import { readBytes, type BodyLimits } from '../read-bytes.ts';
import { timeLimit } from '../shared/time/time-limit.ts';

/** The largest body of an ingest request, bytes. */
export const MAX_BODY_BYTES = 1_048_576;

/** The rate of a body whose sender is not known yet. Feeds are servers, so theirs come in milliseconds. */
const UNSIGNED_RATE = { leastPerSecond: 16_000, afterMs: timeLimit(2_000) };

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
}

/**
 * Reads a request's body and returns what `readSigned` returns for it. Before the first byte it refuses
 * headers that no body could make valid (401) and an announced size that is too large (413). Also refuses a
 * slow body (408), a large one (413), one that is not UTF-8 or broke off (400), and any without room (503).
 */
export async function readSignedRequest<Schema extends v.GenericSchema>(
  request: Request,
  { holds, limits = { bytes: MAX_BODY_BYTES }, ...options }: SignedRequestOptions<Schema>,
): Promise<SignedBody<v.InferOutput<Schema>, 400 | 401 | 408 | 413 | 503>> {
  const { headers } = request;
  const sender = await verifySender(options.secrets, headers, Date.now());
  if (sender === 'no-secret' || sender === 'unverified') return refuseUnsigned(sender);
  if (Number(headers.get('content-length')) > limits.bytes) return tooLarge(limits);
  const body = await readBytes(
    request,
    sender === 'verified'
      ? { ...limits, hold: holds.signed }
      : { rate: UNSIGNED_RATE, ...limits, hold: holds.unsigned },
  );
  if (body.kind === 'too-large') return tooLarge(limits);
  if (body.kind === 'too-slow') return refused(408, 'The body came too slowly.');
  if (body.kind === 'no-room') return refused(503, 'Too many bodies are under way.');
  if (body.kind === 'broken-off') return refused(400, 'The body broke off.');
  const text = decode(body.bytes);
  if (text === null) return refused(400, 'The body is not UTF-8.');
  const read = await readSigned(text, headers, options);
  const isMoved = sender === 'possible' && read.kind === 'ok';
  return isMoved && !move(body.bytes.byteLength, holds)
    ? refused(503, 'Too many bodies are under way.')
    : read;
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
