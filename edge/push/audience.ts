import { and, eq, gte, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ALERT_KINDS, type AlertKind } from '../contracts/alert-kinds.ts';
import { FAVOURITE_TYPE, favouriteKey } from '../contracts/favourite-key.ts';
import { isOneOf, runBatch, type Database } from '../origin/db/database.ts';
import {
  pushItems,
  pushSubscriptions,
  type PushSubscriptionRow,
} from '../origin/db/push-schema.ts';
import type { AlertMatch } from '../shared/alerts/alert-match.ts';
import type { Share } from './alert-message.ts';

/** Subscriptions of one share: one message of the queue sends to them, six at a time. */
const SHARE = 200;
/** Ids are hexadecimal: these come before and after all. */
const FIRST = '';
const LAST = 'g';

/** A subscription that may want an alert of a match. */
export interface Listener {
  subscription: PushSubscriptionRow;
  kinds: ReadonlySet<AlertKind>;
}

/** Returns shares of the subscriptions that have alerts of a match; none without subscriptions. */
export async function sharesOf(db: Database, match: AlertMatch): Promise<Share[]> {
  const [counted] = await db
    .select({ number: sql<number>`count(distinct ${pushItems.subscriptionId})` })
    .from(pushItems)
    .where(isOneOf(pushItems.item, itemsOf(match)));
  const number = Math.ceil((counted?.number ?? 0) / SHARE);
  const bound = (index: number) =>
    Math.floor((index / number) * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  return Array.from({ length: number }, (_, index) => ({
    from: index === 0 ? FIRST : bound(index),
    to: index === number - 1 ? LAST : bound(index + 1),
  }));
}

/** Returns which of these matches have subscriptions: nobody with closed pages follows most of them. */
export async function followedOf(
  db: Database,
  matches: readonly AlertMatch[],
): Promise<ReadonlySet<AlertMatch>> {
  const wanted = new Map(matches.map((match) => [match, itemsOf(match)]));
  const rows = await db
    .selectDistinct({ item: pushItems.item })
    .from(pushItems)
    .where(isOneOf(pushItems.item, [...wanted.values()].flat()));
  const found = new Set(rows.map(({ item }) => item));
  return new Set(matches.filter((match) => wanted.get(match)?.some((item) => found.has(item))));
}

/** Returns the subscriptions of a share that have alerts of a match. */
export async function listenersOf(
  db: Database,
  match: AlertMatch,
  { from, to }: Share,
): Promise<Listener[]> {
  const rows = await db
    .select({
      subscription: pushSubscriptions,
      kinds: sql<string>`group_concat(${pushItems.kinds}, ' ')`,
    })
    .from(pushItems)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushItems.subscriptionId))
    .where(
      and(
        isOneOf(pushItems.item, itemsOf(match)),
        gte(pushItems.subscriptionId, from),
        lt(pushItems.subscriptionId, to),
      ),
    )
    .groupBy(pushSubscriptions.id);
  return rows.map(({ subscription, kinds }) => ({ subscription, kinds: kindsIn(kinds) }));
}

/** Returns one subscription, whatever it wants now; undefined if it has ended. */
export async function findSubscription(
  db: Database,
  id: string,
): Promise<PushSubscriptionRow | undefined> {
  return db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id)).get();
}

/** Ends subscriptions. */
export async function endSubscriptions(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await runBatch(db, [
    db.delete(pushItems).where(isOneOf(pushItems.subscriptionId, ids)),
    db.delete(pushSubscriptions).where(isOneOf(pushSubscriptions.id, ids)),
  ]);
}

function itemsOf({ id, home, away, leagueId }: AlertMatch): string[] {
  const { match, team, league } = FAVOURITE_TYPE;
  return [
    { type: match, favouriteItemId: id },
    { type: team, favouriteItemId: home.id },
    { type: team, favouriteItemId: away.id },
    { type: league, favouriteItemId: leagueId },
  ].map(favouriteKey);
}

const kindSchema = v.picklist(ALERT_KINDS);

function kindsIn(text: string): ReadonlySet<AlertKind> {
  return new Set(text.split(' ').filter((kind) => v.is(kindSchema, kind)));
}
