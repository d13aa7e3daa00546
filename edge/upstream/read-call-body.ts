import type { BodyHold } from '../bodies-in-flight.ts';
import { LARGEST_JSON, type ApiCall } from '../contracts/api-call.ts';
import { readBytes } from '../read-bytes.ts';

/** Status of the refusal of a body. */
export type BodyRefusal = 400 | 408 | 413 | 415 | 429;

export type CallBody =
  /** null without a body. */
  | { kind: 'body'; bytes: Uint8Array<ArrayBuffer> | null }
  | { kind: 'refused'; status: BodyRefusal };

const BODILESS = new Set(['GET', 'HEAD']);
/** No other site's form can send JSON; other types are refused (ASVS 3.5.2). */
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const FORM_TYPE = /^multipart\/form-data\s*;/i;
/** Time for a picture on a slow phone line, ms; a stalled body times out sooner. */
const WHOLE_MS = 60_000;
/** A phone may lose its line for seconds. JSON on the slowest line takes 16 s. */
const RATE = { leastPerSecond: 4_000, afterMs: 10_000 };

const REFUSED = { 'too-large': 413, 'too-slow': 408, 'no-room': 429, 'broken-off': 400 } as const;

/**
 * Returns the body of a browser's call. The call's row in the list of calls decides what it
 * accepts: JSON of 64 kB at most, or a form with its own limit; `largest` is a smaller one. Refuses another type, or an
 * announced size that is too large, before reading. `call` is undefined if no call has the address.
 */
export async function readCallBody(
  request: Request,
  call: Pick<ApiCall, 'form'> | undefined,
  hold: BodyHold,
  largest = call?.form?.largest ?? LARGEST_JSON,
): Promise<CallBody> {
  const { headers } = request;
  const length = Number(headers.get('content-length') ?? 0);
  const isAnnounced = length > 0 || headers.has('transfer-encoding');
  if (BODILESS.has(request.method) && isAnnounced) return { kind: 'refused', status: 400 };
  const isRightType = (call?.form ? FORM_TYPE : JSON_TYPE).test(headers.get('content-type') ?? '');
  if (isAnnounced && !isRightType) return { kind: 'refused', status: 415 };
  if (length > largest) return { kind: 'refused', status: 413 };
  const read = await readBytes(request, { bytes: largest, wholeMs: WHOLE_MS, rate: RATE, hold });
  if (read.kind !== 'bytes') return { kind: 'refused', status: REFUSED[read.kind] };
  if (read.bytes.byteLength === 0) return { kind: 'body', bytes: null };
  if (BODILESS.has(request.method)) return { kind: 'refused', status: 400 };
  return isRightType ? { kind: 'body', bytes: read.bytes } : { kind: 'refused', status: 415 };
}
