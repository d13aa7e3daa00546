import {
  and,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm';
import type { BrandKey } from '../../../contracts/brand-profile.ts';
import { favouriteKey } from '../../../contracts/favourite-key.ts';
import type { PushSubscriptionInput } from '../../../contracts/push-subscription.ts';
import { MOST_FAILURES } from '../../../push/record-results.ts';
import { newToken } from '../../patron/secret-tokens.ts';
import { excluded, isOneOf, jsonRows, runBatch, type Database } from '../../db/database.ts';
import { pushItems, pushSubscriptions, type PushSubscriptionRow } from '../../db/push-schema.ts';

/**
 * Most unproven subscriptions. A browser proves its own within seconds, so the oldest ends for a new
 * one: whoever makes thousands keeps out nobody.
 */
const MOST_UNPROVEN = 5_000;
/** Most that end for a new one. */
const AT_ONCE = 10;
/**
 * Time after which a renewal records in unchanged items that they are wanted still, ms. A browser renews
 * each day, and to write a hundred items each time costs some 300 rows.
 */
export const ITEMS_CONFIRMED_EVERY = 30 * 86_400_000;

/** Returns the id of a subscription by its endpoint. */
export async function subscriptionId(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const { p256dh, auth } = pushSubscriptions;
const isOf = (keys: PushSubscriptionInput['keys']) =>
  and(eq(p256dh, keys.p256dh), eq(auth, keys.auth));

/**
 * Whether a subscription is stored with these keys, since a proof holds for them, and its proof is
 * not overdue: it then gets messages, or will with its first news.
 */
export async function isStored(
  db: Database,
  id: string,
  keys: PushSubscriptionInput['keys'],
): Promise<boolean> {
  const { id: column, nonce, failures } = pushSubscriptions;
  const getsMessages = or(isNull(nonce), lt(failures, MOST_FAILURES));
  const rows = await db
    .select({ id: column })
    .from(pushSubscriptions)
    .where(and(eq(column, id), isOf(keys), getsMessages));
  return rows.length > 0;
}

/** Returns the kinds of alerts of each item, as they are stored. The last item of a name counts. */
function kindsOfItems(items: PushSubscriptionInput['items']): Map<string, string> {
  return new Map(items.map((item) => [favouriteKey(item), [...new Set(item.kinds)].join(' ')]));
}

/** Returns how many items of a stored subscription would come, go or change. */
export async function countChangedItems(
  db: Database,
  id: string,
  items: PushSubscriptionInput['items'],
): Promise<number> {
  const wanted = kindsOfItems(items);
  const { item, kinds, subscriptionId: column } = pushItems;
  const stored = await db.select({ item, kinds }).from(pushItems).where(eq(column, id));
  const gone = stored.filter((row) => !wanted.has(row.item)).length;
  const same = stored.filter((row) => wanted.get(row.item) === row.kinds).length;
  return gone + wanted.size - same;
}

/** A subscription as its browser sends it, and where and when (ms) it does. */
interface Saved {
  id: string;
  input: PushSubscriptionInput;
  site: string;
  brand: BrandKey;
  now: number;
}

/** Returns the columns that each call of a subscription's browser writes. */
function latestOf({ input, site, brand, now }: Saved) {
  const { keys, applicationServerKey, language, timeZone, quiet, hidesScores } = input;
  return {
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
}

/**
 * Returns statements that make a stored subscription's items the wanted ones, and end any other with the same
 * keys, since one browser has one. They write only what differs, and nothing if no row has its id and keys.
 */
function followRow(db: Database, { id, input: { keys, items }, now }: Saved) {
  const { item, subscriptionId: column, kinds, seenAt, proof } = pushItems;
  const wanted = kindsOfItems(items);
  const rows = jsonRows(Array.from(wanted, ([name, of]) => ({ name, kinds: of })));
  const isUnwanted = not(isOneOf(item, [...wanted.keys()]));
  const hasKeys = isOf(keys);
  const isRow = and(eq(pushSubscriptions.id, id), hasKeys);
  const isThere = exists(
    db.select({ id: pushSubscriptions.id }).from(pushSubscriptions).where(isRow),
  );
  return [
    // Only the browser, its push service and the product know `auth`: nobody else ends it this way.
    db.delete(pushSubscriptions).where(and(hasKeys, ne(pushSubscriptions.id, id), isThere)),
    db.delete(pushItems).where(and(eq(column, id), isUnwanted, isThere)),
    db
      .insert(pushItems)
      .select(
        sql`select value ->> 'name', ${id}, value ->> 'kinds', ${now}, case when ${pushSubscriptions.nonce} is null then 'given' else 'awaited' end
          from ${rows}, ${pushSubscriptions} where ${isRow}`,
      )
      .onConflictDoUpdate({
        target: [item, column],
        set: { kinds: excluded(kinds), proof: excluded(proof), seenAt: excluded(seenAt) },
        setWhere: sql`${kinds} <> ${excluded(kinds)} or ${proof} <> ${excluded(proof)} or ${seenAt} < ${now - ITEMS_CONFIRMED_EVERY}`,
      }),
  ];
}

/**
 * Stores a new subscription without its items, and returns its row. It waits for its nonce, and the oldest ends if
 * too many do. A change stores its items once its push service has taken its first message: a hundred cost some 600
 * written rows, and anyone can invent what a service refuses.
 */
export async function addSubscription(db: Database, saved: Saved): Promise<PushSubscriptionRow> {
  const { id, input, now } = saved;
  const { nonce, createdAt } = pushSubscriptions;
  const fresh = { createdAt: now, nonce: newToken(), failures: 0, failedOn: null };
  const latest = latestOf(saved);
  const row = { id, endpoint: input.endpoint, ...fresh, ...latest };
  const tooMany = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(isNotNull(nonce))
    .orderBy(desc(createdAt))
    .limit(AT_ONCE)
    .offset(MOST_UNPROVEN);
  await runBatch(db, [
    db
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({ target: pushSubscriptions.id, set: { ...fresh, ...latest } }),
    db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, tooMany)),
  ]);
  return row;
}

/**
 * Changes a stored subscription and its items. Returns false if none is stored with these keys any more: to store
 * it here would pass the limits of new ones.
 */
export async function changeSubscription(db: Database, saved: Saved): Promise<boolean> {
  const { keys } = saved.input;
  const isRow = and(eq(pushSubscriptions.id, saved.id), isOf(keys));
  const [changed] = await db.batch([
    db
      .update(pushSubscriptions)
      .set(latestOf(saved))
      .where(isRow)
      .returning({ id: pushSubscriptions.id }),
    ...followRow(db, saved),
  ]);
  return changed.length > 0;
}

/**
 * Ends a new subscription whose first message did not arrive, unless another call has stored it again since.
 * Returns false if its browser has proven it, so it stays.
 */
export async function endUnproven(
  db: Database,
  { id, nonce }: PushSubscriptionRow,
): Promise<boolean> {
  const { id: column, nonce: nonceColumn } = pushSubscriptions;
  const [, proven] = await db.batch([
    db.delete(pushSubscriptions).where(and(eq(column, id), eq(nonceColumn, nonce ?? ''))),
    db
      .select({ id: column })
      .from(pushSubscriptions)
      .where(and(eq(column, id), isNull(nonceColumn))),
  ]);
  return proven.length === 0;
}

/** Records that a subscription's browser has sent back its nonce. Returns false for any other. */
export async function proveSubscription(
  db: Database,
  { subscription, nonce }: { subscription: string; nonce: string },
): Promise<boolean> {
  const proven = await db
    .update(pushSubscriptions)
    .set({ nonce: null, failures: 0 })
    .where(and(eq(pushSubscriptions.id, subscription), eq(pushSubscriptions.nonce, nonce)))
    .returning({ id: pushSubscriptions.id });
  return proven.length > 0;
}

export async function removeSubscription(db: Database, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}
