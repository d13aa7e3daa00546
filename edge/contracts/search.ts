import * as v from 'valibot';
import { eventWireSchema } from './event.ts';
import { leagueWireSchema } from './league.ts';
import { playerWireSchema } from './players.ts';
import { sportWireSchema } from './sport.ts';
import { teamWireSchema } from './team.ts';
import { figureSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/**
 * Returns the schema of a page of results, best first. `page` counts from 1; `total` covers all
 * pages.
 */
function foundSchema<const Schema extends v.GenericSchema>(item: Schema) {
  return v.object({
    items: rowsSchema(item),
    page: figureSchema,
    size: figureSchema,
    total: figureSchema,
  });
}

/**
 * `searchSports`, `searchTeams`, `searchLeagues` and `searchPlayers`. A result has, for every word
 * of the keyword, a word in its name that begins with it; case and diacritics do not matter. If no
 * name has such a word, the most similar words count.
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
 * `searchEvents`: matches between two teams ('red star vs blue', 'red star blue'), live ones first,
 * then the nearest in time. Empty if the keyword names only one team.
 */
export const foundEventsSchema = v.object({
  ...foundSchema(eventWireSchema).entries,
  /** The leagues of the events, each once. */
  leagues: rowsSchema(leagueWireSchema),
});
export type FoundEvents = v.InferOutput<typeof foundEventsSchema>;

export interface Found<Item> {
  items: Item[];
  page: number;
  size: number;
  total: number;
}
