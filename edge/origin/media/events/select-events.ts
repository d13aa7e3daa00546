import { eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { EventList } from '../../../contracts/event.ts';
import type { Database } from '../../db/database.ts';
import {
  leagues,
  matches,
  teams,
  type LeagueRow,
  type MatchRow,
  type TeamRow,
} from '../../db/schema.ts';
import { eventWire, leagueWire } from './event-wire.ts';

const homeTeams = alias(teams, 'home');
const awayTeams = alias(teams, 'away');

export interface EventRow {
  match: MatchRow;
  home: TeamRow;
  away: TeamRow;
  league: LeagueRow;
}

/** Selects matches with their teams and league, without an order. */
export function selectEvents(db: Database, where: SQL | undefined) {
  return db
    .select({ match: matches, home: homeTeams, away: awayTeams, league: leagues })
    .from(matches)
    .innerJoin(homeTeams, eq(homeTeams.id, matches.homeTeamId))
    .innerJoin(awayTeams, eq(awayTeams.id, matches.awayTeamId))
    .innerJoin(leagues, eq(leagues.id, matches.leagueId))
    .where(where);
}

/** Returns matches, and each of their leagues once. */
export function eventList(rows: readonly EventRow[]): EventList {
  const named = new Map(rows.map((row) => [row.league.id, leagueWire(row.league)]));
  return {
    events: rows.map((row) => eventWire(row.match, row.home, row.away)),
    leagues: [...named.values()],
  };
}
