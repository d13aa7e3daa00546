import { and, eq, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { EventPage } from '../../../contracts/event-page.ts';
import { CLOSED_STATUSES } from '../../../../realtime/sports/event-status.ts';
import type { Database } from '../../db/database.ts';
import { matches } from '../../db/schema.ts';
import { findLeagueSeason, type SeasonQuery } from '../leagues/seasons.ts';
import { selectPage, type PageQuery } from './select-page.ts';

export type EventPageType = 'fixtures' | 'results';

export interface EventPageQuery extends PageQuery {
  type: EventPageType;
  /** ms */
  now: number;
}

/** Answers `listTeamEvents`: empty for a team without such matches. */
export function listTeamEvents(db: Database, teamId: string, query: EventPageQuery) {
  return listPage(db, or(eq(matches.homeTeamId, teamId), eq(matches.awayTeamId, teamId)), query);
}

/**
 * Answers `listLeagueEvents`: matches of the given season, else of the current and later seasons
 * and of no season; undefined when the league or season is missing.
 */
export async function listLeagueEvents(
  db: Database,
  leagueId: string,
  { seasonId, now, ...query }: EventPageQuery & SeasonQuery,
): Promise<EventPage | undefined> {
  const found = await findLeagueSeason(db, leagueId, { seasonId, now });
  if (!found) return undefined;
  const { season, seasons } = found;
  const past = seasons.slice(seasons.findIndex(({ id }) => id === season?.id) + 1);
  const ofSeason = seasonId
    ? eq(matches.seasonId, seasonId)
    : or(
        isNull(matches.seasonId),
        notInArray(
          matches.seasonId,
          past.map(({ id }) => id),
        ),
      );
  return listPage(db, and(eq(matches.leagueId, leagueId), ofSeason), { ...query, now });
}

function listPage(
  db: Database,
  whose: SQL | undefined,
  { type, now, ...page }: EventPageQuery,
): Promise<EventPage> {
  const isLatestFirst = type === 'results';
  const within = isLatestFirst ? inArray : notInArray;
  const where = and(whose, within(matches.status, [...CLOSED_STATUSES]));
  return selectPage(db, where, {
    ...page,
    isLatestFirst,
    ...(!isLatestFirst && { overdueAt: now }),
  });
}
