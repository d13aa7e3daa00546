import * as v from 'valibot';
import { matchIdSchema } from '../../realtime/protocol/match-id.ts';
import type { OwedNotice } from '../../realtime/hosts/rooms-env.ts';
import { matchStateRecordSchema } from '../origin/catalogue/match-state-record.ts';

/** A room's report that the database may lack some of its data. */
const owedNoticeSchema = v.strictObject({
  owed: matchIdSchema,
}) satisfies v.GenericSchema<OwedNotice>;

/** Logs this id when everything before it in the queue is written. */
const barrierSchema = v.strictObject({ barrier: v.pipe(v.string(), v.uuid()) });

/** A message of the state queue. */
export const stateMessageSchema = v.union([
  matchStateRecordSchema,
  owedNoticeSchema,
  barrierSchema,
]);
export type StateMessage = v.InferOutput<typeof stateMessageSchema>;
