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
 * Returns statements that upsert the leagues, seasons, grounds and teams of fixtures, and make them
 * searchable. A known value stays where the new row has none.
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

/**
 * Returns statements that upsert teams. A known code, nation, country, logo or kit stays where the
 * new row has none.
 */
export function upsertTeams(db: Database, rows: readonly TeamRow[]): Statement[] {
  return upsert(db, teams, rows, {
    by: [teams.id],
    kept: ['code', 'nation', 'country', 'logoUri', 'kit'],
  });
}

/** Columns that no room reports. */
const LISTED_ONLY: ReadonlySet<SQLiteColumn> = new Set<SQLiteColumn>([
  matches.seasonId,
  matches.stage,
  matches.tie,
  matches.venueId,
]);

/**
 * Returns statements that upsert matches from a catalogue. A match that a room has reported takes
 * only the columns that no room reports.
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
 * Returns statements that upsert matches from an update's fixture. A known match takes only what
 * its room's state lacks: season, stage, round, group and venue. An older update than the stored
 * one changes nothing.
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
          // A known stage stays, since the new one may only be derived from the round's name.
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
