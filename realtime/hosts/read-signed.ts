import type * as v from 'valibot';
import type { IngestError } from '../protocol/ingest.ts';
import { formatPath, parseRequest, type BodyFault } from '../protocol/parse-request.ts';
import { verifySignature } from './verify-signature.ts';

export type SignedBody<Output, Status = 400 | 401 | 413 | 503> =
  | { kind: 'ok'; body: Output }
  | { kind: 'refused'; status: Status; error: IngestError };

export interface SignedBodyOptions<Schema extends v.GenericSchema> {
  secrets: string | undefined;
  schema: Schema;
  /** The limited list in the body, and its limit. */
  list: { key: string; limit: number };
}

/**
 * Parses a signed JSON body (design §3): 401 for a bad signature, 413 for a list that is too long,
 * 400 with the path of each fault, and 503 without a secret. An unsigned body is never parsed.
 */
export async function readSigned<Schema extends v.GenericSchema>(
  text: string,
  headers: { get(name: string): string | null },
  { secrets, schema, list }: SignedBodyOptions<Schema>,
): Promise<SignedBody<v.InferOutput<Schema>>> {
  const verification = await verifySignature(secrets, headers, text);
  if (verification !== 'verified') return refuseUnsigned(verification);
  const json = parseJson(text);
  if (!json) return refused(400, 'The body is not JSON.');
  if (lengthOf(json.value, list.key) > list.limit)
    return refused(413, `${list.key} may have ${list.limit} entries at most.`);
  const parsed = parseRequest(schema, json.value);
  return parsed.kind === 'ok' ? parsed : malformed(parsed.faults);
}

/** Returns a 401, or a 503 where no secret is set. */
export function refuseUnsigned(verification: 'no-secret' | 'unverified') {
  if (verification === 'no-secret') return refused(503, 'INGEST_SECRET is not set.');
  return refused(401, 'The webhook signature is missing, wrong or out of date.');
}

/** Returns a 400 with the body's faults, each with its path, such as `updates[3].score.home`. */
export function malformed(all: readonly BodyFault[]) {
  const faults = all.map(({ keys, message }) => ({ path: formatPath(keys), message }));
  return refused(400, `Malformed: ${faults.map(({ path }) => path).join(', ')}`, faults);
}

export function refused<Status extends number>(
  status: Status,
  message: string,
  faults?: IngestError['faults'],
): { kind: 'refused'; status: Status; error: IngestError } {
  return { kind: 'refused', status, error: faults ? { message, faults } : { message } };
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
