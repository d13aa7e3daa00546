import type * as v from 'valibot';
import type { IngestError } from '../../realtime/protocol/ingest.ts';
import { parseRequest, type BodyFault } from '../../realtime/protocol/parse-request.ts';
import type { BodyHold } from '../bodies-in-flight.ts';
import { readBytes, type BodyLimits } from '../read-bytes.ts';
import { verifySignature } from './verify-signature.ts';

/** The largest body of an ingest request, bytes. */
export const MAX_BODY_BYTES = 1_048_576;

type RefusedStatus = 400 | 401 | 408 | 413 | 503;

export type SignedRequest<Output> =
  | { kind: 'ok'; body: Output }
  | { kind: 'refused'; status: RefusedStatus; error: IngestError };

export interface SignedRequestOptions<Schema extends v.GenericSchema> {
  secrets: string | undefined;
  schema: Schema;
  /** The limited list in the body, and its limit. */
  list: { key: string; limit: number };
  limits?: BodyLimits;
  /** Counts its bytes towards all bodies in memory. */
  hold?: BodyHold;
}

/**
 * Reads a signed JSON body (design §3): 401 for a bad signature, 408 for a slow body, 413 for a
 * body or a list that is too large, 400 with the path of each fault, and 503 when the server has no
 * secret. An unsigned body is never parsed.
 */
export async function readSignedRequest<Schema extends v.GenericSchema>(
  request: Request,
  { secrets, schema, list, hold, limits = { bytes: MAX_BODY_BYTES } }: SignedRequestOptions<Schema>,
): Promise<SignedRequest<v.InferOutput<Schema>>> {
  const body = await readBytes(request, { ...limits, ...(hold && { hold }) });
  if (body.kind === 'too-large')
    return refused(413, `The body may have ${limits.bytes} bytes at most.`);
  if (body.kind === 'too-slow') return refused(408, 'The body took too long to come.');
  if (body.kind === 'no-room') return refused(503, 'Too many bodies are under way.');
  if (body.kind === 'broken-off') return refused(400, 'The body broke off.');
  const text = decode(body.bytes);
  if (text === null) return refused(400, 'The body is not UTF-8.');
  const verification = verifySignature(secrets, request.headers, text);
  if (verification === 'no-secret') return refused(503, 'INGEST_SECRET is not set.');
  if (verification === 'unverified')
    return refused(401, 'The webhook signature is missing, wrong or out of date.');
  const json = parseJson(text);
  if (!json) return refused(400, 'The body is not JSON.');
  if (lengthOf(json.value, list.key) > list.limit)
    return refused(413, `${list.key} may have ${list.limit} entries at most.`);
  const parsed = parseRequest(schema, json.value);
  if (parsed.kind === 'ok') return parsed;
  const faults = faultsOf(parsed.faults);
  return refused(400, `Malformed: ${faults.map((fault) => fault.path).join(', ')}`, faults);
}

function refused(
  status: RefusedStatus,
  message: string,
  faults?: IngestError['faults'],
): { kind: 'refused'; status: RefusedStatus; error: IngestError } {
  return { kind: 'refused', status, error: faults ? { message, faults } : { message } };
}

/** Returns the text as signed, byte for byte; null if invalid. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function lengthOf(body: unknown, key: string): number {
  if (typeof body !== 'object' || body === null) return 0;
  const list: unknown = Object.entries(body).find(([name]) => name === key)?.[1];
  return Array.isArray(list) ? list.length : 0;
}

type Fault = NonNullable<IngestError['faults']>[number];

/** Returns each fault with its path: `updates[3].score.home`. */
function faultsOf(faults: readonly BodyFault[]): Fault[] {
  return faults.map(({ keys, message }) => ({ path: formatPath(keys), message }));
}

function formatPath(keys: readonly unknown[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');
}
