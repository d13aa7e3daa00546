import * as v from 'valibot';
import { BOX_SCORES } from '../sports/box-score.ts';
import { MATCH_STATUSES } from '../sports/match-status.ts';
import { broadcastersSchema } from './broadcasters.ts';
import { lineupSchema } from './lineup.ts';
import { matchIdSchema } from './match-id.ts';
import { incidentsSchema, statsSchema } from './match-state.ts';
import { offerSchema } from './odds.ts';
import { labelSchema, positionSchema, timeSchema } from './primitives.ts';
import { entityIdSchema } from './text.ts';

const COLUMN_KEYS: readonly string[] = [
  ...new Set(
    Object.values(BOX_SCORES).flatMap((groups) =>
      groups.flatMap(({ columns }) => columns.map(({ key }) => key)),
    ),
  ),
];

/** Figures of a player or a team, by a column key of the sports' box scores. */
export const boxScoreValuesSchema = v.record(
  v.picklist(COLUMN_KEYS, 'names no column of a box score'),
  v.pipe(v.number(), v.minValue(-9_999), v.maxValue(99_999)),
);
export type BoxScoreValues = v.InferOutput<typeof boxScoreValuesSchema>;

export const boxScorePlayerSchema = v.strictObject({
  id: entityIdSchema,
  name: labelSchema,
  number: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999))),
  position: v.optional(positionSchema),
  starter: v.optional(v.boolean()),
  values: boxScoreValuesSchema,
});

/**
 * One side of a box score, each player once. If `totals` is absent, the server sums the players.
 */
export const boxScoreSideSchema = v.strictObject({
  players: v.pipe(
    v.array(boxScorePlayerSchema),
    v.maxLength(100),
    v.check(
      (players) => new Set(players.map(({ id }) => id)).size === players.length,
      'a player may be listed once',
    ),
  ),
  totals: v.optional(boxScoreValuesSchema),
});
export type BoxScoreSide = v.InferOutput<typeof boxScoreSideSchema>;

const MAX_PERIOD_STATISTICS = 100;

/** Both sides' figures in a period; the period 'ALL' is the whole match. */
export const periodStatisticsSchema = v.strictObject({
  period: v.picklist(['ALL', ...MATCH_STATUSES]),
  stats: v.pipe(
    statsSchema,
    v.maxEntries(MAX_PERIOD_STATISTICS, `at most ${MAX_PERIOD_STATISTICS} statistics`),
  ),
});
export type PeriodStatistics = v.InferOutput<typeof periodStatisticsSchema>;

/**
 * A match's data beside its live state. Absent members change nothing; present ones replace the
 * stored value (line-ups and box score by side, odds by offer).
 */
export const matchDetailsSchema = v.strictObject({
  matchId: matchIdSchema,
  /** Time of the data, ms: data older than the stored data is stale. */
  occurredAt: timeSchema,
  lineups: v.optional(
    v.strictObject({ home: v.optional(lineupSchema), away: v.optional(lineupSchema) }),
  ),
  statistics: v.optional(v.pipe(v.array(periodStatisticsSchema), v.maxLength(30))),
  boxScore: v.optional(
    v.strictObject({ home: v.optional(boxScoreSideSchema), away: v.optional(boxScoreSideSchema) }),
  ),
  /** For a match without a room: a room's own incidents take precedence. */
  incidents: v.optional(incidentsSchema),
  odds: v.optional(v.pipe(v.array(offerSchema), v.maxLength(300))),
  /** Where to watch the match. */
  broadcasters: v.optional(broadcastersSchema),
});
export type MatchDetails = v.InferOutput<typeof matchDetailsSchema>;

/** Limit of matches per details request; more gives 413. */
export const MAX_DETAILS_PER_REQUEST = 200;

/** Body of `POST /ingest/v1/details`, signed like updates. */
export const detailsRequestSchema = v.strictObject({
  source: v.pipe(v.string(), v.regex(/^[A-Za-z0-9._:-]{1,64}$/)),
  details: v.pipe(v.array(matchDetailsSchema), v.minLength(1)),
});
export type DetailsRequest = v.InferOutput<typeof detailsRequestSchema>;

/**
 * applied: some data was new. duplicate: all data was known. stale: the data that was not known is
 * older than the stored data. rejected: see `reason`.
 */
export const detailsResultSchema = v.strictObject({
  matchId: matchIdSchema,
  outcome: v.picklist(['applied', 'duplicate', 'stale', 'rejected']),
  /** 'match-unknown: …': an update or the catalogue must create the match first. */
  reason: v.optional(v.string()),
});
export type DetailsResult = v.InferOutput<typeof detailsResultSchema>;

/** Results in the request's order. */
export const detailsResponseSchema = v.strictObject({ results: v.array(detailsResultSchema) });
export type DetailsResponse = v.InferOutput<typeof detailsResponseSchema>;
