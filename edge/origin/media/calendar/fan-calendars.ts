import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { FAVOURITE_TYPE, type FavouriteName } from '../../../contracts/favourite-key.ts';
import { favouriteNamesSchema } from '../../../contracts/favourite.ts';
import { digestOf } from '../../../digest.ts';
import { excluded, type Database } from '../../db/database.ts';
import { calendars, favourites, type CalendarRow } from '../../db/fan-schema.ts';
import { newestTeams } from '../players/newest-teams.ts';
import type { Followed } from './calendars.ts';

/** Shortest time between two stored readings, ms: programs read every hour. */
const DAY = 86_400_000;

/** Returns the id of the calendar with this secret key. */
export function calendarIdOf(key: string): Promise<string> {
  return digestOf(key);
}

export async function findCalendar(db: Database, id: string): Promise<CalendarRow | undefined> {
  return db.select().from(calendars).where(eq(calendars.id, id)).get();
}

/** Returns the id of a user's calendar, the oldest of several; null for none. */
export async function calendarOfUser(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .select({ id: calendars.id })
    .from(calendars)
    .where(eq(calendars.userId, userId))
    .orderBy(calendars.createdAt, calendars.id)
    .limit(1)
    .get();
  return row?.id ?? null;
}

export interface NewCalendar {
  id: string;
  /** The caller's account; null for none. */
  userId: string | null;
  /** What the device follows. */
  items: readonly FavouriteName[];
}

/**
 * Returns a statement that inserts a calendar or, unless it is ended, changes what it shows. An
 * account's calendar stays that account's; a device's becomes the caller's.
 */
export function savingCalendar(db: Database, { id, userId, items }: NewCalendar, now: number) {
  const owner = sql`coalesce(${calendars.userId}, ${excluded(calendars.userId)})`;
  return db
    .insert(calendars)
    .values({
      id,
      userId,
      items: userId === null ? JSON.stringify(items) : null,
      createdAt: now,
      seenAt: now,
    })
    .onConflictDoUpdate({
      target: calendars.id,
      set: {
        userId: owner,
        items: sql`case when ${owner} is null then ${excluded(calendars.items)} end`,
        seenAt: now,
      },
      setWhere: isNull(calendars.endedAt),
    });
}

/**
 * Returns a statement that ends the calendar with this id, unless it is another account's, and all
 * calendars of the caller's account.
 */
export function endingCalendars(
  db: Database,
  { id, userId }: { id: string | null; userId: string | SQL | null },
  now: number,
) {
  const isMine = userId === null ? undefined : eq(calendars.userId, userId);
  const isNamed =
    id === null ? sql`false` : and(eq(calendars.id, id), or(isNull(calendars.userId), isMine));
  return db
    .update(calendars)
    .set({ userId: null, items: null, seenAt: now, endedAt: now })
    .where(and(isNull(calendars.endedAt), or(isMine, isNamed)));
}

/** Returns what a calendar's fan follows, with their players' teams. */
export async function followedBy(db: Database, calendar: CalendarRow): Promise<Followed> {
  const names = await followedNames(db, calendar);
  const idsOf = (type: number) =>
    names.flatMap((name) => (name.type === type ? [name.favouriteItemId] : []));
  const players = idsOf(FAVOURITE_TYPE.player);
  const teamsOf = players.length === 0 ? [] : (await newestTeams(db, players)).values();
  return {
    leagues: idsOf(FAVOURITE_TYPE.league),
    teams: [...idsOf(FAVOURITE_TYPE.team), ...[...teamsOf].map(({ id }) => id)],
    matches: idsOf(FAVOURITE_TYPE.match),
  };
}

async function followedNames(
  db: Database,
  { userId, items }: CalendarRow,
): Promise<readonly FavouriteName[]> {
  if (userId === null) return v.parse(favouriteNamesSchema, JSON.parse(items ?? '[]'));
  return db
    .select({ type: favourites.type, favouriteItemId: favourites.itemId })
    .from(favourites)
    .where(eq(favourites.userId, userId));
}

/** Stores that a calendar is read, at most once a day. Calendars that nobody reads end. */
export async function noteReading(
  db: Database,
  { id, seenAt }: CalendarRow,
  now: number,
): Promise<void> {
  if (seenAt < now - DAY)
    await db.update(calendars).set({ seenAt: now }).where(eq(calendars.id, id));
}
