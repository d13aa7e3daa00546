import * as v from 'valibot';
import { ALERT_KINDS } from '../contracts/alert-kinds.ts';
import { epochSchema, versionSchema } from '../../realtime/protocol/frame.ts';
import { eventStatusSchema } from '../../realtime/protocol/event-status.ts';
import { matchIdSchema } from '../../realtime/protocol/match-id.ts';
import { matchStatusSchema } from '../../realtime/protocol/match-status.ts';
import {
  labelSchema,
  sideSchema,
  sidesSchema,
  timeSchema,
} from '../../realtime/protocol/primitives.ts';
import { entityIdSchema } from '../../realtime/protocol/text.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import type { AlertMatch } from '../shared/alerts/alert-match.ts';
import { MOMENTS, type Turn } from '../shared/alerts/match-news.ts';

/** A side, or a player. */
const sideOfMatch = v.strictObject({ id: entityIdSchema, name: labelSchema });
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const alertMatchSchema = v.strictObject({
  id: matchIdSchema,
  sportKey: v.picklist(ALL_SPORTS.map(({ key }) => key)),
  leagueId: entityIdSchema,
  home: sideOfMatch,
  away: sideOfMatch,
  startTime: timeSchema,
  kind: v.picklist(['fixture', 'live', 'result', 'off']),
  status: eventStatusSchema,
  matchStatus: matchStatusSchema,
  play: v.nullable(
    v.strictObject({
      score: sidesSchema,
      shootout: v.nullable(sidesSchema),
      redCards: v.nullable(sidesSchema),
    }),
  ),
  periods: count,
  winner: v.nullable(sideSchema),
  isLate: v.optional(v.literal(true)),
}) satisfies v.GenericSchema<AlertMatch>;

const momentEntries = {
  moment: v.picklist(MOMENTS),
  side: v.nullable(sideSchema),
  player: v.nullable(sideOfMatch),
};

const turnSchema = v.variant('what', [
  v.strictObject({ what: v.picklist(['start', 'corrected', 'end', 'off', 'lineups']) }),
  v.strictObject({ what: v.literal('lead'), side: sideSchema }),
  v.strictObject({ what: v.literal('moment'), ...momentEntries }),
  v.strictObject({ what: v.literal('scored'), side: v.nullable(sideSchema) }),
  v.strictObject({ what: v.literal('red-card'), side: sideSchema }),
  v.strictObject({
    what: v.literal('break'),
    after: v.strictObject({
      name: v.picklist(['half-time', 'normal-time', 'extra-half', 'play', 'quarter', 'overtime']),
      number: count,
    }),
  }),
]) satisfies v.GenericSchema<Turn>;

/** A match's state after an update. Whether it is news is not known yet. */
const stateSchema = v.strictObject({
  match: alertMatchSchema,
  epoch: epochSchema,
  version: versionSchema,
  /** When the room answered, ms. */
  at: timeSchema,
  /** Single incidents in the updates that led to this state; absent if there are none. */
  moments: v.optional(v.array(v.strictObject({ id: entityIdSchema, ...momentEntries }))),
});
export type AlertState = v.InferOutput<typeof stateSchema>;

const lineupsSchema = v.strictObject({
  matchId: matchIdSchema,
  /** When the line-ups came, ms. */
  at: timeSchema,
});
export type LineupsCome = v.InferOutput<typeof lineupsSchema>;

/** What happened in a match at the same time, for all its fans. */
const newsSchema = v.strictObject({
  match: alertMatchSchema,
  turns: v.array(v.strictObject({ kind: v.picklist(ALERT_KINDS), turn: turnSchema })),
  /** When the room answered, ms. */
  at: timeSchema,
  /**
   * Whether the alert only replaces, without sound, one from less than a minute ago, such as a
   * second goal.
   */
  isQuick: v.boolean(),
});
export type MatchNews = v.InferOutput<typeof newsSchema>;

/** A share of the subscriptions: ids from `from` (inclusive) to `to` (exclusive). */
const shareSchema = v.strictObject({ from: v.string(), to: v.string() });
export type Share = v.InferOutput<typeof shareSchema>;

/** A message in the queue of alerts. */
export const alertMessageSchema = v.union([
  v.strictObject({ state: stateSchema }),
  /** A match whose line-ups have come. */
  v.strictObject({ lineups: lineupsSchema }),
  v.strictObject({ news: newsSchema, share: shareSchema }),
  /** News for the unproven subscriptions with this id and later ones; `part` is absent from the first. */
  v.strictObject({ news: newsSchema, unprovenFrom: v.string(), part: v.optional(count) }),
  /** Subscriptions of one push service to retry. */
  v.strictObject({ news: newsSchema, subscriptions: v.array(v.string()), origin: v.string() }),
]);
export type AlertMessage = v.InferOutput<typeof alertMessageSchema>;
