import * as v from 'valibot';
import { eventWireSchema } from './event.ts';
import { leagueWireSchema } from './league.ts';
import { playerWireSchema } from './players.ts';
import { sportWireSchema } from './sport.ts';
import { teamWireSchema } from './team.ts';
import { figureSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** A page of results, best first. `page` counts from 1; `total` covers all pages. */
function foundSchema<const Schema extends v.GenericSchema>(item: Schema) {
  return v.object({
    items: rowsSchema(item),
    page: figureSchema,
    size: figureSchema,
    total: figureSchema,
  });
}

/**
 * `searchSports`, `/team`, `/league` and `/player` with `keyword`, `page?` (1) and `size?` (20, at most 100),
 * all but sports with `sportId?` as well. Every word of the keyword begins a word of the name; case and
 * diacritics do not matter. A word without a match is read as the most similar words.
 */
export const foundSportsSchema = foundSchema(sportWireSchema);
export const foundTeamsSchema = foundSchema(teamWireSchema);
export const foundLeaguesSchema = foundSchema(leagueWireSchema);

const foundPlayerSchema = v.object({
  ...playerWireSchema.entries,
  /** The player's team, if known. */
  team: v.nullable(teamWireSchema),
});
export type FoundPlayer = v.InferOutput<typeof foundPlayerSchema>;
export const foundPlayersSchema = foundSchema(foundPlayerSchema);

/**
 * `searchEvents`: matches of two teams, 'red star vs blue' or 'red star blue', live
 * ones first, then the nearest in time; none for the name of one team.
 */
export const foundEventsSchema = v.object({
  ...foundSchema(eventWireSchema).entries,
  /** Every league the events name, once. */
  leagues: rowsSchema(leagueWireSchema),
});
export type FoundEvents = v.InferOutput<typeof foundEventsSchema>;

export interface Found<Item> {
  items: Item[];
  page: number;
  size: number;
  total: number;
}
