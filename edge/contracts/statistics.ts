import * as v from 'valibot';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/**
 * One figure of both sides. `key` is one of the sport's statistics in `realtime/sports`, which has their
 * names, units and order; a source may send others, which are shown by their key.
 */
export const statisticWireSchema = v.object({
  key: textSchema,
  home: figureSchema,
  away: figureSchema,
});
export type StatisticWire = v.InferOutput<typeof statisticWireSchema>;

/**
 * `getStatistics`: the whole match first, as 'ALL', then each period that is known by its match status ('H1',
 * 'Q3', 'S2'), in the order of play. Without data it has no periods. The call's name is our own.
 */
export const statisticsSchema = v.object({
  eventId: idSchema,
  /** Whether the match is in play and values still change. */
  isLive: v.boolean(),
  periods: rowsSchema(v.object({ period: textSchema, items: rowsSchema(statisticWireSchema) })),
});
export type Statistics = v.InferOutput<typeof statisticsSchema>;
