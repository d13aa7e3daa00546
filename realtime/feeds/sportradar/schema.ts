import * as v from 'valibot';
import { countSchema, labelSchema, sideSchema, timeSchema } from '../../protocol/primitives.ts';
import { entityIdSchema } from '../../protocol/text.ts';

/*
 * The used parts of Sportradar's soccer v4, tennis v3 and basketball feeds. Objects are loose: the
 * feeds often gain members.
 */

const text = v.optional(v.string());
const count = v.optional(v.nullable(countSchema));
/** Parses a time such as '2026-11-21T15:00:00+00:00' into ms. */
export const time = v.pipe(
  v.string(),
  v.transform((value) => Date.parse(value)),
  v.number('is not a date'),
  timeSchema,
);

/** Without a usable id only the name remains. */
const person = { id: v.fallback(v.optional(entityIdSchema), undefined), name: labelSchema };

/** Broadcasters, parsed one by one. The product decides which of two names they have. */
const channels = v.fallback(v.optional(v.array(v.unknown())), undefined);

const competitorSchema = v.looseObject({
  id: entityIdSchema,
  name: labelSchema,
  abbreviation: text,
  country: text,
  country_code: text,
  qualifier: sideSchema,
});

export const sportEventSchema = v.looseObject({
  id: v.string(),
  start_time: time,
  start_time_tbd: v.optional(v.boolean()),
  start_time_confirmed: v.optional(v.boolean()),
  sport_event_context: v.looseObject({
    sport: v.optional(v.looseObject({ id: v.string() })),
    category: v.optional(v.looseObject({ name: text, country_code: text })),
    competition: v.looseObject({ id: entityIdSchema, name: labelSchema }),
    season: v.optional(v.looseObject({ id: v.string(), name: text, year: text })),
    stage: v.optional(v.looseObject({ type: text, phase: text })),
    round: v.optional(v.looseObject({ name: text, number: v.optional(v.number()) })),
    groups: v.optional(v.array(v.looseObject({ name: text, group_name: text }))),
  }),
  competitors: v.array(competitorSchema),
  channels,
  tv_channels: channels,
  venue: v.optional(
    v.looseObject({
      id: text,
      name: text,
      city_name: text,
      country_name: text,
      country_code: text,
      capacity: v.optional(v.nullable(v.number())),
    }),
  ),
});
export type SportEvent = v.InferOutput<typeof sportEventSchema>;

const periodScoreSchema = v.looseObject({
  type: text,
  number: v.optional(v.number()),
  home_score: countSchema,
  away_score: countSchema,
});

export const statusSchema = v.looseObject({
  status: text,
  match_status: text,
  match_status_code: v.optional(v.number()),
  home_score: count,
  away_score: count,
  /** Id of the winner, only for a finished match, however it was decided. */
  winner_id: v.optional(v.nullable(v.string())),
  /** A federation gave the result. */
  decided_by_fed: v.optional(v.nullable(v.boolean())),
  period_scores: v.optional(v.array(periodScoreSchema)),
  game_state: v.optional(
    v.looseObject({
      home_score: v.optional(v.number()),
      away_score: v.optional(v.number()),
      serving: v.optional(v.nullable(sideSchema)),
      tie_break: v.optional(v.boolean()),
    }),
  ),
  clock: v.optional(
    v.looseObject({
      played: text,
      remaining: text,
      remaining_in_period: text,
      stopped: v.optional(v.boolean()),
    }),
  ),
});
export type SportEventStatus = v.InferOutput<typeof statusSchema>;

export const timelineEventSchema = v.looseObject({
  id: v.pipe(v.union([v.number(), v.string()]), v.transform(String), entityIdSchema),
  type: v.string(),
  time,
  match_time: count,
  stoppage_time: count,
  injury_time_announced: count,
  competitor: v.optional(v.nullable(sideSchema)),
  home_score: count,
  away_score: count,
  method: text,
  status: text,
  description: text,
  players: v.optional(v.array(v.looseObject({ ...person, type: text }))),
});
export type TimelineEvent = v.InferOutput<typeof timelineEventSchema>;

/** Figures of both sides; ignored in any other shape. */
const statisticsSchema = v.fallback(
  v.optional(
    v.looseObject({
      totals: v.looseObject({
        competitors: v.array(
          v.looseObject({
            qualifier: sideSchema,
            statistics: v.optional(v.record(v.string(), v.unknown())),
            /** Parsed one by one. */
            players: v.fallback(v.optional(v.array(v.unknown())), undefined),
          }),
        ),
      }),
    }),
  ),
  undefined,
);
export type Statistics = v.InferOutput<typeof statisticsSchema>;

/** A message of the stream: a heartbeat (`heartbeat`), or news of a match (`payload`). */
export const pushMessageSchema = v.looseObject({
  heartbeat: v.optional(v.unknown()),
  payload: v.optional(
    v.looseObject({
      sport_event: v.optional(sportEventSchema),
      sport_event_status: v.optional(statusSchema),
      event: v.optional(timelineEventSchema),
    }),
  ),
  metadata: v.optional(v.looseObject({ sport_event_id: text })),
});
export type PushPayload = NonNullable<v.InferOutput<typeof pushMessageSchema>['payload']>;

/** Answer of `sport_events/{id}/timeline.json`. Its events are parsed one by one. */
export const timelineSchema = v.looseObject({
  generated_at: time,
  sport_event: sportEventSchema,
  sport_event_status: statusSchema,
  statistics: statisticsSchema,
  timeline: v.optional(v.array(v.unknown())),
});

/** Answer of `schedules/live/summaries.json`. Its summaries are parsed one by one. */
export const summariesSchema = v.looseObject({
  generated_at: time,
  summaries: v.array(v.unknown()),
});

export const summarySchema = v.looseObject({
  sport_event: sportEventSchema,
  sport_event_status: statusSchema,
  statistics: statisticsSchema,
});
