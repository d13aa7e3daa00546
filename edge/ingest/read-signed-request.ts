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
  /** Counts the body's bytes towards all bodies in memory. */
  hold?: BodyHold;
}

/**
 * Reads a request's body and returns what `readSigned` returns for it. Also refuses a slow body
 * (408), a large one (413), one that is not UTF-8 or broke off (400), and any while too many are
 * under way (503).
 */
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

/** Returns the text as signed, byte for byte; null if it is not UTF-8. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
