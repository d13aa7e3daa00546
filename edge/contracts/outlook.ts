import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';
import { seasonWireSchema, zoneWireSchema } from './standings.ts';
import { teamLooks } from './team.ts';

/** A chance as a share of the runs, 0–1. */
const chanceSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/**
 * `getSeasonOutlook`: chances for the end of a football league's season, from simulations of the
 * remaining fixtures. The call's name is our own.
 */
export const seasonOutlookSchema = v.object({
  season: v.nullable(seasonWireSchema),
  /**
   * Null if the season is not simulated: too few results, unknown fixtures, a finished season,
   * another kind of league.
   */
  outlook: v.nullable(
    v.pipe(
      v.object({
        runs: figureSchema,
        /** Start time of the newest counted result, ms. */
        asOf: timeSchema,
        /** Number of matches that each run simulates. */
        matchesLeft: figureSchema,
        /**
         * Consequences of places, best first. Not `rowsSchema`, because a dropped zone would shift
         * the chances.
         */
        zones: v.array(zoneWireSchema),
        /** Highest `expectedPoints` first. */
        teams: rowsSchema(
          v.object({
            teamId: idSchema,
            teamName: textSchema,
            teamShortName: textSchema,
            ...teamLooks,
            /** Current points. */
            points: figureSchema,
            /** Mean of the points at the end of the season. */
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
