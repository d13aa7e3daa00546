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
import type { AlertState, Share } from './alert-message.ts';

/** Subscriptions in one share: one message of the queue sends to them, six at a time. */
const SHARE = 200;
/** Bounds before and after all ids, which are hexadecimal. */
const FIRST = '';
const LAST = 'g';

/** A subscription that may want an alert of a match. */
export interface Listener {
  subscription: PushSubscriptionRow;
  /** Kinds that it wants for the match, its teams and its league. */
  kinds: ReadonlySet<AlertKind>;
  /** Kinds that it wants for the match's players, by player id. */
  players: ReadonlyMap<string, ReadonlySet<AlertKind>>;
}

/**
 * Returns the shares of the subscriptions that have alerts for any of these items; none if there
 * are no subscriptions.
 */
export async function sharesOf(db: Database, items: readonly string[]): Promise<Share[]> {
  const [counted] = await db
    .select({ number: sql<number>`count(distinct ${pushItems.subscriptionId})` })
    .from(pushItems)
    .where(isOneOf(pushItems.item, items));
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

/** Returns those of these items that have subscriptions: most have none. */
export async function followedOf(
  db: Database,
  items: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ item: pushItems.item })
    .from(pushItems)
    .where(isOneOf(pushItems.item, items));
  return new Set(rows.map(({ item }) => item));
}

/** Returns the subscriptions of a share that have alerts for a match or for these players. */
export async function listenersOf(
  db: Database,
  { match, playerIds }: { match: AlertMatch; playerIds: readonly string[] },
  { from, to }: Share,
): Promise<Listener[]> {
  const playerOf = new Map(playerIds.map((id) => [playerItem(id), id]));
  const rows = await db
    .select({ subscription: pushSubscriptions, item: pushItems.item, kinds: pushItems.kinds })
    .from(pushItems)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushItems.subscriptionId))
    .where(
      and(
        isOneOf(pushItems.item, [...matchItems(match), ...playerOf.keys()]),
        gte(pushItems.subscriptionId, from),
        lt(pushItems.subscriptionId, to),
      ),
    );
  return [...Map.groupBy(rows, ({ subscription }) => subscription.id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const kinds = new Set<AlertKind>();
    const players = new Map<string, ReadonlySet<AlertKind>>();
    for (const { item, kinds: text } of own) {
      const player = playerOf.get(item);
      if (player !== undefined) players.set(player, kindsIn(text));
      else for (const kind of kindsIn(text)) kinds.add(kind);
    }
    return [{ subscription: first.subscription, kinds, players }];
  });
}

/** Returns a subscription, whichever alerts it has now; undefined if it has ended. */
export async function findSubscription(
  db: Database,
  id: string,
): Promise<PushSubscriptionRow | undefined> {
  return db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id)).get();
}

/** Deletes subscriptions and their items. */
export async function endSubscriptions(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await runBatch(db, [
    db.delete(pushItems).where(isOneOf(pushItems.subscriptionId, ids)),
    db.delete(pushSubscriptions).where(isOneOf(pushSubscriptions.id, ids)),
  ]);
}

/** Returns the items by which fans follow a match: itself, its teams and its league. */
export function matchItems({ id, home, away, leagueId }: AlertMatch): string[] {
  const { match, team, league } = FAVOURITE_TYPE;
  return [
    { type: match, favouriteItemId: id },
    { type: team, favouriteItemId: home.id },
    { type: team, favouriteItemId: away.id },
    { type: league, favouriteItemId: leagueId },
  ].map(favouriteKey);
}

/** Returns the items by which fans follow a match or the players of its moments. */
export function itemsOfState({ match, moments = [] }: AlertState): string[] {
  const players = moments.flatMap(({ player }) => (player ? playerItem(player.id) : []));
  return [...matchItems(match), ...players];
}

/** Returns the item of a player. */
export function playerItem(id: string): string {
  return favouriteKey({ type: FAVOURITE_TYPE.player, favouriteItemId: id });
}

const kindSchema = v.picklist(ALERT_KINDS);

function kindsIn(text: string): ReadonlySet<AlertKind> {
  return new Set(text.split(' ').filter((kind) => v.is(kindSchema, kind)));
}
