import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import {
  excluded,
  insertParts,
  newOrKnown,
  upsert,
  type Database,
  type Statement,
} from '../db/database.ts';
import {
  leagues,
  matches,
  seasons,
  teams,
  venues,
  type MatchRow,
  type TeamRow,
} from '../db/schema.ts';
import { newestById, type FixtureRows } from './fixture-rows.ts';
import { upsertSearchEntries } from './search-entries.ts';

/**
 * Upserts the leagues, seasons, grounds and teams of fixtures, and makes them searchable. A value
 * that a new row lacks stays.
 */
export function upsertNamed(db: Database, rows: readonly FixtureRows[]): Statement[] {
  const named = newestById(rows.map(({ league }) => league));
  const grounds = newestById(rows.flatMap(({ ground }) => ground ?? []));
  const sides = newestById(rows.flatMap((row) => row.teams));
  return [
    ...upsert(db, leagues, named, { by: [leagues.id], kept: ['country', 'logoUri', 'rank'] }),
    ...upsert(db, seasons, newestById(rows.flatMap(({ season }) => season ?? [])), {
      by: [seasons.id],
    }),
    ...upsert(db, venues, grounds, { by: [venues.id], kept: ['city', 'country', 'capacity'] }),
    ...upsertTeams(db, sides),
    ...upsertSearchEntries(db, { leagues: named, teams: sides }),
  ];
}

/** Upserts teams; a code, nation, country, logo or kit that the new row lacks stays. */
export function upsertTeams(db: Database, rows: readonly TeamRow[]): Statement[] {
  return upsert(db, teams, rows, {
    by: [teams.id],
    kept: ['code', 'nation', 'country', 'logoUri', 'kit'],
  });
}

/** No room reports them. */
const LISTED_ONLY: ReadonlySet<SQLiteColumn> = new Set<SQLiteColumn>([
  matches.seasonId,
  matches.stage,
  matches.tie,
  matches.venueId,
]);

/**
 * Upserts matches from a catalogue. A match that a room has reported only takes the columns that a
 * catalogue alone knows.
 */
export function upsertListedMatches(db: Database, rows: MatchRow[]): Statement[] {
  const { id: _id, fixtureSequence: _sequence, ...columns } = getTableColumns(matches);
  const set = Object.fromEntries(
    Object.entries(columns).map(([name, column]): [string, SQL] => [
      name,
      LISTED_ONLY.has(column)
        ? sql`coalesce(${excluded(column)}, ${column})`
        : sql`case when ${matches.stateVersion} = 0 then ${excluded(column)} else ${column} end`,
    ]),
  );
  return insertParts(rows).map((part) =>
    db.insert(matches).values(part).onConflictDoUpdate({ target: matches.id, set }),
  );
}

/**
 * Upserts matches from an update's fixture. A known match only takes what its state lacks: season,
 * stage, round, group and venue. An older update than the stored one changes nothing.
 */
export function upsertReportedMatches(db: Database, rows: MatchRow[]): Statement[] {
  return insertParts(rows).map((part) =>
    db
      .insert(matches)
      .values(part)
      .onConflictDoUpdate({
        target: matches.id,
        set: {
          seasonId: newOrKnown(matches.seasonId),
          // May only be derived from the round's name, so the known stage is surer.
          stage: sql`coalesce(${matches.stage}, ${excluded(matches.stage)})`,
          round: newOrKnown(matches.round),
          group: newOrKnown(matches.group),
          venue: newOrKnown(matches.venue),
          venueId: newOrKnown(matches.venueId),
          fixtureSequence: excluded(matches.fixtureSequence),
        },
        setWhere: sql`${excluded(matches.fixtureSequence)} >= ${matches.fixtureSequence}`,
      }),
  );
}
