import { and, eq, inArray, notInArray, or, type SQL } from 'drizzle-orm';
import type { EventPage } from '../../../contracts/event-page.ts';
import { CLOSED_STATUSES } from '../../../../realtime/sports/event-status.ts';
import type { Database } from '../../db/database.ts';
import { matches } from '../../db/schema.ts';
import { selectPage, type PageQuery } from './select-page.ts';

export type EventPageType = 'fixtures' | 'results';

export interface EventPageQuery extends PageQuery {
  type: EventPageType;
}

/** `listTeamEvents`: empty for a team without such matches. */
export function listTeamEvents(db: Database, teamId: string, query: EventPageQuery) {
  return listPage(db, or(eq(matches.homeTeamId, teamId), eq(matches.awayTeamId, teamId)), query);
}

/** `listLeagueEvents`: of all its seasons. */
export function listLeagueEvents(db: Database, leagueId: string, query: EventPageQuery) {
  return listPage(db, eq(matches.leagueId, leagueId), query);
}

function listPage(
  db: Database,
  whose: SQL | undefined,
  { type, ...page }: EventPageQuery,
): Promise<EventPage> {
  const isLatestFirst = type === 'results';
  const within = isLatestFirst ? inArray : notInArray;
  const where = and(whose, within(matches.status, [...CLOSED_STATUSES]));
  return selectPage(db, where, { ...page, isLatestFirst });
}
