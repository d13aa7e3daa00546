import { eq } from 'drizzle-orm';
import type { BrandKey } from '../../../contracts/brand-profile.ts';
import { favouriteKey } from '../../../contracts/favourite-key.ts';
import type { PushSubscriptionInput } from '../../../contracts/push-subscription.ts';
import { insertParts, runBatch, type Database } from '../../db/database.ts';
import { pushItems, pushSubscriptions } from '../../db/push-schema.ts';

/** Returns the id of a subscription by its endpoint. */
export async function subscriptionId(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function isStored(db: Database, id: string): Promise<boolean> {
  const { id: column } = pushSubscriptions;
  const rows = await db.select({ id: column }).from(pushSubscriptions).where(eq(column, id));
  return rows.length > 0;
}

/** Stores a subscription and replaces its earlier items. `now` is in ms. */
export async function saveSubscription(
  db: Database,
  id: string,
  input: PushSubscriptionInput,
  { site, brand, now }: { site: string; brand: BrandKey; now: number },
): Promise<void> {
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
  await runBatch(db, [
    db
      .insert(pushSubscriptions)
      .values({ id, endpoint, createdAt: now, ...latest })
      .onConflictDoUpdate({ target: pushSubscriptions.id, set: latest }),
    db.delete(pushItems).where(eq(pushItems.subscriptionId, id)),
    ...insertParts([...items.values()]).map((part) => db.insert(pushItems).values(part)),
  ]);
}

export async function removeSubscription(db: Database, id: string): Promise<void> {
  await runBatch(db, [
    db.delete(pushItems).where(eq(pushItems.subscriptionId, id)),
    db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id)),
  ]);
}
