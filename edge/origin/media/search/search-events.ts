import { and, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { IN_PLAY_STATUSES } from '../../../../realtime/sports/event-status.ts';
import type { FoundEvents } from '../../../contracts/search.ts';
import { isOneOf, type Database } from '../../db/database.ts';
import { matches, searchEntries } from '../../db/schema.ts';
import { eventList, selectEvents } from '../events/select-events.ts';
import { meantWords, typedWords, type WordMeanings } from './read-words.ts';
import { found, page, type SearchQuery } from './search.ts';

/** Separators of two sides, in the product's languages and as signs. */
const BETWEEN = /\s(?:vs?\.?|x|contra|versus|against|[-–—@])\s/iu;
/** A word with more teams than this names no team. */
const MAX_TEAMS = 300;

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
  const [left = [], right, ...others] = keyword.split(BETWEEN).map(typedWords);
  const all = [...left, ...(right ?? [])];
  // Without a separator, each place between two words may be where the second team's name begins.
  const places = right ? [left.length] : all.slice(1).map((_, at) => at + 1);
  const isPair = right ? left.length > 0 && right.length > 0 : all.length > 1;
  if (others.length > 0 || !isPair) return undefined;
  const find = (words: readonly WordMeanings[]) =>
    betweenTeams(db, { words, places, sportId, mayBeOne: !right });
  const exact = await find(all);
  const meant = exact === null ? await meantWords(db, all) : null;
  const where = (meant ? await find(meant) : exact) ?? undefined;
  return where && and(where, sportId === undefined ? undefined : eq(matches.sportId, sportId));
}

interface TwoNames extends Pick<SearchQuery, 'sportId'> {
  words: readonly WordMeanings[];
  /** Numbers of words that the first name may have. */
  places: readonly number[];
  /** Whether all words may be one team's name, which finds no match. */
  mayBeOne: boolean;
}

/** Returns the condition of a match between the named teams; undefined for one team, null for none. */
async function betweenTeams(
  db: Database,
  { words, places, sportId, mayBeOne }: TwoNames,
): Promise<SQL | null | undefined> {
  const [ofAll = [], ...sides] = await listTeams(db, sportId, [
    mayBeOne ? words : [],
    ...places.flatMap((place) => [words.slice(0, place), words.slice(place)]),
  ]);
  if (ofAll.length > 0) return undefined;
  const pairs = places.flatMap(
    (_, at) => between(sides[2 * at] ?? [], sides[2 * at + 1] ?? []) ?? [],
  );
  return pairs.length > 0 ? (or(...pairs) ?? null) : null;
}

/** Returns the ids of the teams whose names have all of some words, for each list of words. */
async function listTeams(
  db: Database,
  sportId: SearchQuery['sportId'],
  lists: readonly (readonly WordMeanings[])[],
): Promise<string[][]> {
  const rowsOf = (words: readonly WordMeanings[]) =>
    db
      .select({ id: searchEntries.entityId })
      .from(searchEntries)
      .where(words.length === 0 ? sql`false` : found('team', words, sportId))
      .limit(MAX_TEAMS + 1);
  const [first, ...rest] = lists.map(rowsOf);
  const answers = first === undefined ? [] : await db.batch([first, ...rest]);
  return answers.map((rows) => (rows.length > MAX_TEAMS ? [] : rows.map(({ id }) => id)));
}

/** Whether a match is between one of these and one of those teams; null if either list is empty. */
function between(ones: readonly string[], others: readonly string[]): SQL | null {
  if (ones.length === 0 || others.length === 0) return null;
  const { homeTeamId, awayTeamId } = matches;
  return sql`(${isOneOf(homeTeamId, ones)} and ${isOneOf(awayTeamId, others)}
    or ${isOneOf(homeTeamId, others)} and ${isOneOf(awayTeamId, ones)})`;
}
