import * as v from 'valibot';
import { matchIdSchema } from '../../realtime/protocol/match-id.ts';
import type { OwedNotice } from '../../realtime/hosts/rooms-env.ts';
import { matchStateRecordSchema } from '../origin/catalogue/match-state-record.ts';

/** A room's word that the database may lack something of its match. */
const owedNoticeSchema = v.strictObject({
  owed: matchIdSchema,
}) satisfies v.GenericSchema<OwedNotice>;

/** Says so in the log, with this word, when everything before it in the queue was written. */
const barrierSchema = v.strictObject({ barrier: v.pipe(v.string(), v.uuid()) });

/** What the queue of states carries. */
export const stateMessageSchema = v.union([
  matchStateRecordSchema,
  owedNoticeSchema,
  barrierSchema,
]);
export type StateMessage = v.InferOutput<typeof stateMessageSchema>;
