import type { Context } from 'hono';
import type { IngestError } from '../../realtime/protocol/ingest.ts';
import { InFlight } from '../ingest/in-flight.ts';
import { errorText, log } from '../log.ts';
import type { Bindings } from './bindings.ts';

/** Ingest requests that one isolate works on at the same time: each may hold 1 MiB and more. */
const inFlight = new InFlight(32);

/** Seconds after which a sender is asked to repeat. */
const RETRY_AFTER = '1';

/**
 * Runs an ingest handler. When too much is under way, or a room, the database
 * or the queue does not answer, the sender is asked to repeat the whole
 * request: 503 with Retry-After. What was taken by then is a duplicate then.
 */
export async function answerIngest(
  c: Context<Bindings>,
  handle: () => Promise<Response>,
): Promise<Response> {
  try {
    const answer = await inFlight.run(handle);
    return answer ?? overloaded(c, 'Too many requests are under way.');
  } catch (error) {
    log('error', 'ingest-failed', { path: c.req.path, error: errorText(error) });
    return overloaded(c, 'Not everything could be stored. Repeat the whole request.');
  }
}

function overloaded(c: Context, message: string): Response {
  return c.json({ message } satisfies IngestError, 503, { 'retry-after': RETRY_AFTER });
}
