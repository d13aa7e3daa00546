import { and, eq, gte, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { isOneOf, runBatch, type Database } from '../origin/db/database.ts';
import {
  pushItems,
  pushSubscriptions,
  type PushSubscriptionRow,
} from '../origin/db/push-schema.ts';
import { dayOf } from '../origin/media/videos/views.ts';
import type { Sent } from './send-message.ts';

/**
 * Refusals or failed days in a row with which a subscription ends, and messages without a proof after
 * which it gets no more of them.
 */
export const MOST_FAILURES = 3;

export interface Result {
  subscription: PushSubscriptionRow;
  sent: Sent;
}

/**
 * Stores what messages say about their subscriptions, and ends those that are gone or have failed
 * three times in a row. A day counts once, however many messages fail: an outage of a push service,
 * or a wrong key of the product, must not end what worked. Each message to an unproven subscription
 * counts: after the third that arrives, its proof is overdue. `now` is in ms.
 */
export async function recordResults(
  db: Database,
  results: readonly Result[],
  now: number,
): Promise<void> {
  const today = dayOf(now);
  const { id, nonce, failures, failedOn } = pushSubscriptions;
  const { unproven = [], proven = [] } = Object.groupBy(results, ({ subscription }) =>
    subscription.nonce === null ? 'proven' : 'unproven',
  );
  const tried = unproven.filter(({ sent }) => sent.kind === 'sent' || sent.kind === 'refused');
  const failed = proven.filter((result) => isFailure(result, today));
  const ended = [
    ...results.filter(({ sent }) => sent.kind === 'gone'),
    ...[...tried, ...failed].filter(
      ({ subscription, sent }) =>
        sent.kind !== 'sent' && subscription.failures + 1 >= MOST_FAILURES,
    ),
  ];
  const recovered = proven.filter(
    ({ subscription, sent }) => sent.kind === 'sent' && subscription.failures > 0,
  );
  const set = (rows: readonly Result[], values: object, where?: SQL) =>
    rows.length === 0
      ? []
      : [
          db
            .update(pushSubscriptions)
            .set(values)
            .where(and(isOneOf(id, idsOf(rows)), where)),
        ];
  const once = { failures: sql`${failures} + 1` };
  // Messages of other matches fail at the same time, and each knows the row of before.
  const isFirstOfDay = or(isNull(failedOn), ne(failedOn, today));
  await runBatch(db, [
    ...set(failed, { ...once, failedOn: today }, isFirstOfDay),
    ...set(recovered, { failures: 0, failedOn: null }),
    // The proof may have come before its message is recorded.
    ...set(tried, once, isNotNull(nonce)),
    ...(tried.length === 0 ? [] : [markOverdue(db, idsOf(tried))]),
    ...(ended.length === 0 ? [] : [db.delete(pushSubscriptions).where(isOneOf(id, idsOf(ended)))]),
  ]);
}

/** Returns a statement that marks those of these subscriptions whose proof is overdue. */
function markOverdue(db: Database, ids: readonly string[]) {
  const { id, nonce, failures } = pushSubscriptions;
  const isOverdue = and(isOneOf(id, ids), isNotNull(nonce), gte(failures, MOST_FAILURES));
  const overdue = db.select({ id }).from(pushSubscriptions).where(isOverdue);
  return db
    .update(pushItems)
    .set({ proof: 'overdue' })
    .where(and(inArray(pushItems.subscriptionId, overdue), eq(pushItems.proof, 'awaited')));
}

function isFailure({ subscription: { failedOn }, sent }: Result, today: number): boolean {
  return (sent.kind === 'refused' || sent.kind === 'again') && failedOn !== today;
}

function idsOf(results: readonly Result[]): string[] {
  return results.map(({ subscription: { id } }) => id);
}
