import { and, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { IN_PLAY_STATUSES } from '../../../../realtime/sports/event-status.ts';
import type { FoundEvents } from '../../../contracts/search.ts';
import { isOneOf, type Database } from '../../db/database.ts';
import { matches, searchEntries } from '../../db/schema.ts';
import { eventList, selectEvents } from '../events/select-events.ts';
import { readWords, type WordMeanings } from './read-words.ts';
import { found, page, type SearchQuery } from './search.ts';

/** Separators of two sides, in the product's languages and as signs. */
const BETWEEN = /\s(?:vs?\.?|x|contra|versus|against|[-–—@])\s/iu;
/** A word with more teams than this names no team. */
const MAX_TEAMS = 300;

/** The two parts of a keyword. Each may name a team. */
type Pairing = readonly [WordMeanings[], WordMeanings[]];

/**
 * Answers `searchEvents`: matches of two teams that the keyword names one after the other, with or
 * without 'vs' between. Live matches come first, then those nearest to `now` (ms). A keyword that
 * is one team's name finds no matches.
 */
export async function searchEvents(
  db: Database,
  query: SearchQuery & { now: number },
): Promise<FoundEvents> {
  const where = await ofTwoTeams(db, query);
  if (!where) return { ...page([], 0, query), leagues: [] };
  const isLive = inArray(matches.status, [...IN_PLAY_STATUSES]);
  const [rows, [all]] = await Promise.all([
    selectEvents(db, where)
      .orderBy(desc(isLive), sql`abs(${matches.startTime} - ${query.now})`, matches.id)
      .limit(query.size)
      .offset((query.page - 1) * query.size),
    db.select({ total: count() }).from(matches).where(where),
  ]);
  const { events, leagues } = eventList(rows);
  return { ...page(events, all?.total ?? 0, query), leagues };
}

async function ofTwoTeams(
  db: Database,
  { keyword, sportId }: SearchQuery,
): Promise<SQL | undefined> {
  const teamsOf = async (words: readonly WordMeanings[]): Promise<string[]> => {
    const rows = await db
      .select({ id: searchEntries.entityId })
      .from(searchEntries)
      .where(found('team', words, sportId))
      .limit(MAX_TEAMS + 1);
    return rows.length > MAX_TEAMS ? [] : rows.map(({ id }) => id);
  };
  const [left = '', right, ...others] = keyword.split(BETWEEN);
  if (others.length > 0) return undefined;
  const pairings: Pairing[] = [];
  if (right !== undefined)
    pairings.push(await Promise.all([readWords(db, left), readWords(db, right)]));
  else {
    const words = await readWords(db, keyword);
    if (words.length < 2 || (await teamsOf(words)).length > 0) return undefined;
    for (let at = 1; at < words.length; at += 1)
      pairings.push([words.slice(0, at), words.slice(at)]);
  }
  const conditions = await Promise.all(
    pairings
      .filter((pairing) => pairing.every((words) => words.length > 0))
      .map(async ([one, other]) => between(await teamsOf(one), await teamsOf(other))),
  );
  const known = conditions.filter((condition) => condition !== null);
  return known.length > 0
    ? and(or(...known), sportId === undefined ? undefined : eq(matches.sportId, sportId))
    : undefined;
}

/** Whether a match is between one of these and one of those teams; null if either list is empty. */
function between(ones: readonly string[], others: readonly string[]): SQL | null {
  if (ones.length === 0 || others.length === 0) return null;
  const { homeTeamId, awayTeamId } = matches;
  return sql`(${isOneOf(homeTeamId, ones)} and ${isOneOf(awayTeamId, others)}
    or ${isOneOf(homeTeamId, others)} and ${isOneOf(awayTeamId, ones)})`;
}
