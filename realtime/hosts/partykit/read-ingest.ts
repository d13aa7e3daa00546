import {
  ingestRequestSchema,
  MAX_UPDATES_PER_REQUEST,
  type IngestRequest,
} from '../../protocol/ingest.ts';
import { malformed, readSigned, refused, type SignedBody } from '../read-signed.ts';

/** Larger bodies are rejected before parsing, bytes. */
const MAX_BODY = 4_000_000;

/** Checks an ingest's body for one match: size, signature, shape and match, in this order. */
export function readIngest(
  body: string,
  headers: { get(name: string): string | null },
  { secret, matchId }: { secret: string; matchId: string },
): SignedBody<IngestRequest> {
  if (body.length > MAX_BODY) return refused(413, 'The body is too large.');
  const read = readSigned(body, headers, {
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
