import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import {
  excluded,
  insertParts,
  newOrKnown,
  type Database,
  type Statement,
} from '../db/database.ts';
import {
  leagues,
  matches,
  seasons,
  teams,
  venues,
  type LeagueRow,
  type MatchRow,
  type SeasonRow,
  type TeamRow,
  type VenueRow,
} from '../db/schema.ts';

/** Upserts leagues; a value that the new row lacks stays. */
export function upsertLeagues(db: Database, rows: LeagueRow[]): Statement[] {
  return insertParts(rows).map((part) =>
    db
      .insert(leagues)
      .values(part)
      .onConflictDoUpdate({
        target: leagues.id,
        set: {
          sportId: excluded(leagues.sportId),
          name: excluded(leagues.name),
          country: newOrKnown(leagues.country),
          logoUri: newOrKnown(leagues.logoUri),
          rank: newOrKnown(leagues.rank),
        },
        setWhere: sql`${leagues.name} is not ${excluded(leagues.name)}
          or ${leagues.sportId} is not ${excluded(leagues.sportId)}
          or ${leagues.country} is not ${newOrKnown(leagues.country)}
          or ${leagues.logoUri} is not ${newOrKnown(leagues.logoUri)}
          or ${leagues.rank} is not ${newOrKnown(leagues.rank)}`,
      }),
  );
}

export function upsertSeasons(db: Database, rows: SeasonRow[]): Statement[] {
  return insertParts(rows).map((part) =>
    db
      .insert(seasons)
      .values(part)
      .onConflictDoUpdate({
        target: seasons.id,
        set: { leagueId: excluded(seasons.leagueId), name: excluded(seasons.name) },
        setWhere: sql`${seasons.name} is not ${excluded(seasons.name)}
          or ${seasons.leagueId} is not ${excluded(seasons.leagueId)}`,
      }),
  );
}

/** Upserts teams; a code, nation or logo that the new row lacks stays. */
export function upsertTeams(db: Database, rows: TeamRow[]): Statement[] {
  return insertParts(rows).map((part) =>
    db
      .insert(teams)
      .values(part)
      .onConflictDoUpdate({
        target: teams.id,
        set: {
          sportId: excluded(teams.sportId),
          name: excluded(teams.name),
          shortName: excluded(teams.shortName),
          code: newOrKnown(teams.code),
          nation: newOrKnown(teams.nation),
          country: newOrKnown(teams.country),
          logoUri: newOrKnown(teams.logoUri),
        },
        setWhere: sql`${teams.name} is not ${excluded(teams.name)}
          or ${teams.shortName} is not ${excluded(teams.shortName)}
          or ${teams.sportId} is not ${excluded(teams.sportId)}
          or ${teams.code} is not ${newOrKnown(teams.code)}
          or ${teams.nation} is not ${newOrKnown(teams.nation)}
          or ${teams.country} is not ${newOrKnown(teams.country)}
          or ${teams.logoUri} is not ${newOrKnown(teams.logoUri)}`,
      }),
  );
}

/** Upserts grounds; a value that the new row lacks stays. */
export function upsertGrounds(db: Database, rows: VenueRow[]): Statement[] {
  return insertParts(rows).map((part) =>
    db
      .insert(venues)
      .values(part)
      .onConflictDoUpdate({
        target: venues.id,
        set: {
          name: excluded(venues.name),
          city: newOrKnown(venues.city),
          country: newOrKnown(venues.country),
          capacity: newOrKnown(venues.capacity),
        },
        setWhere: sql`${venues.name} is not ${excluded(venues.name)}
          or ${venues.city} is not ${newOrKnown(venues.city)}
          or ${venues.country} is not ${newOrKnown(venues.country)}
          or ${venues.capacity} is not ${newOrKnown(venues.capacity)}`,
      }),
  );
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
