import * as v from 'valibot';
import { matchIdSchema } from '../../realtime/protocol/match-id.ts';
import type { UnsavedNotice } from '../../realtime/hosts/rooms-env.ts';
import { matchStateRecordSchema } from '../origin/catalogue/match-state-record.ts';

/** A room's report that the database may lack some of its data. */
const unsavedNoticeSchema = v.strictObject({
  unsaved: matchIdSchema,
}) satisfies v.GenericSchema<UnsavedNotice>;

/** A mark: the consumer logs its id after handling the messages that came before it. */
const barrierSchema = v.strictObject({ barrier: v.pipe(v.string(), v.uuid()) });

/** A message of the state queue. */
export const stateMessageSchema = v.union([
  matchStateRecordSchema,
  unsavedNoticeSchema,
  barrierSchema,
]);
export type StateMessage = v.InferOutput<typeof stateMessageSchema>;
