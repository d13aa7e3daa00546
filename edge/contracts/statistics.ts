import * as v from 'valibot';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/**
 * One statistic, with a figure for each side. `key` is a statistic of the sport in
 * `realtime/sports`, which defines names, units and order. A source may send other keys; pages show
 * those as they are.
 */
export const statisticWireSchema = v.object({
  key: textSchema,
  home: figureSchema,
  away: figureSchema,
});
export type StatisticWire = v.InferOutput<typeof statisticWireSchema>;

/**
 * `getStatistics`: first the whole match, as 'ALL', then each known period by its match status
 * ('H1', 'Q3', 'S2'), in the order of play. `periods` is empty without data. The call's name is our
 * own.
 */
export const statisticsSchema = v.object({
  eventId: idSchema,
  /** Whether the match is in play, so that values still change. */
  isLive: v.boolean(),
  periods: rowsSchema(v.object({ period: textSchema, items: rowsSchema(statisticWireSchema) })),
});
export type Statistics = v.InferOutput<typeof statisticsSchema>;
