import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import { foldText } from '../../../../realtime/protocol/fold-text.ts';
import type { LeagueWire } from '../../../contracts/league.ts';
import type { Found, FoundPlayer } from '../../../contracts/search.ts';
import type { SportWire } from '../../../contracts/sport.ts';
import type { TeamWire } from '../../../contracts/team.ts';
import type { Database } from '../../db/database.ts';
import { leagues, players, searchEntries, teams, type SearchEntry } from '../../db/schema.ts';
import { leagueWire, teamWire } from '../events/event-wire.ts';
import { listSports } from '../app/sports.ts';
import { newestTeams } from '../players/newest-teams.ts';
import { playerWire } from '../players/players.ts';
import { matchOf, meantWords, typedWords, type WordMeanings } from './read-words.ts';

export interface SearchQuery {
  keyword: string;
  /** From 1. */
  page: number;
  size: number;
  sportId?: SportId | undefined;
}

/** Answers `searchTeams`: whole names first, then beginnings of names, then shorter names. */
export function searchTeams(db: Database, query: SearchQuery): Promise<Found<TeamWire>> {
  return byWords(db, query, async (words) => {
    const where = found('team', words, query.sportId);
    const [rows, [all]] = await db.batch([
      db
        .select({ team: teams })
        .from(searchEntries)
        .innerJoin(teams, eq(teams.id, searchEntries.entityId))
        .where(where)
        .orderBy(...bestFirst(words), asc(teams.name), asc(teams.id))
        .limit(query.size)
        .offset((query.page - 1) * query.size),
      db.select({ total: count() }).from(searchEntries).where(where),
    ]);
    const items = rows.map(({ team }) => teamWire(team));
    return page(items, all?.total ?? 0, query);
  });
}

/** Answers `searchLeagues`: ranked like teams. */
export function searchLeagues(db: Database, query: SearchQuery): Promise<Found<LeagueWire>> {
  return byWords(db, query, async (words) => {
    const where = found('league', words, query.sportId);
    const [rows, [all]] = await db.batch([
      db
        .select({ league: leagues })
        .from(searchEntries)
        .innerJoin(leagues, eq(leagues.id, searchEntries.entityId))
        .where(where)
        .orderBy(...bestFirst(words), asc(leagues.name), asc(leagues.id))
        .limit(query.size)
        .offset((query.page - 1) * query.size),
      db.select({ total: count() }).from(searchEntries).where(where),
    ]);
    const items = rows.map(({ league }) => leagueWire(league));
    return page(items, all?.total ?? 0, query);
  });
}

/** Answers `searchPlayers`: ranked like teams. */
export function searchPlayers(db: Database, query: SearchQuery): Promise<Found<FoundPlayer>> {
  return byWords(db, query, async (words) => {
    const where = found('player', words, query.sportId);
    const [rows, [all]] = await db.batch([
      db
        .select({ player: players })
        .from(searchEntries)
        .innerJoin(players, eq(players.id, searchEntries.entityId))
        .where(where)
        .orderBy(...bestFirst(words), asc(players.name), asc(players.id))
        .limit(query.size)
        .offset((query.page - 1) * query.size),
      db.select({ total: count() }).from(searchEntries).where(where),
    ]);
    const teamOf = await newestTeams(
      db,
      rows.map(({ player }) => player.id),
    );
    const items = rows.map(({ player }) => {
      const team = teamOf.get(player.id);
      return { ...playerWire(player), team: team ? teamWire(team) : null };
    });
    return page(items, all?.total ?? 0, query);
  });
}

/** Searches for the typed words and, if nothing has them, for those that mistyped ones may mean. */
async function byWords<Item>(
  db: Database,
  query: SearchQuery,
  search: (words: readonly WordMeanings[]) => Promise<Found<Item>>,
): Promise<Found<Item>> {
  const typed = typedWords(query.keyword);
  if (typed.length === 0) return page([], 0, query);
  const exact = await search(typed);
  const meant = exact.total > 0 ? null : await meantWords(db, typed);
  return meant ? search(meant) : exact;
}

/** Answers `searchSports`: the ten sports by name, the main ones first. */
export function searchSports(query: SearchQuery): Found<SportWire> {
  const words = foldText(query.keyword).split(' ').filter(Boolean);
  const sports = listSports().filter(({ name }) => {
    const names = foldText(name).split(' ');
    return words.length > 0 && words.every((word) => names.some((each) => each.startsWith(word)));
  });
  const start = (query.page - 1) * query.size;
  return page(sports.slice(start, start + query.size), sports.length, query);
}

/** Whether an entry of a kind has all words. */
export function found(
  kind: SearchEntry['kind'],
  words: readonly WordMeanings[],
  sportId: SportId | undefined,
): SQL | undefined {
  return and(
    eq(searchEntries.kind, kind),
    sportId === undefined ? undefined : eq(searchEntries.sportId, sportId),
    sql`${searchEntries.id} in (select rowid from search_index where search_index match ${matchOf(words)})`,
  );
}

function bestFirst(words: readonly WordMeanings[]): SQL[] {
  const likeliest = words.map(([first]) => first).join(' ');
  return [
    desc(sql`${searchEntries.text} = ${likeliest}`),
    desc(sql`substr(${searchEntries.text}, 1, ${likeliest.length}) = ${likeliest}`),
    asc(sql`length(${searchEntries.text})`),
  ];
}

export function page<Item>(items: Item[], total: number, query: SearchQuery): Found<Item> {
  return { items, page: query.page, size: query.size, total };
}
