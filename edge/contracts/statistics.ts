import * as v from 'valibot';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/**
 * One figure of both sides. `key` is one of the sport's
 * statistics in `realtime/sports`, which have their names, units and order; a
 * source may send others, which read as their own name.
 */
export const statisticWireSchema = v.object({
  key: textSchema,
  home: figureSchema,
  away: figureSchema,
});
export type StatisticWire = v.InferOutput<typeof statisticWireSchema>;

/**
 * `getStatistics`: the whole match first, as 'ALL', then each
 * period that is known by its match status ('H1', 'Q3', 'S2'), in the order of
 * play. No period at all where nothing is known. The call's name is our own.
 */
export const statisticsSchema = v.object({
  eventId: idSchema,
  /** Whether the match goes on, so that they still move. */
  isLive: v.boolean(),
  periods: rowsSchema(v.object({ period: textSchema, items: rowsSchema(statisticWireSchema) })),
});
export type Statistics = v.InferOutput<typeof statisticsSchema>;
