import type * as v from 'valibot';
import {
  readSigned,
  refused,
  type SignedBody,
  type SignedBodyOptions,
} from '../../realtime/hosts/read-signed.ts';
import type { BodyHold } from '../bodies-in-flight.ts';
import { readBytes, type BodyLimits } from '../read-bytes.ts';

/** The largest body of an ingest request, bytes. */
export const MAX_BODY_BYTES = 1_048_576;

export interface SignedRequestOptions<
  Schema extends v.GenericSchema,
> extends SignedBodyOptions<Schema> {
  limits?: BodyLimits;
  /** Counts its bytes towards all bodies in memory. */
  hold?: BodyHold;
}

/** Like `readSigned`, for a request's body: also 408 for a slow and 413 for a large one. */
export async function readSignedRequest<Schema extends v.GenericSchema>(
  request: Request,
  { hold, limits = { bytes: MAX_BODY_BYTES }, ...options }: SignedRequestOptions<Schema>,
): Promise<SignedBody<v.InferOutput<Schema>, 400 | 401 | 408 | 413 | 503>> {
  const body = await readBytes(request, { ...limits, ...(hold && { hold }) });
  if (body.kind === 'too-large')
    return refused(413, `The body may have ${limits.bytes} bytes at most.`);
  if (body.kind === 'too-slow') return refused(408, 'The body took too long to come.');
  if (body.kind === 'no-room') return refused(503, 'Too many bodies are under way.');
  if (body.kind === 'broken-off') return refused(400, 'The body broke off.');
  const text = decode(body.bytes);
  if (text === null) return refused(400, 'The body is not UTF-8.');
  return readSigned(text, request.headers, options);
}

/** Returns the text as signed, byte for byte; null if invalid. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
