import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { BrandKey } from '../../../contracts/brand-profile.ts';
import { favouriteKey } from '../../../contracts/favourite-key.ts';
import type { PushSubscriptionInput } from '../../../contracts/push-subscription.ts';
import { newToken } from '../../patron/secret-tokens.ts';
import { excluded, insertParts, runBatch, type Database } from '../../db/database.ts';
import { pushItems, pushSubscriptions, type PushSubscriptionRow } from '../../db/push-schema.ts';

/** Returns the id of a subscription by its endpoint. */
export async function subscriptionId(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const { p256dh, auth } = pushSubscriptions;
/** A proof, or its absence, holds for the browser's keys: others have no proof yet. */
const keptNonce = sql`case when ${p256dh} = ${excluded(p256dh)} and ${auth} = ${excluded(auth)} then ${pushSubscriptions.nonce} else ${excluded(pushSubscriptions.nonce)} end`;

export async function isStored(db: Database, id: string): Promise<boolean> {
  const { id: column } = pushSubscriptions;
  const rows = await db.select({ id: column }).from(pushSubscriptions).where(eq(column, id));
  return rows.length > 0;
}

/**
 * Stores a subscription, replaces its earlier items, and ends any other with the same keys, since
 * one browser has one. Returns the row of a new one, which waits for its nonce. `now` is in ms.
 */
export async function saveSubscription(
  db: Database,
  id: string,
  input: PushSubscriptionInput,
  { site, brand, now }: { site: string; brand: BrandKey; now: number },
): Promise<PushSubscriptionRow> {
  const { endpoint, keys, applicationServerKey, language, timeZone, quiet, hidesScores } = input;
  const latest = {
    ...keys,
    vapidKey: applicationServerKey,
    language,
    brand,
    site,
    timeZone,
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    hidesScores,
    seenAt: now,
  };
  // The last item of a name counts.
  const items = new Map(
    input.items.map((item) => {
      const key = favouriteKey(item);
      const kinds = [...new Set(item.kinds)].join(' ');
      return [key, { item: key, subscriptionId: id, kinds, seenAt: now }];
    }),
  );
  const fresh = { createdAt: now, nonce: newToken(), failures: 0, failedOn: null };
  const row = { id, endpoint, ...fresh, ...latest };
  // Only the browser, its push service and the product know `auth`: nobody else ends it this way.
  const isOther = and(eq(p256dh, keys.p256dh), eq(auth, keys.auth), ne(pushSubscriptions.id, id));
  await runBatch(db, [
    db
      .delete(pushItems)
      .where(
        inArray(
          pushItems.subscriptionId,
          db.select({ id: pushSubscriptions.id }).from(pushSubscriptions).where(isOther),
        ),
      ),
    db.delete(pushSubscriptions).where(isOther),
    db
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({ target: pushSubscriptions.id, set: { ...latest, nonce: keptNonce } }),
    db.delete(pushItems).where(eq(pushItems.subscriptionId, id)),
    ...insertParts([...items.values()]).map((part) => db.insert(pushItems).values(part)),
  ]);
  return row;
}

/** Records that a subscription's browser has sent back its nonce. Returns false for any other. */
export async function proveSubscription(
  db: Database,
  { subscription, nonce }: { subscription: string; nonce: string },
): Promise<boolean> {
  const proven = await db
    .update(pushSubscriptions)
    .set({ nonce: null })
    .where(and(eq(pushSubscriptions.id, subscription), eq(pushSubscriptions.nonce, nonce)))
    .returning({ id: pushSubscriptions.id });
  return proven.length > 0;
}

export async function removeSubscription(db: Database, id: string): Promise<void> {
  await runBatch(db, [
    db.delete(pushItems).where(eq(pushItems.subscriptionId, id)),
    db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id)),
  ]);
}
