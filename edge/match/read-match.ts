import * as v from 'valibot';
import { matchSnapshotSchema } from '../../realtime/protocol/frame.ts';
import { roomPath } from '../../realtime/protocol/room-name.ts';
import { ownAddressOf } from '../contracts/call-address.ts';
import { envelopeSchema } from '../contracts/envelope.ts';
import { getEvent } from '../contracts/event-calls.ts';
import { parseAnswer } from '../contracts/rows.ts';
import type { DataApp } from '../data-app.ts';
import { askData, statusAfter, type AskingContext } from '../routes/ask-data.ts';
import { sharedMatch, type SharedMatch } from './shared-match.ts';

/** Result of reading a match; `unreadable` has the status of its page (ADR 25). */
export type MatchRead =
  | { kind: 'found'; match: SharedMatch }
  | { kind: 'missing' }
  | { kind: 'unreadable'; status: ReturnType<typeof statusAfter> };

const detailAnswer = envelopeSchema(getEvent.data);

/** Reads a match as pages do: through the media API, embedded or not, and its room. */
export async function readMatch(c: AskingContext, data: DataApp, id: string): Promise<MatchRead> {
  const [detail, room] = await Promise.all([
    askData(c, data, ownAddressOf(getEvent, { id })),
    askData(c, data, roomPath({ party: 'match', matchId: id })),
  ]);
  if (detail.status === 404) return { kind: 'missing' };
  const parsed = parseAnswer(detailAnswer, detail.body);
  if (parsed.kind === 'malformed')
    return { kind: 'unreadable', status: statusAfter(detail.status) };
  const snapshot = v.safeParse(matchSnapshotSchema, room.body);
  const match = sharedMatch(parsed.output.data, snapshot.success ? snapshot.output : null);
  return match ? { kind: 'found', match } : { kind: 'missing' };
}
