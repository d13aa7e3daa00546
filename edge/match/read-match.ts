import type { Context } from 'hono';
import * as v from 'valibot';
import { matchSnapshotSchema } from '../../realtime/protocol/frame.ts';
import { roomPath } from '../../realtime/protocol/room-name.ts';
import { ownAddressOf } from '../contracts/call-address.ts';
import { envelopeSchema } from '../contracts/envelope.ts';
import { getEvent } from '../contracts/event-calls.ts';
import { parseAnswer } from '../contracts/rows.ts';
import type { DataApp } from '../data-app.ts';
import type { VisitorVariables } from '../middleware/visitor.ts';
import type { Bindings } from '../routes/bindings.ts';
import { sharedMatch, type SharedMatch } from './shared-match.ts';

export type MatchContext = Context<Bindings & { Variables: VisitorVariables }>;

/** Result of reading a match; `unreadable` has the status of its page (ADR 25). */
export type MatchRead =
  | { kind: 'found'; match: SharedMatch }
  | { kind: 'missing' }
  | { kind: 'unreadable'; status: 429 | 451 | 502 | 503 };

const detailAnswer = envelopeSchema(getEvent.data);

/** Reads a match as pages do: through the media API, embedded or not, and its room. */
export async function readMatch(c: MatchContext, data: DataApp, id: string): Promise<MatchRead> {
  const ask = async (path: string) => {
    const env = { ...c.env, VISITOR: c.get('visitor') };
    const response = await data.fetch(new Request(new URL(path, c.req.url)), env, c.executionCtx);
    const body: unknown = await response.json().catch(() => null);
    return { status: response.status, body };
  };
  const [detail, room] = await Promise.all([
    ask(ownAddressOf(getEvent, { id })),
    ask(roomPath({ party: 'match', matchId: id })),
  ]);
  if (detail.status === 404) return { kind: 'missing' };
  const parsed = parseAnswer(detailAnswer, detail.body);
  if (parsed.kind === 'malformed')
    return { kind: 'unreadable', status: statusAfter(detail.status) };
  const snapshot = v.safeParse(matchSnapshotSchema, room.body);
  const match = sharedMatch(parsed.output.data, snapshot.success ? snapshot.output : null);
  return match ? { kind: 'found', match } : { kind: 'missing' };
}

/** Temporary refusals: to be retried later. */
const PASSING = new Set([408, 409, 425]);

/** Returns the status after an API's status: a refusal is no fault of the visitor. */
function statusAfter(status: number): 429 | 451 | 502 | 503 {
  if (status === 429 || status === 451) return status;
  const isRefusal = status >= 400 && status < 500 && !PASSING.has(status);
  return isRefusal ? 502 : 503;
}
