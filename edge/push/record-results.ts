import { and, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { isOneOf, runBatch, type Database } from '../origin/db/database.ts';
import {
  pushItems,
  pushSubscriptions,
  type PushSubscriptionRow,
} from '../origin/db/push-schema.ts';
import { dayOf } from '../origin/media/videos/views.ts';
import type { Sent } from './send-message.ts';

/** Refusals or failed days in a row with which a subscription ends. */
const MOST_FAILURES = 3;

export interface Result {
  subscription: PushSubscriptionRow;
  sent: Sent;
}

/**
 * Stores what messages say about their subscriptions, and ends those that are gone or have failed
 * three times in a row. A day counts once, however many messages fail: an outage of a push service,
 * or a wrong key of the product, must not end what worked. Only a refusal of an unproven
 * subscription always counts. `now` is in ms.
 */
export async function recordResults(
  db: Database,
  results: readonly Result[],
  now: number,
): Promise<void> {
  const today = dayOf(now);
  const { nonce, failedOn } = pushSubscriptions;
  const isNotYet = or(isNotNull(nonce), isNull(failedOn), ne(failedOn, today));
  const failed = results.filter((result) => isFailure(result, today));
  const ended = [
    ...results.filter(({ sent }) => sent.kind === 'gone'),
    ...failed.filter(({ subscription: { failures } }) => failures + 1 >= MOST_FAILURES),
  ];
  const recovered = results.filter(
    ({ subscription: { failures }, sent }) => sent.kind === 'sent' && failures > 0,
  );
  const set = (rows: readonly Result[], values: object, where?: SQL) =>
    rows.length === 0
      ? []
      : [
          db
            .update(pushSubscriptions)
            .set(values)
            .where(and(isOneOf(pushSubscriptions.id, idsOf(rows)), where)),
        ];
  const end =
    ended.length === 0
      ? []
      : [
          db.delete(pushItems).where(isOneOf(pushItems.subscriptionId, idsOf(ended))),
          db.delete(pushSubscriptions).where(isOneOf(pushSubscriptions.id, idsOf(ended))),
        ];
  await runBatch(db, [
    // Messages of other matches fail at the same time, and each knows the row of before.
    ...set(failed, { failures: sql`${pushSubscriptions.failures} + 1`, failedOn: today }, isNotYet),
    ...set(recovered, { failures: 0, failedOn: null }),
    ...end,
  ]);
}

function isFailure({ subscription: { nonce, failedOn }, sent }: Result, today: number): boolean {
  if (sent.kind === 'refused' && nonce !== null) return true;
  return (sent.kind === 'refused' || sent.kind === 'again') && failedOn !== today;
}

function idsOf(results: readonly Result[]): string[] {
  return results.map(({ subscription: { id } }) => id);
}
