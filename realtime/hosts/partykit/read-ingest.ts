import {
  ingestRequestSchema,
  MAX_UPDATES_PER_REQUEST,
  type IngestRequest,
} from '../../protocol/ingest.ts';
import { malformed, readSigned, refused, type SignedBody } from '../read-signed.ts';

/** Highest number of characters in a body; a longer one is refused before it is parsed. */
const MAX_BODY = 4_000_000;

/**
 * Returns an ingest's parsed body for one match, or its refusal. Checks size, signature, shape and
 * match, in this order.
 */
export async function readIngest(
  body: string,
  headers: { get(name: string): string | null },
  { secret, matchId }: { secret: string; matchId: string },
): Promise<SignedBody<IngestRequest>> {
  if (body.length > MAX_BODY) return refused(413, 'The body is too large.');
  const read = await readSigned(body, headers, {
    secrets: secret,
    schema: ingestRequestSchema,
    list: { key: 'updates', limit: MAX_UPDATES_PER_REQUEST },
  });
  if (read.kind === 'refused') return read;
  const stray = read.body.updates.findIndex((update) => update.matchId !== matchId);
  if (stray < 0) return read;
  const keys = ['updates', stray, 'matchId'];
  return malformed([{ keys, message: 'is not the match of this room' }]);
}
