import * as v from 'valibot';
import { playerLooks } from './players.ts';
import { seasonWireSchema } from './standings.ts';
import { teamWireSchema } from './team.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** A player of a squad. `position` is as the source writes it: 'GK'. */
export const squadPlayerWireSchema = v.object({
  playerId: idSchema,
  playerName: textSchema,
  /** '2000-05-17' */
  playerBirthDate: v.nullable(textSchema),
  shirtNumber: v.nullable(figureSchema),
  position: v.nullable(textSchema),
  /** The club of a player in a national team. */
  club: v.nullable(textSchema),
  ...playerLooks,
});

/**
 * `getSquad`: players by shirt number, by default of the newest season with a squad; empty if
 * unknown. The call's name is our own.
 */
export const squadWireSchema = v.object({
  team: teamWireSchema,
  season: v.nullable(seasonWireSchema),
  players: rowsSchema(squadPlayerWireSchema),
});
export type SquadWire = v.InferOutput<typeof squadWireSchema>;
