import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ALERT_KINDS, type AlertKind } from '../contracts/alert-kinds.ts';
import { FAVOURITE_TYPE, favouriteKey } from '../contracts/favourite-key.ts';
import { isOneOf, jsonRows, type Database } from '../origin/db/database.ts';
import {
  pushItems,
  pushSubscriptions,
  type PushSubscriptionRow,
} from '../origin/db/push-schema.ts';
import type { AlertMatch } from '../shared/alerts/alert-match.ts';
import type { AlertState, MatchNews, Share } from './alert-message.ts';

/** Subscriptions in one share: one message of the queue sends to them. */
const SHARE = 200;
/** Unproven subscriptions that one message sends to: an alert of others may wait for so many. */
const UNPROVEN_PART = 30;
/** Bounds before and after all ids, which are hexadecimal. */
export const FIRST = '';
export const LAST = 'g';

/** A subscription that may want an alert of a match. */
export interface Listener {
  subscription: PushSubscriptionRow;
  /** Kinds that it wants for the match, its teams and its league. */
  kinds: ReadonlySet<AlertKind>;
  /** Kinds that it wants for the match's players, by player id. */
  players: ReadonlyMap<string, ReadonlySet<AlertKind>>;
}

/** The subscriptions that have alerts for some items. */
export interface Audience {
  /** Shares of the proven ones; empty if there are none. */
  shares: readonly Share[];
  hasUnproven: boolean;
}

export async function audienceOf(db: Database, items: readonly string[]): Promise<Audience> {
  const { item, proof, subscriptionId } = pushItems;
  const [[counted], unproven] = await db.batch([
    db
      .select({ proven: sql<number>`count(distinct ${subscriptionId})` })
      .from(pushItems)
      .where(and(isOneOf(item, items), eq(proof, 'given'))),
    db
      .select({ item })
      .from(pushItems)
      .where(and(isOneOf(item, items), eq(proof, 'awaited')))
      .limit(1),
  ]);
  return { shares: sharesFor(counted?.proven ?? 0), hasUnproven: unproven.length > 0 };
}

function sharesFor(subscriptions: number): Share[] {
  const number = Math.ceil(subscriptions / SHARE);
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
  // A league may have a hundred thousand: the first row of each item is enough.
  const rows = await db.all<{ item: string }>(
    sql`select value as item from ${jsonRows(items)} where exists (select 1 from ${pushItems} where ${pushItems.item} = value)`,
  );
  return new Set(rows.map(({ item }) => item));
}

/**
 * Returns the part of the unproven subscriptions with alerts for news that begins at an id, and the
 * id at which the next part begins; undefined if none is left.
 */
export async function unprovenPart(
  db: Database,
  news: MatchNews,
  from: string,
): Promise<{ share: Share; next: string | undefined }> {
  const { subscriptionId } = pushItems;
  const [first] = await db
    .selectDistinct({ id: subscriptionId })
    .from(pushItems)
    .where(
      and(
        isOneOf(pushItems.item, itemsOfNews(news)),
        eq(pushItems.proof, 'awaited'),
        gte(subscriptionId, from),
      ),
    )
    .orderBy(asc(subscriptionId))
    .limit(1)
    .offset(UNPROVEN_PART);
  return { share: { from, to: first?.id ?? LAST }, next: first?.id };
}

/** Returns the subscriptions of a share, proven or not, that have alerts for news. */
export async function listenersOf(
  db: Database,
  news: MatchNews,
  { share: { from, to }, isProven }: { share: Share; isProven: boolean },
): Promise<Listener[]> {
  const playerOf = new Map(playersIn(news).map((id) => [playerItem(id), id]));
  const rows = await db
    .select({ subscription: pushSubscriptions, item: pushItems.item, kinds: pushItems.kinds })
    .from(pushItems)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushItems.subscriptionId))
    .where(
      and(
        isOneOf(pushItems.item, itemsOfNews(news)),
        gte(pushItems.subscriptionId, from),
        lt(pushItems.subscriptionId, to),
        eq(pushItems.proof, isProven ? 'given' : 'awaited'),
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

/** Returns those of these subscriptions that have not ended, whichever alerts they have now. */
export async function findSubscriptions(
  db: Database,
  ids: readonly string[],
): Promise<PushSubscriptionRow[]> {
  return db.select().from(pushSubscriptions).where(isOneOf(pushSubscriptions.id, ids));
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

function itemsOfNews(news: MatchNews): string[] {
  return [...matchItems(news.match), ...playersIn(news).map(playerItem)];
}

function playersIn({ turns }: MatchNews): string[] {
  return turns.flatMap(({ turn }) => (turn.what === 'moment' && turn.player ? turn.player.id : []));
}

/** Returns the item of a player. */
export function playerItem(id: string): string {
  return favouriteKey({ type: FAVOURITE_TYPE.player, favouriteItemId: id });
}

const kindSchema = v.picklist(ALERT_KINDS);

function kindsIn(text: string): ReadonlySet<AlertKind> {
  return new Set(text.split(' ').filter((kind) => v.is(kindSchema, kind)));
}
