import type { Context } from 'hono';
import * as v from 'valibot';
import { createDatabase, type Database } from '../origin/db/database.ts';
import {
  searchLeagues,
  searchSports,
  searchTeams,
  type SearchQuery,
} from '../origin/media/search.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';
import { searchQuerySchema } from './read-query.ts';

/** `GET /v1/search/sport?keyword&page?&size?` → `Found<SportWire>`. */
export const searchSport = answerSearch((_db, query) => searchSports(query));

/** `GET /v1/search/team?keyword&page?&size?&sportId?` → `Found<TeamWire>`. */
export const searchTeam = answerSearch(searchTeams);

/** `GET /v1/search/league?keyword&page?&size?&sportId?` → `Found<LeagueWire>`. */
export const searchLeague = answerSearch(searchLeagues);

function answerSearch(search: (db: Database, query: SearchQuery) => unknown) {
  return async (c: Context<Bindings>) => {
    const query = v.safeParse(searchQuerySchema, c.req.query());
    if (!query.success) return answerError(c, 400, query.issues[0].message);
    return answerData(c, await search(createDatabase(c.env.DB), query.output));
  };
}
