import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';
import { seasonWireSchema, zoneWireSchema } from './standings.ts';
import { teamLooks } from './team.ts';

/** Share of the runs, 0–1. */
const chanceSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/**
 * `getSeasonOutlook`: how a football league's season may end, from simulations of the fixtures that remain. The
 * call's name is our own.
 */
export const seasonOutlookSchema = v.object({
  season: v.nullable(seasonWireSchema),
  /** Null where nothing is simulated: too few results, fixtures unknown, the season over, another kind of league. */
  outlook: v.nullable(
    v.pipe(
      v.object({
        runs: figureSchema,
        /** Start of the newest result that it counts, ms. */
        asOf: timeSchema,
        /** Number of matches that each run simulates. */
        matchesLeft: figureSchema,
        /** Consequences of places, best first. A dropped one would shift the chances. */
        zones: v.array(zoneWireSchema),
        /** Most points first. */
        teams: rowsSchema(
          v.object({
            teamId: idSchema,
            teamName: textSchema,
            teamShortName: textSchema,
            ...teamLooks,
            /** Points now. */
            points: figureSchema,
            /** Mean of the points at the end. */
            expectedPoints: figureSchema,
            /** Chance of the first place. */
            titleChance: chanceSchema,
            /** Chance of each zone, in the order of `zones`. */
            zoneChances: v.array(chanceSchema),
          }),
        ),
      }),
      v.check(
        ({ zones, teams }) => teams.every(({ zoneChances }) => zoneChances.length === zones.length),
        'each team must have a chance of each zone',
      ),
    ),
  ),
});
export type SeasonOutlook = v.InferOutput<typeof seasonOutlookSchema>;
