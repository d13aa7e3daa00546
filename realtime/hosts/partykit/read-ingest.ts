import {
  ingestRequestSchema,
  MAX_UPDATES_PER_REQUEST,
  type IngestError,
  type MatchUpdate,
} from '../../protocol/ingest.ts';
import { parseRequest } from '../../protocol/parse-request.ts';
import { isSigned } from './signed-call.ts';

/** Larger bodies are rejected before parsing, bytes. */
const MAX_BODY = 4_000_000;
const MAX_FAULTS = 20;

export type ReadIngest =
  | { kind: 'updates'; updates: MatchUpdate[] }
  | { kind: 'refused'; status: 400 | 401 | 413; error: IngestError };

/** Checks an ingest's body for one match: size, signature, shape and match, in this order. */
export function readIngest(
  body: string,
  headers: { get(name: string): string | null },
  { secret, matchId }: { secret: string; matchId: string },
): ReadIngest {
  if (body.length > MAX_BODY) return refused(413, { message: 'The body is too large.' });
  if (!isSigned(secret, headers, body))
    return refused(401, { message: 'The signature is missing, wrong or too old.' });
  const json = parseJson(body);
  if (json === undefined) return refused(400, { message: 'The body is not JSON.' });
  const parsed = parseRequest(ingestRequestSchema, json);
  if (parsed.kind === 'malformed') {
    const faults = parsed.faults
      .slice(0, MAX_FAULTS)
      .map(({ keys, message }) => ({ path: keys.join('.'), message }));
    return refused(400, { message: 'The body is malformed.', faults });
  }
  const { updates } = parsed.body;
  if (updates.length > MAX_UPDATES_PER_REQUEST)
    return refused(413, { message: `At most ${MAX_UPDATES_PER_REQUEST} updates come at once.` });
  const stray = updates.findIndex((update) => update.matchId !== matchId);
  if (stray >= 0) {
    const fault = { path: `updates.${stray}.matchId`, message: 'is not the match of this room' };
    return refused(400, { message: 'The body is malformed.', faults: [fault] });
  }
  return { kind: 'updates', updates };
}

function refused(status: 400 | 401 | 413, error: IngestError): ReadIngest {
  return { kind: 'refused', status, error };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
