import { digestOf } from '../digest.ts';
import type { IngestError } from '../../realtime/protocol/ingest.ts';
import { MAX_PROGRAMMES, tvRequestSchema, type TvResponse } from '../../realtime/protocol/tv.ts';
import { createDatabase } from '../origin/db/database.ts';
import { storeSchedule } from '../origin/media/tv/channel-store.ts';
import { faultsOfSchedule, scheduleOf } from '../tv/schedule.ts';
import { answerIngest, answerMalformed, type IngestContext } from './answer-ingest.ts';

/** `POST /ingest/v1/tv`: replaces the 24/7 channel's schedule. */
export async function postTv(c: IngestContext) {
  return answerIngest(c, {
    schema: tvRequestSchema,
    list: { key: 'programmes', limit: MAX_PROGRAMMES },
    handle: async ({ source: _source, ...sent }) => {
      const faults = faultsOfSchedule(sent);
      if (faults.length > 0) return answerMalformed(c, faults);
      c.set('mayHaveStored', ['tv']);
      const stored = await storeSchedule(createDatabase(c.env.DB), {
        schedule: scheduleOf(sent),
        fingerprint: await digestOf(JSON.stringify(sent)),
        now: Date.now(),
      });
      if (stored.kind === 'refused')
        return c.json({ message: stored.message } satisfies IngestError, 400);
      if (stored.kind === 'busy') throw new Error('Another schedule came in at the same time.');
      return c.json({ outcome: stored.kind } satisfies TvResponse);
    },
  });
}
