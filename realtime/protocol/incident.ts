import * as v from 'valibot';
import { matchStatusSchema } from './match-status.ts';
import { countSchema, labelSchema, sideSchema, sidesSchema } from './primitives.ts';
import { entityIdSchema, visibleTextSchema } from './text.ts';

export const INCIDENT_TYPES = [
  'goal',
  'own-goal',
  'penalty-goal',
  'penalty-missed',
  'shootout-scored',
  'shootout-missed',
  'yellow-card',
  'second-yellow-card',
  'red-card',
  'substitution',
  'var',
  'score',
  'touchdown',
  'field-goal',
  'extra-point',
  'safety',
  'home-run',
  'run',
  'suspension',
  'timeout',
  'foul',
  'break-of-serve',
  'period-start',
  'period-end',
  'injury-time',
  'shot',
  'corner',
  'offside',
  'comment',
] as const;
export const incidentTypeSchema = v.picklist(INCIDENT_TYPES);
export type IncidentType = v.InferOutput<typeof incidentTypeSchema>;

/** Minor incidents, which timelines omit. */
export const MINOR_INCIDENTS: ReadonlySet<IncidentType> = new Set<IncidentType>([
  'shot',
  'corner',
  'offside',
  'foul',
  'comment',
]);

const percentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/**
 * A shot at goal. `x` and `y` are per cent of the pitch in attacking direction: x from its own goal
 * line (0) to the opponent's (100), y from its left touch line (0) to its right one (100).
 */
export const shotSchema = v.strictObject({
  outcome: v.picklist(['goal', 'saved', 'off-target', 'blocked', 'woodwork']),
  /** Chance that it scores, 0–1. */
  expectedGoals: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  x: v.optional(percentSchema),
  y: v.optional(percentSchema),
});
export type Shot = v.InferOutput<typeof shotSchema>;

/** How a touchdown was scored. */
export const PLAYS = [
  'pass',
  'run',
  'kick-return',
  'punt-return',
  'interception',
  'fumble',
] as const;

/**
 * An event in a match. A repeated `id` replaces the earlier one; `removed: true` cancels it (a goal
 * that the video assistant referee disallows) and keeps it in the record.
 */
export const incidentSchema = v.strictObject({
  id: entityIdSchema,
  type: incidentTypeSchema,
  /** The side that the incident counts for: for an own goal, the side that gains the goal. */
  team: v.nullable(sideSchema),
  /** Minute of play as the field counts it (45 for 45+2); null in sports without minutes. */
  minute: v.nullable(countSchema),
  /** Minutes of stoppage time beyond `minute`: 2 for 45+2. */
  stoppage: v.optional(countSchema),
  /** Seconds left in the period, in sports with a countdown clock. */
  remaining: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(86_400))),
  period: v.optional(matchStatusSchema),
  player: v.optional(labelSchema),
  /** The assisting player, the player who comes on, or the fouled player. */
  relatedPlayer: v.optional(labelSchema),
  /** Ids of both players, as in the line-up. */
  playerId: v.optional(entityIdSchema),
  relatedPlayerId: v.optional(entityIdSchema),
  /** For shots, including goals and penalties. */
  shot: v.optional(shotSchema),
  /** Value of a score: 3 for a three-pointer. */
  points: v.optional(countSchema),
  /** The kind of a touchdown, and the distance of a touchdown or field goal, yards. */
  play: v.optional(v.picklist(PLAYS)),
  yards: v.optional(countSchema),
  text: v.optional(visibleTextSchema(500)),
  /** The score after the incident. */
  score: v.optional(sidesSchema),
  removed: v.optional(v.boolean()),
});
export type Incident = v.InferOutput<typeof incidentSchema>;
