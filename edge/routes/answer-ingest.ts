import type { Context } from 'hono';
import type * as v from 'valibot';
import { networkOf } from '../../realtime/hosts/address-tag.ts';
import type { IngestError } from '../../realtime/protocol/ingest.ts';
import { BODY_RETRY_AFTER, SIGNED_BODIES, UNSIGNED_BODIES } from '../bodies-in-flight.ts';
import { InFlight } from '../ingest/in-flight.ts';
import { readSignedRequest } from '../ingest/read-signed-request.ts';
import { log, stackOf } from '../../realtime/hosts/log.ts';
import type { PurgeVariables } from '../pages/page-tags.ts';
import type { Bindings } from './bindings.ts';

export type IngestContext = Context<Bindings & { Variables: PurgeVariables }>;

/** Limits the signed requests that one isolate handles at once. */
const inFlight = new InFlight(32);

/** Most faults in an answer: further ones are likely the same. */
const MAX_FAULTS = 100;

/** Seconds until a sender should retry. */
const RETRY_AFTER = '1';

export interface IngestCall<Schema extends v.GenericSchema> {
  schema: Schema;
  /** Key of the list in the body, and most entries. */
  list: { key: string; limit: number };
  /**
   * Handles a verified request. Before its first write it sets `mayHaveStored`, if pages depend on what it
   * writes.
   */
  handle: (body: v.InferOutput<Schema>) => Promise<Response>;
}

/**
 * Reads a signed request and returns the handler's answer. Under overload, or when a room, the
 * database or the queue does not answer, returns 503 with Retry-After: the sender repeats the whole
 * request. Updates that were already stored then count as duplicates.
 */
export async function answerIngest<Schema extends v.GenericSchema>(
  c: IngestContext,
  { schema, list, handle }: IngestCall<Schema>,
): Promise<Response> {
  const secrets = c.env.INGEST_SECRET;
  const network = networkOf(c.req.raw.headers) ?? null;
  const holds = { unsigned: UNSIGNED_BODIES.hold(network), signed: SIGNED_BODIES.hold(network) };
  try {
    const request = await readSignedRequest(c.req.raw, { secrets, schema, list, holds });
    if (request.kind === 'refused') {
      if ([408, 429, 503].includes(request.status)) c.header('retry-after', BODY_RETRY_AFTER);
      return c.json(request.error, request.status);
    }
    const answer = await inFlight.run(() => handle(request.body));
    return answer ?? overloaded(c, 'Too many requests are under way.');
  } catch (error) {
    log('error', 'ingest-failed', { path: c.req.path, error: stackOf(error) });
    return overloaded(c, 'Not everything could be stored. Repeat the whole request.');
  } finally {
    holds.unsigned.release();
    holds.signed.release();
  }
}

/** Answers 400 for faults that the schema does not find. */
export function answerMalformed(
  c: Context,
  all: readonly { path: string; message: string }[],
): Response {
  const faults = all.slice(0, MAX_FAULTS);
  const message = `Malformed: ${faults.map(({ path }) => path).join(', ')}`;
  return c.json({ message, faults } satisfies IngestError, 400);
}

function overloaded(c: Context, message: string): Response {
  return c.json({ message } satisfies IngestError, 503, { 'retry-after': RETRY_AFTER });
}
