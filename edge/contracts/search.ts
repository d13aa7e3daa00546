import * as v from 'valibot';
import { leagueWireSchema } from './league.ts';
import { sportWireSchema } from './sport.ts';
import { teamWireSchema } from './team.ts';
import { figureSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** A page of what was found, best first. `page` counts from 1; `total` is of all pages. */
function foundSchema<const Schema extends v.GenericSchema>(item: Schema) {
  return v.object({
    items: rowsSchema(item),
    page: figureSchema,
    size: figureSchema,
    total: figureSchema,
  });
}

/**
 * `searchSports`, `/team` and `/league` with `keyword`, `page?` (1) and
 * `size?` (20, at most 100), teams and leagues with `sportId?` as well. Every
 * word of the keyword begins a word of the name; case and diacritics do not matter.
 */
export const foundSportsSchema = foundSchema(sportWireSchema);
export const foundTeamsSchema = foundSchema(teamWireSchema);
export const foundLeaguesSchema = foundSchema(leagueWireSchema);

export interface Found<Item> {
  items: Item[];
  page: number;
  size: number;
  total: number;
}
